"""Hattari's redealer: worlds that the rules page makes one to a viewer. Written from that page and the nouns
alone, without a look at the game's eyes.

An identity is a piece by its place in one round's deal: a hand, a suspect, the victim. A twin exchanges two of
them in one round; the rounds before and after are the recorded ones. The reveal of that round tells everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, zip_longest
from random import Random
from typing import Any, assert_never

from msgspec.structs import replace

from app.games.game import Viewer
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
from app.games.hattari.pieces import Silhouette
from tests.support.playthrough import Sitting
from tests.support.twins import Twin

Pair = tuple[Silhouette, Silhouette]


class Redealer:
    """See ``tests/support/twins.py``."""

    def twins(self, match: Sitting, viewer: Viewer, rng: Random) -> Iterator[Twin]:
        culprits = _culprits(match)
        made: list[tuple[bool, RoundDealt, Pair]] = []
        for dealt in _deals(match):
            own = (dealt.hands[viewer],) if isinstance(viewer, int) else ()
            pieces = [piece for piece in (*dealt.hands, *dealt.suspects, dealt.victim) if piece not in own]
            made += [(culprits.get(dealt.round) in pair, dealt, pair) for pair in combinations(pieces, 2)]
        rng.shuffle(made)
        critical = [one for one in made if one[0]]
        others = [one for one in made if not one[0]]
        for one in chain.from_iterable(zip_longest(critical, others)):
            if one is not None:
                yield _twin(match, one[1], one[2], critical=one[0])

    def told(self, event: AnyEvent, viewer: Viewer) -> Any:
        match event:
            case RoundDealt(round_, start, hands):
                return round_, start, hands[viewer] if isinstance(viewer, int) else None
            case SilhouettesPassed(given, received):
                return (given[viewer], received[viewer]) if isinstance(viewer, int) else None
            case SuspectsSeen(seat, places, numbers, chosen):
                return seat, places, chosen, numbers if viewer == seat else None
            case VictimSwapped(seat, place, away):
                return seat, place, away if viewer == seat else None
            case (
                StartDrawn()
                | SilhouetteConfirmed()
                | VictimKept()
                | SuspectAccused()
                | RoundRevealed()
                | ReportConfirmed()
                | MatchEnded()
            ):
                return event
            case _:
                assert_never(event)


def _deals(match: Sitting) -> list[RoundDealt]:
    events = chain.from_iterable(step.events for step in match.steps)
    return [event for event in events if isinstance(event, RoundDealt)]


def _culprits(match: Sitting) -> dict[int, Silhouette]:
    """The culprit's piece, by round."""
    found: dict[int, Silhouette] = {}
    events = chain.from_iterable(step.events for step in match.steps)
    for event in events:
        if isinstance(event, RoundRevealed):
            found[len(found) + 1] = event.suspects[event.culprit - 1]
    return found


def _twin(match: Sitting, dealt: RoundDealt, pair: Pair, *, critical: bool) -> Twin:
    def turned(event: AnyEvent) -> AnyEvent:
        return _exchanged(dealt, pair) if event is dealt else event

    return Twin(
        exchanged=(f"round {dealt.round}: {pair[0]}", f"round {dealt.round}: {pair[1]}"),
        critical=critical,
        deal=tuple(map(turned, match.steps[0].events)),
        actions=tuple(step.action for step in match.steps[1:]),
        rolled=tuple(
            tuple(turned(kept.event) for kept in step.kept if kept.roll is not None) for step in match.steps[1:]
        ),
    )


def _exchanged(dealt: RoundDealt, pair: Pair) -> RoundDealt:
    other = {pair[0]: pair[1], pair[1]: pair[0]}
    one, two, three = (other.get(piece, piece) for piece in dealt.suspects)
    return replace(
        dealt,
        hands=tuple(other.get(piece, piece) for piece in dealt.hands),
        suspects=(one, two, three),
        victim=other.get(dealt.victim, dealt.victim),
    )
