"""The program as it is served, sockets and HTTP alike, without a network, and who plays and snoops in it.

Besides frames and answers the viewer gets the records that the program logs and the page of the metrics port.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
from collections.abc import AsyncIterator, MutableMapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from random import Random
from typing import Any

import msgspec
from prometheus_client import CollectorRegistry, generate_latest

from app.config import Settings
from app.games.game import Audience, Seat, Viewer
from app.live.keeping import Keeping
from app.live.parts import Parts
from app.live.runner import Runner
from app.main import create_app
from app.rooms.state import Match
from app.web.courier import CHANNEL
from app.web.ended import Ended
from app.web.finding import Finding
from app.web.front import Front
from app.web.limits import Rates
from app.web.session import key_of
from app.web.socket import Sockets
from tests.support.fakes import FakeClock
from tests.support.log import MemoryLog
from tests.support.playthrough import Sitting, Step
from tests.support.tap import Ear, Slip, Tap
from tests.support.worlds import Script

QUICK = Settings(
    frames_per_second=10_000,
    room_frames_per_second=10_000,
    room_changes_per_second=10_000,
    texts_per_minute=100_000,
)
ASKED = (
    "/api/rooms/{code}/matches/1",
    "/api/rooms/{code}/matches/1/steps?eyes=all",
    "/api/rooms/{code}/matches/1/steps?eyes=0",
    "/api/rooms/{code}/matches/2",
    "/api/rooms/{code}/nothing",
    "/r/{code}",
    "/r/{code}/projector",
    "/r/{code}/replay/1",
    "/r/{code}/qr.svg",
    "/r/{code}/nothing",
    "/readyz",
)
"""What the viewer asks in the middle of a match; the first four are refused until its end."""
SLOWEST_BOT = 5_000
GLANCE = 250


@cache
def served() -> Front:
    """The program, made once; its rooms are exchanged for each world's own."""
    return create_app(QUICK, MemoryLog(), FakeClock())


