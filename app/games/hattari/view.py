"""The eyes of Hattari: all that leaves a state or an event, built up from nothing."""

from __future__ import annotations

from typing import assert_never

from app.games.game import Audience, Seat, Viewer
from app.games.hattari.model import (
    AnyAction,
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
    Swap,
    VictimKept,
    VictimSwapped,
)
from app.games.hattari.model_state import (
    Accusing,
    Confirming,
    Looking,
    Over,
    Reporting,
    Scene,
    Sight,
    State,
    Tampering,
)
from app.games.hattari.pieces import FIVE, PLACES, Place, Silhouette, silhouettes
from app.games.hattari.view_shapes import (
    AccusedLine,
    AnyLine,
    Barred,
    Card,
    DealtLine,
    Down,
    EndedLine,
    Face,
    HandOf,
    KeptLine,
    Knowledge,
    Known,
    Own,
    PassedLine,
    PlayerView,
    ReportConfirmedLine,
    RevealedLine,
    SeenLine,
    SilhouetteConfirmedLine,
    Stale,
    StartLine,
    SuspectAt,
    SuspectView,
    SwappedLine,
    Table,
    Unknown,
    VictimAt,
)

# --- the table ----------------------------------------------------------------------------------------------


def table(state: State) -> Table:
    """What everybody may know. Asked only at rest."""
    now = on_table(state)
    bare = isinstance(state.phase, Reporting | Over)
    return Table(
        phase=state.phase,
        round=state.round,
        start=state.start,
        turn=turn(state),
        passed=now.passed,
        kept=now.kept,
        suspects=tuple(suspect(now, place, bare=bare) for place in PLACES),
        victim=card(now.victim, bare=bare),
        victim_swapped=now.tampered is not None,
        players=tuple(player(state, Seat(seat), bare=bare) for seat in range(state.seats)),
        in_play=silhouettes(state.seats),
        report=state.report,
    )


def on_table(state: State) -> Scene:
    """The round on the table."""
    assert state.scene is not None
    return state.scene


def card(number: Silhouette, *, bare: bool) -> Card:
    """The silhouette when it is bare, else its back."""
    return Face(number=number) if bare else Down()


def turn(state: State) -> Seat | None:
    """Whose turn it is, or None."""
    match state.phase:
        case Looking() | Tampering():
            return state.start
        case Accusing(seat=seat):
            return seat
        case _:
            return None


def suspect(now: Scene, place: Place, *, bare: bool) -> SuspectView:
    """One suspect as everybody sees it."""
    return SuspectView(
        place=place,
        card=card(now.suspects[place - 1], bare=bare),
        unseen=now.unseen == place,
        tampered=now.tampered == place,
        seen_by=tuple(sight.seat for sight in now.sights if sight.place == place),
        stack=now.stacks[place - 1],
    )


def player(state: State, seat: Seat, *, bare: bool) -> PlayerView:
    """One seat as everybody sees it."""
    markers = state.markers[seat]
    phase = state.phase
    return PlayerView(
        usable=markers.usable,
        face_down=markers.face_down,
        confirmed=isinstance(phase, Confirming | Reporting) and phase.confirmed[seat],
        card=card(on_table(state).held[seat], bare=bare),
    )


# --- one seat -----------------------------------------------------------------------------------------------


def own(state: State, seat: Seat, actions: tuple[AnyAction, ...]) -> Own:
    """What this seat has seen this round, and why its prompt does not offer more. Asked only at rest."""
    now = on_table(state)
    mine = tuple(sight for sight in now.sights if sight.seat == seat)
    knows = (
        *(at_suspect(mine, place) for place in PLACES),
        at_victim(mine),
        *(in_hand(state, seat, Seat(holder)) for holder in range(state.seats)),
    )
    found = {one.number: one.where for one in knows if isinstance(one, Known)}
    five = found.get(FIVE)
    return Own(
        seat=seat,
        knows=knows,
        unplaced=tuple(number for number in silhouettes(state.seats) if number not in found),
        five="open" if five is None else "here" if isinstance(five, SuspectAt) else "elsewhere",
        why=barred(state, actions),
    )


