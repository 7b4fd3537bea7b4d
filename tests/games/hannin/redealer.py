"""Hannin's redealer: worlds that the rules page makes one to a viewer. Written from that page and the nouns
alone, without a look at the game's eyes.

An identity is a physical card, numbered as it lay at the deal: hands by seat, then the box. Cards of one kind
are interchangeable, so where several would do, the one moved in secret is taken from the exchanged ones and
the one played openly is not: such twins live longest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations, zip_longest
from random import Random
from typing import Any, assert_never

from app.games.game import Seat, Viewer
from app.games.hannin.cards import KINDS, Card, in_order, recipe
from app.games.hannin.model import (
    AccusationAnswered,
    Answer,
    CardChosen,
    CardPlayed,
    CardShown,
    CardsMoved,
    Dealt,
    Event,
    GiveCard,
    HandFanned,
    HandSeen,
    HolderSeen,
    MatchEnded,
    Move,
    Pass,
    PlacePointed,
    PlayCard,
    Point,
    TurnPassed,
    switches,
)
from tests.support.playthrough import Sitting, Step
from tests.support.twins import Twin

Pair = tuple[int, int]


@dataclass(slots=True)
class World:
    """Who holds which physical card, in the recorded match; ``pair`` is exchanged in the twin."""

    faces: list[Card]
    hands: list[list[int]]
    pair: Pair

    def twin(self, card: int) -> Card:
        """What is printed on this card in the twin."""
        one, two = self.pair
        return self.faces[{one: two, two: one}.get(card, card)]

    def open(self, seat: Seat, face: Card) -> int:
        """A card of this kind to be played: not an exchanged one, if there is a choice."""
        return min(self._alike(seat, face), key=self.pair.__contains__)

    def hidden(self, seat: Seat, face: Card) -> int:
        """A card of this kind to be moved in secret: an exchanged one, if there is a choice."""
        return max(self._alike(seat, face), key=self.pair.__contains__)

    def fan(self, seat: Seat, order: tuple[Card, ...]) -> tuple[Card, ...]:
        """The same cards in the same order, with the twin's faces."""
        lying = list(self.hands[seat])
        found: list[Card] = []
        for face in order:
            card = next(card for card in lying if self.faces[card] == face)
            lying.remove(card)
            found.append(self.twin(card))
        return tuple(found)

    def move(self, seats: list[tuple[Seat, Seat]], cards: list[int]) -> None:
        """All at once: from the hands as they were."""
        for (source, _), card in zip(seats, cards, strict=True):
            self.hands[source].remove(card)
        for (_, to), card in zip(seats, cards, strict=True):
            self.hands[to].append(card)

    def _alike(self, seat: Seat, face: Card) -> list[int]:
        return [card for card in self.hands[seat] if self.faces[card] == face]


class Redealer:
    """See ``tests/support/twins.py``."""

    def twins(self, match: Sitting, viewer: Viewer, rng: Random) -> Iterator[Twin]:
        dealt = _deal(match)
        faces = [*chain.from_iterable(dealt.hands), *dealt.box]
        places = [seat for seat, hand in enumerate(dealt.hands) for _ in hand] + [-1] * len(dealt.box)
        pairs = [
            (one, two)
            for one, two in combinations(range(len(faces)), 2)
            if places[one] != places[two]
            and viewer not in (places[one], places[two])
            and faces[one] != faces[two]
            and "first_discoverer" not in (faces[one], faces[two])
            and (places[two] != -1 or _could_be_dealt(match, dealt, faces[one], faces[two]))
        ]
        rng.shuffle(pairs)
        critical = [pair for pair in pairs if _critical(faces, pair)]
        others = [pair for pair in pairs if not _critical(faces, pair)]
        for pair in chain.from_iterable(zip_longest(critical, others)):
            if pair is not None:
                yield _twin(match, dealt, faces, pair)

    def told(self, event: Event, viewer: Viewer) -> Any:
        match event:
            case Dealt(hands):
                mine = hands[viewer] if isinstance(viewer, int) else None
                return mine, next(seat for seat, hand in enumerate(hands) if "first_discoverer" in hand)
            case CardChosen(seat, card):
                return seat, card if viewer == seat else None
            case CardsMoved(seat, by, moves):
                return (
                    seat,
                    by,
                    [(m.source, m.to, m.card if viewer in (m.source, m.to) else None) for m in moves],
                )
            case HandSeen(seat, target, hand):
                return seat, target, hand if viewer == seat else None
            case HolderSeen(seat, holder):
                return seat, holder if viewer == seat else viewer == holder
            case HandFanned(seat, target):
                return seat, target
            case MatchEnded():
                return object()  # all is revealed: from here on no world is like another
            case CardPlayed() | TurnPassed() | AccusationAnswered() | PlacePointed() | CardShown():
                return event
            case _:
                assert_never(event)


