"""Time, as it is handed to everything that waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

LONGEST_SLEEP = 30.0
"""Seconds until a wait looks at the time again: the wall clock may have been set meanwhile."""


class Clock(Protocol):
    """The time of day, and waking up at one."""

    def now(self) -> int:
        """Ms since the epoch."""

    def at(self, when: int, call: Callable[[], None]) -> Callable[[], None]:
        """Call once, at ``when`` (ms) or as soon as possible after it. What comes back cancels it."""


class WallClock:
    """The machine's clock and the running event loop."""

    def now(self) -> int:
        """Ms since the epoch."""
        return time.time_ns() // 1_000_000

    def at(self, when: int, call: Callable[[], None]) -> Callable[[], None]:
        """Call once at ``when``, on the running loop."""
        return _Alarm(self, when, call).cancel


class _Alarm:
    __slots__ = ("_call", "_clock", "_handle", "_loop", "_when")

    def __init__(self, clock: WallClock, when: int, call: Callable[[], None]) -> None:
        self._clock = clock
        self._when = when
        self._call = call
        self._loop = asyncio.get_running_loop()
        self._handle = self._sleep()

    def _sleep(self) -> asyncio.TimerHandle:
        left = max(0.0, (self._when - self._clock.now()) / 1000)
        return self._loop.call_later(min(left, LONGEST_SLEEP), self._ring)

    def _ring(self) -> None:
        if self._clock.now() < self._when:
            self._handle = self._sleep()
        else:
            self._call()

    def cancel(self) -> None:
        self._handle.cancel()
