"""The nouns of Noir. What is hidden, and from whom, stands in each docstring.

A person is written as an initial, A to Y; several people as a word of initials in a stated order.
"""

from __future__ import annotations

from typing import Literal, NewType

import msgspec

from app.games.game import Seat
from app.games.noir.model_board import Axis, Rows, Step

Person = NewType("Person", str)
"""One of the 25, by initial."""
People = str
"""Several people: a word of initials. The order is stated where it is used."""
EVERYBODY: People = "ABCDEFGHIJKLMNOPQRSTUVWXY"
SIDE = 5
DEADLY = 16
"""The Killer wins when so many are deceased."""
QUIET = 40
"""The match is drawn after so many turns in a row of nothing but shifts and missed arrests."""

Mode = Literal["standard", "classic", "citizens_arrest"]
Role = Literal["killer", "inspector"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``roles``: ``host_kills`` and ``host_inspects`` count for a seated host, else roles are drawn."""

    mode: Mode = "standard"
    roles: Literal["random", "host_kills", "host_inspects"] = "random"


# --- actions -----------------------------------------------------------------------------------------


class Asked(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all actions; ``kind`` is the tag."""


class Shift(Asked, frozen=True, tag="shift"):
    """Move row or column ``at`` (from 0, top or left) by one: ``step`` 1 right or down, -1 left or up."""

    axis: Axis
    at: int
    step: Step


class Kill(Asked, frozen=True, tag="kill"):
    """The Killer kills a living neighbour. Which are legal is the Killer's secret."""

    person: Person


class Disguise(Asked, frozen=True, tag="disguise"):
    """The Killer draws a card to become somebody else."""


class ChooseIdentity(Asked, frozen=True, tag="choose_identity"):
    """The Inspector's first turn: one of the four cards, of a living suspect. Which is secret."""

    person: Person


class Arrest(Asked, frozen=True, tag="arrest"):
    """The Inspector arrests a living neighbour or, as a bluff, themselves. Which are legal is secret."""

    person: Person


class Exonerate(Asked, frozen=True, tag="exonerate"):
    """The Inspector draws a card; a ``Discard`` must follow."""


class Discard(Asked, frozen=True, tag="discard"):
    """The second half of ``Exonerate``: one card of the hand, the one just drawn included."""

    person: Person


class CitizensArrest(Asked, frozen=True, tag="citizens_arrest"):
    """Discard ``card`` without drawing and arrest ``person``, who stands next to *that* card."""

    card: Person
    person: Person


class OfferDraw(Asked, frozen=True, tag="offer_draw"):
    """Once per own turn, before the action, which stays due."""


class AcceptDraw(Asked, frozen=True, tag="accept_draw"):
    """Ends the match; possible from the other's offer until one's own next action."""


Action = (
    Shift | Kill | Disguise | ChooseIdentity | Arrest | Exonerate | Discard | CitizensArrest
    | OfferDraw | AcceptDraw
)  # fmt: skip

# --- events ------------------------------------------------------------------------------------------


class Happened(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all events; ``kind`` is the tag."""


class RolesSet(Happened, frozen=True, tag="roles_set"):
    """Public. ``by``: the room's option, the exchange after a match, or luck (rolled)."""

    killer: Seat
    by: Literal["option", "exchange", "luck"]


class Dealt(Happened, frozen=True, tag="dealt"):
    """``board`` is public. ``deck`` is all 25 from the top and hidden: the Killer alone learns its first card
    (their identity), the Inspector alone the next four (their hand), nobody the other twenty.
    """

    killer: Seat
    board: Rows
    deck: People


class Shifted(Happened, frozen=True, tag="shifted"):
    """Public."""

    seat: Seat
    axis: Axis
    at: int
    step: Step


class Killed(Happened, frozen=True, tag="killed"):
    """Public. ``canvass``: the victim was marked innocent, so the Inspector is canvassed if they live."""

    seat: Seat
    person: Person
    canvass: bool


class Disguised(Happened, frozen=True, tag="disguised"):
    """``drawn`` is public when it ``failed`` (that person is deceased), else the Killer's secret. ``old``, the
    identity until now, is public when it did not fail, else the Killer's secret. ``failed`` and ``killed``
    (classic: the old identity is now deceased) are public.
    """

    seat: Seat
    drawn: Person
    old: Person
    failed: bool
    killed: bool


class IdentityChosen(Happened, frozen=True, tag="identity_chosen"):
    """``person`` is the Inspector's secret; that a choice was made is public."""

    seat: Seat
    person: Person


class EvidenceDrawn(Happened, frozen=True, tag="evidence_drawn"):
    """``person`` is the Inspector's secret; that a card was drawn is public."""

    seat: Seat
    person: Person


class Discarded(Happened, frozen=True, tag="discarded"):
    """Public, and never tells whether the card had just been drawn. ``marked``: the person is now marked
    innocent. ``canvass``: the Killer is canvassed around the card.
    """

    seat: Seat
    person: Person
    marked: bool
    canvass: bool


class Arrested(Happened, frozen=True, tag="arrested"):
    """Public. ``card``: the card just discarded for a citizen's arrest, else None. The answer follows."""

    seat: Seat
    person: Person
    card: Person | None


class ArrestAnswered(Happened, frozen=True, tag="arrest_answered"):
    """Public, yes and no alike. ``seat`` is the Killer, who answers."""

    seat: Seat
    person: Person
    hit: bool


class Canvassed(Happened, frozen=True, tag="canvassed"):
    """Public, yes and no alike: whether the identity of ``seat`` stands next to ``person`` just now."""

    seat: Seat
    person: Person
    near: bool


class LinesRemoved(Happened, frozen=True, tag="lines_removed"):
    """Public. Rows and columns (places on the board before they went) in which nobody lived."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]


class DrawOffered(Happened, frozen=True, tag="draw_offered"):
    """Public."""

    seat: Seat


class DrawAccepted(Happened, frozen=True, tag="draw_accepted"):
    """Public."""

    seat: Seat


Reason = Literal["inspector_killed", "sixteen_deceased", "killer_arrested", "draw_agreed", "draw_quiet"]


class Ended(Happened, frozen=True, tag="ended"):
    """Public: the match is over and everything is shown. ``winner`` None: a draw.

    ``inspector_is`` is None when the Inspector had not chosen yet. ``hand``: the evidence. ``deck``: what is
    left of it, from the top.
    """

    winner: Seat | None
    reason: Reason
    killer_is: Person
    inspector_is: Person | None
    hand: People
    deck: People


Event = (
    RolesSet | Dealt | Shifted | Killed | Disguised | IdentityChosen | EvidenceDrawn | Discarded | Arrested
    | ArrestAnswered | Canvassed | LinesRemoved | DrawOffered | DrawAccepted | Ended
)  # fmt: skip
