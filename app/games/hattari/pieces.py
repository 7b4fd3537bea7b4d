"""The pieces of Hattari and what they say by themselves: who is guilty, where stacks go, who is ahead."""

from __future__ import annotations

from typing import Literal

import msgspec

from app.games.game import Seat

Silhouette = int
"""A piece: 2 … 8, or BLANK. No two are alike, so a number names one piece."""
BLANK: Silhouette = 0
FIVE: Silhouette = 5
MARKERS_EACH = 5
MANY = 8
"""Whoever holds this many markers in all ends the match."""
LAST_ROUND = 60

Place = Literal[1, 2, 3]
"""Where a suspect stands."""
PLACES: tuple[Place, ...] = (1, 2, 3)
Trio = tuple[Silhouette, Silhouette, Silhouette]
"""The suspects by place."""
Reason = Literal["no_usable", "many", "last_round"]
"""Why a match ended, the first that fits: somebody has no usable marker, holds MANY, or it was LAST_ROUND."""
Stack = tuple[Seat, ...]
"""Owners of the markers under one suspect, bottom to top. Public."""


class Markers(msgspec.Struct, frozen=True):
    """One seat's markers, without those on the table. Public."""

    usable: int
    face_down: int


def silhouettes(seats: int) -> tuple[Silhouette, ...]:
    """The pieces in play, ascending: as many as suspects, victim and hands together. Public."""
    left_out = {2: (2, 8), 3: (2,), 4: ()}[seats]
    return tuple(number for number in (BLANK, 2, 3, 4, 5, 6, 7, 8) if number not in left_out)


def culprit(suspects: Trio) -> Place:
    """The place of the highest number, or of the lowest if the 5 is among the three. Never the blank."""
    numbers = [number for number in suspects if number != BLANK]
    guilty = min(numbers) if FIVE in numbers else max(numbers)
    return PLACES[suspects.index(guilty)]


def settle(
    stacks: tuple[Stack, ...], guilty: Place, markers: tuple[Markers, ...]
) -> tuple[tuple[Seat | None, ...], tuple[Markers, ...]]:
    """Who takes each stack (None: nobody), and everybody's markers afterwards."""
    usable = [one.usable for one in markers]
    face_down = [one.face_down for one in markers]
    taken_by: list[Seat | None] = []
    for place, stack in zip(PLACES, stacks, strict=True):
        taker = stack[-1] if stack and place != guilty else None
        taken_by.append(taker)
        if taker is not None:
            face_down[taker] += len(stack)
        elif stack:
            for owner in stack:
                usable[owner] += 1
    after = tuple(Markers(usable=u, face_down=f) for u, f in zip(usable, face_down, strict=True))
    return tuple(taken_by), after


def ending(markers: tuple[Markers, ...], played: int) -> Reason | None:
    """Why the match ends after this many rounds, or None."""
    if any(one.usable == 0 for one in markers):
        return "no_usable"
    if any(one.usable + one.face_down >= MANY for one in markers):
        return "many"
    return "last_round" if played >= LAST_ROUND else None


def best(markers: tuple[Markers, ...]) -> tuple[Seat, ...]:
    """The seats that would win now: fewest markers in all, then fewest face-down; ties share."""
    ranks = [(one.usable + one.face_down, one.face_down) for one in markers]
    return tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == min(ranks))
