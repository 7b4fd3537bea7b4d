"""The only door for secrets of Noir: what everybody may know, what one seat knows beyond it, who hears what."""

from __future__ import annotations

from typing import assert_never

from app.games.game import Audience, Seat, Viewer
from app.games.noir import view_knows, view_why
from app.games.noir.model import (
    DEADLY,
    QUIET,
    Action,
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
    RolesSet,
    Shift,
    Shifted,
)
from app.games.noir.model_board import line_length, near, place
from app.games.noir.model_state import (
    Choosing,
    Discarding,
    Opening,
    Over,
    State,
    Turning,
)
from app.games.noir.view_shapes import (
    DealtLine,
    DisguisedLine,
    EvidenceDrawnLine,
    IdentityChosenLine,
    Line,
    Own,
    Reveal,
    Stage,
    Table,
)


def table(state: State) -> Table:
    """What everybody may know of a state at rest; the same for all."""
    assert state.killer is not None
    stage, turn = _stage(state, state.killer)
    return Table(
        mode=state.options.mode,
        killer=state.killer,
        stage=stage,
        turn=turn,
        board=state.board,
        dead=state.dead,
        innocent=state.innocent,
        discards=state.discards,
        deck=len(state.deck),
        hand=len(state.hand),
        deadly=DEADLY,
        shift=state.shift,
        forbidden=_forbidden(state),
        quiet=state.quiet,
        quiet_max=QUIET,
        offer=state.offer,
        clues=state.clues,
        reveal=_reveal(state),
    )


def _stage(state: State, killer: Seat) -> tuple[Stage, Seat | None]:
    inspector = Seat(1 - killer)
    match state.phase:
        case Opening():
            return "opening", killer
        case Choosing():
            return "choosing", inspector
        case Turning(seat):
            return "turning", seat
        case Discarding():
            return "discarding", inspector
        case _:
            assert isinstance(state.phase, Over), "only a state at rest is shown"
            return "over", None


def _forbidden(state: State) -> tuple[Shift, ...]:
    last = state.shift
    if last is None:
        return ()
    back = Shift(last.axis, last.at, 1 if last.step < 0 else -1)
    return (back, last) if line_length(state.board, last.axis) == 2 else (back,)  # noqa: PLR2004  a line of two


def _reveal(state: State) -> Reveal | None:
    if not isinstance(state.phase, Over):
        return None
    assert state.killer_is is not None
    over = state.phase
    return Reveal(over.winner, over.reason, state.killer_is, state.inspector_is, state.hand, state.deck)


def own(state: State, seat: Seat, actions: tuple[Action, ...]) -> Own:
    """What this seat knows beyond the table; ``actions`` are its legal ones, for what is missing among them."""
    killer = seat == state.killer
    identity = state.killer_is if killer else state.inspector_is
    hand = "" if killer else state.hand
    mine = hand + (identity or "")
    drawn = state.phase.drawn if not killer and isinstance(state.phase, Discarding) else None
    return Own(
        seat=seat,
        role="killer" if killer else "inspector",
        identity=identity,
        near=near(state.board, identity) if identity else "",
        hand=None if killer else hand,
        drawn=drawn,
        lost="".join([card for card in hand if place(state.board, card) is None]),
        knows=view_knows.knows(state, "inspector" if killer else "killer", mine),
        facts=view_knows.facts(state, "inspector" if killer else "killer"),
        why=view_why.why(state, seat, actions),
    )


def tell(event: Event, viewer: Viewer) -> Line | None:
    """The event as this viewer hears it. Every event makes a line for everyone, of one kind for all."""
    match event:
        case (
            RolesSet()
            | Shifted()
            | Killed()
            | Discarded()
            | Arrested()
            | ArrestAnswered()
            | Canvassed()
            | LinesRemoved()
            | DrawOffered()
            | DrawAccepted()
            | Ended()
        ):
            return event
        case Dealt(killer, board, deck):
            identity = Person(deck[0]) if _may(viewer, killer) else None
            hand = deck[1:5] if _may(viewer, Seat(1 - killer)) else None
            return DealtLine(killer, board, identity, hand)
        case Disguised(seat, drawn, old, failed, killed):
            shown = drawn if failed else old
            return DisguisedLine(seat, failed, shown, killed, drawn if _may(viewer, seat) else None)
        case IdentityChosen(seat, person):
            return IdentityChosenLine(seat, person if _may(viewer, seat) else None)
        case EvidenceDrawn(seat, person):
            return EvidenceDrawnLine(seat, person if _may(viewer, seat) else None)
        case _:
            assert_never(event)


def _may(viewer: Viewer, seat: Seat) -> bool:
    """Whether the viewer may hear what this seat alone learns."""
    return viewer is Audience.ALL or viewer == seat
