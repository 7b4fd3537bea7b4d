"""The Twins law's harness: worlds that a viewer cannot tell apart must look the same to that viewer.

**Identities.** Every hidden thing of a match (a card in a hand or in the box, a suspect, a silhouette, a deck
card) gets an identity when it is dealt, and keeps it wherever it goes; its *value* is what is printed on it.
A **twin** of a recorded match is the same match with the values of two identities exchanged from the deal on.
All that people and luck did is kept *by identity*: who gave that identity still gives that identity, a roll
that took that identity still takes it.

**What the redealer is for.** It knows identities; the harness does not. For a game it is an object in
``tests/games/<slug>/redealer.py`` with the two methods of ``Redealer``, handed over in the game's ``TRIAL``. It
is written from the rules page and the game's ``model*.py`` alone, by somebody who has not read its
``view*.py``: it is the second opinion on who may know what.

**What the harness does.** It replays the twin through the game's own rules: the twin's actions through
``legal_actions`` and ``decide``; what ``follow`` gives without luck is taken as it is; where ``follow`` rolls,
the twin's own ``rolled`` events are taken instead. Step by step (a step is the deal, or one accepted action
with all that came of it) it goes on as long as both worlds are one to the viewer *by the rules page*:

- each action of the twin is legal, by the same seat, and the very same where the viewer is the one who acts;
- ``told(event, viewer)`` is equal for every event of the step.

The first step where that fails ends the comparison, without complaint: there the viewer was told. So does the
end of the match, which tells everybody everything. Up to it, the viewer must get byte-equal JSON in both
worlds: the table, own (for a seat), the new lines, the legal actions, the codes of refusals; events must be
equal in kind and number; and a bot must choose the same. Any difference is a leak.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, Protocol

import msgspec

from app.games.dice import Dice
from app.games.game import Audience, Seat, Viewer
from tests.support.playthrough import AnyGame, Rolled, Sitting, Step

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True, kw_only=True)
class Twin:
    """One twin of a recorded match.

    ``exchanged`` names the two identities for people (``"seat 2: dog"``, ``"box: rumor"``). ``critical``: the
    hidden thing the game is about (the criminal, the culprit, the identity) is one of them.

    ``deal``: the twin's events of the first step, all of them. ``actions``: the action of each later step, in
    order; a public one is the recorded one, a hidden choice is the recorded choice by identity. The tuple may
    stop early, at a step where the recorded action has no counterpart (that identity is played openly and now
    has another value). ``rolled``: for each of these later steps its events that carry a roll, in order.
    """

    exchanged: tuple[str, str]
    critical: bool
    deal: tuple[Any, ...]
    actions: tuple[Any, ...]
    rolled: tuple[tuple[Any, ...], ...]


class Redealer(Protocol):
    """Makes twins of a game's matches, and says what the rules page lets a viewer learn."""

    def twins(self, match: Sitting, viewer: Viewer, rng: Random) -> Iterator[Twin]:
        """Twins of this whole match in an order drawn from ``rng``, each pair of identities at most once.

        Exchange only identities whose values the viewer does not learn by the deal itself, and whose values
        differ; leave out deals that the rules could not have dealt. Pairs with the critical identity should be
        about as many as those without. The harness takes as many as it wants, and stops. The viewer is a
        seat or ``Audience.PUBLIC``.
        """

    def told(self, event: Any, viewer: Viewer) -> Any:
        """All that the rules page lets this viewer learn from this event: a value compared with ``==``.

        Learn in the strict sense: the public part (that it happened, between whom, an answer, a shown card),
        and this viewer's private part. Leave out everything else in the event.
        """


@dataclass(slots=True)
class Tally:
    """What was compared. ``whole``: pairs kept up to the step before the end. ``phases``: steps by phase."""

    pairs: int = 0
    critical: int = 0
    whole: int = 0
    steps: int = 0
    phases: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.pairs += other.pairs
        self.critical += other.critical
        self.whole += other.whole
        self.steps += other.steps
        self.phases += other.phases

    def __str__(self) -> str:
        share = self.critical / self.pairs if self.pairs else 0.0
        phases = " ".join(f"{name}:{count}" for name, count in sorted(self.phases.items()))
        return (
            f"{self.pairs} pairs kept ({self.whole} to the end, {share:.0%} critical), "
            f"{self.steps} steps compared ({phases})"
        )


class LeakError(AssertionError):
    """A viewer can tell two worlds apart that the rules page makes one to them."""


