"""A room out of its log: either a room that can be shown to everybody in it, or a clear refusal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.games.game import Shelf
from app.rooms.codec import UnreadableEntryError, trusting
from app.rooms.due import bots_asked, due
from app.rooms.events import GameHappened, MatchStarted
from app.rooms.evolve import fold
from app.rooms.eyes import Eyes
from app.rooms.lines import Lines
from app.rooms.model import Entry
from app.rooms.state import Room


class Understood(NamedTuple):
    """A room as its log tells it, the eyes that have seen it once, and its lines."""

    room: Room
    eyes: Eyes
    lines: Lines


def understand(shelf: Shelf, entries: Sequence[Entry]) -> Understood:
    """The room these entries lead to, from the first on, seen once by everybody and asked what it waits for.

    Raises UnreadableEntryError where they lead to none.
    """
    with trusting("room"):
        room = fold(shelf, entries)
        eyes, lines = Eyes(shelf, room), Lines(shelf, entries)
        for key in (None, *(member.key for member in room.members)):
            eyes.body(key)
            lines.told(eyes.viewer(key))
        due(room)
        bots_asked(room)
    if not _at_rest(entries):
        raise UnreadableEntryError("its last append is not whole")
    return Understood(room, eyes, lines)


def _at_rest(entries: Sequence[Entry]) -> bool:
    """No match waits for what should have followed by itself in the same append."""
    for entry in reversed(entries):
        if isinstance(entry.event, MatchStarted):
            return False
        if isinstance(entry.event, GameHappened):
            return entry.event.rest
    return True
