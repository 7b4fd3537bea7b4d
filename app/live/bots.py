"""Seats that a bot plays: it sees what the seat's person would see, and asks like anyone."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Any

from app.games.game import AnyGame
from app.live.faults import where

_log = logging.getLogger("odoru.bots")
_SHORTEST, _MEDIAN, _SPREAD, _LONGEST = 600.0, 1500.0, 0.45, 5000.0


def pause(rng: Random, factor: float) -> int:
    """Ms until a bot acts, from one distribution for every choice of every game.

    It is drawn before the bot thinks, so that it cannot tell what there was to think about. Nor is any pause
    much likelier than its neighbours: who could guess it would see in a line's time how long the bot thought.
    """
    drawn = 0.0
    while not _SHORTEST <= drawn <= _LONGEST:
        drawn = _MEDIAN * rng.lognormvariate(0.0, _SPREAD)
    return round(factor * drawn)


def choice(
    game: AnyGame, hand: tuple[Any, Any, tuple[Any, ...]], told: Sequence[Any], rng: Random
) -> Any | None:
    """What the seat's bot does, one of its legal actions; None when it lets an offer be.

    ``hand``: table, own and actions, as the seat's view holds them; ``told``: its lines.
    """
    table, own, actions = hand
    try:
        return game.choose(table, own, actions, told, rng)
    except Exception as exc:  # noqa: BLE001  a bot that stumbles must not hold up the table
        _log.error("a bot stumbled: %s", where(exc))
        return rng.choice(actions)
