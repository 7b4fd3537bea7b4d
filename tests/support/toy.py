"""A small game of hidden cards, for the tests of rooms: not on the shelf.

Two to four seats play their cards in turn and score them. A 5 makes everybody pass a card to the left,
chosen in secret; a 1 draws a card by luck. Who waits may clap once (legal, never due) if options allow it.
"""

from typing import Any, TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from app.games.dice import Dice
from app.games.game import Audience, Game, Outcome, Seat, Viewer

X = TypeVar("X")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pair: bool = False
    claps: bool = False


class Thing(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    pass


class Play(Thing, frozen=True):
    card: int


class Pass(Thing, frozen=True):
    card: int


class Clap(Thing, frozen=True):
    pass


Action = Play | Pass | Clap


class FirstSet(Thing, frozen=True):
    seat: Seat


class Dealt(Thing, frozen=True):
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]


class Played(Thing, frozen=True):
    seat: Seat
    card: int


class Chosen(Thing, frozen=True):
    seat: Seat
    card: int


class Clapped(Thing, frozen=True):
    seat: Seat


class Drawn(Thing, frozen=True):
    seat: Seat
    card: int


class Passed(Thing, frozen=True):
    cards: tuple[int | None, ...]


Event = FirstSet | Dealt | Played | Chosen | Clapped | Drawn | Passed


class State(msgspec.Struct, frozen=True):
    options: Options
    first: Seat
    turn: Seat
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    scores: tuple[int, ...]
    clapped: tuple[bool, ...]
    dealt: bool
    played: int
    last: int | None
    passing: tuple[int | None, ...] | None


class Table(msgspec.Struct, frozen=True):
    turn: Seat
    sizes: tuple[int, ...]
    scores: tuple[int, ...]
    deck: int
    chosen: tuple[bool, ...]


class Own(msgspec.Struct, frozen=True):
    hand: tuple[int, ...]


class Line(msgspec.Struct, frozen=True):
    what: str
    seat: Seat | None
    card: int | None


def initial(options: Options, seats: int) -> State:
    zero = Seat(0)
    return State(
        options=options, first=zero, turn=zero, hands=((),) * seats, deck=(), scores=(0,) * seats,
        clapped=(False,) * seats, dealt=False, played=0, last=None, passing=None,
    )  # fmt: skip


def prepare(state: State, host: Seat | None, before: State | None) -> tuple[Event, ...]:
    if before is not None:
        return (FirstSet(Seat((before.first + 1) % len(state.hands))),)
    return () if host is None else (FirstSet(host),)


def over(state: State) -> bool:
    return state.dealt and not any(state.hands)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    if over(state) or not state.dealt:
        return ()
    hand = tuple(sorted(set(state.hands[seat])))
    if state.passing is not None:
        return tuple(Pass(card) for card in hand) if state.passing[seat] is None else ()
    if seat == state.turn:
        return tuple(Play(card) for card in hand)
    return (Clap(),) if state.options.claps and not state.clapped[seat] else ()


def due(state: State) -> tuple[Seat, ...]:
    if over(state) or not state.dealt:
        return ()
    if state.passing is None:
        return (state.turn,)
    pairs = enumerate(zip(state.passing, state.hands, strict=True))
    return tuple(Seat(seat) for seat, (chosen, hand) in pairs if chosen is None and hand)


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    match action:
        case Play(card):
            return (Played(seat, card),)
        case Pass(card):
            return (Chosen(seat, card),)
        case Clap():
            return (Clapped(seat),)
        case _:
            assert_never(action)


