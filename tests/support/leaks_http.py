"""Leaks to be planted in answers over HTTP and in metrics."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace
from prometheus_client.core import GaugeMetricFamily

from app.games.hannin import GAME
from app.live.hub import Hub
from app.rooms.events import MatchGivenUp
from app.rooms.replay import MatchRunningError, record
from app.web.asgi import AsgiApp
from app.web.metrics import HubCollector
from tests.support.leaks_shown import secret
from tests.support.tap import Slip


def answers_with(change: Callable[[int, dict[str, Any]], dict[str, Any]], kind: str = "http") -> Slip:
    """Every message of an answer is changed by the secret of the one room there is."""

    def plant(hub: Hub, app: AsgiApp) -> AsgiApp:
        async def served(scope: Any, receive: Any, send: Any) -> None:
            async def sending(message: Any) -> None:
                runner = next(iter(hub._runners.values()), None)
                told = secret(runner) if runner is not None else 9
                await send(change(told, dict(message)) if told != 9 else message)

            await app(scope, receive, sending if scope["type"] == kind else send)

        return served

    return Slip(front=plant)


def a_header(told: int, message: dict[str, Any]) -> dict[str, Any]:
    if "headers" in message:
        message["headers"] = [*message["headers"], (b"x-served-by", b"%d" % told)]
    return message


def a_cache_header(told: int, message: dict[str, Any]) -> dict[str, Any]:
    kept = b"no-store" if told % 2 else b"private, max-age=60"
    if "headers" in message:
        headers = message["headers"]
        message["headers"] = [(name, kept if name == b"cache-control" else value) for name, value in headers]
    return message


def a_status(told: int, message: dict[str, Any]) -> dict[str, Any]:
    return {**message, "status": 404} if message.get("status") == 409 and told % 2 else message


def an_error_page(told: int, message: dict[str, Any]) -> dict[str, Any]:
    page = message.get("body", b"")
    return {**message, "body": page.replace(b"</h1>", b"</h1>" + b" " * told)} if page else message


def an_errors_detail(told: int, message: dict[str, Any]) -> dict[str, Any]:
    page = message.get("body", b"")
    return {**message, "body": page.replace(b'"detail":null', b'"detail":%d' % told)} if page else message


def given_up(kept: list[Any]) -> list[Any]:
    """The same entries, as if the match had been given up after them."""
    return [*kept, replace(kept[-1], version=len(kept) + 1, event=MatchGivenUp())]


class Hasty(Hub):
    """Takes every match for ended: its record and its steps can be had."""

    def require_ended(self, code: str, number: int) -> None:
        with suppress(MatchRunningError):
            super().require_ended(code, number)

    def entries(self, code: str) -> list[Any]:
        kept = super().entries(code)
        return given_up(kept) if code in self._runners else kept


def an_export_beside_the_door(hub: Hub, app: AsgiApp) -> AsgiApp:
    """Every answer comes with the record so far, as a comment."""

    async def served(scope: Any, receive: Any, send: Any) -> None:
        async def sending(message: Any) -> None:
            if message.get("body") and hub._runners:
                code, runner = next(iter(hub._runners.items()))
                match = runner.room.match
                if match is not None and match.running:
                    text = msgspec.json.encode(
                        record({GAME.slug: GAME}, given_up(hub.entries(code)), 1).entries
                    )
                    message = {**message, "body": message["body"] + b"<!-- %b -->" % text}
            await send(message)

        await app(scope, receive, sending if scope["type"] == "http" else send)

    return served


# --- metrics ------------------------------------------------------------------------------------------------


class Labelled(HubCollector):
    """Rooms by who holds what."""

    def collect(self) -> Iterator[Any]:
        yield from super().collect()
        found = GaugeMetricFamily("odoru_matches", "Matches", labels=["of"])
        for runner in self._hub._runners.values():
            found.add_metric([f"{secret(runner)}"], 1)
        yield found


class Measured(HubCollector):
    """Bytes of what the rooms hold."""

    def collect(self) -> Iterator[Any]:
        yield from super().collect()
        matches = (runner.room.match for runner in self._hub._runners.values())
        size = sum(len(msgspec.json.encode(match.state.hands[:2])) for match in matches if match)
        yield GaugeMetricFamily("odoru_bytes", "Bytes", value=size)
