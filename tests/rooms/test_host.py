"""Who is host: when the role passes, and to whom."""

from app.rooms import rights
from app.rooms.due import HostGrace, due
from app.rooms.events import HostPassed
from app.rooms.model import (
    AddBot,
    Arrive,
    Depart,
    HandOver,
    Join,
    Leave,
    MemberId,
    PassHost,
)
from tests.support.room import CLOCK, Table


def test_the_host_role_passes_to_the_longest_present() -> None:
    table = Table("Ann", "Ben", "Cem", "Dee")
    table.ask("Ben", Depart())
    table.passes(1)
    table.ask("Ben", Arrive())
    table.ask("Ann", Depart())
    left = table.now
    assert due(table.room) == (HostGrace(left + 60_000),)
    table.passes(59.9)
    assert table.ask(CLOCK, PassHost()) == ()
    table.passes(0.1)
    (entry,) = table.ask(CLOCK, PassHost())
    assert entry.event == HostPassed(table.id("Cem"))
    assert entry.by == "clock"
    table.ask("Ann", Arrive())
    assert table.room.host == table.id("Cem")
    assert due(table.room) == ()


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Depart())
    table.passes(59)
    table.ask("Ann", Arrive())
    assert due(table.room) == ()
    table.passes(60)
    assert table.ask(CLOCK, PassHost()) == ()


def test_an_empty_room_keeps_its_host_until_somebody_comes() -> None:
    table = Table("Ann", "Ben")
    for name in ("Ann", "Ben"):
        table.ask(name, Depart())
    left = table.now
    table.passes(1000)
    assert due(table.room) == ()
    assert table.ask(CLOCK, PassHost()) == ()
    table.ask("Ben", Arrive())
    assert due(table.room) == (HostGrace(left + 60_000),)
    table.ask(CLOCK, PassHost())
    assert table.room.host == table.id("Ben")


def test_a_host_who_leaves_hands_over_at_once() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Leave())
    assert table.room.host == table.id("Ben")
    table.ask("Ben", Leave())
    assert table.room.host == table.id("Ben")
    table.ask("Ben", Join())
    assert rights.is_host(table.room, table.person("Ben"))


def test_the_host_hands_over_to_a_joined_person() -> None:
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", AddBot())
    table.ask("Cem", Leave())
    for other in (table.id("Cem"), table.room.ring[-1], MemberId("nobody")):
        assert table.refused("Ann", HandOver(other)) == "unknown_member"
    assert table.refused("Ben", HandOver(table.id("Ben"))) == "not_host"
    assert table.ask("Ann", HandOver(table.id("Ann"))) == ()
    table.ask("Ann", HandOver(table.id("Ben")))
    assert table.room.host == table.id("Ben")
    assert table.refused("Ann", AddBot()) == "not_host"


def test_coming_and_going_is_noted_once() -> None:
    table = Table("Ann")
    assert table.ask("Ann", Arrive()) == ()
    assert len(table.ask("Ann", Depart())) == 1
    assert table.ask("Ann", Depart()) == ()
    assert table.ask("stranger", Arrive()) == ()
    assert table.ask("stranger", Depart()) == ()
    assert len(table.ask("Ann", Arrive())) == 1
