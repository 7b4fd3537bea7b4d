"""The shelf: every game the house knows, by its slug."""

from __future__ import annotations

from typing import Any

from app.games import hannin, hattari, noir
from app.games.game import Game

SHELF: dict[str, Game[Any, Any, Any, Any, Any, Any, Any]] = {
    hannin.GAME.slug: hannin.GAME,
    hattari.GAME.slug: hattari.GAME,
    noir.GAME.slug: noir.GAME,
}
