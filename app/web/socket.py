"""The sockets of rooms: every valid upgrade is accepted, and what is refused is refused by a frame."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, MutableMapping
from typing import Any

from app.config import Settings
from app.live.connection import Connection
from app.live.faults import where
from app.live.hub import UNKNOWN, Hub
from app.live.mailbox import COME_BACK, Ending
from app.live.news import Closed, Pong, Refused
from app.live.runner import Runner
from app.web import wire
from app.web.caller import Caller
from app.web.front import Receive, Send
from app.web.limits import Bucket, Counts, Rates
from app.web.session import cookie

_log = logging.getLogger("odoru.socket")
_PATH = re.compile(r"/r/([^/]{1,64})(/projector)?/socket")
FORGIVEN = 5
"""Frames that may be wrong before the socket is closed."""
PATIENCE = 200
"""Frames that may be refused as too fast before the socket is closed."""
_BURST_SECONDS = 3

WRONG_ORIGIN = Ending("wrong_origin", 4401)


def limited(code: str) -> Ending:
    """The end of a socket that is one too many, or asks too much."""
    return Ending(code, 4429)


class Sockets:
    """ASGI application for sockets. The front door has put the caller into the scope."""

    def __init__(self, settings: Settings, hub: Hub, seconds: Callable[[], float]) -> None:
        self._settings = settings
        self._hub = hub
        self._seconds = seconds
        self._all = Counts(settings.max_sockets)
        self._rooms = Counts(settings.room_sockets)
        self._projectors = Counts(settings.room_projectors)
        self._members = Counts(settings.member_sockets)
        self._addresses = Counts(settings.address_sockets)
        self._room_frames = Rates(settings.room_frames_per_second * _BURST_SECONDS, _BURST_SECONDS, seconds)

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """Serve one socket from upgrade to end."""
        path = _PATH.fullmatch(scope["path"])
        await receive()
        if path is None:
            await send({"type": "websocket.close"})
            return
        caller: Caller = scope["state"]["caller"]
        await send({"type": "websocket.accept", "headers": self._headers(caller)})
        code = self._hub.known(path[1])
        if not caller.same_origin():
            await _refuse(send, WRONG_ORIGIN)
        elif self._hub.closing:
            await _refuse(send, Ending(None, COME_BACK))
        elif code is None:
            await _refuse(send, UNKNOWN)
        else:
            await self._counted(caller, code, path[2] is not None, receive, send)

    def _headers(self, caller: Caller) -> list[tuple[bytes, bytes]]:
        if not caller.fresh:
            return []
        value = cookie(caller.secret, base=self._settings.base_path, secure=caller.secure)
        return [(b"set-cookie", value.encode())]

    async def _counted(self, caller: Caller, code: str, projector: bool, receive: Receive, send: Send) -> None:  # noqa: FBT001  private
        held: list[tuple[Counts, Any]] = []
        try:
            for name, counts, key in (
                ("server_full", self._all, "all"),
                ("too_many_sockets", self._addresses, caller.address),
                ("room_full", self._rooms, code),
                ("too_many_projectors", self._projectors, code if projector else None),
                ("too_many_sockets", self._members, None if projector else (code, caller.key)),
            ):
                if not counts.take(key):
                    await _refuse(send, limited(name))
                    return
                held.append((counts, key))
            await self._connected(Connection(caller.key, projector, self._hub.clock.now()), code, receive, send)
        finally:
            for counts, key in held:
                counts.give(key)

    async def _connected(self, connection: Connection, code: str, receive: Receive, send: Send) -> None:
        runner = self._hub.enter(code, connection)
        if isinstance(runner, Ending):
            await _refuse(send, runner)
            return
        writer = asyncio.create_task(_write(connection, self._hub, send))
        try:
            await self._read(connection, runner, code, receive)
        finally:
            self._hub.leave(runner, connection)
            writer.cancel()

    async def _read(self, connection: Connection, runner: Runner, code: str, receive: Receive) -> None:
        rate = self._settings.frames_per_second
        burst = rate * _BURST_SECONDS
        bucket = Bucket(burst, self._seconds())
        wrong = hasty = 0
        mailbox = connection.mailbox
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if mailbox.closing:
                continue
            try:
                frame = wire.read(message.get("text") or "")
            except wire.BadFrameError:
                mailbox.tell(Refused(None, "bad_frame", {}))
                wrong += 1
                if wrong > FORGIVEN:
                    mailbox.close(limited("bad_frame"))
                continue
            if not (bucket.take(rate, burst, self._seconds()) and self._room_frames.take(code)):
                mailbox.tell(Refused(getattr(frame, "id", None), "too_fast", {}))
                hasty += 1
                if hasty > PATIENCE:
                    mailbox.close(limited("too_fast"))
            elif isinstance(frame, wire.Ping):
                runner.heard(connection)
                mailbox.tell(Pong())
            else:
                runner.ask(connection, frame, frame.id)  # type: ignore[union-attr]  # every command frame has one


async def _refuse(send: Send, ending: Ending) -> None:
    try:
        await _end(send, ending)
    except OSError:
        return


async def _end(send: Send, ending: Ending) -> None:
    if ending.code is not None:
        await send({"type": "websocket.send", "text": wire.news(Closed(ending.code))})
    await send({"type": "websocket.close", "code": ending.status})


async def _write(connection: Connection, hub: Hub, send: Send) -> None:
    """The one writer of a connection: sends what its mailbox holds until it closes or the peer is gone."""
    n = 0
    mailbox = connection.mailbox
    try:
        while True:
            batch = await mailbox.next()
            for each in batch.news:
                await send({"type": "websocket.send", "text": wire.news(each)})
            if batch.body is not None:
                n += 1
                text = wire.view(n, hub.clock.now(), batch.body, batch.log_from, batch.lines)
                await send({"type": "websocket.send", "text": text})
            if batch.ending is not None:
                await _end(send, batch.ending)
                return
    except OSError:
        return  # the peer is gone; the reader hears of it too
    except Exception as exc:  # noqa: BLE001  our bug must not leave a socket that is never written to
        _log.error("a writer failed: %s", where(exc))
        await _refuse(send, Ending(None, COME_BACK))
