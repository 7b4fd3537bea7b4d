"""Deadlines and bots: what comes if nobody does anything."""

from app.games.game import Seat
from app.rooms.due import HostGrace, TurnEnd, bots_asked, due
from app.rooms.model import Act, AddBot, Arrive, Configure, Depart, Join, Leave, Start
from tests.support.room import Table


def test_both_deadlines_are_named_the_earlier_first() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Configure(room={"turn_time": 30}))
    table.ask("Ann", Start())
    table.ask("Ann", Depart())
    turn = TurnEnd(table.now + 30_000, ((Seat(0), 1),))
    grace = HostGrace(table.now + 60_000)
    assert due(table.room) == (turn, grace)
    table.ask("Ann", Arrive())
    assert due(table.room) == (turn,)


def test_a_host_who_never_came_has_a_grace_time_too() -> None:
    table = Table()
    assert due(table.room) == ()
    table.ask("Ann", Join("Ann"))
    assert due(table.room) == (HostGrace(table.now + 60_000),)


def test_bots_have_no_deadline_and_are_asked_where_they_may_act() -> None:
    table = Table("Ann", options={"claps": True})
    table.ask("Ann", Configure(room={"turn_time": 30}))
    table.ask("Ann", AddBot())
    table.ask("Ann", AddBot())
    assert bots_asked(table.room) == ()
    table.ask("Ann", Start())
    assert bots_asked(table.room) == ((Seat(1), 1), (Seat(2), 1))
    act = table.action(0)
    assert isinstance(act, Act)
    table.ask("Ann", Leave())
    assert due(table.room) == ()
    assert bots_asked(table.room) == ((Seat(0), 1), (Seat(1), 1), (Seat(2), 1))
    table.play_out()
    assert bots_asked(table.room) == ()
