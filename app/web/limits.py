"""How much one socket, browser, address or room may ask for."""

from __future__ import annotations

from collections.abc import Callable, Hashable


class Bucket:
    """So many per second on average, with ``burst`` at once. Time is handed in, in seconds."""

    __slots__ = ("_at", "_left")

    def __init__(self, burst: float, now: float) -> None:
        self._left = float(burst)
        self._at = now

    def take(self, rate: float, burst: float, now: float) -> bool:
        """Take one, if one is left."""
        if not self.left(rate, burst, now):
            return False
        self._left -= 1
        return True

    def left(self, rate: float, burst: float, now: float) -> bool:
        """Whether one is left."""
        self._left = min(burst, self._left + max(0.0, now - self._at) * rate)
        self._at = now
        return self._left >= 1

    @property
    def last(self) -> float:
        """When it was last asked."""
        return self._at


class Rates:
    """A bucket for each of many keys: ``count`` in ``seconds``. Keys that are full again are forgotten.

    Of more than ``most`` keys the one that has been asked for least recently is forgotten, too: who can have
    so many keys is not held up by any one of them.
    """

    def __init__(self, count: int, seconds: float, clock: Callable[[], float], most: int = 50_000) -> None:
        self._count = count
        self._rate = count / seconds
        self._seconds = seconds
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}
        self._swept = clock()
        self._most = most

    def take(self, key: Hashable) -> bool:
        """Whether ``key`` may have one more now; it is then counted. None is nobody and has no limit."""
        if key is None:
            return True
        now = self._clock()
        if now - self._swept > self._seconds:
            self._sweep(now)
        bucket = self._buckets.pop(key, None) or Bucket(self._count, now)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(self._rate, self._count, now)

    def left(self, key: Hashable) -> bool:
        """Whether ``key`` may have one more now."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.left(self._rate, self._count, self._clock())

    def _sweep(self, now: float) -> None:
        self._swept = now
        self._buckets = {k: b for k, b in self._buckets.items() if now - b.last < self._seconds}


class Counts:
    """How many of something each key holds now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[Hashable, int] = {}

    def take(self, key: Hashable) -> bool:
        """Whether ``key`` may hold one more; it then does, until ``give`` is called. None has no limit."""
        if key is None:
            return True
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def give(self, key: Hashable) -> None:
        """One less."""
        if key is None:
            return
        held = self._held[key] - 1
        if held:
            self._held[key] = held
        else:
            del self._held[key]
