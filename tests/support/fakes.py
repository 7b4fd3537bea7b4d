"""Time that a test moves by hand, and a log that fails when told to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future

from app.store.log import Log, Row, StoreError

T0 = 1_796_000_000_000


class FakeClock:
    """Stands still until ``advance`` is called; what is due then is called in order of its time."""

    def __init__(self, now: int = T0) -> None:
        self._now = now
        self._alarms: dict[int, tuple[int, Callable[[], None]]] = {}
        self._count = 0

    def now(self) -> int:
        return self._now

    def at(self, when: int, call: Callable[[], None]) -> Callable[[], None]:
        self._count += 1
        number = self._count
        if when <= self._now:
            return asyncio.get_running_loop().call_soon(call).cancel
        self._alarms[number] = (when, call)
        return lambda: self._alarms.pop(number, None) and None

    def advance(self, ms: int) -> None:
        until = self._now + ms
        while True:
            due = sorted(
                (max(at, self._now), number) for number, (at, _) in self._alarms.items() if at <= until
            )
            if not due:
                break
            when, number = due[0]
            self._now = when
            self._alarms.pop(number)[1]()
        self._now = until


class FaultyLog:
    """Another log, whose appends fail as long as ``fault`` is set, and wait as long as ``held``."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.fault: Exception | None = None
        self.held = False
        self._waiting: list[tuple[Future[None], str, int, Sequence[Row]]] = []

    def append(self, code: str, expected: int, rows: Sequence[Row]) -> Future[None]:
        future: Future[None] = Future()
        if self.fault is not None:
            future.set_exception(self.fault)
        elif self.held:
            self._waiting.append((future, code, expected, rows))
        else:
            return self._log.append(code, expected, rows)
        return future

    def release(self) -> None:
        self.held = False
        for future, code, expected, rows in self._waiting:
            self._log.append(code, expected, rows).result()
            future.set_result(None)
        self._waiting.clear()

    def read(self, code: str) -> list[Row]:
        if isinstance(self.fault, StoreError):
            raise self.fault
        return self._log.read(code)

    def rooms(self) -> list[tuple[str, int]]:
        return self._log.rooms()

    def touch(self, code: str, at: int) -> Future[None]:
        return self._log.touch(code, at)

    def note(self, code: str, match: int, seat: int, marks: str) -> Future[None]:
        return self._log.note(code, match, seat, marks)

    def notes(self, code: str) -> dict[tuple[int, int], str]:
        return self._log.notes(code)

    def drop(self, codes: Sequence[str]) -> Future[None]:
        return self._log.drop(codes)

    def close(self) -> None:
        self._log.close()
