"""The toy under rules 2: a card is laid and not played. It keeps rules 1 for the matches begun under them."""

from dataclasses import replace
from typing import Any

from app.games.game import Seat
from tests.support.toy import GAME, Chosen, Clapped, Dealt, Drawn, FirstSet, Passed, Played, Thing


class Laid(Thing, frozen=True):
    seat: Seat
    card: int


def new(event: Any) -> Any:
    return Laid(event.seat, event.card) if isinstance(event, Played) else event


def old(event: Any) -> Any:
    return Played(event.seat, event.card) if isinstance(event, Laid) else event


ALONE = replace(
    GAME,
    rules="2",
    event_type=FirstSet | Dealt | Laid | Chosen | Clapped | Drawn | Passed,
    decide=lambda state, seat, action: tuple(map(new, GAME.decide(state, seat, action))),
    evolve=lambda state, event: GAME.evolve(state, old(event)),
    tell=lambda event, viewer: GAME.tell(old(event), viewer),
)
"""As a program has it that has dropped rules 1."""
NEXT = replace(ALONE, earlier=(GAME,))
