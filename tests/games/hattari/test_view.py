"""Who may know what: every row of the rules page, on tables laid by hand."""

from __future__ import annotations

from typing import Any

import msgspec

from app.games.game import Audience, Seat
from app.games.hattari import GAME
from app.games.hattari.model import (
    Accuse,
    AnyEvent,
    ConfirmSilhouette,
    Keep,
    Look,
    MatchEnded,
    ReportConfirmed,
    RoundDealt,
    RoundRevealed,
    SilhouetteConfirmed,
    SilhouettesPassed,
    StartDrawn,
    SuspectAccused,
    SuspectsSeen,
    Swap,
    VictimKept,
    VictimSwapped,
)
from app.games.hattari.pieces import Place
from app.games.hattari.view_shapes import (
    Barred,
    Down,
    Face,
    HandOf,
    Known,
    Stale,
    SuspectAt,
    Unknown,
    VictimAt,
)
from tests.support.hattari import LaidTable


def dealt() -> LaidTable:
    """Seat 1 starts; suspects 7, 5, blank; victim 8."""
    return LaidTable(hands=(3, 4, 2, 6), suspects=(7, 5, 0), victim=8, start=1)


def looked() -> LaidTable:
    table = dealt()
    table.confirm_all()
    table.asks(1, Look(places=(1, 2)))
    return table


def hand(seat: int) -> HandOf:
    return HandOf(seat=Seat(seat))


def test_before_the_passing_a_seat_knows_its_own_silhouette_alone() -> None:
    own = dealt().own(0)
    assert own.seat == 0
    assert own.knows == (
        *(Unknown(where=SuspectAt(place=place)) for place in (1, 2, 3)),
        Unknown(where=VictimAt()),
        Known(where=hand(0), number=3, how="mine"),
        *(Unknown(where=hand(seat)) for seat in (1, 2, 3)),
    )
    assert own.unplaced == (0, 2, 4, 5, 6, 7, 8)
    assert own.five == "open"


def test_after_it_a_seat_knows_what_it_received_and_where_its_own_went() -> None:
    table = dealt()
    table.confirm_all()
    assert table.own(0).knows[4:] == (
        Known(where=hand(0), number=4, how="received"),
        Unknown(where=hand(1)),
        Unknown(where=hand(2)),
        Known(where=hand(3), number=3, how="given"),
    )


def test_the_suspects_looked_at_are_known_to_who_looked_alone() -> None:
    table = looked()
    assert table.own(1).knows[:4] == (
        Known(where=SuspectAt(place=1), number=7, how="seen"),
        Known(where=SuspectAt(place=2), number=5, how="seen"),
        Unknown(where=SuspectAt(place=3)),
        Unknown(where=VictimAt()),
    )
    assert table.own(1).five == "here"
    assert all(isinstance(one, Unknown) for seat in (0, 2, 3) for one in table.own(seat).knows[:4])
    assert [one.seen_by for one in table.table().suspects] == [(1,), (1,), ()]


def test_after_a_swap_the_start_player_knows_the_new_victim_and_nothing_about_that_place() -> None:
    table = looked()
    table.asks(1, Swap(place=2))
    own = table.own(1)
    assert own.knows[:4] == (
        Known(where=SuspectAt(place=1), number=7, how="seen"),
        Stale(where=SuspectAt(place=2), number=5),
        Unknown(where=SuspectAt(place=3)),
        Known(where=VictimAt(), number=5, how="laid"),
    )
    assert own.five == "elsewhere"
    assert 8 in own.unplaced
    assert 5 not in own.unplaced
    table.asks(1, Accuse(place=3))
    assert table.own(2).knows[:4] == (
        Known(where=SuspectAt(place=1), number=7, how="seen"),
        Known(where=SuspectAt(place=2), number=8, how="seen"),
        Unknown(where=SuspectAt(place=3)),
        Unknown(where=VictimAt()),
    )


def test_the_prompt_that_leaves_a_suspect_out_says_why() -> None:
    table = looked()
    assert table.own(1).why == (Barred(action=Swap(place=3), code="not_looked_at"),)
    assert table.own(2).why == ()
    table.asks(1, Keep())
    assert table.own(1).why == ()


