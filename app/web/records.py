"""Matches that have ended, over HTTP: the record, and the views step by step."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query
from fastapi.responses import Response

from app.games import SHELF
from app.games.game import Audience, Seat, Viewer
from app.live.hub import Hub
from app.rooms.codec import UnreadableEntryError
from app.rooms.model import Entry
from app.rooms.replay import MatchRunningError, Record, Replay, UnknownMatchError, record, replay
from app.store.log import StoreError
from app.web.deps import Site, SiteDep
from app.web.errors import content, problems, refusal

router = APIRouter(prefix="/api/rooms/{code}/matches/{number}", responses=problems(404, 409, 422, 503))
Eyes = Annotated[str, Query(pattern=r"^(public|all|[0-9]{1,2})$")]
Start = Annotated[int, Query(alias="from", ge=0)]
_ENDED = {"Cache-Control": "private, max-age=3600"}


def _shape(kind: type[msgspec.Struct]) -> dict[int | str, dict[str, Any]]:
    """The names that an answer of this kind has; what they hold is the game's own."""
    names = list(kind.__struct_fields__)
    return content("application/json", {"type": "object", "required": names, "title": kind.__name__})


@router.get("", response_class=Response, responses=_shape(Record))
def match_record(code: str, number: int, site: SiteDep) -> Response:
    """The record of a match that has ended: everything that is the game's, the seed included."""
    room = _room(site.hub, code)
    return _json(_ended(site, (room, number), lambda: record(SHELF, _entries(site.hub, room), number)))


@router.get("/steps", response_class=Response, responses=_shape(Replay))
def match_steps(code: str, number: int, site: SiteDep, eyes: Eyes = "public", start: Start = 0) -> Response:
    """A match that has ended, step by step, in the eyes of ``public``, ``all`` or a seat."""
    looking = _eyes(eyes)
    room = _room(site.hub, code)
    whole: Replay = _ended(
        site, (room, number, looking), lambda: replay(SHELF, _entries(site.hub, room), number, looking)
    )
    return _json(msgspec.structs.replace(whole, start=start, steps=whole.steps[start:]))


def _ended(site: Site, key: Hashable, make: Callable[[], Any]) -> Any:
    """What was made of this match, or is made now; refuses one that runs or never was."""
    try:
        return site.ended.kept(key, make)
    except UnknownMatchError:
        raise refusal(404, "match_unknown") from None
    except MatchRunningError:
        raise refusal(409, "match_running") from None


def _eyes(text: str) -> Viewer:
    return Audience(text) if text in ("public", "all") else Seat(int(text))


def _room(hub: Hub, typed: str) -> str:
    code = hub.known(typed)
    if code is None:
        raise refusal(404, "room_unknown")
    return code


def _entries(hub: Hub, code: str) -> list[Entry]:
    try:
        return hub.entries(code)
    except (StoreError, UnreadableEntryError):
        raise refusal(503, "room_unreadable") from None


def _json(value: Any) -> Response:
    return Response(msgspec.json.encode(value), headers=_ENDED, media_type="application/json")
