"""What a viewer is shown: the table, one seat's own, the lines of the log. Codes, never sentences."""

from __future__ import annotations

from typing import Literal

import msgspec

from app.games.game import Seat
from app.games.hannin.cards import Card, Recipe
from app.games.hannin.model import Mover, Reason, Switches
from app.games.hannin.model_state import Knew, Note, Played, Shown, Step

# --- the table: what everybody may know ----------------------------------------------------------------


class TurningTable(msgspec.Struct, frozen=True, tag_field="kind", tag="turning"):
    """``seat`` is to play a card."""

    seat: Seat


class GivingTable(msgspec.Struct, frozen=True, tag_field="kind", tag="giving"):
    """Cards are being chosen for the effect of ``seat``; both lists in seat order."""

    seat: Seat
    by: Literal["exchange", "propaganda"]
    waiting: tuple[Seat, ...]
    chosen: tuple[Seat, ...]


class AnsweringTable(msgspec.Struct, frozen=True, tag_field="kind", tag="answering"):
    """``target`` is asked aloud by ``seat`` whether they are the criminal."""

    seat: Seat
    target: Seat


class PointingTable(msgspec.Struct, frozen=True, tag_field="kind", tag="pointing"):
    """``seat`` is to point at one of so many ``places`` of ``target``, face down."""

    seat: Seat
    target: Seat
    places: int


class OverTable(msgspec.Struct, frozen=True, tag_field="kind", tag="over"):
    """The match has ended; see ``Table.ending``."""


PhaseTable = TurningTable | GivingTable | AnsweringTable | PointingTable | OverTable


class Place(msgspec.Struct, frozen=True):
    """What lies before one seat: ``hand`` is a number of cards. Accomplices lie ``apart``, for good."""

    hand: int
    played: tuple[Played, ...]
    apart: tuple[Played, ...]


class EndingTable(msgspec.Struct, frozen=True):
    """The reveal. ``solver``: the detective's player who caught the criminal and wins, else null.

    ``captor``: who caught the criminal (null: it escaped). ``side``: the criminal's side. ``hands`` and ``box``
    in the fixed order of kinds. ``path``: each holder of the criminal in order. ``knew``: who could know when.
    """

    reason: Reason
    captor: Seat | None
    holder: Seat
    side: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    solver: Seat | None
    hands: tuple[tuple[Card, ...], ...]
    box: tuple[Card, ...]
    path: tuple[Step, ...]
    knew: tuple[Knew, ...]


class Table(msgspec.Struct, frozen=True):
    """What everybody may know; the same bytes for all.

    ``turn`` counts the turns begun, passes included, from 1. Play and gifts go to the ``left``: from a seat to
    the next higher one. ``shown`` is the card that the dog showed, while it must still be there.
    """

    switches: Switches
    recipe: Recipe
    phase: PhaseTable
    turn: int
    direction: Literal["left"]
    seats: tuple[Place, ...]
    shown: Shown | None
    ending: EndingTable | None


# --- own: what one seat knows beyond it ----------------------------------------------------------------


class Knows(msgspec.Struct, frozen=True):
    """What I legally know of the hidden hand of ``seat``, until it can have changed.

    ``yes``: cards certainly there (a kind twice: at least two of it). ``no``: kinds certainly not there.
    All other kinds are open. Both in the fixed order. It counts what I was shown, gave and took, the dog's
    card, and copies that lie elsewhere; nothing that needs a guess at what somebody would do.
    """

    seat: Seat
    yes: tuple[Card, ...]
    no: tuple[Card, ...]


class Own(msgspec.Struct, frozen=True):
    """What this seat knows beyond the table. ``hand`` in the fixed order of kinds.

    ``why``: while I am asked, a code for each kind of my hand that I may not choose; where an answer is
    asked, for ``yes`` or ``no``. ``chosen``: the card I chose, which is yet to move. ``guilty``: I am on the
    criminal's side as things stand. ``notes``: my private facts, oldest first. ``knows``: each other seat,
    from my left on.
    """

    seat: Seat
    hand: tuple[Card, ...]
    guilty: bool
    chosen: Card | None
    why: dict[str, str]
    knows: tuple[Knows, ...]
    notes: tuple[Note, ...]


# --- news: the private part of a line ------------------------------------------------------------------


