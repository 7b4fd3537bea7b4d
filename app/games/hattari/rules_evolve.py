"""How an event changes the state. Trusts its events and cannot fail."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from app.games.game import Seat
from app.games.hattari.model import (
    AnyEvent,
    MatchEnded,
    ReportConfirmed,
    RoundDealt,
    RoundRevealed,
    SilhouetteConfirmed,
    SilhouettesPassed,
    StartDrawn,
    SuspectAccused,
    SuspectsSeen,
    VictimKept,
    VictimSwapped,
)
from app.games.hattari.model_state import (
    Accusing,
    Confirming,
    Dealing,
    Looking,
    Over,
    Report,
    Reporting,
    Revealing,
    Scene,
    Sight,
    State,
    Tampering,
    Turning,
)
from app.games.hattari.pieces import FIVE, PLACES, Markers, Place, settle


def evolve(state: State, event: AnyEvent) -> State:
    """The state after this event."""
    match event:
        case StartDrawn(seat=seat):
            return replace(state, start=seat, phase=Dealing())
        case RoundDealt():
            return dealt(state, event)
        case SilhouetteConfirmed(seat=seat):
            done = ticked(state, seat)
            nothing_passed = state.seats == 2 and all(done)  # noqa: PLR2004  the variant for two
            return replace(state, phase=Looking() if nothing_passed else Confirming(confirmed=done))
        case SilhouettesPassed(received=received):
            now = replace(on_table(state), held=received, passed=True)
            return replace(state, scene=now, phase=Looking())
        case SuspectsSeen():
            return saw(state, event)
        case VictimSwapped():
            return swapped(state, event)
        case VictimKept(seat=seat):
            return replace(state, scene=replace(on_table(state), kept=True), phase=Accusing(seat=seat))
        case SuspectAccused(seat=seat, place=place):
            return accused(state, seat, place)
        case RoundRevealed():
            return revealed(state, event)
        case ReportConfirmed(seat=seat):
            return replace(state, phase=Reporting(confirmed=ticked(state, seat)))
        case MatchEnded(reason=reason, winners=winners):
            return replace(state, phase=Over(reason=reason, winners=winners))
        case other:
            assert_never(other)


def on_table(state: State) -> Scene:
    """The round on the table; asked only where there is one."""
    assert state.scene is not None
    return state.scene


def ticked(state: State, seat: Seat) -> tuple[bool, ...]:
    """Who has confirmed once this seat has, too."""
    assert isinstance(state.phase, Confirming | Reporting)
    return tuple(one or i == seat for i, one in enumerate(state.phase.confirmed))


def dealt(state: State, event: RoundDealt) -> State:
    """A new round on the table; the last report stays until the next."""
    now = Scene(suspects=event.suspects, victim=event.victim, dealt=event.hands, held=event.hands)
    waiting = Confirming(confirmed=(False,) * state.seats)
    return replace(state, round=event.round, start=event.start, scene=now, phase=waiting)


def saw(state: State, event: SuspectsSeen) -> State:
    """A seat keeps two sights; the start player's choice marks the third place as unseen."""
    now = on_table(state)
    new = (
        Sight(seat=event.seat, place=place, number=number, stale=False)
        for place, number in zip(event.places, event.numbers, strict=True)
    )
    now = replace(now, sights=(*now.sights, *new))
    if not event.chosen:
        return replace(state, scene=now, phase=Accusing(seat=event.seat))
    unseen = next(place for place in PLACES if place not in event.places)
    return replace(state, scene=replace(now, unseen=unseen), phase=Tampering())


def swapped(state: State, event: VictimSwapped) -> State:
    """Suspect and victim change places; what the start player saw there is stale."""
    now = on_table(state)
    first, second, third = (
        event.came if place == event.place else number
        for place, number in zip(PLACES, now.suspects, strict=True)
    )
    now = replace(
        now,
        suspects=(first, second, third),
        victim=event.away,
        tampered=event.place,
        sights=tuple(replace(one, stale=one.place == event.place) for one in now.sights),
    )
    return replace(state, scene=now, phase=Accusing(seat=event.seat))


def accused(state: State, seat: Seat, place: Place) -> State:
    """The marker lies on top; the next seat's turn opens, or all have accused."""
    now = on_table(state)
    first, second, third = (
        (*stack, seat) if at == place else stack for at, stack in zip(PLACES, now.stacks, strict=True)
    )
    mine = state.markers[seat]
    markers = list(state.markers)
    markers[seat] = Markers(usable=mine.usable - 1, face_down=mine.face_down)
    following = Seat((seat + 1) % state.seats)
    return replace(
        state,
        scene=replace(now, stacks=(first, second, third)),
        markers=tuple(markers),
        phase=Revealing() if following == state.start else Turning(seat=following),
    )


def revealed(state: State, event: RoundRevealed) -> State:
    """The stacks go where they belong, the round becomes a report, and everybody reads it."""
    now = on_table(state)
    assert now.unseen is not None
    _, markers = settle(now.stacks, event.culprit, state.markers)
    report = Report(
        round=state.round,
        start=state.start,
        suspects=event.suspects,
        victim=event.victim,
        dealt=now.dealt,
        held=event.hands,
        unseen=now.unseen,
        tampered=now.tampered,
        stacks=now.stacks,
        culprit=event.culprit,
        five=FIVE in event.suspects,
        taken_by=event.taken_by,
        markers=markers,
    )
    waiting = Reporting(confirmed=(False,) * state.seats)
    return replace(state, markers=markers, report=report, phase=waiting)
