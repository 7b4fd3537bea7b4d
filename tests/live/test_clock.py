"""Time: the machine's, and the one that tests move by hand, keep the same promises."""

import asyncio
from pathlib import Path

import pytest

from app.live import clock as clocks
from app.live.clock import Clock, WallClock
from tests.support.fakes import FakeClock
from tests.support.serving import serving

BOTH = [WallClock, FakeClock]


async def passes(clock: Clock, ms: int) -> None:
    """So much time goes by."""
    if isinstance(clock, FakeClock):
        clock.advance(ms)
        await asyncio.sleep(0)
    else:
        await asyncio.sleep(ms / 1000 + 0.05)


@pytest.mark.parametrize("make", BOTH)
async def test_an_alarm_rings_once_when_its_time_has_come(make: type[Clock]) -> None:
    clock, rung = make(), []
    clock.at(clock.now() + 20, lambda: rung.append(clock.now()))
    began = clock.now()
    await passes(clock, 5)
    await passes(clock, 100)
    assert len(rung) == 1
    assert rung[0] >= began + 20


@pytest.mark.parametrize("make", BOTH)
async def test_an_alarm_that_is_due_rings_soon_but_not_at_once(make: type[Clock]) -> None:
    clock, rung = make(), []
    clock.at(clock.now() - 1_000, lambda: rung.append(True))
    assert rung == []
    await passes(clock, 1)
    assert rung == [True]


@pytest.mark.parametrize("make", BOTH)
async def test_a_cancelled_alarm_does_not_ring(make: type[Clock]) -> None:
    clock, rung = make(), []
    for wait in (0, 10):
        clock.at(clock.now() + wait, lambda: rung.append(True))()
    await passes(clock, 100)
    assert rung == []


class Jumping(WallClock):
    """A wall clock that somebody sets."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


async def test_an_alarm_keeps_to_a_clock_that_is_set_back() -> None:
    clock, rung = Jumping(), []
    clock.at(clock.now() + 20, lambda: rung.append(True))
    clock.ahead = -10_000
    await passes(clock, 50)
    assert rung == []


async def test_an_alarm_looks_at_the_time_again_now_and_then() -> None:
    clock = WallClock()
    loop = asyncio.get_running_loop()
    cancel = clock.at(clock.now() + 3_600_000, lambda: None)
    waits = [handle.when() - loop.time() for handle in loop._scheduled if not handle.cancelled()]  # type: ignore[attr-defined]
    assert max(waits) <= clocks.LONGEST_SLEEP
    cancel()


async def test_the_server_pings_every_twenty_seconds(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        assert house.server.config.ws_ping_interval == 20
        assert house.server.config.ws_ping_timeout == 20
