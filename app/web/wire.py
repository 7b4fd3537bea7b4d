"""The frames of the socket, typed. Client frames are commands plus ``id``; see ``/api/schema``."""

from __future__ import annotations

from typing import Any

import msgspec


class ViewFrame(msgspec.Struct, frozen=True, tag_field="kind", tag="view"):
    """The whole of what this connection may know. ``n`` counts this connection's views from 1.

    ``now`` is the server's time in ms. ``log`` holds the lines (``app.rooms.view.LogLine``) from index
    ``log_from`` on.
    """

    n: int
    now: int
    room: msgspec.Raw
    log_from: int
    log: tuple[msgspec.Raw, ...]


class Accepted(msgspec.Struct, frozen=True, tag_field="kind", tag="accepted"):
    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="kind", tag="refused"):
    """Not now: a code, nothing changed. ``id`` is null for a frame that could not be read."""

    id: str | None
    code: str
    args: dict[str, Any]


class Closed(msgspec.Struct, frozen=True, tag_field="kind", tag="closed"):
    code: str


class Pong(msgspec.Struct, frozen=True, tag_field="kind", tag="pong"):
    pass


class Reacted(msgspec.Struct, frozen=True, tag_field="kind", tag="reacted"):
    """A passing reaction; never kept."""

    member: str
    reaction: str


class Notice(msgspec.Struct, frozen=True, tag_field="kind", tag="notice"):
    """The server tells everyone something passing, by code (``restarting``)."""

    code: str


ServerFrame = ViewFrame | Accepted | Refused | Closed | Pong | Reacted | Notice
