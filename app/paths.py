"""Where the pages and the browser's files lie, in a checkout and in an installed wheel alike."""

from pathlib import Path

_PACKAGE = Path(__file__).parent


def _shipped(name: str) -> Path:
    """The folder inside the package when it was installed as a wheel, else the one beside it."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


STATIC = _shipped("static")
TEMPLATES = _shipped("templates")
