"""What the laws need to know of Hattari."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product
from typing import Any, get_args

from app.games.hattari import GAME
from app.games.hattari.model import Accuse, ConfirmReport, ConfirmSilhouette, Keep, Look, Options, Swap
from app.games.hattari.pieces import Place
from tests.games.hattari.redealer import Redealer
from tests.support.trial import Trial


def every_action(seats: int) -> Iterator[Any]:
    """Every place and every pair of places, in any order and twice the same included."""
    yield from (ConfirmSilhouette(), ConfirmReport(), Keep())
    for one, two in product(get_args(Place), repeat=2):
        yield Look((one, two))
    for place in get_args(Place):
        yield from (Swap(place), Accuse(place))


def group(action: Any) -> Hashable:
    """Each action is equally likely."""
    return repr(action)


TRIAL = Trial(
    game=GAME,
    option_sets={"first": Options(), "players-2": Options(players_2=True)},
    every_action=every_action,
    group=group,
    redealer=Redealer(),
)