def at_suspect(mine: tuple[Sight, ...], place: Place) -> Knowledge:
    """What a seat with these sights knows of a suspect."""
    where = SuspectAt(place=place)
    for sight in mine:
        if sight.place == place:
            number = sight.number
            return (
                Stale(where=where, number=number)
                if sight.stale
                else Known(where=where, number=number, how="seen")
            )
    return Unknown(where=where)


def at_victim(mine: tuple[Sight, ...]) -> Knowledge:
    """The victim is known to who laid it there, and to nobody else."""
    for sight in mine:
        if sight.stale:
            return Known(where=VictimAt(), number=sight.number, how="laid")
    return Unknown(where=VictimAt())


def in_hand(state: State, seat: Seat, holder: Seat) -> Knowledge:
    """A seat knows the silhouette dealt to it, where that went, and the one it received."""
    now = on_table(state)
    where = HandOf(seat=holder)
    if holder == seat:
        return Known(where=where, number=now.held[seat], how="received" if now.passed else "mine")
    if now.passed and holder == (seat - 1) % state.seats:
        return Known(where=where, number=now.dealt[seat], how="given")
    return Unknown(where=where)


def barred(state: State, actions: tuple[AnyAction, ...]) -> tuple[Barred, ...]:
    """The one thing a prompt leaves out: the suspect not looked at cannot be swapped."""
    unseen = on_table(state).unseen
    if not isinstance(state.phase, Tampering) or not actions or unseen is None:
        return ()
    return (Barred(action=Swap(place=unseen), code="not_looked_at"),)


# --- lines --------------------------------------------------------------------------------------------------


def tell(event: AnyEvent, viewer: Viewer) -> AnyLine | None:
    """The event as this viewer may know it: the same line for all, its cards turned for who may see them."""
    everything = viewer is Audience.ALL

    def shown(number: Silhouette, *seats: int) -> Card:
        return card(number, bare=everything or viewer in seats)

    match event:
        case StartDrawn(seat=seat):
            return StartLine(seat=seat)
        case RoundDealt():
            one, two, three = event.suspects
            return DealtLine(
                round=event.round,
                start=event.start,
                hands=tuple(shown(number, seat) for seat, number in enumerate(event.hands)),
                suspects=(shown(one), shown(two), shown(three)),
                victim=shown(event.victim),
            )
        case SilhouetteConfirmed(seat=seat):
            return SilhouetteConfirmedLine(seat=seat)
        case SilhouettesPassed(received=received):
            n = len(received)
            return PassedLine(
                hands=tuple(shown(number, seat, (seat + 1) % n) for seat, number in enumerate(received))
            )
        case SuspectsSeen(seat=seat, places=places, numbers=numbers, chosen=chosen):
            cards = (shown(numbers[0], seat), shown(numbers[1], seat))
            return SeenLine(seat=seat, places=places, cards=cards, chosen=chosen)
        case VictimSwapped(seat=seat, place=place, away=away, came=came):
            return SwappedLine(seat=seat, place=place, away=shown(away, seat), came=shown(came))
        case VictimKept(seat=seat):
            return KeptLine(seat=seat)
        case SuspectAccused(seat=seat, place=place):
            return AccusedLine(seat=seat, place=place)
        case RoundRevealed():
            return revealed(event)
        case ReportConfirmed(seat=seat):
            return ReportConfirmedLine(seat=seat)
        case MatchEnded(reason=reason, winners=winners):
            return EndedLine(reason=reason, winners=winners)
        case other:
            assert_never(other)


def revealed(event: RoundRevealed) -> RevealedLine:
    """Everything is public now."""
    one, two, three = event.suspects
    return RevealedLine(
        suspects=(Face(number=one), Face(number=two), Face(number=three)),
        victim=Face(number=event.victim),
        hands=tuple(Face(number=number) for number in event.hands),
        culprit=event.culprit,
        taken_by=event.taken_by,
    )
