"""What one member of a room may know. The shapes of ``room`` in a view frame."""

from __future__ import annotations

from typing import Any

import msgspec

from app.games.game import Outcome, Seat
from app.rooms.model import MatchResult, MemberId, RoomOptions, Standing


class MemberView(msgspec.Struct, frozen=True):
    """A member as everybody sees them. ``seat`` is the place in the running match, else in the lobby's ring.

    ``bot``: a bot plays for this seat now. ``born_bot``: it has never been a person. ``away_since`` in ms.
    """

    id: MemberId
    name: str
    seat: Seat | None
    host: bool
    bot: bool
    born_bot: bool
    here: bool
    watching: bool
    away_since: int | None


class YouView(msgspec.Struct, frozen=True):
    """The viewer's own membership; null for those who have not joined."""

    id: MemberId
    name: str
    seat: Seat | None
    host: bool
    watching: bool


class StartView(msgspec.Struct, frozen=True):
    """May a match start, and if not, why: ``code`` null or e.g. ``seats_wrong``.

    ``args`` is {have, min, max}: places taken in the ring, and how many can play by the options chosen.
    """

    code: str | None
    args: dict[str, Any]


class Said(msgspec.Struct, frozen=True):
    """One thing said. Exactly one of ``phrase`` (a code) and ``text`` is set. ``n`` counts up in the room."""

    n: int
    member: MemberId
    name: str
    at: int
    phrase: str | None
    text: str | None


class SeriesView(msgspec.Struct, frozen=True):
    """The running score: ``standing`` best first; ``winners`` when the series has ended (ties share).

    ``played`` counts the series' matches; ``results`` holds the newest of them, so that a long evening's
    views stay as short as its first.
    """

    standing: tuple[Standing, ...]
    played: int
    results: tuple[MatchResult, ...]
    winners: tuple[MemberId, ...] | None


class StoryView(msgspec.Struct, frozen=True):
    """The free text typed beside an action (the crime)."""

    seat: Seat
    text: str


class PlayerView(msgspec.Struct, frozen=True):
    """Who sat where at the deal, and who plays now."""

    member: MemberId
    name: str
    bot: bool


class MatchView(msgspec.Struct, frozen=True):
    """A match in one viewer's eyes. ``view`` is {table, own, ask, actions, text}.

    ``asked``: the seats that have a prompt now (public). ``deadline`` in ms or null. ``seed`` (hex) once over.
    ``marks``: the viewer's own notebook blob. ``outcome`` null while it runs; ``given_up`` after `end`, and
    then ``owns`` is every seat's own, since a table that was broken off reveals nothing (null otherwise).
    """

    number: int
    game: str
    options: Any
    commitment: str
    seed: str | None
    players: tuple[PlayerView, ...]
    story: StoryView | None
    asked: tuple[Seat, ...]
    deadline: int | None
    outcome: Outcome | None
    given_up: bool
    owns: tuple[Any, ...] | None
    marks: str | None
    view: msgspec.Raw


class RoomView(msgspec.Struct, frozen=True):
    """Everything one viewer may know of a room. ``may``: kinds of frames this viewer may send now."""

    code: str
    game: str
    options: Any
    room: RoomOptions
    you: YouView | None
    may: tuple[str, ...]
    start: StartView
    members: tuple[MemberView, ...]
    said: tuple[Said, ...]
    series: SeriesView
    match: MatchView | None


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log. ``by``: null (the seat's own person), ``bot`` or ``clock``; ``at`` in ms."""

    at: int
    by: str | None
    line: Any
