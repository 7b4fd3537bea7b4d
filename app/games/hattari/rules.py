"""The verbs of Hattari."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from app.games.dice import Dice
from app.games.game import IllegalActionError, Outcome, Seat
from app.games.hattari.model import (
    Accuse,
    AnyAction,
    AnyEvent,
    ConfirmReport,
    ConfirmSilhouette,
    Keep,
    Look,
    MatchEnded,
    Options,
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
    Dealing,
    Drawing,
    Looking,
    Over,
    Reporting,
    Revealing,
    Scene,
    State,
    Tampering,
    Turning,
)
from app.games.hattari.pieces import (
    LAST_ROUND,
    MARKERS_EACH,
    PLACES,
    Markers,
    Place,
    best,
    culprit,
    ending,
    settle,
    silhouettes,
)

PAIRS: tuple[tuple[Place, Place], ...] = ((1, 2), (1, 3), (2, 3))


def seats(options: Options) -> range:
    """How many may play: three or four, or exactly two in the variant."""
    return range(2, 3) if options.players_2 else range(3, 5)


def longest(n: int) -> int:
    """Per round: everybody confirms twice, accuses once, and the start player looks and swaps or keeps."""
    return LAST_ROUND * (3 * n + 2)


def initial(options: Options, n: int) -> State:
    """Before the start player is drawn. Not at rest."""
    markers = (Markers(usable=MARKERS_EACH, face_down=0),) * n
    return State(seats=n, phase=Drawing(), round=0, start=Seat(0), scene=None, markers=markers, report=None)


def prepare(state: State, host: Seat | None, before: State | None) -> tuple[AnyEvent, ...]:
    """Nothing of a match follows from the room or the match before."""
    return ()


def scene(state: State) -> Scene:
    """The round on the table; asked only where there is one."""
    assert state.scene is not None
    return state.scene


def before(state: State, seat: Seat) -> Seat:
    """The seat to the right: the one before in the order of play."""
    return Seat((seat - 1) % state.seats)


def after(state: State, seat: Seat) -> Seat:
    """The seat to the left: the one that plays next."""
    return Seat((seat + 1) % state.seats)


# --- what may be asked ------------------------------------------------------------------------------------


def legal_actions(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Everything this seat may do now, in a fixed order. Depends on public facts only."""
    match state.phase:
        case Confirming(confirmed=done):
            return () if done[seat] else (ConfirmSilhouette(),)
        case Looking():
            return tuple(Look(places=pair) for pair in PAIRS) if seat == state.start else ()
        case Tampering():
            if seat != state.start:
                return ()
            swaps = [Swap(place=place) for place in PLACES if place != scene(state).unseen]
            return (Keep(), *swaps)
        case Accusing(seat=turn):
            return tuple(Accuse(place=place) for place in PLACES) if seat == turn else ()
        case Reporting(confirmed=done):
            return () if done[seat] else (ConfirmReport(),)
        case Drawing() | Dealing() | Turning() | Revealing() | Over():
            return ()
        case other:
            assert_never(other)


def due(state: State) -> tuple[Seat, ...]:
    """The seats the match waits for: those with something to do."""
    return tuple(Seat(seat) for seat in range(state.seats) if legal_actions(state, Seat(seat)))


def refusal(state: State, seat: Seat, action: AnyAction) -> str:
    """Why this action is not legal now. Depends on public facts only."""
    match state.phase, action:
        case Over(), _:
            return "match_over"
        case Confirming() | Reporting(), ConfirmSilhouette() | ConfirmReport():
            return "already_confirmed" if seat not in due(state) else "not_now"
        case _ if seat not in due(state):
            return "not_your_turn"
        case Looking(), Look():
            return "two_suspects"
        case Tampering(), Swap():
            return "not_looked_at"
        case _:
            return "not_now"


