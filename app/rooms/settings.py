"""What the host may set: the game, its options, the room's."""

from __future__ import annotations

from typing import Any

import msgspec

from app.games.game import AnyGame, Shelf
from app.rooms import rights
from app.rooms.draft import Draft
from app.rooms.events import Configured
from app.rooms.model import Asker, CommandRefusedError, Configure, RoomOptions
from app.rooms.seating import reseat

ANY_TIME = ("same_room", "texts", "locked", "projector_lang")
"""What may be set while a match runs: nothing that the match depends on."""


def game_called(shelf: Shelf, slug: str) -> AnyGame:
    """The game of this slug. Refuses ``unknown_game``."""
    if slug not in shelf:
        raise CommandRefusedError("unknown_game")
    return shelf[slug]


def game_options(game: AnyGame, given: dict[str, Any]) -> Any:
    """The game's options as typed values, defaults where nothing is given. Refuses ``bad_options``."""
    try:
        options = msgspec.convert(given, game.options_type, strict=True)
        game.seats(options)
    except msgspec.ValidationError:
        raise CommandRefusedError("bad_options") from None
    return options


def room_options(now: RoomOptions, given: dict[str, Any]) -> RoomOptions:
    """The room's options with the given ones changed. Refuses ``bad_options``."""
    try:
        changed = msgspec.convert({**msgspec.to_builtins(now), **given}, RoomOptions, strict=True)
    except msgspec.ValidationError:
        raise CommandRefusedError("bad_options") from None
    return changed


def configure(draft: Draft, by: Asker, command: Configure) -> None:
    """Change what is given. ``options`` replaces all of the game's; another game begins with its own.

    Refuses ``match_running`` for what a match depends on.
    """
    room = draft.room
    rights.hosting(room, by)
    slug = room.game if command.game is None else command.game
    game = game_called(draft.shelf, slug)
    options = room.options
    if command.options is not None or slug != room.game:
        options = game_options(game, command.options or {})
    settings = room_options(room.settings, command.room or {})
    if (slug, options, settings) == (room.game, room.options, room.settings):
        return
    weighty = (slug, options) != (room.game, room.options) or any(
        getattr(settings, field) != getattr(room.settings, field)
        for field in RoomOptions.__struct_fields__
        if field not in ANY_TIME
    )
    if weighty:
        rights.between_matches(room)
    draft.happen(Configured(slug, options, settings))
    reseat(draft)
