"""A hand for either role, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from app.games.noir.model import Action, OfferDraw
from app.games.noir.view_shapes import Line, Own, Table


def choose(
    table: Table, own: Own, actions: tuple[Action, ...], lines: Sequence[Line], rng: Random
) -> Action | None:
    """One of ``actions``; None while it is the other's turn. Never offers a draw."""
    if table.turn != own.seat:
        return None
    return rng.choice([a for a in actions if not isinstance(a, OfferDraw)])