class House:
    """One world. ``received``: all that the viewer got since it was last emptied, with its moment.

    The last seat may be a bot's: then its moves come when its pause is over, and not before.
    """

    def __init__(
        self, match: Sitting, viewer: Viewer, whims: Random, asked: Sequence[Any], slip: Slip, bot: Seat | None
    ) -> None:
        self.match, self.viewer, self.whims, self.asked = match, viewer, whims, asked
        self.slip, self.bot = slip, bot
        self.script = Script(slip.game(match.game))
        game = dataclasses.replace(self.script.scripted(), choose=self.bot_chooses)
        self.clock = FakeClock()
        log = MemoryLog()
        luck = Random(4)
        parts = Parts({game.slug: game}, log, Keeping(log), self.clock, luck.randbytes, luck, 1.0)
        self.hub = slip.hub(parts, expire=10**12, most=10)
        seconds = lambda: self.clock.now() / 1000  # noqa: E731
        finding = Finding(self.hub, Rates(1, 1, seconds))
        usual = served()._http.state.site  # type: ignore[attr-defined]
        self.site = dataclasses.replace(usual, hub=self.hub, finding=finding, ended=Ended())
        sockets = Sockets(QUICK, self.hub, finding, seconds)
        self.front = slip.front(self.hub, Front(QUICK, served()._http, sockets, self.hub))
        registry = CollectorRegistry()
        registry.register(slip.metrics(self.hub))
        self.registry = registry
        self.received: list[bytes] = []
        self.spilled: list[bytes] = []
        self.hidden: list[bytes] = []
        self.seats: list[Tap] = []
        self.spies: list[Tap] = []
        self.count = 0
        self.turn = 0
        self.code = ""

    # --- what the viewer gets --------------------------------------------------------------------------

    def told(self, name: str, text: bytes) -> None:
        """The viewer gets this now. Which it is, when, how long after its cause: all of it counts."""
        self.received.append(f"{self.clock.now()} +{self.turn} {name} ".encode() + text)
        self.spilled += [secret for secret in self.hidden if secret in text]

    def elsewhere(self, name: str, text: bytes) -> None:
        """Somebody else gets this."""

    async def settles(self) -> None:
        """Until nothing moves any more."""
        for self.turn in range(12):
            await asyncio.sleep(0)

    @asynccontextmanager
    async def heard(self) -> AsyncIterator[None]:
        """What is logged meanwhile is this world's."""
        ear, log = Ear(self.told), logging.getLogger()
        log.addHandler(ear)
        try:
            yield
        finally:
            log.removeHandler(ear)

    # --- people ----------------------------------------------------------------------------------------

    async def opens(self) -> None:
        """Everybody comes and sits; the viewer opens more sockets beside the seat."""
        options = msgspec.to_builtins(self.match.options)
        self.code = await self.hub.open(key_of(self.secret(0)), self.match.game.slug, options)
        people = self.match.seats - (self.bot is not None)
        for seat in range(people):
            mine = seat == self.viewer
            self.seats.append(self.connects(self.secret(seat), "seat" if mine else "", projector=False))
            await self.settles()
            self.says(self.seats[seat], kind="join", name=f"p{seat}")
            await self.settles()
        if self.bot is not None:
            self.says(self.seats[0], kind="add_bot")
        self.hidden = [self.secret(seat).encode() for seat in range(people)]
        self.hidden += [key_of(self.secret(seat)).encode() for seat in range(people)]
        self.spy(projector=True)
        self.spy(projector=False)
        self.hub.start()
        await self.settles()

    def secret(self, seat: int) -> str:
        return f"{seat + 0xABC:032x}"

    @property
    def mine(self) -> str:
        """The viewer's cookie."""
        return "f" * 32 if isinstance(self.viewer, Audience) else self.secret(self.viewer)

    def connects(self, secret: str, name: str, *, projector: bool) -> Tap:
        """``name``: of a socket the viewer reads; none: somebody else's."""
        tap = Tap(self.told if name else self.elsewhere, name)
        path = f"/r/{self.code}{'/projector' if projector else ''}/socket"
        scope = {
            "type": "websocket", "scheme": "ws", "path": path, "client": ("127.0.0.1", 1),
            "headers": self.headers(secret), "extensions": {CHANNEL: {"channel": tap}},
        }  # fmt: skip
        tap.life = asyncio.create_task(self.front(scope, tap.receive, tap.send))  # type: ignore[arg-type]
        return tap

    def headers(self, secret: str) -> list[tuple[bytes, bytes]]:
        return [(b"host", b"odoru.test"), (b"cookie", f"member={secret}".encode())]

    def spy(self, *, projector: bool) -> None:
        """One more socket of the viewer's: a wall, or their own seat once more (a stranger's without one)."""
        self.spies.append(self.connects(self.mine, f"spy {len(self.spies)}", projector=projector))

    def says(self, tap: Tap, **frame: Any) -> None:
        self.count += 1
        tap.hear(json.dumps({"id": f"{self.count}", **frame}))

    async def asks(self, path: str, accept: str) -> None:
        """The viewer asks this over HTTP."""
        self.served_here()
        where, _, query = path.format(code=self.code).partition("?")
        scope = {
            "type": "http", "http_version": "1.1", "method": "GET", "scheme": "http", "path": where,
            "raw_path": where.encode(), "query_string": query.encode(), "client": ("127.0.0.1", 1),
            "server": ("odoru.test", 80), "headers": [*self.headers(self.mine), (b"accept", accept.encode())],
        }  # fmt: skip

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            self.turn = 0
            self.told(path, repr(dict(message)).encode())

        await self.front(scope, receive, send)

    def served_here(self) -> None:
        served()._http.state.site = self.site  # type: ignore[attr-defined]

    # --- the match -------------------------------------------------------------------------------------

    @property
    def runner(self) -> Runner:
        runner = self.hub.runner(self.code)
        assert isinstance(runner, Runner)
        return runner

    @property
    def running(self) -> Match:
        match = self.runner.room.match
        assert match is not None
        return match

    def bot_chooses(self, *_: Any) -> Any:
        """As it is recorded."""
        assert self.script.step is not None
        return self.script.step.action

    async def plays(self, step: Step) -> None:
        """One step of the match as scripted, then something that a hostile viewer tries."""
        async with self.heard():
            self.script.step = step
            if step.seat is None:
                first = self.match.game.initial(self.match.options, self.match.seats)
                self.script.next(step, self.match.game.prepare(first, Seat(0), None))
                self.says(self.seats[0], kind="start")
                await self.settles()
                self.hidden.append(self.running.seed.hex().encode())
                self.slip.room(self.runner)
            else:
                await self.acts(step, step.seat)
            await self.settles()
            await self.tries()

    async def acts(self, step: Step, seat: Seat) -> None:
        match = self.running
        self.script.next(step, self.match.game.decide(match.state, seat, step.action))
        if seat == self.bot:
            waited = 0
            while self.running is match and waited < 2 * SLOWEST_BOT:
                self.clock.advance(GLANCE)
                waited += GLANCE
                await self.settles()
            return
        action = msgspec.to_builtins(step.action)
        self.says(self.seats[seat], kind="act", action=action, ask=match.asks[seat])

    async def tries(self) -> None:
        tap = self.spies[-1]
        bot_waits = self.bot is not None and bool(self.running.actions[self.bot])
        match self.whims.randrange(9):
            case 0:
                for old in self.spies[2:]:
                    old.goes()
                    self.spies.remove(old)
                self.spy(projector=self.whims.random() < 0.5)
            case 1:
                view = tap.newest["room"]["match"]["view"]
                action = msgspec.to_builtins(self.whims.choice(self.asked))
                if action not in view["actions"]:
                    self.says(tap, kind="act", action=action, ask=view["ask"] or 1)
            case 2:
                self.says(tap, kind="act", action={"kind": "nothing"}, ask=self.whims.randrange(1, 5))
            case 3:
                tap.hear(self.whims.choice(['{"kind":"ping"}', "no frame"]) if self.count % 3 else "{}")
            case 4:
                kind = self.whims.choice(["return", "start", "configure", "hand_over"])
                self.says(tap, kind=kind, **({"member": "nobody"} if kind == "hand_over" else {}))
            case 5:
                self.says(self.whims.choice(self.seats), kind="say", text=f"word {self.count}")
                self.says(self.whims.choice(self.seats), kind="react", reaction="clap")
            case 6 | 7:
                await self.asks(self.whims.choice(ASKED), self.whims.choice(["*/*", "text/html"]))
                self.told("metrics", generate_latest(self.registry))
            case _:
                wait = self.whims.choice([500, 3_000, 20_000])
                self.clock.advance(0 if bot_waits else wait)
        await self.settles()

    async def ends(self) -> None:
        for tap in (*self.seats, *self.spies):
            tap.goes()
        await self.settles()
        await self.hub.stop()
