"""What a room makes of a command: entries, or a refusal. The verbs of a room are ``decide`` and ``evolve``."""

from __future__ import annotations

from typing import Any, assert_never

from app.games.game import Shelf
from app.rooms import matches, membership, rights, seating, settings, talk
from app.rooms.codec import SCHEMA
from app.rooms.codes import digest, new_member
from app.rooms.draft import Append, Draft, Luck, signature
from app.rooms.events import RoomOpened
from app.rooms.evolve import opened
from app.rooms.model import (
    Act,
    AddBot,
    Arrive,
    Asker,
    CommandRefusedError,
    Configure,
    Depart,
    End,
    Entry,
    HandOver,
    HouseCommand,
    Join,
    Leave,
    MemberCommand,
    MemberId,
    MemberKey,
    Note,
    PassHost,
    Person,
    React,
    Remove,
    Replace,
    Return,
    RoomOptions,
    Say,
    SeatOrder,
    Start,
    TurnTimeout,
    Watch,
)
from app.rooms.state import NOTHING_HEARD, Room


def open_room(
    shelf: Shelf, code: str, key: MemberKey, game: str, options: dict[str, Any], now: int, luck: Luck
) -> Append:
    """A new room, whose asker is host. Refuses ``unknown_game`` and ``bad_options``."""
    chosen = settings.game_options(settings.game_called(shelf, game), options)
    host = new_member(luck)
    event = RoomOpened(code, host, key, game, chosen, RoomOptions())
    entry = Entry(1, now, host, None, None, SCHEMA, event)
    return Append(opened(entry), (entry,))


def decide(
    shelf: Shelf,
    room: Room,
    by: Asker,
    command: MemberCommand | HouseCommand,
    now: int,
    luck: Luck,
    id: str | None = None,  # noqa: A002  the frame calls it so
) -> Append:
    """The room after the command, and the entries to keep before anybody sees it.

    Raises CommandRefusedError, and nothing has changed. ``now`` in ms; ``luck`` from a secure source. A
    repeated ``id`` with the same content is accepted with no entries; with other content: ``id_reused``.
    Whoever runs the room also carries out what leaves no entry: ``React`` and ``Note``.
    """
    draft = Draft(shelf, room, now, luck)
    draft.by = signature(room, by)
    if id is not None:
        draft.id, draft.digest = id, digest(command)
        if room.heard.get(MemberId(draft.by), NOTHING_HEARD).again(id, draft.digest):
            return Append(room, ())
    if isinstance(by, Person) and rights.blocked(room, by.key) and not isinstance(command, Depart):
        raise CommandRefusedError("blocked")
    _carry_out(draft, by, command)
    return draft.done()


def _carry_out(draft: Draft, by: Asker, command: MemberCommand | HouseCommand) -> None:
    match command:
        case Act() | TurnTimeout():
            matches.act(draft, by, command)
        case Join() | Watch():
            membership.enter(draft, by, command)
        case Leave():
            membership.leave(draft, by)
        case Return():
            membership.come_back(draft, by)
        case Configure():
            settings.configure(draft, by, command)
        case AddBot():
            seating.add_bot(draft, by)
        case Remove():
            membership.remove(draft, by, command)
        case SeatOrder():
            seating.order_seats(draft, by, command)
        case Start():
            matches.start(draft, by, command)
        case End():
            matches.end(draft, by, command)
        case Say():
            talk.say(draft, by, command)
        case React():
            talk.react(draft, by, command)
        case Note():
            talk.note(draft, by, command)
        case HandOver():
            membership.hand_over(draft, by, command)
        case Replace():
            membership.replace(draft, by, command)
        case Arrive():
            membership.arrive(draft, by)
        case Depart():
            membership.depart(draft, by)
        case PassHost():
            membership.pass_host(draft)
        case _:
            assert_never(command)
