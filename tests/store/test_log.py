"""The promises of a log, kept by the real one and by the fake alike."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.store.log import ConflictError, Log, Row, StoreError
from app.store.sqlite import SqliteLog
from tests.support.log import MemoryLog


@pytest.fixture(params=["sqlite", "memory"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Log]:
    kept: Log = SqliteLog(tmp_path) if request.param == "sqlite" else MemoryLog()
    yield kept
    kept.close()


def row(version: int, at: int = 1000, event: bytes = b"{}") -> Row:
    return Row(version, at, "clock", None, None, 1, event)


def test_rows_come_back_as_they_were_given_in_order(log: Log) -> None:
    first = [Row(1, 5, "ab12", "id", "digest", 1, b'{"kind":"x"}'), row(2, 6)]
    second = [row(3, 7, "ねこ".encode())]
    log.append("AAAAAA", 0, first).result()
    log.append("AAAAAA", 2, second).result()
    assert log.read("AAAAAA") == first + second


def test_an_unknown_room_is_empty(log: Log) -> None:
    assert log.read("AAAAAA") == []
    assert log.notes("AAAAAA") == {}
    assert log.rooms() == []


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_an_append_at_another_version_is_a_conflict_and_changes_nothing(log: Log, expected: int) -> None:
    log.append("AAAAAA", 0, [row(1), row(2)]).result()
    conflict = log.append("AAAAAA", expected, [row(expected + 1)])
    assert isinstance(conflict.exception(), ConflictError)
    assert log.read("AAAAAA") == [row(1), row(2)]
    log.append("AAAAAA", 2, [row(3)]).result()


def test_an_append_with_a_gap_is_a_conflict(log: Log) -> None:
    assert isinstance(log.append("AAAAAA", 0, [row(1), row(3)]).exception(), ConflictError)
    assert log.read("AAAAAA") == []


def test_a_conflict_leaves_the_other_rooms_of_its_batch_alone(log: Log) -> None:
    answers = [log.append(code, 0, [row(1)]) for code in ("AAAAAA", "BBBBBB", "AAAAAA", "CCCCCC")]
    kinds = [type(answer.exception()) for answer in answers]
    assert kinds == [type(None), type(None), ConflictError, type(None)]
    assert [code for code, _ in log.rooms()] == ["AAAAAA", "BBBBBB", "CCCCCC"]


def test_rooms_are_listed_with_their_last_touch(log: Log) -> None:
    log.append("BBBBBB", 0, [row(1, at=10), row(2, at=30)]).result()
    log.append("AAAAAA", 0, [row(1, at=20)]).result()
    log.touch("AAAAAA", 50).result()
    log.touch("AAAAAA", 40).result()
    log.touch("BBBBBB", 29).result()
    assert log.rooms() == [("AAAAAA", 50), ("BBBBBB", 30)]


def test_a_touch_makes_no_room(log: Log) -> None:
    log.touch("AAAAAA", 50).result()
    assert log.rooms() == []


def test_a_note_takes_the_place_of_the_one_before(log: Log) -> None:
    log.note("AAAAAA", 1, 0, "first").result()
    log.note("AAAAAA", 1, 0, "second").result()
    log.note("AAAAAA", 1, 1, "another seat").result()
    log.note("AAAAAA", 2, 0, "another match").result()
    log.note("BBBBBB", 1, 0, "another room").result()
    assert log.notes("AAAAAA") == {(1, 0): "second", (1, 1): "another seat", (2, 0): "another match"}


def test_what_is_dropped_is_gone_wholly_and_its_code_can_begin_anew(log: Log) -> None:
    for code in ("AAAAAA", "BBBBBB"):
        log.append(code, 0, [row(1)]).result()
        log.note(code, 1, 0, "mine").result()
        log.touch(code, 9999).result()
    log.drop(["AAAAAA", "unknown"]).result()
    assert (log.read("AAAAAA"), log.notes("AAAAAA")) == ([], {})
    assert log.read("BBBBBB") == [row(1)]
    log.append("AAAAAA", 0, [row(1, at=7)]).result()
    assert log.rooms() == [("AAAAAA", 7), ("BBBBBB", 9999)]


def test_a_closed_log_keeps_what_it_was_given_and_takes_no_more(log: Log) -> None:
    answers = [log.append("AAAAAA", n, [row(n + 1)]) for n in range(100)]
    log.close()
    log.close()
    assert [answer.exception() for answer in answers] == [None] * 100
    for answer in (log.append("AAAAAA", 100, [row(101)]), log.note("A", 1, 0, ""), log.drop(["AAAAAA"])):
        assert isinstance(answer.exception(), StoreError)
