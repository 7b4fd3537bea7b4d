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


async def test_people_play_on_when_the_clock_is_set_back_and_when_it_leaps(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        ann = await house.opened()
        await ann.asks("configure", room={"turn_time": 60})
        players = [ann, *[await house.joined(ann.code, name) for name in ("Ben", "Cho")]]
        await ann.asks("start")
        for each in players:
            await each.sees(lambda p: p.room["match"])
        clock._now -= 3_600_000
        actor = next(each for each in players if each.actions)
        await actor.acts()
        await ann.asks("say", text="an hour younger")
        for each in players:
            await each.sees(lambda p: p.room["said"])
            assert all(member["here"] for member in each.room["members"])
        assert not any(line["by"] for line in ann.lines)
        before = len(ann.lines)
        clock.advance(5 * 3_600_000)
        await ann.sees(lambda p: any(line["by"] == "clock" for line in p.lines[before:]))
        await ann.asks("say", text="four hours older")
        assert all(member["here"] for member in ann.room["members"])
