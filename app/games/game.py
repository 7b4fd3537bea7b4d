"""The contract every game fulfils: a record of functions over frozen values.

A game is ``decide`` / ``follow`` / ``evolve`` and the eyes ``table`` / ``own`` / ``tell``. All of it is
pure: no clock, no disk, no luck but the ``Dice`` handed to ``follow``. Values are frozen msgspec Structs
tagged with ``kind``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, Generic, NewType, TypeVar

import msgspec

from app.games.dice import Dice

Seat = NewType("Seat", int)
"""A place in a match, 0 … n-1, in play order: ``(seat + 1) % n`` sits to the left."""


class Audience(Enum):
    """Who looks without a seat: PUBLIC sees what the table sees, ALL is for the replay of a finished match."""

    PUBLIC = "public"
    ALL = "all"


Viewer = Seat | Audience


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. Public. Seats ascending; who is in neither list neither won nor lost.

    ``reason`` is a code the client has words for; ``points`` holds one number per seat.
    """

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    reason: str
    points: tuple[int, ...]


class IllegalActionError(Exception):
    """An action that is refused. ``code`` depends only on what the asker can see."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


O = TypeVar("O")  # noqa: E741  options: the letters are those of the contract's table
S = TypeVar("S")  # state, secrets included
A = TypeVar("A")  # action, a closed union
E = TypeVar("E")  # event, a closed union
T = TypeVar("T")  # table: what everybody may know
W = TypeVar("W")  # own: what one seat knows beyond the table
L = TypeVar("L")  # line: an event as told to one viewer


@dataclass(frozen=True, slots=True)
class Game(Generic[O, S, A, E, T, W, L]):
    """The rules of one game, as a record of functions. Nothing to inherit, no default that could leak.

    ``rules`` numbers the rules; a match ends under the number it began with. ``earlier`` holds the game as it
    was under older numbers, for matches that began then: rules that change what a stored event means, or the
    shape of a value, get a new number, and the record before it stays here until no room can hold such a match.
    ``longest`` is the most accepted actions a match can take (the Ending law holds games to it).

    ``prepare(state, host, before)`` gives events that follow from public facts of the room alone: the
    host's seat (None: not seated) and the last state of the previous match in this series (None: the
    first). Most games return ``()``.

    ``follow`` is asked after the deal and after every action until it returns ``()``; only such a state
    *at rest* is stored or shown. Each call gets fresh ``Dice``; if it rolls, all its events carry that roll.

    ``due(state)`` names the seats the match waits for now: public, and never dependent on a secret. A seat may
    have legal actions without being due (an offer it may accept).

    ``choose(table, own, actions, lines, rng)`` is a bot's hand: it gets what the view of its seat holds and
    answers one of ``actions``, or None, which only a seat that is not due may.

    ``refusal(state, seat, action)`` is the code for an action of the right type that is not legal now.

    ``invites_text(state, seat)`` says whether this seat's present prompt invites free text (kept by the
    room, never seen by the game). It depends on public facts only.
    """

    slug: str
    rules: str
    longest: Callable[[int], int]
    seats: Callable[[O], range]
    options_type: type[O]
    state_type: type[S]
    action_type: Any
    event_type: Any
    initial: Callable[[O, int], S]
    prepare: Callable[[S, Seat | None, S | None], tuple[E, ...]]
    legal_actions: Callable[[S, Seat], tuple[A, ...]]
    due: Callable[[S], tuple[Seat, ...]]
    decide: Callable[[S, Seat, A], tuple[E, ...]]
    follow: Callable[[S, Dice], tuple[E, ...]]
    evolve: Callable[[S, E], S]
    outcome: Callable[[S], Outcome | None]
    refusal: Callable[[S, Seat, A], str]
    invites_text: Callable[[S, Seat], bool]
    table: Callable[[S], T]
    own: Callable[[S, Seat, tuple[A, ...]], W]
    tell: Callable[[E, Viewer], L | None]
    choose: Callable[[T, W, tuple[A, ...], Sequence[L], Random], A | None]
    earlier: tuple[AnyGame, ...] = ()


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
"""Some game, its own types unknown: all that a room knows."""

Shelf = Mapping[str, AnyGame]
"""Games by their slug."""


def under(shelf: Shelf, slug: str, rules: str) -> AnyGame:
    """The game under the rules of this number. Raises KeyError when this program does not have it."""
    game = shelf[slug]
    if game.rules == rules:
        return game
    for each in game.earlier:
        if each.rules == rules:
            return each
    raise KeyError(slug)
