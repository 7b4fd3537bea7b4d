"""The rulings of Hattari, one test each, on tables laid by hand."""

from __future__ import annotations

import pytest

from app.games.dice import Dice
from app.games.game import IllegalActionError, Seat
from app.games.hattari import GAME
from app.games.hattari.model import (
    Accuse,
    AnyAction,
    ConfirmReport,
    ConfirmSilhouette,
    Keep,
    Look,
    Options,
    ReportConfirmed,
    RoundDealt,
    StartDrawn,
    Swap,
)
from app.games.hattari.model_state import Accusing, Confirming, Looking, Over, Reporting, Tampering
from app.games.hattari.pieces import (
    LAST_ROUND,
    Markers,
    Place,
    Trio,
    best,
    culprit,
    ending,
    settle,
    silhouettes,
)
from tests.support.hattari import LaidTable


def four() -> LaidTable:
    """Seat 1 starts; suspects 7, 2, blank; victim 8."""
    return LaidTable(hands=(3, 4, 5, 6), suspects=(7, 2, 0), victim=8, start=1)


def played(table: LaidTable, *accused: Place, swap: Place | None = None) -> LaidTable:
    """A whole round: the start player looks at 1 and 2."""
    table.confirm_all()
    seat = table.state.start
    table.asks(seat, Look(places=(1, 2)))
    table.asks(seat, Keep() if swap is None else Swap(place=swap))
    for i, place in enumerate(accused):
        table.asks((seat + i) % table.state.seats, Accuse(place=place))
    return table


@pytest.mark.parametrize(
    ("suspects", "guilty"),
    [
        ((2, 8, 3), 2),
        ((7, 5, 8), 2),
        ((7, 5, 2), 3),
        ((0, 5, 7), 2),
        ((0, 7, 3), 2),
        ((6, 0, 5), 3),
        ((0, 5, 4), 3),
    ],
)
def test_the_culprit_is_the_highest_or_with_a_five_the_lowest_and_never_the_blank(
    suspects: Trio, guilty: Place
) -> None:
    assert culprit(suspects) == guilty


@pytest.mark.parametrize("n", [2, 3, 4])
def test_every_silhouette_in_play_lies_somewhere(n: int) -> None:
    assert len(silhouettes(n)) == n + 4
    assert set(silhouettes(4)) - set(silhouettes(n)) == {4: set(), 3: {2}, 2: {2, 8}}[n]


def test_three_or_four_play_and_two_only_by_the_option() -> None:
    assert GAME.seats(Options()) == range(3, 5)
    assert GAME.seats(Options(players_2=True)) == range(2, 3)


def test_the_hands_are_passed_only_when_all_have_confirmed_and_to_the_right() -> None:
    table = four()
    for seat in (2, 0, 3):
        table.asks(seat, ConfirmSilhouette())
        assert isinstance(table.state.phase, Confirming)
        assert not table.table().passed
    table.asks(1, ConfirmSilhouette())
    assert isinstance(table.state.phase, Looking)
    assert table.state.scene is not None
    assert table.state.scene.held == (4, 5, 6, 3)


def test_for_two_nothing_is_passed() -> None:
    table = LaidTable(hands=(3, 4), suspects=(5, 6, 7), victim=0)
    table.confirm_all()
    assert isinstance(table.state.phase, Looking)
    assert table.state.scene is not None
    assert table.state.scene.held == (3, 4)
    assert not table.table().passed


def test_the_start_player_looks_at_two_then_swaps_or_keeps_then_accuses() -> None:
    table = four()
    table.confirm_all()
    assert table.actions(1) == (Look(places=(1, 2)), Look(places=(1, 3)), Look(places=(2, 3)))
    table.asks(1, Look(places=(1, 3)))
    assert isinstance(table.state.phase, Tampering)
    assert [one.unseen for one in table.table().suspects] == [False, True, False]
    assert table.actions(1) == (Keep(), Swap(place=1), Swap(place=3))
    table.asks(1, Swap(place=3))
    assert [one.tampered for one in table.table().suspects] == [False, False, True]
    assert table.state.scene is not None
    assert (table.state.scene.suspects, table.state.scene.victim) == ((7, 2, 8), 0)
    assert table.actions(1) == (Accuse(place=1), Accuse(place=2), Accuse(place=3))


