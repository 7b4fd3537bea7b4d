"""Noir's redealer: worlds that the rules page makes one to a viewer. Written from that page and the nouns
alone, without a look at the game's eyes.

An identity is a card of the evidence deck by its place at the deal: the first becomes the Killer, the next four
are the Inspector's, the rest lie in the deck. The board is public. All luck is in the deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, zip_longest
from random import Random
from typing import Any, assert_never

from msgspec.structs import replace

from app.games.game import Viewer
from app.games.noir.model import (
    ArrestAnswered,
    Arrested,
    Canvassed,
    ChooseIdentity,
    Dealt,
    Discarded,
    Disguised,
    DrawAccepted,
    DrawOffered,
    Ended,
    Event,
    EvidenceDrawn,
    IdentityChosen,
    Killed,
    LinesRemoved,
    Person,
    RolesSet,
    Shifted,
)
from app.games.noir.model_board import near
from tests.support.playthrough import Sitting
from tests.support.twins import Twin

Pair = tuple[str, str]


class Redealer:
    """See ``tests/support/twins.py``."""

    def twins(self, match: Sitting, viewer: Viewer, rng: Random) -> Iterator[Twin]:
        dealt = next(event for event in match.steps[0].events if isinstance(event, Dealt))
        known = _known(dealt, viewer)
        unknown = [person for place, person in enumerate(dealt.deck) if place not in known]
        pairs = [pair for pair in combinations(unknown, 2) if _begins(match, dealt, pair)]
        rng.shuffle(pairs)
        identities = _identities(match, dealt)
        critical = [pair for pair in pairs if identities & set(pair)]
        others = [pair for pair in pairs if not identities & set(pair)]
        for pair in chain.from_iterable(zip_longest(critical, others)):
            if pair is not None:
                yield _twin(match, pair, critical=bool(identities & set(pair)))

    def told(self, event: Event, viewer: Viewer) -> Any:
        match event:
            case Dealt(killer, board, deck):
                places = _known(event, viewer)
                return killer, board, [deck[place] for place in places]
            case Disguised(seat, drawn, old, failed, killed):
                public = (seat, failed, killed, drawn if failed else old)
                return public, (drawn, old) if viewer == seat else None
            case IdentityChosen(seat, person) | EvidenceDrawn(seat, person):
                return seat, person if viewer == seat else None
            case Ended():
                return object()  # all is shown: from here on no world is like another
            case (
                RolesSet()
                | Shifted()
                | Killed()
                | Discarded()
                | Arrested()
                | ArrestAnswered()
                | Canvassed()
                | LinesRemoved()
                | DrawOffered()
                | DrawAccepted()
            ):
                return event
            case _:
                assert_never(event)


def _known(dealt: Dealt, viewer: Viewer) -> range:
    """The places of the deck that this viewer is shown at the deal."""
    if not isinstance(viewer, int):
        return range(0)
    return range(1) if viewer == dealt.killer else range(1, 5)


def _begins(match: Sitting, dealt: Dealt, pair: Pair) -> bool:
    """The first kill, which everybody sees, is still one of a neighbour of the Killer's."""
    identity = dealt.deck[0]
    other = {pair[0]: pair[1], pair[1]: pair[0]}.get(identity, identity)
    events = chain.from_iterable(step.events for step in match.steps)
    first = next((event for event in events if isinstance(event, Killed)), None)
    return first is None or first.person in near(dealt.board, other)


def _identities(match: Sitting, dealt: Dealt) -> set[str]:
    chosen = {
        event.person for step in match.steps for event in step.events if isinstance(event, IdentityChosen)
    }
    return {dealt.deck[0], *chosen}


def _twin(match: Sitting, pair: Pair, *, critical: bool) -> Twin:
    other = {pair[0]: pair[1], pair[1]: pair[0]}

    def turned(event: Event) -> Event:
        if isinstance(event, Dealt):
            return replace(event, deck="".join(other.get(person, person) for person in event.deck))
        return event

    actions = []
    for step in match.steps[1:]:
        action = step.action
        if isinstance(action, ChooseIdentity):
            action = ChooseIdentity(Person(other.get(action.person, action.person)))
        actions.append(action)
    return Twin(
        exchanged=(f"card of {pair[0]}", f"card of {pair[1]}"),
        critical=critical,
        deal=tuple(map(turned, match.steps[0].events)),
        actions=tuple(actions),
        rolled=((),) * len(actions),
    )
