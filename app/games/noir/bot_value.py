"""What a position is worth: how likely this seat wins, by weights that did best in tournaments.

One row per role and mode, one weight per entry of ``bot_sight.features``: constant, the other's doubt about me,
my doubt about the other, danger, how many suspects I touch, a chance to strike, deceased, deck.
"""

from __future__ import annotations

from math import exp

from app.games.noir.bot_sight import Features
from app.games.noir.model import Mode, Role

WEIGHTS: dict[tuple[Role, Mode], Features] = {
    ("killer", "standard"): (-2.25, 0.14, -0.59, -10.7, 0.43, -0.1, 0.82, 7.2),
    ("killer", "classic"): (2.0, 0.08, 0.0, -8.6, 1.64, -2.55, 0.83, -0.68),
    ("killer", "citizens_arrest"): (-2.25, 0.14, -0.59, -10.7, 0.43, -0.1, 0.82, 7.2),
    ("inspector", "standard"): (1.0, 0.35, -0.18, -6.0, 1.3, 1.0, -6.0, 0.0),
    ("inspector", "classic"): (1.0, 0.35, -0.35, -6.0, 1.3, 0.4, -6.0, 0.0),
    ("inspector", "citizens_arrest"): (1.0, 0.35, -0.35, -3.0, 0.8, 1.0, -6.0, 0.0),
}


def worth(role: Role, mode: Mode, features: Features) -> float:
    """The chance to win, from 0 to 1."""
    total = sum([w * f for w, f in zip(WEIGHTS[role, mode], features, strict=True)])
    return 1 / (1 + exp(-total))
