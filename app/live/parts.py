"""What every room is run with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from app.games.game import Shelf
from app.live.clock import Clock
from app.live.keeping import Keeping
from app.live.waiting import Waiting
from app.store.log import Log


@dataclass(frozen=True, slots=True)
class Parts:
    """Made once, handed to every runner. ``luck``: so many secret bytes; ``rng``: for bots and their pauses.

    ``bot_delay``: a factor on the pauses of bots. ``departure`` and ``homecoming`` in ms: how long a member's
    last socket may be gone, and how long after the room was read again, until the member counts as away.
    """

    shelf: Shelf
    log: Log
    keeping: Keeping
    clock: Clock
    luck: Callable[[int], bytes]
    rng: Random
    bot_delay: float
    departure: int = 1_500
    homecoming: int = 5_000
    waiting: Waiting = field(default_factory=Waiting)
