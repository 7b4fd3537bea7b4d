"""What may be done, and what an action leads to (``rules_evolve`` folds it, ``rules_refusal`` says why not)."""

from __future__ import annotations

from functools import cache
from typing import Literal, assert_never

from app.games.dice import Dice
from app.games.game import Outcome, Seat
from app.games.noir.model import (
    DEADLY,
    EVERYBODY,
    QUIET,
    SIDE,
    AcceptDraw,
    Action,
    Arrest,
    ArrestAnswered,
    Arrested,
    Canvassed,
    ChooseIdentity,
    CitizensArrest,
    Dealt,
    Discard,
    Discarded,
    Disguise,
    Disguised,
    DrawAccepted,
    DrawOffered,
    Ended,
    Event,
    EvidenceDrawn,
    Exonerate,
    IdentityChosen,
    Kill,
    Killed,
    LinesRemoved,
    OfferDraw,
    Options,
    Person,
    Reason,
    RolesSet,
    Shift,
    Shifted,
)
from app.games.noir.model_board import Axis, Rows, Step, dead_lines, line_length, near, place
from app.games.noir.model_state import (
    Agreed,
    Arresting,
    Canvassing,
    Choosing,
    Dealing,
    Discarding,
    Opening,
    Over,
    State,
    Turning,
)


def initial(options: Options, seats: int) -> State:
    """Before the deal: not at rest."""
    return State(options)


def other(seat: Seat) -> Seat:
    """The opponent."""
    return Seat(1 - seat)


def prepare(state: State, host: Seat | None, before: State | None) -> tuple[Event, ...]:
    """The roles, when the room's option fixes them or the match before it calls for an exchange."""
    match state.options.roles:
        case "host_kills" if host is not None:
            return (RolesSet(host, "option"),)
        case "host_inspects" if host is not None:
            return (RolesSet(other(host), "option"),)
        case "random" | "host_kills" | "host_inspects":
            if before is None or before.killer is None:
                return ()
            return (RolesSet(other(before.killer), "exchange"),)
        case _:
            assert_never(state.options.roles)


def killer_of(state: State) -> Seat:
    """The Killer's seat, once there is one."""
    assert state.killer is not None
    return state.killer


def due(state: State) -> tuple[Seat, ...]:
    """The one seat whose turn it is; nobody once the match is over."""
    match state.phase:
        case Opening():
            return (killer_of(state),)
        case Choosing() | Discarding():
            return (other(killer_of(state)),)
        case Turning(seat):
            return (seat,)
        case Dealing() | Canvassing() | Arresting() | Agreed() | Over():
            return ()
        case _:
            assert_never(state.phase)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """What this seat may do now, in a stated order: draw, then by kind, then by person or line."""
    if isinstance(state.phase, Over):
        return ()
    accept: tuple[Action, ...] = (AcceptDraw(),) if state.offer == other(seat) else ()
    if due(state) != (seat,):
        return accept
    if isinstance(state.phase, Discarding):
        return tuple([Discard(Person(card)) for card in sorted(state.hand)])
    offer: tuple[Action, ...] = (OfferDraw(),) if state.offer is None else ()
    match state.phase:
        case Opening():
            return (*accept, *offer, *_kills(state))
        case Choosing():
            living = [card for card in sorted(state.hand) if card not in state.dead]
            return (*accept, *offer, *[ChooseIdentity(Person(card)) for card in living])
        case _ if seat == state.killer:
            disguise = (Disguise(),) if state.deck else ()
            return (*accept, *offer, *_kills(state), *disguise, *_shifts(state))
        case _:
            exonerate = (Exonerate(),) if state.deck else ()
            return (*accept, *offer, *_arrests(state), *exonerate, *_citizens_arrests(state), *_shifts(state))


def _kills(state: State) -> list[Action]:
    assert state.killer_is is not None
    return [Kill(Person(p)) for p in sorted(near(state.board, state.killer_is)) if p not in state.dead]


def _arrests(state: State) -> list[Action]:
    assert state.inspector_is is not None
    within = near(state.board, state.inspector_is) + state.inspector_is
    return [Arrest(Person(p)) for p in arrestable(state, within)]


def arrestable(state: State, people: str) -> list[str]:
    """Those among these people on the board who are alive and not marked innocent, by initial."""
    return [p for p in sorted(people) if p not in state.dead and p not in state.innocent]


def _citizens_arrests(state: State) -> list[Action]:
    if state.options.mode != "citizens_arrest" or not state.deck:
        return []
    return [
        CitizensArrest(Person(card), Person(p))
        for card in sorted(state.hand)
        for p in arrestable(state, near(state.board, card))
    ]


@cache
def _all_shifts(height: int, width: int) -> tuple[Shift, ...]:
    lines: tuple[tuple[Axis, int], ...] = (("row", height), ("column", width))
    steps: tuple[Step, ...] = (-1, 1)
    return tuple(Shift(axis, at, step) for axis, count in lines for at in range(count) for step in steps)


