"""The server ends in each phase of each game: everybody is shown the same bytes, and the match goes on."""

import asyncio
from functools import partial
from random import Random

import msgspec
import pytest

from app.games import SHELF
from app.games.game import Seat
from app.live.connection import Connection
from app.live.hub import Hub
from app.live.keeping import Keeping
from app.live.mailbox import Batch
from app.live.news import Refused
from app.live.parts import Parts
from app.live.runner import Runner
from app.rooms.model import Act, Join, MemberCommand, MemberKey, Start
from tests.support.fakes import FakeClock
from tests.support.log import MemoryLog
from tests.support.strategies import any_of
from tests.support.trial import Setting, settings


def chosen() -> list[Setting]:
    """Each option set of each game, with the fewest seats."""
    fewest = {(setting.trial.game.slug, setting.name): setting for setting in reversed(settings())}
    return list(fewest.values())


class Table:
    """People in a room on a hub that can be ended and begun again."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.rng = Random(f"{setting}")
        self.log, self.clock = MemoryLog(), FakeClock()
        self.keys = [MemberKey(f"{seat:064x}") for seat in range(setting.seats)]
        self.count = 0
        self.codes: list[str] = []
        self.begins()

    def begins(self) -> None:
        luck = self.rng.randbytes
        parts = Parts(SHELF, self.log, Keeping(self.log), self.clock, luck, self.rng, 0.0)
        self.hub = Hub(parts, expire=10**12, most=10)

    async def settles(self) -> None:
        for _ in range(12):
            await asyncio.sleep(0)

    def comes(self) -> None:
        """Everybody opens a socket, and one of them a wall."""
        self.people = [Connection(key, projector=False, opened=self.clock.now()) for key in self.keys]
        self.wall = Connection(self.keys[0], projector=True, opened=self.clock.now())
        for connection in (*self.people, self.wall):
            connection.mailbox.hand_to(partial(self.reads, connection))
            runner = self.hub.enter(self.code, connection)
            assert isinstance(runner, Runner)
            self.runner = runner

    def reads(self, connection: Connection) -> None:
        """Whatever comes is read at once; only what newcomers see is compared."""
        if not connection.mailbox.empty:
            self.codes += [each.code for each in connection.mailbox.take().news if isinstance(each, Refused)]

    async def asks(self, seat: int, command: MemberCommand) -> None:
        self.count += 1
        self.runner.ask(self.people[seat], command, f"{self.count}")
        await self.settles()
        assert self.codes == []

    def views(self) -> list[Batch]:
        """What everybody sees who comes anew."""
        looking = [Connection(each.key, each.projector, self.clock.now()) for each in (*self.people, self.wall)]
        for connection in looking:
            self.runner.gallery.add(connection)
            self.runner.gallery.remove(connection)
        return [connection.mailbox.take() for connection in looking]

    async def opens(self) -> None:
        trial = self.setting.trial
        self.code = await self.hub.open(
            self.keys[0], trial.game.slug, msgspec.to_builtins(self.setting.options)
        )
        self.comes()
        for seat in range(self.setting.seats):
            await self.asks(seat, Join(f"p{seat}"))
        await self.asks(0, Start())

    async def restarts(self) -> None:
        """The process ends, another begins with the same log, and everybody comes back."""
        shown = self.views()
        await self.hub.stop()
        self.begins()
        self.comes()
        await self.settles()
        assert self.views() == shown

    async def acts(self) -> str:
        """Somebody chooses at random; the phase before."""
        match = self.runner.room.match
        assert match is not None
        able = [Seat(seat) for seat, actions in enumerate(match.actions) if actions]
        seat = self.rng.choice(able)
        action = any_of(match.actions[seat], self.setting.trial.group, self.rng)
        await self.asks(seat, Act(msgspec.to_builtins(action), match.asks[seat]))
        assert self.runner.room.match is not match
        return self.phase

    @property
    def phase(self) -> str:
        match = self.runner.room.match
        assert match is not None
        return type(getattr(match.state, "phase", match.state)).__name__ if match.running else "the end"


@pytest.mark.parametrize("setting", chosen(), ids=str)
async def test_a_restart_in_each_phase_changes_nothing_that_is_seen(setting: Setting) -> None:
    table = Table(setting)
    await table.opens()
    phases = {table.phase}
    await table.restarts()
    while table.phase != "the end":
        phase = await table.acts()
        if phase not in phases:
            phases.add(phase)
            await table.restarts()
    assert len(phases) >= 2, phases
    await table.hub.stop()
