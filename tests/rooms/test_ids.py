"""A command counts once, however often its frame comes."""

from app.rooms.codes import digest
from app.rooms.model import Act, AddBot, Join, Leave, MemberKey, Person, Remove, Say, Start
from app.rooms.state import KEPT_IDS, Room
from tests.support.room import Table


def test_the_same_frame_again_is_accepted_without_effect() -> None:
    table = Table("Ann", "Ben")
    first = table.ask("Ann", Say("hello"), "a1")
    assert (first[0].id, first[0].digest) == ("a1", digest(Say("hello")))
    room = table.room
    for _ in range(3):
        assert table.ask("Ann", Say("hello"), "a1") == ()
    assert table.room is room


def test_the_same_id_with_other_content_is_refused() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Say("hello"), "a1")
    assert table.refused("Ann", Say("thanks"), "a1") == "id_reused"
    table.ask("Ben", Say("thanks"), "a1")


def test_ids_are_looked_up_before_anything_else() -> None:
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", Start(), "start")
    act = table.action(0)
    table.ask("Ann", act, "act")
    assert table.ask("Ann", act, "act") == ()
    assert table.ask("Ann", Start(), "start") == ()
    table.ask("Ben", Say("hello"), "hello")
    table.ask("Ann", Remove(table.id("Ben"), block=True), "out")
    assert table.ask("Ben", Say("hello"), "hello") == ()
    assert table.refused("Ben", Say("hello"), "again") == "blocked"
    assert table.ask("Ann", Remove(table.id("Ben"), block=True), "out") == ()


def test_a_first_join_is_known_again_by_its_id() -> None:
    table = Table("Ann")
    table.ask("Ben", Join("Ben"), "j")
    assert table.ask("Ben", Join("Ben"), "j") == ()
    table.ask("Ben", Leave(), "l")
    assert table.ask("Ben", Join("Ben"), "j") == ()
    assert not table.member("Ben").joined


def test_refusals_are_not_remembered() -> None:
    table = Table("Ann")
    assert table.refused("Ben", Say("hello"), "b1") == "not_joined"
    table.ask("Ben", Join("Ben"))
    assert len(table.ask("Ben", Say("hello"), "b1")) == 1


def test_the_last_64_of_each_member_are_kept_and_folded_back() -> None:
    assert KEPT_IDS == 64
    table = Table("Ann", "Ben")
    table.ask("Ben", Say("hello"), "ben's")
    for n in range(KEPT_IDS + 1):
        table.ask("Ann", Say(text=str(n)), f"a{n}")
    assert len(table.room.heard[table.id("Ann")].ids) == KEPT_IDS
    table.room = reborn = table.folded()
    assert isinstance(reborn, Room)
    assert table.ask("Ann", Say(text="1"), "a1") == ()
    assert table.ask("Ben", Say("hello"), "ben's") == ()
    assert len(table.ask("Ann", Say(text="0"), "a0")) == 1, "forgotten, and so it counts again"


def test_the_id_stands_on_the_first_entry_alone() -> None:
    table = Table("Ann")
    table.ask("Ann", AddBot())
    entries = table.ask("Ann", Start(), "go")
    assert [entry.id for entry in entries] == ["go"] + [None] * (len(entries) - 1)
    assert len(entries) > 2


def test_equal_content_has_an_equal_digest_whatever_the_order_of_keys() -> None:
    one = digest(Act({"kind": "play", "card": 1}, 3))
    assert one == digest(Act({"card": 1, "kind": "play"}, 3))
    assert one != digest(Act({"kind": "play", "card": 1}, 4))
    assert len(one) == 32


def test_a_stranger_without_a_member_has_no_ids() -> None:
    table = Table("Ann")
    assert table.refused(Person(MemberKey("x")), Say("hello"), "id") == "not_joined"
