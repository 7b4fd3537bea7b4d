"""A room on a table: people who ask, a clock that is set by hand, luck from a seed, a log in memory."""

from random import Random
from typing import Any

import msgspec

from app.games.game import Seat, Shelf
from app.rooms.evolve import fold
from app.rooms.model import (
    Act,
    Arrive,
    Asker,
    BotHand,
    Clock,
    CommandRefusedError,
    Configure,
    Entry,
    HouseCommand,
    Join,
    MemberCommand,
    MemberId,
    MemberKey,
    Person,
    Start,
)
from app.rooms.rules import decide, open_room
from app.rooms.state import Match, Member, Room
from tests.support.toy import GAME

SHELF: Shelf = {"toy": GAME}
CLOCK = Clock()
T0 = 1_796_000_000_000


class Table:
    """Drives one room by the pure rules alone."""

    def __init__(
        self, *names: str, game: str = "toy", options: dict[str, Any] | None = None,
        shelf: Shelf = SHELF, seed: int = 1,
    ) -> None:  # fmt: skip
        self.shelf = shelf
        self.luck = Random(seed).randbytes
        self.now = T0
        self.log: list[Entry] = []
        self.room: Room
        self.names: dict[str, Person] = {}
        opener = self.person(names[0] if names else "host")
        append = open_room(shelf, "KQRT7M", opener.key, game, options or {}, self.now, self.luck)
        self.room, self.log = append.room, list(append.entries)
        for name in names:
            self.ask(name, Arrive())
            self.ask(name, Join(name))

    def person(self, name: str) -> Person:
        return self.names.setdefault(name, Person(MemberKey(f"key of {name}")))

    def ask(
        self, who: str | Asker, command: MemberCommand | HouseCommand, frame: str | None = None
    ) -> tuple[Entry, ...]:
        by = self.person(who) if isinstance(who, str) else who
        append = decide(self.shelf, self.room, by, command, self.now, self.luck, frame)
        self.room = append.room
        self.log.extend(append.entries)
        return append.entries

    def refused(self, who: str | Asker, command: MemberCommand | HouseCommand, frame: str | None = None) -> str:
        """The code; anything else fails."""
        before = self.room
        try:
            self.ask(who, command, frame)
        except CommandRefusedError as refusal:
            assert self.room is before
            return refusal.code
        raise AssertionError(f"accepted: {command}")

    def passes(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def member(self, name: str) -> Member:
        member = self.room.of(self.person(name).key)
        assert member is not None
        return member

    def id(self, name: str) -> MemberId:
        return self.member(name).id

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def ring(self) -> list[str]:
        members = [self.room.member(member) for member in self.room.ring]
        return [member.name for member in members if member]

    def seat(self, name: str) -> Seat:
        return Seat(self.match.members.index(self.id(name)))

    def name_at(self, seat: int) -> str:
        key = {m.id: m.key for m in self.room.members}[self.match.members[seat]]
        return next(name for name, person in self.names.items() if person.key == key)

    def action(self, seat: int, which: int = 0) -> Act:
        action = self.match.actions[seat][which]
        return Act(msgspec.to_builtins(action), self.match.asks[seat])

    def step(self, rng: Random) -> None:
        """One legal action of a seat that is due, by whoever plays it."""
        seat = rng.choice(self.match.due)
        act = self.action(seat, rng.randrange(len(self.match.actions[seat])))
        if self.match.hands[seat] == "person":
            self.ask(self.name_at(seat), act)
        else:
            self.ask(BotHand(seat), act)

    def play_out(self, rng: Random | None = None) -> None:
        """The rest of the match, at random."""
        rng = rng or Random(7)
        for _ in range(1000):
            if not self.match.running:
                return
            self.step(rng)
        raise AssertionError("the match does not end")

    def folded(self) -> Room:
        return fold(self.shelf, self.log)


def playing(*names: str, seed: int = 1, claps: bool = False, turn_time: int = 0) -> Table:
    """A match that has just been dealt; Ann is host."""
    table = Table(*(names or ("Ann", "Ben", "Cem")), seed=seed, options={"claps": claps})
    table.ask("Ann", Configure(room={"turn_time": turn_time}))
    table.ask("Ann", Start())
    return table


def passing(*, turn_time: int = 0) -> Table:
    """A match that stands where everybody passes a card."""
    for seed in range(200):
        table = playing(seed=seed, turn_time=turn_time)
        rng = Random(seed)
        while table.match.running:
            if len(table.match.due) == 3:
                return table
            table.step(rng)
    raise AssertionError("no cards are passed")
