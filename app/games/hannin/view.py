"""The only door for a match's secrets: everything a viewer is shown is built up here, from nothing."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import assert_never

from app.games.game import Audience, Seat, Viewer
from app.games.hannin.cards import KINDS, PLACE, Card, Recipe, recipe
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
    HandFanned,
    HandSeen,
    HolderSeen,
    MatchEnded,
    PlacePointed,
    PlayCard,
    TurnPassed,
)
from app.games.hannin.model_end import criminals_side, outcome
from app.games.hannin.model_state import (
    Acting,
    Answering,
    Dealing,
    Ending,
    Giving,
    Over,
    Pointing,
    Showing,
    State,
    Turning,
)
from app.games.hannin.view_shapes import (
    AllHandsNews,
    AllMovesNews,
    AnsweredLine,
    AnsweringTable,
    ChoiceNews,
    ChoseLine,
    DealtLine,
    EndedLine,
    EndingTable,
    GivingTable,
    HandNews,
    HolderNews,
    Knows,
    Line,
    LookedLine,
    MovedLine,
    MovedNews,
    OverTable,
    Own,
    PassedLine,
    PhaseTable,
    Place,
    PlayedLine,
    PointedLine,
    PointingTable,
    SeenNews,
    ShownLine,
    Table,
    TurningTable,
    Way,
    WitnessedLine,
)

_recipe = cache(recipe)
_HIGH = sum(8 << 4 * place for place in range(len(KINDS)))
_LOW = sum(7 << 4 * place for place in range(len(KINDS)))


def table(state: State) -> Table:
    """What everybody may know of a state at rest; ValueError for one that is not."""
    seats = tuple(
        [
            Place(len(hand), played, apart)
            for hand, played, apart in zip(state.hands, state.played, state.apart, strict=True)
        ]
    )
    made_of: Recipe = _recipe(len(seats), state.switches.random_pool)
    return Table(state.switches, made_of, _phase(state), state.turn, "left", seats, state.shown, _ending(state))


def _phase(state: State) -> PhaseTable:
    phase = state.phase
    match phase:
        case Turning(seat=seat):
            return TurningTable(seat)
        case Giving(seat=seat, by=by, givers=givers, chosen=chosen):
            ready = tuple(choice.seat for choice in chosen)
            return GivingTable(seat, by, tuple(giver for giver in givers if giver not in ready), ready)
        case Answering(seat=seat, target=target):
            return AnsweringTable(seat, target)
        case Pointing(seat=seat, target=target):
            return PointingTable(seat, target, len(state.hands[target]))
        case Over():
            return OverTable()
        case Dealing() | Acting() | Showing() | Ending():
            raise ValueError("only a state at rest is shown")
        case _:
            assert_never(phase)


def _ending(state: State) -> EndingTable | None:
    phase = state.phase
    if not isinstance(phase, Over):
        return None
    ended = outcome(state)
    assert ended is not None
    return EndingTable(
        reason=phase.reason,
        captor=phase.captor,
        holder=phase.holder,
        side=criminals_side(state, phase.holder),
        winners=ended.winners,
        losers=ended.losers,
        solver=phase.captor if phase.reason == "detective" else None,
        hands=state.hands,
        box=state.box,
        path=state.path,
        knew=state.knew,
    )


def own(state: State, seat: Seat, actions: tuple[Action, ...]) -> Own:
    """What this seat knows beyond the table; ``actions`` are its legal ones."""
    hand = state.hands[seat]
    chosen = None
    if isinstance(state.phase, Giving):
        for choice in state.phase.chosen:
            if choice.seat == seat:
                chosen = choice.card
    return Own(
        seat=seat,
        hand=hand,
        guilty="criminal" in hand or bool(state.apart[seat]),
        chosen=chosen,
        why=_why(state, hand, actions) if actions else {},
        knows=_knows(state, seat, hand),
        notes=state.notes[seat],
    )


_WHY: dict[Card, str] = {
    "criminal": "criminal_last",
    "detective": "detective_first_turn",
    "exchange": "exchange_alone",
}


def _why(state: State, hand: tuple[Card, ...], actions: tuple[Action, ...]) -> dict[str, str]:
    match state.phase:
        case Turning():
            may = {action.card for action in actions if isinstance(action, PlayCard)}
            return {
                card: "first_discoverer_first" if state.turn == 1 else _WHY[card]
                for card in dict.fromkeys(hand)
                if card not in may
            }
        case Answering():
            said = {action.yes for action in actions if isinstance(action, Answer)}
            codes = {"yes": (True, "no_criminal"), "no": (False, "no_alibi")}
            return {word: code for word, (yes, code) in codes.items() if yes not in said}
        case _:
            return {}


def _knows(state: State, seat: Seat, hand: tuple[Card, ...]) -> tuple[Knows, ...]:
    sights = state.sights[seat]
    located = _counted(hand)
    for sight in sights:
        if sight.held:
            located += _counted(sight.held)
    elsewhere = _elsewhere(state.left, located)
    return tuple(
        [
            _known(other, sights[other].held, sights[other].lacks | elsewhere)
            for other in _ring(seat, len(sights))
        ]
    )


@cache
def _ring(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All other seats, from the left neighbour on."""
    return tuple(Seat((seat + step) % seats) for step in range(1, seats))