class HandNews(msgspec.Struct, frozen=True, tag_field="kind", tag="hand"):
    """``seat`` holds exactly this hand (at the deal: my own)."""

    seat: Seat
    hand: tuple[Card, ...]


class HolderNews(msgspec.Struct, frozen=True, tag_field="kind", tag="holder"):
    """``seat`` holds the criminal; it may be my own."""

    seat: Seat


class SeenNews(msgspec.Struct, frozen=True, tag_field="kind", tag="seen"):
    """I hold the criminal, and the boy of ``by`` has seen it."""

    by: Seat


class ChoiceNews(msgspec.Struct, frozen=True, tag_field="kind", tag="choice"):
    """I chose this card."""

    card: Card


class MovedNews(msgspec.Struct, frozen=True, tag_field="kind", tag="moved"):
    """``gave`` went from me to ``to``; ``took`` came to me from ``source``. Each pair may be null."""

    gave: Card | None
    to: Seat | None
    took: Card | None
    source: Seat | None


class AllHandsNews(msgspec.Struct, frozen=True, tag_field="kind", tag="all_hands"):
    """Every hand at the deal, and the box; for the eyes of a replay alone."""

    hands: tuple[tuple[Card, ...], ...]
    box: tuple[Card, ...]


class AllMovesNews(msgspec.Struct, frozen=True, tag_field="kind", tag="all_moves"):
    """The cards of ``MovedLine.ways``, in their order; for the eyes of a replay alone."""

    cards: tuple[Card, ...]


# --- lines: an event as told to one viewer -------------------------------------------------------------


class Way(msgspec.Struct, frozen=True):
    """A card went from ``source`` to ``to``."""

    source: Seat
    to: Seat


class DealtLine(msgspec.Struct, frozen=True, tag_field="kind", tag="dealt"):
    """All have their cards; ``starter`` holds the first discoverer."""

    starter: Seat
    news: HandNews | AllHandsNews | None


class PlayedLine(msgspec.Struct, frozen=True, tag_field="kind", tag="played"):
    """``void``: the card has no effect (a detective or an exchange without a target)."""

    seat: Seat
    card: Card
    target: Seat | None
    void: bool


class PassedLine(msgspec.Struct, frozen=True, tag_field="kind", tag="passed"):
    """``seat`` had nothing that could be played."""

    seat: Seat


class ChoseLine(msgspec.Struct, frozen=True, tag_field="kind", tag="chose"):
    """``seat`` has chosen a card to give."""

    seat: Seat
    news: ChoiceNews | None


class MovedLine(msgspec.Struct, frozen=True, tag_field="kind", tag="moved"):
    """Cards changed hands all at once, by the effect of ``seat``; ``ways`` by giver, ascending."""

    seat: Seat
    by: Mover
    ways: tuple[Way, ...]
    news: MovedNews | AllMovesNews | None


class WitnessedLine(msgspec.Struct, frozen=True, tag_field="kind", tag="witnessed"):
    """``seat`` has looked at the hand of ``target``."""

    seat: Seat
    target: Seat
    news: HandNews | None


class LookedLine(msgspec.Struct, frozen=True, tag_field="kind", tag="looked"):
    """The boy has shown ``seat`` who holds the criminal."""

    seat: Seat
    news: HolderNews | SeenNews | None


class AnsweredLine(msgspec.Struct, frozen=True, tag_field="kind", tag="answered"):
    """``target`` answered the detective of ``seat``."""

    seat: Seat
    target: Seat
    yes: bool


class PointedLine(msgspec.Struct, frozen=True, tag_field="kind", tag="pointed"):
    """``place`` counts from 0."""

    seat: Seat
    target: Seat
    place: int


class ShownLine(msgspec.Struct, frozen=True, tag_field="kind", tag="shown"):
    """The dog of ``seat`` found ``card`` in the hand of ``target``."""

    seat: Seat
    target: Seat
    card: Card


class EndedLine(msgspec.Struct, frozen=True, tag_field="kind", tag="ended"):
    """The match is over; the rest stands in ``Table.ending``."""

    reason: Reason
    captor: Seat | None
    holder: Seat


Line = (
    DealtLine
    | PlayedLine
    | PassedLine
    | ChoseLine
    | MovedLine
    | WitnessedLine
    | LookedLine
    | AnsweredLine
    | PointedLine
    | ShownLine
    | EndedLine
)
