"""What each event changes. It trusts: the event happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, assert_never

from msgspec.structs import replace

from app.games.game import Seat
from app.games.hannin import rules_sight as sight
from app.games.hannin.cards import BOX, HAND, PLACE, Card, in_order, without
from app.games.hannin.model import (
    AccusationAnswered,
    CardChosen,
    CardPlayed,
    CardShown,
    CardsMoved,
    Dealt,
    Event,
    HandFanned,
    HandSeen,
    HolderSeen,
    MatchEnded,
    PlacePointed,
    TurnPassed,
)
from app.games.hannin.model_state import (
    Acting,
    Answering,
    Choice,
    Ending,
    Gave,
    Giving,
    Knew,
    Note,
    Over,
    Phase,
    Played,
    Pointing,
    SawHand,
    SawHolder,
    Showing,
    Shown,
    State,
    Step,
    Took,
    Turning,
    WasSeen,
)
from app.games.hannin.rules_sight import BIT, NOTHING, Row

X = TypeVar("X")


def evolve(state: State, event: Event) -> State:
    """The state after this event."""
    match event:
        case CardPlayed():
            return _played(state, event)
        case Dealt():
            return _dealt(state, event)
        case TurnPassed(seat=seat):
            state = _watch(
                state, "exchange", lambda _, row: sight.exact(row, seat, ("exchange",)), _but(state, seat)
            )
            return _next(state, seat)
        case CardChosen(seat=seat, card=card):
            phase = state.phase
            assert isinstance(phase, Giving)
            chosen = tuple(sorted((*phase.chosen, Choice(seat, card)), key=lambda choice: choice.seat))
            return replace(state, phase=replace(phase, chosen=chosen))
        case CardsMoved():
            return _next(_moved(state, event), event.seat)
        case HandSeen(seat=seat, target=target, hand=hand):
            notes = _noted(state, {seat: (SawHand(state.turn, target, hand),)})
            state = replace(state, notes=notes)
            state = _watch(state, "witness", lambda _, row: sight.exact(row, target, hand), (seat,))
            return _next(state, seat)
        case HolderSeen():
            return _next(_looked(state, event), event.seat)
        case AccusationAnswered(seat=seat, target=target, yes=yes):
            if yes:
                return replace(state, phase=Ending(seat, "detective", target))
            return _next(state, seat)
        case HandFanned(seat=seat, target=target, order=order):
            return replace(state, phase=Pointing(seat, target, order))
        case PlacePointed(seat=seat, target=target, place=place):
            assert isinstance(state.phase, Pointing)
            return replace(state, phase=Showing(seat, target, state.phase.order[place]))
        case CardShown(seat=seat, target=target, card=card):
            if card == "criminal":
                return replace(state, phase=Ending(seat, "dog", target))
            size = len(state.hands[target])
            state = _watch(
                state, "dog", lambda _, row: sight.certain(row, target, card, size), _but(state, target)
            )
            return _next(replace(state, shown=Shown(target, card)), seat)
        case MatchEnded(reason=reason, captor=captor, holder=holder):
            return replace(state, phase=Over(reason, captor, holder))
        case _:
            assert_never(event)


def _dealt(state: State, event: Dealt) -> State:
    hands = event.hands
    starter = Seat(next(seat for seat, hand in enumerate(hands) if "first_discoverer" in hand))
    holder = Seat(next(seat for seat, hand in enumerate(hands) if "criminal" in hand))
    state = replace(
        state,
        phase=Turning(starter),
        turn=1,
        hands=hands,
        left=tuple(BOX.values()),
        box=event.box,
        sights=((NOTHING,) * len(hands),) * len(hands),
        path=(Step(holder, 0, "deal"),),
    )
    size = len(hands[starter])
    return _watch(
        state,
        "first_discoverer",
        lambda _, row: sight.certain(row, starter, "first_discoverer", size),
        _but(state, starter),
    )


def _played(state: State, event: CardPlayed) -> State:
    seat, card, target = event.seat, event.card, event.target
    hand = without(state.hands[seat], card)
    void = target is None and card in ("detective", "exchange")
    lying = Played(state.turn, card, target, void)
    place = PLACE[card]
    left = (*state.left[:place], state.left[place] - 1, *state.left[place + 1 :])
    shown = state.shown
    if shown is not None and shown.seat == seat and shown.card == card:
        shown = None
    table, apart = state.played, state.apart
    if card == "accomplice":
        apart = _put(apart, seat, (*apart[seat], lying))
    else:
        table = _put(table, seat, (*table[seat], lying))
    hands = _put(state.hands, seat, hand)
    state = replace(state, hands=hands, played=table, apart=apart, left=left, shown=shown)
    size = len(hand)
    dead_end = void and card == "detective"

    def look(_: Seat, row: Row) -> None:
        if dead_end:
            sight.confined(row, seat, BIT["detective"] | BIT["criminal"], size)
        sight.played(row, seat, card, size)

    # Whoever knew nothing of the hand knows as much of it as before, unless it is empty now. (That nobody else
    # has the criminal its holder sees from the own hand, whether or not it stands here already.)
    watching = [
        viewer for viewer in _but(state, seat) if dead_end or not size or state.sights[viewer][seat].held
    ]
    state = _watch(state, card, look, watching)
    phase = _effect(state, event)
    return _next(state, seat) if phase is None else replace(state, phase=phase)


def _effect(state: State, event: CardPlayed) -> Phase | None:
    """What the card just played leads to; None: nothing, the turn is over."""
    seat, target = event.seat, event.target
    match event.card:
        case "rumor" | "witness" | "dog" | "boy":
            return Acting(seat, event.card, target)
        case "propaganda":
            givers = tuple(Seat(giver) for giver, hand in enumerate(state.hands) if hand)
            return Giving(seat, "propaganda", givers, ())
        case "detective" | "exchange" if target is None:
            return None
        case "detective":
            assert target is not None
            spoken = state.switches.answers == "spoken"
            return Answering(seat, target) if spoken else Acting(seat, "detective", target)
        case "exchange":
            assert target is not None
            return Giving(seat, "exchange", (min(seat, target), max(seat, target)), ())
        case "criminal":
            return Ending(None, "criminal", seat)
        case "first_discoverer" | "alibi" | "accomplice" | "bystander":
            return None
        case _:
            assert_never(event.card)


def _moved(state: State, event: CardsMoved) -> State:
    old, moves = state.hands, event.moves
    kept: list[list[Card]] = [list(hand) for hand in old]
    new: dict[Seat, tuple[Note, ...]] = {}
    path = state.path
    shown = state.shown
    for move in moves:
        kept[move.source].remove(move.card)
        new[move.source] = (Gave(state.turn, event.by, move.card, move.to),)
        if shown is not None and shown.seat == move.source:
            shown = None
    for move in moves:
        kept[move.to].append(move.card)
        new[move.to] = (*new.get(move.to, ()), Took(state.turn, event.by, move.card, move.source))
        if move.card == "criminal":
            path = (*path, Step(move.to, state.turn, event.by))
    hands = tuple(in_order(hand) for hand in kept)
    state = replace(state, hands=hands, shown=shown, path=path, notes=_noted(state, new))
    before, after = [len(hand) for hand in old], [len(hand) for hand in hands]
    everybody = tuple(Seat(seat) for seat in range(len(hands)))
    return _watch(
        state, event.by, lambda viewer, row: sight.moved(row, viewer, moves, before, after), everybody
    )


def _looked(state: State, event: HolderSeen) -> State:
    seat, holder = event.seat, event.holder
    new: dict[Seat, tuple[Note, ...]] = {seat: (SawHolder(state.turn, holder),)}
    if holder == seat:
        return replace(state, notes=_noted(state, new))
    new[holder] = (WasSeen(state.turn, seat),)
    size = len(state.hands[holder])
    state = replace(state, notes=_noted(state, new))
    return _watch(state, "boy", lambda _, row: sight.certain(row, holder, "criminal", size), (seat,))


def _watch(state: State, how: Card, look: Callable[[Seat, Row], None], viewers: Sequence[Seat]) -> State:
    """These seats have seen it, and each knows more or less in its own way: ``look`` changes a viewer's row."""
    if not viewers:
        return state
    hands = state.hands
    sizes = list(map(len, hands))
    sights = list(state.sights)
    knew = state.knew
    at_large = state.left[PLACE["criminal"]]
    for viewer in viewers:
        old = sights[viewer]
        row = list(old)
        look(viewer, row)
        if at_large:
            sight.settle(row, viewer, holding="criminal" in hands[viewer], sizes=sizes)
        sights[viewer] = tuple(row)
        holder = sight.holder_known(row)
        if holder is not None and holder != sight.holder_known(old):
            knew = (*knew, Knew(viewer, state.turn, holder, how))
    return replace(state, sights=tuple(sights), knew=knew)


def _but(state: State, subject: Seat) -> tuple[Seat, ...]:
    """All seats but this one."""
    return tuple([Seat(seat) for seat in range(len(state.hands)) if seat != subject])


def _noted(state: State, new: dict[Seat, tuple[Note, ...]]) -> tuple[tuple[Note, ...], ...]:
    notes = state.notes
    for seat, facts in new.items():
        notes = _put(notes, seat, (*notes[seat], *facts))
    return notes


def _next(state: State, seat: Seat) -> State:
    """The turn of ``seat`` is over: on to the next to the left who has cards."""
    hands = state.hands
    count = len(hands)
    # Three laps leave a card each. Then a turn takes one away, or lets a lone exchange stand; what makes cards
    # travel takes them one seat on and leaves a gap before the next player: no lap after the fourth is begun.
    assert state.turn < HAND * count, "a match takes at most four turns a player, passes included"
    after = (seat + 1) % count
    while not hands[after]:
        after = (after + 1) % count
    return replace(state, phase=Turning(Seat(after)), turn=state.turn + 1)


def _put(items: tuple[X, ...], place: int, item: X) -> tuple[X, ...]:
    return (*items[:place], item, *items[place + 1 :])
