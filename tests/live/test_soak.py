"""Rooms that are opened, played by bots and abandoned leave nothing behind."""

import asyncio
import gc
import os
from pathlib import Path
from random import Random

import pytest

from app.games import SHELF
from app.live.connection import Connection
from app.live.hub import Hub
from app.live.keeping import Keeping
from app.live.parts import Parts
from app.live.runner import Runner
from app.rooms.model import AddBot, Join, Leave, MemberCommand, MemberKey, Start
from app.store.log import Log
from app.store.sqlite import SqliteLog
from tests.support.fakes import FakeClock

ROOMS = int(os.environ.get("SOAK_ROOMS", "2000"))
BATCH = 100
HOUR = 3_600_000


def hub(log: Log, clock: FakeClock) -> Hub:
    luck = Random(3)
    return Hub(Parts(SHELF, log, Keeping(log), clock, luck.randbytes, luck, 0.0), expire=HOUR, most=100_000)


async def abandoned(house: Hub, game: str, number: int) -> None:
    """Open a room, start a match, leave the rest to bots, and go."""
    key = MemberKey(f"{number:064x}")
    code = await house.open(key, game, {})
    connection = Connection(key, projector=False, opened=house.clock.now())
    runner = house.enter(code, connection)
    assert isinstance(runner, Runner)
    least = SHELF[game].seats(runner.room.options)[0]
    commands: list[MemberCommand] = [Join("Ann"), *(AddBot() for _ in range(least - 1)), Start(), Leave()]
    for n, command in enumerate(commands):
        runner.ask(connection, command, f"{n}")
    async with asyncio.timeout(300):
        while runner.room.match is None or runner.room.match.outcome is None:  # noqa: ASYNC110  a room tells nobody but its viewers
            await asyncio.sleep(0.001)
    house.leave(runner, connection)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
async def test_memory_and_rows_go_back(tmp_path: Path, game: str) -> None:
    clock = FakeClock()
    log = SqliteLog(tmp_path)
    house = hub(log, clock)
    house.start()
    objects: list[int] = []
    for batch in range(ROOMS // len(SHELF) // BATCH):
        rooms = (abandoned(house, game, batch * BATCH + n) for n in range(BATCH))
        await asyncio.gather(*rooms)
        assert house.count() == (BATCH, BATCH, 0)
        clock.advance(2 * HOUR)
        await asyncio.sleep(0.05)
        assert house.count() == (0, 0, 0)
        gc.collect()
        objects.append(len(gc.get_objects()))
    assert log.rooms() == []
    assert len(objects) > 2
    assert objects[-1] - objects[1] < 50 * len(objects), objects
    await house.stop()
    log.close()
