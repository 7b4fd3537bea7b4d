"""Makes the views of a room: what its viewers share is encoded once and spliced into each view."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Any

import msgspec

from app.games.game import AnyGame, Audience, Seat, Shelf, Viewer, under
from app.rooms import furniture, rights
from app.rooms.matches import texts_open
from app.rooms.model import MemberKey
from app.rooms.replay import revealed
from app.rooms.state import Match, Room

_encode = msgspec.json.Encoder().encode
_STRANGER = MemberKey("")
_NO_MARKS = b',"marks":null'
_NO_SEAT = b',"own":null,"ask":null,"actions":[],"text":false}}}'

Body = tuple[bytes, ...]
"""A RoomView as JSON, in pieces: those that viewers share, or that have not changed, are the same objects."""


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
        self._places: dict[MemberKey | None, tuple[bytes, Viewer]] = {}
        self._around: tuple[Any, ...] = ()
        self._people: tuple[Any, ...] = ()
        self.look(room)

    def look(self, room: Room) -> None:
        """See this room from now on."""
        self.room = room
        match, running = room.match, room.running is not None
        hands, sealed = (match.hands, match.commitment) if match else (None, None)
        around = (
            room.members, room.host, room.ring, room.game, room.options, room.settings, room.said,
            room.series, hands, sealed, running,
        )  # fmt: skip
        if not _same(around, self._around):
            self._around = around
            self._arrange(room)
        self._table: Any = None
        self._now = self._view = b""
        if match is not None:
            game = self._game(match)
            self._table = game.table(match.state)
            self._now = furniture.now(match, revealed(game, match))
            self._view = b',"view":{"table":' + _encode(self._table)

    def _arrange(self, room: Room) -> None:
        """Encode all round the game, each part only when what it shows is another object than before."""
        match, running = room.match, room.running is not None
        hands, sealed = (match.hands, match.commitment) if match else (None, None)
        people = (room.members, room.host, room.ring, hands, sealed, running)
        if not _same(people, self._people):
            self._people, self._places = people, {}
        part = self._part
        self._head = part("head", (room.game, room.options, room.settings), furniture.head)
        self._middle = b"".join(
            (
                part("start", (room.ring, room.game, room.options, running), self._start),
                part("members", people, furniture.members),
                part("said", (room.said,), furniture.said),
                part("series", (room.series,), furniture.series),
                b',"match":',
                part("players", (sealed, hands, running), furniture.players),
            )
        )

    def body(self, key: MemberKey | None, marks: str | None = None) -> Body:
        """A RoomView for the holder of this key, or the public (None).

        ``marks``: the notebook kept for this viewer's seat in the present match.
        """
        place, who = self._place(key)
        match = self.room.match
        if match is None:
            return (self._head, place, self._middle, b"}")
        marks = None if isinstance(who, Audience) else marks
        notebook = _NO_MARKS if marks is None else b',"marks":' + _encode(marks)
        own = _NO_SEAT if isinstance(who, Audience) else self._own(match, who)
        return (self._head, place, self._middle, self._now, notebook, self._view, own)

    def viewer(self, key: MemberKey | None) -> Viewer:
        """Through whose eyes the holder of this key sees the match now: see ``viewer``."""
        return self._place(key)[1]

    def hand(self, seat: Seat) -> tuple[Any, Any, tuple[Any, ...]]:
        """What the view of a seat in the running match holds, as values, for a bot: table, own, actions."""
        match = rights.running(self.room)
        actions = match.actions[seat]
        return self._table, self._game(match).own(match.state, seat, actions), actions

    def _place(self, key: MemberKey | None) -> tuple[bytes, Viewer]:
        """What a viewer is in this room, kept until somebody comes, goes, or changes seats.

        Strangers have one place between them: however many come and go, nothing of them is kept.
        """
        place = self._places.get(key)
        if place is None:
            member = self.room.of(key) if key is not None else None
            name = key if member is not None or key is None else _STRANGER
            place = self._places.get(name)
            if place is None:
                may = rights.may(self.room, member) if key is not None else ()
                you = b',"you":%b,"may":%b' % (furniture.you(self.room, member), _encode(may))
                place = self._places[name] = (you, viewer(self.room, key))
        return place

    def _own(self, match: Match, seat: Seat) -> bytes:
        game = self._game(match)
        actions = match.actions[seat]
        own = game.own(match.state, seat, actions)
        if not actions:
            return b',"own":%b,"ask":null,"actions":[],"text":false}}}' % _encode(own)
        text = texts_open(self.room) and game.invites_text(match.state, seat)
        return b',"own":%b,"ask":%d,"actions":%b,"text":%b}}}' % (
            _encode(own),
            match.asks[seat],
            _encode(actions),
            b"true" if text else b"false",
        )

    def _game(self, match: Match) -> AnyGame:
        return under(self._shelf, match.game, match.rules)

    def _start(self, room: Room) -> bytes:
        return furniture.start(self._shelf[room.game], room)

    def _part(self, name: str, made_of: tuple[Any, ...], make: Callable[[Room], bytes]) -> bytes:
        """The bytes of a part, made anew only when a value it is made of is another object."""
        kept = self._kept.get(name)
        if kept is not None and _same(kept[0], made_of):
            return kept[1]
        made = make(self.room)
        self._kept[name] = (made_of, made)
        return made


def _same(some: tuple[Any, ...], others: tuple[Any, ...]) -> bool:
    """The very same objects: values are frozen, so nothing can have changed."""
    return len(some) == len(others) and all(map(is_, some, others))
