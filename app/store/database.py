"""Connections to the SQLite file, and its faults in words."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from app.store.log import StoreError

APPLICATION = 0x0D0B_0D01
"""Marks the file as ours."""
LAYOUT = 1
"""The number of schema.sql."""
_SCHEMA = Path(__file__).with_name("schema.sql")


def connect(path: Path, patience: float = 10) -> sqlite3.Connection:
    """A connection that begins and commits only when told. Raises StoreError when the file is not ours.

    ``patience``: seconds to wait for another program that holds the file.
    """
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=patience)
    except sqlite3.Error as error:
        raise fault(path, error) from None
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA journal_size_limit = {4 << 20}")  # after a checkpoint, in bytes
        check(path, connection)
    except sqlite3.Error as error:
        connection.close()
        raise fault(path, error) from None
    except StoreError:
        connection.close()
        raise
    return connection


def check(path: Path, connection: sqlite3.Connection) -> None:
    """Raises StoreError when the file belongs to another program, or to a newer one of ours."""
    mark, layout = (connection.execute(f"PRAGMA {p}").fetchone()[0] for p in ("application_id", "user_version"))
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if tables and mark != APPLICATION:
        raise StoreError(f"{path} is a database of another program.")
    if layout > LAYOUT:
        raise StoreError(f"{path} was written by a newer version of this program.")


def lay_out(path: Path, connection: sqlite3.Connection) -> None:
    """Make the tables that are not there. Raises StoreError."""
    try:
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")  # before the first table
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {LAYOUT}")
        connection.executescript(_SCHEMA.read_text(encoding="utf-8"))
    except sqlite3.Error as error:
        raise fault(path, error) from None


def fault(path: Path, error: sqlite3.Error) -> StoreError:
    """The fault as one sentence for whoever hosts; it quotes no value that is kept."""
    code = getattr(error, "sqlite_errorcode", None)
    words = {
        sqlite3.SQLITE_FULL: "the disk is full",
        sqlite3.SQLITE_CANTOPEN: "it cannot be opened; look at the permissions of its folder",
        sqlite3.SQLITE_READONLY: "it may not be written; look at its permissions",
        sqlite3.SQLITE_PERM: "it may not be written; look at its permissions",
        sqlite3.SQLITE_BUSY: "another program holds it",
        sqlite3.SQLITE_NOTADB: "it is damaged or no database; put a backup in its place",
        sqlite3.SQLITE_CORRUPT: "it is damaged; put a backup in its place",
        sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    }
    primary = code & 0xFF if code is not None else None
    return StoreError(f"The database {path}: {words.get(primary or 0, type(error).__name__)}.")
