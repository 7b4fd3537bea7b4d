"""A recorded match and its twins played again in rooms, and every byte that one viewer receives there."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import msgspec

from app.games.dice import Dice
from app.games.game import Audience, Seat, Shelf, Viewer
from app.rooms.eyes import Eyes
from app.rooms.lines import Lines
from app.rooms.model import (
    Act,
    Arrive,
    BotHand,
    CommandRefusedError,
    Configure,
    Depart,
    Join,
    Leave,
    MemberCommand,
    React,
    Replace,
    Return,
    Say,
    Start,
    TurnTimeout,
    Watch,
)
from tests.support.playthrough import AnyGame, Sitting, Step
from tests.support.room import CLOCK, Table

WATCHER = "watcher"


@dataclass
class Script:
    """Stands in for luck: what followed in the step that is played next."""

    game: AnyGame
    step: Step | None = None
    left: tuple[Any, ...] = ()

    def scripted(self) -> AnyGame:
        return replace(self.game, follow=self.follow)

    def next(self, step: Step, chosen: tuple[Any, ...]) -> None:
        assert step.events[: len(chosen)] == chosen
        self.left = step.events[len(chosen) :]

    def follow(self, _: Any, dice: Dice) -> tuple[Any, ...]:
        dice.used = bool(self.left)
        events, self.left = self.left, ()
        return events


@dataclass
class World:
    """One room in which a match is played as scripted. ``received``: each frame of the viewer, as bytes.

    Chance events of the room (people coming, talking, vanishing, the viewer's own wild tries) are drawn
    from ``whims``: give twins equal ones.
    """

    match: Sitting
    viewer: Viewer
    whims: Random
    asked: list[Any]
    received: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.script = Script(self.match.game)
        game = self.script.scripted()
        self.shelf: Shelf = {game.slug: game}
        self.names = [f"p{seat}" for seat in range(self.match.seats)]
        options = msgspec.to_builtins(self.match.options)
        self.table = Table(*self.names, game=game.slug, options=options, shelf=self.shelf, seed=5)
        self.table.ask("p0", Configure(room={"turn_time": 30}))
        self.table.ask(WATCHER, Watch(WATCHER))
        self.me = WATCHER if isinstance(self.viewer, Audience) else f"p{self.viewer}"
        self.eyes = Eyes(self.shelf, self.table.room)
        self.lines = Lines(self.shelf, self.table.log)
        self.shown: tuple[bytes, int] = (b"", 0)
        self.heard = len(self.table.log)

    def play(self, step: Step) -> None:
        """One step of the match, with whatever else happens in a room meanwhile."""
        if step.seat is None:
            prepared = self.match.game.prepare(
                self.match.game.initial(self.match.options, self.match.seats), Seat(0), None
            )
            self.script.next(step, prepared)
            self.table.ask("p0", Start(), "start")
            self.look()
            return
        for _ in range(self.whims.randrange(3)):
            self.disturb()
            self.look()
        match = self.table.match
        self.script.next(step, self.match.game.decide(match.state, step.seat, step.action))
        action, ask = msgspec.to_builtins(step.action), match.asks[step.seat]
        if match.hands[step.seat] != "person":
            self.table.ask(BotHand(step.seat), Act(action, ask))
        elif match.deadline is not None and self.table.now >= match.deadline and step.seat in match.due:
            self.table.ask(CLOCK, TurnTimeout(step.seat, ask, action))
        else:
            text = "a text" if self.whims.random() < 0.2 else None
            self.table.ask(self.names[step.seat], Act(action, ask, text), f"f{len(self.table.log)}")
        self.look()

    def disturb(self) -> None:
        """Something that happens in a room, or a try of the viewer's that is refused."""
        other = self.whims.choice([name for name in self.names if name != self.me])
        match = self.table.match
        tries: list[tuple[str, MemberCommand | Arrive | Depart]] = [
            (WATCHER, Say("thinking")),
            (other, Say(text="a word")),
            (other, Depart()),
            (other, Arrive()),
            (other, Leave()),
            (other, Return()),
            (f"late {self.whims.randrange(3)}", Join("Late")),
            (self.me, Arrive()),
            (self.me, React("clap")),
            (self.me, Replace(Seat(self.whims.randrange(self.match.seats)))),
            (self.me, Act(msgspec.to_builtins(self.whims.choice(self.asked)), self.whims.randrange(5))),
        ]
        kept = match.asks[self.viewer] if not isinstance(self.viewer, Audience) else 1
        tries.append((self.me, Act({"kind": "nothing"}, kept)))
        who, command = self.whims.choice(tries)
        self.table.passes(self.whims.choice([0.5, 3, 31, 95]))
        if self.whims.random() < 0.2:
            self.shown = (b"", 0)  # the viewer's connection was cut: all of it anew
        if isinstance(command, Act) and self.legal(command):
            return
        try:
            self.table.ask(who, command, f"d{len(self.received)}" if who == self.me else None)
        except CommandRefusedError as refusal:
            if who == self.me:
                self.received.append(msgspec.json.encode([refusal.code, refusal.arguments]))

    def legal(self, command: Act) -> bool:
        """Whether the viewer's try would be a move: whether it is, they know."""
        if isinstance(self.viewer, Audience):
            return False
        match = self.table.match
        return command.action in map(msgspec.to_builtins, match.actions[self.viewer])

    def look(self) -> None:
        """What a connection of the viewer's gets now: a frame if its view or its lines have changed."""
        self.lines.hear(self.table.log[self.heard :])
        self.heard = len(self.table.log)
        self.eyes.look(self.table.room)
        key = self.table.person(self.me).key
        body = b"".join(self.eyes.body(key))
        lines = self.lines.told(self.eyes.viewer(key))
        if (body, len(lines)) != self.shown:
            suffix = b",".join(lines[self.shown[1] :])
            self.received.append(b"%b %d [%b]" % (body, self.shown[1], suffix))
            self.shown = (body, len(lines))


def side_by_side(
    pairs: Iterator[tuple[Step, Step]], one: World, two: World
) -> Iterator[tuple[int, bytes, bytes]]:
    """Every frame that differs: its number, and both."""
    for recorded, twin in pairs:
        one.play(recorded)
        two.play(twin)
        assert len(one.received) == len(two.received), "one world sends more frames"
        yield from (
            (n, a, b) for n, (a, b) in enumerate(zip(one.received, two.received, strict=True)) if a != b
        )
        one.received.clear()
        two.received.clear()
