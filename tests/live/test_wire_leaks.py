"""The law of the wire catches what it is there to catch: leaks planted on purpose, one at a time.

Each mutant is the house of ``test_wire_law.py`` with one of its functions wrapped, as a slip of the pen might
have left it: in the game, in the room, in what carries its frames, in the answers over HTTP, in the log.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import islice
from random import Random
from types import FunctionType
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from prometheus_client.core import GaugeMetricFamily

from app.games.game import Audience, Seat, Viewer
from app.games.hannin import GAME
from app.games.hannin.model import CardChosen, HolderSeen, Options
from app.games.hannin.view_shapes import GivingTable
from app.live.hub import Hub
from app.live.mailbox import Ending
from app.live.news import Pong, Reacted
from app.live.runner import Runner
from app.rooms.events import MatchGivenUp
from app.rooms.model import CommandRefusedError
from app.rooms.replay import record
from app.web.asgi import AsgiApp
from app.web.metrics import HubCollector
from tests.games.hannin.trial import TRIAL, group
from tests.support.playthrough import AnyGame, play
from tests.support.strategies import uniform
from tests.support.twins import LeakError, Watcher
from tests.support.wiretap import Slip, compared, promptly

BOT = Seat(4)
Body = Callable[[Runner, bytes], bytes]


def holder(state: Any) -> int:
    """Who holds the criminal: the secret that every mutant gives away."""
    return next((seat for seat, hand in enumerate(state.hands) if "criminal" in hand), 9)


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


def table_with(change: Callable[[Any, Any], Any]) -> Slip:
    return Slip(game=lambda game: dataclasses.replace(game, table=lambda s: change(s, GAME.table(s))))


def a_field(state: Any, table: Any) -> Any:
    return replace(table, turn=table.turn + 100 * holder(state))


def an_order(state: Any, table: Any) -> Any:
    if not isinstance(table.phase, GivingTable):
        return table
    waiting = tuple(sorted(table.phase.waiting, key=lambda seat: (seat != holder(state), seat)))
    return replace(table, phase=replace(table.phase, waiting=waiting))


def a_total(state: Any, table: Any) -> Any:
    return replace(table, turn=table.turn + sum(hand.count("alibi") for hand in state.hands[:2]))


def a_line(event: Any, viewer: Viewer) -> Any:
    """A choice is told to everybody."""
    return GAME.tell(event, event.seat if isinstance(event, CardChosen) else viewer)


def a_line_less(event: Any, viewer: Viewer) -> Any:
    """The boy's look at himself is not told."""
    own = isinstance(event, HolderSeen) and event.holder in (0, 2)
    return None if own else GAME.tell(event, viewer)


def a_refusal(state: Any, seat: Seat, action: Any) -> str:
    target = getattr(action, "target", None)
    return "not_that_one" if target == holder(state) else GAME.refusal(state, seat, action)


def game_with(**functions: Any) -> Slip:
    def plant(game: AnyGame) -> AnyGame:
        return dataclasses.replace(game, **functions)

    return Slip(game=plant)


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


# --- which frames, how many, when ---------------------------------------------------------------------------


def a_view_pushed_though_unchanged(runner: Runner) -> None:
    def show(real: Any) -> None:
        real()
        for connection in runner.gallery if odd(runner) else ():
            runner.gallery.show_again(connection)

    wrapped(runner.gallery, show=show)


def a_newcomer_shown_twice(runner: Runner) -> None:
    def add(real: Any, connection: Any) -> None:
        real(connection)
        if odd(runner):  # once more, when its courier has come for the first
            asyncio.get_running_loop().call_soon(runner.gallery.show_again, connection)

    wrapped(runner.gallery, add=add)


def sockets_in_another_order(runner: Runner) -> None:
    def show(real: Any) -> None:
        viewers = sorted(runner.gallery._viewers.items(), key=lambda each: str(each[0]), reverse=odd(runner))
        runner.gallery._viewers.clear()
        runner.gallery._viewers.update(viewers)
        real()

    wrapped(runner.gallery, show=show)


def an_answer_turns_later(runner: Runner) -> None:
    async def serve(real: Any, asked: Any) -> None:
        for _ in range(secret(runner)):
            await asyncio.sleep(0)
        await real(asked)

    wrapped(runner, _serve=serve)


def a_view_half_a_second_later(runner: Runner) -> None:
    clock = runner._parts.clock

    def show(real: Any) -> None:
        clock.at(clock.now() + (500 if odd(runner) else 0), real)

    wrapped(runner.gallery, show=show)


def a_bot_that_thinks(runner: Runner) -> None:
    clock = runner._parts.clock

    def acts(real: Any, room: Any, prompt: Any) -> None:
        clock.at(clock.now() + 500 * secret(runner), lambda: real(room, prompt))

    wrapped(runner._agenda, _bot_acts=acts)


def one_more_answer(runner: Runner) -> None:
    def refuse(real: Any, asked: Any, refusal: CommandRefusedError) -> None:
        real(asked, refusal)
        if odd(runner):
            asked.connection.mailbox.tell(Pong())

    wrapped(runner, _refuse=refuse)


def a_refusals_arguments(runner: Runner) -> None:
    def refuse(real: Any, asked: Any, refusal: CommandRefusedError) -> None:
        real(asked, CommandRefusedError(refusal.code, {"of": secret(runner)}))

    wrapped(runner, _refuse=refuse)


def the_end_of_a_socket(runner: Runner) -> None:
    def refuse(real: Any, asked: Any, refusal: CommandRefusedError) -> None:
        real(asked, refusal)
        asked.connection.mailbox.close(Ending("too_fast", 4429 + secret(runner)))

    wrapped(runner, _refuse=refuse)


