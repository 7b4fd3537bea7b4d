"""Rooms that bots play and everybody leaves give all back, and an evening of matches leaves no trace."""

import asyncio
import gc
import logging
import os
import sys
import weakref
from collections.abc import Sequence
from concurrent.futures import Future
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
from app.store.log import Log, Row
from app.store.sqlite import SqliteLog
from tests.support.fakes import FakeClock
from tests.support.log import MemoryLog

log = logging.getLogger("soak")
"""Figures: pytest shows them with --log-cli-level=INFO."""
HOURS = int(os.environ.get("SOAK_HOURS", "8"))
ROOMS = int(os.environ.get("SOAK_ROOMS", "2000"))
BATCH = 100
HOUR = 3_600_000


def parts(kept: Log, clock: FakeClock, *, bot_delay: float) -> Parts:
    luck = Random(3)
    return Parts(SHELF, kept, Keeping(kept), clock, luck.randbytes, luck, bot_delay)


def hub(kept: Log, clock: FakeClock) -> Hub:
    return Hub(parts(kept, clock, bot_delay=0.0), expire=HOUR, most=100_000)


class Forgetful(MemoryLog):
    """Keeps a room's first entries and forgets the rest: an evening's are the disk's, not the memory's."""

    def append(self, code: str, expected: int, rows: Sequence[Row]) -> Future[None]:
        return self._answer() if self._rooms.get(code) else super().append(code, expected, rows)


class Table:
    """Bots that play one match after the other; their host looks on."""

    def __init__(self, house: Hub, number: int) -> None:
        self.key = MemberKey(f"{number:064x}")
        self.house = house
        self.count = 0
        self.matches = 0
        self.runner: Runner

    async def opens(self, game: str) -> None:
        code = await self.house.open(self.key, game, {})
        self.host = Connection(self.key, projector=False, opened=0)
        runner = self.house.enter(code, self.host)
        assert isinstance(runner, Runner)
        self.runner = runner
        for _ in range(SHELF[game].seats(runner.room.options)[0]):
            self.asks(AddBot())

    def asks(self, command: MemberCommand) -> None:
        self.count += 1
        self.runner.ask(self.host, command, f"{self.count}")

    def goes_on(self) -> None:
        """Look at what came, and begin the next match when one has ended."""
        self.host.mailbox.take()
        match = self.runner.room.match
        if self.runner.room.running is None and not len(self.runner._turns):
            self.matches += match is not None
            self.asks(Start())


def living() -> int:
    """Objects alive, but for weak references, and for what pure functions remember: that has its own bounds."""
    for each in gc.get_objects():
        if type(each).__name__ == "_lru_cache_wrapper" and each.__module__.startswith("app."):
            each.cache_clear()
    gc.collect()
    return sum(not isinstance(each, weakref.ref) for each in gc.get_objects())


def resident() -> int:
    """This process's memory, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


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
    kept = SqliteLog(tmp_path)
    house = hub(kept, clock)
    house.start()
    objects: list[int] = []
    for batch in range(-(-ROOMS // (len(SHELF) * BATCH))):
        rooms = (abandoned(house, game, batch * BATCH + n) for n in range(BATCH))
        await asyncio.gather(*rooms)
        assert house.count() == (BATCH, BATCH, 0)
        clock.advance(2 * HOUR)
        await asyncio.sleep(0.05)
        assert house.count() == (0, 0, 0)
        objects.append(living())
        log.info("%d rooms: %d kB, %d objects", BATCH * (batch + 1), resident() >> 10, objects[-1])
    assert kept.rooms() == []
    assert len(objects) > 2
    assert objects[-1] - objects[1] < 50 * len(objects), objects
    await house.stop()
    kept.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads its memory from /proc")
async def test_eight_hours_of_matches_leave_the_memory_as_the_first_did() -> None:
    clock = FakeClock()
    house = Hub(parts(Forgetful(), clock, bot_delay=1.0), expire=10**12, most=100)
    house.start()
    tables = [Table(house, number) for number in range(2 * len(SHELF))]
    for table, game in zip(tables, [*SHELF, *SHELF], strict=True):
        await table.opens(game)
    objects: list[int] = []
    memory: list[int] = []
    for hour in range(HOURS):
        for _ in range(3_600):
            clock.advance(1_000)
            for _ in range(6):
                await asyncio.sleep(0)
            for table in tables:
                table.goes_on()
        objects.append(living())
        memory.append(resident())
        played = sum(table.matches for table in tables)
        log.info("hour %d: %d matches, %d kB, %d objects", hour + 1, played, memory[-1] >> 10, objects[-1])
    assert min(table.matches for table in tables) > 10 * HOURS
    assert objects[-1] - objects[0] < 1_000, objects
    assert memory[-1] - memory[0] < 4 << 20, memory
    for table in tables:
        house.leave(table.runner, table.host)
    await house.stop()