def decide(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
    """What the seat chose. Raises IllegalActionError for an action that is not legal."""
    if action not in legal_actions(state, seat):
        raise IllegalActionError(refusal(state, seat, action))
    match action:
        case ConfirmSilhouette():
            return (SilhouetteConfirmed(seat=seat),)
        case Look(places=places):
            return (seen(state, seat, places, chosen=True),)
        case Swap(place=place):
            now = scene(state)
            away = now.suspects[place - 1]
            return (VictimSwapped(seat=seat, place=place, away=away, came=now.victim),)
        case Keep():
            return (VictimKept(seat=seat),)
        case Accuse(place=place):
            return (SuspectAccused(seat=seat, place=place),)
        case ConfirmReport():
            return (ReportConfirmed(seat=seat),)
        case other:
            assert_never(other)


def seen(state: State, seat: Seat, places: tuple[Place, Place], *, chosen: bool) -> SuspectsSeen:
    """The event in which a seat sees two suspects."""
    suspects = scene(state).suspects
    numbers = (suspects[places[0] - 1], suspects[places[1] - 1])
    return SuspectsSeen(seat=seat, places=places, numbers=numbers, chosen=chosen)


# --- what happens by itself --------------------------------------------------------------------------------


def follow(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """What now happens without anyone's choice; () at rest. Only the draw and the deals roll."""
    match state.phase:
        case Drawing():
            return (StartDrawn(seat=Seat(dice.below(state.seats))),)
        case Dealing():
            return (deal(state, state.start, dice),)
        case Confirming(confirmed=done) if all(done):
            given = scene(state).dealt
            received = tuple(given[after(state, Seat(seat))] for seat in range(state.seats))
            return (SilhouettesPassed(given=given, received=received),)
        case Turning(seat=seat):
            return (seen(state, seat, unaccused(state, seat), chosen=False),)
        case Revealing():
            return tuple(reveal(state))
        case Reporting(confirmed=done) if all(done):
            return (deal(state, after(state, state.start), dice),)
        case Confirming() | Looking() | Tampering() | Accusing() | Reporting() | Over():
            return ()
        case other:
            assert_never(other)


def deal(state: State, start: Seat, dice: Dice) -> RoundDealt:
    """The pieces shuffled: hands from seat 0 on, then suspects from place 1 on, then the victim."""
    n = state.seats
    deck = dice.shuffled(silhouettes(n))
    suspects = (deck[n], deck[n + 1], deck[n + 2])
    return RoundDealt(round=state.round + 1, start=start, hands=deck[:n], suspects=suspects, victim=deck[n + 3])


def unaccused(state: State, seat: Seat) -> tuple[Place, Place]:
    """The two suspects that the player directly before has not accused."""
    last = next(place for place in PLACES if accused_by(state, before(state, seat), place))
    return next(pair for pair in PAIRS if last not in pair)


def accused_by(state: State, seat: Seat, place: Place) -> bool:
    """Whether this seat's marker of this round lies under that suspect."""
    return seat in scene(state).stacks[place - 1]


def reveal(state: State) -> Iterator[AnyEvent]:
    """Everything is shown and settled, and the match ends if it must."""
    now = scene(state)
    guilty = culprit(now.suspects)
    taken, markers = settle(now.stacks, guilty, state.markers)
    yield RoundRevealed(
        suspects=now.suspects,
        victim=now.victim,
        hands=now.held,
        culprit=guilty,
        taken_by=(taken[0], taken[1], taken[2]),
    )
    reason = ending(markers, state.round)
    if reason is not None:
        yield MatchEnded(reason=reason, winners=best(markers))


def outcome(state: State) -> Outcome | None:
    """A point for a win, each its own when it is shared; None while the match runs."""
    if not isinstance(state.phase, Over):
        return None
    winners = state.phase.winners
    everyone = [Seat(seat) for seat in range(state.seats)]
    return Outcome(
        winners=winners,
        losers=tuple(seat for seat in everyone if seat not in winners),
        reason=state.phase.reason,
        points=tuple(int(seat in winners) for seat in everyone),
    )


def invites_text(state: State, seat: Seat) -> bool:
    """Nobody tells a story here."""
    return False
