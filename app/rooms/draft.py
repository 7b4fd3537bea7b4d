"""One append in the making: each event is folded as it happens, so that the next rule sees its effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, assert_never

from app.games.game import AnyGame, Shelf
from app.rooms.codec import SCHEMA
from app.rooms.events import AnyRoomEvent
from app.rooms.evolve import evolve
from app.rooms.model import Asker, BotHand, By, Clock, Entry, MemberId, Person
from app.rooms.state import Room

Luck = Callable[[int], bytes]
"""So many bytes from a secure source, handed down by whoever runs the room."""


class Append(NamedTuple):
    """The answer to an accepted command: the room after it, and the entries to keep before it is shown.

    No entries: there was nothing to change (a repeated command, too), and nothing is to be written.
    """

    room: Room
    entries: tuple[Entry, ...]


class Draft:
    """Collects the entries of one command. ``room`` is always the room after the last of them."""

    def __init__(self, shelf: Shelf, room: Room, now: int, luck: Luck) -> None:
        self.shelf = shelf
        self.room = room
        self.now = now
        self.luck = luck
        self.by: By = "clock"
        self.id: str | None = None
        self.digest: str | None = None
        self.entries: list[Entry] = []

    @property
    def game(self) -> AnyGame:
        """The game the room is set to."""
        return self.shelf[self.room.game]

    def happen(self, event: AnyRoomEvent) -> None:
        """Write one event down and let it take effect. The first carries the command's id."""
        entry = self.entry(event)
        self.entries.append(entry)
        self.room = evolve(self.shelf, self.room, entry)

    def entry(self, event: AnyRoomEvent) -> Entry:
        """The event as the next entry of this append, not yet written down."""
        number = self.room.version + 1
        if self.entries:
            return Entry(number, self.now, self.by, None, None, SCHEMA, event)
        return Entry(number, self.now, self.by, self.id, self.digest, SCHEMA, event)

    def done(self) -> Append:
        """What was collected."""
        return Append(self.room, tuple(self.entries))


def signature(room: Room, by: Asker) -> By:
    """How an entry names who asked; a person who is not known yet is named when they join."""
    match by:
        case Person(key):
            member = room.of(key)
            return member.id if member else MemberId("")
        case BotHand(seat):
            return f"bot:{seat}"
        case Clock():
            return "clock"
        case _:
            assert_never(by)
