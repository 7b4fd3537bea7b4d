"""Entries ↔ rows: a room's values on one side, the log's bytes on the other."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.game import Shelf
from app.rooms.codec import Decoder, UnreadableEntryError, encode
from app.rooms.model import Entry
from app.store.log import Row


def rows(entries: Iterable[Entry]) -> list[Row]:
    """As they are kept."""
    return [Row(e.version, e.at, e.by, e.id, e.digest, e.schema, encode(e.event)) for e in entries]


def entries(shelf: Shelf, kept: Iterable[Row]) -> list[Entry]:
    """As they are folded: all of a room's, oldest first. Raises UnreadableEntryError."""
    decoder = Decoder(shelf)
    found: list[Entry] = []
    for r in kept:
        if r.version != len(found) + 1:
            raise UnreadableEntryError("an entry is missing")
        found.append(Entry(r.version, r.at, r.by, r.id, r.digest, r.schema, decoder.decode(r.schema, r.event)))
    return found
