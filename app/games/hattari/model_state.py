"""The nouns of Hattari that last: phases and state. What of them is hidden, ``model.py`` says at its top."""

from __future__ import annotations

import msgspec

from app.games.game import Seat
from app.games.hattari.pieces import Markers, Place, Reason, Silhouette, Stack, Trio

# --- phases: all of them public --------------------------------------------------------------------------


class Phase(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of all phases; ``kind`` is the tag. At rest unless said otherwise."""


class Drawing(Phase, frozen=True, tag="drawing"):
    """Before the start player is drawn. Not at rest."""


class Dealing(Phase, frozen=True, tag="dealing"):
    """Before a round is dealt. Not at rest."""


class Confirming(Phase, frozen=True, tag="confirming"):
    """Everyone looks at their own silhouette and confirms. Not at rest when all have."""

    confirmed: tuple[bool, ...]


class Looking(Phase, frozen=True, tag="looking"):
    """The start player names two suspects."""


class Tampering(Phase, frozen=True, tag="tampering"):
    """The start player swaps or keeps."""


class Turning(Phase, frozen=True, tag="turning"):
    """This seat's turn opens: it is about to see two suspects. Not at rest."""

    seat: Seat


class Accusing(Phase, frozen=True, tag="accusing"):
    """This seat accuses."""

    seat: Seat


class Revealing(Phase, frozen=True, tag="revealing"):
    """All have accused. Not at rest."""


class Reporting(Phase, frozen=True, tag="reporting"):
    """Everyone reads the report and confirms. Not at rest when all have."""

    confirmed: tuple[bool, ...]


class Over(Phase, frozen=True, tag="over"):
    """The match has ended."""

    reason: Reason
    winners: tuple[Seat, ...]


AnyPhase = (
    Drawing | Dealing | Confirming | Looking | Tampering | Turning | Accusing | Revealing | Reporting | Over
)

# --- state --------------------------------------------------------------------------------------------------


class Sight(msgspec.Struct, frozen=True):
    """What one seat saw of one suspect this round. Seat and place are public, the number that seat's own.

    ``stale``: the place was swapped afterwards, so the number lies with the victim now.
    """

    seat: Seat
    place: Place
    number: Silhouette
    stale: bool


class Scene(msgspec.Struct, frozen=True):
    """One round on the table. Numbers are hidden as the page's first lines say.

    ``dealt`` and ``held`` are the hands by seat, before and after the passing (equal until then, and for two).
    ``unseen`` is the place the start player left out (None: has not looked), ``tampered`` the swapped place.
    """

    suspects: Trio
    victim: Silhouette
    dealt: tuple[Silhouette, ...]
    held: tuple[Silhouette, ...]
    passed: bool = False
    unseen: Place | None = None
    tampered: Place | None = None
    kept: bool = False
    sights: tuple[Sight, ...] = ()
    stacks: tuple[Stack, Stack, Stack] = ((), (), ())


class Report(msgspec.Struct, frozen=True):
    """A round that was revealed. All of it is public. ``markers`` are those after it was settled."""

    round: int
    start: Seat
    suspects: Trio
    victim: Silhouette
    dealt: tuple[Silhouette, ...]
    held: tuple[Silhouette, ...]
    unseen: Place
    tampered: Place | None
    stacks: tuple[Stack, Stack, Stack]
    culprit: Place
    five: bool
    taken_by: tuple[Seat | None, Seat | None, Seat | None]
    markers: tuple[Markers, ...]


class State(msgspec.Struct, frozen=True):
    """A moment, secrets included. Hidden: in ``scene`` alone. ``report`` is the last revealed round's.

    ``start`` means nothing while Drawing; ``round`` counts from 1 and is 0 before the first deal.
    """

    seats: int
    phase: AnyPhase
    round: int
    start: Seat
    scene: Scene | None
    markers: tuple[Markers, ...]
    report: Report | None
