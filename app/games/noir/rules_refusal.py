"""Why an action is refused: a code that depends only on what the asker can see."""

from __future__ import annotations

from typing import assert_never

from app.games.game import Seat
from app.games.noir.model import (
    AcceptDraw,
    Action,
    Arrest,
    ChooseIdentity,
    CitizensArrest,
    Discard,
    Disguise,
    Exonerate,
    Kill,
    OfferDraw,
    Person,
    Shift,
)
from app.games.noir.model_board import line_length, near, place
from app.games.noir.model_state import Choosing, Discarding, Opening, Over, State, Turning
from app.games.noir.rules import due


def refusal(state: State, seat: Seat, action: Action) -> str:
    """The code for an action that is not legal now: first the moment, then the role, then the thing itself."""
    if isinstance(state.phase, Over):
        return "match_over"
    if isinstance(action, AcceptDraw):
        return "no_offer"
    if due(state) != (seat,):
        return "not_your_turn"
    wrong = _wrong_moment(state, action)
    if wrong is not None:
        return wrong
    match action:
        case OfferDraw():
            return "draw_offered"
        case Shift(axis, at, _):
            lines = line_length(state.board, "column" if axis == "row" else "row")
            return "undoes_shift" if 0 <= at < lines else "no_such_line"
        case Disguise() | Exonerate():
            return "not_your_role" if _foreign(state, seat, action) else "deck_empty"
        case Kill(person) | Arrest(person):
            return "not_your_role" if _foreign(state, seat, action) else _untouchable(state, action, person)
        case ChooseIdentity(person) | Discard(person):
            return "not_in_hand" if person not in tuple(state.hand) else "deceased"
        case CitizensArrest(card, person):
            return (
                "not_your_role" if _foreign(state, seat, action) else _no_citizens_arrest(state, card, person)
            )
        case _:
            assert_never(action)


def _foreign(state: State, seat: Seat, action: Action) -> bool:
    """Whether this kind of action belongs to the other role."""
    return isinstance(action, Kill | Disguise) != (seat == state.killer)


def _wrong_moment(state: State, action: Action) -> str | None:
    """Why nothing of this kind may be done in this phase, whoever asks."""
    match state.phase, action:
        case Discarding(), Discard():
            return None
        case Discarding(), _:
            return "must_discard"
        case Opening() | Choosing() | Turning(), OfferDraw():
            return None
        case Opening(), Kill():
            return None
        case Opening(), _:
            return "must_kill"
        case Choosing(), ChooseIdentity():
            return None
        case Choosing(), _:
            return "must_choose"
        case _, ChooseIdentity():
            return "already_chosen"
        case _, Discard():
            return "draw_first"
        case _:
            return None


def _untouchable(state: State, action: Kill | Arrest, person: Person) -> str:
    own = state.killer_is if isinstance(action, Kill) else state.inspector_is
    if person == own:
        return "yourself"
    assert own is not None
    return _no_target(state, near(state.board, own), person, arrest=isinstance(action, Arrest))


def _no_target(state: State, within: str, person: Person, *, arrest: bool) -> str:
    if len(person) != 1 or place(state.board, person) is None:
        return "not_on_board"
    if person in state.dead:
        return "deceased"
    if arrest and person in state.innocent:
        return "innocent"
    assert person not in within
    return "not_adjacent"


def _no_citizens_arrest(state: State, card: Person, person: Person) -> str:
    if state.options.mode != "citizens_arrest":
        return "not_in_this_mode"
    if not state.deck:
        return "deck_empty"
    if card not in tuple(state.hand):
        return "not_in_hand"
    if place(state.board, card) is None:
        return "line_gone"
    if person == card:
        return "yourself"
    return _no_target(state, near(state.board, card), person, arrest=True)
