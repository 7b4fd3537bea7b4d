"""Every game on the shelf, in a room: bots play it out, the log gives it back, its record holds."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from app.games import SHELF
from app.games.game import AnyGame, Audience, Seat
from app.rooms.due import bots_asked
from app.rooms.eyes import Eyes
from app.rooms.lines import Lines
from app.rooms.model import Act, AddBot, BotHand, Start
from app.rooms.replay import record, replay
from app.rooms.verify import read_record, verify
from app.rooms.view import RoomView
from app.store.entries import entries, rows
from tests.support.room import Table
from tests.support.trial import Setting, settings


def bots_play(table: Table, eyes: Eyes, lines: Lines, rng: Random) -> None:
    """The match that runs, to its end, by bots that see what their seats see."""
    game = table.shelf[table.match.game]
    heard = 0
    for _ in range(2 * game.longest(len(table.match.members))):
        lines.hear(table.log[heard:])
        heard = len(table.log)
        eyes.look(table.room)
        if not table.match.running:
            return
        for seat, ask in bots_asked(table.room):
            action = game.choose(*eyes.hand(seat), lines.heard(seat), rng)
            if action is not None:
                table.ask(BotHand(seat), Act(msgspec.to_builtins(action), ask))
                break
        else:
            raise AssertionError("a match waits for bots that do not act")
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_bots_play_two_matches_and_both_records_hold(setting: Setting) -> None:
    table = Table(
        game=setting.trial.game.slug, options=msgspec.to_builtins(setting.options), shelf=SHELF, seed=3
    )
    for _ in range(setting.seats):
        table.ask("host", AddBot())
    for number in (1, 2):
        table.ask("host", Start())
        eyes, lines = Eyes(SHELF, table.room), Lines(SHELF, table.log)
        bots_play(table, eyes, lines, Random(number))
        view = msgspec.json.decode(b"".join(eyes.body(None)), type=RoomView)
        assert view.match is not None
        assert view.match.outcome == table.match.outcome
        kept = record(SHELF, table.log, number)
        report = verify(SHELF, read_record(SHELF, msgspec.json.encode(kept)))
        assert report.faults == ()
        assert report.rolls == table.match.rolls
        every = replay(SHELF, table.log, number, Audience.ALL)
        assert every.length == report.actions + 1
        mine = replay(SHELF, table.log, number, Seat(0))
        assert [step.own for step in mine.steps] == [s.owns[0] for s in every.steps if s.owns]
    assert entries(SHELF, rows(table.log)) == table.log
    assert table.folded() == table.room


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_no_action_event_or_option_lets_an_extra_field_in(game: AnyGame) -> None:
    kinds = [kind for union in (game.action_type, game.event_type, game.options_type) for kind in parts(union)]
    assert len(kinds) > 5
    assert [kind for kind in kinds if not kind.__struct_config__.forbid_unknown_fields] == []


def parts(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)
