"""A log in memory that keeps the promises of the real one, but for the power cut."""

from collections.abc import Sequence
from concurrent.futures import Future

from app.store.log import ConflictError, Row, StoreError


class MemoryLog:
    """A Log. ``full`` makes every write fail, as a full disk does."""

    def __init__(self) -> None:
        self.full = False
        self._closed = False
        self._rooms: dict[str, list[Row]] = {}
        self._touches: dict[str, int] = {}
        self._notes: dict[str, dict[tuple[int, int], str]] = {}

    def append(self, code: str, expected: int, rows: Sequence[Row]) -> Future[None]:
        kept = self._rooms.get(code, [])
        versions = [row.version for row in rows]
        if versions != list(range(expected + 1, expected + 1 + len(rows))) or len(kept) != expected:
            return self._answer(ConflictError())
        answer = self._answer()
        if not answer.exception():
            self._rooms[code] = [*kept, *rows]
        return answer

    def read(self, code: str) -> list[Row]:
        return list(self._rooms.get(code, []))

    def rooms(self) -> list[tuple[str, int]]:
        kept = sorted(self._rooms.items())
        return [(code, max(rows[-1].at, self._touches.get(code, 0))) for code, rows in kept]

    def touch(self, code: str, at: int) -> Future[None]:
        answer = self._answer()
        if not answer.exception():
            self._touches[code] = max(at, self._touches.get(code, 0))
        return answer

    def note(self, code: str, match: int, seat: int, marks: str) -> Future[None]:
        answer = self._answer()
        if not answer.exception():
            self._notes.setdefault(code, {})[match, seat] = marks
        return answer

    def notes(self, code: str) -> dict[tuple[int, int], str]:
        return dict(self._notes.get(code, {}))

    def drop(self, codes: Sequence[str]) -> Future[None]:
        answer = self._answer()
        if not answer.exception():
            for code in codes:
                for kept in (self._rooms, self._touches, self._notes):
                    kept.pop(code, None)
        return answer

    def close(self) -> None:
        self._closed = True

    def _answer(self, error: Exception | None = None) -> Future[None]:
        if self._closed:
            error = StoreError("The log is closed.")
        elif self.full:
            error = StoreError("The disk is full.")
        answer: Future[None] = Future()
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)
        return answer
