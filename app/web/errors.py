"""Every error has one shape: ``{"code", "detail"}``, or the error page for a browser."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from app.web.pages import error_page

_CODES = {404: "not_found", 405: "method_not_allowed", 400: "bad_request", 413: "body_too_large"}


class Problem(BaseModel):
    """Why something was refused: a code, and what goes with it."""

    code: str
    detail: Any = None


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For ``responses=``: these statuses come with a Problem."""
    return {status: {"model": Problem} for status in statuses}


def content(media_type: str, schema: dict[str, Any]) -> dict[int | str, dict[str, Any]]:
    """For ``responses=``: what comes with 200 where the answer is written by hand."""
    return {200: {"content": {media_type: {"schema": schema}}}}


def refusal(status: int, code: str, detail: Any = None) -> HTTPException:
    """An HTTP answer that refuses, with a code."""
    return HTTPException(status, {"code": code, "detail": detail})  # type: ignore[arg-type]  # Starlette passes it on


def install(app: FastAPI) -> None:
    """Make ``app`` answer every error in the one shape."""

    @app.exception_handler(HTTPException)
    async def refused(request: Request, exc: HTTPException) -> Response:
        given: Any = exc.detail
        if isinstance(given, dict):
            code, detail = str(given["code"]), given["detail"]
        else:
            code = given if given.isidentifier() and given.islower() else _CODES.get(exc.status_code, "error")
            detail = None
        return _answer(request, exc.status_code, code, detail, exc.headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, exc: RequestValidationError) -> Response:
        # What was sent is not repeated: it may hold a passphrase.
        detail = [{"at": list(error["loc"]), "type": error["type"]} for error in exc.errors()]
        return _answer(request, 422, "bad_request", detail)

    @app.exception_handler(Exception)
    async def failed(request: Request, exc: Exception) -> Response:
        return _answer(request, 500, "server_error", None)


def _answer(request: Request, status: int, code: str, detail: Any, headers: Any = None) -> Response:
    accepts = request.headers.get("accept", "")
    if "text/html" in accepts and not request.url.path.startswith("/api/"):
        page = error_page(request, status, code)
        page.headers.update(headers or {})
        return page
    return JSONResponse(
        {"code": code, "detail": detail}, status, {**(headers or {}), "Cache-Control": "no-store"}
    )
