"""One open socket, as the room sees it."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.live.mailbox import Mailbox
from app.rooms.model import MemberKey


@dataclass(slots=True, eq=False)
class Connection:
    """A socket of the browser ``key``, open since ``opened`` (ms).

    A projector's socket is shown what everybody may see, whatever cookie came with it.
    """

    key: MemberKey
    projector: bool
    opened: int
    mailbox: Mailbox = field(default_factory=Mailbox)
