"""Who is here: a member arrives with the first socket and departs a little after the last one closed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from app.live.connection import Connection
from app.live.parts import Parts
from app.rooms.model import Arrive, Depart, HouseCommand, MemberKey
from app.rooms.state import Member, Room

Tell = Callable[[MemberKey, HouseCommand], None]
Later = Callable[[Callable[[], None]], None]
"""Has the room do something in its turn, so that an error in it ends the room and is not lost."""


class Presence:
    """Compares open sockets with what the room believes, and tells it where they differ.

    A page that reloads is gone for less than ``departure``, and nobody is told. A projector counts for the
    host alone: it is how a host without a seat is present.
    """

    def __init__(self, parts: Parts, tell: Tell, later: Later) -> None:
        self._parts = parts
        self._tell = tell
        self._later = later
        self._rooms: Counter[MemberKey] = Counter()
        self._walls: Counter[MemberKey] = Counter()
        self._leaving: dict[MemberKey, int] = {}
        self._cancel: Callable[[], None] | None = None
        self._room: Room | None = None
        self._agreed = False

    def began(self, room: Room) -> None:
        """The room was read from the log: who was here then has a while to come back."""
        until = self._parts.clock.now() + self._parts.homecoming
        self._leaving = {member.key: until for member in room.members if member.here and member.key}
        self.look(room)

    def opened(self, room: Room, connection: Connection) -> None:
        """A socket opened."""
        (self._walls if connection.projector else self._rooms)[connection.key] += 1
        self._compare(room)

    def closed(self, room: Room, connection: Connection) -> None:
        """A socket closed."""
        counted = self._walls if connection.projector else self._rooms
        counted[connection.key] -= 1
        if counted[connection.key] <= 0:
            del counted[connection.key]
        self._leaving[connection.key] = self._parts.clock.now() + self._parts.departure
        self._compare(room)

    def look(self, room: Room) -> None:
        """The room has changed. Most often nobody in it has: then there is nothing to compare."""
        before, self._room = self._room, room
        same = before is not None and before.members is room.members and before.host == room.host
        if not (same and self._agreed):
            self._compare(room)

    def _compare(self, room: Room) -> None:
        """Tell the room about everyone who is not where it believes, and wake up for those who are leaving."""
        self._room = room
        self._agreed = True
        now = self._parts.clock.now()
        for member in room.members:
            if member.key is None:
                continue
            if self._connected(room, member):
                self._leaving.pop(member.key, None)
                if not member.here:
                    self._agreed = False
                    self._tell(member.key, Arrive())
            elif member.here and self._leaving.setdefault(member.key, now + self._parts.departure) <= now:
                self._agreed = False
                self._tell(member.key, Depart())
        self._sleep(room, now)

    def _connected(self, room: Room, member: Member) -> bool:
        key = member.key
        assert key is not None
        return self._rooms[key] > 0 or (member.id == room.host and self._walls[key] > 0)

    def _sleep(self, room: Room, now: int) -> None:
        self.stop()
        here = {member.key for member in room.members if member.here and member.key}
        self._leaving = {key: at for key, at in self._leaving.items() if key in here}
        waiting = [at for at in self._leaving.values() if at > now]
        if waiting:
            self._cancel = self._parts.clock.at(min(waiting), lambda: self._later(self._wake))

    def _wake(self) -> None:
        if self._room is not None:
            self._compare(self._room)

    def stop(self) -> None:
        """Wake up no more."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None
