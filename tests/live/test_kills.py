"""The power fails again and again, at any moment: nothing shown is lost, nothing happens twice."""

import asyncio
import os
import sys
from pathlib import Path
from random import Random

import pytest

from app.games import SHELF
from app.store.entries import entries
from app.store.sqlite import SqliteLog
from tests.support.observer import Observer, agrees
from tests.support.process import free_port
from tests.support.warm import Warm, warm

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="forks")

KILLS = int(os.environ.get("KILLS", "300"))
FAST = {"ODORU_BOT_DELAY": "0.01", "ODORU_TEXTS_PER_MINUTE": "100000", "ODORU_ROOM_CHANGES_PER_SECOND": "1000"}


async def table(served: Warm, game: str) -> tuple[Observer, Observer]:
    """Two people at a table, with a bot where the game wants a third."""
    ann = Observer(served.address, "Ann")
    await ann.hosts(game=game, bots=SHELF[game].seats(SHELF[game].options_type())[0] - 2)
    await ann.goes()
    return ann, Observer(served.address, "Ben", ann.code)


@pytest.mark.parametrize("kills", [5, pytest.param(KILLS, marks=pytest.mark.slow)])
async def test_nothing_shown_is_lost_and_nothing_happens_twice(tmp_path: Path, kills: int) -> None:
    data, rng = tmp_path / "data", Random(5)
    with warm(data, free_port(), FAST) as served:
        served.starts()
        tables = [await table(served, game) for game in SHELF]
        observers = [each for pair in tables for each in pair]
        served.kills()
        for _ in range(kills):
            served.starts()
            lives = [asyncio.create_task(observer.lives()) for observer in observers]
            await asyncio.sleep(rng.uniform(0.05, 0.6))
            served.kills()
            await asyncio.gather(*lives)
    log = SqliteLog(data)
    for pair in tables:
        agrees(entries(SHELF, log.read(pair[0].code)), pair)
    log.close()
    matches = sum(max(each.number for each in pair) for pair in tables)
    assert matches > kills // 20, "too few matches to be sure of anything"
