"""The disk fails under a running server, as people with sockets see it: refused, told, and well again."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.store.folder import DATABASE
from app.store.sqlite import SqliteLog
from tests.support.player import Player
from tests.support.serving import House, serving


@dataclass
class Served:
    house: House
    log: SqliteLog
    file: Path
    ann: Player
    ben: Player

    async def fails(self) -> None:
        """Nothing can be kept: who asks is refused, nobody else notices, everybody stays."""
        code = ""
        for number in range(60):
            answer = await self.ann.answer(await self.ann.sends("say", text=f"{number} " + "x" * 270))
            code = answer.get("code", "")
            if code:
                break
        assert code == "not_kept"
        async with self.house.http() as http:
            opened = await http.post("/api/rooms", json={"game": "hannin", "options": {}})
            assert opened.status_code in (201, 503)  # a small room may still fit
        await self.ben.says({"kind": "ping"})
        while (await self.ben.reads())["kind"] != "pong":
            pass

    async def is_well_again(self) -> None:
        await self.ann.asks("say", text="well again")
        await self.ben.sees(lambda p: p.room["said"] and p.room["said"][-1]["text"] == "well again")


@pytest.fixture
async def served(tmp_path: Path) -> AsyncGenerator[Served, None]:
    log = SqliteLog(tmp_path)
    async with serving(tmp_path, log=log, settings={"texts_per_minute": 10_000}) as house:
        ann = await house.opened("Ann")
        ben = await house.joined(ann.code, "Ben")
        yield Served(house, log, tmp_path / DATABASE, ann, ben)


async def test_a_full_disk(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    pages = served.log._writer.execute("PRAGMA page_count").fetchone()[0]
    served.log._writer.execute(f"PRAGMA max_page_count = {pages}")
    await served.fails()
    assert "the disk is full" in caplog.text
    assert "xxx" not in caplog.text
    served.log._writer.execute("PRAGMA max_page_count = 1000000")
    await served.is_well_again()


async def test_a_disk_that_may_only_be_read(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    served.log._writer.execute("PRAGMA query_only = on")
    await served.fails()
    assert "it may not be written" in caplog.text
    served.log._writer.execute("PRAGMA query_only = off")
    await served.is_well_again()


async def test_a_database_that_another_program_holds(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    served.log._writer.execute("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(served.file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await served.fails()
    assert "another program holds it" in caplog.text
    other.execute("ROLLBACK")
    other.close()
    await served.is_well_again()


@pytest.mark.parametrize(
    "damage",
    [
        'UPDATE entries SET event = \'{"kind":"unheard of"}\' WHERE code = ? AND version = 2',
        "UPDATE entries SET event = substr(event, 1, 20) WHERE code = ? AND version = 2",
        "UPDATE entries SET schema = 99 WHERE code = ? AND version = 2",
        "DELETE FROM entries WHERE code = ? AND version = 2",
        'UPDATE entries SET event = \'{"kind":"match_given_up"}\' WHERE code = ? AND version = 1',
    ],
)
async def test_a_room_that_is_torn_is_said_to_be_unreadable_and_others_are_well(
    served: Served, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    torn = await served.house.opened("Zoe")
    await torn.goes()
    other = sqlite3.connect(served.file, isolation_level=None)
    assert other.execute(damage, (torn.code,)).rowcount == 1
    other.close()
    kept = served.log.read(torn.code)
    served.house.hub._put_down(torn.code)
    await asyncio.sleep(0)
    for _ in range(3):
        await torn.knocks()
        assert await torn.ends() == ("room_unreadable", 4404)
    async with served.house.http() as http:
        answer = await http.get(f"/api/rooms/{torn.code}/matches/1")
    assert (answer.status_code, answer.json()["code"]) == (503, "room_unreadable")
    assert caplog.text.count("a room cannot be read") == 1
    assert "unheard of" not in caplog.text
    await served.is_well_again()
    served.house.hub.sweep()
    assert served.log.read(torn.code) == kept
    assert served.house.hub.count() == (2, 1, 2), "it takes no room in the memory"


async def test_an_ended_match_that_means_nothing_on_the_way_is_unreadable_and_its_room_goes_on(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann = served.ann
    await ann.asks("add_bot")
    await ann.asks("start")
    await ann.asks("end")
    asked = [f"/api/rooms/{ann.code}/matches/1/steps?eyes={eyes}" for eyes in ("public", "all", "0")]
    other = sqlite3.connect(served.file, isolation_level=None)
    nobody_did_it = "CAST(replace(CAST(event AS TEXT), '\"criminal\"', '\"bystander\"') AS BLOB)"
    damage = f"UPDATE entries SET event = {nobody_did_it} WHERE code = ?"  # noqa: S608  it is all written here
    assert other.execute(damage, (ann.code,)).rowcount > 1
    other.close()
    async with served.house.http() as http:
        for path in asked:
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "room_unreadable")
    assert "a match cannot be told: its entries lead to no" in caplog.text
    await ann.asks("say", text="we go on")
