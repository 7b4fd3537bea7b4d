"""Random matches hold what the page promises: each kind of action equally likely, then its target."""

from collections import Counter
from random import Random
from typing import NamedTuple, get_args

import pytest

from app.games.noir import GAME
from app.games.noir.model import (
    DEADLY,
    EVERYBODY,
    QUIET,
    Canvassed,
    Discarded,
    Killed,
    LinesRemoved,
    Mode,
    Shifted,
)
from app.games.noir.model_board import dead_lines
from app.games.noir.model_state import State
from tests.support.noir import dealt, has_target, steps

MODES: tuple[Mode, ...] = get_args(Mode)


class Page(NamedTuple):
    """The rules page's figures: the Killer's share of wins and the mean steps."""

    killer: float
    steps: float


PAGE: dict[Mode, Page] = {
    "classic": Page(0.75, 44),
    "standard": Page(0.59, 56),
    "citizens_arrest": Page(0.49, 49),
}


class Tally:
    """What many matches showed."""

    def __init__(self) -> None:
        self.matches = 0
        self.steps = 0
        self.without_target = 0
        self.reasons: Counter[str] = Counter()
        self.canvas: Counter[bool] = Counter()
        self.shapes: Counter[tuple[int, int]] = Counter()
        self.removed: Counter[tuple[int, int]] = Counter()

    def killer_share(self) -> float:
        return (self.reasons["inspector_killed"] + self.reasons["sixteen_deceased"]) / self.matches


def watch(mode: Mode, matches: int, seed: int) -> Tally:
    rng, tally = Random(seed), Tally()
    for _ in range(matches):
        tally.matches += 1
        state = dealt(rng, mode)
        length, once = 0, False
        for before, seat, _, events, after in steps(state, rng):
            length += 1
            once = once or (seat == before.killer and not has_target(before, seat))
            for event in events:
                note(event, tally)
            nobody_lost(before, after)
            tally.shapes[len(after.board), len(after.board[0])] += 1
            state = after
        assert length <= GAME.longest(2)
        tally.steps += length
        tally.without_target += once
        tally.reasons[ended_as_the_page_says(state)] += 1
    return tally


def note(event: object, tally: Tally) -> None:
    match event:
        case Canvassed(_, _, near):
            tally.canvas[near] += 1
        case LinesRemoved(rows, columns):
            tally.removed[len(rows), len(columns)] += 1
        case Shifted() | Killed() | Discarded() | _:
            pass


def nobody_lost(before: State, after: State) -> None:
    """On the board stands everybody but deceased whose line went; every card is in exactly one place."""
    standing = "".join(after.board)
    assert len(set(standing)) == len(standing)
    assert set(EVERYBODY) - set(standing) <= set(after.dead)
    assert set(before.dead) <= set(after.dead)
    if GAME.outcome(after) is None:
        assert dead_lines(after.board, after.dead) == ((), ())
    assert min(len(after.board), len(after.board[0])) >= 2
    cards = [*after.deck, *after.hand, *after.discards, after.killer_is, after.inspector_is]
    assert len(cards) - cards.count(None) == len(EVERYBODY)
    assert len(set(cards)) == len(cards)


def ended_as_the_page_says(state: State) -> str:
    outcome = GAME.outcome(state)
    assert outcome is not None
    killer_wins = outcome.winners == (state.killer,)
    match outcome.reason:
        case "inspector_killed":
            assert killer_wins
            assert state.inspector_is is not None
            assert state.inspector_is in state.dead
        case "sixteen_deceased":
            assert killer_wins
            assert len(state.dead) == DEADLY
            assert str(state.inspector_is) not in state.dead
        case "killer_arrested":
            assert outcome.losers == (state.killer,)
            assert len(state.dead) < DEADLY
        case reason:
            assert reason == "draw_quiet"
            assert state.quiet == QUIET
    return outcome.reason


@pytest.mark.parametrize("mode", MODES)
def test_a_hundred_matches(mode: Mode) -> None:
    tally = watch(mode, 100, seed=9)
    assert set(tally.reasons) >= {"inspector_killed", "killer_arrested"}
    assert min(tally.canvas.values(), default=0) >= (0 if mode == "classic" else 10)


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_twenty_thousand_matches(mode: Mode) -> None:
    matches = 20_000
    tally = watch(mode, matches, seed=2026)
    page = PAGE[mode]
    print(  # noqa: T201  the figures are what one wants to see
        f"\n{mode}: killer {tally.killer_share():.3f}, steps {tally.steps / matches:.1f}, "
        f"without target {tally.without_target / matches:.3f}, {dict(tally.reasons)}, "
        f"canvas {dict(tally.canvas)}"
    )
    assert tally.killer_share() == pytest.approx(page.killer, abs=0.005 + 3 * 0.0035)
    assert tally.steps / matches == pytest.approx(page.steps, abs=0.5 + 3 * 0.2)
    assert 0.33 <= tally.without_target / matches <= 0.40
    assert {"inspector_killed", "sixteen_deceased", "killer_arrested"} <= set(tally.reasons)
    assert any(height != width for height, width in tally.shapes)
    assert sum(n for (rows, columns), n in tally.removed.items() if rows and columns) > 0
    if mode == "classic":
        assert not tally.canvas
    else:
        assert min(tally.canvas[True], tally.canvas[False]) > matches
