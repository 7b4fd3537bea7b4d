"""Ways to play a match: at random by kind of action, or as the bots do."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from random import Random
from typing import Any

from app.games.game import Seat
from tests.support.playthrough import Sitting, Strategy


def uniform(group: Callable[[Any], Hashable]) -> Strategy:
    """Any seat that may act, each group of its actions equally likely, then each action of that group."""

    def choose(sitting: Sitting, rng: Random) -> tuple[Seat, Any]:
        seats = [Seat(seat) for seat in range(sitting.seats)]
        able = [(seat, found) for seat in seats if (found := sitting.game.legal_actions(sitting.state, seat))]
        seat, actions = rng.choice(able)
        return seat, any_of(actions, group, rng)

    return choose


def any_of(actions: Iterable[Any], group: Callable[[Any], Hashable], rng: Random) -> Any:
    """Each group of these actions equally likely, then each action of that group."""
    groups: dict[Hashable, list[Any]] = {}
    for action in actions:
        groups.setdefault(group(action), []).append(action)
    return rng.choice(rng.choice(list(groups.values())))


def bots(sitting: Sitting, rng: Random) -> tuple[Seat, Any]:
    """A seat that is due, played by the game's own bot from its view alone."""
    game, state = sitting.game, sitting.state
    seat = rng.choice(game.due(state))
    actions = game.legal_actions(state, seat)
    own = game.own(state, seat, actions)
    return seat, game.choose(game.table(state), own, actions, sitting.lines(seat), rng)
