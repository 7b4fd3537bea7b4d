"""A player who remembers what they were told for certain, and comes back after every fault."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from typing import Any

from websockets.exceptions import WebSocketException

from app.games import SHELF
from app.rooms.events import ThingSaid
from app.rooms.evolve import fold
from app.rooms.model import Entry
from tests.support.player import Player


class Observer(Player):
    """Plays and talks without pause, and remembers what it was told for certain."""

    def __init__(self, address: str, name: str, code: str = "") -> None:
        super().__init__(address, code=code)
        self.name = name
        self.kept: list[str] = []
        self.open: dict[str, dict[str, Any]] = {}
        self.known: list[Any] = []
        self.number = 0
        self.count = 0

    async def lives(self) -> None:
        """Play until the line is cut."""
        try:
            await self.comes()
            await self.asks("join", name=self.name)
            again = set(self.open)
            for frame, fields in list(self.open.items()):
                await self.sends(**{**fields, "id": frame})
            await self.does()  # what is there to do may have been seen before the answer came
            while True:
                await self.reads()
                self.hears()
                newest = self.frames[-1]
                if newest["kind"] != "accepted" or newest["id"] in again:  # else a view follows
                    await self.does()
        except (WebSocketException, OSError, EOFError):  # cut while greeting, too
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
        if self.open:
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


def agrees(kept: Sequence[Entry], observers: Sequence[Observer]) -> None:
    """AssertionError unless the log has all that these were told, and has it once."""
    assert fold(SHELF, kept).version == len(kept)
    ids = Counter((entry.by, entry.id) for entry in kept if entry.id is not None)
    assert not [twice for twice, times in ids.items() if times > 1]
    said = Counter(entry.event.text for entry in kept if isinstance(entry.event, ThingSaid))
    assert max(said.values()) == 1
    for observer in observers:
        assert not set(observer.kept) - set(said), "something that was accepted is not there"
        assert observer.kept
