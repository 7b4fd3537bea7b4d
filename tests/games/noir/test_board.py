"""Geometry: nobody is lost or doubled, whatever the board's shape."""

from hypothesis import given
from hypothesis import strategies as st

from app.games.noir.model import EVERYBODY, Shift
from app.games.noir.model_board import (
    Axis,
    Rows,
    Step,
    columns,
    dead_lines,
    line_length,
    near,
    place,
    shifted,
    without,
)
from app.games.noir.rules import undoes
from tests.support.noir import FULL

AXES: tuple[Axis, ...] = ("row", "column")
STEPS: tuple[Step, ...] = (-1, 1)


@st.composite
def boards(draw: st.DrawFn) -> Rows:
    height, width = draw(st.integers(2, 5)), draw(st.integers(2, 5))
    people = draw(st.permutations(EVERYBODY))
    return tuple("".join(people[r * width : (r + 1) * width]) for r in range(height))


def every_shift(rows: Rows) -> list[Shift]:
    return [
        Shift(axis, at, step)
        for axis in AXES
        for at in range(line_length(rows, "column" if axis == "row" else "row"))
        for step in STEPS
    ]


def moved(rows: Rows, shift: Shift) -> Rows:
    return shifted(rows, shift.axis, shift.at, shift.step)


@given(boards())
def test_a_shift_moves_one_line_by_one_and_loses_nobody(rows: Rows) -> None:
    for shift in every_shift(rows):
        after = moved(rows, shift)
        assert sorted("".join(after)) == sorted("".join(rows))
        lines, new = (rows, after) if shift.axis == "row" else (columns(rows), columns(after))
        line, now = lines[shift.at], new[shift.at]
        assert now in (line[-1] + line[:-1], line[1:] + line[0])
        assert [x for i, x in enumerate(new) if i != shift.at] == [
            x for i, x in enumerate(lines) if i != shift.at
        ]
        assert moved(after, Shift(shift.axis, shift.at, -shift.step)) == rows


@given(boards())
def test_what_undoes_a_shift_is_judged_by_the_layout(rows: Rows) -> None:
    for last in every_shift(rows):
        after = moved(rows, last)
        for now in every_shift(rows):
            assert undoes(after, last, now) == (moved(after, now) == rows)
            assert not undoes(after, None, now)


@given(boards())
def test_neighbours_are_mutual_and_do_not_wrap(rows: Rows) -> None:
    for person in "".join(rows):
        at = place(rows, person)
        assert at is not None
        for other in "".join(rows):
            there = place(rows, other)
            assert there is not None
            touching = person != other and abs(at[0] - there[0]) < 2 and abs(at[1] - there[1]) < 2
            assert (other in near(rows, person)) == (person in near(rows, other)) == touching


def test_a_right_shift_brings_the_last_card_to_the_front() -> None:
    assert shifted(FULL, "row", 0, 1)[0] == "EABCD"
    assert shifted(FULL, "row", 4, -1)[4] == "VWXYU"
    assert columns(shifted(FULL, "column", 1, 1))[1] == "VBGLQ"


def test_a_person_whose_line_is_gone_has_no_place_and_no_neighbours() -> None:
    assert place(("AB", "CD"), "E") is None
    assert near(("AB", "CD"), "E") == ""


@given(boards(), st.sets(st.sampled_from(EVERYBODY)))
def test_only_wholly_deceased_lines_go_and_all_in_one_step(rows: Rows, dead: set[str]) -> None:
    gone = "".join(sorted(dead))
    lost_rows, lost_columns = dead_lines(rows, gone)
    for r, row in enumerate(rows):
        assert (r in lost_rows) == all(p in dead for p in row)
    for c, column in enumerate(columns(rows)):
        assert (c in lost_columns) == all(p in dead for p in column)
    left = without(rows, lost_rows, lost_columns)
    assert {p for p in "".join(rows) if p not in dead} <= set("".join(left))
    assert len({len(row) for row in left}) <= 1
