"""Carries what waits in a mailbox to its socket: at once while the socket takes it, else when it does again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from app.live.clock import Clock
from app.live.faults import where
from app.live.mailbox import COME_BACK, Batch, Ending, Mailbox
from app.live.news import Closed
from app.web import wire
from app.web.asgi import Send

_log = logging.getLogger("odoru.socket")
CHANNEL = "odoru.channel"
"""The extension of a socket's scope under which the server hands over its Channel."""


class Channel(Protocol):
    """The short way in and out of one open socket, past the messages of ASGI: a room that shows something to
    many people writes to each of them without a task to wake, and what they send needs none either.
    """

    @property
    def ready(self) -> bool:
        """Open, and not behind with what was written."""

    def write(self, texts: Sequence[Sequence[bytes]]) -> None:
        """Send these, a message of text each, in pieces. Never waits; ask ``ready`` before."""

    def when_ready(self, call: Callable[[], None]) -> None:
        """Call this whenever it is ready again after it was not."""

    def when_heard(self, call: Callable[[str], None]) -> None:
        """Call this with every text that comes from now on, unless one before it still waits by way of ASGI."""


class Courier:
    """One for each socket. ``send`` is for the end alone, which has a handshake of its own."""

    def __init__(self, mailbox: Mailbox, channel: Channel, clock: Clock, send: Send) -> None:
        self._mailbox = mailbox
        self._channel = channel
        self._clock = clock
        self._send = send
        self._views = 0
        self._closing: asyncio.Task[None] | None = None
        channel.when_ready(self._carry)
        mailbox.hand_to(self._carry)

    def _carry(self) -> None:
        try:
            if self._channel.ready and not self._mailbox.empty:
                self._deliver(self._mailbox.take())
        except Exception as exc:  # noqa: BLE001  our bug must not leave a socket that is never written to
            _log.error("a frame failed: %s", where(exc))
            self._end(Ending(None, COME_BACK))

    def _deliver(self, batch: Batch) -> None:
        news, body, log_from, lines, ending = batch
        texts: list[tuple[bytes, ...]] = [(wire.news(each),) for each in news]
        if body is not None:
            self._views += 1
            texts.append(wire.view(self._views, self._clock.now(), body, log_from, lines))
        if texts:
            self._channel.write(texts)
        if ending is not None:
            self._end(ending)

    def _end(self, ending: Ending) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(refuse(self._send, ending))


async def refuse(send: Send, ending: Ending) -> None:
    """End a socket: by a ``closed`` frame where there is something to say, then by its status."""
    try:
        if ending.code is not None:
            await send({"type": "websocket.send", "text": wire.news(Closed(ending.code)).decode()})
        await send({"type": "websocket.close", "code": ending.status})
    except OSError:
        return  # the peer is gone; the reader hears of it too
