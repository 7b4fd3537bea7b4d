"""A match played in a house that runs, and every byte that a hostile viewer receives there, in order."""

from __future__ import annotations

from random import Random
from typing import Any

from app.games.game import Seat, Viewer
from tests.support.playthrough import Sitting, Strategy
from tests.support.tap import NO_SLIP, Slip
from tests.support.twins import LeakError, Twin, Watcher
from tests.support.wirehouse import House


def promptly(bot: Seat | None, strategy: Strategy) -> Strategy:
    """The same, but this seat acts as soon as it may, as a bot does."""

    def choose(sitting: Sitting, rng: Random) -> tuple[Seat, Any]:
        if bot is not None and (able := sitting.game.legal_actions(sitting.state, bot)):
            return bot, rng.choice(able)
        return strategy(sitting, rng)

    return choose


async def compared(
    watcher: Watcher,
    twin: Twin,
    number: int,
    *,
    slip: Slip = NO_SLIP,
    bot: Seat | None = None,
) -> int:
    """How much the viewer got in both worlds, all alike; LeakError at the first step where it is not."""
    match, viewer = watcher.match, watcher.viewer
    one, two = (House(match, viewer, Random(number), watcher.asked, slip, bot) for _ in range(2))
    got = 0
    try:
        for world in (one, two):
            await world.opens()
        for recorded, other in watcher.replay(twin):
            for world, step in ((one, recorded), (two, other)):
                await world.plays(step)
                if world.spilled:
                    raise LeakError(f"{viewer} is sent {world.spilled[0]!r}")
            if one.received != two.received:
                raise LeakError(difference(viewer, twin, one.received, two.received))
            got += len(one.received)
            one.received.clear()
            two.received.clear()
    finally:
        for world in (one, two):
            await world.ends()
    return got


def difference(viewer: Viewer, twin: Twin, one: list[bytes], two: list[bytes]) -> str:
    """The first thing that differs, short enough to read."""
    pairs = [(a, b) for a, b in zip(one, two, strict=False) if a != b]
    first, second = pairs[0] if pairs else (b"%d frames" % len(one), b"%d frames" % len(two))
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    near = slice(max(0, at - 120), at + 120)
    return f"{viewer} can tell {' and '.join(twin.exchanged)} apart\n{first[near]!r}\n{second[near]!r}"
