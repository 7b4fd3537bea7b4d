"""Who may know what: each row of the rules page, event by event and at the table."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.dice import Dice
from app.games.game import Audience, Seat, Viewer
from app.games.hannin import GAME as HANNIN
from app.games.hannin.model import Answer, Options, Point
from app.games.hannin.view_shapes import (
    AllHandsNews,
    AllMovesNews,
    ChoiceNews,
    HandNews,
    HolderNews,
    MovedNews,
    OverTable,
    SeenNews,
)
from tests.support.hannin import cards, dealt, gives, may, own, plays, position
from tests.support.playthrough import Sitting

GAME: Any = HANNIN
ALL, PUBLIC = Audience.ALL, Audience.PUBLIC


def news(match: Sitting, kind: str, viewer: Viewer | int) -> Any:
    """The private part of the last line of this kind."""
    who: Any = viewer
    lines = [GAME.tell(event, who) for event in match.steps[-1].events]
    return next(line.news for line in reversed(lines) if line is not None and kind in type(line).__name__)


def test_each_hand_is_dealt_to_its_player_alone() -> None:
    state = GAME.initial(Options(), 3)
    (event,) = GAME.follow(state, Dice(bytes(32), 0))
    for seat in (Seat(0), Seat(1), Seat(2)):
        line: Any = GAME.tell(event, seat)
        assert line.news == HandNews(seat, event.hands[seat])
    public: Any = GAME.tell(event, PUBLIC)
    assert public.news is None
    assert "first_discoverer" in event.hands[public.starter]
    everything: Any = GAME.tell(event, ALL)
    assert everything.news == AllHandsNews(event.hands, event.box)


def test_the_witness_alone_sees_the_hand() -> None:
    match = position("WB", "CA", "D")
    plays(match, 0, "W", 1)
    seen = HandNews(Seat(1), cards("CA"))
    assert news(match, "Witnessed", 0) == news(match, "Witnessed", ALL) == seen
    assert [news(match, "Witnessed", viewer) for viewer in (1, 2, PUBLIC)] == [None] * 3


def test_the_boy_and_the_holder_know_and_nobody_else() -> None:
    match = position("YB", "CA", "D")
    plays(match, 0, "Y")
    assert news(match, "Looked", 0) == news(match, "Looked", ALL) == HolderNews(Seat(1))
    assert news(match, "Looked", 1) == SeenNews(Seat(0))
    assert [news(match, "Looked", viewer) for viewer in (2, PUBLIC)] == [None] * 2


def test_a_choice_is_its_players_own_until_it_moves_and_then_the_receivers_too() -> None:
    match = position("PB", "CA", "D")
    plays(match, 0, "P")
    gives(match, 1, "C")
    assert news(match, "Chose", 1) == news(match, "Chose", ALL) == ChoiceNews("criminal")
    assert [news(match, "Chose", viewer) for viewer in (0, 2, PUBLIC)] == [None] * 3
    table = GAME.table(match.state)
    assert (table.phase.waiting, table.phase.chosen) == ((0, 2), (1,))
    gives(match, 0, "B")
    gives(match, 2, "D")
    assert news(match, "Moved", 1) == MovedNews("criminal", Seat(2), "bystander", Seat(0))
    assert news(match, "Moved", 0) == MovedNews("bystander", Seat(1), "detective", Seat(2))
    assert news(match, "Moved", PUBLIC) is None
    assert news(match, "Moved", ALL) == AllMovesNews(("bystander", "criminal", "detective"))


def test_who_only_takes_or_only_gives_has_half_the_news() -> None:
    match = position("XBB", "CA", "D", "RB", "")
    plays(match, 0, "X", 1)
    gives(match, 0, "B")
    gives(match, 1, "A")
    assert news(match, "Moved", 2) is None
    plays(match, 1, "B")
    plays(match, 2, "D", 3)
    plays(match, 3, "R")
    assert news(match, "Moved", 4) == MovedNews(None, None, "bystander", Seat(3))
    assert news(match, "Moved", 2) == MovedNews(None, None, "criminal", Seat(1))


def test_the_dogs_order_is_nobodys() -> None:
    match = position("GB", "CAD", "D")
    plays(match, 0, "G", 1)
    for viewer in (PUBLIC, ALL, Seat(0), Seat(1)):
        assert GAME.tell(match.steps[-1].events[-1], viewer) is None
    table = GAME.table(match.state)
    assert table.phase.places == 3
    assert len(may(match, 0)) == 3
    match.act(Seat(0), Point(1))
    pointed, shown = (GAME.tell(event, PUBLIC) for event in match.steps[-1].events[:2])
    assert (pointed.place, shown.target) == (1, 1)


def test_hands_are_shown_in_one_order_of_kinds() -> None:
    match = dealt("XDAC", "FBRP", "WGYD")
    assert own(match, 0).hand == ("criminal", "detective", "alibi", "exchange")


@pytest.mark.parametrize(
    ("hand", "apart", "guilty"), [("CB", False, True), ("BB", True, True), ("BB", False, False)]
)
def test_a_seat_is_told_whether_it_is_on_the_criminals_side(hand: str, *, apart: bool, guilty: bool) -> None:
    match = position(hand + ("T" if apart else ""), "AB" if "C" in hand else "AC", "D")
    if apart:
        plays(match, 0, "T")
    assert own(match, 0).guilty is guilty


def test_what_waits_is_told_in_public_terms() -> None:
    match = position("DB", "CA", "D", options=Options(answers="spoken"))
    plays(match, 0, "D", 1)
    table = GAME.table(match.state)
    assert (table.phase.seat, table.phase.target) == (0, 1)
    match.act(Seat(1), Answer(yes=False))
    assert GAME.table(match.state).ending is None


def test_a_state_on_its_way_is_never_shown() -> None:
    with pytest.raises(ValueError, match="at rest"):
        GAME.table(GAME.initial(Options(), 3))


def test_the_end_shows_all_hands_the_box_and_the_path() -> None:
    match = position("XC", "BA", "D")
    plays(match, 0, "X", 1)
    gives(match, 0, "C")
    gives(match, 1, "A")
    plays(match, 1, "B")
    plays(match, 2, "D", 1)
    ending = GAME.table(match.state).ending
    assert ending is not None
    assert ending.hands == (("alibi",), ("criminal",), ())
    assert [(step.seat, step.how) for step in ending.path] == [(0, "deal"), (1, "exchange")]
    assert (ending.side, ending.winners, ending.losers) == ((1,), (0, 2), (1,))
    assert GAME.table(match.state).phase == OverTable()
