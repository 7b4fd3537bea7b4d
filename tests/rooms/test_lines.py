"""The log of a match as each viewer is told it."""

from random import Random

import msgspec

from app.games.game import Audience, Seat
from app.rooms.lines import Lines
from app.rooms.model import (
    BotHand,
    Configure,
    Leave,
    Start,
    TurnTimeout,
)
from app.rooms.view import LogLine
from tests.support.room import CLOCK, SHELF, Table, playing


def told(lines: Lines, who: Seat | Audience) -> list[LogLine]:
    return [msgspec.json.decode(line, type=LogLine) for line in lines.told(who)]


def test_lines_grow_and_begin_anew_with_the_next_match() -> None:
    table = playing()
    lines = Lines(SHELF)
    lines.hear(table.log)
    first = told(lines, Seat(1))
    heard = len(table.log)
    table.play_out()
    lines.hear(table.log[heard:])
    assert told(lines, Seat(1))[: len(first)] == first
    assert told(lines, Seat(1)) == told(Lines(SHELF, table.log), Seat(1))
    assert lines.number == 1
    heard = len(table.log)
    table.passes(60)
    table.ask("Ann", Start())
    lines.hear(table.log[heard:])
    assert lines.number == 2
    assert {line.at for line in told(lines, Audience.PUBLIC)} == {table.now}
    assert [line.line["what"] for line in told(lines, Audience.PUBLIC)] == ["first", "dealt"]


def test_viewers_who_are_told_the_same_share_its_bytes() -> None:
    table = playing()
    table.play_out()
    lines = Lines(SHELF, table.log)
    viewers: list[Seat | Audience] = [Seat(0), Seat(1), Seat(2), Audience.PUBLIC]
    all_told = [line for who in viewers for line in lines.told(who)]
    different = {bytes(line) for line in all_told}
    assert len({id(line) for line in all_told}) <= len(different) + len(table.match.members)
    assert told(lines, Seat(0)) == told(Lines(SHELF, table.log), Seat(0))


def test_a_room_without_a_match_tells_nothing() -> None:
    lines = Lines(SHELF, Table("Ann").log)
    assert told(lines, Audience.PUBLIC) == []
    assert list(lines.heard(Seat(0))) == []


def test_lines_say_when_and_by_whose_hand_a_choice_was_made() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Configure(room={"turn_time": 30}))
    table.ask("Ann", Start())
    marks: dict[str | None, int] = {}
    rng = Random(2)
    table.ask("Ben", Leave())
    while table.match.running:
        seat = table.match.due[0]
        act = table.action(seat)
        if table.match.hands[seat] != "person":
            table.ask(BotHand(seat), act)
        elif rng.random() < 0.5:
            table.passes(30)
            table.ask(CLOCK, TurnTimeout(seat, act.ask, act.action))
        else:
            table.ask("Ann", act)
    lines = Lines(SHELF, table.log)
    for line in told(lines, Audience.PUBLIC):
        marks[line.by] = marks.get(line.by, 0) + 1
        if line.line["what"] in ("first", "dealt", "drawn"):
            assert line.by is None
        if line.line["seat"] == 1 and line.line["what"] in ("played", "chosen"):
            assert line.by == "bot"
    assert set(marks) == {None, "bot", "clock"}
    assert told(lines, Audience.PUBLIC)[-1].at == table.now


def test_a_bot_hears_the_lines_of_its_seat_as_values() -> None:
    table = playing()
    table.play_out()
    lines = Lines(SHELF, table.log)
    assert msgspec.to_builtins(lines.heard(Seat(2))) == [line.line for line in told(lines, Seat(2))]
    assert len(lines.heard(Seat(2))) == len(lines.heard(Seat(2)))
