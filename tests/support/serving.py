"""The whole program on a port of its own, in the test's own loop."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx2
from websockets.protocol import State

from app.config import Settings
from app.live.clock import Clock
from app.live.hub import Hub
from app.main import create_app
from app.serving import Server, listen
from app.store.log import Log
from tests.support.player import PATIENCE, Player


class Guest(Player):
    """Somebody in a house that knows when they have gone."""

    hub: Hub

    async def goes(self) -> None:
        """Close the socket; when this is over the server has noticed."""
        if self._socket is None or self._socket.state is not State.OPEN:
            return
        before = self.hub.count()[2]
        await self._socket.close()
        await until(lambda: self.hub.count()[2] < before)


@dataclass
class House:
    """A running server. ``address`` is host:port; ``base`` the sub-path."""

    address: str
    base: str
    hub: Hub
    server: Server
    players: list[Player] = field(default_factory=list)

    def player(self, code: str = "", secret: str | None = None) -> Player:
        """A browser that has not come yet; it leaves when the house closes."""
        guest = Guest(self.address, self.base, code, secret)
        guest.hub = self.hub
        self.players.append(guest)
        return guest

    def http(self, **options: Any) -> httpx2.AsyncClient:
        """A browser without pages: keeps its cookies."""
        return httpx2.AsyncClient(base_url=f"http://{self.address}{self.base}", **options)

    async def opened(self, name: str = "Ann", game: str = "hannin", **options: Any) -> Player:
        """A new room's host, joined."""
        player = self.player()
        await player.hosts(name, game, **options)
        return player

    async def joined(self, code: str, name: str) -> Player:
        """Somebody who came by the link and joined."""
        player = self.player(code)
        await player.comes()
        await player.joins(name)
        return player


async def until(so: Callable[[], bool]) -> None:
    """Look again and again where nobody tells; TimeoutError when it is never so."""
    async with asyncio.timeout(PATIENCE):
        while not so():  # noqa: ASYNC110  as said
            await asyncio.sleep(0.005)


@asynccontextmanager
async def serving(
    data: Path,
    *,
    clock: Clock | None = None,
    log: Log | None = None,
    settings: Mapping[str, Any] = MappingProxyType({}),
    patience: float = 20.0,
) -> AsyncGenerator[House, None]:
    """Serve until the end of the block, with settings that suit tests: no port of anybody's, bots at once."""
    given = dataclasses.replace(Settings(host="127.0.0.1", port=0, data=data, bot_delay=0.0), **settings)
    listening = listen(given)
    app = create_app(given, log, clock)
    server = Server(app, given, alone=False, patience=patience)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    await until(lambda: server.started)
    host, port = listening.getsockname()[:2]
    house = House(f"{host}:{port}", given.base_path, app.hub, server)
    try:
        yield house
    finally:
        await asyncio.gather(*(Player.goes(player) for player in house.players))
        server.should_exit = True
        await task
        listening.close()
