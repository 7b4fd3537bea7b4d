"""The sockets of rooms: every valid upgrade is accepted, and what is refused is refused by a frame."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from app.config import Settings
from app.live.connection import Connection
from app.live.hub import UNKNOWN, Hub
from app.live.mailbox import COME_BACK, Ending
from app.rooms import rights
from app.web.asgi import Receive, Scope, Send
from app.web.caller import Caller
from app.web.courier import CHANNEL, Channel, Courier, refuse
from app.web.finding import Finding, GuessingError
from app.web.hearing import Hearing, Pace, limited
from app.web.limits import Counts
from app.web.session import cookie

_PATH = re.compile(r"/r/([^/]+)(/projector)?/socket")

OWN_SOCKETS = 3
"""Of each who belongs to a room: strangers cannot fill it so that people do not come back to their seats."""
WRONG_ORIGIN = Ending("wrong_origin", 4401)


class Sockets:
    """ASGI application for sockets. The front door has put the caller into the scope."""

    def __init__(self, settings: Settings, hub: Hub, finding: Finding, seconds: Callable[[], float]) -> None:
        self._settings = settings
        self._hub = hub
        self._finding = finding
        self._all = Counts(settings.max_sockets)
        self._rooms = Counts(settings.room_sockets)
        self._own = Counts(OWN_SOCKETS)
        self._projectors = Counts(settings.room_projectors)
        self._members = Counts(settings.member_sockets)
        self._addresses = Counts(settings.address_sockets)
        self._pace = Pace(settings, seconds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from upgrade to end."""
        path = _PATH.fullmatch(scope["path"])
        await receive()
        if path is None:
            await send({"type": "websocket.close"})
            return
        caller: Caller = scope["state"]["caller"]
        await send({"type": "websocket.accept", "headers": self._headers(caller)})
        if not caller.same_origin():
            await refuse(send, WRONG_ORIGIN)
            return
        if self._hub.closing:
            await refuse(send, Ending(None, COME_BACK))
            return
        try:
            code = self._finding.find(path[1], caller)
        except GuessingError:
            await refuse(send, limited("too_many_guesses"))
            return
        if code is None:
            await refuse(send, UNKNOWN)
            return
        channel = scope["extensions"][CHANNEL]["channel"]
        await self._counted(caller, code, path[2] is not None, channel, receive, send)

    def _headers(self, caller: Caller) -> list[tuple[bytes, bytes]]:
        if not caller.newcomer:
            return []
        value = cookie(caller.secret, base=self._settings.base_path, secure=caller.secure)
        return [(b"set-cookie", value.encode())]

    async def _counted(
        self,
        caller: Caller,
        code: str,
        projector: bool,  # noqa: FBT001  private
        channel: Channel,
        receive: Receive,
        send: Send,
    ) -> None:
        runner = self._hub.runner(code)
        if isinstance(runner, Ending):
            await refuse(send, runner)
            return
        place = (code, caller.key)
        own = not projector and rights.belongs(runner.room, caller.key) and self._own.take(place)
        held: list[tuple[Counts, Any]] = [(self._own, place)] if own else []
        try:
            for name, counts, key in (
                ("server_full", self._all, "all"),
                ("too_many_sockets", self._addresses, caller.address),
                ("room_full", self._rooms, None if own else code),
                ("too_many_projectors", self._projectors, code if projector else None),
                ("too_many_sockets", self._members, None if projector else (code, caller.key)),
            ):
                if not counts.take(key):
                    await refuse(send, limited(name))
                    return
                held.append((counts, key))
            connection = Connection(caller.key, projector, self._hub.clock.now())
            await self._connected(connection, code, channel, receive, send)
        finally:
            for counts, key in held:
                counts.give(key)

    async def _connected(
        self, connection: Connection, code: str, channel: Channel, receive: Receive, send: Send
    ) -> None:
        runner = self._hub.enter(code, connection)
        if isinstance(runner, Ending):
            await refuse(send, runner)
            return
        Courier(connection.mailbox, channel, self._hub.clock, send)
        hearing = Hearing(connection, runner, code, self._pace)
        channel.when_heard(hearing.hear)
        try:
            while (message := await receive())["type"] != "websocket.disconnect":
                hearing.hear(message.get("text") or "")
        finally:
            self._hub.leave(runner, connection)
