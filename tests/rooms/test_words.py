"""Names and texts: any script, nothing invisible."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rooms import words
from app.rooms.model import CommandRefusedError, Join
from tests.support.room import Table

FAMILY = "\U0001f468\U0001f3fd\u200d\U0001f469\U0001f3fd\u200d\U0001f467\U0001f3fd\u200d\U0001f466\U0001f3fd"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\tand\n\nBen", "Ann and Ben"),
        ("<img onerror=x()>", "<img onerror=x()>"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066a\u2069b\u200ec\u200f", "abc"),
        ("a\u200bb\ufeffc\u2060d\u00ade", "abcde"),
        ("z\u200cw\u200dj", "zwj"),
        ("\u3164\uffa0\u115f", ""),
        ("\u2800 \u2800", ""),
        ("\u3000全角\u3000", "全角"),
        ("e\u0301", "é"),
        ("Z" + "\u0301" * 50, "Ź" + "\u0301" * 4),
        (FAMILY, FAMILY),
        (ENGLAND, ENGLAND),
        ("❤\ufe0f", "❤\ufe0f"),
        ("a\ufe0f\ufe0f", "a"),
        ("\U000e0067\U000e007f", ""),
        ("क्षि", "क्षि"),
        ("\x00\x1b[31mred", "[31mred"),
        ("\ud800", ""),
        ("E\U000e0067\u0301", "É"),
    ],
)
def test_what_cannot_be_seen_is_removed(typed: str, kept: str) -> None:
    assert words.cleaned(typed) == kept


@given(st.text())
def test_cleaning_twice_is_cleaning_once(typed: str) -> None:
    once = words.cleaned(typed)
    assert words.cleaned(once) == once
    assert once == once.strip()
    once.encode()


@pytest.mark.parametrize("typed", ["a", "x" * 20, FAMILY * 20, ENGLAND, "é" * 20])
def test_a_name_has_up_to_twenty_signs(typed: str) -> None:
    assert words.name(typed) == typed


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "x" * 21, FAMILY * 21])
def test_a_name_of_nothing_or_too_much_is_refused(typed: str) -> None:
    with pytest.raises(CommandRefusedError) as refusal:
        words.name(typed)
    assert (refusal.value.code, refusal.value.arguments) == ("bad_name", {"min": 1, "max": 20})


@pytest.mark.parametrize(
    ("wanted", "taken", "given"),
    [
        ("Kim", [], "Kim"),
        ("Kim", ["Ann"], "Kim"),
        ("Kim", ["kim"], "Kim 2"),
        ("KIM", ["Kim", "kim 2"], "KIM 3"),
        ("\uff2b\uff49\uff4d", ["Kim"], "\uff2b\uff49\uff4d 2"),
        ("Straße", ["STRASSE"], "Straße 2"),
        ("ﬁn", ["FIN"], "ﬁn 2"),
        ("x" * 20, ["X" * 20], "x" * 18 + " 2"),
        ("x" * 17 + " yy", ["x" * 17 + " yy"], "x" * 17 + " 2"),
        (FAMILY * 20, [FAMILY * 20], FAMILY * 18 + " 2"),
    ],
)
def test_a_second_one_of_the_same_name_gets_a_number(wanted: str, taken: list[str], given: str) -> None:
    assert words.unique(wanted, taken) == given
    assert len(words.signs(given)) <= words.LONGEST_NAME


@given(st.lists(st.sampled_from(["Kim", "kim", "x" * 20, "X" * 20, "Kim 2"]), max_size=15))
def test_no_two_members_have_the_same_name(names: list[str]) -> None:
    table = Table("Ann")
    for number, name in enumerate(names):
        table.ask(f"browser {number}", Join(name))
    folded = [words.folded(member.name) for member in table.room.members]
    assert len(set(folded)) == len(folded)


def test_a_text_has_up_to_280_signs() -> None:
    assert words.text(FAMILY * 280) == FAMILY * 280
    assert words.text(" \u200b ") is None
    with pytest.raises(CommandRefusedError) as refusal:
        words.text("x" * 281)
    assert (refusal.value.code, refusal.value.arguments) == ("text_too_long", {"max": 280})


def test_codes_are_written_once() -> None:
    for codes in (words.PHRASES, words.REACTIONS, words.BOT_NAMES):
        assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("name", ["PHRASES", "REACTIONS"])
def test_the_page_offers_what_the_room_lets_in(name: str) -> None:
    page = (Path(__file__).parents[2] / "static/js/room/talk.js").read_text(encoding="utf-8")
    offered = re.search(rf"const {name} = (\[[^\]]*\]);", page)
    assert offered is not None
    assert sorted(json.loads(offered[1])) == sorted(getattr(words, name))
