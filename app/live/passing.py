"""What is accepted and leaves no entry, as reactions do: its ids are remembered here while the room runs."""

from __future__ import annotations

from app.rooms.codes import digest
from app.rooms.model import HouseCommand, MemberCommand, MemberKey
from app.rooms.state import NOTHING_HEARD, Heard


class Passing:
    """The last such commands of each member."""

    def __init__(self) -> None:
        self._accepted: dict[MemberKey, Heard] = {}

    def again(self, key: MemberKey, frame_id: str, command: MemberCommand | HouseCommand) -> bool:
        """Whether this very command was accepted before. Refuses ``id_reused`` when another one was."""
        heard = self._accepted.get(key, NOTHING_HEARD)
        return frame_id in heard.ids and heard.again(frame_id, digest(command))

    def remember(self, key: MemberKey, frame_id: str, command: MemberCommand | HouseCommand) -> None:
        """It was accepted."""
        self._accepted[key] = self._accepted.get(key, NOTHING_HEARD).also(frame_id, digest(command))
