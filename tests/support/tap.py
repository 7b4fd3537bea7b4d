"""What listens in a house that runs: a socket without a network, an ear for the log, and slips of the pen."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.live.hub import Hub
from app.live.runner import Runner
from app.web.asgi import AsgiApp
from app.web.metrics import HubCollector
from tests.support.playthrough import AnyGame


@dataclass(frozen=True)
class Slip:
    """A house as a slip of the pen might have left it; without one, the real house."""

    game: Callable[[AnyGame], AnyGame] = lambda game: game
    room: Callable[[Runner], object] = lambda _: None
    hub: type[Hub] = Hub
    front: Callable[[Hub, AsgiApp], AsgiApp] = lambda _, app: app
    metrics: type[HubCollector] = HubCollector


NO_SLIP = Slip()


class Ear(logging.Handler):
    """Hears everything that the program logs."""

    def __init__(self, told: Callable[[str, bytes], None]) -> None:
        super().__init__(logging.DEBUG)
        self.told = told

    def emit(self, record: logging.LogRecord) -> None:
        self.told("log", f"{record.levelname} {record.name} {record.getMessage()}".encode())


class Tap:
    """One socket without a network: what is written to it is told, and what it says is heard."""

    def __init__(self, told: Callable[[str, bytes], None], name: str) -> None:
        self.ready = True
        self.told = told
        self.name = name
        self.newest: dict[str, Any] = {}
        self.hear: Callable[[str], None] = lambda _: None
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.coming.put_nowait({"type": "websocket.connect"})
        self.life: asyncio.Task[None] | None = None

    def write(self, texts: Sequence[Sequence[bytes]]) -> None:
        for text in map(b"".join, texts):
            self.told(self.name, text)
            frame = json.loads(text)
            if frame["kind"] == "view":
                self.newest = frame

    def when_ready(self, call: Callable[[], None]) -> None:
        pass

    def when_heard(self, call: Callable[[str], None]) -> None:
        self.hear = call

    async def receive(self) -> dict[str, Any]:
        return await self.coming.get()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        self.told(self.name, repr(dict(message)).encode())

    def goes(self) -> None:
        self.coming.put_nowait({"type": "websocket.disconnect"})
