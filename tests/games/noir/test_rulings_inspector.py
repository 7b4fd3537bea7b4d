"""Rulings on arrests, exoneration, citizen's arrest. Unless told otherwise seat 0 kills as G, seat 1 is S."""

from typing import Any

import pytest

from app.games.noir import GAME
from app.games.noir.model import (
    Arrest,
    ArrestAnswered,
    Arrested,
    Canvassed,
    CitizensArrest,
    Discard,
    Discarded,
    EvidenceDrawn,
    Exonerate,
    Person,
)
from app.games.noir.model_state import Discarding, Over, State, Turning
from tests.support.noir import INSPECTOR, KILLER, built, plain, play

A, G, L, M, S, T, Y = map(Person, "AGLMSTY")


def kinds(events: tuple[object, ...]) -> list[str]:
    return [type(e).__name__ for e in events]


# --- arrest ------------------------------------------------------------------------------------------


def test_the_inspector_may_arrest_living_neighbours_and_themselves() -> None:
    state = built(phase=Turning(INSPECTOR), dead="MN", innocent="O", discards="O")
    arrests = {a.person for a in GAME.legal_actions(state, INSPECTOR) if isinstance(a, Arrest)}
    assert arrests == set("RTWXYS")
    state, events = play(state, INSPECTOR, Arrest(S))
    assert events == (Arrested(INSPECTOR, S, None), ArrestAnswered(KILLER, S, hit=False))
    assert state.phase == Turning(KILLER)


def test_arresting_the_killer_wins() -> None:
    state, events = play(built(phase=Turning(INSPECTOR), killer_is=M), INSPECTOR, Arrest(M))
    assert events[1] == ArrestAnswered(KILLER, M, hit=True)
    assert state.phase == Over(INSPECTOR, "killer_arrested")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.points) == ((INSPECTOR,), (KILLER,), (0, 1))


def test_in_classic_a_discarded_person_may_be_arrested() -> None:
    state = built(mode="classic", phase=Turning(INSPECTOR), discards="T")
    assert Arrest(T) in GAME.legal_actions(state, INSPECTOR)


# --- exonerate ---------------------------------------------------------------------------------------


def exonerated(card: str, **fields: Any) -> tuple[State, tuple[object, ...]]:
    state = built(phase=Turning(INSPECTOR), **fields)
    state, events = play(state, INSPECTOR, Exonerate())
    drawn = fields.get("deck", "ABCDEFHIJKNOPQRTUVWX")
    assert events == (EvidenceDrawn(INSPECTOR, Person(str(drawn)[0])),)
    assert GAME.due(state) == (INSPECTOR,)
    return play(state, INSPECTOR, Discard(Person(card)))


def test_exonerate_draws_then_discards_marks_and_canvasses_the_killer() -> None:
    state, events = exonerated("M")
    assert events == (Discarded(INSPECTOR, M, marked=True, canvass=True), Canvassed(KILLER, M, near=True))
    assert (state.hand, state.innocent, state.discards) == ("LYA", "M", "M")
    assert state.phase == Turning(KILLER)
    _, events = exonerated("Y")
    assert events[1] == Canvassed(KILLER, Y, near=False)


def test_the_card_just_drawn_may_be_discarded_and_looks_like_any_other() -> None:
    _, drawn = exonerated("A")
    _, held = exonerated("L")
    assert kinds(drawn) == kinds(held)
    assert plain(drawn[0]).keys() == plain(held[0]).keys()


def test_between_the_halves_only_a_discard_is_possible() -> None:
    state, _ = play(built(phase=Turning(INSPECTOR)), INSPECTOR, Exonerate())
    assert state.phase == Discarding(A)
    assert GAME.legal_actions(state, INSPECTOR) == tuple(Discard(Person(p)) for p in "ALMY")


def test_a_deceased_discard_is_not_marked_but_the_killer_is_canvassed_around_it() -> None:
    state, events = exonerated("M", dead="M")
    assert events == (Discarded(INSPECTOR, M, marked=False, canvass=True), Canvassed(KILLER, M, near=True))
    assert state.innocent == ""


