"""Matches that have ended never change: what was made of the last ones asked for is kept for a while."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from fastapi.concurrency import run_in_threadpool

_MOST = 24
T = TypeVar("T")


class Ended:
    """Records and replays by room, number and eyes.

    They are made beside the loop and one at a time: so many threads as ask would hold up everybody at a table.
    """

    def __init__(self) -> None:
        self._turn = Lock()
        self._kept: dict[Hashable, Any] = {}

    async def told(self, key: Hashable, make: Callable[[], Any], tell: Callable[[Any], T]) -> T:
        """What ``tell`` says of what was made for this key before, else of what is made now.

        What ``make`` raises goes on to the asker, and nothing is kept.
        """
        async with self._turn:
            return await run_in_threadpool(lambda: tell(self._made(key, make)))

    def _made(self, key: Hashable, make: Callable[[], Any]) -> Any:
        found = self._kept.pop(key, None)
        if found is None:
            found = make()
        self._kept[key] = found
        while len(self._kept) > _MOST:
            del self._kept[next(iter(self._kept))]
        return found
