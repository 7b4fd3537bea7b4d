"""The pages. A template is handed codes, addresses and texts, never a State or a View."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, select_autoescape
from starlette.exceptions import HTTPException

from app import __version__
from app.games import SHELF
from app.paths import STATIC, TEMPLATES
from app.web.deps import (
    CallerDep,
    LangDep,
    ReachDep,
    Site,
    SiteDep,
    from_here,
    greet,
    lang_of,
    room_called,
    site_of,
)
from app.web.doorway import doorway
from app.web.reach import Reach
from app.web.rulebook import rules_page
from app.web.session import cookie
from app.web.words import LANGS

router = APIRouter(dependencies=[Depends(greet)], default_response_class=HTMLResponse, include_in_schema=False)
_templates = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=select_autoescape(default=True))
_READER = {"Vary": "Cookie, Accept-Language", "Cache-Control": "no-cache, private"}


def render(site: Site, lang: str, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page in this language."""
    text = _templates.get_template(template).render(
        lang=lang,
        langs=LANGS,
        t=lambda message, **args: site.words.say(lang, message, args),
        base=site.settings.base_path,
        asset=site.assets.url,
        modules=site.assets.modules,
        version=__version__,
        **values,
    )
    return HTMLResponse(text, status, {**_READER, "Content-Language": lang})


def games() -> list[dict[str, Any]]:
    """The shelf, as the home page lists it: seats with the usual options."""
    counts = {slug: game.seats(game.options_type()) for slug, game in SHELF.items()}
    return [{"slug": slug, "min": seats[0], "max": seats[-1]} for slug, seats in counts.items()]


@router.get("/")
def home(site: SiteDep, lang: LangDep, code: str = "") -> Response:
    """Choose a game, open a room, or enter a code, which leads there also without a script."""
    if code.strip():
        return RedirectResponse(f"{site.settings.base_path}/r/{quote(code.strip(), safe='')}", 303)
    return render(site, lang, "home.html", games=games(), open_key=site.settings.open_key is not None)


@router.get("/manifest.webmanifest")
def manifest(site: SiteDep, lang: LangDep) -> Response:
    """What makes the site installable."""
    page = render(site, lang, "manifest.webmanifest")
    return Response(page.body, headers=_READER, media_type="application/manifest+json")


@router.get("/r/{code}")
async def room(
    request: Request, code: str, site: SiteDep, lang: LangDep, reach: ReachDep, caller: CallerDep
) -> Response:
    """The room's page. Looking at it joins nobody."""
    known = room_called(site, caller, code)
    if known != code:
        return _called(request, site, known)
    door = doorway(site.hub, known, caller.key)
    return render(site, lang, "room.html", door=door, **_of_room(known, reach))


@router.get("/r/{code}/projector")
async def projector(
    request: Request, code: str, site: SiteDep, lang: LangDep, reach: ReachDep, caller: CallerDep
) -> Response:
    """The page for the wall."""
    known = room_called(site, caller, code)
    if known != code:
        return _called(request, site, f"{known}/projector")
    asked = request.query_params.get("lang", "").split(",")
    spoken = [each for each in dict.fromkeys(asked) if each in LANGS][:2]
    return render(site, lang, "projector.html", projector_langs=spoken, **_of_room(known, reach))


def _called(request: Request, site: Site, rest: str) -> Response:
    """A code typed otherwise leads to the room's own address."""
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"{site.settings.base_path}/r/{rest}{query}", 308)


def _of_room(code: str, reach: Reach) -> dict[str, Any]:
    return {"code": code, "address": f"{reach.root}/r/{code}", "reach": reach.kind, "secure": reach.secure}


@router.get("/r/{code}/replay/{number}")
async def replay(code: str, number: int, site: SiteDep, lang: LangDep, caller: CallerDep) -> Response:
    """A match that has ended, step by step."""
    return render(site, lang, "replay.html", code=room_called(site, caller, code), number=number)


@router.get("/rules/{game}")
def rules(game: str, site: SiteDep, lang: LangDep) -> Response:
    """The rules of a game in the reader's language."""
    found = rules_page(STATIC / "rules", game, lang) if game in SHELF else None
    if found is None:
        raise HTTPException(404, "game_unknown")
    body, _ = found
    return render(site, lang, "rules.html", slug=game, body=body, games=games())


@router.get("/move/{once}")
async def offer(once: str, site: SiteDep, lang: LangDep) -> Response:
    """A button. Opening the page spends nothing, so that a preview cannot."""
    waiting = site.moves.waiting(once)
    return render(site, lang, "move.html", 200 if waiting else 410, spent=not waiting)


@router.post("/move/{once}", dependencies=[Depends(from_here)])
async def move(once: str, site: SiteDep, lang: LangDep, caller: CallerDep) -> Response:
    """Spend the address: this browser becomes the one that offered it."""
    found = site.moves.spend(once)
    if found is None:
        return render(site, lang, "move.html", 410, spent=True)
    secret, code = found
    answer = RedirectResponse(f"{site.settings.base_path}/r/{code}", 303)
    answer.headers["Set-Cookie"] = cookie(secret, base=site.settings.base_path, secure=caller.secure)
    return answer


def error_page(request: Request, status: int, code: str) -> HTMLResponse:
    """What a browser sees in place of a page."""
    return render(site_of(request), lang_of(request), "error.html", status, code=code)