def _deal(match: Sitting) -> Dealt:
    return next(event for event in match.steps[0].events if isinstance(event, Dealt))


def _critical(faces: list[Card], pair: Pair) -> bool:
    return "criminal" in (faces[pair[0]], faces[pair[1]])


def _could_be_dealt(match: Sitting, dealt: Dealt, gone: Card, come: Card) -> bool:
    """Whether the hands with ``gone`` in the box and ``come`` out of it are a deck of the recipe."""
    made = recipe(match.seats, switches(match.options).random_pool)
    hands = Counter(chain.from_iterable(dealt.hands))
    hands[gone] -= 1
    hands[come] += 1
    fixed = Counter({count.card: count.count for count in made.fixed})
    pool = Counter({count.card: count.count for count in made.pool})
    return all(fixed[kind] <= hands[kind] <= fixed[kind] + pool[kind] for kind in KINDS)


def _twin(match: Sitting, dealt: Dealt, faces: list[Card], pair: Pair) -> Twin:
    starts = [sum(map(len, dealt.hands[:seat])) for seat in range(match.seats)]
    hands = [list(range(start, start + len(hand))) for start, hand in zip(starts, dealt.hands, strict=True)]
    world = World(faces, hands, pair)
    box = range(sum(map(len, dealt.hands)), len(faces))
    redealt = Dealt(
        tuple(in_order([world.twin(card) for card in hand]) for hand in hands),
        in_order([world.twin(card) for card in box]),
    )
    deal = tuple(redealt if isinstance(event, Dealt) else event for event in match.steps[0].events)
    actions: list[Any] = []
    rolled: list[tuple[Event, ...]] = []
    chosen: dict[Seat, int] = {}
    for step in match.steps[1:]:
        action, luck = _step(world, step, chosen)
        if action is None:
            break
        actions.append(action)
        rolled.append(luck)
    names = tuple(f"{_place(match, starts, card)}: {faces[card]}" for card in pair)
    return Twin(
        exchanged=(names[0], names[1]),
        critical=_critical(faces, pair),
        deal=deal,
        actions=tuple(actions),
        rolled=tuple(rolled),
    )


def _place(match: Sitting, starts: list[int], card: int) -> str:
    size = len(_deal(match).hands[0])
    return next((f"seat {seat}" for seat, start in enumerate(starts) if start <= card < start + size), "box")


def _step(world: World, step: Step, chosen: dict[Seat, int]) -> tuple[Any, tuple[Event, ...]]:
    """The step's action and rolled events in the twin, and the world after it; no action: it cannot be."""
    seat = step.seat
    assert seat is not None
    action = step.action
    match action:
        case PlayCard(card):
            played = world.open(seat, card)
            if world.twin(played) != card:
                return None, ()
            world.hands[seat].remove(played)
        case GiveCard(card):
            chosen[seat] = world.hidden(seat, card)
            action = GiveCard(world.twin(chosen[seat]))
        case Pass() | Answer() | Point():
            pass
    rolled: list[Event] = []
    for kept in step.kept:
        event = _event(world, kept.event, chosen)
        if kept.roll is not None:
            rolled.append(event)
    return action, tuple(rolled)


def _event(world: World, event: Event, chosen: dict[Seat, int]) -> Event:
    """The event in the twin; cards that move are moved."""
    match event:
        case CardsMoved(seat, by, moves):
            ways = [(move.source, move.to) for move in moves]
            cards = [chosen.get(m.source) if by != "rumor" else world.hidden(m.source, m.card) for m in moves]
            known = [card for card in cards if card is not None]
            world.move(ways, known)
            chosen.clear()
            faces = map(world.twin, known)
            return CardsMoved(
                seat, by, tuple(Move(a, b, face) for (a, b), face in zip(ways, faces, strict=True))
            )
        case HandFanned(seat, target, order):
            return HandFanned(seat, target, world.fan(target, order))
        case _:
            return event
