"""Rulings on roles, kills and disguises. Unless told otherwise seat 0 kills as G, seat 1 is S."""

import pytest

from app.games.game import Seat
from app.games.noir import GAME
from app.games.noir.model import (
    Arrest,
    Canvassed,
    ChooseIdentity,
    Disguise,
    Ended,
    IdentityChosen,
    Kill,
    Killed,
    LinesRemoved,
    OfferDraw,
    Options,
    Person,
    RolesSet,
)
from app.games.noir.model_state import Choosing, Opening, Over, State, Turning
from app.games.noir.rules import prepare
from tests.support.noir import INSPECTOR, KILLER, built, play

A, B, G, H, L, M, S, T = map(Person, "ABGHLMST")


def kinds(events: tuple[object, ...]) -> list[str]:
    return [type(e).__name__ for e in events]


# --- roles and first turns ---------------------------------------------------------------------------


def start(roles: str) -> State:
    return GAME.initial(Options(roles=roles), 2)  # type: ignore[arg-type]


@pytest.mark.parametrize("host", [0, 1])
def test_the_rooms_option_fixes_the_roles_of_a_seated_host(host: int) -> None:
    before = built()
    assert prepare(start("host_kills"), Seat(host), before) == (RolesSet(Seat(host), "option"),)
    assert prepare(start("host_inspects"), Seat(host), before) == (RolesSet(Seat(1 - host), "option"),)


@pytest.mark.parametrize("roles", ["random", "host_kills", "host_inspects"])
def test_otherwise_roles_are_drawn_and_then_exchanged_each_match(roles: str) -> None:
    assert prepare(start(roles), None, None) == ()
    assert prepare(start(roles), None, start("random")) == ()
    assert prepare(start(roles), None, built()) == (RolesSet(INSPECTOR, "exchange"),)
    assert prepare(start("random"), KILLER, built()) == (RolesSet(INSPECTOR, "exchange"),)


def test_the_killers_first_turn_is_a_kill_and_the_inspectors_a_choice_among_the_living() -> None:
    state = built(phase=Opening(), inspector_is=None, hand="HLMS")
    assert set(GAME.legal_actions(state, KILLER)) == {OfferDraw(), *(Kill(Person(p)) for p in "ABCFHKLM")}
    state, events = play(state, KILLER, Kill(H))
    assert events == (Killed(KILLER, H, canvass=False),)
    assert state.phase == Choosing()
    assert set(GAME.legal_actions(state, INSPECTOR)) == {
        OfferDraw(),
        *(ChooseIdentity(Person(p)) for p in "LMS"),
    }
    state, events = play(state, INSPECTOR, ChooseIdentity(S))
    assert events == (IdentityChosen(INSPECTOR, S),)
    assert (state.inspector_is, state.hand, state.phase) == (S, "HLM", Turning(KILLER))


# --- killing -----------------------------------------------------------------------------------------


def test_killing_the_inspector_wins() -> None:
    state, events = play(built(inspector_is=L, hand="SMY"), KILLER, Kill(L))
    assert events[1:] == (Ended(KILLER, "inspector_killed", G, L, "SMY", state.deck),)
    assert state.phase == Over(KILLER, "inspector_killed")


def test_the_sixteenth_deceased_wins_even_when_lines_went_before() -> None:
    state = built(board=("ABC", "FGH", "KLS"), dead="DEIJMNOPQRTUVWX")
    state, events = play(state, KILLER, Kill(A))
    assert kinds(events) == ["Killed", "Ended"]
    assert state.phase == Over(KILLER, "sixteen_deceased")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.points) == ((KILLER,), (INSPECTOR,), (1, 0))


def test_an_innocent_and_an_own_former_identity_may_be_killed_and_then_the_inspector_is_canvassed() -> None:
    state = built(innocent="AH", discards="AH")
    state, events = play(state, KILLER, Kill(H))
    assert events == (Killed(KILLER, H, canvass=True), Canvassed(INSPECTOR, H, near=False))
    assert state.phase == Turning(INSPECTOR)
    near = built(innocent="M", discards="M", inspector_is=S)
    _, events = play(near, KILLER, Kill(M))
    assert events[1] == Canvassed(INSPECTOR, M, near=True)


def test_the_canvas_is_asked_on_the_board_before_dead_lines_go() -> None:
    board = ("ABCDE", "FGHIJ", "KLMNO", "PQRST", "UVWXY")
    state = built(board=board, innocent="H", discards="H", dead="FIJ" + "G", killer_is=B, inspector_is=M)
    _, events = play(state, KILLER, Kill(H))
    assert kinds(events) == ["Killed", "Canvassed", "LinesRemoved"]
    assert events[1] == Canvassed(INSPECTOR, H, near=True)


def test_no_canvas_when_the_kill_ends_the_match() -> None:
    state = built(innocent="H", discards="H", dead="ACDEIJMNOPQRTUV")
    _, events = play(state, KILLER, Kill(H))
    assert kinds(events) == ["Killed", "Ended"]


# --- disguise ----------------------------------------------------------------------------------------


def test_a_disguise_marks_the_old_identity_and_is_never_followed_by_a_canvas() -> None:
    state, events = play(built(deck="AB"), KILLER, Disguise())
    assert kinds(events) == ["Disguised"]
    assert (state.killer_is, state.innocent, state.dead, state.discards, state.deck) == (A, "G", "", "G", "B")


def test_in_classic_the_old_identity_dies_which_counts_and_may_finish_a_line() -> None:
    state, events = play(built(mode="classic", deck="AB", dead="FHIJ"), KILLER, Disguise())
    assert kinds(events) == ["Disguised", "LinesRemoved"]
    assert events[1] == LinesRemoved((1,), ())
    assert (state.killer_is, state.innocent, state.dead) == (A, "", "FHIJG")
    state, events = play(built(mode="classic", deck="AB", dead="CDEFHIJKLMNOPQR"), KILLER, Disguise())
    assert kinds(events) == ["Disguised", "Ended"]
    assert state.phase == Over(KILLER, "sixteen_deceased")


@pytest.mark.parametrize("mode", ["standard", "classic", "citizens_arrest"])
def test_a_failed_disguise_shows_the_card_and_ends_the_turn(mode: str) -> None:
    state, _ = play(built(mode=mode, deck="AB", dead="A"), KILLER, Disguise())  # type: ignore[arg-type]
    assert (state.killer_is, state.innocent, state.dead, state.discards, state.deck) == (G, "", "A", "A", "B")
    assert state.phase == Turning(INSPECTOR)


def test_a_disguise_makes_what_was_known_of_the_killer_stale() -> None:
    state, _ = play(built(), KILLER, Kill(A))
    assert [c.stale for c in state.clues] == [False]
    state, _ = play(state, INSPECTOR, Arrest(T))
    assert [(c.about, c.stale) for c in state.clues[1:]] == [("inspector", False), ("killer", False)]
    state, _ = play(state, KILLER, Disguise())
    assert [(c.about, c.stale) for c in state.clues] == [
        ("killer", False),
        ("inspector", False),
        ("killer", False),
    ]
    state = built(clues=state.clues, deck="B")
    state, _ = play(state, KILLER, Disguise())
    assert [(c.about, c.stale) for c in state.clues] == [
        ("killer", True),
        ("inspector", False),
        ("killer", True),
    ]
