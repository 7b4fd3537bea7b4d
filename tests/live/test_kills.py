"""The power fails again and again, at any moment: nothing shown is lost, nothing happens twice."""

import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from app.games import SHELF
from app.rooms.events import ThingSaid
from app.rooms.evolve import fold
from app.store.entries import entries
from app.store.sqlite import SqliteLog
from tests.support.player import Player
from tests.support.process import free_port, process

KILLS = int(os.environ.get("KILLS", "40"))


class Observer(Player):
    """Plays and talks without pause, and remembers what it was told for certain."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address)
        self.name = name
        self.kept: list[str] = []
        self.open: dict[str, dict[str, Any]] = {}
        self.known: list[Any] = []
        self.number = 0
        self.count = 0

    async def lives(self) -> None:
        """Play until the server dies."""
        try:
            await self.comes()
            await self.asks("join", name=self.name)
            for frame, fields in list(self.open.items()):
                await self.sends(**{**fields, "id": frame})
            while True:
                await self.reads()
                self.hears()
                await self.does()
        except (WebSocketException, OSError, EOFError):  # killed while greeting, too
            return

    def hears(self) -> None:
        frame = self.frames[-1]
        if frame["kind"] == "accepted":
            said = self.open.pop(frame["id"], None)
            if said is not None and said["kind"] == "say":
                self.kept.append(said["text"])
        elif frame["kind"] == "refused":
            self.open.pop(frame["id"], None)
        elif frame["kind"] == "view":
            match = frame["room"]["match"]
            number = match["number"] if match else 0
            if number == self.number:
                assert self.lines[: len(self.known)] == self.known, "a line that was shown is not there"
            assert number >= self.number, "a match that was shown is not there"
            self.number, self.known = number, list(self.lines)
        del self.frames[:-20]

    async def does(self) -> None:
        """Something, when nothing of mine is on its way."""
        if self.open or self.frames[-1]["kind"] == "accepted":
            return
        match = self.room["match"]
        if match and self.actions:
            view = match["view"]
            await self.tries("act", action=view["actions"][-1], ask=view["ask"])
        elif match is None or match["outcome"]:
            if "start" in self.room["may"]:
                await self.tries("start")
        else:
            self.count += 1
            await self.tries("say", text=f"{self.name} {self.count}")

    async def tries(self, kind: str, **fields: Any) -> None:
        frame = os.urandom(8).hex()
        self.open[frame] = {"kind": kind, **fields}
        await self.sends(kind, id=frame, **fields)


@pytest.mark.slow
async def test_nothing_shown_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
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
    for _ in range(KILLS):
        with process(data, port, more) as served:
            lives = [asyncio.create_task(observer.lives()) for observer in observers]
            await asyncio.sleep(rng.uniform(0.05, 1.0))
            served.kills()
            await asyncio.gather(*lives)
    log = SqliteLog(data)
    kept = entries(SHELF, log.read(code))
    log.close()
    assert fold(SHELF, kept).version == len(kept)
    ids = Counter((entry.by, entry.id) for entry in kept if entry.id is not None)
    assert not [twice for twice, times in ids.items() if times > 1]
    said = Counter(entry.event.text for entry in kept if isinstance(entry.event, ThingSaid))
    assert max(said.values()) == 1
    for observer in observers:
        assert not set(observer.kept) - set(said), "something that was accepted is not there"
        assert observer.kept
    assert max(observer.number for observer in observers) > 1, "too few matches to be sure of anything"
