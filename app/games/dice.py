"""Luck anyone can check: roll k of a match is HMAC-SHA-256 over its secret seed.

Block b of roll k is ``HMAC-SHA-256(seed, k as 8 bytes big-endian ‖ b as 4 bytes big-endian)``, 32 bytes,
read as eight 32-bit big-endian words. Test vectors stand in ``tests/games/test_dice.py``.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

X = TypeVar("X")
_WORD = 1 << 32


class Dice:
    """The luck of one roll. Secret until the match has ended: never log, show or store one.

    ``used`` tells whether anything was rolled, so that the room knows to count this roll.
    """

    __slots__ = ("_block", "_roll", "_seed", "_words", "used")

    def __init__(self, seed: bytes, roll: int) -> None:
        self._seed = seed
        self._roll = roll
        self._block = 0
        self._words: list[int] = []
        self.used = False

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely (by rejection). ``n`` from 1 to 2**32."""
        if not 1 <= n <= _WORD:
            raise ValueError("n must be from 1 to 2**32")
        self.used = True
        limit = _WORD - _WORD % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def shuffled(self, items: Sequence[X]) -> tuple[X, ...]:
        """The items in a random order: Fisher-Yates from the end, ``below(i + 1)`` for i = last … 1."""
        self.used = True
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def _word(self) -> int:
        if not self._words:
            message = self._roll.to_bytes(8, "big") + self._block.to_bytes(4, "big")
            # Not hmac.digest: it hands the interpreter to another thread, and waits to get it back.
            block = hmac.new(self._seed, message, "sha256").digest()
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
            self._block += 1
        return self._words.pop()


def commitment(seed: bytes) -> str:
    """The public promise made before the deal: SHA-256 of the seed, in hex."""
    return sha256(seed).hexdigest()
