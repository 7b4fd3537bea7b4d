"""uvicorn's HTTP protocol, which waits only so long for the first request: open sockets are not for keeping."""

from __future__ import annotations

from asyncio import Transport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


def patient(seconds: float) -> type[HttpToolsProtocol]:
    """A protocol that closes a connection on which no whole request has come within ``seconds``."""

    class Patient(HttpToolsProtocol):
        def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
            super().connection_made(transport)
            self.loop.call_later(seconds, self.lose_patience)

        def lose_patience(self) -> None:
            # A socket of a room has another protocol by now; a request that was read has a cycle.
            if self.cycle is None and self.transport.get_protocol() is self and not self.transport.is_closing():
                self.transport.close()

    return Patient
