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
Stacks = tuple[Stack, ...]
Told = tuple[Place, ...]
"""The accusations of a round in order, from the start player's on."""
Glimpse = tuple[Silhouette | None, Silhouette | None, Silhouette | None]
"""The suspects as one seat knows them; None where it does not."""


class World(NamedTuple):
    """One way the pieces may lie. ``victim`` None: it does not matter here."""

    suspects: Trio
    victim: Silhouette | None


class Setting(NamedTuple):
    """What everybody knows of the round. ``markers``: once everybody has accused, before it is settled."""

    start: Seat
    round: int
    unseen: Place
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


def accused(stacks: Stacks, start: Seat, seats: int) -> Told:
    """Whom each seat has accused so far, from the start player on."""
    under = {seat: place for place, stack in zip(PLACES, stacks, strict=True) for seat in stack}
    return tuple(under[Seat((start + i) % seats)] for i in range(len(under)))


def likelihood(world: World, told: Told, setting: Setting, swap: Place | None) -> float:
    """How likely the accusations so far are, if the pieces lie like this. ``swap``: the place, or None."""
    weight = 1.0
    hidden: tuple[Place, ...]
    for i, place in enumerate(told):
        if i > 0:
            hidden, gone = (told[i - 1],), None
        elif swap is None:
            hidden, gone = (setting.unseen,), None
        else:
            hidden, gone = (setting.unseen, swap), world.victim
        weight *= suspicion(glimpsed(world.suspects, hidden), gone, setting.in_play)[place - 1]
    return weight


class Imagination:
    """The rest of one round in the head of one seat. Keeps what it has counted once."""

    def __init__(self, setting: Setting, me: Seat) -> None:
        self.setting = setting
        self.me = me
        self._worth: dict[tuple[Told, Place], float] = {}

    def prospects(
        self, told: Told, glimpse: Glimpse, unplaced: tuple[Silhouette, ...], swap: Place | None
    ) -> list[float]:
        """This seat's chance to win the match, for each place it may accuse now."""
        sums = [0.0, 0.0, 0.0]
        total = 0.0
        open_victim = bool(told) and swap is not None
        for world in worlds(glimpse, unplaced, victim_open=open_victim):
            weight = likelihood(world, told, self.setting, swap)
            total += weight
            guilty = culprit(world.suspects)
            ahead = [suspicion(glimpsed(world.suspects, (at,)), None, self.setting.in_play) for at in PLACES]
            for i, place in enumerate(PLACES):
                sums[i] += weight * self._after((*told, place), ahead, guilty)
        return [one / total for one in sums]

    def _after(self, told: Told, ahead: list[Chances], guilty: Place) -> float:
        """The chance once these have accused, over all that the seats still to come may do.

        ``ahead``: how likely each place is accused by a seat that follows an accusation of place 1, 2, 3.
        """
        if len(told) == len(self.setting.markers):
            return self._value(told, guilty)
        chances = ahead[told[-1] - 1]
        return sum(chances[at - 1] * self._after((*told, at), ahead, guilty) for at in PLACES)

    def _value(self, told: Told, guilty: Place) -> float:
        """The chance to win once this round is settled so."""
        key = (told, guilty)
        if key not in self._worth:
            n = len(told)
            order = [(Seat((self.setting.start + i) % n), place) for i, place in enumerate(told)]
            stacks = tuple(tuple(seat for seat, at in order if at == place) for place in PLACES)
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
