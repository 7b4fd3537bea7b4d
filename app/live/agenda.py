"""What a room does when nobody does anything: bots act, deadlines pass, the host role moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

import msgspec

from app.games.game import Seat, under
from app.live.bots import choice, pause
from app.live.parts import Parts
from app.live.presence import Later
from app.rooms.due import Due, HostGrace, TurnEnd, bots_asked, due
from app.rooms.eyes import Eyes
from app.rooms.lines import Lines
from app.rooms.model import Act, Asker, BotHand, Clock, HouseCommand, MemberCommand, PassHost, TurnTimeout
from app.rooms.state import Room

Ask = Callable[[Asker, MemberCommand | HouseCommand], None]
Prompt = tuple[int, Seat, int]
"""(number of the match, seat, ask): each prompt is answered once."""
_AGAIN = 1_000


class Agenda:
    """Wakes up for the next thing due and asks the room for it. ``plan`` anew after every append."""

    def __init__(self, parts: Parts, eyes: Eyes, lines: Lines, ask: Ask, later: Later) -> None:
        self._parts = parts
        self._eyes = eyes
        self._lines = lines
        self._ask = ask
        self._later = later
        self._bots: dict[Prompt, int] = {}
        self._asked: set[Prompt] = set()
        self._passed: HostGrace | None = None
        self._cancel: Callable[[], None] | None = None

    def plan(self, room: Room) -> None:
        """Look at what the room waits for now. A bot's pause is drawn here, before it thinks."""
        number = room.match.number if room.match else 0
        prompts = [(number, seat, ask) for seat, ask in bots_asked(room)]
        dues = due(room)
        if not (prompts or dues):
            self._bots = {}
            self._asked.clear()
            self.stop()
            return
        now = self._parts.clock.now()
        self._bots = {
            prompt: self._bots.get(prompt) or now + pause(self._parts.rng, self._parts.bot_delay)
            for prompt in prompts
        }
        open_prompts = set(prompts)
        for each in dues:
            if isinstance(each, TurnEnd):
                open_prompts |= {(number, seat, ask) for seat, ask in each.prompts}
        self._asked &= open_prompts
        self._sleep(room, dues)

    def _sleep(self, room: Room, dues: tuple[Due, ...]) -> None:
        self.stop()
        waits = [at for prompt, at in self._bots.items() if prompt not in self._asked]
        for each in dues:
            match each:
                case HostGrace(at):
                    if each != self._passed:
                        waits.append(at)
                case TurnEnd(at, prompts):
                    number = room.match.number if room.match else 0
                    if any((number, seat, ask) not in self._asked for seat, ask in prompts):
                        waits.append(at)
                case _:
                    assert_never(each)
        if waits:
            self._cancel = self._parts.clock.at(min(waits), lambda: self._later(self._wake))

    def _wake(self) -> None:
        room = self._eyes.room
        now = self._parts.clock.now()
        number = room.match.number if room.match else 0
        for prompt, at in self._bots.items():
            if at <= now and prompt not in self._asked:
                self._asked.add(prompt)
                self._bot_acts(room, prompt)
        for each in due(room):
            match each:
                case HostGrace(at):
                    if at <= now and each != self._passed:
                        self._passed = each
                        self._ask(Clock(), PassHost())
                case TurnEnd(at, prompts):
                    for seat, ask in prompts if at <= now else ():
                        self._time_is_up(room, (number, seat, ask))
                case _:
                    assert_never(each)
        self._sleep(room, due(room))

    def _bot_acts(self, room: Room, prompt: Prompt) -> None:
        number, seat, ask = prompt
        action = self._choice(room, seat)
        if action is not None:
            self._ask(BotHand(seat), Act(msgspec.to_builtins(action), ask, match=number))

    def _time_is_up(self, room: Room, prompt: Prompt) -> None:
        _, seat, ask = prompt
        if prompt in self._asked:
            return
        self._asked.add(prompt)
        action = self._choice(room, seat)
        if action is not None:
            self._ask(Clock(), TurnTimeout(seat, ask, msgspec.to_builtins(action)))

    def _choice(self, room: Room, seat: Seat) -> Any | None:
        assert room.match is not None
        game = under(self._parts.shelf, room.match.game, room.match.rules)
        return choice(game, self._eyes.hand(seat), self._lines.heard(seat), self._parts.rng)

    def refused(self, room: Room, command: MemberCommand | HouseCommand) -> None:
        """A bot's or the clock's choice came too late: look again in a while."""
        again = self._parts.clock.now() + _AGAIN
        if isinstance(command, TurnTimeout | Act):
            for prompt in [prompt for prompt in self._asked if prompt[2] == command.ask]:
                self._asked.discard(prompt)
                if prompt in self._bots:
                    self._bots[prompt] = again
        self._sleep(room, due(room))

    def stop(self) -> None:
        """Wake up no more."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None
