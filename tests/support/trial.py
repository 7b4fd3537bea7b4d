"""What a game brings so that the laws can be held against it: one ``tests/games/<slug>/trial.py`` each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from app.games import SHELF
from tests.support.playthrough import AnyGame
from tests.support.twins import Redealer


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Trial:
    """``TRIAL`` in a game's ``trial.py``.

    ``option_sets``: the options under which every law is tried, by a name that may stand in a file's name.
    Together they must reach every switch.

    ``every_action(seats)``: all values of the action type, within the table's bounds and a little beyond.
    Soundness sends each of them from each seat in each state.

    ``group(action)``: actions of one group share their chance in random play, as the numbers of the rules
    page were taken.

    ``redealer``: see ``tests/support/twins.py``.
    """

    game: AnyGame
    option_sets: Mapping[str, Any]
    every_action: Callable[[int], Iterable[Any]]
    group: Callable[[Any], Hashable]
    redealer: Redealer


def trial(slug: str) -> Trial:
    """The trial of one game on the shelf."""
    found = import_module(f"tests.games.{slug}.trial").TRIAL
    assert isinstance(found, Trial)
    return found


@dataclass(frozen=True, slots=True)
class Setting:
    """One game under one option set with one number of seats."""

    trial: Trial
    name: str
    seats: int

    @property
    def options(self) -> Any:
        return self.trial.option_sets[self.name]

    def __str__(self) -> str:
        return f"{self.trial.game.slug}-{self.name}-{self.seats}"


@cache
def settings() -> list[Setting]:
    """Every game on the shelf, under each of its option sets, with every number of seats that fits."""
    return [
        Setting(found, name, seats)
        for found in map(trial, SHELF)
        for name, options in found.option_sets.items()
        for seats in found.game.seats(options)
    ]