@dataclass(slots=True)
class Watcher:
    """One viewer of one recorded match, who is shown twins of it. ``asked``: actions whose refusal counts."""

    match: Sitting
    viewer: Viewer
    redealer: Redealer
    asked: Sequence[Any]
    seen: dict[int, dict[str, bytes]] = field(default_factory=dict)

    def compare(self, twin: Twin) -> Tally:
        """Show the twin beside the match; LeakError at the first difference the viewer should not see."""
        tally = Tally()
        lines: tuple[list[Any], list[Any]] = ([], [])
        for number, (one, two) in enumerate(self.replay(twin)):
            for told, step in zip(lines, (one, two), strict=True):
                told.extend(line for line in self.lines(step) if line is not None)
            if number not in self.seen:
                self.seen[number] = self.glance(one, lines[0], number)
            for name, bytes_ in self.glance(two, lines[1], number).items():
                if bytes_ != self.seen[number][name]:
                    raise self.leak(twin, number, name, self.seen[number][name], bytes_)
            tally.steps += 1
            tally.phases[type(getattr(one.state, "phase", one.state)).__name__] += 1
        if tally.steps > 1:
            tally.pairs = 1
            tally.critical = int(twin.critical)
            tally.whole = int(tally.steps >= len(self.match.steps) - 1)
        return tally

    def replay(self, twin: Twin) -> Iterator[tuple[Step, Step]]:
        """Pairs of steps (recorded, twin) for as long as both worlds are one to the viewer."""
        game, recorded = self.match.game, self.match.steps
        state = game.initial(self.match.options, self.match.seats)
        for event in twin.deal:
            state = game.evolve(state, event)
        assert not game.follow(state, Dice(bytes(32), 0)), "the deal of a twin is whole"
        step = Step(None, None, tuple(Rolled(None, event) for event in twin.deal), state)
        if not self.alike(twin, 0, step):
            return
        yield recorded[0], step
        for number, (action, rolled) in enumerate(zip(twin.actions, twin.rolled, strict=True), start=1):
            seat = recorded[number].seat
            assert seat is not None
            if seat == self.viewer and action != recorded[number].action:
                return
            if action not in game.legal_actions(step.state, seat):
                return
            step = enact(game, step.state, seat, action, rolled)
            if not self.alike(twin, number, step) or game.outcome(step.state) is not None:
                return
            yield recorded[number], step

    def alike(self, twin: Twin, number: int, step: Step) -> bool:
        """Whether the rules page tells the viewer the same in both worlds at this step."""
        recorded = self.match.steps[number]
        ended = self.match.game.outcome
        if (ended(recorded.state) is None) != (ended(step.state) is None):
            return False  # that a match ends, or goes on, is told to all
        for one, two in zip(recorded.events, step.events, strict=False):
            if type(one) is not type(two):
                raise self.leak(twin, number, "kinds of events", encode(one), encode(two))
            if self.redealer.told(one, self.viewer) != self.redealer.told(two, self.viewer):
                return False
        if len(recorded.events) != len(step.events):
            raise self.leak(twin, number, "number of events", encode(recorded.events), encode(step.events))
        return True

    def lines(self, step: Step) -> list[Any]:
        return [self.match.game.tell(event, self.viewer) for event in step.events]

    def glance(self, step: Step, lines: Sequence[Any], number: int) -> dict[str, bytes]:
        """All that the viewer gets at this step, as bytes by name; ``lines`` are all so far.

        Refusals are many, and a bot thinks long: they are asked at some steps only.
        """
        game, state, viewer = self.match.game, step.state, self.viewer
        table = game.table(state)
        parts = {"table": encode(table), "lines": encode(self.lines(step)), "due": encode(game.due(state))}
        if isinstance(viewer, Audience):
            return parts
        actions = game.legal_actions(state, viewer)
        own = game.own(state, viewer, actions)
        parts |= {
            "own": encode(own),
            "actions": encode(actions),
            "text": encode(game.invites_text(state, viewer)),
        }
        if number % 8 == self.match.seed[0] % 8:
            refused = [action for action in self.asked if action not in actions]
            parts["refusals"] = encode([game.refusal(state, viewer, action) for action in refused])
        if actions and number % 4 == self.match.seed[1] % 4:
            parts["bot"] = encode(game.choose(table, own, actions, lines, Random(number)))
        return parts

    def leak(self, twin: Twin, number: int, name: str, one: bytes, two: bytes) -> LeakError:
        """The leak in words, short enough to read."""
        start = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
        near = slice(max(0, start - 80), start + 120)
        step = self.match.steps[number]
        return LeakError(
            f"{self.viewer} can tell {' and '.join(twin.exchanged)} apart by {name} at step {number} "
            f"({step.seat}: {step.action})\n{one[near]!r}\n{two[near]!r}"
        )


def enact(game: AnyGame, state: Any, seat: Seat, action: Any, rolled: tuple[Any, ...]) -> Step:
    """One action in the twin's world; where ``follow`` rolls, the twin's own events stand in."""
    events = list(game.decide(state, seat, action))
    for event in events:
        state = game.evolve(state, event)
    luck = list(rolled)
    while found := game.follow(state, dice := Dice(bytes(32), 0)):
        if dice.used:
            assert len(luck) >= len(found), "the redealer has a rolled event wherever the game rolls"
            found, luck = tuple(luck[: len(found)]), luck[len(found) :]
        for event in found:
            state = game.evolve(state, event)
            events.append(event)
    return Step(seat, action, tuple(Rolled(None, event) for event in events), state)


def watch(
    match: Sitting,
    viewer: Viewer,
    redealer: Redealer,
    *,
    asked: Sequence[Any],
    rng: Random,
    limit: int,
) -> Tally:
    """Show this viewer up to ``limit`` kept twins of the match (out of at most four times as many)."""
    watcher = Watcher(match, viewer, redealer, asked)
    tally = Tally()
    for twin in islice(redealer.twins(match, viewer, rng), 4 * limit):
        tally.add(watcher.compare(twin))
        if tally.pairs >= limit:
            break
    return tally
