"""What each viewer gets to see: built from nothing, shared where it is the same, and nothing more."""

import tracemalloc
from operator import is_
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from app.games.game import Audience, Seat
from app.rooms.eyes import Eyes, viewer
from app.rooms.model import (
    AddBot,
    Arrive,
    Configure,
    Depart,
    End,
    HouseCommand,
    Join,
    Leave,
    MemberCommand,
    MemberKey,
    Remove,
    Replace,
    Return,
    Say,
    Start,
    Watch,
)
from app.rooms.view import RoomView
from tests.support.room import SHELF, Table, playing

STRANGER = MemberKey("nobody's key")


def see(table: Table, name: str | None, marks: str | None = None) -> RoomView:
    key = None if name is None else table.person(name).key
    body = b"".join(Eyes(SHELF, table.room).body(key, marks))
    view = msgspec.json.decode(body, type=RoomView, strict=True)
    assert set(msgspec.json.decode(body)) == set(RoomView.__struct_fields__)
    return view


def plain(value: object) -> Any:
    """As somebody reads it who has only the JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def inner(view: RoomView) -> dict[str, Any]:
    assert view.match is not None
    inside: dict[str, Any] = msgspec.json.decode(view.match.view)
    assert set(inside) == {"table", "own", "ask", "actions", "text"}
    return inside


def test_a_lobby_in_everybodys_eyes() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", AddBot())
    table.ask("Wim", Watch("Wim"))
    table.ask("Ann", Say("hello"))
    ann, stranger, wall = see(table, "Ann"), see(table, "stranger"), see(table, None)
    assert ann.you is not None
    assert (ann.you.name, ann.you.seat, ann.you.host, ann.you.watching) == ("Ann", 0, True, False)
    assert stranger.you is wall.you is None
    assert stranger.may == ("join", "watch")
    assert wall.may == ()
    assert [(m.name, m.seat, m.bot, m.born_bot, m.watching) for m in ann.members] == [
        ("Ann", 0, False, False, False),
        ("Ben", 1, False, False, False),
        ("Basil", 2, True, True, False),
        ("Wim", None, False, False, True),
    ]
    assert ann.match is None
    assert (ann.start.code, ann.start.args) == (None, {"have": 3, "min": 2, "max": 4})
    for shared in ("code", "game", "options", "room", "start", "members", "said", "series", "match"):
        assert getattr(ann, shared) == getattr(stranger, shared) == getattr(wall, shared)


def test_why_no_match_may_start() -> None:
    table = Table("Ann")
    assert see(table, "Ann").start.code == "seats_wrong"
    assert see(table, "Ann").start.args == {"have": 1, "min": 2, "max": 4}
    table.ask("Ben", Join("Ben"))
    table.ask("Ann", Start())
    assert see(table, "Ann").start.code == "match_running"
    assert see(table, "Ann").start.args == {"have": 2, "min": 2, "max": 4}


@pytest.mark.parametrize(
    ("who", "kinds"),
    [
        ("Ann", "join watch leave say react act configure add_bot remove seat start end hand_over replace"),
        ("Ben", "join watch leave say react act start replace"),
        ("Wim", "join watch leave say react"),
        ("stranger", "join watch"),
    ],
)
def test_what_each_may_send(who: str, kinds: str) -> None:
    def named(*left_out: str) -> set[str]:
        return {kind for kind in kinds.split() if kind not in left_out}

    table = Table("Ann", "Ben")
    table.ask("Wim", Watch("Wim"))
    assert set(see(table, who).may) == named("act", "end", "replace")
    table.ask("Ann", Start())
    seated = {"note"} if "act" in kinds.split() else set()
    assert set(see(table, who).may) == named("add_bot", "seat", "start") | seated
    table.play_out()
    assert set(see(table, who).may) == named("act", "end", "replace") | seated


def test_a_host_who_has_not_joined_may_steer() -> None:
    table = Table()
    view = see(table, "host")
    assert view.you is None
    assert set(view.may) == {"join", "watch", "configure", "add_bot", "remove", "seat", "start", "hand_over"}


def test_a_seat_sees_its_own_and_everybody_else_the_same() -> None:
    table = playing()
    table.ask("Wim", Watch("Wim"))
    views = [inner(see(table, name)) for name in ("Ann", "Ben", "Cem", "Wim", "stranger", None)]
    assert len({msgspec.json.encode(view["table"]) for view in views}) == 1
    for seat, view in enumerate(views[:3]):
        assert view["own"]["hand"] == sorted(table.match.state.hands[seat])
    assert views[0]["ask"] == 1
    assert views[0]["actions"] == plain(table.match.actions[0])
    assert views[0]["text"] is True
    for view in views[1:3]:
        assert (view["ask"], view["actions"], view["text"]) == (None, [], False)
    unseated = [see(table, name).match for name in ("Wim", "stranger", None)]
    assert unseated[0] == unseated[1] == unseated[2]
    assert views[3] == {"table": views[0]["table"], "own": None, "ask": None, "actions": [], "text": False}


def test_texts_that_are_closed_are_not_invited() -> None:
    table = playing()
    table.ask("Ann", Configure(room={"same_room": True}))
    assert inner(see(table, "Ann"))["text"] is False


def test_a_seat_is_shown_to_its_member_alone() -> None:
    table = playing()
    seat = table.seat("Ben")
    key = table.person("Ben").key
    assert viewer(table.room, key) == seat
    table.ask("Ben", Depart())
    table.passes(100)
    table.ask("Ann", Replace(seat))
    assert viewer(table.room, key) == seat, "vanished: still theirs to see"
    table.ask("Ben", Arrive())
    table.ask("Ben", Leave())
    assert viewer(table.room, key) is Audience.PUBLIC
    table.ask("Ben", Return())
    assert viewer(table.room, key) == seat
    table.ask("Ann", Remove(table.id("Ben")))
    table.ask("Ben", Join())
    assert viewer(table.room, key) is Audience.PUBLIC
    assert viewer(table.room, STRANGER) is viewer(table.room, None) is Audience.PUBLIC


def test_members_of_a_running_match_are_listed_though_they_left() -> None:
    table = playing()
    table.ask("Ben", Leave())
    (ben,) = [m for m in see(table, None).members if m.name == "Ben"]
    assert (ben.seat, ben.bot, ben.born_bot, ben.here) == (1, True, False, False)
    assert see(table, "Ben").you is None
    assert "return" in see(table, "Ben").may
    players = see(table, None).match
    assert players is not None
    assert [(p.name, p.bot) for p in players.players] == [("Ann", False), ("Ben", True), ("Cem", False)]
    table.play_out()
    assert [m.name for m in see(table, None).members] == ["Ann", "Cem"]


def test_who_is_away_is_seen_to_be() -> None:
    table = Table("Ann", "Ben")
    table.passes(5)
    table.ask("Ben", Depart())
    ann, ben = see(table, None).members
    assert (ann.here, ann.away_since) == (True, None)
    assert (ben.here, ben.away_since) == (False, table.now)


def test_the_seed_is_secret_until_the_end() -> None:
    table = playing()
    seed = table.match.seed.hex()
    rng = Random(1)
    while table.match.running:
        for name in ("Ann", "Ben", "stranger", None):
            key = None if name is None else table.person(name).key
            assert seed.encode() not in b"".join(Eyes(SHELF, table.room).body(key))
        table.step(rng)
    match = see(table, None).match
    assert match is not None
    assert match.seed == seed
    assert match.outcome == table.match.outcome
    table = playing()
    table.ask("Ann", End())
    match = see(table, None).match
    assert match is not None
    assert (match.seed, match.given_up) == (table.match.seed.hex(), True)


def test_a_match_given_up_is_revealed_to_all_and_no_other_is() -> None:
    table = playing()
    running = see(table, "Ann").match
    hands = [{"hand": sorted(hand)} for hand in table.match.state.hands]
    table.ask("Ann", End())
    given_up = [see(table, name).match for name in ("Ann", "Ben", "stranger", None)]
    table.ask("Ann", Start())
    table.play_out()
    ended = see(table, None).match
    assert running is not None
    assert ended is not None
    assert running.owns is ended.owns is None
    assert [None if match is None else plain(match.owns) for match in given_up] == [hands] * 4


def test_marks_are_for_their_own_seat() -> None:
    table = playing()
    marks = '{"grid": "☂"}'
    own, wall = see(table, "Ann", marks).match, see(table, None, marks).match
    assert own is not None
    assert wall is not None
    assert (own.marks, wall.marks) == (marks, None)


def test_what_is_asked_and_until_when_is_public() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Configure(room={"turn_time": 120}))
    table.ask("Ann", Start())
    table.ask("Ann", replace(table.action(0), text="in the park"))
    match = see(table, None).match
    assert match is not None
    assert match.asked == table.match.due
    assert match.deadline == table.now + 120_000
    assert match.story is not None
    assert (match.story.seat, match.story.text) == (0, "in the park")


def test_eyes_that_stay_see_the_same_as_fresh_ones() -> None:
    table = playing()
    eyes = Eyes(SHELF, table.room)
    rng = Random(3)
    whims: tuple[MemberCommand | HouseCommand, ...] = (Depart(), Arrive(), Join(), Say("hello"), Leave())
    for match in range(2):
        while table.match.running:
            if rng.random() < 0.3 and not table.member("Ben").joined:
                table.ask("Ben", Return())
            elif rng.random() < 0.3:
                table.ask("Ben", rng.choice(whims))
            table.step(rng)
            eyes.look(table.room)
            for name in ("Ann", "Ben", "Cem", "stranger", None):
                key = None if name is None else table.person(name).key
                assert eyes.body(key) == Eyes(SHELF, table.room).body(key)
                assert eyes.viewer(key) == viewer(table.room, key)
        table.ask("Ben", Join())
        if match == 0:
            table.ask("Ann", Start())


def test_strangers_are_shown_one_view_and_nothing_is_kept_of_each() -> None:
    eyes = Eyes(SHELF, playing().room)
    shared = eyes.body(STRANGER)
    tracemalloc.start()
    for n in range(1000):
        assert all(map(is_, eyes.body(MemberKey(f"{n:064}")), shared))
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 10_000


def test_a_bot_gets_what_the_view_of_its_seat_holds() -> None:
    table = playing()
    eyes = Eyes(SHELF, table.room)
    values, own, actions = eyes.hand(Seat(0))
    view = inner(see(table, "Ann"))
    assert plain((values, own)) == [view["table"], view["own"]]
    assert actions == table.match.actions[0]
