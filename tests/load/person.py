"""One person's socket: counts what comes, keeps the newest view, tells the room that it came."""

import asyncio
import json
import secrets
from typing import Any, Protocol, cast

from tests.load.frames import CLOSE, PING, PONG, TEXT, Reader, client_frame

VIEW = b'{"kind":"view"'


class Watching(Protocol):
    """Who is told what one person receives."""

    def view_came(self, person: "Person") -> None: ...

    def answer_came(self, frame: dict[str, Any]) -> None: ...


class LostError(Exception):
    """The server closed a connection that should have stayed."""


class Person(asyncio.Protocol):
    """A raw connection: handshake, frames, counters. `view` is the newest view frame, undecoded."""

    def __init__(self, room: Watching, host: str, path: str, cookie: str) -> None:
        self.room = room
        self.view = b""
        self.views = 0
        self.received = 0
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: member={cookie}\r\n\r\n"
        ).encode()
        self._reader = Reader()
        self._head = b""
        self._transport: asyncio.Transport | None = None
        self._leaving = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is one without saying so
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if not self.open.done():
            self._head += data
            head, end, data = self._head.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(LostError(head.split(b"\r\n")[0].decode()))
                return
            self._head = b""
            self.open.set_result(None)
        for opcode, payload in self._reader.feed(data):
            if opcode == TEXT:
                if payload.startswith(VIEW):
                    self.view = payload
                    self.views += 1
                    self.room.view_came(self)
                else:
                    self.room.answer_came(json.loads(payload))
            elif opcode == PING:
                self.write(client_frame(payload, PONG))
            elif opcode == CLOSE:
                self.leave()

    def connection_lost(self, _exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(LostError("closed before it was open"))
        elif not self._leaving:
            self.room.answer_came({"kind": "closed", "code": "connection_lost"})

    def write(self, frame: bytes) -> None:
        """Send bytes that are a frame already."""
        assert self._transport is not None
        self._transport.write(frame)

    def ask(self, command: dict[str, Any]) -> str:
        """Send a command under a fresh id, which comes back."""
        key = secrets.token_hex(8)
        self.write(client_frame(json.dumps({**command, "id": key}).encode()))
        return key

    def act(self, action: bytes, ask: int) -> None:
        """Send one of the view's actions back, byte for byte."""
        key = secrets.token_hex(8).encode()
        self.write(client_frame(b'{"kind":"act","id":"%s","ask":%d,"action":%s}' % (key, ask, action)))

    def leave(self) -> None:
        """Close from this side."""
        self._leaving = True
        if self._transport is not None:
            self._transport.close()
