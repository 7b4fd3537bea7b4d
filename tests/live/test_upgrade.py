"""A new version comes while matches run: they end under the rules they began with, or are refused, and kept."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import msgspec
import pytest

from app.games.game import Shelf
from app.live.connection import Connection
from app.live.hub import UNREADABLE, Hub
from app.live.keeping import Keeping
from app.live.parts import Parts
from app.live.runner import Runner
from app.rooms.model import Act, Join, MemberKey, Start
from app.store.folder import DATABASE
from app.store.log import Log
from tests.support.fakes import FakeClock
from tests.support.log import MemoryLog
from tests.support.player import Player
from tests.support.process import free_port, process, run
from tests.support.room import SHELF
from tests.support.serving import serving
from tests.support.toy_next import ALONE, NEXT

KEYS = [MemberKey(name) for name in ("ann", "ben")]


class House:
    """One version of the program: its hub, and two people who come to the room."""

    def __init__(self, shelf: Shelf, log: Log) -> None:
        rng = Random(6)
        clock = FakeClock()
        parts = Parts(shelf, log, Keeping(log), clock, rng.randbytes, rng, 0.0)
        self.hub = Hub(parts, expire=10**12, most=10)
        self.people: list[Connection] = []

    async def comes(self, code: str) -> Runner:
        self.people = [Connection(key, projector=False, opened=0) for key in KEYS]
        runner = self.hub.runner(code)
        assert isinstance(runner, Runner)
        for connection in self.people:
            self.hub.enter(code, connection)
        await self.settles()
        return runner

    async def ends(self, runner: Runner) -> None:
        for connection in self.people:
            self.hub.leave(runner, connection)
        await self.hub.stop()

    async def plays(self, runner: Runner, most: int) -> None:
        """So many choices at most, by whoever is asked."""
        for number in range(most):
            match = runner.room.running
            if match is None:
                return
            seat = match.due[0]
            member = runner.room.member(match.members[seat])
            who = next(person for person in self.people if member is not None and person.key == member.key)
            action = msgspec.to_builtins(match.actions[seat][0])
            runner.ask(who, Act(action, match.asks[seat]), f"{match.number} {runner.room.version} {number}")
            await self.settles()

    async def settles(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


async def begun(log: Log) -> str:
    """A room with a match in the middle, under rules 1: its code."""
    house = House(SHELF, log)
    code = await house.hub.open(KEYS[0], "toy", {})
    runner = await house.comes(code)
    for person, name in zip(house.people, ("Ann", "Ben"), strict=True):
        runner.ask(person, Join(name), name)
    runner.ask(house.people[0], Start(), "go")
    await house.settles()
    await house.plays(runner, 3)
    assert runner.room.running is not None
    await house.ends(runner)
    return code


async def test_a_running_match_goes_on_under_its_rules_and_the_next_one_begins_under_the_new() -> None:
    log = MemoryLog()
    code = await begun(log)
    house = House({"toy": NEXT}, log)
    runner = await house.comes(code)
    await house.plays(runner, 100)
    assert runner.room.match is not None
    assert runner.room.match.outcome is not None
    assert runner.room.match.rules == "1"
    runner.ask(house.people[0], Start(), "again")
    await house.settles()
    await house.plays(runner, 100)
    assert (runner.room.match.rules, runner.room.match.outcome is not None) == ("2", True)
    await house.ends(runner)


async def test_a_running_match_under_rules_that_are_gone_is_refused_and_kept(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = MemoryLog()
    code = await begun(log)
    kept = log.read(code)
    house = House({"toy": ALONE}, log)
    assert house.hub.enter(code, Connection(KEYS[0], projector=False, opened=0)) == UNREADABLE
    other = await house.hub.open(KEYS[0], "toy", {})
    await house.ends(await house.comes(other))
    assert log.read(code) == kept
    assert caplog.messages == ["a room cannot be read: a match under rules 1 of toy, which are gone"]
    house = House({"toy": NEXT}, log)
    runner = await house.comes(code)
    await house.plays(runner, 100)
    await house.ends(runner)


async def test_rooms_that_cannot_be_read_are_listed_so_and_told_so_and_the_others_are_well(
    tmp_path: Path,
) -> None:
    codes: list[str] = []
    async with serving(tmp_path) as house:
        for _ in range(4):
            ann = await house.opened()
            for _ in range(2):
                await ann.asks("add_bot")
            await ann.asks("start")
            codes.append(ann.code)
    gone, torn, newer, well = codes
    file = sqlite3.connect(tmp_path / DATABASE)
    for code, old, new in ((gone, '"rules":"1"', '"rules":"0"'), (torn, '"seed":"', '"seed":"no hex ')):
        change = "UPDATE entries SET event = replace(CAST(event AS TEXT), ?, ?) WHERE code = ?"
        file.execute(change, (old, new, code))
    file.execute("UPDATE entries SET schema = 7 WHERE code = ? AND version = 3", (newer,))
    file.commit()
    file.close()
    with process(tmp_path, free_port()) as served:
        async with asyncio.timeout(20):
            status, said, complaint = await asyncio.to_thread(run, "rooms", data=tmp_path)
        assert (status, complaint) == (0, "")
        lines = {line[:6]: line for line in said.splitlines()}
        assert lines[gone].endswith("cannot be read: a match under rules 0 of hannin, which are gone")
        assert lines[torn].endswith("cannot be read: its entries lead to no room (ValueError)")
        assert lines[newer].endswith("cannot be read: schema 7 is newer than 1, the newest known")
        assert "cannot" not in lines[well]
        assert "\n4 rooms.\n3 of them cannot be read by version " in said
        assert "no hex" not in said
        for code in (gone, torn, newer):
            ann = Player(served.address, code=code)
            await ann.knocks()
            assert await ann.ends() == ("room_unreadable", 4404)
        zoe = Player(served.address, code=well)
        await zoe.comes()
        assert zoe.room["match"]["number"] == 1
        await zoe.goes()
        assert "no hex" not in served.said()
