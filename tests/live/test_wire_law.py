"""The law of the wire where rooms run: all that a hostile viewer receives is equal in twin worlds, to the byte.

Beside the seat the viewer holds a second socket of their own and a projector, opens new ones in the middle,
sends frames that are refused or cannot be read, asks every address over HTTP, and reads the program's log and
its metrics. Which frames come, how many, in which order, on which socket and how long after their cause counts.
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
from tests.support.wiretap import compared, promptly

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
    last = Seat(setting.seats - 1)
    got = 0
    for bot in (last, None):
        strategy = promptly(bot, uniform(setting.trial.group))
        match = play(setting.trial.game, setting.options, setting.seats, rng=rng, strategy=strategy)
        viewers: list[Viewer] = [Audience.PUBLIC, Seat(0)] if bot is not None else [last]
        for viewer in viewers:
            watcher = Watcher(match, viewer, redealer, asked)
            for number, twin in enumerate(islice(redealer.twins(match, viewer, rng), TWINS)):
                got += await compared(watcher, twin, number, bot=bot)
    assert got > 100
