"""The bot is sensible: it uses what it knows, and stands by its side."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.games.game import Seat
from app.games.hannin import GAME
from app.games.hannin.bot_guess import Guess
from app.games.hannin.model import Answer, GiveCard, Options, PlayCard
from app.games.hannin.view_shapes import HandNews, LookedLine, SeenNews, WitnessedLine
from tests.games.hannin.trial import group
from tests.support.hannin import gives, may, own, plays, position
from tests.support.playthrough import Sitting, play
from tests.support.strategies import bots, uniform


def choices(match: Sitting, seat: int) -> set[Any]:
    """What the bot does at this seat, whatever its luck."""
    state, who = match.state, Seat(seat)
    table, actions, lines = GAME.table(state), may(match, seat), match.lines(who)
    return {GAME.choose(table, own(match, seat), actions, lines, Random(luck)) for luck in range(40)}


def test_without_a_choice_it_does_nothing() -> None:
    assert choices(position("B", "C", "A"), 1) == {None}


def test_it_accuses_when_it_knows() -> None:
    match = position("YDB", "BB", "CB", "AB")
    plays(match, 0, "Y")
    for seat in (1, 2, 3):
        plays(match, seat, "B")
    assert choices(match, 0) == {PlayCard("detective", Seat(2))}


def test_it_does_not_accuse_who_must_have_an_alibi() -> None:
    match = position("WDB", "BB", "CA", "AB")
    plays(match, 0, "W", 2)
    plays(match, 1, "B")
    plays(match, 2, "A")
    plays(match, 3, "B")
    assert choices(match, 0) == {PlayCard("detective", Seat(2))}, "the alibi is gone"
    match = position("WDB", "BB", "CAB", "AB")
    plays(match, 0, "W", 2)
    for seat in (1, 2, 3):
        plays(match, seat, "B")
    assert choices(match, 0) == {PlayCard("bystander")}


def test_the_criminal_escapes_as_soon_as_it_can() -> None:
    assert choices(position("C", "D", "A"), 0) == {PlayCard("criminal")}


@pytest.mark.parametrize("letter", ["X", "P"])
def test_it_never_gives_the_criminal_away_while_it_has_another_card(letter: str) -> None:
    match = position(letter + "CA", "DB", "AB")
    plays(match, 0, letter, 1 if letter == "X" else None)
    assert choices(match, 0) == {GiveCard("alibi")}


def test_the_holder_keeps_its_alibi() -> None:
    match = position("CAB", "DB", "AB")
    assert choices(match, 0) == {PlayCard("bystander")}
    match = position("CAX", "DB", "AB")
    plays(match, 0, "X", 1)
    assert choices(match, 0) == {GiveCard("alibi")}, "its only other card"


def test_the_holder_who_was_seen_and_has_no_alibi_lets_a_rumor_run() -> None:
    match = position("CRX", "YB", "AB")
    assert PlayCard("rumor") not in choices(match, 0)
    match = position("CRX", "YB", "AB", seat=1)
    plays(match, 1, "Y")
    plays(match, 2, "B")
    assert choices(match, 0) == {PlayCard("rumor")}


def test_a_spoken_answer_is_no_where_it_may_be() -> None:
    match = position("DB", "CA", "B", options=Options(answers="spoken"))
    plays(match, 0, "D", 1)
    assert choices(match, 1) == {Answer(yes=False)}


def test_a_helper_never_catches_its_criminal() -> None:
    match = position("TYD", "BBB", "CBB")
    plays(match, 0, "T")
    for seat in (1, 2):
        plays(match, seat, "B")
    plays(match, 0, "Y")
    for seat in (1, 2):
        plays(match, seat, "B")
    assert choices(match, 0) == {PlayCard("detective", Seat(1))}


def test_a_helper_brings_the_criminal_an_alibi() -> None:
    match = position("TYAX", "BBBB", "CBBB")
    plays(match, 0, "T")
    for seat in (1, 2):
        plays(match, seat, "B")
    plays(match, 0, "Y")
    for seat in (1, 2):
        plays(match, seat, "B")
    assert PlayCard("exchange", Seat(2)) in choices(match, 0)
    plays(match, 0, "X", 2)
    assert choices(match, 0) == {GiveCard("alibi")}


def test_a_hunter_keeps_alibis_from_a_suspect() -> None:
    match = position("PYAR", "CBBB", "BBBB")
    plays(match, 0, "Y")
    for seat in (1, 2):
        plays(match, seat, "B")
    plays(match, 0, "P")
    gives(match, 1, "B")
    assert choices(match, 0) == {GiveCard("rumor")}


def test_a_guess_follows_what_it_is_told() -> None:
    guess = Guess(4, Seat(0))
    guess.hear(WitnessedLine(Seat(0), Seat(1), HandNews(Seat(1), ("criminal", "alibi"))))
    assert guess.odds == [0, 1, 0, 0]
    guess.hear(WitnessedLine(Seat(0), Seat(1), HandNews(Seat(1), ("alibi",))))
    assert guess.odds == [0, 1, 0, 0], "against all sense: then it stays"
    guess.hear(LookedLine(Seat(2), SeenNews(Seat(2))))
    assert guess.odds == [1, 0, 0, 0]


def test_bots_do_better_than_luck() -> None:
    """At a table of five, where every other seat is a bot."""
    luck = uniform(group)
    points = {0: 0, 1: 0}

    def mixed(sitting: Sitting, rng: Random) -> tuple[Seat, Any]:
        seat, action = luck(sitting, rng)
        if seat % 2:
            return seat, action
        actions = GAME.legal_actions(sitting.state, seat)
        view = (GAME.table(sitting.state), GAME.own(sitting.state, seat, actions), actions)
        return seat, GAME.choose(*view, sitting.lines(seat), rng)

    for number in range(120):
        match = play(GAME, Options(), 4, rng=Random(number), strategy=mixed)
        outcome = GAME.outcome(match.state)
        assert outcome is not None
        for seat, won in enumerate(outcome.points):
            points[seat % 2] += won
    assert points[0] > 1.1 * points[1]


def test_bots_on_the_criminals_side_seldom_catch_it() -> None:
    reasons = [
        GAME.outcome(play(GAME, Options(), 4, rng=Random(number), strategy=bots).state) for number in range(100)
    ]
    assert sum(outcome is not None and outcome.reason == "own_side" for outcome in reasons) <= 5
