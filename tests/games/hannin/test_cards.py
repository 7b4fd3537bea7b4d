"""The printed matter agrees with the rules page."""

from __future__ import annotations

from typing import Literal, get_args

import pytest

from app.games.hannin.cards import ACTIONS, BOX, KINDS, Card, recipe, spread

DECKS = {3: (1, 1, 1, 1, 0, 8), 4: (1, 1, 1, 1, 1, 11), 5: (1, 1, 1, 2, 1, 14), 6: (1, 1, 2, 2, 2, 16), 7: (1, 1, 2, 3, 2, 19)}  # fmt: skip  # noqa: E501
FIXED: tuple[Card, ...] = ("criminal", "first_discoverer", "detective", "alibi", "accomplice")
POOLS: tuple[Literal["everything", "actions"], ...] = ("everything", "actions")


def test_the_box_has_32_cards_of_every_kind() -> None:
    assert get_args(Card) == KINDS
    assert sum(BOX.values()) == 32
    assert list(BOX.values()) == [1, 1, 4, 5, 2, 5, 4, 3, 3, 1, 1, 2]


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("seats", DECKS)
def test_the_deck_for_three_to_seven(seats: int, pool: Literal["everything", "actions"]) -> None:
    made = recipe(seats, pool)
    fixed = {count.card: count.count for count in made.fixed}
    assert tuple(fixed.get(card, 0) for card in FIXED) == DECKS[seats][:5]
    assert made.drawn == DECKS[seats][5]
    assert len(spread(made.fixed)) + made.drawn == 4 * seats
    drawn = {count.card: count.count for count in made.pool}
    if pool == "everything":
        assert all(fixed.get(card, 0) + drawn.get(card, 0) == BOX[card] for card in KINDS)
    else:
        assert drawn == {card: BOX[card] for card in ACTIONS}
    assert len(spread(made.pool)) >= made.drawn


@pytest.mark.parametrize("pool", POOLS)
def test_eight_players_have_the_whole_box(pool: Literal["everything", "actions"]) -> None:
    made = recipe(8, pool)
    assert spread(made.fixed) == spread(recipe(8, "everything").fixed)
    assert len(spread(made.fixed)) == 32
    assert (made.drawn, made.pool) == (0, ())


def test_seven_players_draw_all_action_cards_under_the_rulebook() -> None:
    made = recipe(7, "actions")
    assert made.drawn == len(spread(made.pool)) == 19
