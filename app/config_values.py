"""How the text of one environment variable becomes a value. Each raises ValueError, half a sentence."""

from __future__ import annotations

import ipaddress
import math
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

_HIGHEST_PORT = 65535
_SWITCH = {
    "1": True,
    "true": True,
    "yes": True,
    "on": True,
    "0": False,
    "false": False,
    "no": False,
    "off": False,
}


class SettingError(Exception):
    """A setting that cannot be used. Its text is one sentence for the person who hosts."""


def text(raw: str) -> str:
    """The text itself, one word."""
    if re.search(r"\s", raw):
        raise ValueError(f"must be one word, not {raw!r}.")
    return raw


def path(raw: str) -> Path:
    """A folder; ``~`` is the home folder."""
    return Path(raw).expanduser()


def passphrase(raw: str) -> str:
    """A secret; it is never repeated in the message."""
    if len(raw) < 4:  # noqa: PLR2004  said in the message
        raise ValueError("must have at least 4 characters.")
    return raw


def port(raw: str) -> int:
    """A port; 0 lets the system choose."""
    return _whole(raw, 0, _HIGHEST_PORT)


def optional_port(raw: str) -> int | None:
    """A port, or None for ``off``."""
    return None if raw.lower() == "off" else _whole(raw, 1, _HIGHEST_PORT)


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers in these bounds."""
    return lambda raw: _whole(raw, low, high)


def _whole(raw: str, low: int, high: int) -> int:
    if not re.fullmatch(r"[0-9]{1,12}", raw) or not low <= int(raw) <= high:
        raise ValueError(f"must be a whole number from {low} to {high}, not {raw!r}.")
    return int(raw)


def fraction(low: float, high: float) -> Callable[[str], float]:
    """A reader of numbers in these bounds."""

    def read(raw: str) -> float:
        try:
            value = float(raw)
        except ValueError:
            value = math.nan
        if not low <= value <= high:
            raise ValueError(f"must be a number from {low:g} to {high:g}, not {raw!r}.")
        return value

    return read


def switch(raw: str) -> bool:
    """On or off."""
    if raw.lower() not in _SWITCH:
        raise ValueError(f"must be on or off, not {raw!r}.")
    return _SWITCH[raw.lower()]


def public_url(raw: str) -> str:
    """``scheme://host[:port]`` without a slash at its end; a path belongs into the base path."""
    try:
        url = urlsplit(raw)
        usable = url.scheme in ("http", "https") and bool(url.hostname) and url.port != 0
    except ValueError:
        url, usable = None, False
    if url is None or not usable or url.query or url.fragment or url.username is not None:
        raise ValueError(f"must be an address such as https://games.example.org, not {raw!r}.")
    if url.path not in ("", "/"):
        raise ValueError(f"must have no path; set ODORU_BASE_PATH={url.path.rstrip('/')} for that.")
    return f"{url.scheme}://{url.netloc}"


def base_path(raw: str) -> str:
    """``""`` or ``/path`` without a slash at its end."""
    if raw == "/":
        return ""
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+/?", raw) or "/../" in raw + "/" or "/./" in raw + "/":
        raise ValueError(f"must be a path such as /odoru, not {raw!r}.")
    return raw.rstrip("/")


def networks(raw: str) -> tuple[Network, ...]:
    """Networks separated by commas; ``none`` for none."""
    if raw.lower() == "none":
        return ()
    try:
        return tuple(ipaddress.ip_network(part.strip()) for part in raw.split(","))
    except ValueError:
        raise ValueError(
            f"must be networks such as 10.0.0.0/8, separated by commas, or none, not {raw!r}."
        ) from None
