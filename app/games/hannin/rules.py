"""The verbs of a match: who may do what, what follows by itself, and how it ends."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from app.games.dice import Dice
from app.games.game import Seat
from app.games.hannin.cards import AIMED, BOX, HAND, Card, in_order, recipe, spread
from app.games.hannin.model import (
    AccusationAnswered,
    Action,
    Answer,
    CardChosen,
    CardPlayed,
    CardShown,
    CardsMoved,
    Dealt,
    Event,
    GiveCard,
    HandFanned,
    HandSeen,
    HolderSeen,
    MatchEnded,
    Move,
    Options,
    Pass,
    PlacePointed,
    PlayCard,
    Point,
    Reason,
    TurnPassed,
    switches,
)
from app.games.hannin.model_state import (
    Acting,
    Answering,
    Dealing,
    Ending,
    Giving,
    Pointing,
    Showing,
    State,
    Turning,
)

Hands = tuple[tuple[Card, ...], ...]


def initial(options: Options, seats: int) -> State:
    """Before the deal. Not at rest: ``follow`` deals."""
    empty: tuple[tuple[()], ...] = ((),) * seats
    return State(
        switches=switches(options),
        phase=Dealing(),
        turn=0,
        hands=empty,
        played=empty,
        apart=empty,
        left=(),
        box=(),
        shown=None,
        sights=(),
        notes=empty,
        path=(),
        knew=(),
    )


def prepare(state: State, host: Seat | None, before: State | None) -> tuple[Event, ...]:
    """Nothing: no match depends on who hosts or on the match before."""
    return ()


def due(state: State) -> tuple[Seat, ...]:
    """The seats the match waits for, ascending."""
    match state.phase:
        case Turning(seat=seat) | Pointing(seat=seat):
            return (seat,)
        case Answering(target=target):
            return (target,)
        case Giving(givers=givers, chosen=chosen):
            ready = [choice.seat for choice in chosen]
            return tuple(seat for seat in givers if seat not in ready)
        case _:
            return ()


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Everything this seat may do now, in a fixed order; nothing while it is not asked."""
    match state.phase:
        case Turning(seat=asked):
            return () if seat != asked else _plays(state, seat) or (Pass(),)
        case Giving(givers=givers, chosen=chosen):
            if seat not in givers or any(choice.seat == seat for choice in chosen):
                return ()
            return tuple([GiveCard(card) for card in dict.fromkeys(state.hands[seat])])
        case Answering(target=asked):
            return () if seat != asked else _answers(state.hands[seat])
        case Pointing(seat=asked, order=order):
            return () if seat != asked else tuple([Point(place) for place in range(len(order))])
        case _:
            return ()


def _answers(hand: tuple[Card, ...]) -> tuple[Action, ...]:
    guilty = "criminal" in hand
    may = ((True, guilty), (False, not guilty or "alibi" in hand))
    return tuple(Answer(yes) for yes, allowed in may if allowed)


def _plays(state: State, seat: Seat) -> tuple[Action, ...]:
    hand = state.hands[seat]
    others: tuple[Seat, ...] = ()
    plays: tuple[Action, ...] = ()
    for card in dict.fromkeys(hand):
        if barred(state, hand, card) is None:
            if aimed(hand, card):
                others = others or targets(state, seat)
                plays += _plays_at(card, others)
            else:
                plays += _plays_at(card, (None,))
    return plays


@cache
def _plays_at(card: Card, aims: tuple[Seat | None, ...]) -> tuple[Action, ...]:
    return tuple(PlayCard(card, aim) for aim in aims)


def barred(state: State, hand: tuple[Card, ...], card: Card) -> str | None:
    """Why a card of the hand may not be played at all: a code, which depends on the hand and public facts."""
    if (state.turn == 1) != (card == "first_discoverer"):
        return "first_discoverer_first"
    if card == "criminal" and len(hand) > 1:
        return "criminal_last"
    if card == "detective" and len(hand) == HAND and not dead_end(hand):
        return "detective_first_turn"
    if card == "exchange" and len(hand) == 1 and state.switches.lone_exchange == "blocked":
        return "exchange_alone"
    return None


def aimed(hand: tuple[Card, ...], card: Card) -> bool:
    """Whether this card of the hand is played at somebody: not in a dead end, nor a lone exchange."""
    if card == "detective":
        return not dead_end(hand)
    return card in AIMED and (card != "exchange" or len(hand) > 1)


