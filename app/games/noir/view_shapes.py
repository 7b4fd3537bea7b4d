"""What leaves a match of Noir: the shapes of ``table``, ``own`` and the lines of the log."""

from __future__ import annotations

from typing import Literal

import msgspec

from app.games.game import Seat
from app.games.noir.model import (
    ArrestAnswered,
    Arrested,
    Canvassed,
    Discarded,
    DrawAccepted,
    DrawOffered,
    Ended,
    Happened,
    Killed,
    LinesRemoved,
    Mode,
    People,
    Person,
    Reason,
    Role,
    RolesSet,
    Shift,
    Shifted,
)
from app.games.noir.model_board import Rows
from app.games.noir.model_state import Clue

Stage = Literal["opening", "choosing", "turning", "discarding", "over"]


class Reveal(msgspec.Struct, frozen=True):
    """Everything that was hidden, once the match is over. ``deck`` from the top."""

    winner: Seat | None
    reason: Reason
    killer_is: Person
    inspector_is: Person | None
    hand: People
    deck: People


class Table(msgspec.Struct, frozen=True):
    """What everybody may know. ``turn``: whose action is due (null at the end). ``deck`` and ``hand``: how many
    cards. ``dead`` and ``discards`` in order, ``innocent`` as marked. ``forbidden``: the shifts that would undo
    ``shift``, the action just taken (null when it was no shift, or a line went). ``quiet``: turns in a row
    without progress, a draw at ``quiet_max``. ``offer``: whose offer of a draw stands.
    """

    mode: Mode
    killer: Seat
    stage: Stage
    turn: Seat | None
    board: Rows
    dead: People
    innocent: People
    discards: People
    deck: int
    hand: int
    deadly: int
    shift: Shift | None
    forbidden: tuple[Shift, ...]
    quiet: int
    quiet_max: int
    offer: Seat | None
    clues: tuple[Clue, ...]
    reveal: Reveal | None


class Knows(msgspec.Struct, frozen=True):
    """May the opponent be this person? Each of the 25 stands once, A to Y: under ``yes`` (nobody else is left),
    ``open``, or under the first reason why not: ``mine`` (a card this seat holds), ``deceased``, ``seen``
    (discarded), ``clue``; at the end ``shown``.
    """

    yes: People = ""
    open: People = ""
    mine: People = ""
    deceased: People = ""
    seen: People = ""
    clue: People = ""
    shown: People = ""


class Fact(msgspec.Struct, frozen=True):
    """A clue about the opponent as a line of the notebook. ``yes``: what it answered; a kill always says yes.

    ``excludes``: who of those living now it rules out. ``stale``: the opponent has become somebody else since.
    """

    source: Literal["kill", "arrest", "canvass"]
    person: Person
    yes: bool
    near: People
    excludes: People
    stale: bool


class Why(msgspec.Struct, frozen=True):
    """What may not be done now on this seat's turn, and the code why. ``people``: whom (or which cards) it is
    about, by initial; empty: the whole kind of action.
    """

    action: str
    people: People
    code: str


class Own(msgspec.Struct, frozen=True):
    """What one seat knows beyond the table. ``near``: who stands next to ``identity`` now. ``hand``: the
    evidence (null for the Killer). ``drawn``: the card the Inspector has just drawn and may discard. ``lost``:
    cards of the hand whose line is gone (discarding one marks nobody and asks nothing).
    """

    seat: Seat
    role: Role
    identity: Person | None
    near: People
    hand: People | None
    drawn: Person | None
    lost: People
    knows: Knows
    facts: tuple[Fact, ...]
    why: tuple[Why, ...]


# --- lines: public events are told as they are, these are told in part -------------------------------


class DealtLine(Happened, frozen=True, tag="dealt"):
    """The board, and what was dealt to the viewer: an identity, or a hand."""

    killer: Seat
    board: Rows
    identity: Person | None
    hand: People | None


class DisguisedLine(Happened, frozen=True, tag="disguised"):
    """``shown`` is what all see: the deceased card when it ``failed``, else the old identity. ``drawn`` is told
    to the Killer alone.
    """

    seat: Seat
    failed: bool
    shown: Person
    killed: bool
    drawn: Person | None


class IdentityChosenLine(Happened, frozen=True, tag="identity_chosen"):
    """``person`` is told to the Inspector alone."""

    seat: Seat
    person: Person | None


class EvidenceDrawnLine(Happened, frozen=True, tag="evidence_drawn"):
    """``person`` is told to the Inspector alone."""

    seat: Seat
    person: Person | None


PublicEvent = (
    RolesSet | Shifted | Killed | Discarded | Arrested | ArrestAnswered | Canvassed | LinesRemoved
    | DrawOffered | DrawAccepted | Ended
)  # fmt: skip
Line = PublicEvent | DealtLine | DisguisedLine | IdentityChosenLine | EvidenceDrawnLine
