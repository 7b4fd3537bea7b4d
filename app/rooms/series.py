"""Matches in a row and their score. Points belong to who sat at the deal."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from app.games.game import Outcome
from app.rooms.events import Configured
from app.rooms.model import MatchesSeries, MatchResult, MemberId, OpenSeries, PointsSeries, SeriesKind, Standing
from app.rooms.state import Match, Room, Series

FEW = 5
"""Up to this many seats, a series of points goes to ``SHORT``; with more of them to ``LONG``."""
SHORT, LONG = 5, 10
NEWEST_RESULTS = 5
"""So many results of a series are kept at hand, and are in every view."""


def scored(series: Series, result: MatchResult, names: tuple[str, ...]) -> Series:
    """The series with this match in it; nobody has won it yet."""
    score = dict(series.score)
    for seat, member in enumerate(result.members):
        before = score.get(member)
        points, wins = (before.points, before.wins) if before else (0, 0)
        won = seat in result.outcome.winners
        score[member] = Standing(member, names[seat], points + result.outcome.points[seat], wins + won)
    results = (*series.results[1 - NEWEST_RESULTS :], result)
    return Series(series.first, series.played + 1, results, score)


def winners(kind: SeriesKind, series: Series) -> tuple[MemberId, ...] | None:
    """Who has won the series, a tie at the top shared; None while it goes on."""
    top = max((each.points for each in series.score.values()), default=0)
    match kind:
        case OpenSeries():
            return None
        case PointsSeries(to):
            seats = len(series.results[-1].members) if series.results else 0
            if top < (to or (SHORT if seats <= FEW else LONG)):
                return None
        case MatchesSeries(of):
            if series.played < of:
                return None
        case _:
            assert_never(kind)
    return tuple(member for member, each in series.score.items() if each.points == top)


def after_match(room: Room, match: Match, outcome: Outcome) -> Series:
    """The series with one more match counted."""
    series = scored(room.series, MatchResult(match.number, match.members, outcome), match.names)
    return replace(series, winners=winners(room.settings.series, series))


def standing(series: Series) -> tuple[Standing, ...]:
    """The running score, best first; who won more matches stands first among equals."""
    return tuple(sorted(series.score.values(), key=lambda s: (-s.points, -s.wins)))


def before_match(series: Series, number: int) -> Series:
    """A series that has been won is followed by a new one."""
    return series if series.winners is None else Series(number)


def after_configuring(room: Room, now: Configured) -> Series:
    """Another game, other options, another kind of series: the score begins anew."""
    before = (room.game, room.options, room.settings.series)
    if before == (now.game, now.options, now.room.series):
        return room.series
    return Series(room.match.number + 1 if room.match else 1)
