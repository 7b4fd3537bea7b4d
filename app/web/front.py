"""The front door: who calls, sub-path, security headers and the size of what is sent in."""

from __future__ import annotations

import logging

from starlette.exceptions import HTTPException

from app.config import Settings
from app.live.faults import where
from app.live.hub import Hub
from app.live.mailbox import COME_BACK, Ending
from app.web.asgi import AsgiApp, Message, Receive, Scope, Send
from app.web.caller import Caller, caller
from app.web.courier import refuse
from app.web.headers import security
from app.web.session import cookie

_log = logging.getLogger("odoru.web")

_UNPACKED = (b"content-encoding", b"identity")  # only keeps the compressing layer away; not to be sent
LONGEST_BODY = 64 * 1024
GREET = "greet"
"""The name in a scope's state by which a page or API answer asks to give a newcomer the cookie."""


class Front:
    """An ASGI application in front of two: ``http`` for requests and the lifespan, ``sockets`` for sockets.

    Both find the Caller in ``scope["state"]["caller"]``. Addresses are understood with the base path
    and, where the proxy takes it away, without it.
    """

    def __init__(self, settings: Settings, http: AsgiApp, sockets: AsgiApp, hub: Hub) -> None:
        self._settings = settings
        self.hub = hub
        self._http = http
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] == "lifespan":
            await self._http(scope, receive, send)
            return
        who = caller(dict(scope), self._settings)
        scope.setdefault("state", {})["caller"] = who
        base = self._settings.base_path
        path = scope["path"]
        inside = path.removeprefix(base) if path == base or path.startswith(base + "/") else path
        if scope["type"] == "websocket":
            await self._socket({**scope, "path": inside}, receive, send)
            return
        # Who may GET a page may ask for its HEAD; the server leaves the body out by itself.
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        scope = {**scope, "method": method, "root_path": base, "path": base + (inside or "/")}
        try:
            await self._http(scope, _bounded(receive), self._sending(scope, who, send))
        except Exception as exc:  # noqa: BLE001  answered already; named here, without its message
            _log.error("a request failed: %s", where(exc))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._sockets(scope, receive, send)
        except OSError:
            return  # the peer is gone
        except Exception as exc:  # noqa: BLE001  our bug must not be printed with its message
            _log.error("a socket failed: %s", where(exc))
            await refuse(send, Ending(None, COME_BACK))

    def _sending(self, scope: Scope, who: Caller, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [header for header in message.get("headers", ()) if header != _UNPACKED]
                present = dict(headers)
                headers += security(who, present.get(b"content-type", b""))
                kept = b"no-cache"
                if who.newcomer and scope["state"].get(GREET) and b"set-cookie" not in present:
                    value = cookie(who.secret, base=self._settings.base_path, secure=who.secure)
                    headers.append((b"set-cookie", value.encode()))
                    kept = b"no-cache, private"
                if b"cache-control" not in present:
                    headers.append((b"cache-control", kept))
                message = {**message, "headers": headers}
            await send(message)

        return sending


def _bounded(receive: Receive) -> Receive:
    """The same, but a body longer than anything we ask for is refused."""
    seen = 0

    async def receiving() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > LONGEST_BODY:
                raise HTTPException(413, "body_too_large")
        return message

    return receiving
