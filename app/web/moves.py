"""One-time addresses that hand a browser's membership to another device."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256

LIFE = 600.0
"""Seconds an address lasts."""
_MOST = 10_000


class Moves:
    """Open handovers. What is kept is of no use without the address: the secret is masked with it."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: dict[bytes, tuple[bytes, str, float]] = {}

    def offer(self, secret: str, code: str) -> str:
        """A fresh one-time word that stands for ``secret``; it leads to the room ``code``."""
        self._sweep()
        once = secrets.token_urlsafe(16)
        self._open[_name(once)] = (_masked(bytes.fromhex(secret), once), code, self._clock() + LIFE)
        return once

    def waiting(self, once: str) -> bool:
        """Whether the word can still be spent. Asking spends nothing."""
        self._sweep()
        return _name(once) in self._open

    def spend(self, once: str) -> tuple[str, str] | None:
        """(secret, code) the first time; None when the word is spent, too old or unknown."""
        self._sweep()
        found = self._open.pop(_name(once), None)
        return (_masked(found[0], once).hex(), found[1]) if found else None

    def _sweep(self) -> None:
        now = self._clock()
        while self._open:
            oldest = next(iter(self._open))
            if self._open[oldest][2] > now and len(self._open) <= _MOST:
                break
            del self._open[oldest]


def _name(once: str) -> bytes:
    return sha256(b"name" + once.encode()).digest()


def _masked(secret: bytes, once: str) -> bytes:
    mask = hmac.digest(once.encode(), b"mask", "sha256")
    return bytes(a ^ b for a, b in zip(secret, mask, strict=False))
