"""What is accepted and leaves no entry, as reactions do: its ids are remembered here while the room runs."""

from __future__ import annotations

from app.rooms.codes import digest
from app.rooms.evolve import KEPT_IDS
from app.rooms.model import CommandRefusedError, HouseCommand, MemberCommand, MemberKey


class Passing:
    """The last ``KEPT_IDS`` such ids of each member, with the digest of their content."""

    def __init__(self) -> None:
        self._accepted: dict[MemberKey, dict[str, str]] = {}

    def again(self, key: MemberKey, frame_id: str, command: MemberCommand | HouseCommand) -> bool:
        """Whether this very command was accepted before. Refuses ``id_reused`` when another one was."""
        known = self._accepted.get(key, {}).get(frame_id)
        if known is not None and known != digest(command):
            raise CommandRefusedError("id_reused")
        return known is not None

    def remember(self, key: MemberKey, frame_id: str, command: MemberCommand | HouseCommand) -> None:
        """It was accepted."""
        ids = self._accepted.setdefault(key, {})
        ids[frame_id] = digest(command)
        if len(ids) > KEPT_IDS:
            del ids[next(iter(ids))]
