"""Leaks planted in Hattari on purpose, one at a time: the Twins law catches each of them.

Each mutant is the real game with one function wrapped, as a slip of the pen might have left it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as rebind
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from app.games.game import Audience, Seat, Viewer
from app.games.hattari import GAME
from app.games.hattari.model import (
    Options,
    RoundDealt,
    SilhouettesPassed,
    SuspectsSeen,
    VictimKept,
    VictimSwapped,
)
from app.games.hattari.model_state import Accusing, Confirming, Looking, Scene, State, Tampering
from app.games.hattari.pieces import PLACES, culprit
from app.games.hattari.view_shapes import Face, Known, SuspectAt
from tests.games.hattari.trial import TRIAL, group
from tests.support.playthrough import AnyGame, play
from tests.support.strategies import uniform
from tests.support.twins import LeakError, watch

Plant = Callable[[AnyGame], AnyGame]
SEATS = 4


def scene(state: State) -> Scene:
    assert state.scene is not None
    return state.scene


def hidden(state: State) -> bool:
    return isinstance(state.phase, Confirming | Looking | Tampering | Accusing)


def guilty(state: State) -> int:
    return culprit(scene(state).suspects)


# --- told to the wrong ones -----------------------------------------------------------------------------------


def line_with(change: Callable[[Any, Viewer, Any], Any]) -> Plant:
    return lambda game: rebind(game, tell=lambda event, viewer: change(event, viewer, GAME.tell(event, viewer)))


def the_start_player_is_told_whom_the_victim_became(event: Any, viewer: Viewer, line: Any) -> Any:
    if isinstance(event, VictimSwapped) and viewer == event.seat:
        return replace(line, came=Face(number=event.came))
    return line


def the_new_victim_is_told_to_everybody(event: Any, viewer: Viewer, line: Any) -> Any:
    return replace(line, away=Face(number=event.away)) if isinstance(event, VictimSwapped) else line


def the_deal_shows_the_neighbours_hand(event: Any, viewer: Viewer, line: Any) -> Any:
    if not isinstance(event, RoundDealt) or isinstance(viewer, Audience):
        return line
    left = (viewer + 1) % SEATS
    hands = list(line.hands)
    hands[left] = Face(number=event.hands[left])
    return replace(line, hands=tuple(hands))


def the_passing_is_seen_from_the_wrong_side(event: Any, viewer: Viewer, line: Any) -> Any:
    if not isinstance(event, SilhouettesPassed) or isinstance(viewer, Audience):
        return line
    hands = list(line.hands)
    hands[(viewer + 1) % SEATS] = Face(number=event.received[(viewer + 1) % SEATS])
    return replace(line, hands=tuple(hands))


def a_look_is_seen_by_the_next_player_too(event: Any, viewer: Viewer, line: Any) -> Any:
    if isinstance(event, SuspectsSeen) and viewer == (event.seat + 1) % SEATS:
        return GAME.tell(event, event.seat)
    return line


# --- what lies on the table, what a seat knows ---------------------------------------------------------------


def table_with(change: Callable[[State, Any], Any]) -> Plant:
    return lambda game: rebind(
        game,
        table=lambda state: change(state, GAME.table(state)) if hidden(state) else GAME.table(state),
    )


def own_with(change: Callable[[State, Seat, Any], Any]) -> Plant:
    return lambda game: rebind(
        game, own=lambda state, seat, actions: change(state, seat, GAME.own(state, seat, actions))
    )


def the_victim_lies_open(state: State, table: Any) -> Any:
    return replace(table, victim=Face(number=scene(state).victim))


def the_culprit_stands_first(state: State, table: Any) -> Any:
    return replace(table, suspects=tuple(sorted(table.suspects, key=lambda one: one.place != guilty(state))))


def in_play_without_the_victim(state: State, table: Any) -> Any:
    return replace(table, in_play=tuple(n for n in table.in_play if n != scene(state).victim))


def the_swapped_place_stays_known(state: State, seat: Seat, own: Any) -> Any:
    """Not what was seen there, but what stands there now."""
    if seat != state.start or scene(state).tampered is None:
        return own
    place = scene(state).tampered
    assert place is not None
    now = Known(where=SuspectAt(place=place), number=scene(state).suspects[place - 1], how="seen")
    return replace(own, knows=tuple(now if one.where == now.where else one for one in own.knows))


def the_accused_suspect_is_known_as_well(state: State, seat: Seat, own: Any) -> Any:
    if state.phase != Accusing(seat=seat) or seat == state.start:
        return own
    knows = tuple(
        Known(where=SuspectAt(place=place), number=scene(state).suspects[place - 1], how="seen")
        for place in PLACES
    )
    return replace(own, knows=(*knows, *own.knows[3:]))


def the_five_is_known_to_be_there(state: State, seat: Seat, own: Any) -> Any:
    return replace(own, five="here" if 5 in scene(state).suspects else "elsewhere")


def unplaced_with_the_culprit_last(state: State, seat: Seat, own: Any) -> Any:
    found = scene(state).suspects[guilty(state) - 1]
    return replace(own, unplaced=tuple(sorted(own.unplaced, key=lambda number: number == found)))


# --- prompts, refusals, events -------------------------------------------------------------------------


def the_culprit_is_offered_first(game: AnyGame) -> AnyGame:
    def actions(state: State, seat: Seat) -> Any:
        found = GAME.legal_actions(state, seat)
        if not isinstance(state.phase, Accusing):
            return found
        return tuple(sorted(found, key=lambda action: action.place != guilty(state)))

    return rebind(game, legal_actions=actions)


def a_refusal_tells_of_the_unseen(game: AnyGame) -> AnyGame:
    def refusal(state: State, seat: Seat, action: Any) -> str:
        wrong = isinstance(state.phase, Tampering) and getattr(action, "place", None) == guilty(state)
        return "better_not" if wrong else GAME.refusal(state, seat, action)

    return rebind(game, refusal=refusal)


def a_swap_of_the_blank_is_two_events(game: AnyGame) -> AnyGame:
    def decide(state: State, seat: Seat, action: Any) -> Any:
        events = GAME.decide(state, seat, action)
        blank = isinstance(events[0], VictimSwapped) and events[0].came == 0
        return (VictimKept(seat=seat), *events) if blank else events

    return rebind(game, decide=decide)


def the_match_waits_for_the_lowest_first(game: AnyGame) -> AnyGame:
    def due(state: State) -> Any:
        seats = GAME.due(state)
        return tuple(sorted(seats, key=lambda seat: scene(state).dealt[seat])) if hidden(state) else seats

    return rebind(game, due=due)


PLANTS: dict[str, Plant] = {
    "swap told in full": line_with(the_start_player_is_told_whom_the_victim_became),
    "victim told to everybody": line_with(the_new_victim_is_told_to_everybody),
    "hand of the left neighbour": line_with(the_deal_shows_the_neighbours_hand),
    "passing to the wrong side": line_with(the_passing_is_seen_from_the_wrong_side),
    "look over the shoulder": line_with(a_look_is_seen_by_the_next_player_too),
    "open victim": table_with(the_victim_lies_open),
    "order of suspects": table_with(the_culprit_stands_first),
    "pieces in play": table_with(in_play_without_the_victim),
    "stale place": own_with(the_swapped_place_stays_known),
    "accused suspect": own_with(the_accused_suspect_is_known_as_well),
    "five": own_with(the_five_is_known_to_be_there),
    "order of the unplaced": own_with(unplaced_with_the_culprit_last),
    "order of actions": the_culprit_is_offered_first,
    "refusal": a_refusal_tells_of_the_unseen,
    "one event more": a_swap_of_the_blank_is_two_events,
    "order of the due": the_match_waits_for_the_lowest_first,
}


def look(game: AnyGame, matches: int) -> None:
    """Show twins of so many matches of four to everybody; LeakError when somebody can tell."""
    assert TRIAL.redealer is not None
    asked = tuple(TRIAL.every_action(SEATS))
    viewers: list[Viewer] = [Audience.PUBLIC, *(Seat(seat) for seat in range(SEATS))]
    for number in range(matches):
        rng = Random(number)
        match = play(game, Options(), SEATS, rng=rng, strategy=uniform(group))
        for viewer in viewers:
            watch(match, viewer, TRIAL.redealer, asked=asked, rng=rng, limit=6)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_leak_planted_in_the_grove_is_caught(plant: str) -> None:
    with pytest.raises(LeakError):
        look(PLANTS[plant](GAME), matches=40)
