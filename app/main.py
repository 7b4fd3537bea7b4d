"""The only place that sees every floor."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from app import __version__
from app.config import Settings
from app.games import SHELF
from app.live.hub import Hub
from app.paths import STATIC
from app.web import api, errors, files, pages
from app.web.assets import Assets
from app.web.deps import Site
from app.web.front import Front
from app.web.limits import Rates
from app.web.moves import Moves
from app.web.words import Words


def create_app(settings: Settings) -> Front:
    """The whole program as one ASGI application. It must run in one process only."""
    hub = Hub()
    http = FastAPI(title="Odoru", version=__version__, docs_url=None, redoc_url=None, redirect_slashes=False)
    http.state.site = Site(
        settings=settings,
        hub=hub,
        assets=Assets(STATIC, settings.base_path),
        words=Words(Path(STATIC / "locales"), ("pages", *SHELF)),
        moves=Moves(time.monotonic),
        member_rooms=Rates(settings.member_rooms_per_hour, 3600, time.monotonic),
        address_rooms=Rates(settings.address_rooms_per_hour, 3600, time.monotonic),
    )
    http.add_middleware(GZipMiddleware, minimum_size=600)
    for part in (api, pages, files):
        http.include_router(part.router)
    errors.install(http)
    return Front(settings, http, _no_sockets)


async def _no_sockets(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.close"})
