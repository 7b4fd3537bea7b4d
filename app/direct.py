"""uvicorn's socket protocol, with a way out that skips the messages of ASGI."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from app.web.courier import OUTLET

_TEXT = 0x81  # a whole message of text
_SHORT, _MEDIUM = 126, 65_536


def frame(text: bytes) -> bytes:
    """A message of text as one frame from a server (RFC 6455, 5.2), not compressed."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < _MEDIUM:
        return struct.pack("!BBH", _TEXT, _SHORT, size) + text
    return struct.pack("!BBQ", _TEXT, _SHORT + 1, size) + text


class DirectOutlet:
    """Writes to the transport of a socket whose handshake is done: an ``app.web.courier.Outlet``."""

    __slots__ = ("_call", "_protocol")

    def __init__(self, protocol: DirectProtocol) -> None:
        self._protocol = protocol
        self._call: Callable[[], None] | None = None

    @property
    def ready(self) -> bool:
        """Open, and not behind with what was written."""
        protocol = self._protocol
        return (
            protocol.writable.is_set()
            and protocol.handshake_complete
            and not protocol.close_sent
            and not protocol.transport.is_closing()
        )

    def write(self, texts: Sequence[bytes]) -> None:
        """Send these as a message of text each. Never waits; nothing happens when the peer is gone."""
        protocol = self._protocol
        if protocol.close_sent or protocol.transport.is_closing():
            return
        if protocol.conn.extensions:  # compression: the library's business
            for text in texts:
                protocol.conn.send_text(text)
            protocol.transport.write(b"".join(protocol.conn.data_to_send()))
        else:
            protocol.transport.write(b"".join([frame(text) for text in texts]))

    def when_ready(self, call: Callable[[], None]) -> None:
        """Call this whenever it is ready again after it was not."""
        self._call = call

    def resumed(self) -> None:
        """The transport has caught up."""
        if self._call is not None:
            self._call()


class DirectProtocol(WebSocketsSansIOProtocol):
    """Hands a DirectOutlet to the application as an extension of the socket's scope."""

    outlet: DirectOutlet | None = None

    def handle_connect(self, event: Request) -> None:
        """Answer the handshake; the application runs later and finds the outlet."""
        super().handle_connect(event)
        if self.response.status_code == 101:  # noqa: PLR2004  switching protocols
            self.outlet = DirectOutlet(self)
            self.scope["extensions"][OUTLET] = {"outlet": self.outlet}

    def resume_writing(self) -> None:
        """The transport has caught up."""
        super().resume_writing()
        if self.outlet is not None:
            self.outlet.resumed()
