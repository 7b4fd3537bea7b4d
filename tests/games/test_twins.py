"""The Twins law, over every game on the shelf: see ``tests/support/twins.py``."""

from __future__ import annotations

from random import Random

import pytest

from app.games.game import Audience, Seat, Viewer
from tests.support.playthrough import play
from tests.support.strategies import bots, uniform
from tests.support.trial import Setting, settings
from tests.support.twins import Tally, watch

MATCHES = 8
PAIRS = 6
"""Twins shown to each viewer of each match."""
KEPT = 0.8
"""At least so many of them are kept: one to the viewer for the deal and an action more."""
CRITICAL = 0.15
"""At least so many of the kept exchange what the game is about."""


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_twins_look_the_same_to_who_cannot_know(setting: Setting) -> None:
    found = setting.trial
    asked = tuple(found.every_action(setting.seats))
    viewers: list[Viewer] = [Audience.PUBLIC, *(Seat(seat) for seat in range(setting.seats))]
    ways = (uniform(found.group), bots)
    total = Tally()
    phases: set[str] = set()
    for number in range(MATCHES):
        rng = Random(f"{setting} {number}")
        match = play(found.game, setting.options, setting.seats, rng=rng, strategy=ways[number % 2])
        phases |= {type(step.state.phase).__name__ for step in match.steps[1:-1]}
        for viewer in viewers:
            total.add(watch(match, viewer, found.redealer, asked=asked, rng=rng, limit=PAIRS))
    print(setting, total)  # noqa: T201  the law says: it prints how many it kept
    assert total.pairs >= KEPT * MATCHES * len(viewers) * PAIRS
    assert total.critical >= CRITICAL * total.pairs
    assert total.whole
    assert set(total.phases) >= phases
