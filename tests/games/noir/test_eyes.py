"""Who may know what, row by row of the page; and that what a seat is told to know is always true."""

from random import Random
from typing import Any, get_args

import pytest

from app.games.game import Audience, Seat, Viewer
from app.games.noir import GAME
from app.games.noir.model import (
    EVERYBODY,
    Arrest,
    CitizensArrest,
    Dealt,
    Discard,
    Disguise,
    Disguised,
    Event,
    EvidenceDrawn,
    Exonerate,
    IdentityChosen,
    Kill,
    Mode,
    OfferDraw,
    Person,
    Shift,
)
from app.games.noir.model_state import Choosing, Opening, State, Turning
from app.games.noir.view_shapes import Own, Table
from tests.support.noir import INSPECTOR, KILLER, built, dealt, plain, play, steps

MODES: tuple[Mode, ...] = get_args(Mode)
A, G, M, S = map(Person, "AGMS")
VIEWERS: tuple[Viewer, ...] = (KILLER, INSPECTOR, Audience.PUBLIC, Audience.ALL)


def own(state: State, seat: Seat) -> Own:
    return GAME.own(state, seat, GAME.legal_actions(state, seat))


def may(state: State, seat: Seat, answer: str) -> str:
    knows = own(state, seat).knows
    no = sorted(knows.mine + knows.deceased + knows.seen + knows.clue + knows.shown)
    assert sorted([*no, *knows.yes, *knows.open]) == list(EVERYBODY)
    return {"yes": knows.yes, "open": knows.open, "no": "".join(no)}[answer]


def told(event: Event) -> dict[Viewer, Any]:
    return {viewer: plain(GAME.tell(event, viewer)) for viewer in VIEWERS}


def test_the_table_has_no_identity_hand_deck_or_target() -> None:
    shown = plain(GAME.table(built()))
    assert shown.keys() == set(Table.__struct_fields__)
    assert (shown["deck"], shown["hand"], shown["reveal"]) == (20, 3, None)
    hidden_otherwise = built(killer_is=A, inspector_is=M, hand="GSY", deck="".join(reversed(built().deck)))
    assert plain(GAME.table(hidden_otherwise)) == shown


def test_each_seat_knows_its_own_identity_and_the_inspector_the_hand() -> None:
    killer, inspector = own(built(), KILLER), own(built(), INSPECTOR)
    assert (killer.identity, killer.hand, killer.drawn, killer.near) == (G, None, None, "ABCFHKLM")
    assert (inspector.identity, inspector.hand, inspector.drawn, inspector.near) == (S, "LMY", None, "MNORTWXY")


def test_at_the_end_everything_is_shown_to_everyone() -> None:
    over, _ = play(built(inspector_is=M, hand="LSY"), KILLER, Kill(M))
    reveal = GAME.table(over).reveal
    assert reveal is not None
    assert plain(reveal) == {
        "winner": 0, "reason": "inspector_killed", "killer_is": "G", "inspector_is": "M", "hand": "LSY",
        "deck": over.deck,
    }  # fmt: skip
    assert may(over, KILLER, "yes") == "M"
    assert may(over, INSPECTOR, "yes") == "G"
    assert own(over, KILLER).why == ()


def test_the_deal_tells_the_board_to_all_and_cards_to_their_holders() -> None:
    lines = told(Dealt(KILLER, built().board, "GLMYSABCDEFHIJKNOPQRTUVWX"))
    assert {v: (line["identity"], line["hand"]) for v, line in lines.items()} == {
        KILLER: ("G", None),
        INSPECTOR: (None, "LMYS"),
        Audience.PUBLIC: (None, None),
        Audience.ALL: ("G", "LMYS"),
    }


