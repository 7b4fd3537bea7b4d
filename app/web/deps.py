"""What every page and address of the API may ask for."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends, Request
from starlette.exceptions import HTTPException

from app.config import Settings
from app.live.hub import Hub
from app.web.assets import Assets
from app.web.caller import Caller
from app.web.ended import Ended
from app.web.finding import Finding, GuessingError
from app.web.front import GREET
from app.web.limits import Rates
from app.web.moves import Moves
from app.web.reach import Reach, reach
from app.web.words import Words, chosen


@dataclass(frozen=True, slots=True)
class Site:
    """What the web floor has in hand, made once by ``create_app``."""

    settings: Settings
    hub: Hub
    finding: Finding
    assets: Assets
    words: Words
    moves: Moves
    ended: Ended
    member_rooms: Rates
    address_rooms: Rates


def site_of(request: Request) -> Site:
    """The site this request came to."""
    return cast("Site", request.app.state.site)


def caller_of(request: Request) -> Caller:
    """Who asks, as the front door saw it."""
    return cast("Caller", request.scope["state"]["caller"])


def greet(request: Request) -> None:
    """Give a newcomer the cookie along with this answer."""
    request.scope["state"][GREET] = True


def from_here(request: Request) -> None:
    """Refuse what a page of another site asks to change."""
    if not caller_of(request).same_origin():
        raise HTTPException(403, "wrong_origin")


def lang_of(request: Request) -> str:
    """The reader's language."""
    asked = request.query_params.get("lang", "").split(",")[0]
    headers = request.headers
    return chosen(asked, headers.get("cookie", ""), headers.get("accept-language", ""))


def reach_of(request: Request) -> Reach:
    """The public address as seen by who asks."""
    return reach(caller_of(request), site_of(request).settings)


def opens(site: Site, given: str | None) -> bool:
    """Whether the passphrase for opening rooms is right, or none is asked for."""
    wanted = site.settings.open_key
    return wanted is None or secrets.compare_digest(wanted.encode(), (given or "").encode())


def room_called(site: Site, caller: Caller, typed: str) -> str:
    """The room's code as it is kept, however it was typed. Refuses ``room_unknown``, ``too_many_guesses``."""
    try:
        code = site.finding.find(typed, caller)
    except GuessingError:
        raise HTTPException(429, "too_many_guesses") from None
    if code is None:
        raise HTTPException(404, "room_unknown")
    return code


SiteDep = Annotated[Site, Depends(site_of)]
CallerDep = Annotated[Caller, Depends(caller_of)]
LangDep = Annotated[str, Depends(lang_of)]
ReachDep = Annotated[Reach, Depends(reach_of)]
