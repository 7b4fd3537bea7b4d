"""The address that phones can reach, for links and QR codes."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from app.config import Settings
from app.web.caller import Caller

_IMAGE_MARK = Path("/etc/odoru-image")
"""A file that the project's own image has."""
# Nothing is sent there: the address only makes the system choose the interface that leads outside.
_OUTSIDE = ("192.0.2.1", 9)


@dataclass(frozen=True, slots=True)
class Reach:
    """``root``: the public address of the start page, without a slash at its end.

    ``kind``: ``ok``; ``guessed``: the machine's address stands in for localhost; ``none``: no phone
    can reach it; ``image``: the server runs in its image, and does not know the machine around it.
    ``secure``: the browser that asks counts the page as secure (https or loopback).
    """

    root: str
    kind: Literal["ok", "guessed", "none", "image"]
    secure: bool


def reach(caller: Caller, settings: Settings) -> Reach:
    """The public address as seen by this caller: the setting, else the request's, else the machine's."""
    local = is_loopback(hostname(caller.host))
    secure = caller.secure or local
    if settings.public_url:
        return Reach(settings.public_url + settings.base_path, "ok", secure)
    asked = f"{caller.scheme}://{caller.host or 'localhost'}{settings.base_path}"
    if not local:
        return Reach(asked, "ok", secure)
    machine = None if is_loopback(settings.host) else machine_address()
    if machine is None:
        inside = in_image() and not is_loopback(settings.host)
        return Reach(asked, "image" if inside else "none", secure)
    port = urlsplit(f"//{caller.host}").port
    return Reach(f"http://{machine}{f':{port}' if port else ''}{settings.base_path}", "guessed", secure)


def hostname(host: str) -> str:
    """A Host header without its port and brackets; empty when it cannot be read."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_loopback(name: str) -> bool:
    """Whether only this machine is meant. An empty name is: nobody outside can be told it."""
    if not name or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def in_image(mark: Path = _IMAGE_MARK) -> bool:
    """Whether this is the project's image, whose own address only the network of its container knows."""
    return mark.exists()


def machine_address() -> str | None:
    """This machine's IPv4 address on the network; None when there is none or it cannot be known."""
    if in_image():
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    address = ipaddress.ip_address(found)
    return None if address.is_loopback or address.is_unspecified else found
