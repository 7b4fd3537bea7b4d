"""A refusal is a code from what the asker can see: the same whatever is hidden."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.games.game import Seat
from app.games.noir import GAME
from app.games.noir.model import (
    AcceptDraw,
    Action,
    Arrest,
    ChooseIdentity,
    CitizensArrest,
    Discard,
    Disguise,
    Exonerate,
    Kill,
    OfferDraw,
    Person,
    Shift,
)
from app.games.noir.model_state import Choosing, Discarding, Opening, Over, State, Turning
from tests.support.noir import INSPECTOR, KILLER, built

HUNT = Turning(INSPECTOR)
CITIZENS: dict[str, Any] = {"mode": "citizens_arrest", "phase": HUNT}
GONE: dict[str, Any] = {"dead": "UVWXY", "board": ("ABCDE", "FGHIJ", "KLMNO", "PQRST")}


def person(name: str) -> Person:
    return Person(name)


CASES: list[tuple[dict[str, Any], Seat, Action, str]] = [
    ({"phase": Over(KILLER, "inspector_killed")}, KILLER, Kill(person("A")), "match_over"),
    ({}, KILLER, AcceptDraw(), "no_offer"),
    ({"offer": KILLER}, KILLER, AcceptDraw(), "no_offer"),
    ({}, INSPECTOR, Arrest(person("T")), "not_your_turn"),
    ({}, INSPECTOR, OfferDraw(), "not_your_turn"),
    ({"offer": KILLER}, KILLER, OfferDraw(), "draw_offered"),
    ({"phase": Opening()}, KILLER, Disguise(), "must_kill"),
    ({"phase": Opening(), "offer": KILLER}, KILLER, OfferDraw(), "draw_offered"),
    ({"phase": Opening()}, KILLER, Kill(person("Y")), "not_adjacent"),
    ({"phase": Choosing()}, INSPECTOR, Exonerate(), "must_choose"),
    ({"phase": Choosing(), "inspector_is": None}, INSPECTOR, ChooseIdentity(person("A")), "not_in_hand"),
    ({"phase": Choosing(), "dead": "L"}, INSPECTOR, ChooseIdentity(person("L")), "deceased"),
    ({"phase": Discarding(person("L"))}, INSPECTOR, Exonerate(), "must_discard"),
    ({"phase": Discarding(person("L"))}, INSPECTOR, OfferDraw(), "must_discard"),
    ({"phase": Discarding(person("L"))}, INSPECTOR, Discard(person("S")), "not_in_hand"),
    ({"phase": Discarding(person("L"))}, INSPECTOR, Discard(person("")), "not_in_hand"),
    ({"phase": HUNT}, INSPECTOR, Discard(person("L")), "draw_first"),
    ({"phase": HUNT}, INSPECTOR, ChooseIdentity(person("L")), "already_chosen"),
    ({"phase": HUNT}, INSPECTOR, Kill(person("T")), "not_your_role"),
    ({"phase": HUNT}, INSPECTOR, Disguise(), "not_your_role"),
    ({}, KILLER, Arrest(person("A")), "not_your_role"),
    ({}, KILLER, Exonerate(), "not_your_role"),
    ({}, KILLER, CitizensArrest(person("L"), person("A")), "not_your_role"),
    ({"deck": ""}, KILLER, Disguise(), "deck_empty"),
    ({"phase": HUNT, "deck": ""}, INSPECTOR, Exonerate(), "deck_empty"),
    ({}, KILLER, Kill(person("G")), "yourself"),
    ({}, KILLER, Kill(person("Y")), "not_adjacent"),
    ({}, KILLER, Kill(person("Z")), "not_on_board"),
    ({}, KILLER, Kill(person("")), "not_on_board"),
    ({}, KILLER, Kill(person("AB")), "not_on_board"),
    ({"dead": "A"}, KILLER, Kill(person("A")), "deceased"),
    ({"phase": HUNT, "innocent": "T"}, INSPECTOR, Arrest(person("T")), "innocent"),
    ({"phase": HUNT, **GONE}, INSPECTOR, Arrest(person("Y")), "not_on_board"),
    ({"shift": Shift("row", 1, 1)}, KILLER, Shift("row", 1, -1), "undoes_shift"),
    ({}, KILLER, Shift("row", 5, 1), "no_such_line"),
    ({}, KILLER, Shift("column", -1, 1), "no_such_line"),
    ({"phase": HUNT}, INSPECTOR, CitizensArrest(person("L"), person("G")), "not_in_this_mode"),
    ({**CITIZENS, "deck": ""}, INSPECTOR, CitizensArrest(person("L"), person("G")), "deck_empty"),
    (CITIZENS, INSPECTOR, CitizensArrest(person("A"), person("G")), "not_in_hand"),
    ({**CITIZENS, **GONE}, INSPECTOR, CitizensArrest(person("Y"), person("T")), "line_gone"),
    (CITIZENS, INSPECTOR, CitizensArrest(person("L"), person("L")), "yourself"),
    (CITIZENS, INSPECTOR, CitizensArrest(person("L"), person("Y")), "not_adjacent"),
    ({**CITIZENS, "dead": "G"}, INSPECTOR, CitizensArrest(person("L"), person("G")), "deceased"),
    ({**CITIZENS, "innocent": "G"}, INSPECTOR, CitizensArrest(person("L"), person("G")), "innocent"),
]


def state_of(fields: dict[str, Any]) -> State:
    return built(**fields)


@pytest.mark.parametrize(("fields", "seat", "action", "code"), CASES)
def test_a_refusal_says_why(fields: dict[str, Any], seat: Seat, action: Action, code: str) -> None:
    state = state_of(fields)
    assert action not in GAME.legal_actions(state, seat)
    assert GAME.refusal(state, seat, action) == code


@pytest.mark.parametrize(("fields", "seat", "action", "code"), CASES)
def test_a_refusal_depends_on_nothing_the_asker_cannot_see(
    fields: dict[str, Any], seat: Seat, action: Action, code: str
) -> None:
    state = state_of(fields)
    if seat == KILLER:
        other = replace(state, inspector_is=person("Q"), hand=state.hand.translate(str.maketrans("LMY", "NOP")))
    else:
        other = replace(state, killer_is=person("Q"))
    other = replace(other, deck=state.deck[::-1])
    assert GAME.refusal(other, seat, action) == code
