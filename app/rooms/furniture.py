"""The parts of a room's view around the game, as JSON that ``eyes`` splices together. All of it public."""

from __future__ import annotations

from typing import Any

import msgspec

from app.games.game import AnyGame, Outcome, Seat
from app.rooms import rights
from app.rooms.seating import numbers, wrong_number
from app.rooms.series import standing
from app.rooms.state import Match, Member, Room
from app.rooms.view import MemberView, PlayerView, SeriesView, StartView, StoryView, YouView

_encode = msgspec.json.Encoder().encode


def head(room: Room) -> bytes:
    """What is set: the beginning of a RoomView, up to and with ``room``."""
    code, game = _encode(room.code), _encode(room.game)
    parts = (code, game, _encode(room.options), _encode(room.settings))
    return b'{"code":%b,"game":%b,"options":%b,"room":%b' % parts


def start(game: AnyGame, room: Room) -> bytes:
    """May a match start, and if not, why."""
    code = None if wrong_number(game, room) is None else "seats_wrong"
    if room.running is not None:
        code = "match_running"
    view = StartView(code, dict(numbers(game, room)))
    return b',"start":' + _encode(view)


def members(room: Room) -> bytes:
    """Who is in the room, and who left the match that runs, in order of arrival."""
    match = room.running
    listed = [m for m in room.members if m.joined or (match and m.id in match.members)]
    listed.sort(key=lambda m: m.arrival)
    return b',"members":' + _encode([_member(room, m) for m in listed])


def _member(room: Room, member: Member) -> MemberView:
    match = room.running
    seat = rights.seated(room, member)
    played = match is not None and seat is not None and match.hands[seat] != "person"
    here = member.here and member.joined
    return MemberView(
        id=member.id,
        name=member.name,
        seat=seat,
        host=member.id == room.host,
        bot=member.key is None or played,
        born_bot=member.key is None,
        here=here,
        watching=member.watching,
        away_since=None if here else member.since,
    )


def said(room: Room) -> bytes:
    """The last things said."""
    return b',"said":' + _encode(room.said)


def series(room: Room) -> bytes:
    """The running score."""
    now = room.series
    return b',"series":' + _encode(SeriesView(standing(now), now.played, now.results, now.winners))


def you(room: Room, member: Member | None) -> bytes:
    """The viewer's own membership, null for those who have not joined."""
    if member is None or not member.joined:
        return b"null"
    seat = rights.seated(room, member)
    return _encode(YouView(member.id, member.name, seat, member.id == room.host, member.watching))


def players(room: Room) -> bytes:
    """The beginning of a MatchView, up to and with ``players``; the seed only when the match has ended."""
    match = room.match
    if match is None:
        return b"null"
    listed = [
        PlayerView(member, name, hand != "person")
        for member, name, hand in zip(match.members, match.names, match.hands, strict=True)
    ]
    return b'{"number":%d,"game":%b,"options":%b,"commitment":"%b","seed":%b,"players":%b,' % (
        match.number,
        _encode(match.game),
        _encode(match.options),
        match.commitment.encode(),
        b"null" if match.running else _encode(match.seed.hex()),
        _encode(listed),
    )


class _Now(msgspec.Struct, frozen=True):
    """The public part of a MatchView that changes from action to action, but for its table."""

    story: StoryView | None
    asked: tuple[Seat, ...]
    deadline: int | None
    outcome: Outcome | None
    given_up: bool
    owns: tuple[Any, ...] | None


def now(match: Match, owns: tuple[Any, ...] | None) -> bytes:
    """The middle of a MatchView, from ``story`` up to and with ``owns``."""
    view = _Now(match.story, match.due, match.deadline, match.outcome, match.given_up, owns)
    return _encode(view)[1:-1]
