"""What each card does, and when it may be played."""

from __future__ import annotations

import pytest

from app.games.game import IllegalActionError, Seat
from app.games.hannin.model import (
    AccusationAnswered,
    Answer,
    CardPlayed,
    CardsMoved,
    HandSeen,
    HolderSeen,
    MatchEnded,
    Options,
    Pass,
    PlayCard,
    Point,
)
from app.games.hannin.model_state import Giving, Pointing, Turning
from tests.support.hannin import cards, dealt, gives, hands, may, own, plays, position

SPOKEN = Options(answers="spoken")
BLOCKED = Options(lone_exchange="blocked")


def refused(code: str) -> pytest.RaisesExc[IllegalActionError]:
    return pytest.RaisesExc(IllegalActionError, match=f"^{code}$")


def test_the_first_discoverer_comes_first_and_play_goes_to_the_left() -> None:
    match = dealt("CADX", "FBRP", "WGYD")
    assert match.state.phase == Turning(Seat(1))
    assert may(match, 1) == (PlayCard("first_discoverer"),)
    assert may(match, 0) == may(match, 2) == ()
    assert set(own(match, 1).why.values()) == {"first_discoverer_first"}
    plays(match, 1, "F")
    assert match.state.phase == Turning(Seat(2))


def test_the_crime_may_be_told_before_the_first_card_alone() -> None:
    match = dealt("CADX", "FBRP", "WGYD")
    invited = [match.game.invites_text(match.state, Seat(seat)) for seat in range(3)]
    assert invited == [False, True, False]
    plays(match, 1, "F")
    assert not any(match.game.invites_text(match.state, Seat(seat)) for seat in range(3))


def test_no_detective_in_the_first_turn() -> None:
    match = dealt("CADX", "FBRP", "WGYD")
    plays(match, 1, "F")
    assert own(match, 2).why == {"detective": "detective_first_turn"}
    with refused("detective_first_turn"):
        plays(match, 2, "D", 0)


@pytest.mark.parametrize("hand", ["DDDD", "CDDD"])
def test_in_the_dead_end_of_the_first_turn_a_detective_does_nothing(hand: str) -> None:
    rest = "FBRP" if "C" in hand else "FBRC"
    match = dealt(rest, hand, "WGYA")
    plays(match, 0, "F")
    assert may(match, 1) == (PlayCard("detective"),)
    with refused("target_needless"):
        plays(match, 1, "D", 0)
    assert plays(match, 1, "D") == (CardPlayed(Seat(1), "detective", None),)
    assert match.state.phase == Turning(Seat(2))
    assert match.state.played[1][0].void
    for seat in (0, 2):
        knows = next(knows for knows in own(match, seat).knows if knows.seat == 1)
        assert "detective" not in knows.no
        assert {"alibi", "dog", "exchange"} <= set(knows.no)


def test_the_criminal_is_played_as_the_last_card_alone() -> None:
    match = position("CB", "D", "A")
    assert own(match, 0).why == {"criminal": "criminal_last"}
    plays(match, 0, "B")
    plays(match, 1, "D", 2)
    plays(match, 2, "A")
    assert plays(match, 0, "C")[-1] == MatchEnded("escape", None, Seat(0))


def test_a_detective_catches_the_criminal_without_an_alibi() -> None:
    match = position("DB", "C", "A")
    answer, end = plays(match, 0, "D", 1)[1:]
    assert answer == AccusationAnswered(Seat(0), Seat(1), yes=True)
    assert end == MatchEnded("detective", Seat(0), Seat(1))


@pytest.mark.parametrize("accused", ["CA", "A", "B"])
def test_every_no_is_the_same(accused: str) -> None:
    match = position("DB", accused, "W" if "C" in accused else "C")
    events = plays(match, 0, "D", 1)
    assert events == (
        CardPlayed(Seat(0), "detective", Seat(1)),
        AccusationAnswered(Seat(0), Seat(1), yes=False),
    )
    assert hands(match)[1] == accused


