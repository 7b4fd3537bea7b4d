"""The nouns of Hannin wa Odoru: options, actions, events. The state stands in ``model_state.py``."""

from __future__ import annotations

from typing import Literal

import msgspec

from app.games.game import Seat
from app.games.hannin.cards import Card

Edition = Literal["third", "rulebook"]
Mover = Literal["exchange", "rumor", "propaganda"]
"""The cards that make cards change hands."""
Reason = Literal["escape", "detective", "dog", "own_side"]
"""How a match ends. ``own_side``: an accomplice caught the criminal, by detective or dog."""


# --- options ---------------------------------------------------------------------------------------


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may set. ``None`` is: as the edition says."""

    edition: Edition = "third"
    names: Edition | None = None
    random_pool: Literal["everything", "actions"] | None = None
    detective_win: Literal["everyone", "solver"] | None = None
    lone_exchange: Literal["fizzles", "blocked"] | None = None
    answers: Literal["automatic", "spoken"] = "automatic"


class Switches(msgspec.Struct, frozen=True):
    """The options with the edition's word put in where nothing was said. Public."""

    names: Edition
    random_pool: Literal["everything", "actions"]
    detective_win: Literal["everyone", "solver"]
    lone_exchange: Literal["fizzles", "blocked"]
    answers: Literal["automatic", "spoken"]


def switches(options: Options) -> Switches:
    """What is in force under these options."""
    third = options.edition == "third"
    return Switches(
        names=options.names or options.edition,
        random_pool=options.random_pool or ("everything" if third else "actions"),
        detective_win=options.detective_win or ("everyone" if third else "solver"),
        lone_exchange=options.lone_exchange or ("fizzles" if third else "blocked"),
        answers=options.answers,
    )


# --- actions: what a seat asks -----------------------------------------------------------------------


class PlayCard(msgspec.Struct, frozen=True, tag_field="kind", tag="play_card", forbid_unknown_fields=True):
    """Play a card of the hand. ``target`` for the cards that are aimed at somebody, else null.

    Null as well for a detective in the dead end of the first turn and for an exchange as the last card.
    """

    card: Card
    target: Seat | None = None


class Pass(msgspec.Struct, frozen=True, tag_field="kind", tag="pass", forbid_unknown_fields=True):
    """Nothing in the hand may be played: let the turn go."""


class GiveCard(msgspec.Struct, frozen=True, tag_field="kind", tag="give_card", forbid_unknown_fields=True):
    """Choose the card to give, for an exchange or a propaganda. Hidden from the others, and final."""

    card: Card


class Answer(msgspec.Struct, frozen=True, tag_field="kind", tag="answer", forbid_unknown_fields=True):
    """Answer the detective: are you the criminal? Asked only where answers are spoken."""

    yes: bool


class Point(msgspec.Struct, frozen=True, tag_field="kind", tag="point", forbid_unknown_fields=True):
    """Point at a face-down card for the dog; ``place`` counts from 0."""

    place: int


Action = PlayCard | Pass | GiveCard | Answer | Point


# --- events: what happened ---------------------------------------------------------------------------


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card on its way from hand to hand. That it moved: everyone. Which: ``source`` and ``to``."""

    source: Seat
    to: Seat
    card: Card


class Dealt(msgspec.Struct, frozen=True, tag_field="kind", tag="dealt", forbid_unknown_fields=True):
    """Rolled. Each hand is known to its seat; who holds the first discoverer: everyone; ``box``: nobody."""

    hands: tuple[tuple[Card, ...], ...]
    box: tuple[Card, ...]


class CardPlayed(msgspec.Struct, frozen=True, tag_field="kind", tag="card_played", forbid_unknown_fields=True):
    """Everyone. A detective or an exchange without ``target`` has no effect."""

    seat: Seat
    card: Card
    target: Seat | None


class TurnPassed(msgspec.Struct, frozen=True, tag_field="kind", tag="turn_passed", forbid_unknown_fields=True):
    """Everyone. The hand has nothing but an exchange that may not be played."""

    seat: Seat


class CardChosen(msgspec.Struct, frozen=True, tag_field="kind", tag="card_chosen", forbid_unknown_fields=True):
    """That ``seat`` has chosen: everyone. Which card: that seat."""

    seat: Seat
    card: Card


class CardsMoved(msgspec.Struct, frozen=True, tag_field="kind", tag="cards_moved", forbid_unknown_fields=True):
    """All at once; rolled for a rumor. That cards moved, and between whom: everyone. Which: see ``Move``.

    ``seat`` is the player of the effect. At most one card leaves and at most one reaches each seat.
    """

    seat: Seat
    by: Mover
    moves: tuple[Move, ...]


class HandSeen(msgspec.Struct, frozen=True, tag_field="kind", tag="hand_seen", forbid_unknown_fields=True):
    """The witness looked. That it happened: everyone. ``hand``: ``seat`` alone."""

    seat: Seat
    target: Seat
    hand: tuple[Card, ...]


class HolderSeen(msgspec.Struct, frozen=True, tag_field="kind", tag="holder_seen", forbid_unknown_fields=True):
    """The boy looked. That: everyone. ``holder``: ``seat``, and the holder, who saw the boy look."""

    seat: Seat
    holder: Seat


class AccusationAnswered(
    msgspec.Struct, frozen=True, tag_field="kind", tag="accusation_answered", forbid_unknown_fields=True
):
    """Everyone. A no says the same whether the accused lacks the criminal or has an alibi for it."""

    seat: Seat
    target: Seat
    yes: bool


class HandFanned(msgspec.Struct, frozen=True, tag_field="kind", tag="hand_fanned", forbid_unknown_fields=True):
    """Rolled: the hand lies face down before the dog. That: everyone. ``order``: nobody."""

    seat: Seat
    target: Seat
    order: tuple[Card, ...]


class PlacePointed(
    msgspec.Struct, frozen=True, tag_field="kind", tag="place_pointed", forbid_unknown_fields=True
):
    """Everyone."""

    seat: Seat
    target: Seat
    place: int


class CardShown(msgspec.Struct, frozen=True, tag_field="kind", tag="card_shown", forbid_unknown_fields=True):
    """Everyone: the dog found this card in the hand of ``target``."""

    seat: Seat
    target: Seat
    card: Card


class MatchEnded(msgspec.Struct, frozen=True, tag_field="kind", tag="match_ended", forbid_unknown_fields=True):
    """Everyone. ``captor`` caught the criminal (null: it escaped) that ``holder`` had at the end."""

    reason: Reason
    captor: Seat | None
    holder: Seat


Event = (
    Dealt
    | CardPlayed
    | TurnPassed
    | CardChosen
    | CardsMoved
    | HandSeen
    | HolderSeen
    | AccusationAnswered
    | HandFanned
    | PlacePointed
    | CardShown
    | MatchEnded
)
