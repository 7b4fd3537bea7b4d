"""Twins of the toy game, for the law of the wire: two cards that the viewer was not dealt change values."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from app.games.game import Audience, Viewer
from tests.support.playthrough import Sitting
from tests.support.toy import (
    Chosen,
    Clap,
    Clapped,
    Dealt,
    Drawn,
    FirstSet,
    Pass,
    Passed,
    Play,
    Played,
)
from tests.support.twins import Twin


class UnlikeError(Exception):
    """From here on the twin cannot do by identity what was done."""


class Pile:
    """Cards in their places, by identity, with the values of both worlds."""

    def __init__(self, identities: list[int]) -> None:
        self.cards = identities

    def take(self, value: int, one: list[int], two: list[int]) -> int:
        """The identity that this value takes from the pile in the recorded world, as in the twin's."""
        place = [one[card] for card in self.cards].index(value)
        card = self.cards[place]
        if [two[each] for each in self.cards].index(two[card]) != place:
            raise UnlikeError
        return self.cards.pop(place)


class ToyRedealer:
    def twins(self, match: Sitting, viewer: Viewer, rng: Random) -> Iterator[Twin]:
        deal = next(event for event in match.steps[0].events if isinstance(event, Dealt))
        values = [card for hand in (*deal.hands, deal.deck) for card in hand]
        size = len(deal.hands[0])
        mine = range(0) if isinstance(viewer, Audience) else range(viewer * size, (viewer + 1) * size)
        pairs = [
            (a, b)
            for a, b in combinations(range(len(values)), 2)
            if values[a] != values[b] and a not in mine and b not in mine
        ]
        rng.shuffle(pairs)
        for a, b in pairs:
            other = list(values)
            other[a], other[b] = values[b], values[a]
            yield self.twin(match, values, other, (a, b), size)

    def twin(self, match: Sitting, one: list[int], two: list[int], pair: tuple[int, int], size: int) -> Twin:
        seats = match.seats
        hands = tuple(tuple(two[s * size : (s + 1) * size]) for s in range(seats))
        deal = tuple(
            Dealt(hands, tuple(two[seats * size :])) if isinstance(event, Dealt) else event
            for event in match.steps[0].events
        )
        piles = [Pile(list(range(s * size, (s + 1) * size))) for s in range(seats)]
        deck = Pile(list(range(seats * size, len(one))))
        actions: list[Any] = []
        rolled: list[tuple[Any, ...]] = []
        try:
            for step in match.steps[1:]:
                action, luck = self.step(step.events, step.action, piles, deck, (one, two))
                actions.append(action)
                rolled.append(luck)
        except UnlikeError:
            pass
        names = tuple(f"card {card}: {one[card]}" for card in pair)
        return Twin(
            exchanged=(names[0], names[1]), critical=5 in (one[pair[0]], one[pair[1]]), deal=deal,
            actions=tuple(actions[: len(rolled)]), rolled=tuple(rolled),
        )  # fmt: skip

    def step(
        self,
        events: tuple[Any, ...],
        action: Any,
        piles: list[Pile],
        deck: Pile,
        worlds: tuple[list[int], list[int]],
    ) -> tuple[Any, tuple[Any, ...]]:
        one, two = worlds
        luck: list[Any] = []
        for event in events:
            match event:
                case Played(seat, card):
                    action = Play(two[piles[seat].take(card, one, two)])
                    if action.card != card:
                        raise UnlikeError
                case Chosen(seat, card):
                    hand = Pile(list(piles[seat].cards))
                    action = Pass(two[hand.take(card, one, two)])
                case Clapped():
                    action = Clap()
                case Drawn(seat, card):
                    drawn = deck.take(card, one, two)
                    piles[seat].cards.append(drawn)
                    luck.append(Drawn(seat, two[drawn]))
                case Passed(cards):
                    given = [None if c is None else piles[s].take(c, one, two) for s, c in enumerate(cards)]
                    for giver, passed in enumerate(given):
                        if passed is not None:
                            piles[(giver + 1) % len(piles)].cards.append(passed)
        return action, tuple(luck)

    def told(self, event: Any, viewer: Viewer) -> Any:
        me = None if isinstance(viewer, Audience) else viewer
        match event:
            case FirstSet() | Played() | Clapped():
                return event
            case Dealt(hands):
                return None if me is None else hands[me]
            case Chosen(seat, card) | Drawn(seat, card):
                return (seat, card if seat == me else None)
            case Passed(cards):
                return None if me is None else (cards[me], cards[me - 1], [c is None for c in cards])
        raise AssertionError(event)
