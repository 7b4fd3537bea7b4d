"""A server without rules, for the harness's own ceiling: it answers each action with ready bytes for six.

It speaks just enough of the protocol that the harness cannot tell the difference.
"""

import asyncio
import itertools
import json
import os
import re
from typing import cast

import uvloop

from tests.load.frames import PING, PONG, TEXT, Reader, client_frame, server_frame

PADDING = "x" * 1400
NUMBERS = itertools.count(1)
ROOMS: dict[str, list["Echo"]] = {}


def _view(actions: str) -> bytes:
    match = {"number": 1, "outcome": None, "view": {"table": PADDING, "ask": 1, "actions": "ACTIONS"}}
    frame = {"kind": "view", "n": 1, "now": 1, "room": {"code": "X", "match": match}, "log_from": 0, "log": []}
    text = json.dumps(frame, separators=(",", ":")).replace('"ACTIONS"', actions)
    return server_frame(text.encode())


IDLE = _view("[]")
ASKED = _view('[{"kind":"play","card":"dog","target":1}]')


class Echo(asyncio.Protocol):
    """One connection: a handshake, or one HTTP answer."""

    def __init__(self) -> None:
        self.reader = Reader()
        self.room: list[Echo] = []
        self.open = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one without saying so

    def data_received(self, data: bytes) -> None:
        if not self.open:
            self._http(data)
            return
        for opcode, payload in self.reader.feed(data):
            if opcode == TEXT:
                self._command(payload)
            elif opcode == PING:
                self.transport.write(client_frame(payload, PONG))

    def _http(self, data: bytes) -> None:
        found = re.match(rb"GET /r/(\w+)/", data)
        if found:
            self.open = True
            self.room = ROOMS.setdefault(found[1].decode(), [])
            self.room.append(self)
            self.transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n" + IDLE
            )
        elif data.startswith(b"POST"):
            body = b'{"code":"R%d","url":""}' % next(NUMBERS)
            self.transport.write(b"HTTP/1.1 201 Created\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
        elif data.startswith(b"GET"):  # and not the body of a POST that came by itself
            self.transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")

    def _command(self, payload: bytes) -> None:
        start = payload.index(b'"id": "') + 7 if b'"id": "' in payload else payload.index(b'"id":"') + 6
        key = payload[start : start + 16]
        for number, one in enumerate(self.room):
            one.transport.write(ASKED if number == 0 else IDLE)
        self.transport.write(server_frame(b'{"kind":"accepted","id":"%s"}' % key))


async def main() -> None:
    """Serve until the process is ended."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(Echo, "127.0.0.1", int(os.environ["ODORU_PORT"]), backlog=1024)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main())
