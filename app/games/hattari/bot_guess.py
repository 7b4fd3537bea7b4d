"""What the bot imagines: the worlds that fit what it saw, and how the rest of the round may go in each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from math import exp
from typing import NamedTuple

from app.games.game import Seat
from app.games.hattari.pieces import (
    PLACES,
    Markers,
    Place,
    Silhouette,
    Stack,
    Trio,
    best,
    culprit,
    ending,
    settle,
)

TRUST = 0.3
"""How freely others are taken to accuse: the temperature over what they must believe."""
STEP = 0.55
"""How much one marker more or less than the others counts while the match goes on."""
FACE_DOWN = 0.05
"""How much of a marker it costs besides to lie face-down: it decides ties."""

Chances = tuple[float, float, float]
"""One figure for each place."""
Stacks = tuple[Stack, Stack, Stack]
Glimpse = tuple[Silhouette | None, Silhouette | None, Silhouette | None]
"""The suspects as one seat knows them; None where it does not."""


class World(NamedTuple):
    """One way the pieces may lie. ``victim`` None: it does not matter here."""

    suspects: Trio
    victim: Silhouette | None


class Setting(NamedTuple):
    """What everybody knows of the round. ``swap``: the place, or None.

    ``markers`` are those left once everybody has accused, before the round is settled.
    """

    start: Seat
    round: int
    unseen: Place
    swap: Place | None
    in_play: tuple[Silhouette, ...]
    markers: tuple[Markers, ...]


def worlds(glimpse: Glimpse, unplaced: tuple[Silhouette, ...], *, victim_open: bool) -> Iterator[World]:
    """Every world that fits: the unplaced silhouettes laid where this seat does not know."""
    gaps = [i for i, number in enumerate(glimpse) if number is None]
    for laid in permutations(unplaced, len(gaps) + victim_open):
        filled = iter(laid)
        one, two, three = (next(filled) if number is None else number for number in glimpse)
        yield World(suspects=(one, two, three), victim=next(filled, None))


def glimpsed(suspects: Trio, hidden: tuple[Place, ...]) -> Glimpse:
    """These suspects for somebody who does not know the hidden places."""
    one, two, three = (
        None if place in hidden else number for place, number in zip(PLACES, suspects, strict=True)
    )
    return (one, two, three)


@lru_cache(maxsize=8192)
def suspicion(glimpse: Glimpse, gone: Silhouette | None, in_play: tuple[Silhouette, ...]) -> Chances:
    """How likely somebody who knows just this accuses each place: the likelier culprit, the more often."""
    rest = tuple(number for number in in_play if number not in (*glimpse, gone))
    guilty = [culprit(world.suspects) for world in worlds(glimpse, rest, victim_open=False)]
    return softened([guilty.count(place) / len(guilty) for place in PLACES], TRUST)


def softened(figures: list[float], temperature: float) -> Chances:
    """Figures as chances: the higher, the likelier, all possible."""
    top = max(figures)
    one, two, three = (exp((figure - top) / temperature) for figure in figures)
    total = one + two + three
    return (one / total, two / total, three / total)


def accusers(stacks: Stacks, setting: Setting) -> list[tuple[Seat, Place]]:
    """Who has accused whom, in order."""
    under = {seat: place for place, stack in zip(PLACES, stacks, strict=True) for seat in stack}
    n = len(setting.markers)
    order = [Seat((setting.start + i) % n) for i in range(len(under))]
    return [(seat, under[seat]) for seat in order]


def likelihood(world: World, told: list[tuple[Seat, Place]], setting: Setting) -> float:
    """How likely the accusations so far are, if the pieces lie like this."""
    weight = 1.0
    last: Place | None = None
    for _, place in told:
        if last is None:
            hidden = (setting.unseen,) if setting.swap is None else (setting.unseen, setting.swap)
            gone = world.victim
        else:
            hidden, gone = (last,), None
        weight *= suspicion(glimpsed(world.suspects, hidden), gone, setting.in_play)[place - 1]
        last = place
    return weight


class Imagination:
    """The rest of one round in the head of one seat. Keeps what it has counted once."""

    def __init__(self, setting: Setting, me: Seat) -> None:
        self.setting = setting
        self.me = me
        self._worth: dict[tuple[Stacks, Place], float] = {}

    def prospects(self, stacks: Stacks, glimpse: Glimpse, unplaced: tuple[Silhouette, ...]) -> list[float]:
        """This seat's chance to win the match, for each place it may accuse now."""
        told = accusers(stacks, self.setting)
        open_victim = bool(told) and self.setting.swap is not None
        fitting = [
            (world, likelihood(world, told, self.setting))
            for world in worlds(glimpse, unplaced, victim_open=open_victim)
        ]
        total = sum(weight for _, weight in fitting)
        return [
            sum(weight * self._after(world.suspects, stacks, self.me, place) for world, weight in fitting)
            / total
            for place in PLACES
        ]

    def _after(self, suspects: Trio, stacks: Stacks, seat: Seat, place: Place) -> float:
        """The chance once this seat has accused, over all that the seats still to come may do."""
        one, two, three = (
            (*stack, seat) if at == place else stack for at, stack in zip(PLACES, stacks, strict=True)
        )
        stacks = (one, two, three)
        following = Seat((seat + 1) % len(self.setting.markers))
        if following == self.setting.start:
            return self._value(stacks, culprit(suspects))
        chances = suspicion(glimpsed(suspects, (place,)), None, self.setting.in_play)
        return sum(
            chance * self._after(suspects, stacks, following, at)
            for at, chance in zip(PLACES, chances, strict=True)
        )

    def _value(self, stacks: Stacks, guilty: Place) -> float:
        """The chance to win once this round is settled so."""
        key = (stacks, guilty)
        if key not in self._worth:
            _, after = settle(stacks, guilty, self.setting.markers)
            self._worth[key] = worth(after, self.me, self.setting.round)
        return self._worth[key]


def worth(markers: tuple[Markers, ...], me: Seat, played: int) -> float:
    """The chance of ``me`` to win from here: exact when the match ends now, else by the markers each has."""
    if ending(markers, played) is not None:
        winners = best(markers)
        return 1 / len(winners) if me in winners else 0.0
    weights = [exp(-STEP * (one.usable + one.face_down + FACE_DOWN * one.face_down)) for one in markers]
    return weights[me] / sum(weights)
