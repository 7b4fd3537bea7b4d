"""What is held against anything that may come in: a target takes bytes, and raises when a promise is broken."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any

import msgspec

from app.config import Settings
from app.games import SHELF
from app.games.game import Audience, Seat
from app.rooms import words
from app.rooms.codec import SCHEMA, UnreadableEntryError
from app.rooms.due import bots_asked
from app.rooms.eyes import Eyes
from app.rooms.model import CommandRefusedError, Entry, MemberKey
from app.rooms.reading import understand
from app.rooms.replay import MatchRunningError, UnknownMatchError, record, replay
from app.rooms.rules import open_room
from app.rooms.verify import UnreadableRecordError, read_record, verify
from app.store.entries import entries, rows
from app.store.log import Row
from app.web import wire
from app.web.caller import caller
from app.web.reach import reach
from tests.fuzz.places import PEOPLE, place
from tests.support.room import T0, Table

MOST_FRAMES = 8
UNSEEN = ("Cc", "Cs", "Zl", "Zp")
TURNS = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Controls of the direction of writing."""


def frames(data: bytes) -> None:
    """Frames to a room, a line each: what is taken in can be read again and shown; all else changes nothing."""
    if len(data) < 2:
        return
    table, who = place(data[0]), PEOPLE[data[1] % len(PEOPLE)]
    before = table.room
    for line in data[2:].split(b"\n")[:MOST_FRAMES]:
        try:
            frame = wire.read(line.decode(errors="surrogateescape"))
        except wire.BadFrameError:
            continue
        if not isinstance(frame, wire.Ping):
            with suppress(CommandRefusedError):
                table.ask(who, frame, frame.id)  # type: ignore[union-attr]  # every command frame has one
    if table.room is not before:
        assert understand(SHELF, entries(SHELF, rows(table.log))).room == table.room


def options(data: bytes) -> None:
    """A wish for a room, as the HTTP API hands it on: refused by a code, or a room that can be read again."""
    slugs = [*SHELF, "no game"]
    with suppress(ValueError, RecursionError):
        plain = json.loads(data[1:])
        if isinstance(plain, dict):
            wished(slugs[data[0] % len(slugs)], plain)


def wished(game: str, plain: dict[str, Any]) -> None:
    try:
        append = open_room(SHELF, "KQRT7M", MemberKey("key"), game, plain, T0, Table().luck)
    except CommandRefusedError:
        return
    assert understand(SHELF, entries(SHELF, rows(append.entries))).room == append.room


def names(data: bytes) -> None:
    """Names and texts: short, visible, cleaned once and for all, and unlike the others."""
    typed = data.decode(errors="surrogateescape")
    with suppress(CommandRefusedError):
        name = words.name(typed)
        assert words.name(name) == name
        assert 1 <= len(words.signs(name)) <= words.LONGEST_NAME
        assert not [sign for sign in name if unicodedata.category(sign) in UNSEEN or sign in TURNS]
        second = words.unique(name, [name, typed])
        assert words.folded(second) not in (words.folded(name), words.folded(typed))
        assert len(words.signs(second)) <= words.LONGEST_NAME
        assert words.name(second) == second
        name.encode()
    with suppress(CommandRefusedError):
        text = words.text(typed)
        assert text is None or words.text(text) == text


def logs(data: bytes) -> None:
    """A room's stored events, a line each: a room that can be shown to all, its records, or a refusal."""
    kept = [Row(n, T0 + n, "clock", None, None, SCHEMA, line) for n, line in enumerate(data.split(b"\n"), 1)]
    try:
        found = entries(SHELF, kept)
        room = understand(SHELF, found).room
    except UnreadableEntryError:
        return
    for seat in bots_asked(room):
        Eyes(SHELF, room).hand(seat[0])
    recorded(found, room.match.number if room.match else 1)


def recorded(found: list[Entry], number: int) -> None:
    for eyes in (Audience.PUBLIC, Audience.ALL, Seat(0)):
        with suppress(UnknownMatchError, MatchRunningError):
            msgspec.json.encode(replay(SHELF, found, number, eyes))
    with suppress(UnknownMatchError, MatchRunningError):
        kept = record(SHELF, found, number)
        verify(SHELF, read_record(SHELF, msgspec.json.encode(kept)))


def records(data: bytes) -> None:
    """A record from anybody: checked, or refused in words."""
    with suppress(UnreadableRecordError):
        verify(SHELF, read_record(SHELF, data))


SETTINGS = Settings(public_url="https://games.example.org")
HERE = Settings()


def callers(data: bytes) -> None:
    """The headers of a request, a line each: nobody is another than their cookie and address say."""
    found = [line.partition(b":") for line in data.split(b"\n")]
    headers = [(name.lower(), value.strip()) for name, _, value in found]
    for peer in ("127.0.0.1", "203.0.113.9", "::1", "unix"):
        scope = {"scheme": "http", "client": (peer, 1), "headers": headers}
        who = caller(scope, SETTINGS)
        far = caller({**scope, "headers": [each for each in headers if each[0] == b"cookie"]}, SETTINGS)
        assert who.fresh == far.fresh
        assert who.fresh or who.key == far.key, "only the cookie says who somebody is"
        assert who.same_origin() or who.origin is not None
        assert reach(who, HERE).root.startswith("http")
        if peer == "203.0.113.9":
            assert (who.scheme, who.address) == ("http", peer), "no header of a stranger is believed"


TARGETS: Mapping[str, Callable[[bytes], None]] = MappingProxyType(
    {each.__name__: each for each in (frames, options, names, logs, records, callers)}
)
