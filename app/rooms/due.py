"""What comes next if nobody does anything: the deadlines whoever runs the room must keep."""

from __future__ import annotations

import msgspec

from app.games.game import Seat
from app.rooms.membership import longest_present
from app.rooms.rights import HOST_GRACE
from app.rooms.state import Room


class HostGrace(msgspec.Struct, frozen=True):
    """At ``at`` (ms) ask ``PassHost`` as the clock."""

    at: int


class TurnEnd(msgspec.Struct, frozen=True):
    """At ``at`` (ms) ask ``TurnTimeout`` as the clock for each prompt, with the choice of the seat's bot."""

    at: int
    prompts: tuple[tuple[Seat, int], ...]


Due = HostGrace | TurnEnd


def due(room: Room) -> tuple[Due, ...]:
    """Both kinds at most, the earlier first; one whose time has passed is due at once.

    Ask again after every append: a deadline that is not named any more is void.
    """
    found: list[Due] = []
    host = room.member(room.host)
    if host is not None and not host.here and longest_present(room) is not None:
        found.append(HostGrace(host.since + HOST_GRACE))
    match = room.running
    if match is not None and match.deadline is not None:
        prompts = tuple((seat, match.asks[seat]) for seat in match.due if match.hands[seat] == "person")
        if prompts:
            found.append(TurnEnd(match.deadline, prompts))
    return tuple(sorted(found, key=lambda d: d.at))


def bots_asked(room: Room) -> tuple[tuple[Seat, int], ...]:
    """The prompts (seat, ask) that a bot is to answer now. It may decline where its seat is not due."""
    match = room.running
    if match is None:
        return ()
    return tuple(
        (Seat(seat), match.asks[seat])
        for seat, hand in enumerate(match.hands)
        if hand != "person" and match.actions[seat]
    )
