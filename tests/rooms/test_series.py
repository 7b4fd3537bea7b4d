"""Matches in a row: points to who sat at the deal, ties shared at the top."""

from random import Random
from typing import Any

import pytest

from app.games.game import Outcome, Seat
from app.rooms.model import (
    Configure,
    End,
    Join,
    Leave,
    MatchesSeries,
    MatchResult,
    MemberId,
    OpenSeries,
    PointsSeries,
    SeriesKind,
    Start,
    Watch,
)
from app.rooms.series import NEWEST_RESULTS, scored, standing, winners
from app.rooms.state import Series
from tests.support.room import Table


def result(number: int, members: str, points: tuple[int, ...]) -> MatchResult:
    won = tuple(Seat(s) for s, p in enumerate(points) if p > 0)
    lost = tuple(Seat(s) for s, p in enumerate(points) if p == 0)
    return MatchResult(number, tuple(MemberId(m) for m in members), Outcome(won, lost, "x", points))


def series(*matches: tuple[str, tuple[int, ...]]) -> Series:
    found = Series(1)
    for n, (members, points) in enumerate(matches, 1):
        found = scored(found, result(n, members, points), tuple(members.upper()))
    return found


@pytest.mark.parametrize(
    ("kind", "matches", "won"),
    [
        (OpenSeries(), [("abc", (9, 9, 9))] * 20, None),
        (PointsSeries(), [("abc", (2, 0, 0)), ("abc", (2, 1, 1))], None),
        (PointsSeries(), [("abc", (2, 0, 0)), ("abc", (2, 1, 1)), ("abc", (1, 0, 0))], "a"),
        (PointsSeries(), [("abcde", (3, 4, 0, 0, 0)), ("abcde", (2, 1, 0, 0, 0))], "ab"),
        (PointsSeries(), [("abcdef", (9, 0, 0, 0, 0, 0))], None),
        (PointsSeries(), [("abcdef", (9, 0, 0, 0, 0, 0)), ("bacdef", (0, 1, 0, 0, 0, 0))], "a"),
        (PointsSeries(), [("abcdefgh", (10, 11, 0, 0, 0, 0, 0, 0))], "b"),
        (PointsSeries(3), [("abc", (2, 0, 0))], None),
        (PointsSeries(3), [("abc", (3, 0, 3))], "ac"),
        (PointsSeries(20), [("abc", (10, 0, 0))], None),
        (MatchesSeries(), [("abc", (1, 0, 0))] * 4, None),
        (MatchesSeries(), [("abc", (1, 0, 0))] * 5, "a"),
        (MatchesSeries(2), [("abc", (2, 1, 0)), ("abc", (0, 1, 0))], "ab"),
        (MatchesSeries(2), [("ab", (2, 1)), ("cd", (2, 1))], "ac"),
        (MatchesSeries(1), [("abc", (0, 0, 0))], "abc"),
        (MatchesSeries(1), [], None),
        (PointsSeries(), [], None),
    ],
)
def test_who_has_won_a_series(kind: SeriesKind, matches: list[Any], won: str | None) -> None:
    assert winners(kind, series(*matches)) == (None if won is None else tuple(won))


def test_points_belong_to_who_sat_at_the_deal() -> None:
    score = series(("ab", (2, 0)), ("ba", (2, 1)), ("ca", (0, 1))).score
    assert [(s.member, s.name, s.points, s.wins) for s in score.values()] == [
        ("a", "A", 4, 3),
        ("b", "B", 2, 1),
        ("c", "C", 0, 0),
    ]


def test_an_evening_of_any_length_weighs_the_same() -> None:
    long = series(*[("ab", (1, 0))] * 100)
    assert (long.played, [r.number for r in long.results]) == (100, [96, 97, 98, 99, 100])
    assert len(long.results) == NEWEST_RESULTS
    assert long.score["a"].points == 100  # type: ignore[index]  # a member's id is its text


def play(table: Table, matches: int = 1) -> None:
    for _ in range(matches):
        table.ask("Ann", Start())
        table.play_out(Random(len(table.log)))


def test_a_series_of_matches_ends_and_a_new_one_begins_by_itself() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Configure(room={"series": {"kind": "matches", "of": 2}}))
    play(table)
    assert table.room.series.winners is None
    play(table)
    won = table.room.series.winners
    assert won is not None
    best = max(line.points for line in standing(table.room.series))
    assert set(won) == {line.member for line in standing(table.room.series) if line.points == best}
    play(table)
    assert [r.number for r in table.room.series.results] == [3]
    assert table.room.series.first == 3


def test_the_standing_is_best_first_and_keeps_the_names_of_who_left() -> None:
    table = Table("Ann", "Ben", "Cem")
    play(table, 3)
    table.ask("Cem", Leave())
    table.ask("Dee", Join("Dee"))
    play(table)
    lines = standing(table.room.series)
    assert {line.name for line in lines} == {"Ann", "Ben", "Cem", "Dee"}
    keys = [(line.points, line.wins) for line in lines]
    assert keys == sorted(keys, reverse=True)
    assert sum(line.points for line in lines) == sum(sum(r.outcome.points) for r in table.room.series.results)


def test_a_match_given_up_counts_for_nothing() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Configure(room={"series": {"kind": "matches", "of": 1}}))
    table.ask("Ann", Start())
    table.ask("Ann", End())
    assert table.room.series.results == ()
    assert table.room.series.winners is None


@pytest.mark.parametrize(
    ("change", "fresh"),
    [
        (Configure(options={"claps": True}), True),
        (Configure(room={"series": {"kind": "points", "to": 7}}), True),
        (Configure(room={"turn_time": 60}), False),
        (Configure(room={"texts": False}), False),
        (Configure(options={"claps": False}), False),
    ],
)
def test_another_game_other_options_or_another_kind_begin_a_new_series(
    change: Configure, *, fresh: bool
) -> None:
    table = Table("Ann", "Ben")
    play(table)
    table.ask("Ann", change)
    assert (table.room.series.results == ()) is fresh
    assert table.room.series.first == (2 if fresh else 1)


def test_before_the_first_match_a_new_series_begins_with_it() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Configure(options={"claps": True}))
    assert table.room.series.first == 1


def test_who_only_watches_has_no_score() -> None:
    table = Table("Ann", "Ben")
    table.ask("Cem", Watch("Cem"))
    play(table)
    assert table.id("Cem") not in {line.member for line in standing(table.room.series)}
