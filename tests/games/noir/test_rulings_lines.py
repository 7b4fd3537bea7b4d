"""Rulings on shifts, dead lines and draws. Unless told otherwise seat 0 kills as G, seat 1 is S."""

from app.games.noir import GAME
from app.games.noir.model import (
    AcceptDraw,
    Arrest,
    Disguise,
    DrawAccepted,
    DrawOffered,
    Exonerate,
    Kill,
    LinesRemoved,
    OfferDraw,
    Person,
    Shift,
    Shifted,
)
from app.games.noir.model_state import Over, Turning
from tests.support.noir import INSPECTOR, KILLER, built, play

A, G, M, S, T = map(Person, "AGMST")


def kinds(events: tuple[object, ...]) -> list[str]:
    return [type(e).__name__ for e in events]


# --- shifts and lines --------------------------------------------------------------------------------


def test_the_opponents_last_shift_is_protected_and_any_other_action_lifts_the_ban() -> None:
    state, events = play(built(), KILLER, Shift("row", 2, 1))
    assert events == (Shifted(KILLER, "row", 2, 1),)
    assert Shift("row", 2, -1) not in GAME.legal_actions(state, INSPECTOR)
    assert Shift("row", 2, 1) in GAME.legal_actions(state, INSPECTOR)
    again, _ = play(state, INSPECTOR, Shift("column", 0, 1))
    assert Shift("row", 2, -1) in GAME.legal_actions(again, KILLER)
    lifted, _ = play(state, INSPECTOR, Arrest(T))
    assert Shift("row", 2, -1) in GAME.legal_actions(lifted, KILLER)


def test_an_offer_of_a_draw_does_not_lift_the_ban() -> None:
    state, _ = play(built(), KILLER, Shift("row", 2, 1))
    state, _ = play(state, INSPECTOR, OfferDraw())
    assert Shift("row", 2, -1) not in GAME.legal_actions(state, INSPECTOR)


def test_on_a_line_of_two_both_directions_would_undo() -> None:
    board = ("AB", "CD", "EF", "GH", "ST")
    state, _ = play(built(board=board, dead="IJKLMNOPQRUVWX"), KILLER, Shift("row", 0, 1))
    shifts = {a for a in GAME.legal_actions(state, INSPECTOR) if isinstance(a, Shift)}
    assert not {Shift("row", 0, 1), Shift("row", 0, -1)} & shifts
    assert {Shift("row", 1, 1), Shift("row", 1, -1), Shift("column", 0, 1)} <= shifts
    assert len(shifts) == 12


def test_a_board_two_wide_still_plays_every_kind_of_action() -> None:
    board = ("AB", "CD", "EF", "GH", "ST")
    dead = "IJKLMNOPQRUVWX"
    state = built(board=board, dead=dead, deck="AI")
    assert {a for a in GAME.legal_actions(state, KILLER) if isinstance(a, Kill)} == set(
        map(Kill, map(Person, "EFHST"))
    )
    state, events = play(state, KILLER, Kill(T))
    assert kinds(events) == ["Killed"]
    state, events = play(state, INSPECTOR, Shift("column", 1, 1))
    assert state.board == ("AT", "CB", "ED", "GF", "SH")
    state, events = play(state, KILLER, Kill(S))
    assert state.phase == Over(KILLER, "inspector_killed")


def test_a_shift_that_fills_a_line_removes_it_and_nothing_is_banned() -> None:
    state = built(dead="ABCDJ")
    assert state.board[0] == "ABCDE"
    state, events = play(state, KILLER, Shift("column", 4, -1))
    assert events == (Shifted(KILLER, "column", 4, -1), LinesRemoved((0,), ()))
    assert state.board == ("FGHIO", "KLMNT", "PQRSY", "UVWXE")
    assert state.shift is None
    assert len([a for a in GAME.legal_actions(state, INSPECTOR) if isinstance(a, Shift)]) == 18


