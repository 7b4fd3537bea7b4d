"""A hand for either role, from its view alone: it tries each action in its head and weighs what would be left.

What it keeps of the opponent is in its view: ``own.knows`` (whom they can still be, after every kill, miss,
canvas and disguise, each judged on the layout of its moment, whatever was shifted since) and ``table.clues``
(whom they can take this seat for).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import assert_never

import msgspec

from app.games.noir.bot_sight import (
    Sight,
    after_canvas,
    after_disguise,
    after_kill,
    after_miss,
    after_shift,
    features,
    sight,
)
from app.games.noir.bot_value import worth
from app.games.noir.model import (
    DEADLY,
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
    Shift,
)
from app.games.noir.view_shapes import Line, Own, Table

Deed = Shift | Kill | Disguise | ChooseIdentity | Arrest | Exonerate | Discard | CitizensArrest
KEENNESS = 40.0
"""How much more often a better action is taken: by e for each 1/40 of a win."""
EVEN = 0.5


def choose(
    table: Table, own: Own, actions: tuple[Action, ...], lines: Sequence[Line], rng: Random
) -> Action | None:
    """One of ``actions``; None while it is the other's turn and a draw is not wanted. Never offers one."""
    seen = sight(table, own)
    if AcceptDraw() in actions and _worth(table, own, seen) <= EVEN:
        return AcceptDraw()
    if table.turn != own.seat:
        return None
    able = [a for a in actions if not isinstance(a, OfferDraw | AcceptDraw)]
    values = [weigh(table, own, seen, action) for action in able]
    best = max(values)
    if best >= 1:  # a sure win is never left to luck
        return able[values.index(best)]
    return rng.choices(able, [exp(KEENNESS * (value - best)) for value in values])[0]


def _worth(table: Table, own: Own, seen: Sight) -> float:
    return worth(own.role, table.mode, features(seen))


def weigh(table: Table, own: Own, seen: Sight, action: Deed) -> float:
    """How likely this seat wins after the action, as far as it can tell."""
    match action:
        case Kill(person):
            if seen.dead + 1 >= DEADLY:
                return 1.0
            hit = _chance(seen, person) if table.stage != "opening" else 0.0
            return hit + (1 - hit) * _worth(table, own, after_kill(seen, action))
        case Arrest(person) | CitizensArrest(_, person):
            hit = _chance(seen, person)
            left = after_miss(seen, action)
            return hit + (1 - hit) * (_worth(table, own, left) if left.suspects else 0.0)
        case Shift():
            patience = 1 - table.quiet / (2 * table.quiet_max)  # a draw by quiet is nobody's win
            return patience * _worth(table, own, after_shift(seen, action))
        case ChooseIdentity(person):
            return _worth(table, own, msgspec.structs.replace(seen, me=person))
        case Disguise():
            return _disguise(table, own, seen)
        case Exonerate():
            hand = own.hand or ""
            return max([_discard(table, own, seen, card) for card in hand], default=_worth(table, own, seen))
        case Discard(person):
            return _discard(table, own, seen, person)
        case _:
            assert_never(action)


def _chance(seen: Sight, person: str) -> float:
    return 1 / len(seen.suspects) if person in seen.suspects else 0.0


def _discard(table: Table, own: Own, seen: Sight, card: str) -> float:
    if table.mode == "classic" or card in own.lost:
        return _worth(table, own, msgspec.structs.replace(seen, takes=seen.takes - {card}, deck=seen.deck - 1))
    return sum([chance * _worth(table, own, left) for chance, left in after_canvas(seen, card)])


def _disguise(table: Table, own: Own, seen: Sight) -> float:
    """The mean over everybody who may lie on top of the deck; the deceased among them fail."""
    known = own.knows
    unseen = (known.yes + known.open + known.deceased + known.clue).translate(
        {ord(p): None for p in table.discards}
    )
    failed = _worth(table, own, msgspec.structs.replace(seen, deck=seen.deck - 1))
    classic = table.mode == "classic"
    worths = [
        failed if p in table.dead else _worth(table, own, after_disguise(seen, p, costs_a_life=classic))
        for p in unseen
    ]
    return sum(worths) / len(worths) if worths else failed
