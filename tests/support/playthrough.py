"""A match played without a room: what was done, what came of it, and every state at rest in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from app.games.dice import Dice
from app.games.game import Game, IllegalActionError, Seat, Viewer

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Rolled:
    """An event as kept: ``roll`` counts the match's rolls from 0, None for an event without luck."""

    roll: int | None
    event: Any


@dataclass(frozen=True, slots=True)
class Step:
    """One accepted action and all that came of it in the same append. The first step is the deal: no seat.

    ``state`` is at rest.
    """

    seat: Seat | None
    action: Any
    kept: tuple[Rolled, ...]
    state: Any

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(kept.event for kept in self.kept)


@dataclass(slots=True)
class Sitting:
    """A match in play. ``deal`` begins it, ``act`` goes on; ``steps`` is the record so far."""

    game: AnyGame
    options: Any
    seats: int
    seed: bytes
    steps: list[Step] = field(default_factory=list)
    rolls: int = 0
    _told: dict[Viewer, tuple[int, list[Any]]] = field(default_factory=dict)

    @property
    def state(self) -> Any:
        return self.steps[-1].state

    @property
    def over(self) -> bool:
        return self.game.outcome(self.state) is not None

    def deal(self) -> Sitting:
        state = self.game.initial(self.options, self.seats)
        self._rest(None, None, state, self.game.prepare(state, Seat(0), None))
        return self

    def act(self, seat: Seat, action: Any) -> Step:
        """Do it as a room does: only what is legal, else IllegalActionError with the game's code."""
        if action not in self.game.legal_actions(self.state, seat):
            raise IllegalActionError(self.game.refusal(self.state, seat, action))
        return self._rest(seat, action, self.state, self.game.decide(self.state, seat, action))

    def lines(self, viewer: Viewer) -> list[Any]:
        """All that was told to this viewer, oldest first."""
        heard, lines = self._told.get(viewer, (0, []))
        for step in self.steps[heard:]:
            told = (self.game.tell(event, viewer) for event in step.events)
            lines.extend(line for line in told if line is not None)
        self._told[viewer] = len(self.steps), lines
        return lines

    def _rest(self, seat: Seat | None, action: Any, state: Any, first: Sequence[Any]) -> Step:
        kept = [Rolled(None, event) for event in first]
        for event in first:
            state = self.game.evolve(state, event)
        while events := self.game.follow(state, dice := Dice(self.seed, self.rolls)):
            roll = self.rolls if dice.used else None
            self.rolls += dice.used
            for event in events:
                state = self.game.evolve(state, event)
                kept.append(Rolled(roll, event))
        step = Step(seat, action, tuple(kept), state)
        self.steps.append(step)
        return step


Strategy = Callable[[Sitting, Random], tuple[Seat, Any]]
"""Who acts next, and how."""


def play(game: AnyGame, options: Any, seats: int, *, rng: Random, strategy: Strategy) -> Sitting:
    """A whole match; AssertionError when it takes longer than the game says it can."""
    sitting = Sitting(game, options, seats, rng.randbytes(32)).deal()
    while not sitting.over:
        sitting.act(*strategy(sitting, rng))
        assert len(sitting.steps) - 1 <= game.longest(seats), "longer than the game says"
    return sitting