def test_that_nothing_was_swapped_is_public() -> None:
    table = four()
    table.confirm_all()
    table.asks(1, Look(places=(1, 2)))
    assert not table.table().kept
    table.asks(1, Keep())
    assert table.table().kept
    assert not table.table().victim_swapped


def test_a_later_player_sees_what_the_one_before_did_not_accuse_and_may_accuse_anyone() -> None:
    table = four()
    table.confirm_all()
    table.asks(1, Look(places=(1, 2)))
    table.asks(1, Keep())
    table.asks(1, Accuse(place=1))
    assert table.state.phase == Accusing(seat=Seat(2))
    assert [one.seen_by for one in table.table().suspects] == [(1,), (1, 2), (2,)]
    assert table.actions(2) == (Accuse(place=1), Accuse(place=2), Accuse(place=3))
    table.asks(2, Accuse(place=1))
    table.asks(3, Accuse(place=2))
    assert [one.seen_by for one in table.table().suspects] == [(1, 0), (1, 2, 3), (2, 3, 0)]
    assert [one.stack for one in table.table().suspects] == [(1, 2), (3,), ()]


def test_markers_under_the_culprit_go_home_and_every_other_stack_to_its_top() -> None:
    table = played(four(), 1, 2, 2, 3)
    report = table.state.report
    assert report is not None
    assert (report.culprit, report.five) == (1, False)
    assert report.taken_by == (None, 3, 0)
    assert report.markers == (Markers(4, 1), Markers(5, 0), Markers(4, 0), Markers(4, 2))
    assert isinstance(table.state.phase, Reporting)


def test_an_empty_place_is_taken_by_nobody() -> None:
    taken, after = settle(((), (Seat(0), Seat(1)), ()), 2, (Markers(3, 1), Markers(0, 2)))
    assert taken == (None, None, None)
    assert after == (Markers(4, 1), Markers(1, 2))


def test_everybody_confirms_the_report_before_the_next_deal_and_the_start_moves_on() -> None:
    table = played(four(), 1, 1, 1, 1)
    for seat in (3, 1, 0):
        table.asks(seat, ConfirmReport())
        assert isinstance(table.state.phase, Reporting)
        assert table.actions(seat) == ()
    events = GAME.decide(table.state, Seat(2), ConfirmReport())
    assert events == (ReportConfirmed(seat=Seat(2)),)
    dealt = GAME.follow(GAME.evolve(table.state, events[0]), Dice(bytes(32), 1))
    (deal,) = dealt
    assert isinstance(deal, RoundDealt)
    assert (deal.round, deal.start) == (2, 2)
    assert sorted((*deal.hands, *deal.suspects, deal.victim)) == sorted(silhouettes(4))
    after = GAME.evolve(GAME.evolve(table.state, events[0]), deal)
    assert after.report == table.state.report
    assert after.scene is not None
    assert (after.scene.sights, after.scene.stacks, after.scene.tampered) == ((), ((), (), ()), None)


def test_the_first_start_player_is_drawn() -> None:
    state = GAME.initial(Options(), 3)
    drawn = [GAME.follow(state, Dice(bytes(32), roll)) for roll in range(40)]
    assert {event for events in drawn for event in events} == {StartDrawn(seat=Seat(i)) for i in range(3)}