def test_row_and_column_go_together_in_one_step() -> None:
    state = built(dead="BCDE" + "FKPU", killer_is=G)
    state, events = play(state, KILLER, Kill(A))
    assert events[1] == LinesRemoved((0,), (0,))
    assert state.board == ("GHIJ", "LMNO", "QRST", "VWXY")


def test_an_innocent_counts_as_alive_for_lines() -> None:
    state = built(dead="ACDE", innocent="B", discards="B")
    _, events = play(state, KILLER, Shift("row", 4, 1))
    assert kinds(events) == ["Shifted"]


def test_a_killer_without_a_target_shifts_or_disguises_and_with_an_empty_deck_shifts() -> None:
    state = built(dead="ABCFHKLM")
    assert {type(a) for a in GAME.legal_actions(state, KILLER)} == {OfferDraw, Disguise, Shift}
    bare = built(dead="ABCFHKLM", deck="")
    assert {type(a) for a in GAME.legal_actions(bare, KILLER)} == {OfferDraw, Shift}


def test_an_empty_deck_removes_exonerate_and_citizens_arrest() -> None:
    state = built(phase=Turning(INSPECTOR), mode="citizens_arrest", deck="")
    assert {type(a) for a in GAME.legal_actions(state, INSPECTOR)} == {OfferDraw, Arrest, Shift}


# --- draws -------------------------------------------------------------------------------------------


def test_a_draw_is_offered_once_per_turn_and_the_action_stays_due() -> None:
    state, events = play(built(), KILLER, OfferDraw())
    assert events == (DrawOffered(KILLER),)
    assert GAME.due(state) == (KILLER,)
    assert OfferDraw() not in GAME.legal_actions(state, KILLER)
    assert GAME.legal_actions(state, INSPECTOR) == (AcceptDraw(),)


def test_the_opponent_may_accept_at_once_or_until_their_own_next_action() -> None:
    offered, _ = play(built(), KILLER, OfferDraw())
    over, events = play(offered, INSPECTOR, AcceptDraw())
    assert kinds(events) == ["DrawAccepted", "Ended"]
    assert isinstance(events[0], DrawAccepted)
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.reason, outcome.points) == ((), (), "draw_agreed", (0, 0))
    acted, _ = play(offered, KILLER, Kill(A))
    assert AcceptDraw() in GAME.legal_actions(acted, INSPECTOR)
    assert OfferDraw() not in GAME.legal_actions(acted, INSPECTOR)
    lapsed, _ = play(acted, INSPECTOR, Exonerate())
    assert AcceptDraw() not in GAME.legal_actions(lapsed, INSPECTOR)
    assert GAME.legal_actions(lapsed, KILLER) == ()


def test_an_offer_stands_while_its_maker_draws_and_discards() -> None:
    state, _ = play(built(phase=Turning(INSPECTOR)), INSPECTOR, OfferDraw())
    state, _ = play(state, INSPECTOR, Exonerate())
    assert GAME.legal_actions(state, KILLER) == (AcceptDraw(),)


def test_forty_quiet_turns_are_a_draw_and_progress_starts_the_count_again() -> None:
    state, events = play(built(quiet=39), KILLER, Shift("row", 0, 1))
    assert kinds(events) == ["Shifted", "Ended"]
    assert state.phase == Over(None, "draw_quiet")
    state, _ = play(built(quiet=38, phase=Turning(INSPECTOR)), INSPECTOR, Arrest(T))
    assert state.quiet == 39
    state, _ = play(state, KILLER, Kill(A))
    assert state.quiet == 0
    state, events = play(built(quiet=39, phase=Turning(INSPECTOR), killer_is=M), INSPECTOR, Arrest(M))
    assert state.phase == Over(INSPECTOR, "killer_arrested")


def test_after_the_end_nobody_may_do_anything() -> None:
    state, _ = play(built(quiet=39), KILLER, Shift("row", 0, 1))
    assert GAME.legal_actions(state, KILLER) == GAME.legal_actions(state, INSPECTOR) == ()
    assert GAME.due(state) == ()