def dead_end(hand: tuple[Card, ...]) -> bool:
    """In the first turn (the hand is still whole): nothing but detectives, or detectives and the criminal."""
    return len(hand) == HAND and all(card in ("detective", "criminal") for card in hand)


def targets(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The other players who have cards, from the left neighbour on. There is always one."""
    hands = state.hands
    count = len(hands)
    ring = (*range(seat + 1, count), *range(seat))
    found = tuple([Seat(other) for other in ring if hands[other]])
    assert found, "somebody else holds cards as long as a card is aimed"
    return found


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What the seat has chosen. It trusts: the action is legal."""
    match action:
        case PlayCard(card=card, target=target):
            return (CardPlayed(seat, card, target),)
        case Pass():
            return (TurnPassed(seat),)
        case GiveCard(card=card):
            return (CardChosen(seat, card),)
        case Answer(yes=yes):
            assert isinstance(state.phase, Answering)
            return (AccusationAnswered(state.phase.seat, seat, yes),)
        case Point(place=place):
            assert isinstance(state.phase, Pointing)
            return (PlacePointed(seat, state.phase.target, place),)
        case _:
            assert_never(action)


def follow(state: State, dice: Dice) -> tuple[Event, ...]:
    """What now happens by itself; () when it is a seat's turn to choose, or all is over."""
    match state.phase:
        case Dealing():
            return (_deal(state, dice),)
        case Acting(seat=seat, card=card, target=target):
            return (_effect(state.hands, seat, card, target, dice),)
        case Giving(seat=seat, by=by, givers=givers, chosen=chosen) if len(chosen) == len(givers):
            count = len(state.hands)
            to = {giver: Seat((giver + 1) % count) for giver in givers}
            if by == "exchange":
                to = dict(zip(givers, reversed(givers), strict=True))
            moves = tuple(Move(choice.seat, to[choice.seat], choice.card) for choice in chosen)
            return (CardsMoved(seat, by, moves),)
        case Showing(seat=seat, target=target, card=card):
            return (CardShown(seat, target, card),)
        case Ending():
            return (_ended(state, state.phase),)
        case _:
            return ()


def _deal(state: State, dice: Dice) -> Dealt:
    seats = len(state.hands)
    made_of = recipe(seats, state.switches.random_pool)
    drawn = dice.shuffled(spread(made_of.pool))[: made_of.drawn]
    deck = dice.shuffled(spread(made_of.fixed) + drawn)
    box = [card for card in BOX for _ in range(BOX[card] - deck.count(card))]
    hands = tuple(in_order(list(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(seats))
    return Dealt(hands, tuple(box))


def _effect(hands: Hands, seat: Seat, card: Card, target: Seat | None, dice: Dice) -> Event:
    """The effect of a card that needs nobody's choice."""
    if card == "rumor":
        return CardsMoved(seat, "rumor", _rumor(hands, dice))
    if card == "boy":
        return HolderSeen(seat, Seat(next(s for s, hand in enumerate(hands) if "criminal" in hand)))
    assert target is not None
    hand = hands[target]
    if card == "witness":
        return HandSeen(seat, target, hand)
    if card == "dog":
        return HandFanned(seat, target, dice.shuffled(hand))
    return AccusationAnswered(seat, target, "criminal" in hand and "alibi" not in hand)


def _rumor(hands: Hands, dice: Dice) -> tuple[Move, ...]:
    """Each seat with cards loses one at random to its left neighbour; rolled in seat order."""
    count = len(hands)
    return tuple(
        Move(Seat(seat), Seat((seat + 1) % count), hand[dice.below(len(hand))])
        for seat, hand in enumerate(hands)
        if hand
    )


def _ended(state: State, phase: Ending) -> MatchEnded:
    reason: Reason
    if phase.by == "criminal":
        reason = "escape"
    elif phase.captor is not None and state.apart[phase.captor]:
        reason = "own_side"
    else:
        reason = phase.by
    return MatchEnded(reason, phase.captor, phase.holder)


def invites_text(state: State, seat: Seat) -> bool:
    """Whether the seat is about to tell the crime: before the first card of the match."""
    return state.turn == 1 and seat in due(state)


def longest(seats: int) -> int:
    """The most actions of a match: 4 turns a seat, and what three propagandas, five exchanges, four answers
    and one dog may ask on top.
    """
    return HAND * seats + 3 * seats + 5 * 2 + 4 + 1
