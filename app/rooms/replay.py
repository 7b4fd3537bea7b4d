"""The one other door for secrets: a match that has ended, out of the log. While it runs the door is shut."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from app.games.game import AnyGame, Audience, Outcome, Seat, Shelf, Viewer, under
from app.rooms.codec import trusting
from app.rooms.events import GameHappened, MatchGivenUp, MatchStarted, StoryTold
from app.rooms.lines import mark
from app.rooms.model import Entry
from app.rooms.state import Match
from app.rooms.view import LogLine, StoryView


class UnknownMatchError(Exception):
    """The room has had no match of this number."""


class MatchRunningError(Exception):
    """The match has not ended: nothing of it is told here."""


class RecordSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat at the deal. ``bot``: had never been a person."""

    name: str
    bot: bool


class RecordEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One event of the game, ``i`` from 0; ``roll`` numbers the roll it came from."""

    i: int
    roll: int | None
    event: Any


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything of an ended match that is the game's. ``outcome`` is None when it was given up."""

    v: int
    game: str
    rules: str
    options: Any
    seats: tuple[RecordSeat, ...]
    commitment: str
    seed: str
    entries: tuple[RecordEntry, ...]
    outcome: Outcome | None


class Step(msgspec.Struct, frozen=True):
    """The match at rest: the deal (``step`` 0), then after each action.

    ``own``: what the chosen seat knew beyond the table. ``owns``: every seat's, for eyes that see all.
    ``lines``: what has happened since the step before, as told to these eyes.
    """

    step: int
    table: Any
    own: Any
    owns: tuple[Any, ...] | None
    asked: tuple[Seat, ...]
    lines: tuple[LogLine, ...]


class Replay(msgspec.Struct, frozen=True):
    """An ended match in somebody's eyes, from step ``start`` on, of ``length`` steps in all."""

    number: int
    game: str
    options: Any
    seats: tuple[RecordSeat, ...]
    commitment: str
    seed: str
    story: StoryView | None
    outcome: Outcome | None
    length: int
    start: int
    steps: tuple[Step, ...]

    def onwards(self, start: int) -> Replay:
        """Of a whole one, what begins at this step."""
        return replace(self, start=start, steps=self.steps[start:])


class _Ended(msgspec.Struct, frozen=True):
    started: MatchStarted
    happened: tuple[Entry, ...]
    story: StoryView | None
    outcome: Outcome | None


def record(shelf: Shelf, entries: Iterable[Entry], number: int) -> Record:
    """The record of a room's match. Raises UnknownMatchError, MatchRunningError, UnreadableEntryError."""
    ended = _ended(shelf, entries, number)
    events = [entry.event for entry in ended.happened]
    return Record(
        v=1,
        game=ended.started.game,
        rules=ended.started.rules,
        options=ended.started.options,
        seats=_seats(ended.started),
        commitment=ended.started.commitment,
        seed=ended.started.seed,
        entries=tuple(RecordEntry(i, e.roll, e.event) for i, e in enumerate(events)),
        outcome=ended.outcome,
    )


def replay(shelf: Shelf, entries: Iterable[Entry], number: int, eyes: Viewer) -> Replay:
    """The match step by step. Raises UnknownMatchError (for a seat it never had, too), MatchRunningError.

    Raises UnreadableEntryError where the entries mean nothing at some step.
    """
    ended = _ended(shelf, entries, number)
    started = ended.started
    if not isinstance(eyes, Audience) and not 0 <= eyes < len(started.members):
        raise UnknownMatchError
    with trusting("replay"):
        steps = _steps(under(shelf, started.game, started.rules), ended, eyes)
    return Replay(
        number=number,
        game=started.game,
        options=started.options,
        seats=_seats(started),
        commitment=started.commitment,
        seed=started.seed,
        story=ended.story,
        outcome=ended.outcome,
        length=len(steps),
        start=0,
        steps=tuple(steps),
    )


def revealed(game: AnyGame, match: Match) -> tuple[Any, ...] | None:
    """Every seat's own of a match that was given up. Of others None: one runs, or its table shows the end."""
    if match.outcome is not None or not match.given_up:
        return None
    return tuple(game.own(match.state, seat, ()) for seat in match.seats)


def _ended(shelf: Shelf, entries: Iterable[Entry], number: int) -> _Ended:
    with trusting("match"):
        ended, running = _gathered(shelf, entries, number)
    if ended is None:
        raise UnknownMatchError
    if running:
        raise MatchRunningError
    return ended


def _gathered(shelf: Shelf, entries: Iterable[Entry], number: int) -> tuple[_Ended | None, bool]:
    """What the entries hold of this match, and whether it runs."""
    started: MatchStarted | None = None
    game: AnyGame | None = None
    story: StoryView | None = None
    given_up = False
    happened: list[Entry] = []
    state: Any = None
    for entry in entries:
        event = entry.event
        if isinstance(event, MatchStarted):
            if started is not None:
                break
            if event.number == number:
                started = event
                game = under(shelf, event.game, event.rules)
                state = game.initial(event.options, len(event.members))
        elif started is None or game is None:
            continue
        elif isinstance(event, GameHappened):
            happened.append(entry)
            state = game.evolve(state, event.event)
        elif isinstance(event, StoryTold):
            story = StoryView(event.seat, event.text)
        elif isinstance(event, MatchGivenUp):
            given_up = True
    if started is None or game is None:
        return None, False
    outcome = game.outcome(state)
    return _Ended(started, tuple(happened), story, outcome), outcome is None and not given_up


def _seats(started: MatchStarted) -> tuple[RecordSeat, ...]:
    return tuple(RecordSeat(name, seat in started.bots) for seat, name in enumerate(started.names))


def _steps(game: AnyGame, ended: _Ended, eyes: Viewer) -> list[Step]:
    state = game.initial(ended.started.options, len(ended.started.members))
    steps: list[Step] = []
    lines: list[LogLine] = []
    for entry in ended.happened:
        event: GameHappened = entry.event
        state = game.evolve(state, event.event)
        line = game.tell(event.event, eyes)
        if line is not None:
            lines.append(LogLine(entry.at, mark(entry), line))
        if event.rest:
            steps.append(_step(game, state, len(steps), eyes, lines, len(ended.started.members)))
            lines = []
    return steps


def _step(game: AnyGame, state: Any, number: int, eyes: Viewer, lines: list[LogLine], seats: int) -> Step:
    def own(seat: Seat) -> Any:
        return game.own(state, seat, game.legal_actions(state, seat))

    return Step(
        step=number,
        table=game.table(state),
        own=None if isinstance(eyes, Audience) else own(eyes),
        owns=tuple(own(Seat(seat)) for seat in range(seats)) if eyes is Audience.ALL else None,
        asked=game.due(state) if game.outcome(state) is None else (),
        lines=tuple(lines),
    )
