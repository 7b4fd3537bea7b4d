"""A hand that plays a seat from its view alone.

It guesses who holds the criminal (``bot_guess.py``), gives each legal action a worth from where it stands
(hunting, holding the criminal, or helping its holder), and does what is worth most. It never gives the criminal
away while it has another card.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal, assert_never

from app.games.game import Seat
from app.games.hannin.bot_guess import odds
from app.games.hannin.cards import BOX, Card
from app.games.hannin.model import Action, Answer, GiveCard, Pass, PlayCard, Point
from app.games.hannin.model_state import WasSeen
from app.games.hannin.view_shapes import GivingTable, Line, Own, Table

Role = Literal["hunter", "holder", "helper"]

PLAY: dict[Role, dict[Card, float]] = {
    "hunter": {
        "alibi": 26,
        "bystander": 24,
        "witness": 22,
        "boy": 24,
        "rumor": 16,
        "propaganda": 15,
        "exchange": 14,
        "accomplice": 12,
        "detective": 4,
        "dog": 8,
    },
    "holder": {
        "bystander": 30,
        "accomplice": 28,
        "boy": 27,
        "detective": 24,
        "dog": 24,
        "witness": 22,
        "propaganda": 16,
        "exchange": 12,
        "rumor": 6,
        "alibi": 2,
    },
    "helper": {
        "detective": 26,
        "dog": 26,
        "boy": 24,
        "bystander": 22,
        "accomplice": 20,
        "witness": 18,
        "alibi": 10,
        "rumor": 12,
        "propaganda": 14,
        "exchange": 16,
    },
}
"""What playing a card is worth by itself; targets add to it. What is not named is worth nothing."""

KEEP: dict[Role, dict[Card, float]] = {
    "hunter": {"detective": 40, "dog": 35, "boy": 30, "witness": 28, "accomplice": 20, "alibi": 12},
    "holder": {"criminal": 1000, "alibi": 90, "detective": 40, "dog": 40, "boy": 40, "witness": 30},
    "helper": {"detective": 40, "dog": 40, "boy": 35, "witness": 20, "alibi": 15},
}
"""What keeping a card is worth when one must be given; what is not named may go."""

SURE = 0.95
NOISE = 3.0
"""So much luck decides between actions of about the same worth."""


def choose(
    table: Table, own: Own, actions: tuple[Action, ...], lines: Sequence[Line], rng: Random
) -> Action | None:
    """One of ``actions``, the one worth most; None without any."""
    if not actions:
        return None
    mind = Mind(table, own, odds(table, own, lines))
    return max(actions, key=lambda action: mind.worth(action) + NOISE * rng.random())


class Mind:
    """Where a seat stands at one moment, and what an action is worth to it."""

    def __init__(self, table: Table, own: Own, suspicion: tuple[float, ...]) -> None:
        self.table = table
        self.own = own
        self.suspicion = suspicion
        self.holding = "criminal" in own.hand
        self.role: Role = "holder" if self.holding else "helper" if own.guilty else "hunter"

    def worth(self, action: Action) -> float:
        """The more, the better; what it means in turns or points is not promised."""
        match action:
            case PlayCard(card=card, target=target):
                base = PLAY[self.role].get(card, 0.0)
                return base + (self._untargeted(card) if target is None else self._at(card, target))
            case GiveCard(card=card):
                return -self._keep(card)
            case Answer(yes=yes):
                return 0.0 if yes else 10.0
            case Point() | Pass():
                return 0.0
            case _:
                assert_never(action)

    def _untargeted(self, card: Card) -> float:
        known = max(self.suspicion) > SURE
        if card == "criminal":
            return 1000.0
        if card == "boy" and self.role == "hunter":
            return -16.0 if known else 14.0
        if card == "accomplice" and self.role == "hunter":
            gone = sum(played.card == "detective" for place in self.table.seats for played in place.played)
            armed = known and "detective" in self.own.hand
            return -12.0 if armed else 24.0 * gone / BOX["detective"]
        if card == "rumor" and self.holding and self._seen() and "alibi" not in self.own.hand:
            return 30.0
        return 0.0

    def _at(self, card: Card, target: Seat) -> float:
        """What the target adds."""
        suspect = self.suspicion[target]
        if self.role != "hunter":
            return self._astray(card, suspect)
        if card == "detective":
            caught = suspect * (1 - self._alibi(target))
            return 100 * caught if caught > 1 / len(self.suspicion) else 20 * caught
        if card == "dog":
            return 120 * suspect / self.table.seats[target].hand
        if card == "witness":
            return -12.0 if max(self.suspicion) > SURE else 30 * suspect
        return -10 * suspect

    def _astray(self, card: Card, suspect: float) -> float:
        """On the criminal's side: point away from the criminal, and bring it what it needs."""
        if card in ("detective", "dog"):
            return -200 * suspect
        if card == "exchange" and self.role == "helper" and "alibi" in self.own.hand:
            return 30 * suspect
        return -2 * suspect

    def _keep(self, card: Card) -> float:
        """What keeping the card is worth, given who would receive it."""
        worth = KEEP[self.role].get(card, 0.0)
        suspect = self.suspicion[self._receiver()]
        if card == "alibi" and self.role == "helper":
            return worth - 60 * suspect
        if card == "alibi" and self.role == "hunter":
            return worth + 60 * suspect
        return worth

    def _receiver(self) -> Seat:
        phase, me = self.table.phase, self.own.seat
        assert isinstance(phase, GivingTable)
        if phase.by == "propaganda":
            return Seat((me + 1) % len(self.table.seats))
        return next(seat for seat in (*phase.waiting, *phase.chosen) if seat != me)

    def _alibi(self, target: Seat) -> float:
        """How likely the target has an alibi at hand."""
        for knows in self.own.knows:
            if knows.seat == target:
                if "alibi" in knows.yes:
                    return 1.0
                if "alibi" in knows.no:
                    return 0.0
        return 0.1 * self.table.seats[target].hand

    def _seen(self) -> bool:
        """Whether a boy ever saw me with the criminal."""
        return any(isinstance(note, WasSeen) for note in self.own.notes)
