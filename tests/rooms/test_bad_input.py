"""Whatever comes in is refused by a code and changes nothing, or is taken whole and can be read again."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from app.games import SHELF
from app.rooms.codec import SCHEMA, UnreadableEntryError
from app.rooms.evolve import fold
from app.rooms.model import (
    Act,
    Clock,
    CommandRefusedError,
    Configure,
    Entry,
    Join,
    MemberCommand,
    Say,
    Start,
    TurnTimeout,
)
from app.rooms.rules import open_room
from app.store.entries import entries, rows
from app.store.log import Row
from tests.support.room import SHELF as TOYS
from tests.support.room import T0, Table

TEXT = st.text(max_size=24)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=10,
)
WORDS = [
    "third",
    "rulebook",
    "spoken",
    "automatic",
    "standard",
    "classic",
    "random",
    "open",
    "points",
    "matches",
]
KNOWN: st.SearchStrategy[Any] = st.sampled_from(
    [*WORDS, True, False, None, 0, 1, 5, -1, 60, 10**9, {}, [], {"kind": "points", "to": 3}]
)
NAMES = sorted({name for game in SHELF.values() for name in game.options_type.__struct_fields__})
ROOM = ["turn_time", "series", "same_room", "texts", "locked", "projector_lang", "more"]
OPTIONS = st.dictionaries(st.sampled_from(NAMES) | TEXT, KNOWN | JSON, max_size=4)


@given(game=st.sampled_from(list(SHELF)) | TEXT, options=OPTIONS)
def test_any_wish_for_a_room_is_refused_or_can_be_read_again(game: str, options: dict[str, Any]) -> None:
    try:
        append = open_room(SHELF, "KQRT7M", Table().person("Ann").key, game, options, T0, Table().luck)
    except CommandRefusedError:
        return
    assert fold(SHELF, entries(SHELF, rows(append.entries))) == append.room


COMMANDS: st.SearchStrategy[MemberCommand] = st.one_of(
    st.builds(Join, TEXT),
    st.builds(Say, text=TEXT),
    st.builds(Say, TEXT),
    st.builds(Configure, game=st.none() | st.just("toy") | TEXT, options=st.none() | OPTIONS),
    st.builds(Configure, room=st.dictionaries(st.sampled_from(ROOM), KNOWN | JSON, max_size=3)),
    st.builds(Act, st.dictionaries(TEXT, JSON, max_size=3), st.integers(-(2**63), 2**63 - 1), st.none() | TEXT),
)


@settings(max_examples=200)
@given(commands=st.lists(COMMANDS, min_size=1, max_size=8), started=st.booleans())
def test_any_command_is_refused_by_a_code_or_can_be_read_again(
    commands: list[MemberCommand],
    started: bool,  # noqa: FBT001  hypothesis calls it
) -> None:
    table = Table("Ann", "Ben", "Cem")
    if started:
        table.ask("Ann", Start())
    for command in commands:
        with suppress(CommandRefusedError):
            table.ask("Ann", command)
    assert fold(TOYS, entries(TOYS, rows(table.log))) == table.room


@given(plain=st.dictionaries(TEXT, JSON, max_size=3))
def test_what_is_no_action_is_no_choice_of_the_clock_either(plain: dict[str, Any]) -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Configure(room={"turn_time": 30}))
    table.ask("Ann", Start())
    table.passes(31)
    seat = table.match.due[0]
    assert table.refused(Clock(), TurnTimeout(seat, table.match.asks[seat], plain)) == "bad_frame"


def played() -> list[Row]:
    """A room in which a match was played, as it is kept."""
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", Start(), "go")
    table.play_out()
    return rows(table.log)


KEPT = played()
PLACES = st.integers(0, len(KEPT) - 1)


def read(kept: list[Row]) -> list[Entry]:
    """Read, or refused ; anything else fails."""
    try:
        return entries(TOYS, kept)
    except UnreadableEntryError:
        return []


@settings(max_examples=300)
@given(place=PLACES, at=st.integers(0, 400), put=st.binary(max_size=3), cut=st.integers(0, 4))
def test_bytes_that_changed_on_the_disk_are_read_or_refused(place: int, at: int, put: bytes, cut: int) -> None:
    row = KEPT[place]
    event = row.event[:at] + put + row.event[at + cut :]
    found = read([*KEPT[:place], replace(row, event=event), *KEPT[place + 1 :]])
    assert len(found) in (0, len(KEPT))


@given(place=PLACES, schema=st.integers(-(2**40), 2**40).filter(lambda each: each != SCHEMA))
def test_an_entry_of_another_schema_is_refused_and_says_which(place: int, schema: int) -> None:
    with pytest.raises(UnreadableEntryError, match=rf"^schema {schema} "):
        entries(TOYS, [*KEPT[:place], replace(KEPT[place], schema=schema), *KEPT[place + 1 :]])


@given(place=PLACES, kind=TEXT, more=st.dictionaries(TEXT, JSON, max_size=2))
def test_an_entry_of_an_unknown_kind_is_refused(place: int, kind: str, more: dict[str, Any]) -> None:
    event = msgspec.json.encode({**more, "kind": f"un{kind}known"})
    with pytest.raises(UnreadableEntryError, match=r"^schema 1: ValidationError$"):
        entries(TOYS, [*KEPT[:place], replace(KEPT[place], event=event), *KEPT[place + 1 :]])


@given(places=st.sets(PLACES.filter(lambda place: place < len(KEPT) - 1), min_size=1))
def test_an_entry_that_is_missing_is_noticed(places: set[int]) -> None:
    kept = [row for place, row in enumerate(KEPT) if place not in places]
    with pytest.raises(UnreadableEntryError, match=r"^an entry is missing$"):
        entries(TOYS, kept)
