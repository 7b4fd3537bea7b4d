"""The law of the wire where rooms run: all bytes of all sockets of a hostile viewer are equal in twin worlds.

Beside the seat the viewer holds a second socket of their own and a projector, opens new ones in the middle,
and sends frames that are refused. Which frames come, how many, in which order and on which socket counts.
"""

from itertools import islice
from random import Random

import pytest

from app.games import SHELF
from app.games.game import Audience, Seat, Viewer
from tests.support.playthrough import play
from tests.support.strategies import uniform
from tests.support.trial import Setting, settings
from tests.support.twins import Watcher
from tests.support.wiretap import House

TWINS = 3


def chosen() -> list[Setting]:
    """Of each game, one setting with few seats and one with many."""
    found = [[setting for setting in settings() if setting.trial.game.slug == slug] for slug in SHELF]
    return [setting for each in found for setting in (each[0], each[-1])]


@pytest.mark.parametrize("setting", chosen(), ids=str)
async def test_twin_worlds_send_a_hostile_viewer_the_same_bytes(setting: Setting) -> None:
    redealer = setting.trial.redealer
    rng = Random(f"{setting}")
    asked = list(setting.trial.every_action(setting.seats))
    match = play(
        setting.trial.game, setting.options, setting.seats, rng=rng, strategy=uniform(setting.trial.group)
    )
    frames = 0
    viewers: list[Viewer] = [Audience.PUBLIC, Seat(0), Seat(setting.seats - 1)]
    for viewer in viewers:
        watcher = Watcher(match, viewer, redealer, asked)
        for number, twin in enumerate(islice(redealer.twins(match, viewer, rng), TWINS)):
            one, two = (House(match, viewer, Random(number), asked) for _ in range(2))
            for world in (one, two):
                await world.opens()
            for recorded, other in watcher.replay(twin):
                await one.plays(recorded)
                await two.plays(other)
                assert one.received == two.received, f"{viewer} can tell {twin.exchanged} apart"
                frames += len(one.received)
                one.received.clear()
                two.received.clear()
            for world in (one, two):
                await world.hub.stop()
    assert frames > 100
