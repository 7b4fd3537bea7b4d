"""What was made of an ended match is kept; of a running one nothing."""

import asyncio
import threading
from functools import partial
from pathlib import Path

import pytest

from app.rooms.replay import MatchRunningError
from app.store.log import Row
from app.store.sqlite import SqliteLog
from app.web import ended as module
from app.web.ended import Ended
from tests.support.fakes import FaultyLog
from tests.support.serving import serving


async def test_it_is_made_once_and_the_longest_unasked_goes() -> None:
    ended = Ended()
    made: list[int] = []

    async def ask(key: int) -> None:
        def make() -> str:
            made.append(key)
            return f"{key}"

        assert await ended.told(key, make, str.encode) == f"{key}".encode()

    for key in (1, 1, 2):
        await ask(key)
    assert made == [1, 2]
    for key in range(3, module._MOST + 2):
        await ask(1)
        await ask(key)
    made.clear()
    await ask(1)
    await ask(2)
    assert made == [2]


async def test_however_many_ask_one_is_made_at_a_time_and_each_once() -> None:
    ended = Ended()
    busy: list[int] = []
    together: list[int] = []

    def make(key: int) -> int:
        busy.append(key)
        together.append(len(busy))
        threading.Event().wait(0.002)
        busy.remove(key)
        return key

    asked = [ended.told(key, partial(make, key), lambda whole: whole) for key in (*range(8), *range(8))]
    assert await asyncio.gather(*asked) == [*range(8), *range(8)]
    assert together == [1] * 8


async def test_nothing_is_kept_of_a_match_that_has_not_ended() -> None:
    ended = Ended()

    def fails() -> str:
        raise MatchRunningError

    with pytest.raises(MatchRunningError):
        await ended.told("a", fails, str.encode)
    assert await ended.told("a", lambda: "ended", str.encode) == b"ended"


class Read(FaultyLog):
    """Counts how often a room was read."""

    reads = 0

    def read(self, code: str) -> list[Row]:
        self.reads += 1
        return super().read(code)


async def test_what_has_not_ended_is_refused_without_a_look_at_its_log(tmp_path: Path) -> None:
    """How long that takes would tell of what is in it, to whoever asks often enough."""
    log = Read(SqliteLog(tmp_path))
    async with serving(tmp_path, log=log) as house, house.http() as http:
        ann = await house.opened(bots=2)
        await ann.asks("start")
        read = log.reads
        for path, status in (
            ("1", 409),
            ("1/steps?eyes=all", 409),
            ("1/steps?eyes=2", 409),
            ("2", 404),
            ("0", 404),
        ):
            answer = await http.get(f"/api/rooms/{ann.code}/matches/{path}")
            assert answer.status_code == status
            assert answer.headers["cache-control"] == "no-store"
        assert log.reads == read
        await ann.leaves_the_rest_to_bots()
        assert (await http.get(f"/api/rooms/{ann.code}/matches/1")).status_code == 200
        assert log.reads == read + 1
