"""How a state changes by an event. Trusts the event and cannot fail."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from app.games.game import Seat
from app.games.noir.model import (
    ArrestAnswered,
    Arrested,
    Canvassed,
    Dealt,
    Discarded,
    Disguised,
    DrawAccepted,
    DrawOffered,
    Ended,
    Event,
    EvidenceDrawn,
    IdentityChosen,
    Killed,
    LinesRemoved,
    Person,
    Role,
    RolesSet,
    Shift,
    Shifted,
)
from app.games.noir.model_board import near, shifted, without
from app.games.noir.model_state import (
    Agreed,
    Arresting,
    Canvassing,
    Choosing,
    Clue,
    Discarding,
    Opening,
    Over,
    State,
    Turning,
)


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    match event:
        case RolesSet(killer, _):
            return replace(state, killer=killer)
        case Dealt(_, board, deck):
            hand = deck[1:5]
            return replace(
                state, phase=Opening(), board=board, killer_is=Person(deck[0]), hand=hand, deck=deck[5:]
            )
        case Shifted(seat, axis, at, step):
            board = shifted(state.board, axis, at, step)
            moved = _acted(state, seat, quiet=state.quiet + 1)
            return replace(moved, board=board, shift=Shift(axis, at, step))
        case Killed():
            return _after_kill(state, event)
        case Disguised():
            return _after_disguise(state, event)
        case IdentityChosen(seat, person):
            return replace(_acted(state, seat), inspector_is=person, hand=state.hand.replace(person, ""))
        case EvidenceDrawn(seat, person):
            drawn = replace(_acted(state, seat), phase=Discarding(person))
            return replace(drawn, hand=state.hand + person, deck=state.deck[1:])
        case Discarded(seat, person, marked, canvass):
            done = replace(
                _acted(state, seat),
                hand=state.hand.replace(person, ""),
                discards=state.discards + person,
                innocent=state.innocent + person * marked,
            )
            return replace(done, phase=Canvassing("killer", person)) if canvass else done
        case Arrested(seat, person, card):
            tried = _acted(state, seat, quiet=state.quiet + 1 if card is None else 0)
            clues = state.clues
            if card is None:
                within = near(state.board, person) + person
                clues += (Clue("arrest", "inspector", person, within, inside=True),)
            return replace(tried, phase=Arresting(person), clues=clues)
        case ArrestAnswered(seat, person, hit):
            answer = Clue("arrest", "killer", person, person, inside=hit)
            return replace(state, phase=Turning(seat), clues=(*state.clues, answer))
        case Canvassed(seat, person, inside):
            clue = Clue("canvass", _role(state, seat), person, near(state.board, person), inside)
            return replace(state, phase=Turning(seat), clues=(*state.clues, clue))
        case LinesRemoved(rows, columns):
            return replace(state, board=without(state.board, rows, columns), shift=None)
        case DrawOffered(seat):
            return replace(state, offer=seat)
        case DrawAccepted(_):
            return replace(state, phase=Agreed())
        case Ended(winner, reason):
            return replace(state, phase=Over(winner, reason), offer=None)
        case _:
            assert_never(event)


def _role(state: State, seat: Seat) -> Role:
    return "killer" if seat == state.killer else "inspector"


def _acted(state: State, seat: Seat, quiet: int = 0) -> State:
    """The turn has passed; what an action lifts (ban, the other's offer) is lifted."""
    opponent = Seat(1 - seat)
    first = state.inspector_is is None and seat == state.killer
    return replace(
        state,
        phase=Choosing() if first else Turning(opponent),
        shift=None,
        quiet=quiet,
        offer=None if state.offer == opponent else state.offer,
    )


def _after_kill(state: State, event: Killed) -> State:
    clue = Clue("kill", "killer", event.person, near(state.board, event.person), inside=True)
    done = replace(_acted(state, event.seat), dead=state.dead + event.person, clues=(*state.clues, clue))
    return replace(done, phase=Canvassing("inspector", event.person)) if event.canvass else done


def _after_disguise(state: State, event: Disguised) -> State:
    done = replace(_acted(state, event.seat), deck=state.deck[1:])
    if event.failed:
        return replace(done, discards=state.discards + event.drawn)
    return replace(
        done,
        killer_is=event.drawn,
        discards=state.discards + event.old,
        dead=state.dead + event.old * event.killed,
        innocent=state.innocent + event.old * (not event.killed),
        clues=tuple(replace(c, stale=True) if c.about == "killer" else c for c in state.clues),
    )
