"""`python -m tests.tournament GAME [--matches N]`: how a game's bot fares against simpler seats.

A game brings ``tests/tournament/<slug>.py`` with OPTIONS (pairs of options and seat count) and STRANGERS (names
and their strategies). One whose seats have roles brings ``report(matches)`` instead and prints its own table.
"""

from __future__ import annotations

import argparse
import importlib
from math import sqrt

from app.games import SHELF
from tests.tournament.play import share


def main() -> None:
    """Prints one row per seat count and stranger. A win that is shared counts in parts."""
    parser = argparse.ArgumentParser(prog="python -m tests.tournament", description=__doc__)
    parser.add_argument("game", choices=sorted(SHELF))
    parser.add_argument("--matches", type=int, default=2000)
    asked = parser.parse_args()
    game = SHELF[asked.game]
    brought = importlib.import_module(f"tests.tournament.{asked.game}")
    if hasattr(brought, "report"):
        brought.report(asked.matches)
        return
    error = 100 / sqrt(4 * asked.matches)
    print(
        f"{asked.game}, {asked.matches} matches a figure, in % of the wins (standard error at most {error:.1f})"
    )
    print(f"{'':>32}        one bot      one stranger")
    print(f"{'seats':>5}  {'stranger':<20} {'fair':>6} {'among strangers':>16} {'among bots':>16}")
    for options, n in brought.OPTIONS:
        for name, stranger in brought.STRANGERS.items():
            bot = share(game, options, n, game.choose, stranger, asked.matches, n)
            alone = share(game, options, n, stranger, game.choose, asked.matches, n)
            print(f"{n:>5}  {name:<20} {100 / n:>6.1f} {100 * bot:>16.1f} {100 * alone:>16.1f}", flush=True)


if __name__ == "__main__":
    main()
