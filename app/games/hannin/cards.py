"""The printed matter: kinds of cards, their fixed order, the box, and the recipe of each deck. All public."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Card = Literal[
    "criminal",
    "first_discoverer",
    "detective",
    "alibi",
    "accomplice",
    "exchange",
    "rumor",
    "propaganda",
    "witness",
    "dog",
    "boy",
    "bystander",
]
"""A kind of card. Cards of one kind are interchangeable: a card has no identity."""

BOX: Final[dict[Card, int]] = {
    "criminal": 1,
    "first_discoverer": 1,
    "detective": 4,
    "alibi": 5,
    "accomplice": 2,
    "exchange": 5,
    "rumor": 4,
    "propaganda": 3,
    "witness": 3,
    "dog": 1,
    "boy": 1,
    "bystander": 2,
}
"""How many of each kind lie in the box: 32 cards. Its order is the one order in which hands are shown."""

KINDS: Final[tuple[Card, ...]] = tuple(BOX)
PLACE: Final[dict[Card, int]] = {card: place for place, card in enumerate(KINDS)}
"""A kind's place in the fixed order."""

ACTIONS: Final[tuple[Card, ...]] = (
    "exchange",
    "rumor",
    "propaganda",
    "witness",
    "dog",
    "boy",
    "bystander",
)
"""What ``random_pool: actions`` draws from."""

AIMED: Final[tuple[Card, ...]] = ("detective", "exchange", "witness", "dog")
"""What is played at another player who has cards."""

HAND: Final = 4
"""Cards dealt to each player."""

_FIXED: Final[tuple[Card, ...]] = ("criminal", "first_discoverer", "detective", "alibi", "accomplice")
_ROWS: Final[dict[int, tuple[int, ...]]] = {
    3: (1, 1, 1, 1, 0),
    4: (1, 1, 1, 1, 1),
    5: (1, 1, 1, 2, 1),
    6: (1, 1, 2, 2, 2),
    7: (1, 1, 2, 3, 2),
}


class Count(msgspec.Struct, frozen=True):
    """So many cards of one kind."""

    card: Card
    count: int


class Recipe(msgspec.Struct, frozen=True):
    """What a deck is made of: ``fixed`` cards, and ``drawn`` more at random out of ``pool``."""

    fixed: tuple[Count, ...]
    drawn: int
    pool: tuple[Count, ...]


def recipe(seats: int, random_pool: Literal["everything", "actions"]) -> Recipe:
    """The deck for so many players, from 3 to 8. With eight it is the whole box, under either pool."""
    if seats == max(_ROWS) + 1:
        return Recipe(tuple(Count(card, count) for card, count in BOX.items()), 0, ())
    fixed = {card: count for card, count in zip(_FIXED, _ROWS[seats], strict=True) if count}
    left = {card: count - fixed.get(card, 0) for card, count in BOX.items()}
    pool = tuple(
        Count(card, count)
        for card, count in left.items()
        if count and (random_pool == "everything" or card in ACTIONS)
    )
    drawn = HAND * seats - sum(fixed.values())
    return Recipe(tuple(Count(card, count) for card, count in fixed.items()), drawn, pool)


def spread(counts: tuple[Count, ...]) -> tuple[Card, ...]:
    """The single cards of these counts, in the fixed order."""
    return tuple(count.card for count in counts for _ in range(count.count))


def in_order(cards: list[Card]) -> tuple[Card, ...]:
    """The cards in the fixed order of kinds: where a card came from cannot be seen from it."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand with one card of this kind fewer."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
