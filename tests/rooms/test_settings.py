"""What the host may set, and when."""

from typing import Any

import msgspec
import pytest

from app.rooms.model import CommandRefusedError, Configure, PointsSeries, RoomOptions, Start
from app.rooms.rules import open_room
from tests.support.room import SHELF, T0, Table
from tests.support.toy import GAME, Options

TWO = {**SHELF, "other": GAME}


def test_a_room_is_opened_with_the_games_options() -> None:
    table = Table("Ann", options={"pair": True})
    assert table.room.options == Options(pair=True)
    assert table.room.settings == RoomOptions()


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("chess", {}, "unknown_game"),
        ("toy", {"pair": "yes"}, "bad_options"),
        ("toy", {"extra": 1}, "bad_options"),
    ],
)
def test_a_room_is_not_opened_with_anything_else(game: str, options: dict[str, Any], code: str) -> None:
    with pytest.raises(CommandRefusedError) as refusal:
        open_room(SHELF, "KQRT7M", Table().names["host"].key, game, options, T0, bytes)
    assert refusal.value.code == code


def test_the_host_sets_and_nobody_else() -> None:
    table = Table("Ann", "Ben")
    assert table.refused("Ben", Configure(room={"locked": True})) == "not_host"
    table.ask("Ann", Configure(room={"locked": True}))
    assert table.room.settings == RoomOptions(locked=True)


def test_the_rooms_options_change_one_by_one_and_the_games_as_a_whole() -> None:
    table = Table("Ann")
    table.ask("Ann", Configure(room={"locked": True, "series": {"kind": "points"}}))
    table.ask("Ann", Configure(room={"turn_time": 60}, options={"pair": True}))
    assert table.room.settings == RoomOptions(locked=True, turn_time=60, series=PointsSeries())
    table.ask("Ann", Configure(options={"claps": True}))
    assert table.room.options == Options(claps=True)


def test_another_game_begins_with_its_own_options() -> None:
    table = Table("Ann", shelf=TWO, options={"pair": True})
    table.ask("Ann", Configure(game="other"))
    assert (table.room.game, table.room.options) == ("other", Options())
    table.ask("Ann", Configure(game="toy", options={"claps": True}))
    assert (table.room.game, table.room.options) == ("toy", Options(claps=True))


@pytest.mark.parametrize(
    "room",
    [
        {"turn_time": 31},
        {"turn_time": "30"},
        {"extra": 1},
        {"series": {"kind": "best_of"}},
        {"series": {"kind": "points", "to": 0}},
        {"series": {"kind": "matches", "of": 0}},
        {"projector_lang": "en,ja,fr"},
        {"projector_lang": "<b>"},
        {"locked": 1},
    ],
)
def test_values_that_are_not_offered_are_refused(room: dict[str, Any]) -> None:
    assert Table("Ann").refused("Ann", Configure(room=room)) == "bad_options"


def test_games_and_options_that_are_not_offered_are_refused() -> None:
    table = Table("Ann")
    assert table.refused("Ann", Configure(game="chess")) == "unknown_game"
    assert table.refused("Ann", Configure(options={"extra": 1})) == "bad_options"


def test_setting_what_is_set_changes_nothing() -> None:
    table = Table("Ann")
    now = msgspec.to_builtins(RoomOptions())
    assert table.ask("Ann", Configure(game="toy", options={}, room=now)) == ()
    assert table.ask("Ann", Configure()) == ()


@pytest.mark.parametrize(
    "change",
    [
        Configure(game="other"),
        Configure(options={"pair": True}),
        Configure(room={"turn_time": 30}),
        Configure(room={"series": {"kind": "points"}}),
        Configure(room={"texts": False, "turn_time": 30}),
    ],
)
def test_what_a_match_depends_on_stays_while_it_runs(change: Configure) -> None:
    table = Table("Ann", "Ben", shelf=TWO)
    table.ask("Ann", Start())
    assert table.refused("Ann", change) == "match_running"
    table.play_out()
    table.ask("Ann", change)


@pytest.mark.parametrize(
    "room", [{"locked": True}, {"texts": False}, {"same_room": True}, {"projector_lang": "ja,en"}]
)
def test_the_door_the_talk_and_the_wall_are_set_at_any_time(room: dict[str, Any]) -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Start())
    table.ask("Ann", Configure(room=room))
    assert table.room.settings == msgspec.convert(room, RoomOptions)
