"""The law of the wire, from the room up to the socket's envelope: twin worlds send a viewer equal bytes.

Joins, talk, absences, deadlines, resyncs, refusals, log lines, sizes and order included. Codes, ids and the
commitment are the same in both worlds, and rolls are scripted.
"""

from itertools import islice
from random import Random

import pytest

from app.games.game import Audience, Seat, Viewer
from tests.support.playthrough import play
from tests.support.strategies import uniform
from tests.support.toy import GAME, Clap, Options, Pass, Play
from tests.support.toy_redealer import ToyRedealer
from tests.support.trial import Setting, Trial, settings
from tests.support.twins import Watcher
from tests.support.worlds import World, side_by_side

TOY = Trial(
    game=GAME,
    option_sets={"plain": Options(), "claps": Options(claps=True)},
    every_action=lambda _: [*(kind(card) for kind in (Play, Pass) for card in range(7)), Clap()],
    group=lambda action: action,
    redealer=ToyRedealer(),
)
SETTINGS = [Setting(TOY, name, seats) for name in TOY.option_sets for seats in (2, 3, 4)]
SETTINGS += settings()
TWINS = 5


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_twin_worlds_send_a_viewer_the_same_bytes(setting: Setting) -> None:
    matches = 3 if setting.trial is TOY else 1
    assert compared(setting, matches, seats=1) == 2 * TWINS * matches


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_many_twin_worlds_send_every_viewer_the_same_bytes(setting: Setting) -> None:
    assert compared(setting, 5, seats=setting.seats) == 5 * (1 + setting.seats) * TWINS


def compared(setting: Setting, matches: int, seats: int) -> int:
    """How many pairs of worlds were shown to the public and to so many seats, all alike to them."""
    redealer = setting.trial.redealer
    asked = list(setting.trial.every_action(setting.seats))
    pairs = 0
    for seed in range(matches):
        rng = Random(f"{setting} {seed}")
        strategy = uniform(setting.trial.group)
        match = play(setting.trial.game, setting.options, setting.seats, rng=rng, strategy=strategy)
        viewers: list[Viewer] = [Audience.PUBLIC]
        viewers += [Seat(seat) for seat in rng.sample(range(setting.seats), seats)]
        for viewer in viewers:
            watcher = Watcher(match, viewer, redealer, asked)
            for number, twin in enumerate(islice(redealer.twins(match, viewer, rng), TWINS)):
                one, two = (World(match, viewer, Random(number), asked) for _ in range(2))
                different = list(side_by_side(watcher.replay(twin), one, two))
                assert different == [], f"{viewer} can tell {twin.exchanged} apart"
                pairs += 1
    return pairs


def test_the_law_catches_a_leak_of_the_room() -> None:
    """A room that told everybody how many choices a seat has would be found out."""
    match = play(GAME, Options(), 3, rng=Random(1), strategy=uniform(TOY.group))
    watcher = Watcher(match, Audience.PUBLIC, ToyRedealer(), [])
    found = 0
    for twin in islice(ToyRedealer().twins(match, Audience.PUBLIC, Random(1)), 40):
        one, two = (Telltale(match, Audience.PUBLIC, Random(1), [Clap()]) for _ in range(2))
        found += len(list(side_by_side(watcher.replay(twin), one, two)))
    assert found > 0


class Telltale(World):
    """Sends one byte for each legal action on the table, as a careless counter would."""

    def look(self) -> None:
        super().look()
        match = self.table.room.match
        self.received.append(b"x" * sum(map(len, match.actions)) if match else b"")
