"""One runner a room, the only one that writes to it: keep, then show."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
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
from app.live.turns import Then, Turns
from app.live.waiting import BESIDE
from app.rooms import rights
from app.rooms.draft import Append
from app.rooms.events import MatchStarted
from app.rooms.model import (
    Asker,
    CommandRefusedError,
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
        self.room = kept.room
        self.code = self.room.code
        self.last_frame = 0
        self._lines, self._eyes = kept.lines, kept.eyes
        self._marks = self._noted()
        self._passing = Passing()
        self.gallery = Gallery(self._eyes, self._lines, self._marks)
        self._turns = Turns(self._fail)
        self._presence = Presence(parts, self._present, self._turns.put)
        self._agenda = Agenda(parts, self._eyes, self._lines, self._act, self._turns.put)
        self._asked: Asked | None = None
        self._waits = 0
        self._turns.put(lambda: self._agenda.plan(self.room))
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
        if self._turns.over:
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
        return not len(self.gallery) and not len(self._turns)

    def end(self) -> None:
        """Finish what is being kept, then end. Nothing that comes afterwards is done."""
        self._presence.stop()
        self._agenda.stop()
        self._turns.end()
        self._parts.waiting.give(self._waits)
        self._waits = 0

    async def ended(self) -> None:
        """Wait for the end."""
        await self._turns.ended()

    # --- one after the other ------------------------------------------------------------------------------

    def _put(self, asked: Asked) -> None:
        self._turns.put(partial(self._serve, asked))

    def _present(self, key: MemberKey, command: HouseCommand) -> None:
        self._put(Asked(Person(key), command, None, None))

    def _act(self, by: Asker, command: MemberCommand | HouseCommand) -> None:
        self._put(Asked(by, command, None, None))

    def _serve(self, asked: Asked) -> tuple[asyncio.Future[None], Then] | None:
        self._asked = asked
        self._parts.waiting.give(asked.size)
        self._waits -= asked.size
        append = self._decided(asked)
        if append is not None and append.entries:
            kept = self._parts.keeping.append(self.code, self.room.version, rows(append.entries))
            return kept, partial(self._answered, asked, append)
        if append is not None:
            self._tell(asked, append)
        self._asked = None
        return None

    def _answered(self, asked: Asked, append: Append, kept: asyncio.Future[None]) -> None:
        """The log has answered: only now does what was decided take effect, and is shown."""
        try:
            kept.result()
        except StoreError as fault:
            _log.error("nothing can be kept: %s", fault)
            self._refuse(asked, CommandRefusedError("not_kept"))
        else:
            self._tell(asked, append)
        self._asked = None

    def _fail(self, exc: Exception) -> None:
        """Our bug ends this room alone; it is born again from the log."""
        kind = type(self._asked.command).__name__ if self._asked else "its agenda"
        _log.error("room ended at %s: %s", kind, where(exc))
        self.end()
        for connection in self.gallery:
            connection.mailbox.close(FAULT)
        self._failed(self, self._asked.id if self._asked else None)

    def _decided(self, asked: Asked) -> Append | None:
        """What the room makes of a command. None: it was refused, or came once more, and that is answered."""
        try:
            if self._repeated(asked):
                return None
            return decide(
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
            return None

    def _tell(self, asked: Asked, append: Append) -> None:
        """What was decided takes effect, and is answered and shown."""
        if append.entries:
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
