"""Makes the views of a room: what its viewers share is encoded once and spliced into each view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from app.games.game import Audience, Seat, Shelf, Viewer
from app.rooms import furniture, rights
from app.rooms.matches import texts_open
from app.rooms.model import MemberKey
from app.rooms.state import Match, Room

_encode = msgspec.json.Encoder().encode
_NO_SEAT = b',"own":null,"ask":null,"actions":[],"text":false}}'


def viewer(room: Room, key: MemberKey | None) -> Viewer:
    """Through whose eyes the holder of this key sees the room's match: their own seat's, or the public's.

    Who left or was removed sees what the public sees until they take the seat back.
    """
    match = room.match
    member = room.of(key) if key is not None else None
    if match is None or member is None or not member.joined:
        return Audience.PUBLIC
    seat = rights.seat_of(match, member)
    if seat is None or match.hands[seat] not in ("person", "replaced"):
        return Audience.PUBLIC
    return seat


class Eyes:
    """The views of one room, moment by moment. The bytes of parts that stay the same are kept."""

    def __init__(self, shelf: Shelf, room: Room) -> None:
        self._shelf = shelf
        self._kept: dict[str, tuple[tuple[Any, ...], bytes]] = {}
        self._may: dict[tuple[str, ...], bytes] = {}
        self.look(room)

    def look(self, room: Room) -> None:
        """See this room from now on."""
        self.room = room
        running = room.running
        hands = running.hands if running else None
        people = (room.members, room.host, room.ring, hands)
        part = self._part
        self._head = part("head", (room.game, room.options, room.settings), furniture.head)
        self._middle = b"".join(
            (
                part("start", (room.ring, room.game, room.options, running is None), self._start),
                part("members", people, furniture.members),
                part("said", (room.said,), furniture.said),
                part("series", (room.series,), furniture.series),
            )
        )
        self._table: Any = None
        self._match = self._view = b""
        if room.match is not None:
            self._table = self._shelf[room.match.game].table(room.match.state)
            self._match = furniture.match(room.match)
            self._view = b',"view":{"table":' + _encode(self._table)

    def body(self, key: MemberKey | None, marks: str | None = None) -> bytes:
        """A RoomView as JSON, for the holder of this key, or the public (None).

        ``marks``: the notebook kept for this viewer's seat in the present match.
        """
        member = self.room.of(key) if key is not None else None
        you = furniture.you(self.room, member)
        may = self._kinds(rights.may(self.room, member)) if key is not None else b"[]"
        match = self._seen(viewer(self.room, key), marks)
        return b"".join((self._head, b',"you":', you, b',"may":', may, self._middle, b',"match":', match, b"}"))

    def hand(self, seat: Seat) -> tuple[Any, Any, tuple[Any, ...]]:
        """What the view of a seat in the running match holds, as values, for a bot: table, own, actions."""
        match = rights.running(self.room)
        actions = match.actions[seat]
        return self._table, self._shelf[match.game].own(match.state, seat, actions), actions

    def _seen(self, who: Viewer, marks: str | None) -> bytes:
        match = self.room.match
        if match is None:
            return b"null"
        if isinstance(who, Audience):
            return b"".join((self._match, b',"marks":null', self._view, _NO_SEAT))
        notebook = b"null" if marks is None else _encode(marks)
        own = self._own(match, who)
        return b"".join((self._match, b',"marks":', notebook, self._view, own))

    def _own(self, match: Match, seat: Seat) -> bytes:
        game = self._shelf[match.game]
        actions = match.actions[seat]
        own = game.own(match.state, seat, actions)
        if not actions:
            return b',"own":%b,"ask":null,"actions":[],"text":false}}' % _encode(own)
        text = texts_open(self.room) and game.invites_text(match.state, seat)
        return b',"own":%b,"ask":%d,"actions":%b,"text":%b}}' % (
            _encode(own),
            match.asks[seat],
            _encode(actions),
            b"true" if text else b"false",
        )

    def _start(self, room: Room) -> bytes:
        return furniture.start(self._shelf[room.game], room)

    def _part(self, name: str, made_of: tuple[Any, ...], make: Callable[[Room], bytes]) -> bytes:
        """The bytes of a part, made anew only when a value it is made of is another object."""
        kept = self._kept.get(name)
        if kept is not None and all(a is b for a, b in zip(kept[0], made_of, strict=True)):
            return kept[1]
        made = make(self.room)
        self._kept[name] = (made_of, made)
        return made

    def _kinds(self, may: tuple[str, ...]) -> bytes:
        kept = self._may.get(may)
        if kept is None:
            kept = self._may[may] = _encode(may)
        return kept
