"""What the program says to the person who hosts when it starts."""

from __future__ import annotations

import io
from collections.abc import Iterator

import segno

from app import __version__
from app.config import Settings
from app.web.reach import in_image, is_loopback, machine_address

_ANY = ("0.0.0.0", "::", "")  # noqa: S104  compared with, not bound to


def greeting(settings: Settings, port: int) -> Iterator[str]:
    """Line by line: the address for this machine, the one for phones and its QR code, and a word on http."""
    base = f"{settings.base_path}/"
    local = "localhost" if settings.host in _ANY else _bracketed(settings.host)
    yield f"Odoru {__version__} serves."
    yield f"  on this machine   http://{local}:{port}{base}"
    phones = phone_address(settings, port)
    if phones is not None:
        yield f"  for phones        {phones}{base}"
        yield ""
        yield qr(phones + base)
    elif is_loopback(settings.host):
        yield f"  It listens on {settings.host} alone: no phone can reach this."
        yield "  ODORU_HOST=0.0.0.0 lets phones in."
    elif in_image():
        yield "  It runs in a container: phones use the address of the machine around it (ODORU_PUBLIC_URL"
        yield "  sets the one that links and QR codes show)."
    else:
        yield "  No network was found: no phone can reach this until the machine is on one."
    if phones is None or phones.startswith("http:"):
        yield "  Plain http: everybody on the same network can read what is sent, hands of cards included."
        yield "  Among people you do not know put https in front; the README says how."


def phone_address(settings: Settings, port: int) -> str | None:
    """The public address without a path; None when no phone can reach this machine, as far as is known."""
    if settings.public_url:
        return settings.public_url
    if is_loopback(settings.host):
        return None
    machine = machine_address() if settings.host in _ANY else settings.host
    return f"http://{_bracketed(machine)}:{port}" if machine else None


def qr(text: str) -> str:
    """A QR code made of characters, two modules high each."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