@pytest.mark.parametrize(
    ("accused", "answers"), [("B", [False]), ("A", [False]), ("C", [True]), ("CA", [True, False])]
)
def test_spoken_answers_are_asked_of_everybody(accused: str, answers: list[bool]) -> None:
    match = position("DB", accused, "W" if "C" in accused else "C", options=SPOKEN)
    plays(match, 0, "D", 1)
    assert match.game.due(match.state) == (1,)
    assert may(match, 1) == tuple(Answer(yes) for yes in answers)
    why = {"yes": "no_criminal"} if True not in answers else {}
    why |= {"no": "no_alibi"} if False not in answers else {}
    assert own(match, 1).why == why
    for yes in {True, False} - set(answers):
        with refused("no_criminal" if yes else "no_alibi"):
            match.act(Seat(1), Answer(yes))
    match.act(Seat(1), Answer(answers[0]))
    assert match.over == answers[0]


def test_an_accomplice_stays_apart_and_a_second_changes_nothing() -> None:
    match = position("TTB", "CD", "A")
    plays(match, 0, "T")
    plays(match, 1, "D", 2)
    plays(match, 2, "A")
    plays(match, 0, "T")
    assert [played.card for played in match.state.apart[0]] == ["accomplice", "accomplice"]
    assert match.state.played[0] == ()
    plays(match, 1, "C")
    ended = match.game.outcome(match.state)
    assert ended is not None
    assert (ended.winners, ended.points) == ((0, 1), (2, 2, 0))


def test_an_exchange_swaps_two_chosen_cards_at_once() -> None:
    match = position("XA", "CB", "D")
    plays(match, 0, "X", 1)
    assert match.state.phase == Giving(Seat(0), "exchange", (Seat(0), Seat(1)), ())
    assert match.game.due(match.state) == (0, 1)
    gives(match, 1, "C")
    assert match.game.due(match.state) == (0,)
    assert own(match, 1).chosen == "criminal"
    assert own(match, 0).chosen is None
    with refused("already_chosen"):
        gives(match, 1, "B")
    assert isinstance(gives(match, 0, "A")[-1], CardsMoved)
    assert hands(match) == ["C", "AB", "D"]


def test_a_lone_exchange_fizzles() -> None:
    match = position("X", "CB", "D")
    assert may(match, 0) == (PlayCard("exchange"),)
    assert plays(match, 0, "X") == (CardPlayed(Seat(0), "exchange", None),)
    assert match.state.played[0][0].void
    assert match.state.phase == Turning(Seat(1))


def test_a_lone_exchange_is_blocked_and_the_player_passes() -> None:
    match = position("X", "CB", "D", options=BLOCKED)
    assert may(match, 0) == (Pass(),)
    assert own(match, 0).why == {"exchange": "exchange_alone"}
    with refused("exchange_alone"):
        plays(match, 0, "X")
    match.act(Seat(0), Pass())
    assert hands(match)[0] == "X"
    assert match.state.turn == 6
    for seat in (1, 2):
        knows = next(knows for knows in own(match, seat).knows if knows.seat == 0)
        assert knows.yes == ("exchange",)
        assert len(knows.no) == 11


def test_a_rumor_takes_one_from_everybody_s_right_at_once() -> None:
    match = position("RB", "CD", "", "A")
    event = plays(match, 0, "R")[-1]
    assert isinstance(event, CardsMoved)
    assert [(move.source, move.to) for move in event.moves] == [(0, 1), (1, 2), (3, 0)]
    assert [len(hand) for hand in match.state.hands] == [1, 2, 1, 0]
    assert match.state.hands[0] == ("alibi",)


def test_in_a_propaganda_all_who_have_cards_choose_one_for_the_left() -> None:
    match = position("PB", "CD", "", "A")
    plays(match, 0, "P")
    assert match.game.due(match.state) == (0, 1, 3)
    gives(match, 3, "A")
    gives(match, 1, "C")
    gives(match, 0, "B")
    assert hands(match) == ["A", "DB", "C", ""]
    assert match.state.phase == Turning(Seat(1))


