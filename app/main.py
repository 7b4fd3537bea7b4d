"""The only place that sees every floor."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import SystemRandom

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from app import __version__
from app.config import Settings
from app.games import SHELF
from app.live.clock import Clock, WallClock
from app.live.hub import Hub
from app.live.keeping import Keeping
from app.live.parts import Parts
from app.paths import STATIC
from app.store.log import Log
from app.store.sqlite import SqliteLog
from app.store.wishes import Wishes
from app.web import api, errors, files, pages, records
from app.web.assets import Assets
from app.web.deps import Site
from app.web.ended import Ended
from app.web.finding import Finding
from app.web.front import Front
from app.web.limits import Rates
from app.web.moves import Moves
from app.web.socket import Sockets
from app.web.words import Words

_HOUR = 3_600


def create_app(settings: Settings, log: Log | None = None, clock: Clock | None = None) -> Front:
    """The whole program as one ASGI application, for one process: it holds the data folder until it ends.

    Raises StoreError, one sentence, when the folder cannot be used. ``log`` and ``clock`` are for tests.
    """
    log = log if log is not None else SqliteLog(settings.data)
    given = clock or WallClock()
    seconds: Callable[[], float] = time.monotonic if clock is None else lambda: given.now() / 1000
    parts = Parts(SHELF, log, Keeping(log), given, secrets.token_bytes, SystemRandom(), settings.bot_delay)
    hub = Hub(parts, expire=round(settings.expire_hours * _HOUR * 1000), most=settings.max_rooms)

    finding = Finding(hub, Rates(settings.address_guesses_per_hour, _HOUR, seconds))

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncGenerator[None, None]:
        hub.start()
        closing = asyncio.create_task(_close_rooms(hub, Wishes(settings.data)))
        yield
        closing.cancel()
        await hub.stop()
        await asyncio.to_thread(log.close)

    http = FastAPI(
        title="Odoru",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=life,
    )
    http.state.site = Site(
        settings=settings,
        hub=hub,
        finding=finding,
        assets=Assets(STATIC, settings.base_path),
        words=Words(Path(STATIC / "locales"), ("pages", "room", *SHELF)),
        moves=Moves(seconds),
        ended=Ended(),
        member_rooms=Rates(settings.member_rooms_per_hour, _HOUR, seconds),
        address_rooms=Rates(settings.address_rooms_per_hour, _HOUR, seconds),
    )
    http.add_middleware(GZipMiddleware, minimum_size=600)
    for part in (api, records, pages, files):
        http.include_router(part.router)
    errors.install(http)
    return Front(settings, http, Sockets(settings, hub, finding, seconds), hub)


async def _close_rooms(hub: Hub, wishes: Wishes) -> None:
    """Close the rooms that the command line asks for, within a second."""
    while True:
        for code in await asyncio.to_thread(wishes.open):
            hub.close_room(code)
            wishes.done(code)
        await asyncio.sleep(1)
