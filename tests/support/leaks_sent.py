"""Leaks to be planted in which frames are sent, how many and when, and in what the program logs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from app.live.mailbox import Ending
from app.live.news import Pong, Reacted
from app.live.runner import Runner
from app.rooms.model import CommandRefusedError
from tests.support.leaks_shown import odd, secret, wrapped


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
    def answered(real: Any, *what: Any) -> None:
        later(secret(runner), lambda: real(*what))

    def later(turns: int, call: Callable[[], None]) -> None:
        if turns:
            asyncio.get_running_loop().call_soon(later, turns - 1, call)
        else:
            call()

    wrapped(runner, _answered=answered)


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
    def serve(real: Any, asked: Any) -> Any:
        logging.getLogger("odoru.room").warning("asked while %d holds it", secret(runner))
        return real(asked)

    wrapped(runner, _serve=serve)


def one_more_record(runner: Runner) -> None:
    def serve(real: Any, asked: Any) -> Any:
        if odd(runner):
            logging.getLogger("odoru.room").warning("asked")
        return real(asked)

    wrapped(runner, _serve=serve)
