"""Room code → its runner."""

from __future__ import annotations

import re

ALPHABET = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""What room codes are made of: no vowels, no look-alikes."""
LENGTH = 6


def canonical(code: str) -> str | None:
    """The code as it is kept: case, spaces and hyphens do not count. None when it cannot be a code."""
    bare = re.sub(r"[\s\-\u2010-\u2015_+]", "", code).upper()
    return bare if len(bare) == LENGTH and all(c in ALPHABET for c in bare) else None


class Hub:
    """All rooms of this process."""

    def __init__(self) -> None:
        self._codes: dict[str, int] = {}

    def known(self, code: str) -> str | None:
        """The code as kept, when there is such a room."""
        bare = canonical(code)
        return bare if bare in self._codes else None
