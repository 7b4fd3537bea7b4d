"""Coming, going, being removed, coming back, and who is host."""

from random import Random

import pytest

from app.games.game import Audience
from app.rooms import rights
from app.rooms.events import MemberJoined, SeatReplaced
from app.rooms.eyes import viewer
from app.rooms.membership import MOST_MEMBERS
from app.rooms.model import (
    AddBot,
    Arrive,
    Configure,
    Depart,
    End,
    HandOver,
    Join,
    Leave,
    MemberCommand,
    MemberId,
    MemberKey,
    Person,
    Remove,
    Replace,
    Return,
    Say,
    Start,
    Watch,
)
from tests.support.room import CLOCK, Table, playing
from tests.support.toy import Options


def test_the_opener_is_host_before_joining_and_without_a_seat() -> None:
    table = Table()
    opener = table.names["host"]
    assert rights.is_host(table.room, opener)
    assert table.room.of(opener.key) == table.room.member(table.room.host)
    assert table.ring == []
    table.ask("host", Configure(options={"pair": True}))
    table.ask("host", AddBot())
    assert table.room.options == Options(pair=True)
    table.ask("host", Join("Kim"))
    assert table.id("host") == table.room.host
    assert table.ring == ["Basil", "Kim"]


def test_who_has_not_joined_may_join_and_nothing_else() -> None:
    table = Table("Ann", "Ben")
    members: tuple[MemberCommand, ...] = (Leave(), Say("thanks"))
    hosts: tuple[MemberCommand, ...] = (Start(), AddBot(), End(), HandOver(MemberId("x")))
    assert {table.refused("stranger", command) for command in members} == {"not_joined"}
    assert {table.refused("stranger", command) for command in hosts} == {"not_host"}
    assert table.refused("stranger", Return()) == "no_match"
    assert rights.may(table.room, None) == ("join", "watch")


def test_the_clock_and_bots_do_not_join() -> None:
    assert Table("Ann").refused(CLOCK, Join("Tick")) == "not_joined"


def test_joining_again_changes_nothing_but_the_name() -> None:
    table = Table("Ann", "Ben")
    assert table.ask("Ben", Join()) == ()
    assert table.ask("Ben", Join("Ben")) == ()
    (entry,) = table.ask("Ben", Join("Benno"))
    assert entry.event == MemberJoined(table.id("Ben"), table.person("Ben").key, "Benno")
    assert table.ring == ["Ann", "Benno"]


def test_a_name_is_kept_for_who_comes_back() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ben", Leave())
    assert table.ring == ["Ann"]
    table.ask("Ben", Join())
    assert table.ring == ["Ann", "Ben"]


def test_a_name_that_was_given_away_meanwhile_gets_a_number() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ben", Leave())
    table.ask("other", Join("ben"))
    table.ask("Ben", Join())
    assert table.ring == ["Ann", "ben", "Ben 2"]


def test_a_name_on_the_table_stays_its_owners_while_the_match_runs() -> None:
    table = playing()
    table.ask("Ben", Leave())
    table.ask("other", Join("Ben"))
    assert table.member("other").name == "Ben 2"
    table.ask("Ben", Join())
    assert table.member("Ben").name == "Ben"


def test_who_gives_no_name_has_one_all_the_same() -> None:
    table = Table("Ann")
    table.ask("x", Join())
    table.ask("y", Watch())
    assert [table.member(n).name for n in ("x", "y")] == ["Guest", "Guest 2"]


def test_a_locked_room_lets_in_who_is_known() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ben", Leave())
    table.ask("Ann", Configure(room={"locked": True}))
    assert table.refused("Cem", Join("Cem")) == "room_locked"
    assert table.refused("Cem", Watch()) == "room_locked"
    table.ask("Ben", Join())
    assert table.ring == ["Ann", "Ben"]


def test_a_room_does_not_grow_for_ever() -> None:
    table = Table("Ann")
    for n in range(MOST_MEMBERS - 1):
        table.ask(Person(MemberKey(str(n))), Watch())
    assert table.refused("late", Join("Late")) == "room_full"
    table.ask("Ann", Join("Ann again"))


def test_who_leaves_a_match_is_played_for_at_once_and_sees_what_all_see() -> None:
    table = playing()
    seat = table.seat("Ben")
    table.ask("Ben", Leave())
    assert table.match.hands[seat] == "left"
    assert viewer(table.room, table.person("Ben").key) is Audience.PUBLIC
    assert rights.may(table.room, table.member("Ben")) == ("join", "watch", "return")
    table.ask("Ben", Return())
    assert table.match.hands[seat] == "person"
    assert viewer(table.room, table.person("Ben").key) == seat
    assert table.member("Ben").joined


def test_joining_again_does_not_take_the_seat_back_by_itself() -> None:
    table = playing()
    table.ask("Ben", Leave())
    table.ask("Ben", Join())
    assert table.match.hands[table.seat("Ben")] == "left"
    assert viewer(table.room, table.person("Ben").key) is Audience.PUBLIC
    assert table.refused("Ben", table.action(table.match.due[0])) == "bot_plays"
    table.ask("Ben", Return())
    assert table.match.hands[table.seat("Ben")] == "person"


