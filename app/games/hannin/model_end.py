"""Who wins, who loses, and the points: from how it ended and what lies on the table."""

from __future__ import annotations

from app.games.game import Outcome, Seat
from app.games.hannin.model_state import Over, State


def criminals_side(state: State, holder: Seat) -> tuple[Seat, ...]:
    """The holder of the criminal, and all who played an accomplice; ascending."""
    return tuple(Seat(s) for s in range(len(state.hands)) if s == holder or state.apart[s])


def outcome(state: State) -> Outcome | None:
    """Who won, with what points; None while the match runs. Points are the same under every switch."""
    phase = state.phase
    if not isinstance(phase, Over):
        return None
    side = criminals_side(state, phase.holder)
    others = tuple(Seat(s) for s in range(len(state.hands)) if s not in side)
    captor = phase.captor
    if captor is None:
        return Outcome(
            side, others, phase.reason, tuple(2 if s in side else 0 for s in range(len(state.hands)))
        )
    alone = phase.reason == "dog" or (phase.reason == "detective" and state.switches.detective_win == "solver")
    winners = (captor,) if alone else others
    points = [0 if s in side else 1 for s in range(len(state.hands))]
    if captor in others:
        points[captor] = 3 if phase.reason == "dog" else 2
    return Outcome(winners, side, phase.reason, tuple(points))
