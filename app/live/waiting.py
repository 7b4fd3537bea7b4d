"""What all rooms have been asked and have not done yet: while the disk is slow it must not fill the memory."""

from __future__ import annotations

MOST_IN_ALL = 8 << 20
MOST_IN_A_ROOM = 512 << 10
"""Bytes of frames. What a frame is read into may weigh twenty times as much."""
BESIDE = 256
"""Bytes that a frame counts for beside its own."""


class Waiting:
    """One count for all rooms of a process."""

    def __init__(self, most: int = MOST_IN_ALL) -> None:
        self._most = most
        self.bytes = 0

    def take(self, size: int, already: int) -> bool:
        """Whether a room in which ``already`` wait may take in ``size`` more; they then wait."""
        if already + size > MOST_IN_A_ROOM or self.bytes + size > self._most:
            return False
        self.bytes += size
        return True

    def give(self, size: int) -> None:
        """So many wait no more."""
        self.bytes -= size
