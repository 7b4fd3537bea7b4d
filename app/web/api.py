"""The HTTP API."""

from __future__ import annotations

from typing import Any

import msgspec
import segno
from fastapi import APIRouter, Depends
from fastapi.responses import Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from app import __version__
from app.games import SHELF
from app.web.deps import ReachDep, SiteDep, greet
from app.web.errors import problems

router = APIRouter()


class Health(BaseModel):
    """Whether the server is well."""

    ok: bool
    version: str


class GameInfo(BaseModel):
    """A game on the shelf. ``seats``: the counts that its usual options allow; ``options``: JSON Schema."""

    slug: str
    seats: list[int]
    options: dict[str, Any]


@router.get("/healthz")
def healthz() -> Health:
    """The process answers."""
    return Health(ok=True, version=__version__)


@router.get("/readyz", responses=problems(503))
def readyz(site: SiteDep) -> Health:
    """Rooms can be opened and joined."""
    return Health(ok=True, version=__version__)


@router.get("/api/games", dependencies=[Depends(greet)])
def games() -> list[GameInfo]:
    """Every game: its seats and its options."""
    return [
        GameInfo(
            slug=slug, seats=list(game.seats(game.options_type())), options=options_schema(game.options_type)
        )
        for slug, game in SHELF.items()
    ]


def options_schema(kind: Any) -> dict[str, Any]:
    """JSON Schema of an options type, in one piece."""
    (schema,), components = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    return {**schema, "$defs": components}


def qr(text: str) -> Response:
    """A picture of an address."""
    code = segno.make(text, error="m", micro=False)
    picture = code.svg_inline(scale=8, border=4, svgns=True, dark="#000", light="#fff", omitsize=True)
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "no-cache, private"})


@router.get("/r/{code}/qr.svg", responses=problems(404), response_class=Response)
def room_qr(code: str, site: SiteDep, reach: ReachDep) -> Response:
    """The room's public address as a QR code."""
    known = site.hub.known(code)
    if known is None:
        raise HTTPException(404, "room_unknown")
    return qr(f"{reach.root}/r/{known}")
