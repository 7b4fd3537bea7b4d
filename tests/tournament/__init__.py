"""Bots against simpler seats: `python -m tests.tournament GAME` prints a table. A command, not a test."""
