"""Laws of the room, like those of a game: whoever does whatever at whatever moment."""

from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from app.games.game import Audience, Seat
from app.rooms.due import HostGrace, TurnEnd, bots_asked, due
from app.rooms.evolve import fold
from app.rooms.eyes import Eyes, viewer
from app.rooms.lines import Lines
from app.rooms.model import (
    Act,
    AddBot,
    Arrive,
    Asker,
    BotHand,
    CommandRefusedError,
    Configure,
    Depart,
    End,
    HandOver,
    HouseCommand,
    Join,
    Leave,
    MemberCommand,
    MemberId,
    Note,
    PassHost,
    React,
    Remove,
    Replace,
    Return,
    Say,
    SeatOrder,
    Start,
    TurnTimeout,
    Watch,
)
from app.rooms.rules import decide
from app.rooms.view import RoomView
from app.store.entries import entries, rows
from tests.support.room import CLOCK, SHELF, Table

NAMES = ("Ann", "Ben", "Cem", "Dee", "Eva")
who = st.sampled_from(NAMES)


class Anybody(RuleBasedStateMachine):
    """Five browsers do what they like; the clock runs; bots and deadlines are served now and then."""

    @initialize(claps=st.booleans(), turn_time=st.sampled_from([0, 0, 30]), people=st.integers(1, 5))
    def open(self, claps: bool, turn_time: int, people: int) -> None:  # noqa: FBT001  hypothesis calls it
        self.table = Table(options={"claps": claps})
        host = self.table.names.pop("host")
        self.table.names["Ann"] = host
        self.eyes = Eyes(SHELF, self.table.room)
        self.lines = Lines(SHELF, self.table.log)
        self.ask("Ann", Configure(room={"turn_time": turn_time}))
        for name in NAMES[:people]:
            self.ask(name, Join(name))
            self.ask(name, Arrive())
        self.ask("Ann", Start())

    def ask(self, by: str | Asker, command: MemberCommand | HouseCommand, frame: str | None = None) -> None:
        """Accepted or refused; decided twice alike; a refusal changes nothing."""
        table = self.table
        asker = table.person(by) if isinstance(by, str) else by
        room = table.room
        plain = msgspec.to_builtins(msgspec.json.encode(room.members))
        answers: list[Any] = []
        for _ in range(2):
            try:
                luck = Random(room.version).randbytes
                answers.append(decide(SHELF, room, asker, command, table.now, luck, frame))
            except CommandRefusedError as refusal:
                answers.append((refusal.code, refusal.arguments))
        assert answers[0] == answers[1]
        assert msgspec.to_builtins(msgspec.json.encode(room.members)) == plain
        if not isinstance(answers[0][0], str):
            table.room = answers[0].room
            table.log.extend(answers[0].entries)
            self.lines.hear(answers[0].entries)
            self.eyes.look(table.room)

    @rule(name=who, command=st.sampled_from([Watch(), Leave(), Return(), Start(), End(), AddBot()]))
    def ask_something(self, name: str, command: MemberCommand) -> None:
        self.ask(name, command)

    @rule(name=who, called=st.sampled_from([None, "Ann", "\uff21nn", "Zoë", "x" * 20]))
    def join(self, name: str, called: str | None) -> None:
        self.ask(name, Join(called))

    @rule(name=who, command=st.sampled_from([Arrive(), Depart(), Depart()]))
    def come_or_go(self, name: str, command: HouseCommand) -> None:
        self.ask(name, command)

    @rule(name=who, other=st.integers(0, 7), block=st.booleans())
    def remove(self, name: str, other: int, block: bool) -> None:  # noqa: FBT001  hypothesis calls it
        self.ask(name, Remove(self.member(other), block))

    @rule(name=who, other=st.integers(0, 7))
    def hand_over(self, name: str, other: int) -> None:
        self.ask(name, HandOver(self.member(other)))

    @rule(name=who, seat=st.integers(-1, 4))
    def replace(self, name: str, seat: int) -> None:
        self.ask(name, Replace(Seat(seat)))

    @rule(name=who, seed=st.integers(0, 99))
    def order(self, name: str, seed: int) -> None:
        order = list(self.table.room.ring)
        Random(seed).shuffle(order)
        self.ask(name, SeatOrder(tuple(order)))

    @rule(name=who, pair=st.booleans(), locked=st.booleans())
    def configure(self, name: str, pair: bool, locked: bool) -> None:  # noqa: FBT001  hypothesis calls it
        self.ask(name, Configure(options={"pair": pair}, room={"locked": locked, "texts": not locked}))

    @rule(name=who, command=st.sampled_from([Say("thanks"), Say(text="hi"), React("clap"), Note("dot")]))
    def talk(self, name: str, command: MemberCommand) -> None:
        self.ask(name, command)

    @rule(seconds=st.sampled_from([1, 20, 40, 100]))
    def time_passes(self, seconds: int) -> None:
        self.table.passes(seconds)
        self.serve_the_clock()

    @rule(name=who, card=st.integers(0, 6), ask=st.integers(0, 9))
    def act_wildly(self, name: str, card: int, ask: int) -> None:
        self.ask(name, Act({"kind": "play", "card": card}, ask, "a text"), f"frame {card} {ask}")

    @rule(seed=st.integers(0, 99), steps=st.integers(1, 4))
    def play_on(self, seed: int, steps: int) -> None:
        for _ in range(steps):
            if self.table.room.running:
                self.table.step(Random(seed))
                self.catch_up()

    def catch_up(self) -> None:
        self.eyes.look(self.table.room)
        fresh = Lines(SHELF, self.table.log)
        self.lines = fresh

    def member(self, index: int) -> MemberId:
        members = self.table.room.members
        return members[index].id if index < len(members) else MemberId("nobody")

    def serve_the_clock(self) -> None:
        for item in due(self.table.room):
            if item.at > self.table.now:
                continue
            match item:
                case HostGrace():
                    self.ask(CLOCK, PassHost())
                case TurnEnd(prompts=prompts):
                    for seat, ask in prompts:
                        action = self.choice(seat)
                        if self.table.room.running and action is not None:
                            self.ask(CLOCK, TurnTimeout(seat, ask, action))

    def choice(self, seat: Seat) -> dict[str, Any] | None:
        room = self.table.room
        if room.running is None or not room.running.actions[seat]:
            return None
        table, own, actions = self.eyes.hand(seat)
        choose = SHELF[room.running.game].choose
        action = choose(table, own, actions, self.lines.heard(seat), Random(1))
        return None if action is None else msgspec.to_builtins(action)

    @invariant()
    def nobody_is_shown_what_is_not_theirs(self) -> None:
        if not hasattr(self, "table"):
            return
        room = self.table.room
        public = msgspec.json.decode(b"".join(self.eyes.body(None)), type=RoomView)
        for person in self.table.names.values():
            view = msgspec.json.decode(b"".join(self.eyes.body(person.key)), type=RoomView)
            seat = viewer(room, person.key)
            assert self.eyes.viewer(person.key) == seat
            if view.match is None:
                continue
            assert public.match is not None
            if seat is Audience.PUBLIC:
                assert view.match == public.match
            else:
                member = room.of(person.key)
                assert member is not None
                assert room.match is not None
                assert not isinstance(seat, Audience)
                assert room.match.members[seat] == member.id
            assert (view.match.seed is None) == (room.running is not None)

    @invariant()
    def the_ring_holds_who_plays(self) -> None:
        if not hasattr(self, "table") or self.table.room.running:
            return
        room = self.table.room
        most = max(SHELF[room.game].seats(room.options))
        sitting = [room.member(member) for member in room.ring]
        assert all(m is not None and m.joined and not m.watching for m in sitting)
        waiting = [m for m in room.members if m.joined and not m.watching and m.id not in room.ring]
        if waiting:
            assert len(room.ring) >= most
            assert all(m is not None and m.key is not None for m in sitting)

    def teardown(self) -> None:
        """Whatever happened: the match goes on to its end, and the log alone gives the same room."""
        if not hasattr(self, "table"):
            return
        self.table.now += 10_000
        for name in NAMES:
            self.ask(name, Depart())
        rescuer = Random(len(self.table.log)).choice(self.welcome())
        for _ in range(300):
            running = self.table.room.running
            if running is None:
                break
            self.table.passes(120)
            self.serve_the_clock()
            self.ask(rescuer, Arrive())  # one person is enough
            self.ask(rescuer, Join(rescuer))
            for seat, hand in enumerate(running.hands):
                if hand == "person":
                    for name in NAMES:
                        self.ask(name, Replace(Seat(seat)))
                    self.act_for(Seat(seat))
            for seat, ask in bots_asked(self.table.room):
                action = self.choice(seat)
                if action is not None:
                    self.ask(BotHand(seat), Act(action, ask))
        assert self.table.room.running is None
        log = self.table.log
        assert [entry.version for entry in log] == list(range(1, len(log) + 1))
        assert entries(SHELF, rows(log)) == log
        assert fold(SHELF, log) == self.table.room

    def welcome(self) -> list[str]:
        """Who may come in now."""
        room = self.table.room
        known = {person.key for person in self.table.names.values() if room.of(person.key)}
        return [
            name
            for name, person in self.table.names.items()
            if person.key not in room.blocked and (person.key in known or not room.settings.locked)
        ]

    def act_for(self, seat: Seat) -> None:
        """A person who is here answers their prompt."""
        match = self.table.room.running
        if match is None or seat not in match.due:
            return
        member = self.table.room.member(match.members[seat])
        if member is not None and member.here:
            self.ask(self.table.name_at(seat), self.table.action(seat))


TestAnybody = Anybody.TestCase
TestAnybody.settings = settings(max_examples=60, stateful_step_count=40)
