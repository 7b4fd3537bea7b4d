"""The frames of the socket, typed and encoded. Client frames are commands plus ``id``; see ``/api/schema``."""

from __future__ import annotations

import typing
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from app.games import SHELF
from app.live.news import Accepted, Closed, News, Notice, Pong, Reacted, Refused
from app.rooms.eyes import Body
from app.rooms.model import Command, MemberCommand
from app.rooms.view import LogLine, RoomView

LONGEST_FRAME = 16 * 1024
"""Bytes of a client frame."""
FrameId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class BadFrameError(Exception):
    """A frame that says nothing we know."""


class ViewFrame(msgspec.Struct, frozen=True, tag_field="kind", tag="view"):
    """The whole of what this connection may know. ``n`` counts this connection's views from 1.

    ``now`` is the server's time in ms. ``log`` holds the lines from index ``log_from`` on.
    """

    n: int
    now: int
    room: RoomView
    log_from: int
    log: tuple[LogLine, ...]


class Ping(msgspec.Struct, frozen=True, tag_field="kind", tag="ping", forbid_unknown_fields=True):
    """Is the server there? It answers ``pong`` at once."""


ServerFrame = ViewFrame | Accepted | Refused | Closed | Pong | Reacted | Notice


def _frame(command: type[Command]) -> type[msgspec.Struct]:
    """The command as it comes from a browser: with the ``id`` made for this tap."""
    return msgspec.defstruct(
        f"{command.__name__}Frame",
        [("id", FrameId)],
        bases=(command,),
        namespace={"__doc__": command.__doc__ or f"``{command.__name__}`` with the id of this tap."},
        frozen=True,
        kw_only=True,
        tag=command.__struct_config__.tag,
    )


COMMAND_FRAMES = tuple(_frame(command) for command in typing.get_args(MemberCommand))
ClientFrame: Any = typing.Union[(*COMMAND_FRAMES, Ping)]
_decode = msgspec.json.Decoder(ClientFrame).decode
_encode = msgspec.json.Encoder().encode


def read(text: str) -> MemberCommand | Ping:
    """The frame in this text. A command's id stands in its field ``id``. Raises BadFrameError."""
    if len(text) > LONGEST_FRAME or (not text.isascii() and len(text.encode(errors="replace")) > LONGEST_FRAME):
        raise BadFrameError
    try:
        frame: MemberCommand | Ping = _decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError):
        raise BadFrameError from None
    return frame


def news(frame: News | Closed) -> bytes:
    """A small frame, as UTF-8."""
    return _encode(frame)


def view(n: int, now: int, room: Body, log_from: int, lines: Sequence[msgspec.Raw]) -> tuple[bytes, ...]:
    """A ViewFrame as UTF-8, in pieces: an envelope round a body and lines that are encoded already."""
    begin = b'{"kind":"view","n":%d,"now":%d,"room":' % (n, now)
    return (begin, *room, b',"log_from":%d,"log":[%b]}' % (log_from, b",".join(lines)))


def schema() -> dict[str, Any]:
    """Every frame as JSON Schema, and under ``games`` the actions, tables and owns of each game's views."""
    kinds = [ClientFrame, ServerFrame, *(game.action_type for game in SHELF.values())]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    client, server, *actions = schemas
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "client": client,
        "server": server,
        "actions": dict(zip(SHELF, actions, strict=True)),
        "$defs": components,
    }
