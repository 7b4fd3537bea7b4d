"""The nouns of a room: members, options, commands, events, entries."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NewType

import msgspec
from msgspec import Meta

from app.games.game import Outcome, Seat

MemberId = NewType("MemberId", str)
"""A public id, random, of one person or bot in one room. Grants nothing."""
MemberKey = NewType("MemberKey", str)
"""SHA-256 (hex) of the secret cookie. Who shows the cookie is the member. Never leaves the server."""


class CommandRefusedError(Exception):
    """A command that is refused: a code and public arguments; nothing has changed."""

    def __init__(self, code: str, args: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = args or {}


# --- options ---------------------------------------------------------------------------------------


class OpenSeries(msgspec.Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A running score without an end."""


class PointsSeries(msgspec.Struct, frozen=True, tag_field="kind", tag="points", forbid_unknown_fields=True):
    """Ends after the match in which somebody reaches ``to`` points (None: 5 up to five players, else 10)."""

    to: Annotated[int, Meta(ge=1, le=1000)] | None = None


class MatchesSeries(msgspec.Struct, frozen=True, tag_field="kind", tag="matches", forbid_unknown_fields=True):
    """Ends after ``of`` matches."""

    of: Annotated[int, Meta(ge=1, le=1000)] = 5


SeriesKind = OpenSeries | PointsSeries | MatchesSeries


class RoomOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may set besides the game's options. ``turn_time`` in seconds, 0 is off."""

    turn_time: Literal[0, 30, 60, 120] = 0
    series: SeriesKind = OpenSeries()
    same_room: bool = False
    texts: bool = True
    locked: bool = False
    projector_lang: Annotated[str, Meta(pattern=r"^[A-Za-z-]{2,10}(,[A-Za-z-]{2,10})?$")] | None = None


# --- commands: what a member asks. Frames on the wire are these plus `id` -----------------------------


class Command(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """Base of all commands; ``kind`` is the tag."""


class Join(Command, frozen=True, tag="join"):
    name: str | None = None


class Watch(Command, frozen=True, tag="watch"):
    name: str | None = None


class Leave(Command, frozen=True, tag="leave"):
    pass


class Return(Command, frozen=True, tag="return"):
    pass


class Configure(Command, frozen=True, tag="configure"):
    game: str | None = None
    options: dict[str, Any] | None = None
    room: dict[str, Any] | None = None


class AddBot(Command, frozen=True, tag="add_bot"):
    pass


class Remove(Command, frozen=True, tag="remove"):
    member: MemberId
    block: bool = False


class SeatOrder(Command, frozen=True, tag="seat"):
    """The seated members in their new play order; must be a permutation of those seated."""

    order: tuple[MemberId, ...]


class Start(Command, frozen=True, tag="start"):
    """``match``: the number that the match is to have. None: whichever comes next."""

    match: int | None = None


class End(Command, frozen=True, tag="end"):
    """``match``: the number of the match to be given up. None: whichever runs."""

    match: int | None = None


class Act(Command, frozen=True, tag="act"):
    """One of ``view.actions`` sent back unchanged, with the ``ask`` it answers.

    ``match``: the number of the match it was chosen in, so that it never counts in another; prompts are
    counted anew in each. None: whichever runs.
    """

    action: dict[str, Any]
    ask: int
    text: str | None = None
    match: int | None = None


class Say(Command, frozen=True, tag="say"):
    phrase: str | None = None
    text: str | None = None


class React(Command, frozen=True, tag="react"):
    reaction: str


class Note(Command, frozen=True, tag="note"):
    """The seat's own marks: one small blob (at most 4,096 characters), kept outside the log.

    ``match``: the number of the match they were made in. None: the present or last one.
    """

    marks: str
    match: int | None = None


class HandOver(Command, frozen=True, tag="hand_over"):
    member: MemberId


class Replace(Command, frozen=True, tag="replace"):
    seat: Seat


MemberCommand = (
    Join | Watch | Leave | Return | Configure | AddBot | Remove | SeatOrder | Start | End
    | Act | Say | React | Note | HandOver | Replace
)  # fmt: skip


# Commands of the house itself: from sockets and the clock, never from a frame.


class Arrive(Command, frozen=True, tag="arrive"):
    """The member's first socket opened."""


class Depart(Command, frozen=True, tag="depart"):
    """The member's last socket closed."""


class PassHost(Command, frozen=True, tag="pass_host"):
    """The host's grace time is over."""


class TurnTimeout(Command, frozen=True, tag="turn_timeout"):
    """The deadline of this seat's prompt has passed: the bot's choice, made from the seat's view."""

    seat: Seat
    ask: int
    action: dict[str, Any]


HouseCommand = Arrive | Depart | PassHost | TurnTimeout

# --- who did it ------------------------------------------------------------------------------------


class Person(msgspec.Struct, frozen=True):
    """Asks with the secret of a browser, member or not yet."""

    key: MemberKey


class BotHand(msgspec.Struct, frozen=True):
    """Asks for a seat that a bot plays now."""

    seat: Seat


class Clock(msgspec.Struct, frozen=True):
    """Asks because time has passed."""


Asker = Person | BotHand | Clock

By = str
"""In an entry: a MemberId, ``bot:<seat>`` (a bot that plays a seat), or ``clock``."""


class Entry(msgspec.Struct, frozen=True):
    """One event as kept. ``version`` counts a room's entries from 1; ``at`` is ms since the epoch.

    ``id`` and ``digest`` (of the command's content) stand on the first entry of a member's command, so that
    a repeated frame finds its first answer. ``event`` is a room event (see ``app.rooms.events``).
    """

    version: int
    at: int
    by: By
    id: str | None
    digest: str | None
    schema: int
    event: Any


class Standing(msgspec.Struct, frozen=True):
    """One person's score in the series. Public."""

    member: MemberId
    name: str
    points: int
    wins: int


class MatchResult(msgspec.Struct, frozen=True):
    """One finished match of the series. Public."""

    number: int
    members: tuple[MemberId, ...]
    outcome: Outcome
