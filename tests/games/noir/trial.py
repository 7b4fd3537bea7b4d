"""What the laws need to know of Noir."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product
from typing import get_args

from app.games.noir import GAME
from app.games.noir.model import (
    EVERYBODY,
    AcceptDraw,
    Action,
    Arrest,
    ChooseIdentity,
    CitizensArrest,
    Discard,
    Disguise,
    Exonerate,
    Kill,
    OfferDraw,
    Options,
    Person,
    Shift,
)
from app.games.noir.model_board import Axis, Step
from tests.games.noir.redealer import Redealer
from tests.support.trial import Trial


def every_action(seats: int) -> Iterator[Action]:
    """Every person for every deed, and lines one beyond the board."""
    yield from (Disguise(), Exonerate(), OfferDraw(), AcceptDraw())
    for axis, at, step in product(get_args(Axis), range(-1, 6), get_args(Step)):
        yield Shift(axis, at, step)
    people = [Person(person) for person in EVERYBODY]
    for person in people:
        yield from (Kill(person), Arrest(person), ChooseIdentity(person), Discard(person))
    for card, person in product(people, repeat=2):
        yield CitizensArrest(card, person)


def group(action: Action) -> Hashable:
    """Each kind of action is equally likely, then its target."""
    return type(action)


TRIAL = Trial(
    game=GAME,
    option_sets={
        "classic": Options(mode="classic"),
        "standard": Options(roles="host_kills"),
        "citizens-arrest": Options(mode="citizens_arrest", roles="host_inspects"),
    },
    every_action=every_action,
    group=group,
    redealer=Redealer(),
)
