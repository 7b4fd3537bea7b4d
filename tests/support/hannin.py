"""Positions of Hannin wa Odoru, laid out by hand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from app.games.game import Seat
from app.games.hannin import GAME
from app.games.hannin.cards import BOX, Card, in_order
from app.games.hannin.model import Action, Dealt, Event, GiveCard, Options, PlayCard
from app.games.hannin.model_state import State, Step, Turning
from app.games.hannin.rules_sight import NOTHING
from tests.support.playthrough import Sitting
from tests.support.playthrough import Step as Record

SHORT: dict[str, Card] = {
    "C": "criminal",
    "F": "first_discoverer",
    "D": "detective",
    "A": "alibi",
    "T": "accomplice",
    "X": "exchange",
    "R": "rumor",
    "P": "propaganda",
    "W": "witness",
    "G": "dog",
    "Y": "boy",
    "B": "bystander",
}
"""A letter for each kind, so that a hand is a word: ``"CADX"``."""

SEED = bytes(range(32))


def cards(word: str) -> tuple[Card, ...]:
    """The hand of this word, in the fixed order."""
    return in_order([SHORT[letter] for letter in word])


def dealt(*hands: str, options: Options | None = None) -> Sitting:
    """A match at its first turn, with these hands of four; exactly one F and one C among them."""
    options = options or Options()
    given = tuple(cards(hand) for hand in hands)
    box = [card for card in BOX for _ in range(BOX[card] - sum(hand.count(card) for hand in given))]
    state = GAME.evolve(GAME.initial(options, len(hands)), Dealt(given, tuple(box)))
    return Sitting(GAME, options, len(hands), SEED, [Record(None, None, (), state)], 1)


def position(*hands: str, seat: int = 0, options: Options | None = None) -> Sitting:
    """A later turn, of ``seat``, with these hands (none of four); nobody knows anything yet."""
    options = options or Options()
    count = len(hands)
    given = tuple(cards(hand) for hand in hands)
    holder = Seat(next(s for s, hand in enumerate(given) if "criminal" in hand))
    state: State = replace(
        GAME.initial(options, count),
        phase=Turning(Seat(seat)),
        turn=5,
        hands=given,
        left=tuple(BOX.values()),
        sights=((NOTHING,) * count,) * count,
        path=(Step(holder, 0, "deal"),),
    )
    return Sitting(GAME, options, count, SEED, [Record(None, None, (), state)], 1)


def plays(sitting: Sitting, seat: int, letter: str, target: int | None = None) -> tuple[Event, ...]:
    """``seat`` plays this card; the events that came of it."""
    aim = None if target is None else Seat(target)
    return sitting.act(Seat(seat), PlayCard(SHORT[letter], aim)).events


def gives(sitting: Sitting, seat: int, letter: str) -> tuple[Event, ...]:
    """``seat`` chooses this card to give."""
    return sitting.act(Seat(seat), GiveCard(SHORT[letter])).events


def may(sitting: Sitting, seat: int) -> tuple[Action, ...]:
    """What the seat may do now."""
    actions: tuple[Action, ...] = GAME.legal_actions(sitting.state, Seat(seat))
    return actions


def own(sitting: Sitting, seat: int) -> Any:
    """What the seat knows beyond the table."""
    return GAME.own(sitting.state, Seat(seat), may(sitting, seat))


def hands(sitting: Sitting) -> list[str]:
    """Every hand as a word."""
    letters = {card: letter for letter, card in SHORT.items()}
    return ["".join(letters[card] for card in hand) for hand in sitting.state.hands]
