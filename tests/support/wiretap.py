"""A match played in a house that runs, and every byte that a viewer's sockets receive there, in order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, MutableMapping, Sequence
from random import Random
from typing import Any

import msgspec

from app.config import Settings
from app.games.game import Audience, Seat, Viewer
from app.live.connection import Connection
from app.live.hub import Hub
from app.live.keeping import Keeping
from app.live.parts import Parts
from app.live.runner import Runner
from app.rooms.model import MemberKey
from app.web.courier import Courier
from app.web.hearing import Hearing, Pace
from tests.support.fakes import FakeClock
from tests.support.log import MemoryLog
from tests.support.playthrough import Sitting, Step
from tests.support.worlds import Script

QUICK = Settings(frames_per_second=10_000, room_frames_per_second=10_000)


class Tap:
    """One socket without a network: what is written to it is kept, and what it says is heard."""

    def __init__(self, received: list[bytes], name: str) -> None:
        self.ready = True
        self.received = received
        self.name = name
        self.newest: dict[str, Any] = {}
        self.hear: Callable[[str], None] = lambda _: None

    def write(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            self.received.append(f"{self.name} ".encode() + text)
            frame = json.loads(text)
            if frame["kind"] == "view":
                self.newest = frame

    def when_ready(self, call: Callable[[], None]) -> None:
        pass

    def when_heard(self, call: Callable[[str], None]) -> None:
        self.hear = call

    async def send(self, message: MutableMapping[str, Any]) -> None:
        self.received.append(f"{self.name} {dict(message)}".encode())


class House:
    """One world. ``received``: all that the viewer's sockets got since it was last emptied."""

    def __init__(self, match: Sitting, viewer: Viewer, whims: Random, asked: Sequence[Any]) -> None:
        self.match, self.viewer, self.whims, self.asked = match, viewer, whims, asked
        self.script = Script(match.game)
        self.clock = FakeClock()
        log = MemoryLog()
        luck = Random(4)
        shelf = {match.game.slug: self.script.scripted()}
        parts = Parts(shelf, log, Keeping(log), self.clock, luck.randbytes, luck, 0.0)
        self.hub = Hub(parts, expire=10**12, most=10)
        self.pace = Pace(QUICK, lambda: 0.0)
        self.received: list[bytes] = []
        self.elsewhere: list[bytes] = []
        self.seats: list[Tap] = []
        self.spies: list[tuple[Tap, Connection]] = []
        self.count = 0
        self.code = ""

    async def opens(self) -> None:
        """Everybody comes and sits; the viewer opens more sockets beside the seat."""
        options = msgspec.to_builtins(self.match.options)
        self.code = await self.hub.open(self.key(0), self.match.game.slug, options)
        for seat in range(self.match.seats):
            mine = seat == self.viewer
            self.seats.append(self.connects(self.key(seat), "seat" if mine else "", projector=False)[0])
            self.says(self.seats[seat], kind="join", name=f"p{seat}")
            await self.settles()
        self.spy(projector=True)
        self.spy(projector=False)
        await self.settles()

    def key(self, seat: int) -> MemberKey:
        return MemberKey(f"{seat:064x}")

    def connects(self, key: MemberKey, name: str, *, projector: bool) -> tuple[Tap, Connection]:
        """``name``: of a socket the viewer reads; none: somebody else's."""
        tap = Tap(self.received if name else self.elsewhere, name)
        connection = Connection(key, projector, self.clock.now())
        Courier(connection.mailbox, tap, self.clock, tap.send)
        runner = self.hub.enter(self.code, connection)
        assert isinstance(runner, Runner)
        tap.hear = Hearing(connection, runner, self.code, self.pace).hear
        return tap, connection

    def spy(self, *, projector: bool) -> None:
        """One more socket of the viewer's: a wall, or their own seat once more (a stranger's without one)."""
        key = MemberKey("f" * 64) if isinstance(self.viewer, Audience) else self.key(self.viewer)
        self.spies.append(self.connects(key, f"spy {len(self.spies)}", projector=projector))

    def says(self, tap: Tap, **frame: Any) -> None:
        self.count += 1
        tap.hear(json.dumps({"id": f"{self.count}", **frame}))

    async def settles(self) -> None:
        """Until nothing moves any more."""
        for _ in range(12):
            await asyncio.sleep(0)

    async def plays(self, step: Step) -> None:
        """One step of the match as scripted, then something that a hostile viewer tries."""
        if step.seat is None:
            first = self.match.game.initial(self.match.options, self.match.seats)
            self.script.next(step, self.match.game.prepare(first, Seat(0), None))
            self.says(self.seats[0], kind="start")
        else:
            runner = self.hub.runner(self.code)
            assert isinstance(runner, Runner)
            match = runner.room.match
            assert match is not None
            self.script.next(step, self.match.game.decide(match.state, step.seat, step.action))
            action = msgspec.to_builtins(step.action)
            self.says(self.seats[step.seat], kind="act", action=action, ask=match.asks[step.seat])
        await self.settles()
        await self.tries()

    async def tries(self) -> None:
        tap = self.spies[-1][0]
        match self.whims.randrange(6):
            case 0:
                for old, connection in self.spies[2:]:
                    runner = self.hub.runner(self.code)
                    assert isinstance(runner, Runner)
                    self.hub.leave(runner, connection)
                    self.spies.remove((old, connection))
                self.spy(projector=self.whims.random() < 0.5)
            case 1:
                view = tap.newest["room"]["match"]["view"]
                action = msgspec.to_builtins(self.whims.choice(self.asked))
                if action not in view["actions"]:
                    self.says(tap, kind="act", action=action, ask=view["ask"] or 1)
            case 2:
                self.says(tap, kind="act", action={"kind": "nothing"}, ask=self.whims.randrange(1, 5))
            case 3:
                tap.hear('{"kind":"ping"}')
            case 4:
                kind = self.whims.choice(["return", "start", "configure", "hand_over"])
                self.says(tap, kind=kind, **({"member": "nobody"} if kind == "hand_over" else {}))
            case _:
                self.clock.advance(self.whims.choice([500, 3_000, 20_000]))
        await self.settles()
