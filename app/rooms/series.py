"""Matches in a row and their score. Points belong to who sat at the deal."""

from __future__ import annotations

from typing import assert_never

from app.games.game import Outcome
from app.rooms.events import Configured
from app.rooms.model import MatchesSeries, MatchResult, MemberId, OpenSeries, PointsSeries, SeriesKind, Standing
from app.rooms.state import Match, Room, Series

FEW = 5
"""Up to this many seats, a series of points goes to ``SHORT``; with more of them to ``LONG``."""
SHORT, LONG = 5, 10


def totals(results: tuple[MatchResult, ...]) -> dict[MemberId, tuple[int, int]]:
    """Points and matches won of everyone who sat in one of these matches, in order of appearance."""
    score: dict[MemberId, tuple[int, int]] = {}
    for result in results:
        for seat, member in enumerate(result.members):
            points, wins = score.get(member, (0, 0))
            won = seat in result.outcome.winners
            score[member] = (points + result.outcome.points[seat], wins + won)
    return score


def winners(kind: SeriesKind, results: tuple[MatchResult, ...]) -> tuple[MemberId, ...] | None:
    """Who has won the series, a tie at the top shared; None while it goes on."""
    score = totals(results)
    top = max((points for points, _ in score.values()), default=0)
    match kind:
        case OpenSeries():
            return None
        case PointsSeries(to):
            seats = len(results[-1].members) if results else 0
            if top < (to or (SHORT if seats <= FEW else LONG)):
                return None
        case MatchesSeries(of):
            if len(results) < of:
                return None
        case _:
            assert_never(kind)
    return tuple(member for member, (points, _) in score.items() if points == top)


def after_match(room: Room, match: Match, outcome: Outcome) -> Series:
    """The series with one more match counted."""
    series = room.series
    results = (*series.results, MatchResult(match.number, match.members, outcome))
    names = {**series.names, **dict(zip(match.members, match.names, strict=True))}
    return Series(series.first, results, winners(room.settings.series, results), names)


def standing(series: Series) -> tuple[Standing, ...]:
    """The running score, best first; who won more matches stands first among equals."""
    lines = [
        Standing(member, series.names[member], points, wins)
        for member, (points, wins) in totals(series.results).items()
    ]
    return tuple(sorted(lines, key=lambda s: (-s.points, -s.wins)))


def before_match(series: Series, number: int) -> Series:
    """A series that has been won is followed by a new one."""
    return series if series.winners is None else Series(number, (), None, {})


def after_configuring(room: Room, now: Configured) -> Series:
    """Another game, other options, another kind of series: the score begins anew."""
    before = (room.game, room.options, room.settings.series)
    if before == (now.game, now.options, now.room.series):
        return room.series
    return Series(room.match.number + 1 if room.match else 1, (), None, {})