def test_the_player_of_a_propaganda_may_have_nothing_left_to_give() -> None:
    match = position("P", "CD", "A")
    plays(match, 0, "P")
    assert match.game.due(match.state) == (1, 2)


def test_the_witness_sees_the_hand_as_it_is() -> None:
    match = position("WB", "CD", "A")
    assert plays(match, 0, "W", 1)[-1] == HandSeen(Seat(0), Seat(1), cards("CD"))


@pytest.mark.parametrize("target", [1, 2])
def test_the_boy_sees_the_holder_alibi_or_not(target: int) -> None:
    others = ["CA", "B"] if target == 1 else ["B", "CA"]
    match = position("YB", *others)
    assert plays(match, 0, "Y")[-1] == HolderSeen(Seat(0), Seat(target))
    assert len(own(match, target).notes) == 1
    assert len(own(match, 0).notes) == 1


def test_the_boy_finds_the_player_themselves_without_a_second_message() -> None:
    match = position("YC", "A", "B")
    assert plays(match, 0, "Y")[-1] == HolderSeen(Seat(0), Seat(0))
    assert len(own(match, 0).notes) == 1


def test_the_dog_shows_a_card_and_it_stays_known() -> None:
    match = position("GB", "AAD", "CB", "R")
    plays(match, 0, "G", 1)
    phase = match.state.phase
    assert isinstance(phase, Pointing)
    assert sorted(phase.order) == ["alibi", "alibi", "detective"]
    assert may(match, 0) == (Point(0), Point(1), Point(2))
    match.act(Seat(0), Point(phase.order.index("alibi")))
    shown = match.game.table(match.state).shown
    assert (shown.seat, shown.card) == (1, "alibi")
    assert hands(match)[1] == "DAA"
    plays(match, 1, "D", 0)
    assert match.game.table(match.state).shown is not None
    plays(match, 2, "B")
    plays(match, 3, "R")
    assert match.game.table(match.state).shown is None


def test_the_card_the_dog_showed_is_known_until_one_like_it_is_played() -> None:
    match = position("GB", "AA", "CB")
    plays(match, 0, "G", 1)
    match.act(Seat(0), Point(1))
    plays(match, 1, "A")
    assert match.game.table(match.state).shown is None


def test_the_dog_catches_the_criminal_alibi_or_not() -> None:
    match = position("GB", "CA", "B")
    plays(match, 0, "G", 1)
    match.act(Seat(0), Point(match.state.phase.order.index("criminal")))
    ended = match.game.outcome(match.state)
    assert ended is not None
    assert (ended.reason, ended.winners, ended.losers, ended.points) == ("dog", (0,), (1,), (3, 0, 1))


def test_players_without_cards_are_skipped() -> None:
    match = position("BB", "", "CB", "")
    plays(match, 0, "B")
    assert match.state.phase == Turning(Seat(2))
    plays(match, 2, "B")
    assert match.state.phase == Turning(Seat(0))


@pytest.mark.parametrize(
    ("target", "code"),
    [
        (None, "target_missing"),
        (0, "target_self"),
        (1, "target_empty"),
        (3, "target_unknown"),
        (-1, "target_unknown"),
    ],
)
def test_a_target_is_another_player_who_has_cards(target: int | None, code: str) -> None:
    match = position("WB", "", "C")
    with refused(code):
        plays(match, 0, "W", target)


def test_other_refusals() -> None:
    match = position("BB", "CD", "A")
    for code, seat, action in (
        ("not_in_hand", 0, PlayCard("dog", Seat(1))),
        ("not_your_turn", 1, PlayCard("detective", Seat(0))),
        ("target_needless", 0, PlayCard("bystander", Seat(1))),
        ("pass_needless", 0, Pass()),
        ("not_asked", 0, Point(0)),
    ):
        with refused(code):
            match.act(Seat(seat), action)
    match = position("GB", "CD", "A")
    plays(match, 0, "G", 1)
    with refused("place_unknown"):
        match.act(Seat(0), Point(2))
    match = position("C", "D", "A")
    plays(match, 0, "C")
    with refused("match_over"):
        match.act(Seat(1), PlayCard("detective", Seat(0)))
