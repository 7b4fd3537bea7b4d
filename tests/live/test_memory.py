"""Total memory is bounded: hostile clients fill every queue they can reach, and the server stays small."""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path

import httpx2
import pytest

from app.store.folder import DATABASE
from tests.support.hostile import floods, pours
from tests.support.player import Player
from tests.support.process import Process, free_port, process

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads a process's memory from /proc")

MIB = 1 << 20
POURED = int(os.environ.get("POURED", "24")) * MIB
"""Bytes that each flood may send."""
ALLOWED = 48 * MIB
"""What the server may hold at its highest beyond what it holds when nobody is there."""


def memory(served: Process, field: str) -> int:
    """``VmRSS``: the process's memory now; ``VmHWM``: the most it ever was. In bytes."""
    for line in Path(f"/proc/{served.process.pid}/status").read_text().splitlines():
        if line.startswith(field):
            return int(line.split()[1]) * 1024
    raise AssertionError(field)


async def test_floods_of_every_kind_leave_the_memory_where_it_was_and_everybody_else_well(
    tmp_path: Path,
) -> None:
    with process(tmp_path / "data", free_port()) as served:
        ann, zoe = Player(served.address), Player(served.address)
        for each, name in ((ann, "Ann"), (zoe, "Zoe")):
            await each.hosts(name)
        before = memory(served, "VmRSS")
        async with asyncio.TaskGroup() as all_floods:
            for first, again in floods(ann):
                for _ in range(2):
                    all_floods.create_task(pours(served.address, first, again, POURED))
        grown = memory(served, "VmHWM") - before
        await zoe.asks("say", text="still well")
        await zoe.goes()
        await ann.goes()
        assert " ERROR " not in served.said()
    assert grown < ALLOWED, f"{grown / MIB:.0f} MiB"


async def test_what_waits_for_a_slow_disk_is_bounded_and_refused_by_a_code(tmp_path: Path) -> None:
    data = tmp_path / "data"
    fast = dict.fromkeys(("ODORU_FRAMES_PER_SECOND", "ODORU_ROOM_FRAMES_PER_SECOND"), "100000")
    with process(data, free_port(), {**fast, "ODORU_ROOM_CHANGES_PER_SECOND": "100000"}) as served:
        ann = Player(served.address)
        await ann.hosts()
        before = memory(served, "VmRSS")
        disk = sqlite3.connect(data / DATABASE, isolation_level=None)
        disk.execute("BEGIN IMMEDIATE")
        await ann.sends("configure", room={"turn_time": 30})
        deep: list[list[int]] = [[]] * 4_000
        for _ in range(200):
            await ann.sends("act", action={"kind": "x", "a": deep}, ask=1)
        await ann.sees(lambda p: any(each.get("code") == "too_fast" for each in p.frames))
        grown = memory(served, "VmHWM") - before
        disk.execute("ROLLBACK")
        disk.close()
        await ann.sees(lambda p: p.room["options"])
        await ann.goes()
    assert grown < ALLOWED, f"{grown / MIB:.0f} MiB"


async def test_sockets_that_never_join_rooms_that_are_never_played_and_chat_have_their_limits(
    tmp_path: Path,
) -> None:
    limits = {"ODORU_MAX_ROOMS": "100", "ODORU_ROOM_SOCKETS": "60", "ODORU_MEMBER_ROOMS_PER_HOUR": "1000000"}
    with process(tmp_path / "data", free_port(), limits) as served:
        before = memory(served, "VmRSS")
        codes: list[str] = []
        async with httpx2.AsyncClient(base_url=f"http://{served.address}") as http:
            for _ in range(110):
                stranger = Player(served.address)
                answer = await http.post("/api/rooms", json={"game": "noir"}, headers=stranger.cookie)
                codes.append(answer.json()["code"])
        assert codes[100:] == ["server_full"] * 10
        looking = [Player(served.address, code=codes[0]) for _ in range(65)]
        for each in looking:
            await each.knocks()
        for each in looking[60:]:
            assert await each.ends() == ("room_full", 4429)
        for each in looking[:60]:
            for n in range(40):
                await each.sends("join", name=f"{n}", id=f"{n}")
        grown = memory(served, "VmHWM") - before
        for each in looking:
            each.socket.transport.abort()
    assert grown < ALLOWED, f"{grown / MIB:.0f} MiB"
