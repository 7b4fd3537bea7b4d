"""One append in the making: each event is folded as it happens, so that the next rule sees its effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
        """Write one event down and let it take effect."""
        for entry in self.write_down((event,)):
            self.room = evolve(self.shelf, self.room, entry)

    def write_down(self, events: Iterable[AnyRoomEvent]) -> list[Entry]:
        """Take these as the next entries; their effect is the caller's. The first of all has the id."""
        version, now, by = self.room.version, self.now, self.by
        entries: list[Entry] = []
        for event in events:
            version += 1
            entries.append(Entry(version, now, by, self.id, self.digest, SCHEMA, event))
            self.id = self.digest = None
        self.entries += entries
        return entries

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
