"""Leaks to be planted in a game, and in what its views and lines show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace as rebind
from functools import partial
from types import FunctionType
from typing import Any

import msgspec
from msgspec.structs import replace

from app.games.game import Seat, Viewer
from app.games.hannin import GAME
from app.games.hannin.model import HolderSeen
from app.live.runner import Runner
from tests.support.leaks_game import holder
from tests.support.playthrough import AnyGame
from tests.support.tap import Slip

Body = Callable[[Runner, bytes], bytes]


def secret(runner: Runner) -> int:
    match = runner.room.match
    return holder(match.state) if match is not None and match.running else 9


def wrapped(thing: Any, **methods: Any) -> None:
    """From now on this thing does these things otherwise. Each gets the real method first."""

    def bound(name: str, method: Any) -> Any:
        real = getattr(type(thing), name)
        if not isinstance(real, FunctionType):
            return property(lambda me: method(partial(real.fget, me), me))
        if asyncio.iscoroutinefunction(real):

            async def waits(me: Any, *given: Any, **named: Any) -> Any:
                return await method(partial(real, me), *given, **named)

            return waits
        return lambda me, *given, **named: method(partial(real, me), *given, **named)

    own = {name: bound(name, method) for name, method in methods.items()}
    thing.__class__ = type("Slip", (type(thing),), {"__slots__": (), **own})


# --- the game -----------------------------------------------------------------------------------------------


def a_field(state: Any, table: Any) -> Any:
    return replace(table, turn=table.turn + 100 * holder(state))


def a_line_less(game: AnyGame) -> AnyGame:
    """The boy's look at some is not told."""

    def tell(event: Any, viewer: Viewer) -> Any:
        some = isinstance(event, HolderSeen) and event.holder in (0, 2)
        return None if some else GAME.tell(event, viewer)

    return rebind(game, tell=tell)


# --- views and lines ----------------------------------------------------------------------------------------


def body_with(change: Body) -> Slip:
    """A view's bytes changed on their way to everybody."""

    def plant(runner: Runner) -> None:
        wrapped(
            runner._eyes, body=lambda real, key, marks=None: (change(runner, b"".join(real(key, marks))),)
        )  # fmt: skip

    return Slip(room=plant)


def the_wall_shows_a_seat(runner: Runner) -> None:
    host = runner.room.members[0].key
    wrapped(runner._eyes, body=lambda real, key, marks=None: real(host if key is None else key, marks))


def lines_in_another_order(runner: Runner) -> None:
    def told(real: Any, viewer: Viewer) -> Any:
        lines = real(viewer)
        return lines if secret(runner) % 2 else [*reversed(lines)]

    wrapped(runner._lines, told=told)


def lines_of_a_seat(runner: Runner) -> None:
    wrapped(runner._lines, told=lambda real, _: real(Seat(0)))


def who_chose_is_marked(runner: Runner) -> None:
    def encoded(real: Any, place: int, line: Any) -> Any:
        return (
            msgspec.Raw(bytes(real(place, line)).replace(b'"by":null', b'"by":"bot"'))
            if odd(runner)
            else real(place, line)
        )

    wrapped(runner._lines, _encoded=encoded)


def odd(runner: Runner) -> bool:
    return secret(runner) % 2 == 1
