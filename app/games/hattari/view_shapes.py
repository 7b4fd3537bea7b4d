"""The words of Hattari's eyes: a card as seen, what a seat knows, and the lines of the log."""

from __future__ import annotations

from typing import Literal

import msgspec

from app.games.game import Seat
from app.games.hattari.model import AnyAction
from app.games.hattari.model_state import AnyPhase, Report
from app.games.hattari.pieces import Place, Reason, Silhouette, Stack

# --- a silhouette in somebody's eyes -----------------------------------------------------------------------


class Face(msgspec.Struct, frozen=True, tag_field="kind", tag="face"):
    """A silhouette that this viewer may see; 0 is the blank."""

    number: Silhouette


class Down(msgspec.Struct, frozen=True, tag_field="kind", tag="down"):
    """A silhouette face down."""


Card = Face | Down
Trio = tuple[Card, Card, Card]

# --- the table ----------------------------------------------------------------------------------------------


class SuspectView(msgspec.Struct, frozen=True):
    """One suspect. ``seen_by`` in the order they looked; ``stack`` holds markers' owners, bottom to top."""

    place: Place
    card: Card
    unseen: bool
    tampered: bool
    seen_by: tuple[Seat, ...]
    stack: Stack


class PlayerView(msgspec.Struct, frozen=True):
    """One seat. Markers without those on the table; ``confirmed`` what everybody has to confirm now."""

    usable: int
    face_down: int
    confirmed: bool
    card: Card


class Table(msgspec.Struct, frozen=True):
    """What everybody may know. ``turn``: whose turn it is (None: everybody's, or the match is over).

    ``victim_swapped``: the start player laid a suspect there; ``kept``: chose not to. ``passed``: the hands
    have gone to the right. ``report`` is the last revealed round. ``in_play``: all silhouettes of this match.
    """

    phase: AnyPhase
    round: int
    start: Seat
    turn: Seat | None
    passed: bool
    kept: bool
    suspects: tuple[SuspectView, ...]
    victim: Card
    victim_swapped: bool
    players: tuple[PlayerView, ...]
    in_play: tuple[Silhouette, ...]
    report: Report | None


# --- what one seat knows --------------------------------------------------------------------------------------


class SuspectAt(msgspec.Struct, frozen=True, tag_field="kind", tag="suspect"):
    place: Place


class VictimAt(msgspec.Struct, frozen=True, tag_field="kind", tag="victim"):
    pass


class HandOf(msgspec.Struct, frozen=True, tag_field="kind", tag="hand"):
    seat: Seat


Where = SuspectAt | VictimAt | HandOf


class Known(msgspec.Struct, frozen=True, tag_field="kind", tag="known"):
    """This number lies there now. ``how``: mine and still mine, given on, received, seen, laid there by me."""

    where: Where
    number: Silhouette
    how: Literal["mine", "given", "received", "seen", "laid"]


class Stale(msgspec.Struct, frozen=True, tag_field="kind", tag="stale"):
    """This number was seen there and has left; what lies there now this seat does not know."""

    where: Where
    number: Silhouette


class Unknown(msgspec.Struct, frozen=True, tag_field="kind", tag="unknown"):
    """This seat has not seen what lies there."""

    where: Where


Knowledge = Known | Stale | Unknown


class Barred(msgspec.Struct, frozen=True):
    """An action that this seat's prompt does not offer, and why not, by code."""

    action: AnyAction
    code: str


class Own(msgspec.Struct, frozen=True):
    """What one seat knows beyond the table: this round's sights, also after the reveal.

    ``knows``: suspects 1 to 3, the victim, then each hand by seat. ``unplaced``: the silhouettes in play that
    lie nowhere this seat knows. ``five``: whether the 5 is among the suspects, as far as this seat has seen.
    """

    seat: Seat
    knows: tuple[Knowledge, ...]
    unplaced: tuple[Silhouette, ...]
    five: Literal["here", "elsewhere", "open"]
    why: tuple[Barred, ...]


# --- lines: an event as told to one viewer -----------------------------------------------------------------


class Line(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of all lines; ``kind`` is the tag."""


class StartLine(Line, frozen=True, tag="start_drawn"):
    seat: Seat


class DealtLine(Line, frozen=True, tag="dealt"):
    """``hands`` by seat."""

    round: int
    start: Seat
    hands: tuple[Card, ...]
    suspects: Trio
    victim: Card


class SilhouetteConfirmedLine(Line, frozen=True, tag="silhouette_confirmed"):
    seat: Seat


class PassedLine(Line, frozen=True, tag="passed"):
    """``hands`` by seat, after the passing."""

    hands: tuple[Card, ...]


class SeenLine(Line, frozen=True, tag="seen"):
    """``cards`` lie at ``places``. ``chosen``: the start player named these two."""

    seat: Seat
    places: tuple[Place, Place]
    cards: tuple[Card, Card]
    chosen: bool


class SwappedLine(Line, frozen=True, tag="swapped"):
    """``away`` is the victim now, ``came`` the suspect."""

    seat: Seat
    place: Place
    away: Card
    came: Card


class KeptLine(Line, frozen=True, tag="kept"):
    seat: Seat


class AccusedLine(Line, frozen=True, tag="accused"):
    seat: Seat
    place: Place


class RevealedLine(Line, frozen=True, tag="revealed"):
    """``taken_by`` for each place: who got its stack, or None (empty, or back to its owners)."""

    suspects: Trio
    victim: Card
    hands: tuple[Card, ...]
    culprit: Place
    taken_by: tuple[Seat | None, Seat | None, Seat | None]


class ReportConfirmedLine(Line, frozen=True, tag="report_confirmed"):
    seat: Seat


class EndedLine(Line, frozen=True, tag="ended"):
    reason: Reason
    winners: tuple[Seat, ...]


AnyLine = (
    StartLine | DealtLine | SilhouetteConfirmedLine | PassedLine | SeenLine | SwappedLine | KeptLine
    | AccusedLine | RevealedLine | ReportConfirmedLine | EndedLine
)  # fmt: skip
