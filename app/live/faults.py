"""How an unexpected error is named in the program's log."""

from __future__ import annotations

import traceback


def where(exc: BaseException) -> str:
    """Type, file and line of an error; never its message, which may hold a hand."""
    frames = traceback.extract_tb(exc.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
    return f"{type(exc).__name__} at {place}"


def cause(exc: BaseException) -> str:
    """Where our own code stumbled over what led to this error, if it did."""
    return f", {where(exc.__cause__)}" if exc.__cause__ is not None else ""
