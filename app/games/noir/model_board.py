"""The board as rows of initials, and what can be seen and done on it. All of it is public.

A board is never smaller than two on a side while a match runs: at most 15 of 25 are deceased, so at
least ten living suspects stand on it, and no line longer than five exists.
"""

from __future__ import annotations

from typing import Literal

Rows = tuple[str, ...]
"""The layout: one word of initials per row, from the top; all rows are equally long."""
Axis = Literal["row", "column"]
Step = Literal[-1, 1]
"""1 is to the right or down, -1 to the left or up."""


def place(rows: Rows, person: str) -> tuple[int, int] | None:
    """Row and column of a person, or None when their line is gone."""
    for r, row in enumerate(rows):
        c = row.find(person)
        if c >= 0:
            return r, c
    return None


def near(rows: Rows, person: str) -> str:
    """The up to eight neighbours of a person, living or not, in reading order; nobody when off the board."""
    at = place(rows, person)
    if at is None:
        return ""
    r, c = at
    left = c - 1 if c else 0
    around = "".join([row[left : c + 2] for row in rows[r - 1 if r else 0 : r + 2]])
    return around.replace(person, "")


def columns(rows: Rows) -> Rows:
    """The same layout written by columns, from the left."""
    return tuple(map("".join, zip(*rows, strict=True)))


def line_length(rows: Rows, axis: Axis) -> int:
    """How many cards a row (or a column) of this board has."""
    return len(rows[0]) if axis == "row" else len(rows)


def shifted(rows: Rows, axis: Axis, at: int, step: Step) -> Rows:
    """The layout after one line has moved by one; the card pushed out comes back at the other end."""
    if axis == "column":
        return columns(shifted(columns(rows), "row", at, step))
    row = rows[at]
    return (*rows[:at], row[-step:] + row[:-step], *rows[at + 1 :])


def dead_lines(rows: Rows, dead: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rows and the columns in which nobody lives, each ascending."""
    gone = set(dead)
    return (
        tuple([r for r, row in enumerate(rows) if gone.issuperset(row)]),
        tuple([c for c, column in enumerate(zip(*rows, strict=True)) if gone.issuperset(column)]),
    )


def without(rows: Rows, lost_rows: tuple[int, ...], lost_columns: tuple[int, ...]) -> Rows:
    """The layout after these rows and columns went, all in one step."""
    return tuple(
        "".join(person for c, person in enumerate(row) if c not in lost_columns)
        for r, row in enumerate(rows)
        if r not in lost_rows
    )
