"""What one socket sends: read, counted, and handed to its room."""

from __future__ import annotations

import logging
from collections.abc import Callable

from app.config import Settings
from app.live.connection import Connection
from app.live.faults import where
from app.live.mailbox import COME_BACK, Ending
from app.live.news import Pong, Refused
from app.live.runner import Runner
from app.rooms import rights
from app.rooms.model import Act, MemberKey, React, Say
from app.web import wire
from app.web.limits import Bucket, Rates

_log = logging.getLogger("odoru.socket")
FORGIVEN = 5
"""Frames that may be wrong before the socket is closed."""
PATIENCE = 200
"""Frames that may be refused as too fast before the socket is closed."""
_BURST_SECONDS = 3
_LONG_SECONDS = 20
_SHARE = 5
"""Each who belongs to a room may change it with a fifth of the room's rate, whatever the others do."""


def limited(code: str) -> Ending:
    """The end of a socket that is one too many, or asks too much."""
    return Ending(code, 4429)


class Pace:
    """How fast sockets may send. One for all of them; ``seconds`` tells the time."""

    def __init__(self, settings: Settings, seconds: Callable[[], float]) -> None:
        self.seconds = seconds
        self.rate = settings.frames_per_second
        self.burst = self.rate * _BURST_SECONDS
        # A few at once, and then one after the other.
        self.texts = Rates(settings.texts_per_minute // 6, 10, seconds)
        # Choices bring a match nearer to its end; what else people ask could fill the disk for ever.
        self.changes = Rates(settings.room_changes_per_second * _LONG_SECONDS, _LONG_SECONDS, seconds)
        self.rooms = Rates(settings.room_frames_per_second * _BURST_SECONDS, _BURST_SECONDS, seconds)
        self.own_frames = Rates(int(self.burst), _BURST_SECONDS, seconds)
        share = max(1, settings.room_changes_per_second * _LONG_SECONDS // _SHARE)
        self.own_changes = Rates(share, _LONG_SECONDS, seconds)

    def admits(self, code: str, key: MemberKey, *, own: bool, change: bool) -> bool:
        """Whether the room takes in one more frame of this browser.

        ``own``: it belongs there, and has a part of its own that is used up first. So nobody is held up by what
        others send, nor can tell from a refusal how much they sent: a mark or a choice that was refused.
        """
        who = (code, key)
        if not ((own and self.own_frames.take(who)) or self.rooms.take(code)):
            return False
        return not change or (own and self.own_changes.take(who)) or self.changes.take(code)


class Hearing:
    """One for each socket."""

    __slots__ = ("_bucket", "_code", "_connection", "_hasty", "_pace", "_runner", "_wrong")

    def __init__(self, connection: Connection, runner: Runner, code: str, pace: Pace) -> None:
        self._connection = connection
        self._runner = runner
        self._code = code
        self._pace = pace
        self._bucket = Bucket(pace.burst, pace.seconds())
        self._wrong = 0
        self._hasty = 0

    def hear(self, text: str) -> None:
        """A message came. Whatever it is, nothing is raised and nobody else notices."""
        if self._connection.mailbox.closing:
            return
        try:
            self._read(text)
        except Exception as exc:  # noqa: BLE001  our bug ends this socket alone
            _log.error("a frame could not be heard: %s", where(exc))
            self._connection.mailbox.close(Ending(None, COME_BACK))

    def _read(self, text: str) -> None:
        mailbox, pace = self._connection.mailbox, self._pace
        try:
            frame = wire.read(text)
        except wire.BadFrameError:
            mailbox.tell(Refused(None, "bad_frame", {}))
            self._wrong += 1
            if self._wrong > FORGIVEN:
                mailbox.close(limited("bad_frame"))
            return
        key = self._connection.key
        if not (
            self._bucket.take(pace.rate, pace.burst, pace.seconds())
            and pace.admits(
                self._code,
                key,
                own=rights.belongs(self._runner.room, key),
                change=not isinstance(frame, Act | wire.Ping),
            )
        ):
            mailbox.tell(Refused(getattr(frame, "id", None), "too_fast", {}))
            self._hasty += 1
            if self._hasty > PATIENCE:
                mailbox.close(limited("too_fast"))
        elif isinstance(frame, wire.Ping):
            self._runner.heard(self._connection)
            mailbox.tell(Pong())
        elif isinstance(frame, Say | React) and not pace.texts.take((self._code, key)):
            mailbox.tell(Refused(frame.id, "too_fast", {}))  # type: ignore[union-attr]  # as below
        else:
            self._runner.ask(self._connection, frame, frame.id, len(text))  # type: ignore[union-attr]  # every command frame has one
