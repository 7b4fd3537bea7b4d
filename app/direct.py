"""uvicorn's socket protocol, with a way in and out that skips the messages of ASGI."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from app.web.courier import CHANNEL
from app.web.limits import Bucket

_TEXT = 0x81  # a whole message of text
_SILENT_RATE, _SILENT_BURST = 30.0, 300.0
"""Pings, pongs and pieces of messages that a socket may send in a second, and at once."""
_SHORT, _MEDIUM = 126, 65_536


def frame(pieces: Sequence[bytes]) -> bytes:
    """A message of text as one frame from a server (RFC 6455, 5.2), not compressed."""
    size = sum(map(len, pieces))
    if size < _SHORT:
        head = bytes((_TEXT, size))
    elif size < _MEDIUM:
        head = struct.pack("!BBH", _TEXT, _SHORT, size)
    else:
        head = struct.pack("!BBQ", _TEXT, _SHORT + 1, size)
    return b"".join((head, *pieces))


class DirectChannel:
    """Writes to the transport of a socket whose handshake is done: an ``app.web.courier.Channel``."""

    __slots__ = ("_call", "_protocol", "full", "hear")

    def __init__(self, protocol: DirectProtocol) -> None:
        self._protocol = protocol
        self._call: Callable[[], None] | None = None
        self.hear: Callable[[str], None] | None = None
        self.full = False

    @property
    def ready(self) -> bool:
        """Open, and not behind with what was written."""
        protocol = self._protocol
        return not (self.full or protocol.close_sent or protocol.transport.is_closing())

    def write(self, texts: Sequence[Sequence[bytes]]) -> None:
        """Send these, a message of text each, in pieces. Never waits; ask ``ready`` before."""
        protocol = self._protocol
        if protocol.conn.extensions:  # compression: the library's business
            for text in texts:
                protocol.conn.send_text(b"".join(text))
            protocol.transport.write(b"".join(protocol.conn.data_to_send()))
        elif len(texts) == 1:
            protocol.transport.write(frame(texts[0]))
        else:
            protocol.transport.write(b"".join(map(frame, texts)))

    def when_ready(self, call: Callable[[], None]) -> None:
        """Call this whenever it is ready again after it was not."""
        self._call = call

    def when_heard(self, call: Callable[[str], None]) -> None:
        """Call this with every text that comes from now on, unless one before it still waits by way of ASGI."""
        self.hear = call

    def resumed(self) -> None:
        """The transport has caught up."""
        self.full = False
        if self._call is not None:
            self._call()


class DirectProtocol(WebSocketsSansIOProtocol):
    """Hands a DirectChannel to the application as an extension of the socket's scope."""

    channel: DirectChannel | None = None
    _pieces: bytearray
    _silence: Bucket | None = None

    def handle_connect(self, event: Request) -> None:
        """Answer the handshake; the application runs later and finds the channel."""
        super().handle_connect(event)
        if self.response.status_code == 101:  # noqa: PLR2004  switching protocols
            self.channel = DirectChannel(self)
            self.scope["extensions"][CHANNEL] = {"channel": self.channel}

    def pause_writing(self) -> None:
        """The transport is behind."""
        super().pause_writing()
        if self.channel is not None:
            self.channel.full = True

    def resume_writing(self) -> None:
        """The transport has caught up."""
        super().resume_writing()
        if self.channel is not None:
            self.channel.resumed()

    def handle_ping(self) -> None:
        """Answer a ping, unless the peer is behind with reading: it could make us keep answers for ever."""
        if self.channel is not None and self.channel.full:
            self.conn.data_to_send()
        elif self._bears():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take in an answer to a ping, or what looks like one."""
        if self._bears():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in a piece of a message, joined at once: many small ones weigh more than what they hold."""
        if not self._bears():
            return
        if self.frames:
            self._pieces = bytearray(self.frames.pop())
        self._pieces += event.data
        if event.fin:
            self.frames, self._pieces = [bytes(self._pieces)], bytearray()
            self.send_receive_event_to_app()

    def _bears(self) -> bool:
        """Whether one more frame that says nothing by itself is borne; else the connection ends."""
        if self._silence is None:
            self._silence = Bucket(_SILENT_BURST, self.loop.time())
        borne = self._silence.take(_SILENT_RATE, _SILENT_BURST, self.loop.time())
        if not borne:
            self.transport.abort()
        return borne

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message over. What comes out of turn goes the long way; what is no text says nothing."""
        hear = self.channel.hear if self.channel is not None else None
        if hear is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        if self.curr_msg_data_type != "text":
            self.frames = []
            hear("")
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which ends the connection as the protocol says
            return
        self.frames = []
        hear(text)
