"""Entries ↔ JSON. Strict: extra fields, unknown kinds and unknown schemas are errors, never skipped."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from app.games.game import AnyGame, Shelf, under
from app.rooms.events import AnyRoomEvent, Configured, GameHappened, MatchStarted, RoomOpened

SCHEMA = 1
"""The number under which events are written now."""

Lift = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes an event of one schema, as plain data, into the same event of the next."""

LIFTS: Mapping[int, Lift] = {}
"""From each schema older than ``SCHEMA`` to the next; none has been left behind yet."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyRoomEvent] = msgspec.json.Decoder(AnyRoomEvent, strict=True)


class UnreadableEntryError(Exception):
    """What this program cannot read: written by a newer one, damaged, or under rules it has no more.

    Its message holds no value of a match.
    """


@contextmanager
def trusting(what: str) -> Generator[None]:
    """Let verbs that trust loose on entries that may lie.

    Entries that decode may still mean nothing: they were changed, or the rules were without a new number. Then
    some verb fails, whatever with, and UnreadableEntryError is raised: they lead to no ``what``.
    """
    try:
        yield
    except Exception as error:  # what a verb that trusts meets in a log that lies can be anything
        raise UnreadableEntryError(f"its entries lead to no {what} ({type(error).__name__})") from error


def typed(union: Any, plain: Any) -> Any:
    """Plain data as one of these types. Raises msgspec.ValidationError."""
    return msgspec.convert({"value": plain}, _box(union), strict=True).value


@cache
def _box(union: Any) -> Any:
    """A struct round the union: msgspec works out what a class holds once, and a bare union every time."""
    return msgspec.defstruct("Box", [("value", union)])


def encode(event: AnyRoomEvent) -> bytes:
    """The event as JSON."""
    return _encoder.encode(event)


class Decoder:
    """Reads one room's events, oldest first: a game's events are read as those of the match they are in."""

    def __init__(self, shelf: Shelf, lifts: Mapping[int, Lift] = LIFTS, schema: int = SCHEMA) -> None:
        self._shelf = shelf
        self._lifts = lifts
        self._schema = schema
        self._game: AnyGame | None = None

    def decode(self, schema: int, data: bytes) -> AnyRoomEvent:
        """The event. Raises UnreadableEntryError."""
        try:
            return self._typed(_decoder.decode(self._lifted(schema, data)))
        except msgspec.DecodeError as error:  # its text may quote a value: only the kind of fault goes on
            raise UnreadableEntryError(f"schema {schema}: {type(error).__name__}") from None

    def _lifted(self, schema: int, data: bytes) -> bytes:
        if schema == self._schema:
            return data
        plain: dict[str, Any] = msgspec.json.decode(data)
        for number in range(schema, self._schema):
            if number not in self._lifts:
                raise UnreadableEntryError(f"schema {schema} cannot be lifted")
            plain = self._lifts[number](plain)
        if schema > self._schema:
            raise UnreadableEntryError(f"schema {schema} is newer than {self._schema}, the newest known")
        return _encoder.encode(plain)

    def _typed(self, event: AnyRoomEvent) -> AnyRoomEvent:
        match event:
            case GameHappened():
                if self._game is None:
                    raise UnreadableEntryError("an event of a game before any match")
                return replace(event, event=typed(self._game.event_type, event.event))
            case MatchStarted():
                self._game = self._played(event.game, event.rules)
                return replace(event, options=typed(self._game.options_type, event.options))
            case RoomOpened() | Configured():
                return replace(event, options=typed(self._named(event.game).options_type, event.options))
            case _:
                return event

    def _named(self, slug: str) -> AnyGame:
        if slug not in self._shelf:
            raise UnreadableEntryError("a game that is not on the shelf")
        return self._shelf[slug]

    def _played(self, slug: str, rules: str) -> AnyGame:
        """The game under the rules this match was begun with."""
        try:
            return under(self._shelf, self._named(slug).slug, rules)
        except KeyError:
            number = rules if re.fullmatch(r"[0-9]{1,4}", rules) else "of another kind"
            raise UnreadableEntryError(f"a match under rules {number} of {slug}, which are gone") from None
