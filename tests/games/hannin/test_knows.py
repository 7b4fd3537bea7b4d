"""What a seat knows of the other hands: what it was shown, gave and took, and for how long that holds."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from app.games.game import Seat
from app.games.hannin import GAME
from app.games.hannin.cards import Card
from app.games.hannin.model import Options, Point
from tests.games.hannin.trial import group
from tests.support.hannin import SHORT, dealt, gives, hands, own, plays, position
from tests.support.playthrough import Sitting, play
from tests.support.strategies import uniform


def knows(match: Sitting, me: int, other: int) -> tuple[str, str]:
    """What ``me`` knows of the hand of ``other``: yes and no, as words."""
    letters = {card: letter for letter, card in SHORT.items()}

    def word(found: tuple[Card, ...]) -> str:
        return "".join(letters[card] for card in found)

    row: Any = next(row for row in own(match, me).knows if row.seat == other)
    return word(row.yes), word(row.no)


def everything_but(*letters: str) -> str:
    return "".join(letter for letter in SHORT if letter not in letters)


def test_at_the_deal_all_know_where_the_first_discoverer_is() -> None:
    match = dealt("CADX", "FBRP", "WGYD")
    assert knows(match, 0, 1) == ("F", "C")
    assert knows(match, 2, 1) == ("F", "GY")
    assert knows(match, 2, 0) == ("", "FGY")


def test_the_holder_of_the_criminal_knows_that_nobody_else_has_it() -> None:
    match = dealt("CADX", "FBRP", "WGYD")
    assert "C" in knows(match, 0, 1)[1]
    assert "C" in knows(match, 0, 2)[1]
    assert "C" not in knows(match, 1, 0)[1]


def test_a_witness_knows_the_whole_hand_until_it_changes() -> None:
    match = position("WB", "DAC", "XR")
    plays(match, 0, "W", 1)
    assert knows(match, 0, 1) == ("CDA", everything_but("C", "D", "A"))
    assert "C" in knows(match, 0, 2)[1]
    assert knows(match, 2, 1) == ("", "")
    plays(match, 1, "A")
    assert knows(match, 0, 1) == ("CD", everything_but("C", "D"))
    plays(match, 2, "X", 1)
    gives(match, 2, "R")
    gives(match, 1, "D")
    assert knows(match, 0, 1) == ("", ""), "either card may have gone, and what came may be anything"
    assert knows(match, 0, 2) == ("", ""), "the criminal may have come"
    assert knows(match, 1, 2) == ("D", everything_but("D"))


def test_of_two_alike_one_stays_when_one_leaves() -> None:
    match = position("WB", "AAC", "XR")
    plays(match, 0, "W", 1)
    plays(match, 1, "A")
    assert knows(match, 0, 1)[0] == "CA"
    match = position("WX", "AA", "XRC", "B")
    plays(match, 0, "W", 1)
    plays(match, 1, "A")
    plays(match, 2, "X", 1)
    gives(match, 2, "R")
    gives(match, 1, "A")
    assert "A" in knows(match, 0, 2)[0], "the only card of a known hand was named by leaving"


def test_what_i_gave_and_took_i_know() -> None:
    match = position("XAB", "DC", "R")
    plays(match, 0, "X", 1)
    gives(match, 0, "A")
    gives(match, 1, "C")
    assert hands(match) == ["CB", "DA", "R"]
    assert knows(match, 0, 1)[0] == "A"
    assert knows(match, 1, 0)[0] == "C"
    assert "C" in knows(match, 1, 2)[1]
    assert knows(match, 2, 0) == ("", "")


def test_the_holder_who_gives_the_criminal_away_knows_where_it_went() -> None:
    match = position("PB", "CD", "A")
    plays(match, 0, "P")
    gives(match, 0, "B")
    gives(match, 1, "C")
    gives(match, 2, "A")
    assert "C" in knows(match, 1, 2)[0]
    assert "C" in knows(match, 1, 0)[1]


def test_the_boy_knows_until_the_criminal_can_have_moved_and_then_between_whom() -> None:
    match = position("YBB", "CAD", "R", "BB", "WX")
    plays(match, 0, "Y")
    assert knows(match, 0, 1)[0] == "C"
    assert all("C" in knows(match, 0, other)[1] for other in (2, 3, 4))
    plays(match, 1, "A")
    plays(match, 2, "R")
    yes = [other for other in range(1, 5) if "C" in knows(match, 0, other)[0]]
    no = [other for other in range(1, 5) if "C" in knows(match, 0, other)[1]]
    assert yes == []
    assert no == [3, 4], "seat 1 has it still, or seat 2 took it"


def test_when_all_others_are_out_the_last_one_holds_the_criminal() -> None:
    match = position("WWB", "AD", "CB")
    plays(match, 0, "W", 1)
    assert knows(match, 0, 2)[0] == "C"
    assert own(match, 0).notes[0].hand == ("detective", "alibi")


def test_an_empty_hand_lacks_everything() -> None:
    match = position("BB", "A", "CD")
    plays(match, 0, "B")
    plays(match, 1, "A")
    assert knows(match, 0, 1) == ("", everything_but())
    assert knows(match, 0, 2)[0] == "C"


def test_a_kind_of_which_all_copies_lie_elsewhere_is_out() -> None:
    match = position("GYB", "TCD", "TR")
    assert knows(match, 0, 1) == ("", "GY")
    plays(match, 0, "B")
    plays(match, 1, "T")
    assert "T" not in knows(match, 0, 2)[1]
    plays(match, 2, "T")
    assert "T" in knows(match, 0, 1)[1]


def test_the_dogs_card_is_known_to_all_others() -> None:
    match = position("GB", "AA", "CX")
    plays(match, 0, "G", 1)
    match.act(Seat(0), Point(0))
    assert knows(match, 0, 1)[0] == knows(match, 2, 1)[0] == "A"
    plays(match, 1, "A")
    assert knows(match, 2, 1)[0] == ""


def test_the_end_tells_who_could_know_when() -> None:
    match = position("YB", "WD", "CA", "B")
    plays(match, 0, "Y")
    plays(match, 1, "W", 2)
    plays(match, 2, "A")
    plays(match, 3, "B")
    plays(match, 0, "B")
    plays(match, 1, "D", 2)
    ending = match.game.table(match.state).ending
    assert [(knew.seat, knew.turn, knew.holder, knew.how) for knew in ending.knew] == [
        (0, 5, 2, "boy"),
        (1, 6, 2, "witness"),
        (3, 10, 2, "detective"),
    ], "when the others had no cards left, seat 3 could know as well"
    assert (ending.solver, ending.holder) == (1, 2)


@pytest.mark.parametrize("seats", range(3, 9))
def test_what_is_known_is_true_at_every_moment(seats: int) -> None:
    """Under every mixture of switches: yes is in the hand, as often as it says, and no is not."""
    rng = Random(seats)
    for switched in product(("everything", "actions"), ("fizzles", "blocked"), ("automatic", "spoken")):
        pool, lone, answers = switched
        options = msgspec.convert(
            {"random_pool": pool, "lone_exchange": lone, "answers": answers, "detective_win": "solver"}, Options
        )
        match = play(GAME, options, seats, rng=rng, strategy=uniform(group))
        for step in match.steps:
            for seat in range(seats):
                known = GAME.own(step.state, Seat(seat), ()).knows
                assert [row.seat for row in known] == [(seat + far) % seats for far in range(1, seats)]
                for row in known:
                    hand = step.state.hands[row.seat]
                    assert not Counter(row.yes) - Counter(hand)
                    assert not set(row.no) & set(hand)
