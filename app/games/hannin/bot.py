"""A hand that plays a seat from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from app.games.hannin.model import Action
from app.games.hannin.view_shapes import Line, Own, Table


def choose(
    table: Table, own: Own, actions: tuple[Action, ...], lines: Sequence[Line], rng: Random
) -> Action | None:
    """One of ``actions``; None without any."""
    return rng.choice(actions) if actions else None
