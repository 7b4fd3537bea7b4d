"""Waits until the log has kept something. One commit keeps many rooms' entries, and wakes the loop once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial

from app.store.log import Log, Row


class Keeping:
    """One for all rooms of an event loop."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._asked: list[tuple[asyncio.Future[None], str, int, Sequence[Row]]] = []
        self._kept: deque[tuple[asyncio.Future[None], Future[None]]] = deque()
        self._woken = False

    def append(self, code: str, expected: int, rows: Sequence[Row]) -> asyncio.Future[None]:
        """``Log.append``, for the loop: all rows are durable when it is done, none when it has an exception."""
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[None] = loop.create_future()
        if not self._asked:  # a drop may come first, and then there is nothing left to hand over
            loop.call_soon(self._hand_over, loop)
        self._asked.append((waiter, code, expected, rows))
        return waiter

    def drop(self, codes: Sequence[str]) -> None:
        """``Log.drop``, after all that was asked for before."""
        self._hand_over(asyncio.get_running_loop())
        self._log.drop(codes)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """All that was asked for in one turn of the loop, so that one commit keeps it."""
        asked, self._asked = self._asked, []
        for waiter, code, expected, rows in asked:
            try:
                kept = self._log.append(code, expected, rows)
            except Exception as error:  # noqa: BLE001  it is its own room's, and the others wait too
                _settle(waiter, error)
            else:
                kept.add_done_callback(partial(self._came, loop, waiter))

    def _came(self, loop: asyncio.AbstractEventLoop, waiter: asyncio.Future[None], kept: Future[None]) -> None:
        """On the log's own thread: note it, and wake the loop unless it has been woken already."""
        self._kept.append((waiter, kept))
        if not self._woken:
            self._woken = True
            loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        self._woken = False  # first: what comes while this runs may be told by the next turn
        while self._kept:
            waiter, kept = self._kept.popleft()
            _settle(waiter, kept.exception())


def _settle(waiter: asyncio.Future[None], error: BaseException | None) -> None:
    if waiter.done():  # its room has been stopped
        return
    if error is None:
        waiter.set_result(None)
    else:
        waiter.set_exception(error)
