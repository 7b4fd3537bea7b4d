"""The state of a match, all secrets included, and the phases it goes through."""

from __future__ import annotations

from typing import Literal

import msgspec

from app.games.game import Seat
from app.games.hannin.cards import Card
from app.games.hannin.model import Mover, Reason, Switches

# --- phases: at rest … -------------------------------------------------------------------------------


class Turning(msgspec.Struct, frozen=True, tag_field="kind", tag="turning"):
    """``seat`` is to play a card, or to pass."""

    seat: Seat


class Choice(msgspec.Struct, frozen=True):
    """A card chosen and not yet moved. Known to ``seat`` alone; that it chose: everyone."""

    seat: Seat
    card: Card


class Giving(msgspec.Struct, frozen=True, tag_field="kind", tag="giving"):
    """Each of ``givers`` chooses a card. ``chosen`` in seat order."""

    seat: Seat
    by: Literal["exchange", "propaganda"]
    givers: tuple[Seat, ...]
    chosen: tuple[Choice, ...]


class Answering(msgspec.Struct, frozen=True, tag_field="kind", tag="answering"):
    """``target`` is to answer the detective of ``seat``."""

    seat: Seat
    target: Seat


class Pointing(msgspec.Struct, frozen=True, tag_field="kind", tag="pointing"):
    """``seat`` is to point at one of the cards of ``target``, which lie in ``order``, known to nobody."""

    seat: Seat
    target: Seat
    order: tuple[Card, ...]


class Over(msgspec.Struct, frozen=True, tag_field="kind", tag="over"):
    """The match has ended; see ``MatchEnded``."""

    reason: Reason
    captor: Seat | None
    holder: Seat


# --- … and on the way to rest: `follow` has the next word ----------------------------------------------


class Dealing(msgspec.Struct, frozen=True, tag_field="kind", tag="dealing"):
    """Before the deal."""


class Acting(msgspec.Struct, frozen=True, tag_field="kind", tag="acting"):
    """A card was played, and its effect is to come."""

    seat: Seat
    card: Card
    target: Seat | None


class Showing(msgspec.Struct, frozen=True, tag_field="kind", tag="showing"):
    """The card pointed at is to be shown."""

    seat: Seat
    target: Seat
    card: Card


class Ending(msgspec.Struct, frozen=True, tag_field="kind", tag="ending"):
    """The criminal is caught by ``captor`` with this card, or (null) was played and escapes."""

    captor: Seat | None
    by: Literal["criminal", "detective", "dog"]
    holder: Seat


Phase = Turning | Giving | Answering | Pointing | Over | Dealing | Acting | Showing | Ending


# --- the state ---------------------------------------------------------------------------------------


class Played(msgspec.Struct, frozen=True):
    """A card in front of its player. Public. ``turn`` counts from 1. ``void``: it had no effect."""

    turn: int
    card: Card
    target: Seat | None
    void: bool


class Step(msgspec.Struct, frozen=True):
    """The criminal came to ``seat``. Secret until the end. ``turn`` 0 is the deal."""

    seat: Seat
    turn: int
    how: Literal["deal", "exchange", "rumor", "propaganda"]


class Knew(msgspec.Struct, frozen=True):
    """Since the effect of ``how``, ``seat`` can know that ``holder`` has the criminal. Secret to the end."""

    seat: Seat
    turn: int
    holder: Seat
    how: Card


class Sight(msgspec.Struct, frozen=True):
    """What one seat legally knows of another's hand. ``held``: certainly there, in the fixed order.

    ``lacks``: certainly not there, one bit per kind (bit p is the kind at place p of the fixed order).
    """

    held: tuple[Card, ...]
    lacks: int


class Shown(msgspec.Struct, frozen=True):
    """The dog showed ``card`` in the hand of ``seat``, and it cannot have moved since. Public."""

    seat: Seat
    card: Card


class SawHand(msgspec.Struct, frozen=True, tag_field="kind", tag="saw_hand"):
    """As the witness."""

    turn: int
    seat: Seat
    hand: tuple[Card, ...]


class SawHolder(msgspec.Struct, frozen=True, tag_field="kind", tag="saw_holder"):
    """As the boy; ``seat`` held the criminal (perhaps I myself)."""

    turn: int
    seat: Seat


class WasSeen(msgspec.Struct, frozen=True, tag_field="kind", tag="was_seen"):
    """The boy of ``by`` saw that I held the criminal."""

    turn: int
    by: Seat


class Gave(msgspec.Struct, frozen=True, tag_field="kind", tag="gave"):
    """``card`` went from me to ``to``."""

    turn: int
    by: Mover
    card: Card
    to: Seat


class Took(msgspec.Struct, frozen=True, tag_field="kind", tag="took"):
    """``card`` came to me from ``source``."""

    turn: int
    by: Mover
    card: Card
    source: Seat


Note = SawHand | SawHolder | WasSeen | Gave | Took
"""A private fact in one seat's notebook, with the turn in which it was true."""


class State(msgspec.Struct, frozen=True):
    """A moment of a match, all secrets included: only ``view.py`` may show any of it.

    Tuples over seats unless said otherwise. ``turn`` counts the turns begun, from 1. ``left`` is how many
    of each kind (in the fixed order) have not been played: the box as printed, less what lies on the table.
    ``sights[v][s]`` is what v knows of the hand of s; ``sights[v][v]`` stays empty.
    """

    switches: Switches
    phase: Phase
    turn: int
    hands: tuple[tuple[Card, ...], ...]
    played: tuple[tuple[Played, ...], ...]
    apart: tuple[tuple[Played, ...], ...]
    left: tuple[int, ...]
    box: tuple[Card, ...]
    shown: Shown | None
    sights: tuple[tuple[Sight, ...], ...]
    notes: tuple[tuple[Note, ...], ...]
    path: tuple[Step, ...]
    knew: tuple[Knew, ...]
