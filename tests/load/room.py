"""One room under load: five players and a spectator, one action at a time, at once or paced."""

import asyncio
import time
from array import array
from collections import Counter
from random import Random
from typing import Any

import msgspec

from tests.load.person import LostError, Person

NOTHING_TO_DO = b'"actions":[]'
PATIENCE = 1.0


class _View(msgspec.Struct):
    ask: int | None
    actions: list[msgspec.Raw]


class _Match(msgspec.Struct):
    number: int
    outcome: msgspec.Raw
    view: _View


class _Room(msgspec.Struct):
    match: _Match | None


class _Frame(msgspec.Struct):
    room: _Room


_decode = msgspec.json.Decoder(_Frame).decode


class Tally:
    """What all rooms of a run have counted while it is `open`; when it is `over` they stop."""

    def __init__(self) -> None:
        self.open = False
        self.over = False
        self.latencies = array("d")
        self.unseen = 0  # actions after which somebody got no view within PATIENCE
        self.matches = 0
        self.answers: Counter[str] = Counter()


class LoadRoom:
    """The people of one room. `run` plays until the tally is over; `pause` is the time between actions."""

    def __init__(self, code: str, tally: Tally, rng: Random, pause: float) -> None:
        self.code = code
        self.people: list[Person] = []
        self.tally = tally
        self._rng = rng
        self._pause = pause
        self._waited_for: set[Person] = set()
        self._all_came = asyncio.Event()
        self._last_came = 0.0
        self._answers: dict[str, asyncio.Future[str]] = {}

    def view_came(self, person: Person) -> None:
        """A person has a newer view."""
        if person in self._waited_for:
            self._waited_for.discard(person)
            if not self._waited_for:
                self._last_came = time.perf_counter()
                self._all_came.set()

    def answer_came(self, frame: dict[str, Any]) -> None:
        """Anything that is not a view: accepted, refused, closed, a notice."""
        kind = frame["kind"]
        word = kind if kind in {"accepted", "pong"} else f"{kind} {frame.get('code', '')}".strip()
        if self.tally.open or kind != "accepted":
            self.tally.answers[word] += 1
        waiting = self._answers.pop(frame.get("id") or "", None)
        if waiting is not None and not waiting.done():
            waiting.set_result(word)
        if kind == "closed":
            for left in self._answers.values():
                if not left.done():
                    left.set_exception(LostError(word))

    async def asked(self, person: Person, command: dict[str, Any]) -> None:
        """Send a command and wait until it is accepted."""
        key = person.ask(command)
        self._answers[key] = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(30):
            word = await self._answers[key]
        if word != "accepted":
            raise LostError(f"{command['kind']}: {word}")

    async def seated(self, players: int) -> None:
        """Everybody joins in order, the rest watch, and the first, who opened the room, starts a match."""
        for number, person in enumerate(self.people):
            await self.asked(person, {"kind": "join" if number < players else "watch", "name": f"P{number}"})
        await self.start()

    async def start(self) -> None:
        """The next match, seen by everybody."""
        self._waited_for = set(self.people)
        self._all_came.clear()
        await self.asked(self.people[0], {"kind": "start"})
        await self._everybody()

    async def run(self) -> None:
        """Act, wait until everybody has seen it, act again; start again when a match is over."""
        if self._pause:
            await asyncio.sleep(self._rng.random() * self._pause)
        due = time.perf_counter()
        while not self.tally.over:
            if not self._act():
                await self._next_match()
                continue
            sent = time.perf_counter()
            if await self._everybody():
                if self.tally.open:
                    self.tally.latencies.append(self._last_came - sent)
            elif self.tally.open:
                self.tally.unseen += 1
            if self._pause:
                due += self._pause
                await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def _act(self) -> bool:
        """One player with something to choose chooses; False when nobody has."""
        able = [person for person in self.people if NOTHING_TO_DO not in person.view]
        self._rng.shuffle(able)
        for person in able:
            match = _decode(person.view).room.match
            if match is not None and match.view.actions and match.view.ask is not None:
                self._waited_for = set(self.people)
                self._all_came.clear()
                person.act(bytes(self._rng.choice(match.view.actions)), match.view.ask)
                return True
        return False

    async def _everybody(self) -> bool:
        """Wait until everybody has had a view since the last action; False when somebody got none."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._all_came.wait()
        except TimeoutError:
            return False
        return True

    async def _next_match(self) -> None:
        match = _decode(self.people[0].view).room.match
        if match is None or bytes(match.outcome) == b"null":
            self.tally.answers["stuck: nobody has an action"] += 1
            await asyncio.sleep(PATIENCE)
            return
        if self.tally.open:
            self.tally.matches += 1
        await self.start()
