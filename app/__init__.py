"""Odoru: friends play hidden-information detective games from a room link. Floors: app/README.md."""

__version__ = "0.1.0"
