"""One task a room, the only one that writes to it: keep, then show."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.live.agenda import Agenda
from app.live.connection import Connection
from app.live.faults import where
from app.live.gallery import Gallery
from app.live.mailbox import COME_BACK, Ending
from app.live.news import Accepted, Reacted, Refused
from app.live.parts import Parts
from app.live.passing import Passing
from app.live.presence import Presence
from app.live.waiting import BESIDE
from app.rooms import rights
from app.rooms.events import MatchStarted
from app.rooms.model import (
    Asker,
    CommandRefusedError,
    Entry,
    HouseCommand,
    MemberCommand,
    MemberKey,
    Note,
    Person,
    React,
)
from app.rooms.reading import Understood
from app.rooms.rules import decide
from app.rooms.state import NOTHING_HEARD
from app.store.entries import rows
from app.store.log import StoreError

_log = logging.getLogger("odoru.room")
BLOCKED = Ending("blocked", 4403)
FAULT = Ending(None, COME_BACK)


class Asked(NamedTuple):
    """A command on its way. ``connection`` gets the answer; None where nobody waits for one.

    ``size``: the bytes it counts for while it waits.
    """

    by: Asker
    command: MemberCommand | HouseCommand
    id: str | None
    connection: Connection | None
    size: int = 0


class Runner:
    """A room that runs. ``failed`` is called once when it cannot go on; the log has all that was shown.

    It gets the id of the frame the runner ended with; frames in ``faults`` are refused, not tried again.
    """

    def __init__(
        self,
        parts: Parts,
        kept: Understood,
        failed: Callable[[Runner, str | None], None],
        faults: Sequence[str] = (),
    ) -> None:
        self._parts = parts
        self._failed = failed
        self._faults = frozenset(faults)
        self._stopping = False
        self.room = kept.room
        self.code = self.room.code
        self.last_frame = 0
        self._lines, self._eyes = kept.lines, kept.eyes
        self._marks = self._noted()
        self._passing = Passing()
        self.gallery = Gallery(self._eyes, self._lines, self._marks)
        self._presence = Presence(parts, self._present, self._put)
        self._agenda = Agenda(parts, self._eyes, self._lines, self._act, self._put)
        self._inbox: deque[Asked | Callable[[], None]] = deque()
        self._waits = 0
        self._waiter: asyncio.Future[None] | None = None
        self._task = asyncio.create_task(self._run())
        self._presence.began(self.room)

    def _noted(self) -> dict[MemberKey, str]:
        match = self.room.match
        if match is None:
            return {}
        notes: dict[MemberKey, str] = {}
        for (number, seat), marks in self._parts.log.notes(self.code).items():
            ours = number == match.number and seat in match.seats
            member = self.room.member(match.members[seat]) if ours else None
            if member is not None and member.key is not None:
                notes[member.key] = marks
        return notes

    # --- from outside ---------------------------------------------------------------------------------

    def attach(self, connection: Connection) -> None:
        """A socket has opened: its first frame is the whole view."""
        if rights.blocked(self.room, connection.key):
            connection.mailbox.close(BLOCKED)
            return
        self.heard(connection)
        self.gallery.add(connection)
        self._presence.opened(self.room, connection)

    def detach(self, connection: Connection) -> None:
        """A socket has closed."""
        if self.gallery.remove(connection):
            self._presence.closed(self.room, connection)

    def heard(self, connection: Connection) -> None:
        """A frame came. A room lives on for a while after the last frame of a member."""
        if self.room.of(connection.key) is not None:
            self.last_frame = self._parts.clock.now()

    def ask(self, connection: Connection, command: MemberCommand, frame_id: str, length: int = 0) -> None:
        """A command came. Its answer goes to this connection; what comes of it goes to all.

        ``length``: of its frame. It is refused ``too_fast`` while too much waits to be done.
        """
        if self._stopping or self._task.done():
            return
        self.heard(connection)
        if frame_id in self._faults and not self._kept(connection.key, frame_id):
            connection.mailbox.tell(Refused(frame_id, "server_error", {}))
            return
        size = length + BESIDE
        if not self._parts.waiting.take(size, self._waits):
            connection.mailbox.tell(Refused(frame_id, "too_fast", {}))
            return
        self._waits += size
        self._put(Asked(Person(connection.key), command, frame_id, connection, size))

    def _kept(self, key: MemberKey, frame_id: str) -> bool:
        """Whether the frame took effect before: then it was shown too late to be at fault again."""
        member = self.room.of(key)
        return member is not None and frame_id in self.room.heard.get(member.id, NOTHING_HEARD).ids

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing waits to be done."""
        return not len(self.gallery) and not self._inbox

    def end(self) -> None:
        """Finish what is being kept, then end. Nothing that comes afterwards is done."""
        self._presence.stop()
        self._agenda.stop()
        self._stopping = True
        self._wake()

    async def ended(self) -> None:
        """Wait for the end."""
        await self._task

    # --- the task ---------------------------------------------------------------------------------------

    def _put(self, what: Asked | Callable[[], None]) -> None:
        self._inbox.append(what)
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _present(self, key: MemberKey, command: HouseCommand) -> None:
        self._put(Asked(Person(key), command, None, None))

    def _act(self, by: Asker, command: MemberCommand | HouseCommand) -> None:
        self._put(Asked(by, command, None, None))

    async def _run(self) -> None:
        asked: Asked | None = None
        try:
            self._agenda.plan(self.room)
            while not self._stopping:
                if not self._inbox:
                    self._waiter = asyncio.get_running_loop().create_future()
                    await self._waiter
                    continue
                what = self._inbox.popleft()
                if isinstance(what, Asked):
                    asked = what
                    self._parts.waiting.give(asked.size)
                    self._waits -= asked.size
                    await self._serve(asked)
                else:
                    asked = None
                    what()
        except Exception as exc:  # noqa: BLE001  our bug ends this room alone; it is born again from the log
            kind = type(asked.command).__name__ if asked else "its agenda"
            _log.error("room ended at %s: %s", kind, where(exc))
            self._presence.stop()
            self._agenda.stop()
            for connection in self.gallery:
                connection.mailbox.close(FAULT)
            self._failed(self, asked.id if asked else None)
        finally:
            self._parts.waiting.give(self._waits)
            self._waits = 0
            self._inbox.clear()

    async def _serve(self, asked: Asked) -> None:
        try:
            if self._repeated(asked):
                return
            append = decide(
                self._parts.shelf,
                self.room,
                asked.by,
                asked.command,
                self._parts.clock.now(),
                self._parts.luck,
                asked.id,
            )
        except CommandRefusedError as refusal:
            self._refuse(asked, refusal)
            return
        if append.entries:
            try:
                await self._keep(append.entries)
            except StoreError as fault:
                _log.error("nothing can be kept: %s", fault)
                self._refuse(asked, CommandRefusedError("not_kept"))
                return
            self.room = append.room
            self._lines.hear(append.entries)
            self._eyes.look(self.room)
            if any(isinstance(entry.event, MatchStarted) for entry in append.entries):
                self._marks.clear()
        answered = asked.connection.mailbox if asked.connection is not None else None
        if asked.connection is not None and asked.id is not None:
            if not append.entries:
                self._passing.remember(asked.connection.key, asked.id, asked.command)
            asked.connection.mailbox.tell(Accepted(asked.id), hold=True)  # in one write with what follows
        match asked:
            case Asked(by=Person() as by, command=Note(marks)):
                self._note(by, marks)
            case Asked(by=Person() as by, command=React(reaction)):
                self._react(by, reaction)
            case _:
                if append.entries:
                    self._after()
        if answered is not None:
            answered.flush()

    def _repeated(self, asked: Asked) -> bool:
        """A command that left no entry has come once more: it is answered, and has no second effect."""
        if asked.connection is None or asked.id is None:
            return False
        if not self._passing.again(asked.connection.key, asked.id, asked.command):
            return False
        asked.connection.mailbox.tell(Accepted(asked.id))
        return True

    async def _keep(self, entries: Sequence[Entry]) -> None:
        await self._parts.keeping.append(self.code, self.room.version, rows(entries))

    def _note(self, by: Person, marks: str) -> None:
        """Marks are kept beside the log, and shown to their own browser's sockets alone."""
        member, match = self.room.of(by.key), self.room.match
        assert member is not None
        assert match is not None
        self._marks[by.key] = marks
        self._parts.log.note(self.code, match.number, match.members.index(member.id), marks)
        self.gallery.show()

    def _react(self, by: Person, reaction: str) -> None:
        member = self.room.of(by.key)
        assert member is not None
        for connection in self.gallery:
            connection.mailbox.tell(Reacted(member.id, reaction))

    def _after(self) -> None:
        self.gallery.show()
        for connection in self.gallery if self.room.blocked else ():
            if rights.blocked(self.room, connection.key):
                connection.mailbox.close(BLOCKED)
        self._presence.look(self.room)
        self._agenda.plan(self.room)

    def _refuse(self, asked: Asked, refusal: CommandRefusedError) -> None:
        if asked.connection is None:
            self._agenda.refused(self.room, asked.command)
            return
        asked.connection.mailbox.tell(Refused(asked.id, refusal.code, refusal.arguments))
        if refusal.code == "stale":
            self.gallery.show_again(asked.connection)
