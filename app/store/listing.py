"""The rooms in a data folder, also while a server holds it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from app.store.database import connect, fault
from app.store.folder import DATABASE
from app.store.log import StoreError
from app.store.sqlite import ROOMS


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
