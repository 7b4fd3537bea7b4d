"""What each seat legally knows of the others' hands, event by event.

The rules of it: I know what I was shown, gave and took, and what the whole table saw. A card that I cannot
name leaves a hand: each kind I knew there may have left, once. A card that I cannot name reaches a hand: it
is nothing that its giver lacked. A hand whose every card I know lacks all else. There is one criminal, and
somebody holds it. Nothing here may read a card that the viewer was not told.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from app.games.game import Seat
from app.games.hannin.cards import KINDS, PLACE, Card, in_order, without
from app.games.hannin.model import Move
from app.games.hannin.model_state import Sight

Hand = tuple[Card, ...]
Row = list[Sight]
"""One seat's sights of all seats."""

BIT: dict[Card, int] = {card: 1 << place for card, place in PLACE.items()}
ALL = (1 << len(KINDS)) - 1
CRIMINAL = BIT["criminal"]
NOTHING = Sight((), 0)


@lru_cache(maxsize=4096)
def lacking(held: tuple[Card, ...]) -> int:
    """The kinds that a hand of exactly these cards lacks."""
    lacks = ALL
    for card in held:
        lacks &= ~BIT[card]
    return lacks


def sight(held: Hand, lacks: int, size: int) -> Sight:
    """The sight of a hand of so many cards: when all of them are known, it lacks all else."""
    return Sight(held, lacking(held) if len(held) == size else lacks)


def named(seen: Sight, size: int) -> Card | None:
    """The card that must be the one leaving a hand of this size: all its cards are known, and of one kind."""
    held = seen.held
    return held[0] if size and len(held) == size and held[0] == held[-1] else None


def played(row: Row, seat: Seat, card: Card, size: int) -> None:
    """``seat`` has played ``card`` and now holds ``size`` cards."""
    old = row[seat]
    held = without(old.held, card) if card in old.held else old.held
    row[seat] = sight(held, old.lacks, size)


def confined(row: Row, seat: Seat, kinds: int, size: int) -> None:
    """Everybody has seen that the hand of ``seat`` holds none but these kinds (as bits)."""
    row[seat] = sight(row[seat].held, row[seat].lacks | (ALL & ~kinds), size)


def certain(row: Row, seat: Seat, card: Card, size: int) -> None:
    """At least one ``card`` is in the hand of ``seat``."""
    old = row[seat]
    if card not in old.held:
        row[seat] = sight(in_order([*old.held, card]), old.lacks, size)


def exact(row: Row, seat: Seat, hand: Hand) -> None:
    """The hand of ``seat`` is exactly this."""
    row[seat] = Sight(hand, lacking(hand))


def moved(row: Row, viewer: Seat, moves: tuple[Move, ...], before: list[int], after: list[int]) -> None:
    """Cards have changed hands all at once; ``before`` and ``after`` are the sizes of the hands."""
    old = tuple(row)
    for move in moves:
        source = move.source
        seen = old[source]
        if seen.held:
            card = move.card if move.to == viewer else named(seen, before[source])
            row[source] = Sight(_gone(seen.held, card), seen.lacks)
    for move in moves:
        to = move.to
        if to == viewer:
            continue
        seen = row[to]
        giver = old[move.source]
        known = move.card if move.source == viewer else named(giver, before[move.source])
        if known is not None:
            row[to] = Sight(in_order([*seen.held, known]), seen.lacks & ~BIT[known])
        elif seen.lacks & ~giver.lacks:
            row[to] = Sight(seen.held, seen.lacks & giver.lacks)
    for seat, seen in enumerate(row):
        if len(seen.held) == after[seat] and seat != viewer:
            row[seat] = Sight(seen.held, lacking(seen.held))


def _gone(held: Hand, card: Card | None) -> Hand:
    """What is still certain of a hand when ``card`` has left it; when that is unknown, one of each kind."""
    if card is not None:
        return without(held, card) if card in held else held
    return tuple(kind for place, kind in enumerate(held) if place and held[place - 1] == kind)


def settle(row: Row, viewer: Seat, *, holding: bool, sizes: list[int]) -> None:
    """Draw the one conclusion about the criminal: it is in exactly one hand. ``holding``: in the viewer's."""
    holder = viewer if holding else holder_known(row)
    if holder is None:
        possible = [s for s, seen in enumerate(row) if s != viewer and not seen.lacks & CRIMINAL]
        if len(possible) > 1:
            return
        holder = Seat(possible[0])
        certain(row, holder, "criminal", sizes[holder])
    for seat, seen in enumerate(row):
        if seat not in (viewer, holder) and not seen.lacks & CRIMINAL:
            row[seat] = Sight(seen.held, seen.lacks | CRIMINAL)


def holder_known(row: Sequence[Sight]) -> Seat | None:
    """The other seat that is known to hold the criminal."""
    for seat, seen in enumerate(row):
        if seen.held and seen.held[0] == "criminal":
            return Seat(seat)
    return None
