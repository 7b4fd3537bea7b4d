"""WebSocket frames without a socket: just enough of RFC 6455 for a client that wants to be fast."""

import struct
from collections.abc import Iterator

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"  # a client must mask; with a mask of zeros the bytes stay as they are


def client_frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """One whole frame from a client."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + NO_MASK + payload
    if size < 65536:
        return struct.pack("!BBH", 0x80 | opcode, 0xFE, size) + NO_MASK + payload
    return struct.pack("!BBQ", 0x80 | opcode, 0xFF, size) + NO_MASK + payload


def server_frame(payload: bytes) -> bytes:
    """One whole text frame from a server."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | TEXT, size)) + payload
    return struct.pack("!BBH", 0x80 | TEXT, 126, size) + payload


class Reader:
    """Cuts a stream of bytes into frames. A message in several fragments is not understood, and said so."""

    __slots__ = ("_rest",)

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Opcode and payload of every frame that is complete now."""
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            size, start = second & 0x7F, at + 2
            if size == 126:
                if end - at < 4:
                    break
                size, start = (data[at + 2] << 8) | data[at + 3], at + 4
            elif size == 127:
                if end - at < 10:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            masked = 4 if second & 0x80 else 0  # of zeros: see NO_MASK
            if end < start + masked + size:
                break
            if not first & 0x80:
                raise ValueError("a fragmented message")
            yield first & 0x0F, data[start + masked : start + masked + size]
            at = start + masked + size
        self._rest = data[at:]