def follow(state: State, dice: Dice) -> tuple[Event, ...]:
    n = len(state.hands)
    if not state.dealt:
        deck = dice.shuffled([card for card in (1, 2, 3, 4, 5) for _ in range(4)])
        hands = tuple(deck[3 * seat : 3 * seat + 3] for seat in range(n))
        return (Dealt(hands, deck[3 * n :]),)
    if state.last == 1 and state.deck:
        return (Drawn(Seat((state.turn - 1) % n), state.deck[dice.below(len(state.deck))]),)
    if state.passing is not None and not due(state):
        return (Passed(state.passing),)
    return ()


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def put(row: tuple[X, ...], seat: int, value: X) -> tuple[X, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


def next_turn(state: State) -> State:
    n = len(state.hands)
    later = (Seat((state.turn + step) % n) for step in range(n))
    return replace(state, turn=next((seat for seat in later if state.hands[seat]), state.turn))


def evolve(state: State, event: Event) -> State:
    match event:
        case FirstSet(seat):
            return replace(state, first=seat, turn=seat)
        case Dealt(hands, deck):
            return replace(state, hands=hands, deck=deck, dealt=True)
        case Played(seat, card):
            hands = put(state.hands, seat, without(state.hands[seat], card))
            return next_turn(
                replace(
                    state,
                    hands=hands,
                    scores=put(state.scores, seat, state.scores[seat] + card),
                    turn=Seat((seat + 1) % len(hands)),
                    played=state.played + 1,
                    last=card,
                    passing=(None,) * len(hands) if card == 5 and any(hands) else None,
                )
            )
        case Chosen(seat, card):
            assert state.passing is not None
            return replace(state, passing=put(state.passing, seat, card))
        case Clapped(seat):
            return replace(state, clapped=put(state.clapped, seat, True))
        case Drawn(seat, card):
            hands = put(state.hands, seat, (*state.hands[seat], card))
            return next_turn(replace(state, hands=hands, deck=without(state.deck, card), last=None))
        case Passed(cards):
            kept = [h if c is None else without(h, c) for h, c in zip(state.hands, cards, strict=True)]
            for giver, given in enumerate(cards):
                if given is not None:
                    kept[(giver + 1) % len(kept)] += (given,)
            return next_turn(replace(state, hands=tuple(kept), passing=None, last=None))
        case _:
            assert_never(event)


def outcome(state: State) -> Outcome | None:
    if not over(state) or (state.last == 1 and state.deck):
        return None
    top = max(state.scores)
    won = tuple(Seat(s) for s, score in enumerate(state.scores) if score == top)
    lost = tuple(Seat(s) for s, score in enumerate(state.scores) if score != top)
    return Outcome(won, lost, "scored", tuple(2 if s in won else 0 for s in range(len(state.scores))))


def refusal(state: State, seat: Seat, action: Action) -> str:
    return "not_in_hand" if legal_actions(state, seat) else "not_your_turn"


def table(state: State) -> Table:
    chosen = state.passing or (None,) * len(state.hands)
    return Table(
        turn=state.turn,
        sizes=tuple(len(hand) for hand in state.hands),
        scores=state.scores,
        deck=len(state.deck),
        chosen=tuple(card is not None for card in chosen),
    )


def own(state: State, seat: Seat, actions: tuple[Action, ...]) -> Own:
    return Own(tuple(sorted(state.hands[seat])))


def tell(event: Event, viewer: Viewer) -> Line | None:
    match event:
        case FirstSet(seat):
            return Line("first", seat, None)
        case Dealt():
            return Line("dealt", None, None)
        case Played(seat, card):
            return Line("played", seat, card)
        case Clapped(seat):
            return Line("clapped", seat, None)
        case Chosen(seat, card) | Drawn(seat, card):
            what = "chosen" if isinstance(event, Chosen) else "drawn"
            return Line(what, seat, card if viewer in (seat, Audience.ALL) else None)
        case Passed(cards):
            known = cards[viewer] if not isinstance(viewer, Audience) else None
            return None if known is None else Line("passed", None, known)
        case _:
            assert_never(event)


GAME: Game[Options, State, Any, Any, Table, Own, Line] = Game(
    slug="toy",
    rules="1",
    longest=lambda seats: 20 + 20 * seats,
    seats=lambda options: range(2, 3 if options.pair else 5),
    options_type=Options,
    state_type=State,
    action_type=Action,
    event_type=Event,
    initial=initial,
    prepare=prepare,
    legal_actions=legal_actions,
    due=due,
    decide=decide,
    follow=follow,
    evolve=evolve,
    outcome=outcome,
    refusal=refusal,
    invites_text=lambda state, seat: state.played == 0 and seat == state.turn,
    table=table,
    own=own,
    tell=tell,
    choose=lambda _table, _own, actions, _lines, rng: None if actions == (Clap(),) else rng.choice(actions),
)
