"""Bots: their pauses, and what happens when one of them fails."""

import asyncio
import dataclasses
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from app.games import SHELF
from app.games.game import Shelf
from app.live.bots import choice, pause
from app.live.connection import Connection
from app.live.hub import Hub
from app.live.keeping import Keeping
from app.live.parts import Parts
from app.live.runner import Runner
from app.rooms.model import AddBot, Join, Leave, MemberCommand, MemberKey, Start
from tests.support.fakes import FakeClock
from tests.support.log import MemoryLog

KEY = MemberKey("0" * 64)


def test_pauses_come_from_one_distribution_like_a_persons() -> None:
    rng = Random(1)
    pauses = sorted(pause(rng, 1.0) for _ in range(2_000))
    assert 600 <= pauses[0] < pauses[-1] <= 5_000
    assert 1_200 < pauses[1_000] < 1_800
    assert max(Counter(pauses).values()) < 10, "no pause can be guessed"
    assert [pause(Random(2), 0.5), pause(Random(2), 0.0)] == [round(pause(Random(2), 1.0) / 2), 0]


def stumbles(*_: Any) -> Any:
    raise KeyError("a hand of cards")


def test_a_bot_that_stumbles_takes_any_legal_action(caplog: pytest.LogCaptureFixture) -> None:
    game = dataclasses.replace(SHELF["hannin"], choose=stumbles)
    assert choice(game, (None, None, ("one", "two")), [], Random(1)) in ("one", "two")
    assert "KeyError at " in caplog.text
    assert "a hand" not in caplog.text


async def all_bots(shelf: Shelf, clock: FakeClock) -> Runner:
    """A match that bots alone play on: its one person has left."""
    log = MemoryLog()
    rng = Random(6)
    hub = Hub(Parts(shelf, log, Keeping(log), clock, rng.randbytes, rng, 0.0), expire=10**12, most=10)
    code = await hub.open(KEY, "hannin", {})
    connection = Connection(KEY, projector=False, opened=clock.now())
    runner = hub.enter(code, connection)
    assert isinstance(runner, Runner)
    commands: list[MemberCommand] = [Join("Ann"), AddBot(), AddBot(), Start(), Leave()]
    for number, command in enumerate(commands):
        runner.ask(connection, command, f"{number}")
    return runner


async def ended(runner: Runner, clock: FakeClock) -> int:
    """Seconds of the clock until the match had an outcome."""
    for second in range(200):
        for _ in range(400):
            await asyncio.sleep(0)
        if runner.room.match is not None and runner.room.match.outcome is not None:
            return second
        clock.advance(1_000)
    raise AssertionError("the table stands still")


def with_choice(choose: Callable[..., Any]) -> Shelf:
    return {"hannin": dataclasses.replace(SHELF["hannin"], choose=choose)}


async def test_a_table_of_stumbling_bots_still_reaches_its_end() -> None:
    clock = FakeClock()
    await ended(await all_bots(with_choice(stumbles), clock), clock)


async def test_a_bot_whose_choice_is_refused_chooses_again_after_a_while() -> None:
    clock, rng, refused = FakeClock(), Random(3), 0

    def choose(_: Any, __: Any, actions: tuple[Any, ...], ___: Any, ____: Any) -> Any:
        nonlocal refused
        if rng.random() < 0.3:
            refused += 1
            return {"kind": "nonsense"}
        return rng.choice(actions)

    seconds = await ended(await all_bots(with_choice(choose), clock), clock)
    assert refused > 2
    assert seconds >= refused // 2
