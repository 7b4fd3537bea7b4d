"""How an unexpected error is named in the program's log."""

from __future__ import annotations

import traceback


def where(exc: BaseException) -> str:
    """Type, file and line of an error; never its message, which may hold a hand."""
    frames = traceback.extract_tb(exc.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
    return f"{type(exc).__name__} at {place}"
