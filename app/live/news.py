"""What a connection is told besides views. These values are frames of the wire as they stand."""

from __future__ import annotations

from typing import Any

import msgspec


class Accepted(msgspec.Struct, frozen=True, tag_field="kind", tag="accepted"):
    """The command with this id has taken effect, now or before."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="kind", tag="refused"):
    """Not now: a code, nothing changed. ``id`` is null for a frame that could not be read."""

    id: str | None
    code: str
    args: dict[str, Any]


class Closed(msgspec.Struct, frozen=True, tag_field="kind", tag="closed"):
    """The last frame before the server closes the socket for a reason that coming back does not cure."""

    code: str


class Pong(msgspec.Struct, frozen=True, tag_field="kind", tag="pong"):
    """The answer to ``ping``."""


class Reacted(msgspec.Struct, frozen=True, tag_field="kind", tag="reacted"):
    """A passing reaction; never kept."""

    member: str
    reaction: str


class Notice(msgspec.Struct, frozen=True, tag_field="kind", tag="notice"):
    """The server tells everyone something passing, by code (``restarting``)."""

    code: str


News = Accepted | Refused | Pong | Reacted | Notice
