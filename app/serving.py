"""Serve with uvicorn: one process, no access log, and an end that loses nothing."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import uvicorn

if sys.platform != "win32":
    import resource

from app.config import Settings
from app.direct import DirectProtocol
from app.live.faults import where
from app.patience import patient
from app.web.front import Front

_log = logging.getLogger("odoru")
_LONGEST_MESSAGE = 128 * 1024  # our own limit answers politely; this one bounds the memory
_BACKLOG = 2048
_UNREAD_MS = 60_000
_GRACE = 3
_PATIENCE = 20.0
OTHER_FILES = 256
"""Connections, and files open, beside the sockets of rooms."""


class AddressError(Exception):
    """The address cannot be listened on. Its text is one sentence for the person who hosts."""


class Server(uvicorn.Server):
    """uvicorn's server, which lets the rooms come to rest before it closes their sockets.

    It ends quietly when asked to, instead of dying of the signal: status 0 is what a supervisor expects.
    ``alone``: it has the process to itself, whose garbage collector it may set.
    ``patience``: seconds for the first request of a connection.
    """

    def __init__(
        self, app: Front, settings: Settings, *, alone: bool = True, patience: float = _PATIENCE
    ) -> None:
        loop: Any = "asyncio" if sys.platform == "win32" else "uvloop"
        super().__init__(
            uvicorn.Config(
                app,
                loop=loop,
                http=patient(patience, settings.max_sockets + OTHER_FILES),
                ws=DirectProtocol,
                ws_max_size=_LONGEST_MESSAGE,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                ws_per_message_deflate=settings.deflate,
                access_log=False,
                log_config=None,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=_GRACE,
                lifespan="on",
            )
        )
        self._hub = app.hub
        self._alone = alone

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then take what lives as long as the process out of the garbage collector's sight."""
        asyncio.get_running_loop().set_exception_handler(_quietly)
        await super().startup(sockets)
        if self._alone:
            gc.collect()
            gc.freeze()
            gc.set_threshold(20_000, 50, 50)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new, let the rooms come to rest, then close."""
        for server in self.servers:
            server.close()
        await self._hub.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """SIGTERM and SIGINT ask the server to end; a second SIGINT hurries it."""
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def _quietly(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Name an error nobody caught, without its message."""
    exc = context.get("exception")
    _log.error("the event loop met %s", where(exc) if exc is not None else context.get("message", "an error"))


def listen(settings: Settings) -> socket.socket:
    """The socket to serve on. Raises AddressError."""
    host, port = settings.host, settings.port
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise AddressError(f"ODORU_HOST={host} is no address of this machine: {_why(error)}.") from None
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(
            socket, "TCP_USER_TIMEOUT"
        ):  # a peer that reads nothing for so long is dropped by the system
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD_MS)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        raise AddressError(
            f"Port {port} on {host} cannot be used: {_why(error)}. Another number goes into ODORU_PORT."
        ) from None
    listening.setblocking(False)
    return listening


def allow_files(wanted: int) -> int:
    """Ask the system for so many open files; how many it lets this process have."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted and soft != resource.RLIM_INFINITY:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


def _why(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()
