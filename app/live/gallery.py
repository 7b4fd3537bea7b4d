"""Who looks at a room, and what they were shown last: only those whose bytes changed are shown anew."""

from __future__ import annotations

from collections.abc import Iterator

from app.live.connection import Connection
from app.live.mailbox import Shown
from app.rooms.eyes import Eyes
from app.rooms.lines import Lines
from app.rooms.model import MemberKey


class _Viewer:
    """The connections that are shown the same."""

    __slots__ = ("connections", "count", "shown")

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.shown: Shown | None = None
        self.count = 0


class Gallery:
    """All connections of a room by viewer: each browser's own, and one for all projectors (None)."""

    def __init__(self, eyes: Eyes, lines: Lines, marks: dict[MemberKey, str]) -> None:
        self._eyes = eyes
        self._lines = lines
        self._marks = marks
        self._viewers: dict[MemberKey | None, _Viewer] = {}

    def __iter__(self) -> Iterator[Connection]:
        return (connection for each in list(self._viewers.values()) for connection in list(each.connections))

    def __len__(self) -> int:
        return sum(len(each.connections) for each in self._viewers.values())

    def add(self, connection: Connection) -> None:
        """Show the newcomer the whole view."""
        key = None if connection.projector else connection.key
        each = self._viewers.setdefault(key, _Viewer())
        each.connections.append(connection)
        self._look(key, each)
        assert each.shown is not None
        connection.mailbox.show(each.shown)

    def remove(self, connection: Connection) -> bool:
        """Forget a connection; whether it was there."""
        key = None if connection.projector else connection.key
        each = self._viewers.get(key)
        if each is None or connection not in each.connections:
            return False
        each.connections.remove(connection)
        if not each.connections:
            del self._viewers[key]
        return True

    def show(self) -> None:
        """Show everyone whose view or lines have changed."""
        for key, each in self._viewers.items():
            if self._look(key, each):
                assert each.shown is not None
                for connection in each.connections:
                    connection.mailbox.show(each.shown)

    def show_again(self, connection: Connection) -> None:
        """Show one connection what it has been shown, changed or not."""
        each = self._viewers.get(None if connection.projector else connection.key)
        if each is not None and each.shown is not None:
            connection.mailbox.show(each.shown)

    def _look(self, key: MemberKey | None, each: _Viewer) -> bool:
        """Make the viewer's view; whether it is another than before."""
        body = self._eyes.body(key, self._marks.get(key) if key is not None else None)
        lines = self._lines.told(self._eyes.viewer(key))
        before = each.shown
        changed = (
            before is None
            or before.body != body
            or each.count != len(lines)
            or (len(lines) > 0 and before.lines is not lines)
        )
        if changed:
            each.shown = Shown(body, lines)
            each.count = len(lines)
        return changed
