"""What has happened in a room: the only truth. Past tense, frozen, complete; secrets included.

Nobody outside the server ever reads one: members see the views made from the state they lead to.
"""

from __future__ import annotations

from typing import Any

import msgspec

from app.games.game import Seat
from app.rooms.model import MemberId, MemberKey, RoomOptions


class RoomEvent(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all room events; ``kind`` is the tag."""


# --- the room and who is in it ------------------------------------------------------------------------


class RoomOpened(RoomEvent, frozen=True, tag="room_opened"):
    """A room began. Its asker is host, and known by key alone until they join or watch."""

    code: str
    host: MemberId
    key: MemberKey
    game: str
    options: Any
    room: RoomOptions


class MemberJoined(RoomEvent, frozen=True, tag="member_joined"):
    """A person came in, or came back in, to play: they take a free seat or wait for one."""

    member: MemberId
    key: MemberKey
    name: str


class MemberWatched(RoomEvent, frozen=True, tag="member_watched"):
    """A person came in to watch, or will watch from the next match on."""

    member: MemberId
    key: MemberKey
    name: str


class MemberLeft(RoomEvent, frozen=True, tag="member_left"):
    """A person left by their own wish. A bot plays on for their seat."""

    member: MemberId


class MemberRemoved(RoomEvent, frozen=True, tag="member_removed"):
    """The host removed a person or a bot. A person may join again, and waits for the next match."""

    member: MemberId


class MemberBlocked(RoomEvent, frozen=True, tag="member_blocked"):
    """The browser of a removed person may not come back."""

    member: MemberId


class Arrived(RoomEvent, frozen=True, tag="arrived"):
    """A known member's first socket opened: they are here."""

    member: MemberId


class Departed(RoomEvent, frozen=True, tag="departed"):
    """A known member's last socket closed: they are away."""

    member: MemberId


class HostPassed(RoomEvent, frozen=True, tag="host_passed"):
    """The host role went to another member, and stays there."""

    member: MemberId


# --- between matches ----------------------------------------------------------------------------------


class Configured(RoomEvent, frozen=True, tag="configured"):
    """All settings as they are now. Another game, options or kind of series begin a new series."""

    game: str
    options: Any
    room: RoomOptions


class BotAdded(RoomEvent, frozen=True, tag="bot_added"):
    """A bot came in, and sits at the end of the ring."""

    member: MemberId
    name: str


class SeatsOrdered(RoomEvent, frozen=True, tag="seats_ordered"):
    """The whole ring of the next match, in play order. A bot that is not in it has gone."""

    order: tuple[MemberId, ...]


# --- a match ------------------------------------------------------------------------------------------


class MatchStarted(RoomEvent, frozen=True, tag="match_started"):
    """The ring was fixed and luck sealed: ``seed`` (hex) is secret until the match has ended.

    ``host``: the host's seat, None when not seated. ``bots``: the seats of those who never were a person.
    """

    number: int
    game: str
    rules: str
    options: Any
    members: tuple[MemberId, ...]
    names: tuple[str, ...]
    bots: tuple[Seat, ...]
    host: Seat | None
    seed: str
    commitment: str


class GameHappened(RoomEvent, frozen=True, tag="game_happened"):
    """An event of the game. ``seat`` chose it, or it followed by itself (None).

    ``roll`` numbers the roll it came from. ``rest``: the last one of its append; the game waits now.
    """

    event: Any
    roll: int | None
    seat: Seat | None
    rest: bool


class StoryTold(RoomEvent, frozen=True, tag="story_told"):
    """A seat's free text beside its action. Public, and no business of the game's."""

    seat: Seat
    text: str


class DeadlineSet(RoomEvent, frozen=True, tag="deadline_set"):
    """The prompts of now are to be answered by ``until``, ms since the epoch. Public."""

    until: int


class SeatReplaced(RoomEvent, frozen=True, tag="seat_replaced"):
    """Others let a bot play for a vanished person, who may take the seat back."""

    seat: Seat


class SeatTakenBack(RoomEvent, frozen=True, tag="seat_taken_back"):
    """A person plays their own seat again."""

    seat: Seat


class MatchGivenUp(RoomEvent, frozen=True, tag="match_given_up"):
    """The host ended the match before its end: no outcome, no points."""


# --- talk ---------------------------------------------------------------------------------------------


class ThingSaid(RoomEvent, frozen=True, tag="thing_said"):
    """Somebody said a phrase (its code) or a text. Public."""

    member: MemberId
    phrase: str | None
    text: str | None


AnyRoomEvent = (
    RoomOpened | MemberJoined | MemberWatched | MemberLeft | MemberRemoved | MemberBlocked
    | Arrived | Departed | HostPassed | Configured | BotAdded | SeatsOrdered
    | MatchStarted | GameHappened | StoryTold | DeadlineSet | SeatReplaced | SeatTakenBack | MatchGivenUp
    | ThingSaid
)  # fmt: skip
