"""What a position is worth: how likely this seat wins, by weights that did best in tournaments.

One row per role and mode, one weight per entry of ``bot_sight.features``: constant, doubt of the other about me,
my doubt about the other, danger, how many suspects I touch, a chance to strike, deceased, deck.
"""

from __future__ import annotations

from math import exp

from app.games.noir.bot_sight import Features
from app.games.noir.model import Mode, Role

WEIGHTS: dict[tuple[Role, Mode], Features] = {
    ("killer", "standard"): (-2.248, 0.136, -0.593, -5.357, 0.354, -0.101, 0.824, 4.74),
    ("killer", "classic"): (2.035, 0.082, -0.176, -3.902, 1.644, -1.7, 0.831, -0.831),
    ("killer", "citizens_arrest"): (-1.0, 0.35, -0.35, -3.0, 0.8, 1.0, 2.5, 0.0),
    ("inspector", "standard"): (1.0, 0.35, -0.35, -3.0, 0.8, 1.0, -6.0, 0.0),
    ("inspector", "classic"): (1.0, 0.35, -0.35, -3.0, 0.8, 1.0, -6.0, 0.0),
    ("inspector", "citizens_arrest"): (1.0, 0.35, -0.35, -3.0, 0.8, 1.0, -6.0, 0.0),
}


def worth(role: Role, mode: Mode, features: Features) -> float:
    """The chance to win, from 0 to 1."""
    total = sum([w * f for w, f in zip(WEIGHTS[role, mode], features, strict=True)])
    return 1 / (1 + exp(-total))
