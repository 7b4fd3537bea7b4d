"""The rooms in a data folder, also while a server holds it, and which of them cannot be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from app.games.game import Shelf
from app.rooms.codec import UnreadableEntryError
from app.rooms.reading import understand
from app.store.database import connect, fault
from app.store.entries import entries
from app.store.folder import DATABASE
from app.store.log import Row, StoreError
from app.store.sqlite import READ, ROOMS


def rooms_in(folder: Path) -> list[tuple[str, int]]:
    """(code, ms of the last touch) of every room, by code. Raises StoreError."""
    path = folder / DATABASE
    if not path.exists():
        raise StoreError(f"There is no database in {folder}.")
    with closing(connect(path)) as connection:
        try:
            return [(code, at) for code, at in connection.execute(ROOMS)]
        except sqlite3.Error as error:
            raise fault(path, error) from None


class Listed(NamedTuple):
    """A room as the person who hosts is told of it. ``fault``: why it cannot be read, None when it can."""

    code: str
    at: int
    fault: str | None


def listed(folder: Path, shelf: Shelf) -> Iterator[Listed]:
    """Every room, the one last touched first, each read to its end. Raises StoreError."""
    path = folder / DATABASE
    known = sorted(rooms_in(folder), key=lambda room: -room[1])
    with closing(connect(path)) as connection:
        for code, at in known:
            try:
                kept = [Row(*row) for row in connection.execute(READ, (code,))]
            except sqlite3.Error as error:
                raise fault(path, error) from None
            if kept:  # it has not been forgotten meanwhile
                yield Listed(code, at, _fault(shelf, kept))


def _fault(shelf: Shelf, kept: list[Row]) -> str | None:
    try:
        understand(shelf, entries(shelf, kept))
    except UnreadableEntryError as error:
        return str(error)
    return None