def test_a_disguise_shows_the_old_identity_and_a_failed_one_the_card() -> None:
    made = told(Disguised(KILLER, A, G, failed=False, killed=False))
    assert {v: (line["shown"], line["drawn"]) for v, line in made.items()} == {
        KILLER: ("G", "A"),
        INSPECTOR: ("G", None),
        Audience.PUBLIC: ("G", None),
        Audience.ALL: ("G", "A"),
    }
    failed = told(Disguised(KILLER, A, G, failed=True, killed=False))
    assert {v: line["shown"] for v, line in failed.items()} == dict.fromkeys(VIEWERS, "A")
    assert "G" not in str(failed[INSPECTOR].values())


@pytest.mark.parametrize("event", [IdentityChosen(INSPECTOR, S), EvidenceDrawn(INSPECTOR, S)])
def test_the_inspectors_card_is_told_to_the_inspector_alone(event: Event) -> None:
    assert {v: line["person"] for v, line in told(event).items()} == {
        KILLER: None,
        INSPECTOR: "S",
        Audience.PUBLIC: None,
        Audience.ALL: "S",
    }


def test_an_answer_is_published_no_as_well_as_yes() -> None:
    for card, near in (("M", True), ("Y", False)):
        state, _ = play(built(phase=Turning(INSPECTOR)), INSPECTOR, Exonerate())
        _, events = play(state, INSPECTOR, Discard(Person(card)))
        assert {str(line) for line in told(events[1]).values()} == {str(plain(events[1]))}
        assert plain(events[1])["near"] is near


def test_the_forbidden_shift_stands_on_the_table() -> None:
    state, _ = play(built(), KILLER, Shift("row", 2, 1))
    assert (GAME.table(state).shift, GAME.table(state).forbidden) == (
        Shift("row", 2, 1),
        (Shift("row", 2, -1),),
    )
    state, _ = play(built(), KILLER, Shift("column", 2, -1))
    assert GAME.table(state).forbidden == (Shift("column", 2, 1),)
    narrow = built(board=("AB", "CD", "EF", "GH", "ST"), dead="IJKLMNOPQRUVWX")
    state, _ = play(narrow, KILLER, Shift("row", 2, 1))
    assert GAME.table(state).forbidden == (Shift("row", 2, -1), Shift("row", 2, 1))


# --- the notebook ------------------------------------------------------------------------------------


def test_own_cards_the_deceased_and_the_discarded_are_ruled_out() -> None:
    state = built(dead="AB", discards="CB", innocent="C")
    knows = own(state, INSPECTOR).knows
    assert (knows.mine, knows.deceased, knows.seen, knows.clue) == ("LMSY", "AB", "C", "")
    assert may(state, KILLER, "no") == "ABCG"


def test_a_kill_tells_that_the_killer_stood_next_to_the_victim() -> None:
    state, _ = play(built(), KILLER, Kill(A))
    assert may(state, INSPECTOR, "open") == "BFG"
    (fact,) = own(state, INSPECTOR).facts
    assert (fact.source, fact.person, fact.yes, fact.near) == ("kill", "A", True, "BFG")
    assert set(fact.excludes) == set("CDEHIJKLMNOPQRSTUVWXY")
    assert own(state, KILLER).facts == ()


def test_a_canvas_a_miss_and_a_bluff_tell_what_they_tell() -> None:
    state, _ = play(built(phase=Turning(INSPECTOR)), INSPECTOR, Arrest(Person("T")))
    assert may(state, KILLER, "open") == "NOSTXY"
    assert own(state, INSPECTOR).facts[0].excludes == "T"
    state, _ = play(built(phase=Turning(INSPECTOR)), INSPECTOR, Exonerate())
    no, _ = play(state, INSPECTOR, Discard(Person("Y")))
    assert own(no, INSPECTOR).facts[0].excludes == "STX"
    yes, _ = play(state, INSPECTOR, Discard(Person("M")))
    assert may(yes, INSPECTOR, "open") == "GHINQR"


def test_when_one_alone_is_left_it_is_they() -> None:
    state = built(dead="BF", discards="ACEHK", innocent="ACEHK")
    state, _ = play(state, KILLER, Kill(A))
    assert may(state, INSPECTOR, "yes") == "G"


