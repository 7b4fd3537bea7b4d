"""One match between strategies, and many of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from app.games.dice import Dice
from app.games.game import Game, Seat

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
Strategy = Callable[[Any, Any, tuple[Any, ...], Sequence[Any], Random], Any]
"""Answers one of the actions from what a view holds, as a game's ``choose`` does."""


def at_random(table: Any, own: Any, actions: tuple[Any, ...], lines: Sequence[Any], rng: Random) -> Any:
    """Any of the actions."""
    return rng.choice(actions)


def match(game: AnyGame, options: Any, seats: Sequence[Strategy], rng: Random) -> tuple[int, ...]:
    """The points of one match, by seat. The seats that are due choose, the first one first."""
    seed = rng.randbytes(32)
    rolls = 0
    lines: list[list[Any]] = [[] for _ in seats]
    state = game.initial(options, len(seats))

    def happen(events: tuple[Any, ...]) -> None:
        nonlocal state
        for event in events:
            state = game.evolve(state, event)
            for seat, heard in enumerate(lines):
                line = game.tell(event, Seat(seat))
                if line is not None:
                    heard.append(line)

    def settle() -> None:
        nonlocal rolls
        while True:
            dice = Dice(seed, rolls)
            events = game.follow(state, dice)
            if not events:
                return
            rolls += dice.used
            happen(events)

    happen(game.prepare(state, None, None))
    settle()
    while (outcome := game.outcome(state)) is None:
        seat = game.due(state)[0]
        actions = game.legal_actions(state, seat)
        own = game.own(state, seat, actions)
        action = seats[seat](game.table(state), own, actions, lines[seat], rng)
        happen(game.decide(state, seat, action))
        settle()
    return outcome.points


def share(
    game: AnyGame, options: Any, n: int, one: Strategy, others: Strategy, matches: int, luck: int
) -> float:
    """The part of all points that one seat wins against n-1 others, each seat in turn."""
    rng = Random(luck)
    won = 0.0
    for i in range(matches):
        mine = i % n
        seats = [one if seat == mine else others for seat in range(n)]
        points = match(game, options, seats, rng)
        won += points[mine] / max(1, sum(points))
    return won / matches
