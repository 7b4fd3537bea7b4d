"""Checks the record of a match: is every roll the sealed seed's, and every event what the rules make of it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from app.games.dice import Dice, commitment
from app.games.game import AnyGame, Seat, Shelf, under
from app.rooms.replay import Record


class UnreadableRecordError(Exception):
    """What was given is no record this program can read; the message says why."""


class Report(msgspec.Struct, frozen=True):
    """What a check found: a sentence for each ``fault``, none when all is as it should be.

    ``prepared`` events were set by the room before the deal (who takes which part) and are no luck.
    """

    actions: int
    rolls: int
    prepared: int
    faults: tuple[str, ...]


def read_record(shelf: Shelf, data: bytes) -> Record:
    """The record in this JSON. Raises UnreadableRecordError."""
    try:
        plain = msgspec.json.decode(data, type=Record, strict=True)
        if plain.v != 1:
            raise UnreadableRecordError(f"Records of version {plain.v} cannot be read.")
        if plain.game not in shelf:
            raise UnreadableRecordError("It is of a game that this program does not know.")
        game = _under(shelf, plain)
        if game is None:
            raise UnreadableRecordError(_other_rules(plain))
        entries = tuple(
            replace(entry, event=msgspec.convert(entry.event, game.event_type, strict=True))
            for entry in plain.entries
        )
        options = msgspec.convert(plain.options, game.options_type, strict=True)
        bytes.fromhex(plain.seed)
    except msgspec.DecodeError as error:
        raise UnreadableRecordError(f"It is no record: {error}.") from None
    except ValueError:
        raise UnreadableRecordError("It is no record: the seed is not in hex.") from None
    return replace(plain, options=options, entries=entries)


def verify(shelf: Shelf, record: Record) -> Report:
    """Recompute every roll and all that follows; check that each choice was legal, and the outcome.

    It proves that nothing was changed after the deal, and no more than that.
    """
    game = _under(shelf, record)
    if game is None:
        return Report(0, 0, 0, (_other_rules(record),))
    checking = _Checking(game, record)
    try:
        checking.run()
    except Exception as error:  # noqa: BLE001  a record may be anybody's file: events that fit no state
        checking.faults.append(f"Entry {checking.at} does not fit what came before ({type(error).__name__}).")
    return Report(checking.actions, checking.rolls, checking.prepared, tuple(checking.faults))


def _under(shelf: Shelf, record: Record) -> AnyGame | None:
    """The game under the rules of its number, if this program has it."""
    try:
        return under(shelf, record.game, record.rules)
    except KeyError:
        return None


def _other_rules(record: Record) -> str:
    return f"It was played under rules {record.rules}, which this program does not have."


class _Checking:
    """One check in progress: ``at`` is the next entry, ``state`` what the ones before it lead to."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.record = record
        self.seed = bytes.fromhex(record.seed)
        self.entries = [(entry.event, entry.roll) for entry in record.entries]
        self.seats = len(record.seats)
        self.state: Any = None
        self.at = self.actions = self.rolls = self.prepared = 0
        self.faults: list[str] = []

    def run(self) -> None:
        self.state = self.game.initial(self.record.options, self.seats)
        if commitment(self.seed) != self.record.commitment:
            self.faults.append("The seed is not the one that was sealed before the deal.")
        if [entry.i for entry in self.record.entries] != list(range(len(self.entries))):
            self.faults.append("The entries are not numbered from 0 without a gap.")
        self._prepare()
        while self._follow() or self._choose():
            pass
        if self.game.outcome(self.state) != self.record.outcome:
            self.faults.append("The outcome is not the one these entries lead to.")

    def _prepare(self) -> None:
        """Take what the room set before the deal, if this game lets the room set that."""
        first = [event for event, roll in self._next(1) if roll is None]
        for events in self._preparations():
            if events and events[:1] == first and self._next(len(events)) == [(e, None) for e in events]:
                self.prepared = len(events)
                self._take(len(events))
                return

    def _preparations(self) -> list[list[Any]]:
        """Everything ``prepare`` may have given, whoever was host and whatever the match before was.

        Of the match before a game reads who took which part: any order of parts is met by starting from
        this match's own end and preparing again and again.
        """
        fresh = self.state
        hosts = [None, *(Seat(seat) for seat in range(self.seats))]
        befores: list[Any] = [None, self._end()]
        found: list[list[Any]] = []
        for before in befores:  # grows below, until nothing new is found
            for host in hosts:
                events = list(self.game.prepare(fresh, host, before))
                if events not in found:
                    found.append(events)
                    befores.append(_folded(self.game, fresh, events))
        return found

    def _end(self) -> Any:
        """The state as far as the entries fit one another."""
        state = self.state
        with suppress(Exception):  # what does not fit is found where it is checked
            for event, _ in self.entries:
                state = self.game.evolve(state, event)
        return state

    def _following(self) -> tuple[list[tuple[Any, int | None]], bool]:
        dice = Dice(self.seed, self.rolls)
        events = self.game.follow(self.state, dice)
        roll = self.rolls if dice.used else None
        return [(event, roll) for event in events], dice.used

    def _follow(self) -> bool:
        """Take what follows by itself, if anything does."""
        expected, rolled = self._following()
        if not expected:
            return False
        if self._next(len(expected)) != expected:
            what = f"roll {self.rolls}" if rolled else "the rules"
            self.faults.append(f"Entry {self.at} is not what {what} gives.")
            return False
        self.rolls += rolled
        self._take(len(expected))
        return True

    def _choose(self) -> bool:
        """Take what somebody chose, if a legal choice gives it."""
        if self.faults and self.faults[-1].startswith("Entry"):
            return False
        if self.at == len(self.entries):
            return False
        taken = max(
            (
                len(events)
                for seat in range(self.seats)
                for action in self.game.legal_actions(self.state, Seat(seat))
                for events in (self.game.decide(self.state, Seat(seat), action),)
                if self._next(len(events)) == [(event, None) for event in events]
            ),
            default=0,
        )
        if not taken:
            self.faults.append(f"Entry {self.at} is not what any legal action gives.")
            return False
        self.actions += 1
        self._take(taken)
        return True

    def _next(self, count: int) -> list[tuple[Any, int | None]]:
        return self.entries[self.at : self.at + count]

    def _take(self, count: int) -> None:
        for event, _ in self._next(count):
            self.state = self.game.evolve(self.state, event)
            self.at += 1


def _folded(game: AnyGame, state: Any, events: list[Any]) -> Any:
    for event in events:
        state = game.evolve(state, event)
    return state
