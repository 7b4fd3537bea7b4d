"""Where the pages and the browser's files lie, in a checkout and in an installed wheel alike."""

import os
from pathlib import Path

_PACKAGE = Path(__file__).parent


def _shipped(name: str) -> Path:
    """The folder inside the package when it was installed as a wheel, else the one beside it."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


STATIC = _shipped("static")
TEMPLATES = _shipped("templates")


def default_data() -> Path:
    """``./data`` in a checkout; the user's own data folder where the program was installed as a tool."""
    if not (_PACKAGE / "static").is_dir():
        return Path("data")
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "odoru"
