"""Noir has two roles: a row for each pairing of a Killer's hand and an Inspector's, in each mode."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any, get_args

from app.games.game import Seat
from app.games.noir import GAME
from app.games.noir.model import AcceptDraw, Arrest, CitizensArrest, Kill, Mode, OfferDraw, Options, RolesSet
from tests.tournament.play import Strategy, match

FIXED = replace(GAME, prepare=lambda _state, _host, _before: (RolesSet(Seat(0), "option"),))


def by_kind(table: Any, own: Any, actions: tuple[Any, ...], lines: Sequence[Any], rng: Random) -> Any:
    """Each kind of action equally likely, then its target; no draws."""
    able = [action for action in actions if not isinstance(action, OfferDraw | AcceptDraw)]
    kind = rng.choice(sorted({type(action).__name__ for action in able}))
    return rng.choice([action for action in able if type(action).__name__ == kind])


def eager(table: Any, own: Any, actions: tuple[Any, ...], lines: Sequence[Any], rng: Random) -> Any:
    """Kills or arrests somebody its notebook leaves open whenever it can; chooses all else at random."""
    possible = own.knows.yes + own.knows.open
    strikes = [a for a in actions if isinstance(a, Kill | Arrest | CitizensArrest) and a.person in possible]
    return rng.choice(strikes) if strikes else by_kind(table, own, actions, lines, rng)


HANDS: dict[str, Strategy] = {"bot": GAME.choose, "random": by_kind, "eager": eager}
PAIRINGS = (
    ("random", "random"),
    ("bot", "random"),
    ("random", "bot"),
    ("bot", "eager"),
    ("eager", "bot"),
    ("bot", "bot"),
)


def report(matches: int) -> None:
    """Prints, for each mode and pairing, what share of the matches each role wins."""
    error = 100 / sqrt(4 * matches)
    print(f"noir, {matches} matches a figure, in % (standard error at most {error:.1f})")
    _row("mode", "killer", "inspector", "killer wins", "inspector wins", "draws")
    for mode in get_args(Mode):
        for killer, inspector in PAIRINGS:
            rng = Random(f"{mode} {killer} {inspector}")
            hands = [HANDS[killer], HANDS[inspector]]
            points = [match(FIXED, Options(mode=mode), hands, rng) for _ in range(matches)]
            counts = [sum(p[0] for p in points), sum(p[1] for p in points), sum(not any(p) for p in points)]
            _row(mode, killer, inspector, *[f"{100 * count / matches:.1f}" for count in counts])


def _row(mode: str, killer: str, inspector: str, *figures: str) -> None:
    print(f"{mode:<16}{killer:<8}{inspector:<10}" + "".join(f"{figure:>15}" for figure in figures), flush=True)
