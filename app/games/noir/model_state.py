"""One moment of a match, secrets included."""

from __future__ import annotations

from typing import Literal

import msgspec

from app.games.game import Seat
from app.games.noir.model import Options, People, Person, Reason, Role, Shift
from app.games.noir.model_board import Rows


class Phase(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of all phases; which one it is, is always public."""


class Dealing(Phase, frozen=True, tag="dealing"):
    """Not at rest: roles, then cards."""


class Opening(Phase, frozen=True, tag="opening"):
    """The Killer's first turn: a kill."""


class Choosing(Phase, frozen=True, tag="choosing"):
    """The Inspector's first turn: an identity."""


class Turning(Phase, frozen=True, tag="turning"):
    """``seat`` takes one action."""

    seat: Seat


class Discarding(Phase, frozen=True, tag="discarding"):
    """The Inspector has drawn and must discard. ``drawn`` (also in the hand) is the Inspector's secret."""

    drawn: Person


class Canvassing(Phase, frozen=True, tag="canvassing"):
    """Not at rest: the role ``about`` is to say whether they stand next to ``person``."""

    about: Role
    person: Person


class Arresting(Phase, frozen=True, tag="arresting"):
    """Not at rest: the Killer is to say whether they are ``person``."""

    person: Person


class Agreed(Phase, frozen=True, tag="agreed"):
    """Not at rest: a draw was accepted."""


class Over(Phase, frozen=True, tag="over"):
    """``winner`` None: a draw. From here on nothing is hidden."""

    winner: Seat | None
    reason: Reason


AnyPhase = (
    Dealing | Opening | Choosing | Turning | Discarding | Canvassing | Arresting | Agreed | Over
)  # fmt: skip


class Clue(msgspec.Struct, frozen=True):
    """What one public event told about an identity, on the board of that moment. Public.

    The identity of ``about`` was one of ``near`` (``inside``) or none of them. ``stale``: the Killer has taken
    another identity since. ``person`` is who was killed, arrested or asked about.
    """

    source: Literal["kill", "arrest", "canvass"]
    about: Role
    person: Person
    near: People
    inside: bool
    stale: bool = False


class State(msgspec.Struct, frozen=True):
    """Hidden: ``deck`` (from all), ``killer_is`` (from all but the Killer), ``inspector_is``, ``hand`` and
    ``Discarding.drawn`` (from all but the Inspector). Public: all else, and how many cards deck and hand have.
    """

    options: Options
    phase: AnyPhase = Dealing()
    killer: Seat | None = None
    board: Rows = ()
    deck: People = ""
    """What is left, from the top."""
    killer_is: Person | None = None
    inspector_is: Person | None = None
    hand: People = ""
    """The Inspector's evidence, oldest first; before the choice all four cards."""
    dead: People = ""
    """In order of death; those whose line is gone included."""
    innocent: People = ""
    """Marked, in order; the deceased among them included."""
    discards: People = ""
    """Face up, in order: old identities, failed disguises, discarded evidence."""
    shift: Shift | None = None
    """The last action, if it was a shift and no line went with it; the other may not undo it."""
    quiet: int = 0
    """Turns in a row with nothing but shifts and missed arrests."""
    offer: Seat | None = None
    """Whose offer of a draw stands."""
    clues: tuple[Clue, ...] = ()
