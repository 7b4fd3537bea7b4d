"""The bot plays either role from its view alone, takes what is certain, and knows when a draw is a gift."""

from random import Random
from typing import get_args

import pytest

from app.games.game import Seat
from app.games.noir import GAME
from app.games.noir.bot_value import WEIGHTS
from app.games.noir.model import (
    AcceptDraw,
    Action,
    Arrest,
    CitizensArrest,
    Kill,
    Mode,
    OfferDraw,
    Options,
    Person,
    Role,
)
from app.games.noir.model_state import Clue, State, Turning
from tests.support.noir import INSPECTOR, KILLER, built, dealt, play, without_offers
from tests.tournament.noir import FIXED, by_kind
from tests.tournament.play import match

MODES: tuple[Mode, ...] = get_args(Mode)


def chosen(state: State, seat: Seat, luck: int = 1) -> Action | None:
    actions = GAME.legal_actions(state, seat)
    own = GAME.own(state, seat, actions)
    return GAME.choose(GAME.table(state), own, actions, (), Random(luck))


def clue(about: Role, near: str) -> Clue:
    return Clue("canvass", about, Person("A"), near, inside=True)


@pytest.mark.parametrize("mode", MODES)
def test_it_arrests_whom_it_knows_and_kills_whom_it_knows(mode: Mode) -> None:
    hunt = built(mode=mode, phase=Turning(INSPECTOR), killer_is="T", clues=(clue("killer", "T"),))
    arrest = chosen(hunt, INSPECTOR)
    assert isinstance(arrest, Arrest | CitizensArrest)
    assert arrest.person == "T"
    strike = built(mode=mode, inspector_is="L", hand="SMY", clues=(clue("inspector", "L"),))
    assert chosen(strike, KILLER) == Kill(Person("L"))


def test_the_killer_takes_the_sixteenth() -> None:
    state = built(board=("ABC", "FGH", "KLS"), dead="DEIJMNOPQRTUVWX", deck="AB")
    assert isinstance(chosen(state, KILLER), Kill)


def test_it_waits_while_it_is_the_others_turn_and_never_offers() -> None:
    assert chosen(built(), INSPECTOR) is None
    rng = Random(2)
    for mode in MODES:
        state = dealt(rng, mode)
        while GAME.outcome(state) is None:
            (seat,) = GAME.due(state)
            action = chosen(state, seat, rng.randrange(1000))
            assert action is not None
            assert not isinstance(action, OfferDraw | AcceptDraw)
            assert action in without_offers(GAME.legal_actions(state, seat))
            state, _ = play(state, seat, action)


def test_it_accepts_a_draw_when_it_stands_worse_and_not_when_it_wins() -> None:
    open_killer = built(offer=INSPECTOR, clues=(clue("killer", "G"),), killer_is="G", board=near_s("G"))
    assert chosen(open_killer, KILLER) == AcceptDraw()
    hunted = built(offer=KILLER, clues=(clue("killer", "G"),), board=near_s("G"))
    assert chosen(hunted, INSPECTOR) is None


def near_s(person: str) -> tuple[str, ...]:
    """A board on which this person stands right of S, in the middle."""
    others = [p for p in "ABCDEFGHIJKLMNOPQRTUVWXY" if p != person]
    others[12:12] = ["S", person]
    return tuple("".join(others[i : i + 5]) for i in range(0, 25, 5))


def test_it_has_a_row_of_weights_for_every_role_and_mode() -> None:
    assert WEIGHTS.keys() == {(role, mode) for role in get_args(Role) for mode in MODES}
    lengths = {len(row) for row in WEIGHTS.values()}
    assert len(lengths) == 1


@pytest.mark.parametrize("mode", MODES)
def test_it_beats_chance_in_both_roles(mode: Mode) -> None:
    rng = Random(7)
    options = Options(mode=mode)
    kills = sum(match(FIXED, options, [GAME.choose, by_kind], rng)[0] for _ in range(12))
    catches = sum(match(FIXED, options, [by_kind, GAME.choose], rng)[1] for _ in range(12))
    assert kills + catches > 14
