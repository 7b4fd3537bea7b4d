"""A log is read as the room it was, under the rules it was played by, or refused: nothing is skipped."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from app.games.game import AnyGame, Audience, Shelf, under
from app.rooms.codec import UnreadableEntryError
from app.rooms.events import GameHappened, MatchStarted, RoomOpened
from app.rooms.model import Entry, Start
from app.rooms.reading import understand
from app.rooms.replay import record, replay
from app.rooms.verify import UnreadableRecordError, read_record, verify
from app.store.entries import entries, rows
from app.store.log import Row
from tests.support.room import SHELF, Table
from tests.support.toy_next import ALONE, NEXT

UPGRADED: Shelf = {"toy": NEXT}
PRUNED: Shelf = {"toy": ALONE}


def begun() -> Table:
    """A room with a match in the middle, under rules 1."""
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", Start())
    for _ in range(4):
        table.step(Random(7))
    return table


def after_the_upgrade(table: Table, shelf: Shelf) -> Table:
    """The same room, read by a program that has these games."""
    kept = entries(shelf, rows(table.log))
    table.shelf, table.log, table.room = shelf, kept, understand(shelf, kept).room
    return table


def test_a_match_ends_under_the_rules_it_began_with_and_the_next_begins_under_the_new_ones() -> None:
    table = begun()
    before = table.room
    after_the_upgrade(table, UPGRADED)
    assert table.room == before
    table.play_out()
    assert table.match.rules == "1"
    table.ask("Ann", Start())
    table.play_out()
    assert (table.match.number, table.match.rules) == (2, "2")
    assert entries(UPGRADED, rows(table.log)) == table.log
    assert understand(UPGRADED, table.log).room == table.room
    kinds = {type(e.event.event).__name__ for e in table.log if isinstance(e.event, GameHappened)}
    assert {"Played", "Laid"} <= kinds
    for number, rules in ((1, "1"), (2, "2")):
        kept = record(UPGRADED, table.log, number)
        assert kept.rules == rules
        assert verify(UPGRADED, read_record(UPGRADED, msgspec.json.encode(kept))).faults == ()
        assert replay(UPGRADED, table.log, number, Audience.ALL).length > 1


def test_a_match_under_rules_that_are_gone_is_refused_and_says_which() -> None:
    table = begun()
    with pytest.raises(UnreadableEntryError, match=r"^a match under rules 1 of toy, which are gone$"):
        after_the_upgrade(table, PRUNED)
    table.play_out()
    kept = record(SHELF, table.log, 1)
    with pytest.raises(UnreadableRecordError, match="under rules 1, which this program does not have"):
        read_record(PRUNED, msgspec.json.encode(kept))
    assert verify(PRUNED, kept).faults == ("It was played under rules 1, which this program does not have.",)


def test_a_number_of_rules_that_is_no_number_is_not_repeated() -> None:
    table = begun()
    kept = [
        replace(e, event=replace(e.event, rules="a hand")) if isinstance(e.event, MatchStarted) else e
        for e in table.log
    ]
    with pytest.raises(UnreadableEntryError, match="rules of another kind of toy"):
        entries(SHELF, rows(kept))


@pytest.mark.parametrize(("shelf", "rules"), [(SHELF, "2"), (UPGRADED, "3"), (PRUNED, "1"), ({}, "1")])
def test_rules_that_are_not_here_are_not_made_up(shelf: Shelf, rules: str) -> None:
    with pytest.raises(KeyError):
        under(shelf, "toy", rules)


def test_a_game_is_found_under_each_of_its_rules() -> None:
    found: list[AnyGame] = [under(UPGRADED, "toy", rules) for rules in ("1", "2")]
    assert [game.rules for game in found] == ["1", "2"]


def without(kind: type) -> Callable[[list[Row], list[Entry]], list[Row]]:
    """The rows, none of this kind, numbered as if nothing were missing."""

    def changed(kept: list[Row], log: list[Entry]) -> list[Row]:
        left = [row for row, entry in zip(kept, log, strict=True) if not isinstance(entry.event, kind)]
        return [replace(row, version=n + 1) for n, row in enumerate(left)]

    return changed


def cut_short(kept: list[Row], log: list[Entry]) -> list[Row]:
    """The rows without the end of the deal's append."""
    rest = next(n for n, e in enumerate(log) if isinstance(e.event, GameHappened) and e.event.rest)
    return kept[:rest]


def swapped(old: bytes, new: bytes) -> Callable[[list[Row], list[Entry]], list[Row]]:
    """The rows with other values in an event, each still of its right type."""

    def changed(kept: list[Row], _: list[Entry]) -> list[Row]:
        found = [replace(row, event=row.event.replace(old, new)) for row in kept]
        assert found != kept
        return found

    return changed


@pytest.mark.parametrize(
    "damage",
    [
        without(MatchStarted),
        without(RoomOpened),
        without(GameHappened),
        cut_short,
        swapped(b'"seed":"', b'"seed":"no hex '),
        swapped(b'"kind":"played","seat":0', b'"kind":"played","seat":77'),
        swapped(b'"hands":[[', b'"hands":[],"deck":[]}}#'),
    ],
)
def test_entries_that_mean_nothing_are_refused_without_a_value(
    damage: Callable[[list[Row], list[Entry]], list[Row]],
) -> None:
    table = begun()
    changed = damage(rows(table.log), table.log)
    with pytest.raises(UnreadableEntryError) as refusal:
        understand(SHELF, entries(SHELF, changed))
    assert "77" not in str(refusal.value)
    assert "no hex" not in str(refusal.value)


def test_a_room_without_a_match_is_read_as_it_was() -> None:
    table = Table("Ann", "Ben")
    assert understand(SHELF, entries(SHELF, rows(table.log))).room == table.room
