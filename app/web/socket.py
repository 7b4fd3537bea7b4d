"""The sockets of rooms: every valid upgrade is accepted, and what is refused is refused by a frame."""

from __future__ import annotations

import re
from collections.abc import Callable, MutableMapping
from typing import Any

from app.config import Settings
from app.live.connection import Connection
from app.live.hub import UNKNOWN, Hub
from app.live.mailbox import COME_BACK, Ending
from app.live.news import Pong, Refused
from app.live.runner import Runner
from app.rooms.model import React, Say
from app.web import wire
from app.web.caller import Caller
from app.web.courier import OUTLET, Courier, Outlet, refuse
from app.web.front import Receive, Send
from app.web.limits import Bucket, Counts, Rates
from app.web.session import cookie

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
        # A few at once, and then one after the other.
        self._texts = Rates(settings.texts_per_minute // 6, 10, seconds)
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
            await refuse(send, WRONG_ORIGIN)
        elif self._hub.closing:
            await refuse(send, Ending(None, COME_BACK))
        elif code is None:
            await refuse(send, UNKNOWN)
        else:
            outlet = scope["extensions"][OUTLET]["outlet"]
            await self._counted(caller, code, path[2] is not None, outlet, receive, send)

    def _headers(self, caller: Caller) -> list[tuple[bytes, bytes]]:
        if not caller.fresh:
            return []
        value = cookie(caller.secret, base=self._settings.base_path, secure=caller.secure)
        return [(b"set-cookie", value.encode())]

    async def _counted(
        self,
        caller: Caller,
        code: str,
        projector: bool,  # noqa: FBT001  private
        outlet: Outlet,
        receive: Receive,
        send: Send,
    ) -> None:
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
                    await refuse(send, limited(name))
                    return
                held.append((counts, key))
            connection = Connection(caller.key, projector, self._hub.clock.now())
            await self._connected(connection, code, outlet, receive, send)
        finally:
            for counts, key in held:
                counts.give(key)

    async def _connected(
        self, connection: Connection, code: str, outlet: Outlet, receive: Receive, send: Send
    ) -> None:
        runner = self._hub.enter(code, connection)
        if isinstance(runner, Ending):
            await refuse(send, runner)
            return
        Courier(connection.mailbox, outlet, self._hub.clock, send)
        try:
            await self._read(connection, runner, code, receive)
        finally:
            self._hub.leave(runner, connection)

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
            elif isinstance(frame, Say | React) and not self._texts.take((code, connection.key)):
                mailbox.tell(Refused(frame.id, "too_fast", {}))  # type: ignore[union-attr]  # as below
            else:
                runner.ask(connection, frame, frame.id)  # type: ignore[union-attr]  # every command frame has one