@lru_cache(maxsize=4096)
def _counted(cards: tuple[Card, ...]) -> int:
    """How many there are of each kind, four bits a kind, the first kind lowest: sums count together."""
    return sum(1 << 4 * PLACE[card] for card in cards)


def _elsewhere(left: tuple[int, ...], located: int) -> int:
    """The kinds of which every copy that is not on the table is one of those located (as bits)."""
    open_copies = _packed(left) - located
    # The highest of a kind's four bits is set unless it has none.
    some = (open_copies & _LOW) + _LOW | open_copies
    return _bits(~some & _HIGH)


@lru_cache(maxsize=4096)
def _packed(counts: tuple[int, ...]) -> int:
    """These counts of each kind, four bits a kind, the first kind lowest."""
    return sum(count << 4 * place for place, count in enumerate(counts))


@cache
def _bits(highest: int) -> int:
    """One bit a kind, from the highest of its four."""
    return sum(1 << place for place in range(len(KINDS)) if highest >> 4 * place + 3 & 1)


@lru_cache(maxsize=4096)
def _known(seat: Seat, held: tuple[Card, ...], lacks: int) -> Knows:
    no = tuple(card for place, card in enumerate(KINDS) if lacks >> place & 1 and card not in held)
    return Knows(seat, held, no)


def tell(event: Event, viewer: Viewer) -> Line | None:
    """The event as this viewer may know it; None: nothing is told. All viewers' lines are of one kind."""
    match event:
        case CardPlayed(seat=seat, card=card, target=target):
            return PlayedLine(seat, card, target, target is None and card in ("detective", "exchange"))
        case CardChosen(seat=seat, card=card):
            return ChoseLine(seat, ChoiceNews(card) if _told(viewer, seat) else None)
        case CardsMoved():
            return _moved(event, viewer)
        case AccusationAnswered(seat=seat, target=target, yes=yes):
            return AnsweredLine(seat, target, yes)
        case HandSeen(seat=seat, target=target, hand=hand):
            return WitnessedLine(seat, target, HandNews(target, hand) if _told(viewer, seat) else None)
        case HolderSeen(seat=seat, holder=holder):
            if _told(viewer, seat):
                return LookedLine(seat, HolderNews(holder))
            return LookedLine(seat, SeenNews(seat) if viewer == holder else None)
        case Dealt():
            return _dealt(event, viewer)
        case TurnPassed(seat=seat):
            return PassedLine(seat)
        case HandFanned():
            return None
        case PlacePointed(seat=seat, target=target, place=place):
            return PointedLine(seat, target, place)
        case CardShown(seat=seat, target=target, card=card):
            return ShownLine(seat, target, card)
        case MatchEnded(reason=reason, captor=captor, holder=holder):
            return EndedLine(reason, captor, holder)
        case _:
            assert_never(event)


def _told(viewer: Viewer, seat: Seat) -> bool:
    """Whether this viewer may know what only ``seat`` was told."""
    return viewer is Audience.ALL or viewer == seat


def _dealt(event: Dealt, viewer: Viewer) -> DealtLine:
    hands = event.hands
    starter = Seat(next(seat for seat, hand in enumerate(hands) if "first_discoverer" in hand))
    if viewer is Audience.PUBLIC:
        return DealtLine(starter, None)
    if viewer is Audience.ALL:
        return DealtLine(starter, AllHandsNews(hands, event.box))
    return DealtLine(starter, HandNews(viewer, hands[viewer]))


def _moved(event: CardsMoved, viewer: Viewer) -> MovedLine:
    ways = tuple([Way(move.source, move.to) for move in event.moves])
    news: MovedNews | AllMovesNews | None = None
    if viewer is Audience.ALL:
        news = AllMovesNews(tuple(move.card for move in event.moves))
    else:
        gave = next((move for move in event.moves if move.source == viewer), None)
        took = next((move for move in event.moves if move.to == viewer), None)
        if gave is not None or took is not None:
            news = MovedNews(
                gave=gave.card if gave else None,
                to=gave.to if gave else None,
                took=took.card if took else None,
                source=took.source if took else None,
            )
    return MovedLine(event.seat, event.by, ways, news)
