"""Who may ask for what. The time that has passed matters: an absent host's rights pass to the players."""

from __future__ import annotations

from typing import assert_never

from app.games.game import Seat
from app.rooms.model import Asker, CommandRefusedError, MemberKey, Person
from app.rooms.state import Hand, Match, Member, Room

HOST_GRACE = 60_000
"""ms a host may be away before the role passes on."""
SEAT_GRACE = 90_000
"""ms a player must be away before a bot may be let play for them."""

BETWEEN = ("configure", "add_bot", "remove", "seat", "start", "hand_over")
"""What the host may do while no match runs."""
DURING = ("configure", "remove", "end", "hand_over", "replace")
"""What the host may do while one runs."""


def blocked(room: Room, key: MemberKey) -> bool:
    """This browser was blocked: every socket of the room is closed to it."""
    return key in room.blocked


def belongs(room: Room, key: MemberKey) -> bool:
    """Whether this browser has joined, or is the host's."""
    member = room.of(key)
    return member is not None and (member.joined or member.id == room.host)


def is_host(room: Room, by: Asker) -> bool:
    """The host asks, joined or not."""
    member = room.of(by.key) if isinstance(by, Person) else None
    return member is not None and member.id == room.host


def joined(room: Room, by: Asker) -> Member:
    """The member who asks. Refuses ``not_joined``."""
    member = room.of(by.key) if isinstance(by, Person) else None
    if member is None or not member.joined:
        raise CommandRefusedError("not_joined")
    return member


def hosting(room: Room, by: Asker) -> None:
    """Refuses ``not_host`` unless the host asks."""
    if not is_host(room, by):
        raise CommandRefusedError("not_host")


def between_matches(room: Room) -> None:
    """Refuses ``match_running`` while a match runs."""
    if room.running is not None:
        raise CommandRefusedError("match_running")


def running(room: Room) -> Match:
    """The match that runs. Refuses ``no_match``."""
    match = room.running
    if match is None:
        raise CommandRefusedError("no_match")
    return match


def meant(number: int | None, present: int) -> None:
    """Refuses ``stale`` what was sent for another match than this, and has waited on a dead line since."""
    if number not in (None, present):
        raise CommandRefusedError("stale")


def host_away(room: Room, now: int) -> bool:
    """The host has been away for the grace time."""
    host = room.member(room.host)
    return host is None or (not host.here and now - host.since >= HOST_GRACE)


def seat_of(match: Match, member: Member) -> Seat | None:
    """The seat this member got at the deal, whoever plays it now."""
    return Seat(match.members.index(member.id)) if member.id in match.members else None


def seated(room: Room, member: Member) -> Seat | None:
    """The member's place in the running match, else in the ring of the next one."""
    match = room.running
    if match is not None:
        return seat_of(match, member)
    return Seat(room.ring.index(member.id)) if member.id in room.ring else None


def stands_in_for_host(room: Room, by: Asker, now: int) -> bool:
    """A seated player asks while the host is away."""
    member = room.of(by.key) if isinstance(by, Person) else None
    if member is None or not member.joined or seated(room, member) is None:
        return False
    return host_away(room, now)


def may(room: Room, member: Member | None) -> tuple[str, ...]:
    """The kinds of frames this viewer may send now, grace times aside: those the page offers."""
    kinds = ["join", "watch"]
    if member is None:
        return tuple(kinds)
    match = room.running
    seat = seat_of(match, member) if match else None
    if member.joined:
        kinds += ["leave", "say", "react"]
        if room.match is not None and seat_of(room.match, member) is not None:
            kinds.append("note")
    if match is not None and seat is not None:
        kinds += _playing(match.hands[seat])
    if member.id == room.host:
        kinds += DURING if match else BETWEEN
    elif member.joined and seated(room, member) is not None:
        kinds.append("replace" if match else "start")
    return tuple(kinds)


def _playing(hand: Hand) -> tuple[str, ...]:
    match hand:
        case "person":
            return ("act",)
        case "replaced" | "left":
            return ("return",)
        case "removed" | "bot":
            return ()
        case _:
            assert_never(hand)
