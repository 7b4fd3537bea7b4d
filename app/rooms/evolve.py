"""What an event makes of a room. Pure, trusting, and it cannot fail: the log is folded with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from msgspec.structs import replace

from app.games.game import AnyGame, Seat, Shelf, under
from app.rooms.events import (
    AnyRoomEvent,
    Arrived,
    BotAdded,
    Configured,
    DeadlineSet,
    Departed,
    GameHappened,
    HostPassed,
    MatchGivenUp,
    MatchStarted,
    MemberBlocked,
    MemberJoined,
    MemberLeft,
    MemberRemoved,
    MemberWatched,
    RoomOpened,
    SeatReplaced,
    SeatsOrdered,
    SeatTakenBack,
    StoryTold,
    ThingSaid,
)
from app.rooms.model import Entry, MemberId
from app.rooms.series import after_configuring, after_match, before_match
from app.rooms.state import NOTHING_HEARD, Hand, Heard, Match, Member, Room, Series
from app.rooms.view import Said, StoryView

KEPT_SAID = 50


def fold(shelf: Shelf, entries: Iterable[Entry]) -> Room:
    """The room these entries lead to, from the first on. Raises ValueError when there is none."""
    room: Room | None = None
    for entry in entries:
        room = opened(entry) if room is None else evolve(shelf, room, entry)
    if room is None:
        raise ValueError("a room begins with an entry")
    return room


def opened(entry: Entry) -> Room:
    """The room its first entry makes."""
    event: RoomOpened = entry.event
    host = Member(event.host, event.key, "", False, False, False, entry.at, 0)
    return Room(
        code=event.code,
        version=entry.version,
        host=event.host,
        game=event.game,
        options=event.options,
        settings=event.room,
        members=(host,),
        ring=(),
        blocked=(),
        arrivals=0,
        said=(),
        match=None,
        series=Series(1),
        heard={},
    )


def evolve(shelf: Shelf, room: Room, entry: Entry) -> Room:
    """The room after one more entry. ``entry`` must be the next one of its log."""
    room = _happened(shelf, room, entry.event, entry.at)
    return replace(room, version=entry.version, heard=heard(room, entry))


def heard(room: Room, entry: Entry) -> dict[MemberId, Heard]:
    """The accepted ids of each member, with the one that this entry carries."""
    if entry.id is None or entry.digest is None:
        return room.heard
    member = MemberId(entry.by)
    return {**room.heard, member: room.heard.get(member, NOTHING_HEARD).also(entry.id, entry.digest)}


def _happened(shelf: Shelf, room: Room, event: AnyRoomEvent, at: int) -> Room:
    match event:
        case GameHappened():
            return _played(shelf, room, event)
        case DeadlineSet(until):
            return _in_match(room, deadline=until)
        case StoryTold(seat, text):
            return _in_match(room, story=StoryView(seat, text))
        case ThingSaid(member, phrase, text):
            speaker = room.member(member)
            name = speaker.name if speaker else ""
            n = room.said[-1].n + 1 if room.said else 1
            said = Said(n, member, name, at, phrase, text)
            return replace(room, said=(*room.said[1 - KEPT_SAID :], said))
        case Arrived(member):
            return _member(room, member, here=True, since=at)
        case Departed(member):
            return _member(room, member, here=False, since=at)
        case MemberJoined(member, key, name):
            return _entered(room, Member(member, key, name, True, False, True, at, 0))
        case MemberWatched(member, key, name):
            return _entered(room, Member(member, key, name, True, True, True, at, 0))
        case MemberLeft(member):
            return _gone(room, member, "left")
        case MemberRemoved(member):
            return _gone(room, member, "removed")
        case MemberBlocked(member):
            blocked = room.member(member)
            keys = (blocked.key,) if blocked and blocked.key else ()
            return replace(room, blocked=room.blocked + keys)
        case HostPassed(member):
            return replace(room, host=member)
        case Configured(game, options, settings):
            series = after_configuring(room, event)
            return replace(room, game=game, options=options, settings=settings, series=series)
        case BotAdded(member, name):
            bot = Member(member, None, name, True, False, True, at, 0)
            return replace(_entered(room, bot), ring=(*room.ring, member))
        case SeatsOrdered(order):
            members = tuple(m for m in room.members if m.key is not None or m.id in order)
            return replace(room, ring=order, members=members)
        case MatchStarted():
            return _started(shelf, room, event)
        case SeatReplaced(seat):
            return _hand(room, seat, "replaced")
        case SeatTakenBack(seat):
            return _back(_hand(room, seat, "person"), seat, at)
        case MatchGivenUp():
            match = room.match
            nothing: tuple[tuple[Any, ...], ...] = ((),) * len(match.members) if match else ()
            return _in_match(room, given_up=True, deadline=None, actions=nothing, due=())
        case RoomOpened():
            return room
        case _:
            assert_never(event)


# --- members ------------------------------------------------------------------------------------------


def _member(room: Room, member: MemberId, **changes: Any) -> Room:
    members = tuple(replace(m, **changes) if m.id == member else m for m in room.members)
    return replace(room, members=members)


def _entered(room: Room, new: Member) -> Room:
    """Who comes in anew comes last; who was in keeps their place in the order of arrival."""
    known = room.member(new.id)
    if known is None:
        new = replace(new, arrival=room.arrivals)
        return replace(room, members=(*room.members, new), arrivals=room.arrivals + 1)
    came = replace(
        new,
        since=known.since if known.here else new.since,
        arrival=known.arrival if known.joined else room.arrivals,
    )
    members = tuple(came if m.id == new.id else m for m in room.members)
    return replace(room, members=members, arrivals=room.arrivals + 1)


def _gone(room: Room, member: MemberId, hand: Hand) -> Room:
    left = room.member(member)
    if left is None or left.key is None:
        members = tuple(m for m in room.members if m.id != member)
        return replace(room, members=members)
    room = _member(room, member, joined=False, watching=False)
    match = room.running
    if match is not None and member in match.members:
        room = _hand(room, Seat(match.members.index(member)), hand)
    return room


def _back(room: Room, seat: Seat, at: int) -> Room:
    match = room.match
    member = room.member(match.members[seat]) if match else None
    if member is None or member.joined:
        return room
    return _entered(room, replace(member, joined=True, here=True, since=at))


# --- the match ----------------------------------------------------------------------------------------


def _in_match(room: Room, **changes: Any) -> Room:
    return replace(room, match=replace(room.match, **changes)) if room.match else room


def _hand(room: Room, seat: Seat, hand: Hand) -> Room:
    match = room.match
    return _in_match(room, hands=_put(match.hands, seat, hand)) if match else room


def _put(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _started(shelf: Shelf, room: Room, event: MatchStarted) -> Room:
    seats = len(event.members)
    hands: tuple[Hand, ...] = tuple("bot" if s in event.bots else "person" for s in range(seats))
    match = Match(
        number=event.number,
        game=event.game,
        rules=event.rules,
        options=event.options,
        members=event.members,
        names=event.names,
        hands=hands,
        seed=bytes.fromhex(event.seed),
        commitment=event.commitment,
        state=under(shelf, event.game, event.rules).initial(event.options, seats),
        rolls=0,
        actions=((),) * seats,
        asks=(0,) * seats,
        due=(),
        acted=None,
        deadline=None,
        story=None,
        outcome=None,
        given_up=False,
    )
    return replace(room, match=match, series=before_match(room.series, event.number))


def _played(shelf: Shelf, room: Room, event: GameHappened) -> Room:
    match = room.match
    assert match is not None
    game = under(shelf, match.game, match.rules)
    state = game.evolve(match.state, event.event)
    rolls = match.rolls if event.roll is None else event.roll + 1
    acted = match.acted if event.seat is None else event.seat
    if event.rest:
        match = rested(game, match, state, rolls, acted)
        return replace(room, match=match, series=counted(room, match))
    return replace(room, match=replace(match, state=state, rolls=rolls, acted=acted))


def rested(game: AnyGame, match: Match, state: Any, rolls: int, acted: Seat | None) -> Match:
    """The match at the end of an append: legal actions are asked once, and prompts counted."""
    outcome = game.outcome(state)
    if outcome is not None:
        nothing = ((),) * len(match.members)
        return replace(
            match, state=state, rolls=rolls, outcome=outcome, actions=nothing, due=(), acted=None, deadline=None
        )
    legal, before, asks = game.legal_actions, match.actions, list(match.asks)
    actions = tuple([legal(state, seat) for seat in match.seats])
    for seat, now in enumerate(actions):
        if now and (seat == acted or now != before[seat]):
            asks[seat] += 1
    return replace(
        match, state=state, rolls=rolls, actions=actions, asks=tuple(asks), due=game.due(state), acted=None
    )


def counted(room: Room, match: Match) -> Series:
    """The series, with this match in it once that has an outcome."""
    return room.series if match.outcome is None else after_match(room, match, match.outcome)
