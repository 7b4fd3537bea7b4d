"""A match in a room, from the deal to its points."""

from random import Random

import msgspec

from app.rooms.eyes import Eyes
from app.rooms.furniture import NEWEST_RESULTS
from app.rooms.model import Start
from tests.support.room import Table


def test_a_match_is_played_to_its_end_and_counted() -> None:
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", Start())
    table.play_out(Random(3))
    assert table.match.outcome is not None
    assert [result.outcome for result in table.room.series.results] == [table.match.outcome]
    assert table.folded() == table.room


def test_a_long_series_makes_no_longer_views() -> None:
    table = Table("Ann", "Ben", "Cem")
    sizes = []
    for number in range(1, NEWEST_RESULTS + 4):
        table.ask("Ann", Start())
        table.play_out(Random(number))
        view = msgspec.json.decode(Eyes(table.shelf, table.room).body(table.names["Ann"].key))
        assert view["series"]["played"] == number
        assert view["series"]["results"][-1]["number"] == number
        sizes.append(len(view["series"]["results"]))
    assert sizes == [min(played, NEWEST_RESULTS) for played in range(1, NEWEST_RESULTS + 4)]
