"""Leaks to be planted in a game, for the Twins law and the law of the wire alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as rebind
from typing import Any

from msgspec.structs import replace

from app.games.game import Seat, Viewer
from app.games.hannin import GAME
from app.games.hannin.model import CardChosen
from app.games.hannin.model_state import State
from app.games.hannin.view_shapes import GivingTable
from tests.support.playthrough import AnyGame

Plant = Callable[[AnyGame], AnyGame]


def holder(state: State) -> int:
    """Who holds the criminal: the secret that most plants give away. 9 where nobody does."""
    return next((seat for seat, hand in enumerate(state.hands) if "criminal" in hand), 9)


def table_with(change: Callable[[State, Any], Any]) -> Plant:
    """A table that is changed by a secret."""
    return lambda game: rebind(game, table=lambda state: change(state, GAME.table(state)))


def who_waits_with_the_holder_first(state: State, table: Any) -> Any:
    if not isinstance(table.phase, GivingTable):
        return table
    waiting = tuple(sorted(table.phase.waiting, key=lambda seat: (seat != holder(state), seat)))
    return replace(table, phase=replace(table.phase, waiting=waiting))


def a_total_of_alibis(state: State, table: Any) -> Any:
    return replace(table, turn=table.turn + sum(hand.count("alibi") for hand in state.hands[:2]))


def a_choice_is_told_to_everybody(game: AnyGame) -> AnyGame:
    def tell(event: Any, viewer: Viewer) -> Any:
        return GAME.tell(event, event.seat if isinstance(event, CardChosen) else viewer)

    return rebind(game, tell=tell)


def text_is_invited_by_a_secret(game: AnyGame) -> AnyGame:
    return rebind(game, invites_text=lambda state, seat: holder(state) > seat)


def a_refusal_names_the_holder(game: AnyGame) -> AnyGame:
    def refusal(state: State, seat: Seat, action: Any) -> str:
        target = getattr(action, "target", None)
        return "not_that_one" if target == holder(state) else GAME.refusal(state, seat, action)

    return rebind(game, refusal=refusal)


def the_match_waits_for_the_holder(game: AnyGame) -> AnyGame:
    return rebind(
        game, due=lambda state: tuple(sorted(GAME.due(state), key=lambda seat: seat != holder(state)))
    )
