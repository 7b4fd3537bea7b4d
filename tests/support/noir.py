"""Noir at a built position, and whole matches by luck that is handed in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from app.games.dice import Dice
from app.games.game import Seat
from app.games.noir import GAME
from app.games.noir.model import AcceptDraw, Action, Event, Kill, Mode, OfferDraw, Options, Person
from app.games.noir.model_state import State, Turning

KILLER, INSPECTOR = Seat(0), Seat(1)
FULL = ("ABCDE", "FGHIJ", "KLMNO", "PQRST", "UVWXY")


def built(*, mode: Mode = "standard", **fields: Any) -> State:
    """A position at the Killer's turn unless told otherwise: the Killer is G, the Inspector S; seat 0 kills."""
    start: dict[str, Any] = {
        "options": Options(mode=mode),
        "phase": Turning(KILLER),
        "killer": KILLER,
        "board": FULL,
        "deck": "ABCDEFHIJKNOPQRTUVWX",
        "killer_is": Person("G"),
        "inspector_is": Person("S"),
        "hand": "LMY",
    }
    return State(**{**start, **fields})


def settle(state: State, roll: int = 0, seed: bytes = b"") -> tuple[State, tuple[Event, ...]]:
    """The state at rest, and all that happened on the way; rolls count on from ``roll``."""
    happened: list[Event] = []
    while events := GAME.follow(state, Dice(seed, roll + len(happened))):
        for event in events:
            state = GAME.evolve(state, event)
        happened.extend(events)
    return state, tuple(happened)


def play(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """One legal action and all that follows."""
    assert action in GAME.legal_actions(state, seat)
    events = GAME.decide(state, seat, action)
    for event in events:
        state = GAME.evolve(state, event)
    state, then = settle(state)
    return state, events + then


def dealt(rng: Random, mode: Mode = "standard") -> State:
    """A match at its first prompt."""
    return settle(GAME.initial(Options(mode=mode), 2), seed=rng.randbytes(32))[0]


def without_offers(actions: tuple[Action, ...]) -> list[Action]:
    return [a for a in actions if not isinstance(a, OfferDraw | AcceptDraw)]


def by_kind(actions: tuple[Action, ...], rng: Random) -> Action:
    """Each kind of action equally likely, then its target; no draw offers."""
    able = without_offers(actions)
    kind = rng.choice(sorted({type(a).__name__ for a in able}))
    return rng.choice([a for a in able if type(a).__name__ == kind])


Step = tuple[State, Seat, Action, tuple[Event, ...], State]


def steps(
    state: State, rng: Random, pick: Callable[[tuple[Action, ...], Random], Action] = by_kind
) -> Iterator[Step]:
    """A match to its end: before, seat, action, events, after."""
    while GAME.outcome(state) is None:
        (seat,) = GAME.due(state)
        action = pick(GAME.legal_actions(state, seat), rng)
        after, events = play(state, seat, action)
        yield state, seat, action, events, after
        state = after


def has_target(state: State, seat: Seat) -> bool:
    return any(isinstance(a, Kill) for a in GAME.legal_actions(state, seat))


def plain(value: Any) -> Any:
    """As it crosses the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