def test_a_discard_whose_line_is_gone_marks_nobody_and_asks_nothing() -> None:
    state, events = exonerated("Y", dead="UVWXY", board=("ABCDE", "FGHIJ", "KLMNO", "PQRST"))
    assert events == (Discarded(INSPECTOR, Y, marked=False, canvass=False),)
    assert state.phase == Turning(KILLER)


def test_in_classic_a_discard_marks_nobody_and_asks_nothing() -> None:
    _, events = exonerated("M", mode="classic")
    assert events == (Discarded(INSPECTOR, M, marked=False, canvass=False),)


# --- citizen's arrest --------------------------------------------------------------------------------


def test_a_citizens_arrest_takes_place_around_the_card() -> None:
    state = built(
        mode="citizens_arrest", phase=Turning(INSPECTOR), dead="H", innocent="F", discards="F", quiet=7
    )
    around_l = {a.person for a in GAME.legal_actions(state, INSPECTOR) if a in citizens(state, "L")}
    assert around_l == set("GKMPQR")
    state, events = play(state, INSPECTOR, CitizensArrest(L, G))
    assert kinds(events) == ["Discarded", "Arrested", "ArrestAnswered", "Ended"]
    assert (state.hand, state.innocent) == ("MY", "FL")


def citizens(state: State, card: str) -> list[CitizensArrest]:
    return [a for a in GAME.legal_actions(state, INSPECTOR) if isinstance(a, CitizensArrest) and a.card == card]


def test_a_missed_citizens_arrest_makes_the_hand_smaller_for_good() -> None:
    state = built(mode="citizens_arrest", phase=Turning(INSPECTOR), quiet=7)
    state, events = play(state, INSPECTOR, CitizensArrest(L, M))
    assert events == (
        Discarded(INSPECTOR, L, marked=True, canvass=False),
        Arrested(INSPECTOR, M, L),
        ArrestAnswered(KILLER, M, hit=False),
    )
    assert (state.hand, state.quiet, state.phase) == ("MY", 0, Turning(KILLER))
    assert [(c.about, c.near) for c in state.clues] == [("killer", "M")]
    state = built(mode="citizens_arrest", phase=Turning(INSPECTOR), hand="")
    assert citizens(state, "L") == []
    state, _ = play(state, INSPECTOR, Exonerate())
    state, _ = play(state, INSPECTOR, Discard(A))
    assert state.hand == ""


def test_a_dead_card_may_carry_a_citizens_arrest_and_is_not_marked() -> None:
    state = built(mode="citizens_arrest", phase=Turning(INSPECTOR), dead="L")
    _, events = play(state, INSPECTOR, CitizensArrest(L, M))
    assert events[0] == Discarded(INSPECTOR, L, marked=False, canvass=False)


def test_the_inspector_may_name_themselves_only_as_a_neighbour_of_the_card() -> None:
    state = built(mode="citizens_arrest", phase=Turning(INSPECTOR))
    assert CitizensArrest(M, S) in citizens(state, "M")
    assert CitizensArrest(L, S) not in citizens(state, "L")


@pytest.mark.parametrize(
    "fields",
    [
        {"deck": ""},
        {"mode": "standard"},
        {"mode": "classic"},
        {"dead": "UVWXY", "board": ("ABCDE", "FGHIJ", "KLMNO", "PQRST"), "hand": "Y"},
        {
            "dead": "GHIFKNPQR",
            "innocent": "LS",
            "discards": "LS",
            "hand": "M",
            "killer_is": "A",
            "inspector_is": "Y",
        },
    ],
    ids=["deck", "standard", "classic", "place", "neighbour"],
)
def test_no_citizens_arrest_without_deck_mode_place_or_neighbour(fields: dict[str, Any]) -> None:
    state = built(**{"mode": "citizens_arrest", "phase": Turning(INSPECTOR), **fields})
    assert not any(isinstance(a, CitizensArrest) for a in GAME.legal_actions(state, INSPECTOR))
