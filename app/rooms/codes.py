"""Codes and ids: short random words. The luck is handed in."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from hashlib import sha256

import msgspec

from app.rooms.model import Command, MemberId

ALPHABET = "BCDFGHJKMNPQRSTVWXZ23456789"
"""No vowels, so that no code is a word; no 0 O 1 I L, which are mistaken for one another; no Y."""
LENGTH = 6


def new_code(luck: Callable[[int], bytes]) -> str:
    """A room code, every one equally likely."""
    letters: list[str] = []
    limit = 256 - 256 % len(ALPHABET)
    while len(letters) < LENGTH:
        letters += [ALPHABET[byte % len(ALPHABET)] for byte in luck(LENGTH) if byte < limit]
    return "".join(letters[:LENGTH])


def read_code(typed: str) -> str | None:
    """The code somebody means: case, width, spaces and hyphens do not count. None when it cannot be one."""
    code = "".join(unicodedata.normalize("NFKC", typed).split()).replace("-", "").upper()
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


def new_member(luck: Callable[[int], bytes]) -> MemberId:
    """A public id for somebody new in a room."""
    return MemberId(luck(8).hex())


def digest(command: Command) -> str:
    """What a command asks for, in 32 hex digits: equal for equal content, whatever the order of keys."""
    return sha256(msgspec.json.encode(command, order="deterministic")).hexdigest()[:32]
