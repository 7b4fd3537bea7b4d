"""What the bot owes the table: it chooses, it bluffs, and it reads the others."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

from app.games.game import Seat
from app.games.hattari import GAME
from app.games.hattari.bot import accusations, setting
from app.games.hattari.bot_guess import World as GuessedWorld
from app.games.hattari.bot_guess import accused, likelihood, worth
from app.games.hattari.model import Accuse, AnyAction, ConfirmReport, Keep, Look, Swap
from app.games.hattari.pieces import Markers
from tests.support.hattari import LaidTable


def chosen(table: LaidTable, seat: int, luck: int) -> AnyAction | None:
    return GAME.choose(table.table(), table.own(seat), table.actions(seat), (), Random(luck))


def opened(*, swap: bool = False) -> LaidTable:
    """Seat 0 has looked at 8 and 2 and is about to accuse."""
    table = LaidTable(hands=(3, 4, 0, 6), suspects=(8, 2, 7), victim=5)
    table.confirm_all()
    table.asks(0, Look(places=(1, 2)))
    table.asks(0, Swap(place=1) if swap else Keep())
    return table


def test_a_seat_without_actions_chooses_nothing() -> None:
    table = opened()
    assert chosen(table, 1, 0) is None


def test_what_is_asked_of_it_is_one_of_its_actions_from_the_first_prompt_to_the_last() -> None:
    table = LaidTable(hands=(3, 4, 7), suspects=(8, 5, 0), victim=6)
    luck = Random(1)
    while due := GAME.due(table.state):
        seat = due[0]
        action = GAME.choose(table.table(), table.own(seat), table.actions(seat), (), luck)
        assert action in table.actions(seat)
        if isinstance(action, ConfirmReport):
            break
        table.asks(seat, action)
    assert table.state.report is not None


def test_the_start_player_who_knows_the_culprit_does_not_always_accuse_it() -> None:
    """Its accusation is no function of what it saw: it bluffs, and does not always bluff."""
    table = opened()
    counts = Counter(cast("Accuse", chosen(table, 0, luck)).place for luck in range(300))
    assert min(counts[1], counts[2] + counts[3]) > 15


def test_keeping_and_swapping_are_both_to_be_expected() -> None:
    table = LaidTable(hands=(3, 4, 0, 6), suspects=(7, 2, 8), victim=5)
    table.confirm_all()
    table.asks(0, Look(places=(1, 2)))
    kinds = Counter(type(chosen(table, 0, luck)) for luck in range(200))
    assert min(kinds[Keep], kinds[Swap]) > 10


def test_what_others_accuse_moves_its_mind_about_what_it_has_not_seen() -> None:
    """Two worlds differ in the suspect seen by the accuser alone; who accuses it tells something."""
    table = opened()
    table.asks(0, Accuse(place=1))
    around = setting(table.table())
    told = accused(((Seat(0),), (), ()), Seat(0), 4)
    high = likelihood(GuessedWorld(suspects=(8, 2, 7), victim=None), told, around, None)
    low = likelihood(GuessedWorld(suspects=(3, 2, 7), victim=None), told, around, None)
    assert high > 2 * low


def test_a_swap_is_reckoned_with() -> None:
    """The start player who swapped place 1 does not know it: accusing it says little of what lies there."""
    table = opened(swap=True)
    table.asks(0, Accuse(place=3))
    around = setting(table.table())
    told = accused(((), (), (Seat(0),)), Seat(0), 4)
    one = likelihood(GuessedWorld(suspects=(8, 2, 7), victim=4), told, around, 1)
    other = likelihood(GuessedWorld(suspects=(3, 2, 7), victim=4), told, around, 1)
    assert one == other
    assert len(accusations(table.table(), table.own(1))) == 3


def test_the_last_to_accuse_does_not_top_a_stack_it_knows_to_be_wrong() -> None:
    table = LaidTable(hands=(6, 4, 0), suspects=(5, 3, 7), victim=8)
    table.confirm_all()
    table.asks(0, Look(places=(1, 3)))
    table.asks(0, Keep())
    table.asks(0, Accuse(place=3))
    table.asks(1, Accuse(place=3))
    counts = Counter(cast("Accuse", chosen(table, 2, luck)).place for luck in range(200))
    assert counts[3] < 5
    assert counts[2] > 60


def test_a_match_that_ends_is_worth_its_share() -> None:
    over = (Markers(0, 3), Markers(3, 0), Markers(9, 0))
    assert [worth(over, Seat(seat), 1) for seat in range(3)] == [0.0, 1.0, 0.0]
    shared = (Markers(3, 0), Markers(3, 0), Markers(9, 0))
    assert [worth(shared, Seat(seat), 1) for seat in range(3)] == [0.5, 0.5, 0.0]
    running = (Markers(4, 0), Markers(3, 1), Markers(5, 1))
    first, second, third = (worth(running, Seat(seat), 1) for seat in range(3))
    assert first > second > third
