"""A seat that always accuses whom it thinks the most likely culprit, from what it has seen alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any

from app.games.hattari.model import Accuse, Options
from app.games.hattari.pieces import PLACES, culprit
from app.games.hattari.view_shapes import Known, Own, SuspectAt, Table
from tests.tournament.play import Strategy, at_random

OPTIONS = ((Options(players_2=True), 2), (Options(), 3), (Options(), 4))


def most_likely(table: Table, own: Own, actions: tuple[Any, ...], lines: Sequence[Any], rng: Random) -> Any:
    """Counts every way to lay the silhouettes it has not placed; chooses all else at random."""
    if not isinstance(actions[0], Accuse):
        return rng.choice(actions)
    seen = {
        one.where.place: one.number
        for one in own.knows
        if isinstance(one, Known) and isinstance(one.where, SuspectAt)
    }
    gaps = [place for place in PLACES if place not in seen]
    guilty: Counter[int] = Counter()
    for laid in permutations(own.unplaced, len(gaps)):
        full = seen | dict(zip(gaps, laid, strict=True))
        guilty[culprit((full[1], full[2], full[3]))] += 1
    top = max(guilty.values())
    return rng.choice([action for action in actions if guilty[action.place] == top])


STRANGERS: dict[str, Strategy] = {"random": at_random, "most likely culprit": most_likely}
