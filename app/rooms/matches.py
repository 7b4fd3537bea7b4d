"""A match from the deal to its end: each accepted action is one append, luck and consequences included."""

from __future__ import annotations

from typing import Any, assert_never

import msgspec
from msgspec.structs import replace

from app.games.dice import Dice, commitment
from app.games.game import AnyGame, Seat, under
from app.rooms import rights, words
from app.rooms.codec import typed
from app.rooms.draft import Draft
from app.rooms.events import DeadlineSet, GameHappened, MatchGivenUp, MatchStarted, StoryTold
from app.rooms.evolve import counted, heard, rested
from app.rooms.model import Act, Asker, BotHand, Clock, CommandRefusedError, End, Person, Start, TurnTimeout
from app.rooms.seating import reseat, wrong_number
from app.rooms.state import Match, Room

SECOND = 1000


def start(draft: Draft, by: Asker, command: Start) -> None:
    """Fix the ring, seal the luck, deal. Refuses ``seats_wrong`` with the numbers, and ``stale``."""
    room = draft.room
    if not (rights.is_host(room, by) or rights.stands_in_for_host(room, by, draft.now)):
        raise CommandRefusedError("not_host")
    rights.between_matches(room)
    number = room.match.number + 1 if room.match else 1
    rights.meant(command.match, number)
    game = draft.game
    wrong = wrong_number(game, room)
    if wrong is not None:
        raise CommandRefusedError("seats_wrong", dict(wrong))
    before = _before(room, game)
    sealed = _sealed(draft, game, number)
    draft.happen(sealed)
    match = rights.running(draft.room)
    _play(draft, game, match, game.prepare(match.state, sealed.host, before), None)
    _settle(draft, None, None)


def _sealed(draft: Draft, game: AnyGame, number: int) -> MatchStarted:
    room = draft.room
    sitting = [m for member in room.ring if (m := room.member(member)) is not None]
    seed = draft.luck(32)
    return MatchStarted(
        number=number,
        game=game.slug,
        rules=game.rules,
        options=room.options,
        members=room.ring,
        names=tuple(m.name for m in sitting),
        bots=tuple(Seat(seat) for seat, m in enumerate(sitting) if m.key is None),
        host=Seat(room.ring.index(room.host)) if room.host in room.ring else None,
        seed=seed.hex(),
        commitment=commitment(seed),
    )


def _before(room: Room, game: AnyGame) -> Any:
    """The last state of the previous match of this series; None for the first, also under new rules."""
    match, series = room.match, room.series
    goes_on = match is not None and series.winners is None and match.number >= series.first
    return match.state if match is not None and goes_on and match.rules == game.rules else None


def act(draft: Draft, by: Asker, command: Act | TurnTimeout) -> None:
    """A seat's answer to its present prompt. Refuses ``stale`` only when that is no longer this one."""
    match = rights.running(draft.room)
    seat = _acting(draft, match, by, command)
    if isinstance(command, Act):
        rights.meant(command.match, match.number)
    game = under(draft.shelf, match.game, match.rules)
    action = _action(game, command.action)
    legal = match.actions[seat]
    if command.ask != match.asks[seat] if legal else 1 <= command.ask <= match.asks[seat]:
        raise CommandRefusedError("stale")
    if action not in legal:
        raise CommandRefusedError(game.refusal(match.state, seat, action))
    if isinstance(command, Act) and command.text is not None:
        _tell(draft, game, match, seat, command.text)
    _play(draft, game, rights.running(draft.room), game.decide(match.state, seat, action), seat)
    _settle(draft, match, seat)


def _action(game: AnyGame, plain: dict[str, Any]) -> Any:
    try:
        return typed(game.action_type, plain)
    except msgspec.ValidationError:
        raise CommandRefusedError("bad_frame") from None


def _acting(draft: Draft, match: Match, by: Asker, command: Act | TurnTimeout) -> Seat:
    match by:
        case Person():
            member = rights.joined(draft.room, by)
            seat = rights.seat_of(match, member)
            if seat is None or match.hands[seat] == "removed":
                raise CommandRefusedError("not_seated")
            if match.hands[seat] != "person":
                raise CommandRefusedError("bot_plays")
            return seat
        case BotHand(seat):
            if match.hands[seat] == "person":
                raise CommandRefusedError("person_plays")
            return seat
        case Clock():
            assert isinstance(command, TurnTimeout)
            if match.deadline is None or draft.now < match.deadline:
                raise CommandRefusedError("stale")
            return command.seat
        case _:
            assert_never(by)


def texts_open(room: Room) -> bool:
    """Free text is let in: the host has not closed it, and not everybody sits in one room."""
    return room.settings.texts and not room.settings.same_room


def _tell(draft: Draft, game: AnyGame, match: Match, seat: Seat, typed: str) -> None:
    """Keep the text beside an action. Where none is invited or let in it is dropped, the play is not."""
    text = words.text(typed)
    if text and texts_open(draft.room) and game.invites_text(match.state, seat):
        draft.happen(StoryTold(seat, text))


def _play(draft: Draft, game: AnyGame, match: Match, chosen: tuple[Any, ...], seat: Seat | None) -> None:
    """Write down what was chosen and what follows, until the game waits again.

    Folds the game once and not entry by entry: the outcome is the same (a law), at half the cost.
    """
    state, rolls = match.state, match.rolls
    events: list[tuple[Any, int | None, Seat | None]] = [(event, None, seat) for event in chosen]
    for event in chosen:
        state = game.evolve(state, event)
    while True:
        dice = Dice(match.seed, rolls)
        followed = game.follow(state, dice)
        if not followed:
            break
        roll = rolls if dice.used else None
        rolls += dice.used
        for event in followed:
            state = game.evolve(state, event)
            events.append((event, roll, None))
    entries = draft.write_down(
        GameHappened(event, roll, by, i == len(events) - 1) for i, (event, roll, by) in enumerate(events)
    )
    room = draft.room
    after = rested(game, match, state, rolls, seat)
    draft.room = replace(
        room,
        version=entries[-1].version,
        heard=heard(room, entries[0]),
        match=after,
        series=counted(room, after),
    )


def _settle(draft: Draft, before: Match | None, acted: Seat | None) -> None:
    """After the game rests: a deadline for new prompts, or the ring of the next match."""
    match = draft.room.match
    assert match is not None
    if not match.running:
        reseat(draft)
    elif draft.room.settings.turn_time and _asks_anew(before, match, acted):
        draft.happen(DeadlineSet(draft.now + draft.room.settings.turn_time * SECOND))


def _asks_anew(before: Match | None, match: Match, acted: Seat | None) -> bool:
    """The match waits for somebody it did not wait for, or again for who has just acted: public facts.

    Prompts are counted by what a seat may do, and that can be a secret: they do not come in here.
    """
    return any(before is None or seat not in before.due or seat == acted for seat in match.due)


def end(draft: Draft, by: Asker, command: End) -> None:
    """The host gives the match up: all is revealed, nobody scores. Refuses ``stale`` for another than runs."""
    rights.hosting(draft.room, by)
    rights.meant(command.match, rights.running(draft.room).number)
    draft.happen(MatchGivenUp())
    reseat(draft)
