"""uvicorn's HTTP protocol, which waits only so long for a request and holds only so much of one."""

from __future__ import annotations

from asyncio import TimerHandle, Transport

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

LONGEST_HEAD = 64 * 1024
"""Bytes of a request beside its body: address, headers, trailers."""
MOST_AHEAD = 8
"""Requests that may come before the one before them has been answered."""


class CrowdedError(Exception):
    """More requests at once than anybody asks; it ends the connection that sent them."""


def patient(seconds: float, most: int) -> type[HttpToolsProtocol]:
    """A protocol that closes a connection on which a request is begun and not whole within ``seconds``.

    It also closes what is longer than anything that is asked here, and connections beyond ``most``, sockets
    included.
    """

    class Patient(HttpToolsProtocol):
        _timer: TimerHandle | None = None
        _whole = False
        _length = 0
        _answering: RequestResponseCycle | None = None

        def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
            super().connection_made(transport)
            if len(self.connections) > most:
                transport.abort()
            else:
                self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._rest()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self._whole = False
            self._length += len(data)
            super().data_received(data)
            if self._whole:
                self._rest()
            elif self._length > LONGEST_HEAD:
                self.send_400_response("This request is too long.")
            elif self._timer is None:
                self._wait()

        def on_message_begin(self) -> None:
            if len(self.pipeline) >= MOST_AHEAD:
                raise CrowdedError
            self._length = 0
            super().on_message_begin()

        def on_body(self, body: bytes) -> None:
            self._length -= len(body)  # which whoever reads it bounds
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._whole = True
            super().on_message_complete()

        def send_400_response(self, msg: str) -> None:
            if self._answering is not None:  # nobody is to answer on a connection that ends with this
                self._answering.disconnected = True
                self._answering.message_event.set()
            super().send_400_response(msg)

        def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
            self._answering = cycle
            super()._start_asgi_task(cycle, app)

        def _wait(self) -> None:
            self._timer = self.loop.call_later(seconds, self._lose_patience)

        def _rest(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _lose_patience(self) -> None:
            # A socket of a room has another protocol by now.
            if self.transport.get_protocol() is self and not self.transport.is_closing():
                self.transport.close()

    return Patient
