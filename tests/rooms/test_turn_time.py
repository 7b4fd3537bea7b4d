"""Turn time: when a deadline is set, and what the clock does then."""

from msgspec.structs import replace

from app.games.game import Seat
from app.rooms.events import DeadlineSet
from app.rooms.model import (
    End,
    Start,
    TurnTimeout,
)
from tests.support.room import CLOCK, passing, playing


def test_a_new_prompt_sets_the_deadline_and_an_old_one_keeps_it() -> None:
    table = passing(turn_time=30)
    deadline = table.match.deadline
    assert deadline == table.now + 30_000
    table.passes(10)
    table.ask(table.name_at(0), table.action(0))
    assert table.match.deadline == deadline
    table.ask(table.name_at(1), table.action(1))
    entries = table.ask(table.name_at(2), table.action(2))
    assert entries[-1].event == DeadlineSet(table.now + 30_000)
    assert table.match.deadline == table.now + 30_000


def test_at_the_deadline_the_clock_chooses_for_the_seat_and_not_before() -> None:
    table = playing(turn_time=30)
    act = table.action(0)
    timeout = TurnTimeout(Seat(0), act.ask, act.action)
    table.passes(29.9)
    assert table.refused(CLOCK, timeout) == "stale"
    table.passes(0.1)
    assert table.refused(CLOCK, replace(timeout, ask=7)) == "stale"
    entries = table.ask(CLOCK, timeout)
    assert {entry.by for entry in entries} == {"clock"}
    assert table.match.hands[0] == "person"
    assert table.refused(CLOCK, timeout) == "stale"


def test_without_turn_time_no_deadline_is_set() -> None:
    table = playing()
    assert table.match.deadline is None
    act = table.action(0)
    assert table.refused(CLOCK, TurnTimeout(Seat(0), act.ask, act.action)) == "stale"


def test_an_ended_match_has_no_deadline() -> None:
    table = playing(turn_time=30)
    table.play_out()
    assert table.match.deadline is None
    table.ask("Ann", Start())
    assert table.match.deadline is not None
    table.ask("Ann", End())
    assert table.match.deadline is None
