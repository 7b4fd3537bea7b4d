"""Static files: with the present version in front of the path kept for ever, else asked for again each time."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from app.web.deps import SiteDep

router = APIRouter(include_in_schema=False)
_FOREVER = "public, max-age=31536000, immutable"


@router.get("/static/{path:path}")
def static(request: Request, path: str, site: SiteDep) -> Response:
    """A file of the browser."""
    name, present = site.assets.versioned(path)
    asset = site.assets.find(name)
    if asset is None:
        raise HTTPException(404, "not_found")
    headers = {
        "ETag": asset.etag,
        "Cache-Control": _FOREVER if present else "no-cache",
        "Vary": "Accept-Encoding",
        "Content-Type": asset.media_type,
    }
    if request.headers.get("if-none-match") == asset.etag:
        return Response(status_code=304, headers=headers)
    packs = "gzip" in request.headers.get("accept-encoding", "")
    if packs and asset.packed is not None:
        return Response(asset.packed, headers={**headers, "Content-Encoding": "gzip"})
    return Response(asset.body, headers={**headers, "Content-Encoding": "identity"})


@router.get("/robots.txt")
def robots(request: Request, site: SiteDep) -> Response:
    """Where a crawler looks for it."""
    return static(request, "robots.txt", site)


@router.get("/favicon.ico")
def favicon(request: Request, site: SiteDep) -> Response:
    """Where a browser looks that has not read the page."""
    return static(request, "img/icon.svg", site)
