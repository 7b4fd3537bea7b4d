"""Clients that send as much as the line takes and read nothing, each into another queue of the server's."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress

from tests.support.player import Player

_KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


def frame(opcode: int, data: bytes, *, fin: bool = True) -> bytes:
    """A frame from a client, masked with zeros."""
    size = bytes((0x80 | len(data),)) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    return bytes((opcode | (0x80 if fin else 0),)) + size + bytes(4) + data


def upgrade(player: Player) -> bytes:
    """The handshake of this player's socket."""
    return (
        f"GET /r/{player.code}/socket HTTP/1.1\r\nHost: {player.address}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {_KEY}\r\n"
        f"Cookie: member={player.secret}\r\n\r\n"
    ).encode()


PINGS = frame(0x9, b"x" * 120) * 500
PIECES = frame(0x0, b"") * 5_000
FIRST_PIECE = frame(0x1, b"{", fin=False)
BINARY = frame(0x2, b"") * 5_000
HEADERS = b"".join(b"x-%d: %b\r\n" % (n, b"y" * 200) for n in range(300))
REQUESTS = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 2_000
GET = b"GET / HTTP/1.1\r\nHost: x\r\n"


def floods(player: Player) -> Iterator[tuple[bytes, bytes]]:
    """What is sent first, and what is sent again and again after it."""
    hello = upgrade(player)
    yield hello, PINGS
    yield hello, frame(0xA, b"") * 5_000
    yield hello + FIRST_PIECE, PIECES
    yield hello, BINARY
    yield hello, frame(0x1, b'{"kind":"ping"}') * 500
    yield hello, frame(0x1, b'{"kind":"say","id":"1","text":"%b"}' % (b"x" * 200)) * 500
    yield GET, HEADERS
    yield GET + b"x-long: ", b"y" * 60_000
    yield b"GET /", b"y" * 60_000
    yield b"", REQUESTS
    yield b"", GET[:-2] + b"\r\n\r\n" + b"\r\n" * 500
    yield b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 5_000
    yield (
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
        b"".join(b"x-%d: %b\r\n" % (n, b"y" * 200) for n in range(300)),
    )


async def pours(address: str, first: bytes, again: bytes, most: int) -> None:
    """Send so many bytes and read nothing; come back when the server hangs up, end when it takes no more."""
    loop = asyncio.get_running_loop()
    host, _, port = address.partition(":")
    sent = 0
    while sent < most:
        with socket.socket() as line:
            line.setblocking(False)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            with suppress(OSError, TimeoutError):
                await loop.sock_connect(line, (host, int(port)))
                await loop.sock_sendall(line, first)
                while sent < most:
                    async with asyncio.timeout(1):
                        await loop.sock_sendall(line, again)
                    sent += len(again)
        sent += most // 20  # nobody comes back for ever
