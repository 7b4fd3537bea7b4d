"""Room code → its runner: opens rooms, reads them from the log when somebody comes, forgets them in time."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from app.live.clock import Clock
from app.live.connection import Connection
from app.live.faults import cause
from app.live.mailbox import OVERLOADED, Ending
from app.live.news import Notice
from app.live.parts import Parts
from app.live.runner import Runner
from app.rooms import rights
from app.rooms.codec import UnreadableEntryError
from app.rooms.codes import new_code, read_code
from app.rooms.model import Entry, MemberKey
from app.rooms.reading import understand
from app.rooms.replay import MatchRunningError, UnknownMatchError
from app.rooms.rules import open_room
from app.store.entries import entries, rows
from app.store.log import StoreError

_log = logging.getLogger("odoru.hub")
_SWEEP = 15_000
_IDLE = 300_000
"""ms a room stays in memory after its last socket closed."""
_EMPTY = 86_400_000
"""ms until a room is forgotten in which nobody ever was, its opener included."""
STRANGERS_STAY = 600_000
"""ms a socket may stay that never joins."""
_FLUSH = 2.0
_SAVE = 900_000
_GLANCE = 0.02

UNKNOWN = Ending("room_unknown", 4404)
UNREADABLE = Ending("room_unreadable", 4404)
EXPIRED = Ending("room_expired", 4404)
CLOSED = Ending("room_closed", 4404)
LATER = Ending(None, OVERLOADED)
NOT_JOINED = Ending("not_joined", 4408)


class FullError(Exception):
    """No more rooms fit."""


class ClosingError(Exception):
    """The server is about to restart."""


class Hub:
    """All rooms of this process. ``expire``: ms after a member's last frame until a room is forgotten."""

    def __init__(self, parts: Parts, *, expire: int, most: int) -> None:
        self._parts = parts
        self._expire = expire
        self._most = most
        self._touched: dict[str, int] = dict(parts.log.rooms())
        self._saved = dict(self._touched)
        self._empty: dict[str, int] = {}
        self._opening: set[str] = set()
        self._runners: dict[str, Runner] = {}
        self._left: dict[str, int] = {}
        self._faults: dict[str, deque[str]] = {}
        self._unreadable: set[str] = set()
        self._sockets = 0
        self.closing = False
        self.clock: Clock = parts.clock
        self._cancel: Callable[[], None] | None = None

    def start(self) -> None:
        """Begin to look after rooms. Call it on the running loop."""
        self._cancel = self.clock.at(self.clock.now() + _SWEEP, self._swept)

    # --- rooms ------------------------------------------------------------------------------------------

    def known(self, typed: str) -> str | None:
        """The code as it is kept, when there is such a room, however it was typed."""
        code = read_code(typed)
        return code if code in self._touched else None

    def count(self) -> tuple[int, int, int]:
        """(rooms known, rooms in memory, sockets open)."""
        return len(self._touched), len(self._runners), self._sockets

    async def open(self, key: MemberKey, game: str, options: dict[str, Any]) -> str:
        """Open a room, whose asker is host; its code. Raises CommandRefusedError, FullError, ClosingError."""
        if self.closing:
            raise ClosingError
        if len(self._touched) + len(self._opening) >= self._most:
            raise FullError
        now = self.clock.now()
        code = new_code(self._parts.luck)
        while code in self._touched or code in self._opening:
            code = new_code(self._parts.luck)
        append = open_room(self._parts.shelf, code, key, game, options, now, self._parts.luck)
        self._opening.add(code)
        try:
            await self._parts.keeping.append(code, 0, rows(append.entries))
            self._touched[code] = self._empty[code] = now
        finally:
            self._opening.discard(code)
        return code

    def enter(self, code: str, connection: Connection) -> Runner | Ending:
        """Let a socket into a room; the room is read from the log when it is not in memory."""
        runner = self.runner(code)
        if isinstance(runner, Runner):
            self._sockets += 1
            runner.attach(connection)
        return runner

    def runner(self, code: str) -> Runner | Ending:
        """The room's runner, or why there is none."""
        if code not in self._touched:
            return UNKNOWN
        found = self._runners.get(code)
        if found is not None:
            return found
        if code in self._unreadable:
            return UNREADABLE
        try:
            return self._read(code)
        except UnreadableEntryError as exc:
            self._unreadable.add(code)
            _log.error("a room cannot be read: %s%s", exc, cause(exc))
            return UNREADABLE
        except StoreError as fault:
            _log.error("a room cannot be read: %s", fault)
            return LATER

    def awake(self, code: str) -> Runner | None:
        """The room's runner, when it is in memory."""
        return self._runners.get(code)

    def require_ended(self, code: str, number: int) -> None:
        """Raises UnknownMatchError where the room never had this match, MatchRunningError while it runs.

        Told by the room as it stands and not by its log: how long that takes to read is nobody's business.
        Raises UnreadableEntryError.
        """
        runner = self.runner(code)
        if isinstance(runner, Ending):
            raise UnreadableEntryError(runner.code or "not now")
        match = runner.room.match
        if match is None or not 1 <= number <= match.number:
            raise UnknownMatchError
        if number == match.number and match.running:
            raise MatchRunningError

    def entries(self, code: str) -> list[Entry]:
        """All that has happened in a room, secrets included, out of the log. May block for a moment.

        Raises StoreError and UnreadableEntryError.
        """
        return entries(self._parts.shelf, self._parts.log.read(code))

    def _read(self, code: str) -> Runner | Ending:
        kept = entries(self._parts.shelf, self._parts.log.read(code))
        if not kept:
            return UNKNOWN
        faults = self._faults.get(code, ())
        runner = Runner(self._parts, understand(self._parts.shelf, kept), self._failed, faults)
        self._runners[code] = runner
        self._left[code] = self.clock.now()
        return runner

    def leave(self, runner: Runner, connection: Connection) -> None:
        """A socket has closed."""
        self._sockets -= 1
        runner.detach(connection)
        if self._runners.get(runner.code) is runner:
            self._left[runner.code] = self.clock.now()

    def _failed(self, runner: Runner, frame: str | None) -> None:
        """A runner has ended by an error; the frame it ended with is not tried again and again."""
        if self._runners.get(runner.code) is runner:
            del self._runners[runner.code]
        if frame is not None:
            self._faults.setdefault(runner.code, deque(maxlen=16)).append(frame)

    # --- time -------------------------------------------------------------------------------------------

    def _swept(self) -> None:
        self._cancel = self.clock.at(self.clock.now() + _SWEEP, self._swept)
        self.sweep()

    def sweep(self) -> None:
        """Forget rooms that have expired, put down those nobody looks at, close sockets that never joined."""
        now = self.clock.now()
        for code, runner in list(self._runners.items()):
            self._touch(code, runner.last_frame)
            _close_strangers(runner, now)
            if runner.idle and now - self._left[code] >= _IDLE:
                self._put_down(code)
        old = [code for code, at in self._touched.items() if now - at >= self._expire]
        self._empty = {code: at for code, at in self._empty.items() if self._touched.get(code) == at}
        old += [code for code, at in self._empty.items() if now - at >= _EMPTY and code not in old]
        if old:
            self._forget(old, EXPIRED)

    def _touch(self, code: str, at: int) -> None:
        """Remember the last frame; now and then so that a restart does not forget it."""
        self._touched[code] = max(self._touched[code], at)
        if self._touched[code] - self._saved.get(code, 0) >= _SAVE:
            self._saved[code] = self._touched[code]
            self._parts.log.touch(code, self._touched[code])

    def close_room(self, code: str) -> None:
        """End a room for good, at the wish of the person who hosts the server."""
        if code in self._touched:
            self._forget([code], CLOSED)

    def _forget(self, codes: list[str], ending: Ending) -> None:
        for code in codes:
            runner = self._runners.get(code)
            for connection in runner.gallery if runner else ():
                connection.mailbox.close(ending)
            self._put_down(code)
            self._touched.pop(code, None)
            self._faults.pop(code, None)
            self._saved.pop(code, None)
            self._empty.pop(code, None)
            self._unreadable.discard(code)
        self._parts.keeping.drop(codes)

    def _put_down(self, code: str) -> None:
        runner = self._runners.pop(code, None)
        self._left.pop(code, None)
        if runner is not None:
            runner.end()

    async def stop(self) -> None:
        """Open nothing more, tell everyone, let what is being kept be kept and what waits be sent."""
        if self.closing:
            return
        self.closing = True
        if self._cancel is not None:
            self._cancel()
        runners = list(self._runners.values())
        for runner in runners:
            for connection in runner.gallery:
                connection.mailbox.tell(Notice("restarting"))
            runner.end()
        try:
            async with asyncio.timeout(_FLUSH):
                for runner in runners:
                    await runner.ended()
                while not all(c.mailbox.empty for r in runners for c in r.gallery):  # noqa: ASYNC110  once in a life
                    await asyncio.sleep(_GLANCE)
        except TimeoutError:
            _log.warning("some sockets read too slowly to be told of the restart")


def _close_strangers(runner: Runner, now: int) -> None:
    for connection in runner.gallery:
        long = now - connection.opened >= STRANGERS_STAY
        if long and not connection.projector and not rights.belongs(runner.room, connection.key):
            connection.mailbox.close(NOT_JOINED)
