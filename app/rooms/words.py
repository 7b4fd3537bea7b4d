"""What people type: names and texts, cleaned. Any script is welcome; nothing invisible is."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import regex

from app.rooms.model import CommandRefusedError

LONGEST_NAME = 20
LONGEST_TEXT = 280
"""Both in graphemes: what a reader takes for one sign, an emoji family too."""
LONGEST_MARKS = 4096
"""In characters: a notebook is data of the page's, not words."""

PHRASES = (
    "suspicious", "not_me", "who_has_dog", "trust_me", "hurry", "well_played",
    "sorry", "thanks", "hello", "one_more", "laugh", "thinking", "have_alibi", "two_to_dance",
)  # fmt: skip
"""Codes of the quick phrases; each page has words for them in its reader's language."""
REACTIONS = ("laugh", "gasp", "clap", "think", "angry", "heart")
"""Codes of the passing reactions."""
BOT_NAMES = ("Basil", "Clover", "Dorian", "Ember", "Fennel", "Ginger", "Hazel", "Iris")
"""What bots are called: proper names, in no language."""
NAMELESS = "Guest"

_BLANK = regex.compile(r"[\p{Z}\p{Cc}\u2800]+")
_JOINED = regex.compile(r"(?<=\p{Extended_Pictographic}[\p{EMod}\uFE0F]?)\u200D(?=\p{Extended_Pictographic})")
_STYLED = regex.compile(r"(?<=[\p{Emoji}])\uFE0F")
_FLAG = regex.compile(r"(?<=\U0001F3F4)[\U000E0020-\U000E007E]+\U000E007F")
_SEEN = regex.compile(f"{_JOINED.pattern}|{_STYLED.pattern}|{_FLAG.pattern}")
_UNSEEN = regex.compile(r"[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]")
_HEAP = regex.compile(r"(\p{M}{4})\p{M}+")
_SIGN = regex.compile(r"\X")


def signs(text: str) -> list[str]:
    """The text as a list of graphemes."""
    return [sign.group() for sign in _SIGN.finditer(text)]


def cleaned(text: str) -> str:
    """The text composed and trimmed, with single spaces, and without what cannot be seen.

    Direction controls and zero-width characters go, but for those that hold an emoji together; marks
    heaped on one letter are cut to four.
    """
    text = _BLANK.sub(" ", unicodedata.normalize("NFC", text))
    kept: list[str] = []
    end = 0
    for part in _SEEN.finditer(text):
        kept += [_UNSEEN.sub("", text[end : part.start()]), part.group()]
        end = part.end()
    kept.append(_UNSEEN.sub("", text[end:]))
    seen = unicodedata.normalize("NFC", "".join(kept))  # once more: what went may have kept two signs apart
    return _BLANK.sub(" ", _HEAP.sub(r"\1", seen)).strip()


def name(typed: str) -> str:
    """A name as it is kept. Refuses ``bad_name`` when nothing visible is left, or too much."""
    clean = cleaned(typed)
    if not 1 <= len(signs(clean)) <= LONGEST_NAME:
        raise CommandRefusedError("bad_name", {"min": 1, "max": LONGEST_NAME})
    return clean


def folded(text: str) -> str:
    """What two names must not have in common: width, compatibility forms and case do not count."""
    once = unicodedata.normalize("NFKC", text).casefold()
    return unicodedata.normalize("NFKC", once)


def unique(wanted: str, taken: Iterable[str]) -> str:
    """The name, with the first free number behind it if it is taken; a long one is cut for that."""
    others = {folded(other) for other in taken}
    number = 1
    given = wanted
    while folded(given) in others:
        number += 1
        suffix = f" {number}"
        given = "".join(signs(wanted)[: LONGEST_NAME - len(suffix)]).rstrip() + suffix
    return given


def text(typed: str) -> str | None:
    """A text as it is kept, None when nothing is left. Refuses ``text_too_long``."""
    clean = cleaned(typed)
    if len(signs(clean)) > LONGEST_TEXT:
        raise CommandRefusedError("text_too_long", {"max": LONGEST_TEXT})
    return clean or None
