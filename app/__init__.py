"""Odoru: friends play hidden-information detective games from a room link."""
