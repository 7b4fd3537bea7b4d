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


class Log(Protocol):
    """All rooms' entries, append only. Futures are resolved from the writer's own thread, and no caller's
    code ever runs there.
    """

    def append(self, code: str, expected: int, rows: Sequence[Row]) -> Future[None]:
        """All rows or none, durable when the future resolves. Raises ConflictError through the future."""

    def read(self, code: str) -> list[Row]:
        """Every row of a room, oldest first; empty when unknown."""

    def rooms(self) -> list[tuple[str, int]]:
        """(code, ms of the last touch) of every room."""

    def drop(self, codes: Sequence[str]) -> Future[None]:
        """Forget these rooms wholly, rows and notes."""

    def close(self) -> None:
        """Finish what was appended, then close."""
