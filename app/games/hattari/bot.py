"""The hand of Hattari: a bot that weighs what it saw against what the accusations tell, and bluffs.

It looks one round ahead. Each world that fits what it saw is weighted by how likely the others, seeing what
they would have seen there, would have accused as they did. In each world the players still to come are taken
to accuse whom they would suspect. Its choice is drawn, better ones more often: nobody reads it backwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

from app.games.hattari.bot_guess import Glimpse, Imagination, Setting, accused
from app.games.hattari.model import AnyAction, Swap
from app.games.hattari.model_state import Accusing, Tampering
from app.games.hattari.pieces import Markers, Place, Silhouette
from app.games.hattari.view_shapes import AnyLine, Known, Own, SuspectAt, Table

X = TypeVar("X")
NERVE = 0.03
"""How freely this bot chooses: the temperature over its chances to win."""


def choose(
    table: Table, own: Own, actions: tuple[AnyAction, ...], lines: Sequence[AnyLine], rng: Random
) -> AnyAction | None:
    """One of this seat's actions, or None when it has none."""
    match table.phase:
        case Tampering() if actions:
            mind = Imagination(setting(table), own.seat)
            return drawn(actions, [tampered(mind, own, action) for action in actions], rng)
        case Accusing() if actions:
            return drawn(actions, accusations(table, own), rng)
        case _:
            return rng.choice(actions) if actions else None


def accusations(table: Table, own: Own) -> list[float]:
    """What it promises to accuse each suspect."""
    swap = next((one.place for one in table.suspects if one.tampered), None)
    mind = Imagination(setting(table), own.seat)
    told = accused(tuple(one.stack for one in table.suspects), table.start, len(table.players))
    return mind.prospects(told, glimpse(own, None), own.unplaced, swap)


def tampered(mind: Imagination, own: Own, action: AnyAction) -> float:
    """What it promises to keep or to swap: as much as the best accusation afterwards."""
    place = action.place if isinstance(action, Swap) else None
    return max(mind.prospects((), glimpse(own, place), own.unplaced, place))


def setting(table: Table) -> Setting:
    """The round as everybody knows it."""
    laid = {seat for suspect in table.suspects for seat in suspect.stack}
    return Setting(
        start=table.start,
        round=table.round,
        unseen=next(one.place for one in table.suspects if one.unseen),
        in_play=table.in_play,
        markers=tuple(
            Markers(usable=one.usable - (seat not in laid), face_down=one.face_down)
            for seat, one in enumerate(table.players)
        ),
    )


def glimpse(own: Own, swapped: Place | None) -> Glimpse:
    """The suspects this seat knows, once it has swapped that one away."""
    known: dict[Place, Silhouette] = {
        one.where.place: one.number
        for one in own.knows
        if isinstance(one, Known) and isinstance(one.where, SuspectAt) and one.where.place != swapped
    }
    return (known.get(1), known.get(2), known.get(3))


def drawn(choices: Sequence[X], values: Sequence[float], rng: Random) -> X:
    """One of the choices, the better ones more often."""
    top = max(values)
    return rng.choices(choices, [exp((value - top) / NERVE) for value in values])[0]
