"""Rooms in many moments, for frames to arrive in, and their logs, to be torn."""

from __future__ import annotations

from copy import copy
from functools import cache
from random import Random

from app.games import SHELF
from app.rooms.model import AddBot, Configure, Start
from tests.support.room import Table

PEOPLE = ("Ann", "Ben", "Cem", "stranger")
"""Who asks; the stranger has no seat."""


def opened(game: str, seats: int) -> Table:
    table = Table(*PEOPLE[: min(seats, 2)], game=game, shelf=SHELF)
    for _ in range(seats - 2):
        table.ask("Ann", AddBot())
    return table


def played(game: str, seats: int, choices: int, *, turn_time: int = 0) -> Table:
    """A room whose match has come so far; past its end, it has ended."""
    table = opened(game, seats)
    if turn_time:
        table.ask("Ann", Configure(room={"turn_time": turn_time}))
    table.ask("Ann", Start(), "go")
    rng = Random(choices)
    for _ in range(choices):
        if not table.match.running:
            break
        table.step(rng)
    return table


@cache
def places() -> tuple[Table, ...]:
    """Lobbies, matches at their beginning, in the middle and at their end, of every game."""
    found: list[Table] = []
    for slug, game in SHELF.items():
        seats = max(2, game.seats(game.options_type())[0])
        found += [opened(slug, seats), played(slug, seats, 0), played(slug, seats, 7, turn_time=30)]
        found += [played(slug, seats, 16), played(slug, seats, 1000)]
    return tuple(found)


def place(number: int) -> Table:
    """One of them, as good as new."""
    tables = places()
    table = copy(tables[number % len(tables)])
    table.log, table.names, table.luck = [*table.log], {**table.names}, Random(1).randbytes
    return table
