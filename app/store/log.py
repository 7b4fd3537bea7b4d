"""The log's promise, whoever keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

import msgspec


class Row(msgspec.Struct, frozen=True):
    """An entry as bytes: ``event`` is the codec's JSON."""

    version: int
    at: int
    by: str
    id: str | None
    digest: str | None
    schema: int
    event: bytes


class ConflictError(Exception):
    """The room's log is not at the expected version: somebody else wrote. The runner ends."""


class StoreError(Exception):
    """What is kept cannot be reached, read or written. The message is one sentence for whoever hosts."""


class Log(Protocol):
    """All rooms' entries, append only, and the notebooks beside them.

    Futures are resolved from the writer's own thread, once what they stand for is durable; nobody's code
    runs there. They raise ConflictError or StoreError. Reading may block, and raises StoreError.
    """

    def append(self, code: str, expected: int, rows: Sequence[Row]) -> Future[None]:
        """All rows or none, after ``expected`` (0: a new room). Raises ConflictError through the future."""

    def read(self, code: str) -> list[Row]:
        """Every row of a room, oldest first; empty when unknown."""

    def rooms(self) -> list[tuple[str, int]]:
        """(code, ms of the last touch) of every room."""

    def touch(self, code: str, at: int) -> Future[None]:
        """Somebody looked at this room at ``at`` (ms): it expires later."""

    def note(self, code: str, match: int, seat: int, marks: str) -> Future[None]:
        """Keep a seat's notebook of one match, in place of what was there."""

    def notes(self, code: str) -> dict[tuple[int, int], str]:
        """Every notebook of a room by (match, seat)."""

    def drop(self, codes: Sequence[str]) -> Future[None]:
        """Forget these rooms wholly; their space is given back."""

    def close(self) -> None:
        """Finish what was asked for, then close. What is asked for later raises StoreError."""
