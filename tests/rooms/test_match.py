"""A match in a room, from the deal to its points."""

from random import Random

from app.rooms.model import Start
from tests.support.room import Table


def test_a_match_is_played_to_its_end_and_counted() -> None:
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", Start())
    table.play_out(Random(3))
    assert table.match.outcome is not None
    assert [result.outcome for result in table.room.series.results] == [table.match.outcome]
    assert table.folded() == table.room