def _shifts(state: State) -> tuple[Action, ...]:
    every = _all_shifts(len(state.board), len(state.board[0]))
    return tuple([s for s in every if not undoes(state.board, state.shift, s)])


def undoes(board: Rows, last: Shift | None, now: Shift) -> bool:
    """Whether ``now`` would bring back the layout before ``last``: on a line of two, left equals right."""
    if last is None or (last.axis, last.at) != (now.axis, now.at):
        return False
    return last.step != now.step or line_length(board, now.axis) == 2  # noqa: PLR2004  a line of two


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """The events of a legal action; what follows by itself (answers, lines, the end) is ``follow``'s."""
    match action:
        case Shift(axis, at, step):
            return (Shifted(seat, axis, at, step),)
        case Kill(person):
            return (Killed(seat, person, canvass=person in state.innocent),)
        case Disguise():
            assert state.killer_is is not None
            drawn = Person(state.deck[0])
            failed = drawn in state.dead
            killed = not failed and state.options.mode == "classic"
            return (Disguised(seat, drawn, state.killer_is, failed=failed, killed=killed),)
        case ChooseIdentity(person):
            return (IdentityChosen(seat, person),)
        case Arrest(person):
            return (Arrested(seat, person, None),)
        case Exonerate():
            return (EvidenceDrawn(seat, Person(state.deck[0])),)
        case Discard(person):
            marks = state.options.mode != "classic"
            on_board = place(state.board, person) is not None
            return (Discarded(seat, person, marks and person not in state.dead, marks and on_board),)
        case CitizensArrest(card, person):
            discarded = Discarded(seat, card, marked=card not in state.dead, canvass=False)
            return (discarded, Arrested(seat, person, card))
        case OfferDraw():
            return (DrawOffered(seat),)
        case AcceptDraw():
            return (DrawAccepted(seat),)
        case _:
            assert_never(action)


def follow(state: State, dice: Dice) -> tuple[Event, ...]:
    """What now happens by itself, in the order of the rules; ``()`` at rest. Rolls only at the deal."""
    match state.phase:
        case Dealing():
            if state.killer is None:
                return (RolesSet(Seat(dice.below(2)), "luck"),)
            people = dice.shuffled(EVERYBODY)
            board = tuple("".join(people[i : i + SIDE]) for i in range(0, len(people), SIDE))
            return (Dealt(state.killer, board, "".join(dice.shuffled(EVERYBODY))),)
        case Arresting(person):
            hit = person == state.killer_is
            answer = ArrestAnswered(killer_of(state), person, hit)
            return (answer, _ended(state, "inspector", "killer_arrested")) if hit else (answer,)
        case Agreed():
            return (_ended(state, None, "draw_agreed"),)
        case Over():
            return ()
        case Opening() | Choosing() | Turning() | Discarding() | Canvassing():
            return _settle(state)
        case _:
            assert_never(state.phase)


def _settle(state: State) -> tuple[Event, ...]:
    """After an action: Inspector dead? 16 dead? canvas; dead lines; a draw by quiet."""
    if state.inspector_is is not None and state.inspector_is in state.dead:
        return (_ended(state, "killer", "inspector_killed"),)
    if len(state.dead) >= DEADLY:
        return (_ended(state, "killer", "sixteen_deceased"),)
    if isinstance(state.phase, Canvassing):
        return (_canvassed(state, state.phase),)
    rows, columns = dead_lines(state.board, state.dead)
    if rows or columns:
        return (LinesRemoved(rows, columns),)
    if state.quiet >= QUIET:
        return (_ended(state, None, "draw_quiet"),)
    return ()


def _canvassed(state: State, asked: Canvassing) -> Event:
    killer = killer_of(state)
    seat, identity = (
        (killer, state.killer_is) if asked.about == "killer" else (other(killer), state.inspector_is)
    )
    return Canvassed(seat, asked.person, identity is not None and identity in near(state.board, asked.person))


def _ended(state: State, winner: Literal["killer", "inspector"] | None, reason: Reason) -> Event:
    killer = killer_of(state)
    assert state.killer_is is not None
    seat = {"killer": killer, "inspector": other(killer), None: None}[winner]
    return Ended(seat, reason, state.killer_is, state.inspector_is, state.hand, state.deck)


def outcome(state: State) -> Outcome | None:
    """Who won and why, once the match is over; a draw has neither winners nor losers."""
    match state.phase:
        case Over(None, reason):
            return Outcome((), (), reason, (0, 0))
        case Over(winner, reason) if winner is not None:
            return Outcome((winner,), (other(winner),), reason, (int(winner == 0), int(winner == 1)))
        case _:
            return None


def invites_text(state: State, seat: Seat) -> bool:
    """Noir has no free text."""
    return False


def longest(seats: int) -> int:
    """The most accepted actions: each of the 39 or fewer actions that change more than the layout (16 kills,
    20 cards of the deck, 3 citizen's arrests, the choice; together at most 39 before the end) after at most 39
    quiet turns, 40 at the end; one offer each turn, one discard for each card of the deck, one acceptance.
    """
    return 2 * (40 * QUIET) + 20 + 1
