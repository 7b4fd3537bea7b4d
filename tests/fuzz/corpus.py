"""Inputs worth keeping: one line of base64 each, beside this file."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterable
from pathlib import Path

_FOLDER = Path(__file__).with_name("kept")


def kept(target: str) -> list[bytes]:
    """What was kept for one target."""
    file = _FOLDER / f"{target}.txt"
    return [b64decode(line) for line in file.read_text().split()] if file.exists() else []


def keep(target: str, inputs: Iterable[bytes]) -> None:
    """Keep these, in place of what was kept."""
    _FOLDER.mkdir(exist_ok=True)
    lines = sorted((b64encode(data).decode() for data in inputs), key=lambda line: (len(line), line))
    (_FOLDER / f"{target}.txt").write_text("".join(f"{line}\n" for line in lines))