def test_who_takes_a_seat_back_is_here_again() -> None:
    table = playing()
    table.ask("Ben", Depart())
    table.passes(5)
    table.ask("Ben", Leave())
    table.passes(5)
    table.ask("Ben", Return())
    ben = table.member("Ben")
    assert (ben.joined, ben.here, ben.watching, ben.since) == (True, True, False, table.now)


def test_who_is_removed_from_a_match_waits_for_the_next() -> None:
    table = playing()
    table.ask("Ann", Remove(table.id("Ben")))
    assert table.match.hands[table.seat("Ben")] == "removed"
    assert table.refused("Ben", Return()) == "not_replaced"
    table.ask("Ben", Join())
    assert viewer(table.room, table.person("Ben").key) is Audience.PUBLIC
    assert table.refused("Ben", Return()) == "not_replaced"
    assert table.refused("Ben", table.action(table.match.due[0])) == "not_seated"
    assert "act" not in rights.may(table.room, table.member("Ben"))
    table.play_out()
    assert "Ben" in table.ring


def test_who_is_blocked_does_not_come_back() -> None:
    table = Table("Ann", "Ben", "Cem")
    ben = table.id("Ben")
    table.ask("Ann", Remove(ben, block=True))
    assert table.ring == ["Ann", "Cem"]
    assert rights.blocked(table.room, table.person("Ben").key)
    for command in (Join("Benno"), Watch(), Return(), Say("sorry"), Arrive()):
        assert table.refused("Ben", command) == "blocked"
    table.ask("Ben", Depart())
    table.ask("Ann", Remove(table.id("Cem")))
    table.ask("Ann", Remove(table.id("Cem"), block=True))
    assert rights.blocked(table.room, table.person("Cem").key)


def test_only_members_can_be_removed_and_only_by_the_host() -> None:
    table = Table("Ann", "Ben")
    assert table.refused("Ben", Remove(table.id("Ann"))) == "not_host"
    assert table.refused("Ann", Remove(MemberId("nobody"))) == "unknown_member"
    assert table.refused("Ann", Remove(table.id("Ann"))) == "not_yourself"
    table.ask("Ben", Leave())
    assert table.refused("Ann", Remove(table.id("Ben"))) == "unknown_member"


def test_a_bot_is_removed_between_matches() -> None:
    table = Table("Ann")
    for _ in range(2):
        table.ask("Ann", AddBot())
    bot = table.room.ring[1]
    table.ask("Ann", Start())
    assert table.refused("Ann", Remove(bot)) == "match_running"
    table.play_out()
    table.ask("Ann", Remove(bot, block=True))
    assert table.ring == ["Ann", "Clover"]
    assert table.room.blocked == ()
    assert table.room.member(bot) is None


# --- the vanished -----------------------------------------------------------------------------------------


def test_the_vanished_are_replaced_by_the_host_after_their_grace_time() -> None:
    table = playing()
    seat = table.seat("Ben")
    assert table.refused("Ann", Replace(seat)) == "not_away"
    table.ask("Ben", Depart())
    table.passes(89.9)
    assert table.refused("Ann", Replace(seat)) == "not_away"
    assert table.refused("Cem", Replace(seat)) == "not_host"
    table.passes(0.1)
    (entry,) = table.ask("Ann", Replace(seat))
    assert entry.event == SeatReplaced(seat)
    assert table.refused("Ann", Replace(seat)) == "not_away"
    table.ask("Ben", Arrive())
    assert viewer(table.room, table.person("Ben").key) == seat
    assert "return" in rights.may(table.room, table.member("Ben"))
    table.ask("Ben", Return())
    assert table.match.hands[seat] == "person"


def test_any_player_replaces_the_vanished_when_the_host_is_away_too() -> None:
    table = playing()
    table.ask("late", Join("Late"))
    for name in ("Ann", "Ben"):
        table.ask(name, Depart())
    table.passes(59)
    assert table.refused("Cem", Replace(table.seat("Ben"))) == "not_host"
    table.passes(31)
    assert table.refused("late", Replace(table.seat("Ben"))) == "not_host"
    table.ask("Cem", Replace(table.seat("Ben")))
    table.ask("Cem", Replace(table.seat("Ann")))
    assert table.match.hands == ("replaced", "replaced", "person")


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_seats_are_replaced(seat: int) -> None:
    table = playing()
    assert table.refused("Ann", Replace(type(table.seat("Ann"))(seat))) == "unknown_member"
    table.play_out(Random(1))
    assert table.refused("Ann", Replace(table.seat("Ben"))) == "no_match"


def test_a_seat_without_a_bot_is_not_taken_back() -> None:
    table = playing()
    assert table.refused("Ben", Return()) == "not_replaced"
    assert table.refused("stranger", Return()) == "not_replaced"
    table.ask("late", Join("Late"))
    assert table.refused("late", Return()) == "not_replaced"