def test_stale_clues_rule_nobody_out() -> None:
    state, _ = play(built(), KILLER, Kill(A))
    state, _ = play(state, INSPECTOR, Exonerate())
    state, _ = play(state, INSPECTOR, Discard(Person("A")))
    state, _ = play(state, KILLER, Disguise())
    assert own(state, INSPECTOR).facts[0].stale
    assert len(may(state, INSPECTOR, "open")) == 19


# --- what may not be done, and why -------------------------------------------------------------------


def whys(state: State, seat: Seat) -> dict[tuple[str, str], str]:
    return {(w.action, w.code): w.people for w in own(state, seat).why}


def test_who_may_not_be_killed_and_why() -> None:
    assert whys(built(dead="AB"), KILLER) == {
        ("kill", "deceased"): "AB",
        ("kill", "yourself"): "G",
        ("kill", "not_adjacent"): "DEIJNOPQRSTUVWXY",
    }
    bare = whys(built(dead="ABCFHKLM", deck=""), KILLER)
    assert ("kill", "no_target") in bare
    assert ("disguise", "deck_empty") in bare
    assert whys(built(), INSPECTOR) == {}
    assert ("shift", "must_kill") in whys(built(phase=Opening()), KILLER)
    assert whys(built(phase=Choosing()), INSPECTOR) == {}


def test_who_may_not_be_arrested_and_why() -> None:
    state = built(phase=Turning(INSPECTOR), dead="M", innocent="N", discards="N", deck="")
    shown = whys(state, INSPECTOR)
    assert shown.pop(("arrest", "not_adjacent")) == "ABCDEFGHIJKLPQUV"
    assert shown == {("arrest", "deceased"): "M", ("arrest", "innocent"): "N", ("exonerate", "deck_empty"): ""}


def test_which_card_carries_no_citizens_arrest_and_why() -> None:
    base: dict[str, Any] = {"mode": "citizens_arrest", "phase": Turning(INSPECTOR)}
    gone: dict[str, Any] = {"dead": "UVWXY", "board": ("ABCDE", "FGHIJ", "KLMNO", "PQRST")}
    assert whys(built(**base, **gone), INSPECTOR)["citizens_arrest", "line_gone"] == "Y"
    assert own(built(**base, **gone), INSPECTOR).lost == "Y"
    lonely = built(
        **base, dead="GHIFKNPQR", innocent="LS", discards="LS", hand="M", killer_is=A, inspector_is="Y"
    )
    assert whys(lonely, INSPECTOR)["citizens_arrest", "no_target"] == "M"
    assert whys(built(**{**base, "deck": ""}), INSPECTOR)["citizens_arrest", "deck_empty"] == ""
    assert whys(built(**{**base, "hand": ""}), INSPECTOR)["citizens_arrest", "no_card"] == ""


# --- over whole matches ------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_what_a_seat_knows_is_always_true_and_what_it_may_do_it_can_see(mode: Mode) -> None:
    rng = Random(4)
    for _ in range(20):
        for state, seat, _, _, after in steps(dealt(rng, mode), rng):
            for viewer, truth in ((KILLER, after.inspector_is), (INSPECTOR, after.killer_is)):
                seen = viewer if after.killer == KILLER else Seat(1 - viewer)
                if truth is not None:
                    assert truth not in may(after, seen, "no")
                    assert may(after, seen, "yes") in ("", truth)
            actions = GAME.legal_actions(state, seat)
            mine = own(state, seat)
            assert GAME.table(state).turn == seat
            assert (GAME.table(state).stage == "discarding") == (mine.drawn is not None)
            assert GAME.outcome(state) is None
            assert not GAME.invites_text(state, seat)
            targets = {a.person for a in actions if isinstance(a, Kill | Arrest)}
            assert targets <= set(mine.near + (mine.identity or ""))
            cards = {a.card for a in actions if isinstance(a, CitizensArrest)}
            assert cards <= set(mine.hand or "")
            assert (OfferDraw() in actions) == (state.offer is None and mine.drawn is None)
