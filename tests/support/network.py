"""A bad network between a browser and the server: slow, in pieces, and cut at any byte."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random


class Network:
    """Carries TCP to ``address``. ``life``: so many bytes, at most, a connection lives for.

    What a browser sent before a cut may arrive long after it has come back on another connection.
    """

    def __init__(self, address: str, rng: Random, *, life: int, delay: float) -> None:
        self._address = address
        self._rng = rng
        self._life = life
        self._delay = delay
        self.cuts = 0
        self._writers: list[asyncio.StreamWriter] = []
        self._pumps: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def carries(self) -> AsyncIterator[str]:
        """The address to connect to, until the end of the block."""
        server = await asyncio.start_server(self._meets, "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()[:2]
        try:
            yield f"{host}:{port}"
        finally:
            server.close()
            for pump in [*self._pumps]:
                pump.cancel()
            await asyncio.gather(*self._pumps, return_exceptions=True)
            for writer in self._writers:
                writer.transport.abort()
            await asyncio.gather(*(w.wait_closed() for w in self._writers), return_exceptions=True)

    async def _meets(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, _, port = self._address.partition(":")
        try:
            there_reader, there_writer = await asyncio.open_connection(host, int(port))
        except OSError:
            writer.close()
            return
        self._writers += [writer, there_writer]
        life = self._rng.randrange(300, self._life)
        up = self._pump(reader, there_writer, 10**9)
        down = self._pump(there_reader, writer, life)
        for way in (up, down):
            task = asyncio.create_task(way)
            self._pumps.add(task)
            task.add_done_callback(self._pumps.discard)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: int) -> None:
        """Carry bytes in pieces, late; cut the line when ``left`` of them have passed."""
        with suppress(OSError):
            while data := await reader.read(self._rng.randrange(1, 4_000)):
                await asyncio.sleep(self._rng.random() * self._delay)
                writer.write(data[:left])
                left -= len(data)
                if left <= 0:
                    self.cuts += 1
                    break
                await writer.drain()
            await asyncio.sleep(self._rng.random() * self._delay)
        writer.transport.abort() if left <= 0 else writer.close()
