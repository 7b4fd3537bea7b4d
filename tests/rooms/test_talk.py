"""What members say, and the frames that leave no entry."""

import pytest

from app.rooms import words
from app.rooms.evolve import KEPT_SAID
from app.rooms.model import Configure, Join, Leave, Note, React, Say, Start, Watch
from tests.support.room import Table


def test_phrases_are_kept_as_codes_and_texts_cleaned() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Say("suspicious"))
    table.passes(2)
    table.ask("Ben", Say(text=" it \u202ewas  you"))
    first, second = table.room.said
    assert (first.n, first.name, first.phrase, first.text) == (1, "Ann", "suspicious", None)
    assert (second.n, second.member, second.phrase, second.text) == (2, table.id("Ben"), None, "it was you")
    assert second.at == first.at + 2000


def test_the_last_fifty_are_kept_and_counted_on() -> None:
    assert KEPT_SAID == 50
    table = Table("Ann")
    for n in range(KEPT_SAID + 7):
        table.ask("Ann", Say(text=f"no {n}"))
    assert len(table.room.said) == KEPT_SAID
    assert (table.room.said[0].n, table.room.said[-1].n) == (8, 57)
    assert table.room.said[-1].text == "no 56"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Say(), "bad_frame"),
        (Say("thanks", "and a text"), "bad_frame"),
        (Say("obscene"), "unknown_phrase"),
        (Say(text=" \u200b "), "text_empty"),
        (Say(text="x" * 281), "text_too_long"),
        (React("boo"), "unknown_reaction"),
        (Note("dots"), "no_match"),
    ],
)
def test_what_is_not_let_in(command: Say | React | Note, code: str) -> None:
    assert Table("Ann").refused("Ann", command) == code


@pytest.mark.parametrize("closed", [{"texts": False}, {"same_room": True}])
def test_closed_texts_leave_the_phrases(closed: dict[str, bool]) -> None:
    table = Table("Ann")
    table.ask("Ann", Configure(room=closed))
    assert table.refused("Ann", Say(text="hello")) == "texts_closed"
    table.ask("Ann", Say("hello"))
    assert table.room.said[-1].phrase == "hello"


def test_who_has_not_joined_says_nothing() -> None:
    table = Table("Ann", "Ben")
    table.ask("Cem", Watch("Cem"))
    table.ask("Cem", Say("hello"))
    table.ask("Ben", Leave())
    for name in ("Ben", "stranger"):
        for command in (Say("hello"), React("clap"), Note("dots")):
            assert table.refused(name, command) == "not_joined"


def test_a_name_stands_with_what_was_said() -> None:
    table = Table("Ann")
    table.ask("Ann", Say("hello"))
    table.ask("Ann", Join("Anna"))
    assert table.room.said[0].name == "Ann"


def test_reactions_and_notes_leave_no_entry() -> None:
    table = Table("Ann", "Ben")
    table.ask("Cem", Join("Cem"))
    assert table.ask("Cem", React("clap"), "frame") == ()
    table.ask("Ann", Start())
    assert table.ask("Cem", Note("dots")) == ()
    table.ask("Dee", Join("Dee"))
    assert table.refused("Dee", Note("dots")) == "not_seated"
    assert table.refused("Ann", Note("x" * (words.LONGEST_MARKS + 1))) == "text_too_long"
    table.play_out()
    assert table.ask("Ann", Note("to the end", match=1)) == ()
    table.ask("Ann", Start())
    assert table.refused("Ann", Note("too late", match=1)) == "stale"