def numbers_shown(value: Any) -> list[int]:
    """Every number on a card that lies face up somewhere in this value."""
    if isinstance(value, Face):
        return [value.number]
    if isinstance(value, tuple):
        return [number for one in value for number in numbers_shown(one)]
    if isinstance(value, msgspec.Struct):
        return numbers_shown(tuple(getattr(value, name) for name in value.__struct_fields__))
    return []


def test_the_table_shows_no_silhouette_before_the_reveal_and_all_of_them_after() -> None:
    table = dealt()
    for seat in range(4):
        assert numbers_shown(table.table()) == []
        assert [one.confirmed for one in table.table().players] == [i < seat for i in range(4)]
        table.asks(seat, ConfirmSilhouette())
    table.asks(1, Look(places=(1, 2)))
    table.asks(1, Swap(place=1))
    accused: tuple[tuple[int, Place], ...] = ((1, 1), (2, 1), (3, 2))
    for seat, place in accused:
        assert table.table().turn == seat
        table.asks(seat, Accuse(place=place))
        assert numbers_shown(table.table()) == []
    assert table.table().report is None
    table.asks(0, Accuse(place=2))
    shown = table.table()
    assert numbers_shown(shown) == [8, 5, 0, 7, 4, 2, 6, 3]
    assert shown.turn is None
    assert shown.victim_swapped
    assert (shown.report.unseen, shown.report.tampered, shown.report.culprit) == (3, 1, 2)
    assert shown.report.five
    assert (shown.report.dealt, shown.report.held) == ((3, 4, 2, 6), (4, 2, 6, 3))


EVENTS: tuple[tuple[AnyEvent, tuple[tuple[int, ...], ...], tuple[int, ...]], ...] = (
    (StartDrawn(seat=Seat(1)), ((), (), ()), ()),
    (
        RoundDealt(round=1, start=Seat(1), hands=(3, 4, 2), suspects=(7, 5, 0), victim=8),
        ((3,), (4,), (2,)),
        (3, 4, 2, 7, 5, 0, 8),
    ),
    (SilhouetteConfirmed(seat=Seat(1)), ((), (), ()), ()),
    (
        SilhouettesPassed(given=(3, 4, 2), received=(4, 2, 3)),
        ((4, 3), (4, 2), (2, 3)),
        (4, 2, 3),
    ),
    (SuspectsSeen(seat=Seat(1), places=(1, 3), numbers=(7, 0), chosen=True), ((), (7, 0), ()), (7, 0)),
    (VictimSwapped(seat=Seat(1), place=1, away=7, came=8), ((), (7,), ()), (7, 8)),
    (VictimKept(seat=Seat(1)), ((), (), ()), ()),
    (SuspectAccused(seat=Seat(1), place=1), ((), (), ()), ()),
    (ReportConfirmed(seat=Seat(1)), ((), (), ()), ()),
    (MatchEnded(reason="many", winners=(Seat(1),)), ((), (), ()), ()),
)


def test_each_event_tells_each_seat_its_own_numbers_the_public_none_and_the_replay_all() -> None:
    for event, seats, everything in EVENTS:
        for seat, numbers in enumerate(seats):
            assert numbers_shown(GAME.tell(event, Seat(seat))) == list(numbers)
        assert numbers_shown(GAME.tell(event, Audience.PUBLIC)) == []
        assert numbers_shown(GAME.tell(event, Audience.ALL)) == list(everything)


def test_the_reveal_tells_everybody_everything() -> None:
    event = RoundRevealed(
        suspects=(7, 5, 0), victim=8, hands=(4, 2, 3), culprit=2, taken_by=(None, None, Seat(0))
    )
    for viewer in (Seat(0), Seat(2), Audience.PUBLIC, Audience.ALL):
        assert numbers_shown(GAME.tell(event, viewer)) == [7, 5, 0, 8, 4, 2, 3]


def test_a_line_differs_between_viewers_in_its_cards_alone() -> None:
    for event, seats, _ in EVENTS:
        lines = [GAME.tell(event, Seat(seat)) for seat in range(len(seats))]
        shapes = {msgspec.json.encode(turned(line)) for line in [*lines, GAME.tell(event, Audience.PUBLIC)]}
        assert len(shapes) == 1


def turned(value: Any) -> Any:
    """The value with every card face down."""
    if isinstance(value, Face | Down):
        return Down()
    if isinstance(value, tuple):
        return tuple(turned(one) for one in value)
    if isinstance(value, msgspec.Struct):
        return {name: turned(getattr(value, name)) for name in value.__struct_fields__}
    return value
