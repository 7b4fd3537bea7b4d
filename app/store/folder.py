"""The data folder: made, tested for writing, and held by one program at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from app.store.log import StoreError

DATABASE = "odoru.sqlite3"
LOCK = "odoru.lock"

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class Folder:
    """Holds the folder until closed, or until the program ends however it ends.

    One that is made is for its owner's eyes: hands lie in it. One that is there stays as it is.

    Raises StoreError when the folder cannot be made or written, or when another program holds it.
    """

    def __init__(self, path: Path) -> None:
        self.database = path / DATABASE
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = (path / LOCK).open("a", encoding="utf-8")
        except OSError as error:
            raise StoreError(f"The data folder {path} cannot be written: {_why(error)}.") from None
        try:
            _lock(file)
        except OSError:
            file.close()
            raise StoreError(
                f"The data folder {path} is in use by another running server: stop that one first."
            ) from None
        if not os.access(path, os.W_OK) or (self.database.exists() and not os.access(self.database, os.W_OK)):
            file.close()
            raise StoreError(f"The data folder {path} cannot be written: no permission.")
        self._file = file

    def close(self) -> None:
        """Let others have it."""
        self._file.close()


def _why(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()
