"""One-time addresses that hand a browser's membership to another device."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

from app.rooms.model import MemberKey
from app.web.session import key_of

LIFE = 600.0
"""Seconds an address lasts."""
_MOST_OF_ONE = 4


class _Offer(NamedTuple):
    masked: bytes
    code: str
    key: MemberKey
    until: float


class Moves:
    """Open handovers. What is kept is of no use without the address: the secret is masked with it.

    An address is looked up by its hash, which says nothing of how near a wrong one came. Of one browser the
    newest few are open: whoever asks again and again spoils their own alone.
    """

    def __init__(self, clock: Callable[[], float], most: int = 10_000) -> None:
        self._clock = clock
        self._most = most
        self._open: dict[bytes, _Offer] = {}
        self._by: dict[MemberKey, list[bytes]] = {}

    def offer(self, secret: str, code: str) -> str:
        """A fresh one-time word that stands for ``secret``; it leads to the room ``code``."""
        self._sweep()
        once, key = secrets.token_urlsafe(16), key_of(secret)
        name = _name(once)
        self._open[name] = _Offer(_masked(bytes.fromhex(secret), once), code, key, self._clock() + LIFE)
        mine = self._by.setdefault(key, [])
        mine.append(name)
        if len(mine) > _MOST_OF_ONE:
            self._close(mine[0])
        return once

    def waiting(self, once: str) -> bool:
        """Whether the word can still be spent. Asking spends nothing."""
        self._sweep()
        return _name(once) in self._open

    def spend(self, once: str) -> tuple[str, str] | None:
        """(secret, code) the first time; None when the word is spent, too old or unknown."""
        self._sweep()
        found = self._close(_name(once))
        return (_masked(found.masked, once).hex(), found.code) if found else None

    def _close(self, name: bytes) -> _Offer | None:
        found = self._open.pop(name, None)
        if found is not None:
            mine = self._by[found.key]
            mine.remove(name)
            if not mine:
                del self._by[found.key]
        return found

    def _sweep(self) -> None:
        now = self._clock()
        while self._open:
            oldest = next(iter(self._open))
            if self._open[oldest].until > now and len(self._open) < self._most:
                break
            self._close(oldest)


def _name(once: str) -> bytes:
    return sha256(b"name" + once.encode()).digest()


def _masked(secret: bytes, once: str) -> bytes:
    mask = hmac.digest(once.encode(), b"mask", "sha256")
    return bytes(a ^ b for a, b in zip(secret, mask, strict=False))
