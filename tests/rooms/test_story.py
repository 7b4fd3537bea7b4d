"""A text beside an action: kept by the room where the game invites it, and never in the way of a play."""

import pytest
from msgspec.structs import replace

from app.games.game import Seat
from app.rooms.events import StoryTold
from app.rooms.model import (
    Configure,
)
from app.rooms.words import LONGEST_TEXT
from tests.support.room import playing


def test_a_text_beside_an_action_is_kept_by_the_room() -> None:
    table = playing()
    told, played = table.ask("Ann", replace(table.action(0), text="  at the\u202e pond "), "frame")[:2]
    assert told.event == StoryTold(Seat(0), "at the pond")
    assert (told.id, played.id) == ("frame", None)
    assert table.match.story is not None
    assert table.match.story.text == "at the pond"
    assert table.folded() == table.room


@pytest.mark.parametrize("closed", [{"texts": False}, {"same_room": True}])
def test_a_text_that_is_not_let_in_never_stops_a_play(closed: dict[str, bool]) -> None:
    table = playing()
    table.ask("Ann", Configure(room=closed))
    table.ask("Ann", replace(table.action(0), text="at the pond"))
    assert table.match.story is None


def test_a_text_that_was_not_asked_for_is_dropped() -> None:
    table = playing()
    table.ask("Ann", table.action(0))
    seat = table.match.due[0]
    table.ask(table.name_at(seat), replace(table.action(seat), text="me too"))
    assert table.match.story is None
    table = playing()
    table.ask("Ann", replace(table.action(0), text=" \u200b "))
    assert table.match.story is None


def test_a_text_too_long_is_refused_before_the_play() -> None:
    table = playing()
    assert table.refused("Ann", replace(table.action(0), text="x" * (LONGEST_TEXT + 1))) == "text_too_long"
