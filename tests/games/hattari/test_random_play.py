"""Ten thousand random matches per seat count, against the figures of the rules page."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from app.games.dice import Dice
from app.games.hattari import GAME
from app.games.hattari.model import Options
from app.games.hattari.model_state import State
from app.games.hattari.pieces import MARKERS_EACH

MATCHES = 10_000


def markers(state: State) -> int:
    """Everybody's markers, those on the table included."""
    held = sum(one.usable + one.face_down for one in state.markers)
    if GAME.table(state).turn is None or state.scene is None:
        return held
    return held + sum(len(stack) for stack in state.scene.stacks)


def at_rest(state: State, seed: bytes, roll: int) -> tuple[State, int]:
    while True:
        dice = Dice(seed, roll)
        events = GAME.follow(state, dice)
        if not events:
            return state, roll
        roll += dice.used
        for event in events:
            state = GAME.evolve(state, event)


def random_match(n: int, luck: Random) -> State:
    seed = luck.randbytes(32)
    state, roll = at_rest(GAME.initial(Options(players_2=n == 2), n), seed, 0)
    for _ in range(GAME.longest(n)):
        due = GAME.due(state)
        if not due:
            return state
        seat = luck.choice(due)
        action = luck.choice(GAME.legal_actions(state, seat))
        for event in GAME.decide(state, seat, action):
            state = GAME.evolve(state, event)
        state, roll = at_rest(state, seed, roll)
        assert markers(state) == MARKERS_EACH * n
    raise AssertionError("the match has not ended within its bound")


def near(share: float, stated: float, rounding: float) -> bool:
    """Within four standard errors of the stated share, which was rounded."""
    error = sqrt(stated * (1 - stated) / MATCHES)
    return abs(share - stated) <= 4 * error + rounding


@pytest.mark.slow
@pytest.mark.parametrize(
    ("n", "rounds", "no_usable", "shared"),
    [(2, 6.5, 0.996, 0.05), (3, 5.8, 0.89, 0.05), (4, 5.1, 0.70, 0.10)],
)
def test_random_matches_are_as_long_and_end_as_the_rules_page_says(
    n: int, rounds: float, no_usable: float, shared: float
) -> None:
    luck = Random(20261129 + n)
    ends = [random_match(n, luck) for _ in range(MATCHES)]
    outcomes = [GAME.outcome(state) for state in ends]
    reasons = Counter(one.reason for one in outcomes if one is not None)
    mean = sum(state.round for state in ends) / MATCHES
    ties = sum(len(one.winners) > 1 for one in outcomes if one is not None) / MATCHES
    print(f"{n} players: {mean:.2f} rounds, {reasons}, {ties:.1%} shared")  # noqa: T201  the figures are worth reading
    assert abs(mean - rounds) < 0.12
    assert near(reasons["no_usable"] / MATCHES, no_usable, 0.01)
    assert near(ties, shared, 0.01)
    assert set(reasons) <= {"no_usable", "many"}


def test_a_few_random_matches_keep_every_marker() -> None:
    luck = Random(7)
    for n in (2, 3, 4):
        for _ in range(20):
            assert GAME.outcome(random_match(n, luck)) is not None
