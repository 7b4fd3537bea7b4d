"""A position as a bot sees it: whom the opponent can still be, whom they can take me for, who is near whom."""

from __future__ import annotations

from math import log2

import msgspec

from app.games.noir.model import EVERYBODY, Arrest, CitizensArrest, Kill, Person, Shift
from app.games.noir.model_board import Rows, near, shifted
from app.games.noir.model_state import Clue
from app.games.noir.view_shapes import Own, Table

Features = tuple[float, ...]


class Sight(msgspec.Struct, frozen=True):
    """``suspects``: the identities the opponent can still have. ``takes``: those the opponent can take me for,
    as far as this seat can tell. ``me`` is None before the Inspector's choice. ``dead``, ``deck``: how many.
    """

    board: Rows
    me: str | None
    suspects: frozenset[str]
    takes: frozenset[str]
    dead: int
    deck: int


def sight(table: Table, own: Own) -> Sight:
    """What this seat's view says just now."""
    return Sight(
        board=table.board,
        me=own.identity,
        suspects=frozenset(own.knows.yes + own.knows.open),
        takes=taken_for(table, own),
        dead=len(table.dead),
        deck=table.deck,
    )


def taken_for(table: Table, own: Own) -> frozenset[str]:
    """Everybody living, not discarded, whom no clue about this seat's identity rules out."""
    clues = [c for c in table.clues if c.about == own.role and not c.stale]
    return frozenset(
        [p for p in EVERYBODY if p not in table.dead and p not in table.discards and not _ruled_out(p, clues)]
    )


def _ruled_out(person: str, clues: list[Clue]) -> bool:
    return any((person in clue.near) != clue.inside for clue in clues)


def features(seen: Sight) -> Features:
    """What a position is weighed by, the opponent to move: see ``bot_value``."""
    suspects, takes = seen.suspects, seen.takes
    beside = [p for p in near(seen.board, seen.me) if p in suspects] if seen.me else []
    touching = len(beside)
    return (
        1.0,
        log2(max(1, len(takes))),
        log2(max(1, len(suspects))),
        _danger(seen, beside),
        touching / max(1, len(suspects)),
        1 / len(suspects) if touching else 0.0,
        seen.dead / 16,
        seen.deck / 20,
    )


def _danger(seen: Sight, beside: list[str]) -> float:
    """How likely the opponent hits me next, if each suspect is equally likely and picks among those it may."""
    hits = sum([1 / max(1, len(seen.takes.intersection(near(seen.board, suspect)))) for suspect in beside])
    return hits / max(1, len(seen.suspects))


def after_shift(seen: Sight, shift: Shift) -> Sight:
    """The layout moves, what is known stays."""
    return msgspec.structs.replace(seen, board=shifted(seen.board, shift.axis, shift.at, shift.step))


def after_kill(seen: Sight, kill: Kill) -> Sight:
    """The victim was not the Inspector; now all know that the Killer stood next to it."""
    person = kill.person
    return msgspec.structs.replace(
        seen,
        suspects=seen.suspects - {person},
        takes=seen.takes.intersection(near(seen.board, person)) - {person},
        dead=seen.dead + 1,
    )


def after_miss(seen: Sight, arrest: Arrest | CitizensArrest) -> Sight:
    """Not the Killer; an arrest of one's own also tells that the Inspector stands there."""
    person = arrest.person
    takes = seen.takes
    if isinstance(arrest, Arrest):
        takes = takes.intersection(near(seen.board, person) + person)
    return msgspec.structs.replace(seen, suspects=seen.suspects - {person}, takes=takes)


def after_canvas(seen: Sight, card: str) -> tuple[tuple[float, Sight], ...]:
    """The two answers about the opponent around this card, each with its chance."""
    around = seen.suspects.intersection(near(seen.board, card))
    answers = (around, seen.suspects - around)
    total = max(1, len(seen.suspects))
    takes = seen.takes - {card}
    return tuple(
        [
            (len(left) / total, msgspec.structs.replace(seen, suspects=left, takes=takes, deck=seen.deck - 1))
            for left in answers
            if left
        ]
    )


def after_disguise(seen: Sight, new: str, *, costs_a_life: bool) -> Sight:
    """Somebody else from the deck: the opponent knows nothing any more."""
    unseen = frozenset([p for row in seen.board for p in row]) - {str(seen.me)}
    return msgspec.structs.replace(
        seen, me=Person(new), takes=unseen, dead=seen.dead + costs_a_life, deck=seen.deck - 1
    )
