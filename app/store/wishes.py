"""Rooms that the person who hosts wants closed while the server runs: one file each in the data folder."""

from __future__ import annotations

from pathlib import Path

_FOLDER = "rooms-to-close"


class Wishes:
    """Asked for by the command line, taken by the running server."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / _FOLDER

    def ask(self, code: str) -> Path:
        """Ask for a room to be closed. The file is gone when it has been done."""
        self._folder.mkdir(exist_ok=True)
        wish = self._folder / code
        wish.touch()
        return wish

    def open(self) -> list[str]:
        """What has been asked for and not been done."""
        return sorted(wish.name for wish in self._folder.iterdir()) if self._folder.is_dir() else []

    def done(self, code: str) -> None:
        """It has been done."""
        (self._folder / code).unlink(missing_ok=True)
