"""The Twins law catches leaks planted in Noir on purpose, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as rebind
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from app.games.game import Audience, Seat, Viewer
from app.games.noir import GAME
from app.games.noir.model import Disguised, EvidenceDrawn, Exonerate, IdentityChosen, Kill, Options
from app.games.noir.model_board import near
from app.games.noir.model_state import Discarding, State
from tests.games.noir.trial import TRIAL, group
from tests.support.playthrough import AnyGame, play
from tests.support.strategies import uniform
from tests.support.twins import LeakError, watch


def table_with(change: Callable[[State, Any], Any]) -> AnyGame:
    return rebind(GAME, table=lambda state: change(state, GAME.table(state)))


def own_with(change: Callable[[State, Any], Any]) -> AnyGame:
    return rebind(GAME, own=lambda state, seat, actions: change(state, GAME.own(state, seat, actions)))


def told_to_all(kind: type[EvidenceDrawn | IdentityChosen | Disguised]) -> AnyGame:
    def tell(event: Any, viewer: Viewer) -> Any:
        return GAME.tell(event, Seat(event.seat) if isinstance(event, kind) else viewer)

    return rebind(GAME, tell=tell)


def the_killers_targets_are_counted(state: State, table: Any) -> Any:
    kills = sum(isinstance(a, Kill) for a in GAME.legal_actions(state, table.killer))
    return replace(table, quiet=table.quiet + kills)


def the_deck_counts_the_living_only(state: State, table: Any) -> Any:
    return replace(table, deck=sum(card not in state.dead for card in state.deck))


def the_hand_is_counted_without_the_drawn_card_of_the_dead(state: State, table: Any) -> Any:
    drawn = isinstance(state.phase, Discarding) and state.phase.drawn in state.dead
    return replace(table, hand=table.hand - drawn)


def the_notebook_knows_more_than_its_rules(state: State, own: Any) -> Any:
    other = state.inspector_is if own.role == "killer" else state.killer_is
    around = near(state.board, other) if other else ""
    return replace(own, knows=replace(own.knows, open="".join(p for p in own.knows.open if p not in around)))


def what_stands_next_to_the_other(state: State, own: Any) -> Any:
    other = state.inspector_is if own.role == "killer" else state.killer_is
    return replace(own, near=own.near + (other or ""))


def a_refusal_is_warm(state: State, seat: Seat, action: Any) -> str:
    person = getattr(action, "person", None)
    other = state.inspector_is if seat == state.killer else state.killer_is
    return "warm" if person is not None and person == other else GAME.refusal(state, seat, action)


def no_card_is_drawn_next_to_the_killer(state: State, seat: Seat) -> Any:
    actions = GAME.legal_actions(state, seat)
    touching = state.killer_is is not None and state.inspector_is in tuple(near(state.board, state.killer_is))
    return tuple(a for a in actions if not (touching and isinstance(a, Exonerate)))


PLANTS: dict[str, AnyGame] = {
    "drawn evidence told to all": told_to_all(EvidenceDrawn),
    "identity told to all": told_to_all(IdentityChosen),
    "disguise told to all": told_to_all(Disguised),
    "number of targets": table_with(the_killers_targets_are_counted),
    "living cards of the deck": table_with(the_deck_counts_the_living_only),
    "hand without the dead": table_with(the_hand_is_counted_without_the_drawn_card_of_the_dead),
    "knowledge": own_with(the_notebook_knows_more_than_its_rules),
    "neighbourhood": own_with(what_stands_next_to_the_other),
    "refusal": rebind(GAME, refusal=a_refusal_is_warm),
    "prompt": rebind(GAME, legal_actions=no_card_is_drawn_next_to_the_killer),
}


def look(game: AnyGame, matches: int) -> None:
    """Show twins of so many matches to everybody; LeakError when somebody can tell."""
    asked = tuple(TRIAL.every_action(2))[:80]
    assert TRIAL.redealer is not None
    viewers: list[Viewer] = [Audience.PUBLIC, Seat(0), Seat(1)]
    for number in range(matches):
        rng = Random(number)
        match = play(game, Options(), 2, rng=rng, strategy=uniform(group))
        for viewer in viewers:
            watch(match, viewer, TRIAL.redealer, asked=asked, rng=rng, limit=6)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_caught(plant: str) -> None:
    with pytest.raises(LeakError):
        look(PLANTS[plant], matches=60)
