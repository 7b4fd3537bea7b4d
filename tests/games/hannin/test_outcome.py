"""Who wins, who loses, who neither, and the points: every row of the rules page."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from app.games.game import Outcome, Seat
from app.games.hannin import GAME
from app.games.hannin.model import MatchEnded, Options, Reason
from app.games.hannin.model_state import Played, State
from tests.support.hannin import position

EVERYONE = Options()
SOLVER = Options(detective_win="solver")
LYING = Played(1, "accomplice", None, void=False)


def ended(
    options: Options, reason: Reason, captor: int | None, apart: tuple[int, ...], seats: int = 5
) -> Outcome:
    """The outcome when seat 0 holds the criminal at the end, and these seats have played an accomplice."""
    state: State = position("C", *["B"] * (seats - 1), options=options).state
    state = replace(state, apart=tuple((LYING,) if seat in apart else () for seat in range(seats)))
    event = MatchEnded(reason, None if captor is None else Seat(captor), Seat(0))
    found = GAME.outcome(GAME.evolve(state, event))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("options", "reason", "captor", "apart", "winners", "losers", "points"),
    [
        (EVERYONE, "escape", None, (), (0,), (1, 2, 3, 4), (2, 0, 0, 0, 0)),
        (EVERYONE, "escape", None, (3,), (0, 3), (1, 2, 4), (2, 0, 0, 2, 0)),
        (EVERYONE, "escape", None, (0,), (0,), (1, 2, 3, 4), (2, 0, 0, 0, 0)),
        (SOLVER, "escape", None, (3,), (0, 3), (1, 2, 4), (2, 0, 0, 2, 0)),
        (EVERYONE, "detective", 1, (), (1, 2, 3, 4), (0,), (0, 2, 1, 1, 1)),
        (EVERYONE, "detective", 1, (2, 4), (1, 3), (0, 2, 4), (0, 2, 0, 1, 0)),
        (SOLVER, "detective", 1, (2,), (1,), (0, 2), (0, 2, 0, 1, 1)),
        (EVERYONE, "dog", 1, (2,), (1,), (0, 2), (0, 3, 0, 1, 1)),
        (SOLVER, "dog", 1, (), (1,), (0,), (0, 3, 1, 1, 1)),
        (EVERYONE, "own_side", 1, (1,), (2, 3, 4), (0, 1), (0, 0, 1, 1, 1)),
        (SOLVER, "own_side", 1, (1, 2), (3, 4), (0, 1, 2), (0, 0, 0, 1, 1)),
    ],
)
def test_each_row(
    options: Options,
    reason: Reason,
    captor: int | None,
    apart: tuple[int, ...],
    winners: tuple[int, ...],
    losers: tuple[int, ...],
    points: tuple[int, ...],
) -> None:
    found = ended(options, reason, captor, apart)
    assert (found.winners, found.losers, found.reason, found.points) == (winners, losers, reason, points)


@pytest.mark.parametrize("options", [EVERYONE, SOLVER])
def test_when_all_are_on_the_criminals_side_nobody_wins_and_nobody_scores(options: Options) -> None:
    found = ended(options, "own_side", 1, (1, 2), seats=3)
    assert (found.winners, found.losers, found.points) == ((), (0, 1, 2), (0, 0, 0))
