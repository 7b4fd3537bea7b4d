"""The Twins law catches what it is there to catch: leaks planted on purpose, one at a time.

Each mutant is the real game with one of its functions wrapped, as a slip of the pen might have left it. That
the real game passes is ``test_twins.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as rebind
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from app.games.game import Audience, Seat, Viewer
from app.games.hannin import GAME
from app.games.hannin.model import AccusationAnswered, HandSeen, HolderSeen, Options
from app.games.hannin.model_state import Acting, Answering, State
from app.games.hannin.view_shapes import GivingTable, HandNews, HolderNews
from tests.games.hannin.trial import TRIAL, group
from tests.support.leaks_game import (
    Plant,
    a_choice_is_told_to_everybody,
    a_refusal_names_the_holder,
    a_total_of_alibis,
    holder,
    table_with,
    text_is_invited_by_a_secret,
    the_match_waits_for_the_holder,
    who_waits_with_the_holder_first,
)
from tests.support.playthrough import AnyGame, play
from tests.support.strategies import uniform
from tests.support.twins import LeakError, watch


def tell_with(news: Callable[[Any, Viewer], Any]) -> Plant:
    """Lines whose private part is what ``news`` says, where it says something."""

    def tell(event: Any, viewer: Viewer) -> Any:
        line, found = GAME.tell(event, viewer), news(event, viewer)
        return replace(line, news=found) if found is not None else line  # type: ignore[type-var]

    return lambda game: rebind(game, tell=tell)


def own_with(change: Callable[[State, Seat, Any], Any]) -> Plant:
    """An own that is changed by another's secret."""
    return lambda game: rebind(
        game, own=lambda state, seat, actions: change(state, seat, GAME.own(state, seat, actions))
    )


# --- wrong comparisons: somebody is told what is another's ------------------------------------------------


def the_boy_tells_whoever_sits_before_the_player(event: Any, viewer: Viewer) -> Any:
    if isinstance(event, HolderSeen) and not isinstance(viewer, Audience) and viewer <= event.seat:
        return HolderNews(event.holder)
    return None


def the_hand_is_told_to_all_but_its_owner(event: Any, viewer: Viewer) -> Any:
    if isinstance(event, HandSeen) and viewer != event.target:
        return HandNews(event.target, event.hand)
    return None


def the_boys_news_is_empty_for_the_innocent_alone(event: Any, viewer: Viewer) -> Any:
    """Everybody but the boy is told who was seen, in the holder's words."""
    line: Any = GAME.tell(event, event.holder) if isinstance(event, HolderSeen) else None
    return line.news if line is not None and viewer != event.seat else None


# --- totals, sizes and orders ----------------------------------------------------------------------------


def a_recipe_without_what_is_in_the_box(state: State, table: Any) -> Any:
    pool = tuple(count for count in table.recipe.pool if count.card not in state.box)
    return replace(table, recipe=replace(table.recipe, pool=pool))


def who_chose_in_the_order_of_cards(state: State, table: Any) -> Any:
    if not isinstance(table.phase, GivingTable):
        return table
    chosen = sorted(state.phase.chosen, key=lambda choice: choice.card)  # type: ignore[union-attr]
    return replace(table, phase=replace(table.phase, chosen=tuple(choice.seat for choice in chosen)))


def knows_whoever_is_innocent(state: State, seat: Seat, own: Any) -> Any:
    knows = tuple(
        row if row.seat == holder(state) or "criminal" in row.no else replace(row, no=("criminal", *row.no))
        for row in own.knows
    )
    return replace(own, knows=knows)


def knows_the_holder_first(state: State, seat: Seat, own: Any) -> Any:
    return replace(own, knows=tuple(sorted(own.knows, key=lambda row: row.seat != holder(state))))


# --- prompts, refusals and events that only a holder makes ------------------------------------------------


def only_the_criminal_is_asked(game: AnyGame) -> AnyGame:
    """Spoken answers, but who lacks the criminal is answered for."""

    def follow(state: State, dice: Any) -> Any:
        phase = state.phase
        if isinstance(phase, Answering) and "criminal" not in state.hands[phase.target]:
            return (AccusationAnswered(phase.seat, phase.target, yes=False),)
        return GAME.follow(state, dice)

    return rebind(game, follow=follow)


def the_boy_looks_twice_at_a_stranger(game: AnyGame) -> AnyGame:
    """One more event where the holder is another than the player."""

    def follow(state: State, dice: Any) -> Any:
        events = GAME.follow(state, dice)
        twice = isinstance(state.phase, Acting) and isinstance(events[0], HolderSeen)
        return events * 2 if twice and events[0].holder != state.phase.seat else events  # type: ignore[union-attr]

    return rebind(game, follow=follow)


PLANTS: dict[str, Plant] = {
    "boy told to the wrong seats": tell_with(the_boy_tells_whoever_sits_before_the_player),
    "hand told to the wrong seats": tell_with(the_hand_is_told_to_all_but_its_owner),
    "choice told to everybody": a_choice_is_told_to_everybody,
    "boy betrayed by the holder's news": tell_with(the_boys_news_is_empty_for_the_innocent_alone),
    "total": table_with(a_total_of_alibis),
    "recipe": table_with(a_recipe_without_what_is_in_the_box),
    "order of the waiting": table_with(who_waits_with_the_holder_first),
    "order of the ready": table_with(who_chose_in_the_order_of_cards),
    "knowledge of the innocent": own_with(knows_whoever_is_innocent),
    "order of what is known": own_with(knows_the_holder_first),
    "prompt only a holder gets": only_the_criminal_is_asked,
    "one event more": the_boy_looks_twice_at_a_stranger,
    "refusal": a_refusal_names_the_holder,
    "invitation": text_is_invited_by_a_secret,
    "order of the due": the_match_waits_for_the_holder,
}


def look(game: AnyGame, matches: int) -> None:
    """Show twins of so many matches of five to everybody; LeakError when somebody can tell."""
    asked = tuple(TRIAL.every_action(5))
    viewers: list[Viewer] = [Audience.PUBLIC, *(Seat(seat) for seat in range(5))]
    for number in range(matches):
        rng = Random(number)
        match = play(game, Options(answers="spoken"), 5, rng=rng, strategy=uniform(group))
        for viewer in viewers:
            watch(match, viewer, TRIAL.redealer, asked=asked, rng=rng, limit=6)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_caught(plant: str) -> None:
    with pytest.raises(LeakError):
        look(PLANTS[plant](GAME), matches=60)
