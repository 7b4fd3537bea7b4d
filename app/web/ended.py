"""Matches that have ended never change: what was made of the last ones asked for is kept for a while."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any

_MOST = 24


class Ended:
    """Records and replays by room, number and eyes. Asked from several threads at once."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._kept: dict[Hashable, Any] = {}

    def kept(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """What was made for this key before, else what is made now.

        What ``make`` raises goes on to the asker, and nothing is kept.
        """
        with self._lock:
            if (found := self._kept.pop(key, None)) is not None:
                self._kept[key] = found
                return found
        made = make()
        with self._lock:
            self._kept[key] = made
            while len(self._kept) > _MOST:
                del self._kept[next(iter(self._kept))]
        return made