def test_the_match_ends_after_the_round_when_somebody_has_no_usable_marker() -> None:
    table = four()
    table.holding((1, 4), (5, 0), (5, 0), (5, 0))
    played(table, 2, 2, 2)
    assert GAME.outcome(table.state) is None
    assert GAME.due(table.state) == (0,)
    table.asks(0, Accuse(place=3))
    assert table.state.phase == Over(reason="no_usable", winners=(Seat(1), Seat(2)))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.losers) == ((1, 2), (0, 3))
    assert (outcome.reason, outcome.points) == ("no_usable", (0, 1, 1, 0))
    assert all(table.actions(seat) == () for seat in range(4))
    assert GAME.follow(table.state, Dice(bytes(32), 0)) == ()


def test_a_last_usable_marker_that_comes_home_ends_nothing() -> None:
    table = four()
    table.holding((1, 4), (5, 0), (5, 0), (5, 0))
    played(table, 2, 2, 2, 1)
    assert GAME.outcome(table.state) is None


def test_the_match_ends_when_somebody_holds_eight_usable_or_not() -> None:
    table = four()
    table.holding((5, 0), (5, 0), (5, 0), (3, 2))
    played(table, 2, 2, 2, 2)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("many", (1, 2))
    assert table.state.markers[0] == Markers(4, 4)


@pytest.mark.parametrize(
    ("markers", "played_rounds", "reason"),
    [
        ((Markers(0, 8), Markers(1, 1)), 1, "no_usable"),
        ((Markers(7, 1), Markers(1, 1)), 1, "many"),
        ((Markers(7, 0), Markers(1, 1)), LAST_ROUND, "last_round"),
        ((Markers(7, 0), Markers(1, 1)), LAST_ROUND - 1, None),
    ],
)
def test_a_match_ends_for_the_first_reason_that_fits(
    markers: tuple[Markers, ...], played_rounds: int, reason: str | None
) -> None:
    assert ending(markers, played_rounds) == reason


def test_the_fewest_markers_win_then_the_fewest_face_down_then_all_share() -> None:
    assert best((Markers(0, 4), Markers(5, 0), Markers(3, 2))) == (0,)
    assert best((Markers(2, 2), Markers(3, 1), Markers(0, 7))) == (1,)
    assert best((Markers(3, 1), Markers(0, 7), Markers(3, 1))) == (0, 2)


def test_nothing_follows_from_the_room_and_nobody_is_asked_for_text() -> None:
    table = four()
    assert GAME.prepare(table.state, Seat(0), None) == ()
    assert not GAME.invites_text(table.state, Seat(0))


def refused(table: LaidTable, seat: int, action: AnyAction) -> str:
    with pytest.raises(IllegalActionError) as caught:
        table.asks(seat, action)
    return caught.value.code


def test_what_is_not_possible_now_is_refused_with_a_code() -> None:
    table = four()
    table.asks(0, ConfirmSilhouette())
    assert refused(table, 0, ConfirmSilhouette()) == "already_confirmed"
    assert refused(table, 1, ConfirmReport()) == "not_now"
    assert refused(table, 1, Keep()) == "not_now"
    assert refused(table, 0, Keep()) == "not_your_turn"
    for seat in (1, 2, 3):
        table.asks(seat, ConfirmSilhouette())
    assert refused(table, 1, Look(places=(2, 1))) == "two_suspects"
    assert refused(table, 1, Look(places=(2, 2))) == "two_suspects"
    assert refused(table, 0, Look(places=(1, 2))) == "not_your_turn"
    table.asks(1, Look(places=(1, 2)))
    assert refused(table, 1, Swap(place=3)) == "not_looked_at"
    assert refused(table, 1, Accuse(place=1)) == "not_now"
    assert refused(table, 2, Keep()) == "not_your_turn"
    table.asks(1, Keep())
    assert refused(table, 2, Accuse(place=1)) == "not_your_turn"
    assert refused(table, 1, ConfirmSilhouette()) == "not_now"


def test_a_match_that_is_over_refuses_everything() -> None:
    table = four()
    table.holding((1, 4), (5, 0), (5, 0), (5, 0))
    played(table, 2, 2, 2, 2)
    assert refused(table, 0, ConfirmReport()) == "match_over"
