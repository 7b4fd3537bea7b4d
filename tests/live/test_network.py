"""Lines that are slow, come in pieces and are cut at any byte: nothing is lost, nothing happens twice."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from app.games import SHELF
from app.store.entries import entries
from app.store.sqlite import SqliteLog
from tests.support.network import Network
from tests.support.observer import Observer, agrees
from tests.support.serving import serving

CUTS = 8


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 40))])
async def test_people_play_on_over_a_bad_network(tmp_path: Path, seed: int) -> None:
    log = SqliteLog(tmp_path)
    quick = dict.fromkeys(("frames_per_second", "room_frames_per_second", "texts_per_minute"), 10_000)
    async with serving(tmp_path, log=log, settings={**quick, "bot_delay": 0.01}) as house:
        opener = house.player()
        opener.code = await opener.opens("noir")
        network = Network(house.address, Random(seed), life=20_000, delay=0.002)
        async with network.carries() as address:
            ann, ben = (Observer(address, name, opener.code) for name in ("Ann", "Ben"))
            ann.secret = opener.secret

            async def stays(observer: Observer) -> None:
                while network.cuts < CUTS or not (ann.kept and ben.kept):
                    await observer.lives()
                    await observer.goes()

            async with asyncio.timeout(100), asyncio.TaskGroup() as both:
                for observer in (ann, ben):
                    both.create_task(stays(observer))
        agrees(entries(SHELF, log.read(opener.code)), (ann, ben))
        assert max(ann.number, ben.number) >= 1, "no match was played"
