"""Who somebody is: one secret per browser, the cookie ``member``. The server keeps its SHA-256 alone."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

from app.rooms.model import MemberKey

COOKIE = "member"
_YEAR = 365 * 24 * 3600
_SECRET = re.compile(r"[0-9a-f]{32}")


def new_secret() -> str:
    """A fresh secret of 128 bits, in hex. Only ever leaves in the cookie."""
    return secrets.token_hex(16)


def key_of(secret: str) -> MemberKey:
    """What the server keeps of a secret."""
    return MemberKey(sha256(secret.encode()).hexdigest())


def secret_in(cookies: str) -> str | None:
    """The secret in a Cookie header; None when there is none or it has not the form of ours."""
    for name, value in pairs(cookies):
        if name == COOKIE and _SECRET.fullmatch(value):
            return value
    return None


def pairs(cookies: str) -> list[tuple[str, str]]:
    """The names and values of a Cookie header, as they stand."""
    found = (part.partition("=") for part in cookies.split(";"))
    return [(name.strip(), value.strip()) for name, equals, value in found if equals]


def cookie(secret: str, *, base: str, secure: bool) -> str:
    """The Set-Cookie header that gives the secret to this browser for a year."""
    parts = [f"{COOKIE}={secret}", f"Path={base or '/'}", f"Max-Age={_YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)
