"""Entries through JSON and back, and everything that is no entry."""

import pytest
from msgspec.structs import replace

from app.rooms.codec import SCHEMA, Decoder, UnreadableEntryError, encode
from app.rooms.events import AnyRoomEvent, GameHappened, RoomEvent
from app.rooms.evolve import evolve, fold
from app.rooms.model import Configure, Start
from app.store.entries import entries, rows
from tests.support.room import SHELF, Table

OPENED = b'{"kind":"room_opened","code":"X","host":"h","key":"k","game":"toy","options":{},"room":{}}'
STARTED = (
    b'{"kind":"match_started","number":1,"game":"toy","rules":"1","options":{},"members":["h","i"],'
    b'"names":["H","I"],"bots":[],"host":0,"seed":"00","commitment":"x"}'
)


def test_every_event_comes_back_as_it_was() -> None:
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", Configure(room={"series": {"kind": "points", "to": 9}, "turn_time": 30}))
    table.ask("Ann", Start(), "go")
    table.play_out()
    kept = rows(table.log)
    assert entries(SHELF, kept) == table.log
    assert table.folded() == table.room
    assert {row.schema for row in kept} == {SCHEMA}


def test_every_kind_of_event_has_a_tag_of_its_own() -> None:
    kinds = [kind.__struct_config__.tag for kind in RoomEvent.__subclasses__()]
    assert len(set(kinds)) == len(kinds)
    assert set(RoomEvent.__subclasses__()) == set(AnyRoomEvent.__args__)
    assert all(kind.__struct_config__.forbid_unknown_fields for kind in RoomEvent.__subclasses__())


@pytest.mark.parametrize(
    ("schema", "data"),
    [
        (SCHEMA, b"not json"),
        (SCHEMA, b"{}"),
        (SCHEMA, b'{"kind":"room_exploded"}'),
        (SCHEMA, b'{"kind":"arrived","member":"m","extra":1}'),
        (SCHEMA, b'{"kind":"arrived","member":7}'),
        (SCHEMA, OPENED.replace(b'"toy"', b'"chess"')),
        (SCHEMA, OPENED.replace(b'"options":{}', b'"options":{"extra":1}')),
        (SCHEMA, STARTED.replace(b'"options":{}', b'"options":{"pair":1}')),
        (
            SCHEMA,
            b'{"kind":"game_happened","event":{"kind":"clapped","seat":0},"roll":null,"seat":0,"rest":true}',
        ),
        (SCHEMA + 1, b'{"kind":"arrived","member":"m"}'),
        (SCHEMA - 1, b'{"kind":"arrived","member":"m"}'),
        (SCHEMA - 1, b"[]"),
    ],
)
def test_what_cannot_be_read_is_an_error_and_never_skipped(schema: int, data: bytes) -> None:
    with pytest.raises(UnreadableEntryError) as error:
        Decoder(SHELF).decode(schema, data)
    assert "chess" not in str(error.value), "errors quote no values"


@pytest.mark.parametrize("event", [b'{"kind":"fly"}', b'{"kind":"clapped","seat":0,"extra":1}', b"7"])
def test_an_event_is_read_as_one_of_the_game_that_is_played(event: bytes) -> None:
    decoder = Decoder(SHELF)
    decoder.decode(SCHEMA, STARTED)
    whole = b'{"kind":"game_happened","event":%b,"roll":null,"seat":0,"rest":true}'
    assert isinstance(decoder.decode(SCHEMA, whole % b'{"kind":"clapped","seat":0}'), GameHappened)
    with pytest.raises(UnreadableEntryError):
        decoder.decode(SCHEMA, whole % event)


def test_old_kinds_are_lifted_step_by_step() -> None:
    lifts = {
        1: lambda plain: {**plain, "kind": "departed"} if plain["kind"] == "gone" else plain,
        2: lambda plain: {"kind": plain["kind"], "member": plain["who"]} if "who" in plain else plain,
    }
    decoder = Decoder(SHELF, lifts, 3)
    assert encode(decoder.decode(1, b'{"kind":"gone","who":"m"}')) == b'{"kind":"departed","member":"m"}'
    assert encode(decoder.decode(2, b'{"kind":"departed","who":"m"}')) == b'{"kind":"departed","member":"m"}'
    assert encode(decoder.decode(3, b'{"kind":"departed","member":"m"}')) == b'{"kind":"departed","member":"m"}'
    with pytest.raises(UnreadableEntryError):
        decoder.decode(0, b'{"kind":"gone","who":"m"}')
    with pytest.raises(UnreadableEntryError):
        decoder.decode(4, b'{"kind":"departed","member":"m"}')


def test_a_fold_needs_a_first_entry() -> None:
    with pytest.raises(ValueError, match="begins with an entry"):
        fold(SHELF, [])


def test_a_room_is_opened_once() -> None:
    table = Table("Ann")
    again = replace(table.log[0], version=table.room.version + 1)
    assert evolve(SHELF, table.room, again) == replace(table.room, version=again.version)
