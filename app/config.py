"""Settings: frozen, from environment variables with the prefix ``ODORU_``; none is required."""

from __future__ import annotations

import difflib
import ipaddress
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from app.config_values import (
    Network,
    SettingError,
    base_path,
    fraction,
    networks,
    optional_port,
    passphrase,
    path,
    port,
    public_url,
    switch,
    text,
    whole,
)
from app.paths import default_data

__all__ = ["PREFIX", "SettingError", "Settings", "described", "unknown_names"]

PREFIX = "ODORU_"
_DATA = default_data()
_NEAR = "127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, fc00::/7, fe80::/10"


def _setting(default: Any, meaning: str, read: Callable[[str], Any], shown: str | None = None) -> Any:
    """A field with its meaning, how its text is read, and how its default is shown."""
    return field(default=default, metadata={"meaning": meaning, "read": read, "shown": shown})


def _near() -> tuple[Network, ...]:
    return tuple(ipaddress.ip_network(part.strip()) for part in _NEAR.split(","))


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything the person who hosts may set. ``open_key`` is a secret: never log or show it."""

    host: str = _setting("0.0.0.0", "address to listen on; 127.0.0.1 shuts out the network", text)  # noqa: S104  phones must reach it
    port: int = _setting(8000, "port to listen on", port)
    data: Path = _setting(_DATA, "folder of the database", path)  # noqa: RUF009  a path cannot change
    public_url: str | None = _setting(
        None, "address that links and QR codes show, e.g. https://games.example.org", public_url
    )
    base_path: str = _setting("", "sub-path behind a reverse proxy, e.g. /odoru", base_path)
    expire_hours: float = _setting(
        168.0, "hours after a member's last frame until a room is forgotten", fraction(1 / 3600, 24 * 3660)
    )
    open_key: str | None = _setting(None, "passphrase that is asked for to open a room", passphrase)
    metrics_port: int | None = _setting(
        None, "port for /metrics on the loopback address; off when unset", optional_port
    )
    metrics_host: str = _setting("127.0.0.1", "address that the metrics port listens on", text)
    trusted_proxies: tuple[Network, ...] = _setting(
        _near(), "networks whose X-Forwarded headers are believed", networks, "loopback and private ranges"
    )
    bot_delay: float = _setting(1.0, "factor on the pauses of bots; 0 for none", fraction(0, 100))
    deflate: bool = _setting(False, "compress frames: less traffic for twice the work", switch)
    max_rooms: int = _setting(10_000, "rooms that may exist at once", whole(1, 10_000_000))
    max_sockets: int = _setting(10_000, "sockets that may be open at once", whole(1, 1_000_000))
    room_sockets: int = _setting(
        200, "sockets that may be open in one room, beside three of each who has joined", whole(1, 100_000)
    )
    room_projectors: int = _setting(10, "projectors that may be open in one room", whole(1, 1_000))
    member_sockets: int = _setting(12, "sockets that one browser may open in one room", whole(1, 1_000))
    address_sockets: int = _setting(
        400, "sockets per address, where a trusted address is known", whole(1, 1_000_000)
    )
    frames_per_second: int = _setting(
        20, "frames per second that one socket may send, on average", whole(1, 1_000_000)
    )
    room_frames_per_second: int = _setting(
        200,
        "frames per second that one room takes in, beside a socket's worth from each who has joined",
        whole(1, 1_000_000),
    )
    room_changes_per_second: int = _setting(
        10,
        "the same for all but choices, beside a fifth of it from each who has joined",
        whole(1, 1_000_000),
    )
    texts_per_minute: int = _setting(
        60, "things that one browser may say in one room in a minute, reactions included", whole(6, 1_000_000)
    )
    member_rooms_per_hour: int = _setting(30, "rooms that one browser may open in an hour", whole(1, 1_000_000))
    address_rooms_per_hour: int = _setting(
        120, "rooms per hour and address, where a trusted address is known", whole(1, 1_000_000)
    )
    address_guesses_per_hour: int = _setting(
        120, "wrong room codes per hour and address, where a trusted address is known", whole(1, 1_000_000)
    )

    @classmethod
    def from_environment(cls, environ: Mapping[str, str]) -> Settings:
        """The settings that ``environ`` asks for; an empty variable counts as unset.

        Raises SettingError, one sentence that names the variable.
        """
        given: dict[str, Any] = {}
        for each in fields(cls):
            name = PREFIX + each.name.upper()
            if not (raw := environ.get(name, "").strip()):
                continue
            try:
                given[each.name] = each.metadata["read"](raw)
            except ValueError as wrong:
                raise SettingError(f"{name} {wrong}") from None
        return cls(**given)


def described() -> Iterator[tuple[str, str, str]]:
    """(variable, default as text, meaning) of every setting, in order."""
    for each in fields(Settings):
        shown = each.metadata["shown"]
        if shown is None:
            shown = "off" if each.default in (None, False) else str(each.default)
        yield PREFIX + each.name.upper(), shown or '""', each.metadata["meaning"]


def unknown_names(environ: Mapping[str, str]) -> Iterator[str]:
    """One sentence for each ``ODORU_`` variable that no setting reads: most likely a slip of the pen."""
    known = [name for name, _, _ in described()]
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"; did you mean {near[0]}?" if near else "."
            yield f"{name} is not a setting of this program{hint}"
