"""The power fails again and again, at any moment: nothing shown is lost, nothing happens twice."""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from app.games import SHELF
from app.store.entries import entries
from app.store.sqlite import SqliteLog
from tests.support.observer import Observer, agrees
from tests.support.process import free_port, process

KILLS = int(os.environ.get("KILLS", "200"))


@pytest.mark.parametrize("kills", [3, pytest.param(KILLS, marks=pytest.mark.slow)])
async def test_nothing_shown_is_lost_and_nothing_happens_twice(tmp_path: Path, kills: int) -> None:
    data, port, rng = tmp_path / "data", free_port(), Random(5)
    more = {
        "ODORU_BOT_DELAY": "0.01",
        "ODORU_TEXTS_PER_MINUTE": "100000",
        "ODORU_ROOM_CHANGES_PER_SECOND": "1000",
    }
    with process(data, port, more) as served:
        ann = Observer(served.address, "Ann")
        code = ann.code = await ann.opens()
        await ann.comes()
        await ann.joins("Ann")
        await ann.asks("add_bot")
        await ann.goes()
        ben = Observer(served.address, "Ben")
        ben.code = code
    observers = [ann, ben]
    for _ in range(kills):
        with process(data, port, more) as served:
            lives = [asyncio.create_task(observer.lives()) for observer in observers]
            await asyncio.sleep(rng.uniform(0.05, 1.0))
            served.kills()
            await asyncio.gather(*lives)
    log = SqliteLog(data)
    kept = entries(SHELF, log.read(code))
    log.close()
    agrees(kept, observers)
    matches = max(observer.number for observer in observers)
    assert matches > kills // 40, "too few matches to be sure of anything"
