"""The nouns of Hattari: options, actions, events. State and phases stand in ``model_state.py``.

What is hidden, and from whom. Silhouettes lie in *places*: three suspects, the victim, one hand per seat. A
silhouette's number is hidden from everybody but those who were told it by an event: each event's docstring
says to whom it tells which numbers. All numbers become public with ``RoundRevealed``, and hide again with the
next ``RoundDealt``. Everything else (who looked where, that and where a swap was made, stacks in order,
markers, who has confirmed) is public at once.
"""

from __future__ import annotations

import msgspec

from app.games.game import Seat
from app.games.hattari.pieces import Place, Reason, Silhouette, Trio


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``players_2``: the variant for exactly two. Public."""

    players_2: bool = False


# --- actions: what a seat asks ------------------------------------------------------------------------


class Action(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all actions; ``kind`` is the tag."""


class ConfirmSilhouette(Action, frozen=True, tag="confirm_silhouette"):
    """I have seen my own silhouette."""


class Look(Action, frozen=True, tag="look"):
    """The start player names both suspects to be seen, ascending."""

    places: tuple[Place, Place]


class Swap(Action, frozen=True, tag="swap"):
    """The start player swaps this suspect, one of the two looked at, with the victim."""

    place: Place


class Keep(Action, frozen=True, tag="keep"):
    """The start player swaps nothing."""


class Accuse(Action, frozen=True, tag="accuse"):
    """One usable marker under this suspect, on top of its stack."""

    place: Place


class ConfirmReport(Action, frozen=True, tag="confirm_report"):
    """I have read the round's report."""


AnyAction = ConfirmSilhouette | Look | Swap | Keep | Accuse | ConfirmReport

# --- events: what happened -----------------------------------------------------------------------------


class Event(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all events; ``kind`` is the tag."""


class StartDrawn(Event, frozen=True, tag="start_drawn"):
    """Who starts the first round: a roll. Public."""

    seat: Seat


class RoundDealt(Event, frozen=True, tag="round_dealt"):
    """A round is dealt: a roll. ``round`` and ``start`` are public, each hand is its seat's own.

    Suspects (by place) and victim are told to nobody.
    """

    round: int
    start: Seat
    hands: tuple[Silhouette, ...]
    suspects: Trio
    victim: Silhouette


class SilhouetteConfirmed(Event, frozen=True, tag="silhouette_confirmed"):
    """Public."""

    seat: Seat


class SilhouettesPassed(Event, frozen=True, tag="silhouettes_passed"):
    """All hands went to the seat before, at once; that they did is public.

    ``given`` is what each seat gave away (it was its own), ``received`` what each seat now holds: each number
    is told to the giver and to the receiver, who both know where it is.
    """

    given: tuple[Silhouette, ...]
    received: tuple[Silhouette, ...]


class SuspectsSeen(Event, frozen=True, tag="suspects_seen"):
    """This seat saw two suspects. Seat and places (ascending) are public, the numbers that seat's own.

    ``chosen``: by the start player, before a swap; otherwise as its turn opened, after it.
    """

    seat: Seat
    places: tuple[Place, Place]
    numbers: tuple[Silhouette, Silhouette]
    chosen: bool


class VictimSwapped(Event, frozen=True, tag="victim_swapped"):
    """The start player swapped a suspect with the victim. Seat and place are public.

    ``away``, the new victim, is the start player's own to know; ``came``, the new suspect, is nobody's.
    """

    seat: Seat
    place: Place
    away: Silhouette
    came: Silhouette


class VictimKept(Event, frozen=True, tag="victim_kept"):
    """The start player swapped nothing. Public."""

    seat: Seat


class SuspectAccused(Event, frozen=True, tag="suspect_accused"):
    """Public."""

    seat: Seat
    place: Place


class RoundRevealed(Event, frozen=True, tag="round_revealed"):
    """Everything is shown and the stacks are settled. All of it is public.

    ``hands`` are those held at the end, ``taken_by`` says for each place who got its stack (None: it was empty
    or went back to its owners).
    """

    suspects: Trio
    victim: Silhouette
    hands: tuple[Silhouette, ...]
    culprit: Place
    taken_by: tuple[Seat | None, Seat | None, Seat | None]


class ReportConfirmed(Event, frozen=True, tag="report_confirmed"):
    """Public."""

    seat: Seat


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """Public. More than one winner is a shared win."""

    reason: Reason
    winners: tuple[Seat, ...]


AnyEvent = (
    StartDrawn | RoundDealt | SilhouetteConfirmed | SilhouettesPassed | SuspectsSeen | VictimSwapped
    | VictimKept | SuspectAccused | RoundRevealed | ReportConfirmed | MatchEnded
)  # fmt: skip
