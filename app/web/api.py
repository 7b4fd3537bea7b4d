"""The HTTP API."""

from __future__ import annotations

from functools import cache, lru_cache
from io import BytesIO
from typing import Any

import msgspec
import segno
from fastapi import APIRouter, Depends
from fastapi.responses import Response
from pydantic import BaseModel, ConfigDict

from app import __version__
from app.games import SHELF
from app.live.hub import ClosingError, FullError
from app.live.mailbox import Ending
from app.rooms import rights
from app.rooms.model import CommandRefusedError
from app.store.log import StoreError
from app.web import wire
from app.web.deps import CallerDep, ReachDep, SiteDep, from_here, greet, opens, room_called
from app.web.errors import content, problems, refusal

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
    if site.hub.closing:
        raise refusal(503, "restarting")
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


def _by_game(schema: dict[str, Any]) -> None:
    """Say in the description which options each game has. They are checked by the game's own types."""
    properties = schema.pop("properties")
    schema.pop("additionalProperties")
    schema["oneOf"] = [
        {
            "type": "object",
            "title": slug,
            "properties": {**properties, "game": {"const": slug}, "options": options_schema(game.options_type)},
            "required": ["game"],
            "additionalProperties": False,
        }
        for slug, game in SHELF.items()
    ]


class RoomWish(BaseModel):
    """Which game to open a room for. ``key``: the passphrase, where the server asks for one."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=_by_game)

    game: str
    options: dict[str, Any] = {}
    key: str | None = None


class RoomOpened(BaseModel):
    """A new room, and where its page is."""

    code: str
    url: str


@router.post(
    "/api/rooms",
    status_code=201,
    dependencies=[Depends(greet), Depends(from_here)],
    responses=problems(400, 403, 413, 422, 429, 503),
)
async def open_room(wish: RoomWish, site: SiteDep, caller: CallerDep) -> RoomOpened:
    """Open a room. Who asks is its host, and takes a seat by joining."""
    if not (site.address_rooms.take(caller.address) and site.member_rooms.take(caller.key)):
        raise refusal(429, "too_many_rooms")
    if not opens(site, wish.key):
        raise refusal(403, "open_key_wrong")
    try:
        code = await site.hub.open(caller.key, wish.game, wish.options)
    except CommandRefusedError as refused:
        raise refusal(422, refused.code, refused.arguments or None) from None
    except FullError:
        raise refusal(503, "server_full") from None
    except ClosingError:
        raise refusal(503, "restarting") from None
    except StoreError:
        raise refusal(503, "not_kept") from None
    return RoomOpened(code=code, url=f"{site.settings.base_path}/r/{code}")


class MoveOffer(BaseModel):
    """An address that hands this browser's seat on, once and within ten minutes; ``qr`` is a picture of it."""

    url: str
    qr: str


@router.post(
    "/api/rooms/{code}/move",
    status_code=201,
    dependencies=[Depends(from_here)],
    responses=problems(403, 404, 422, 429, 503),
)
async def offer_move(code: str, site: SiteDep, caller: CallerDep, reach: ReachDep) -> MoveOffer:
    """Offer this browser's membership to another device. Refuses ``not_joined`` to who has none in the room."""
    known = room_called(site, caller, code)
    runner = site.hub.runner(known)
    if isinstance(runner, Ending):
        raise refusal(503, "room_unreadable")
    if not rights.belongs(runner.room, caller.key):
        raise refusal(403, "not_joined")
    url = f"{reach.root}/move/{site.moves.offer(caller.secret, known)}"
    return MoveOffer(
        url=url, qr=segno.make(url, error="m", micro=False).svg_data_uri(border=2, omitsize=True, light="#fff")
    )


@router.get("/api/schema", response_class=Response, responses=content("application/json", {"type": "object"}))
def frame_schema() -> Response:
    """Every frame of the socket as JSON Schema, and the actions of each game."""
    return Response(_schema(), media_type="application/json")


@cache
def _schema() -> bytes:
    return msgspec.json.encode(wire.schema())


def options_schema(kind: Any) -> dict[str, Any]:
    """JSON Schema of an options type, in one piece: options hold plain values alone."""
    _, components = msgspec.json.schema_components([kind])
    schema: dict[str, Any]
    (schema,) = components.values()
    return schema


@lru_cache(maxsize=256)
def _qr(text: str) -> bytes:
    """A picture of an address, as SVG."""
    code = segno.make(text, error="m", micro=False)
    picture = BytesIO()
    code.save(picture, kind="svg", xmldecl=False, nl=False, border=2, dark="#000", light="#fff", omitsize=True)
    return picture.getvalue()


@router.get(
    "/r/{code}/qr.svg",
    responses=problems(404, 422, 429) | content("image/svg+xml", {"type": "string"}),
    response_class=Response,
)
async def room_qr(code: str, site: SiteDep, caller: CallerDep, reach: ReachDep) -> Response:
    """The room's public address as a QR code."""
    known = room_called(site, caller, code)
    headers = {"Cache-Control": "no-cache, private"}
    return Response(_qr(f"{reach.root}/r/{known}"), media_type="image/svg+xml", headers=headers)