def a_reaction(runner: Runner) -> None:
    def react(real: Any, by: Any, reaction: str) -> None:
        real(by, reaction)
        for connection in runner.gallery if odd(runner) else ():
            connection.mailbox.tell(Reacted("", reaction))

    wrapped(runner, _react=react)


# --- the program's log --------------------------------------------------------------------------------------


def a_logged_value(runner: Runner) -> None:
    async def serve(real: Any, asked: Any) -> None:
        logging.getLogger("odoru.room").warning("asked while %d holds it", secret(runner))
        await real(asked)

    wrapped(runner, _serve=serve)


def one_more_record(runner: Runner) -> None:
    async def serve(real: Any, asked: Any) -> None:
        if odd(runner):
            logging.getLogger("odoru.room").warning("asked")
        await real(asked)

    wrapped(runner, _serve=serve)


# --- HTTP ---------------------------------------------------------------------------------------------------


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


MUTANTS: dict[str, Slip] = {
    "a field of the table": table_with(a_field),
    "an order": table_with(an_order),
    "a total": table_with(a_total),
    "a line told to all": game_with(tell=a_line),
    "a line less": game_with(tell=a_line_less),
    "a refusal's code": game_with(refusal=a_refusal),
    "an invitation to tell a story": game_with(invites_text=lambda state, _: holder(state) > 2),
    "who is waited for": game_with(
        due=lambda s: tuple(sorted(GAME.due(s), key=lambda seat: seat != holder(s)))
    ),
    "the size of a view": body_with(lambda r, body: body + b" " * secret(r)),
    "the counter of prompts": body_with(
        lambda r, body: re.sub(rb'"ask":(\d+)', lambda found: b'"ask":%d' % (int(found[1]) + secret(r)), body)
    ),
    "who is here": body_with(lambda r, body: body.replace(b'"here":true', b'"here":false') if odd(r) else body),
    "a deadline": body_with(lambda r, body: body.replace(b'"deadline":null', b'"deadline":%d' % secret(r))),
    "what was said": body_with(lambda r, body: body.replace(b'"said":[{', b'"said":[{"of":%d,' % secret(r))),
    "a story": body_with(lambda r, body: body.replace(b'"story":null', b'"story":{"seat":%d}' % secret(r))),
    "the seed": body_with(
        lambda r, body: body.replace(b'"seed":null', b'"seed":"%b"' % r.room.match.seed.hex().encode())  # type: ignore[union-attr]
    ),
    "a member's key": body_with(
        lambda r, body: body.replace(b'"members":[', b'"members":["%b",' % str(r.room.members[0].key).encode())
    ),
    "the wall shows a seat": Slip(room=the_wall_shows_a_seat),
    "lines in another order": Slip(room=lines_in_another_order),
    "lines of another's": Slip(room=lines_of_a_seat),
    "a mark on a line": Slip(room=who_chose_is_marked),
    "a view pushed though unchanged": Slip(room=a_view_pushed_though_unchanged),
    "a newcomer shown twice": Slip(room=a_newcomer_shown_twice),
    "sockets in another order": Slip(room=sockets_in_another_order),
    "an answer turns later": Slip(room=an_answer_turns_later),
    "a view half a second later": Slip(room=a_view_half_a_second_later),
    "a bot's moment": Slip(room=a_bot_that_thinks),
    "one more answer": Slip(room=one_more_answer),
    "a refusal's arguments": Slip(room=a_refusals_arguments),
    "the end of a socket": Slip(room=the_end_of_a_socket),
    "a reaction": Slip(room=a_reaction),
    "a logged value": Slip(room=a_logged_value),
    "one more record in the log": Slip(room=one_more_record),
    "a header": answers_with(a_header),
    "a header of an upgrade": answers_with(a_header, kind="websocket"),
    "a cache header": answers_with(a_cache_header),
    "a status": answers_with(a_status),
    "an error page": answers_with(an_error_page),
    "an error's detail": answers_with(an_errors_detail),
    "a record before the end": Slip(hub=Hasty),
    "an export beside the door": Slip(front=an_export_beside_the_door),
    "a label of the metrics": Slip(metrics=Labelled),
    "a value of the metrics": Slip(metrics=Measured),
}


@cache
def watchers() -> list[Watcher]:
    """Some matches of five, each seen by the public and by a seat, the last seat a bot's."""
    asked = list(TRIAL.every_action(5))
    found = []
    for seed in range(6):
        match = play(GAME, Options(), 5, rng=Random(seed), strategy=promptly(BOT, uniform(group)))
        found += [Watcher(match, viewer, TRIAL.redealer, asked) for viewer in (Audience.PUBLIC, Seat(1))]
    return found


async def look(slip: Slip) -> int:
    """Show a hostile viewer two twins of each match."""
    got = 0
    for number, watcher in enumerate(watchers()):
        twins = TRIAL.redealer.twins(watcher.match, watcher.viewer, Random(number))
        critical = (twin for twin in twins if twin.critical)
        for each, twin in enumerate(islice(critical, 2)):
            got += await compared(watcher, twin, 10 * number + each, slip=slip, bot=BOT)
    return got


@pytest.mark.parametrize("mutant", MUTANTS)
async def test_a_planted_leak_is_caught(mutant: str) -> None:
    with pytest.raises(LeakError):
        await look(MUTANTS[mutant])


async def test_nothing_is_caught_where_nothing_was_planted() -> None:
    assert await look(Slip()) > 1_000
