"""Coming, going, and who is host."""

from __future__ import annotations

from app.rooms import rights, words
from app.rooms.codes import new_member
from app.rooms.draft import Draft
from app.rooms.events import (
    Arrived,
    Departed,
    HostPassed,
    MemberBlocked,
    MemberJoined,
    MemberLeft,
    MemberRemoved,
    MemberWatched,
    SeatReplaced,
    SeatTakenBack,
)
from app.rooms.model import Asker, CommandRefusedError, HandOver, Join, MemberId, Person, Remove, Replace, Watch
from app.rooms.seating import reseat
from app.rooms.state import Member, Room

MOST_MEMBERS = 200
"""Known members of a room, those who left included: nobody can fill the memory by coming and going."""


def enter(draft: Draft, by: Asker, command: Join | Watch) -> None:
    """Join to play, or watch. Who is known comes back under their name, or takes another.

    Refuses ``room_locked``, ``room_full`` and ``bad_name``.
    """
    if not isinstance(by, Person):
        raise CommandRefusedError("not_joined")
    room = draft.room
    known = room.of(by.key)
    if known is None:
        if room.settings.locked:
            raise CommandRefusedError("room_locked")
        if len(room.members) >= MOST_MEMBERS:
            raise CommandRefusedError("room_full")
    member = known.id if known else new_member(draft.luck)
    name = _name(room, known, command.name)
    watching = isinstance(command, Watch)
    draft.by = member
    if known and (known.joined, known.watching, known.name) == (True, watching, name):
        return
    came = MemberWatched(member, by.key, name) if watching else MemberJoined(member, by.key, name)
    draft.happen(came)
    reseat(draft)


def _name(room: Room, known: Member | None, typed: str | None) -> str:
    wanted = words.name(typed) if typed is not None else (known.name if known else "")
    taken = [m.name for m in room.members if m.joined and m is not known]
    match = room.running
    if match:
        pairs = zip(match.members, match.names, strict=True)
        taken += [name for member, name in pairs if known is None or member != known.id]
    return words.unique(wanted or words.NAMELESS, taken)


def leave(draft: Draft, by: Asker) -> None:
    """Go for good. In a match a bot plays the seat at once; a host's role passes on."""
    member = rights.joined(draft.room, by)
    draft.happen(MemberLeft(member.id))
    heir = longest_present(draft.room)
    if member.id == draft.room.host and heir is not None:
        draft.happen(HostPassed(heir.id))
    reseat(draft)


def come_back(draft: Draft, by: Asker) -> None:
    """Take the own seat back from a bot, joining again if one had left. Refuses ``not_replaced``."""
    match = rights.running(draft.room)
    member = draft.room.of(by.key) if isinstance(by, Person) else None
    seat = rights.seat_of(match, member) if member else None
    if seat is None or match.hands[seat] not in ("replaced", "left"):
        raise CommandRefusedError("not_replaced")
    draft.happen(SeatTakenBack(seat))


def remove(draft: Draft, by: Asker, command: Remove) -> None:
    """The host removes a member, for now or with their browser. A bot that plays stays to the end."""
    rights.hosting(draft.room, by)
    member = draft.room.member(command.member)
    if member is None or not (member.joined or command.block):
        raise CommandRefusedError("unknown_member")
    if member.id == draft.room.host:
        raise CommandRefusedError("not_yourself")
    if member.key is None:
        rights.between_matches(draft.room)
    draft.happen(MemberRemoved(member.id))
    if command.block and member.key is not None:
        draft.happen(MemberBlocked(member.id))
    reseat(draft)


def replace(draft: Draft, by: Asker, command: Replace) -> None:
    """Let a bot play for somebody who has vanished. Refuses ``not_away`` with the time it will be right."""
    match = rights.running(draft.room)
    if not (rights.is_host(draft.room, by) or rights.stands_in_for_host(draft.room, by, draft.now)):
        raise CommandRefusedError("not_host")
    if not 0 <= command.seat < len(match.members):
        raise CommandRefusedError("unknown_member")
    member = draft.room.member(match.members[command.seat])
    if match.hands[command.seat] != "person" or member is None or member.here:
        raise CommandRefusedError("not_away")
    at = member.since + rights.SEAT_GRACE
    if draft.now < at:
        raise CommandRefusedError("not_away", {"at": at})
    draft.happen(SeatReplaced(command.seat))


# --- presence and the host ------------------------------------------------------------------------------


def arrive(draft: Draft, by: Asker) -> None:
    """A known member is here; of others the room knows nothing."""
    member = draft.room.of(by.key) if isinstance(by, Person) else None
    if member and not member.here:
        draft.happen(Arrived(member.id))


def depart(draft: Draft, by: Asker) -> None:
    """A known member is away."""
    member = draft.room.of(by.key) if isinstance(by, Person) else None
    if member and member.here:
        draft.happen(Departed(member.id))


def longest_present(room: Room) -> Member | None:
    """The joined person who has been here longest, the host aside."""
    here = [m for m in room.members if m.key and m.joined and m.here and m.id != room.host]
    return min(here, key=lambda m: (m.since, m.arrival), default=None)


def pass_host(draft: Draft) -> None:
    """The host's grace time is over: the role goes to whoever has been here longest, if anybody is."""
    heir = longest_present(draft.room)
    if rights.host_away(draft.room, draft.now) and heir is not None:
        draft.happen(HostPassed(heir.id))


def hand_over(draft: Draft, by: Asker, command: HandOver) -> None:
    """The host gives the role to another joined person."""
    rights.hosting(draft.room, by)
    heir = draft.room.member(MemberId(command.member))
    if heir is None or not heir.joined or heir.key is None:
        raise CommandRefusedError("unknown_member")
    if heir.id != draft.room.host:
        draft.happen(HostPassed(heir.id))
