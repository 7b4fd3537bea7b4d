"""A copy of all that is kept, taken while the server runs; and the way back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from app.store.database import check, connect, fault
from app.store.folder import DATABASE, Folder
from app.store.log import StoreError


def backup(folder: Path, target: Path) -> None:
    """Write the whole log to the file ``target``, one consistent moment of it. The server may run.

    Raises StoreError; ``target`` is replaced only by a whole copy, which its owner alone may read.
    """
    source = folder / DATABASE
    if not source.exists():
        raise StoreError(f"There is no database in {folder}.")
    _copy(source, target)


def restore(folder: Path, source: Path) -> Path | None:
    """Put a backup in the folder, and the database that was there aside; answers where it lies now.

    Raises StoreError when a server runs there, or when the backup is damaged or not ours.
    """
    if not source.exists():
        raise StoreError(f"There is no file {source}.")
    _sound(source)
    with closing(Folder(folder)) as held:
        aside: Path | None = None
        if held.database.exists():
            names = (folder / f"before-restore-{n}.sqlite3" for n in count(1))
            aside = next(path for path in names if not path.exists())
            _copy(held.database, aside)
            for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm"):
                (folder / name).unlink(missing_ok=True)
        _copy(source, held.database)
        return aside


def _copy(source: Path, target: Path) -> None:
    part = target.with_name(f"{target.name}.part")
    try:
        part.touch(mode=0o600)
        with closing(connect(source)) as here, closing(sqlite3.connect(part)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        part.replace(target)
    except sqlite3.Error as error:
        raise fault(target, error) from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {(error.strerror or '').lower()}.") from None
    finally:
        part.unlink(missing_ok=True)


def _sound(path: Path) -> None:
    with closing(connect(path)) as connection:
        try:
            check(path, connection)
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.Error as error:
            raise fault(path, error) from None
    if found != "ok":
        raise StoreError(f"The backup {path} is damaged.")
