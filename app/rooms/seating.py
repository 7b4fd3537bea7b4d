"""The ring of the next match: who sits, in which order, and who waits."""

from __future__ import annotations

from app.games.game import AnyGame
from app.rooms import rights, words
from app.rooms.codes import new_member
from app.rooms.draft import Draft
from app.rooms.events import BotAdded, SeatsOrdered
from app.rooms.model import Asker, CommandRefusedError, MemberId, SeatOrder
from app.rooms.state import Member, Room


def ring(game: AnyGame, room: Room) -> tuple[MemberId, ...]:
    """Who sits next: those who sat and stay, then who waits, in order of arrival, at the end.

    A waiting person displaces the last bot of a full ring. Fewer seats displace bots, and never people.
    """
    most = max(game.seats(room.options))
    sits = {m.id for m in room.members if m.joined and not m.watching}
    bots = {m.id for m in room.members if m.key is None}
    order = [member for member in room.ring if member in sits]
    for member in _waiting(room, order):
        if len(order) >= most and not _displace(order, bots):
            break
        order.append(member.id)
    while len(order) > most and _displace(order, bots):
        pass
    return tuple(order)


def _waiting(room: Room, order: list[MemberId]) -> list[Member]:
    waiting = [m for m in room.members if m.joined and not m.watching and m.id not in order]
    return sorted((m for m in waiting if m.key is not None), key=lambda m: m.arrival)


def _displace(order: list[MemberId], bots: set[MemberId]) -> bool:
    last = next((member for member in reversed(order) if member in bots), None)
    if last is not None:
        order.remove(last)
    return last is not None


def reseat(draft: Draft) -> None:
    """Bring the ring up to date, unless a match runs."""
    if draft.room.running is None:
        order = ring(draft.game, draft.room)
        if order != draft.room.ring:
            draft.happen(SeatsOrdered(order))


def numbers(game: AnyGame, room: Room) -> dict[str, int]:
    """How many have a place in the ring, and how few and how many can play by the options chosen."""
    seats = game.seats(room.options)
    return {"have": len(room.ring), "min": min(seats), "max": max(seats)}


def wrong_number(game: AnyGame, room: Room) -> dict[str, int] | None:
    """The numbers of ``seats_wrong``, or None when a match may start."""
    return None if len(room.ring) in game.seats(room.options) else numbers(game, room)


def add_bot(draft: Draft, by: Asker) -> None:
    """One more bot at the end of the ring. Refuses ``seats_full``."""
    rights.hosting(draft.room, by)
    rights.between_matches(draft.room)
    most = max(draft.game.seats(draft.room.options))
    if len(draft.room.ring) >= most:
        raise CommandRefusedError("seats_full", {"max": most})
    taken = [m.name for m in draft.room.members if m.joined]
    free = (bot for bot in words.BOT_NAMES if words.folded(bot) not in map(words.folded, taken))
    name = next(free, words.unique(words.BOT_NAMES[0], taken))
    draft.happen(BotAdded(new_member(draft.luck), name))


def order_seats(draft: Draft, by: Asker, command: SeatOrder) -> None:
    """The host's order of the ring. Refuses ``order_wrong`` unless it holds the same members."""
    rights.hosting(draft.room, by)
    rights.between_matches(draft.room)
    if sorted(command.order) != sorted(draft.room.ring):
        raise CommandRefusedError("order_wrong")
    if command.order != draft.room.ring:
        draft.happen(SeatsOrdered(command.order))
