"""Matches that have ended, over HTTP: the record, and the views step by step."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query
from fastapi.responses import Response

from app.games import SHELF
from app.games.game import Audience, Seat, Viewer
from app.live.faults import cause
from app.rooms.codec import UnreadableEntryError
from app.rooms.replay import MatchRunningError, Record, Replay, UnknownMatchError, record, replay
from app.store.log import StoreError
from app.web.deps import CallerDep, Site, SiteDep, room_called
from app.web.errors import content, problems, refusal

_log = logging.getLogger("odoru.web")


router = APIRouter(prefix="/api/rooms/{code}/matches/{number}", responses=problems(404, 409, 422, 429, 503))
Eyes = Annotated[str, Query(pattern=r"^(public|all|[0-9]{1,2})$")]
Start = Annotated[int, Query(alias="from", ge=0)]
_ENDED = {"Cache-Control": "private, max-age=3600"}


def _shape(kind: type[msgspec.Struct]) -> dict[int | str, dict[str, Any]]:
    """The names that an answer of this kind has; what they hold is the game's own."""
    names = list(kind.__struct_fields__)
    return content("application/json", {"type": "object", "required": names, "title": kind.__name__})


@router.get("", response_class=Response, responses=_shape(Record))
async def match_record(code: str, number: int, site: SiteDep, caller: CallerDep) -> Response:
    """The record of a match that has ended: everything that is the game's, the seed included."""
    room = room_called(site, caller, code)
    return await _told(site, room, number, lambda: record(SHELF, site.hub.entries(room), number))


@router.get("/steps", response_class=Response, responses=_shape(Replay))
async def match_steps(
    code: str,
    number: int,
    site: SiteDep,
    caller: CallerDep,
    eyes: Eyes = "public",
    start: Start = 0,
) -> Response:
    """A match that has ended, step by step, in the eyes of ``public``, ``all`` or a seat."""
    looking, room = _eyes(eyes), room_called(site, caller, code)
    return await _told(
        site,
        room,
        number,
        lambda: replay(SHELF, site.hub.entries(room), number, looking),
        looking,
        lambda whole: whole.onwards(start),
    )


async def _told(
    site: Site,
    room: str,
    number: int,
    make: Callable[[], Any],
    looking: Viewer | None = None,
    part: Callable[[Any], Any] = lambda whole: whole,
) -> Response:
    """The answer, out of what was made of this match or is made now.

    A match that runs or never was is refused, before its log is read.
    """
    try:
        site.hub.require_ended(room, number)
        return await site.ended.told((room, number, looking), make, lambda whole: _json(part(whole)))
    except UnknownMatchError:
        raise refusal(404, "match_unknown") from None
    except MatchRunningError:
        raise refusal(409, "match_running") from None
    except (StoreError, UnreadableEntryError) as error:
        _log.error("a match cannot be told: %s%s", error, cause(error))
        raise refusal(503, "room_unreadable") from None


def _eyes(text: str) -> Viewer:
    return Audience(text) if text in ("public", "all") else Seat(int(text))


def _json(value: Any) -> Response:
    return Response(msgspec.json.encode(value), headers=_ENDED, media_type="application/json")
