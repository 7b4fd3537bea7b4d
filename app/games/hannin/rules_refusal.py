"""Why an action is not legal now: a code that depends only on what the asker can see."""

from __future__ import annotations

from app.games.game import Seat
from app.games.hannin.model import Action, Answer, GiveCard, Pass, PlayCard, Point
from app.games.hannin.model_state import Answering, Giving, Over, Pointing, State, Turning
from app.games.hannin.rules import aimed, barred, due


def refusal(state: State, seat: Seat, action: Action) -> str:
    """The code for an action of the right type that is not among the legal ones."""
    phase = state.phase
    if isinstance(phase, Over):
        return "match_over"
    if seat not in due(state):
        ready = isinstance(phase, Giving) and seat in phase.givers
        return "already_chosen" if ready else "not_your_turn"
    match phase, action:
        case Turning(), PlayCard():
            return _play(state, seat, action)
        case Turning(), Pass():
            return "pass_needless"
        case Giving(), GiveCard():
            return "not_in_hand"
        case Answering(), Answer(yes=yes):
            return "no_criminal" if yes else "no_alibi"
        case Pointing(), Point():
            return "place_unknown"
        case _:
            return "not_asked"


def _play(state: State, seat: Seat, action: PlayCard) -> str:
    hand, card, target = state.hands[seat], action.card, action.target
    if card not in hand:
        return "not_in_hand"
    code = barred(state, hand, card)
    if code is not None:
        return code
    if not aimed(hand, card):
        return "target_needless"
    if target is None:
        return "target_missing"
    if target == seat:
        return "target_self"
    return "target_unknown" if not 0 <= target < len(state.hands) else "target_empty"
