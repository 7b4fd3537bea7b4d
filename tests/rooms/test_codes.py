"""Room codes: short, typed by hand, from a secure source."""

from random import Random

import pytest

from app.rooms.codes import ALPHABET, new_code, new_member, read_code


def test_codes_have_no_vowels_and_no_look_alikes() -> None:
    assert not set(ALPHABET) & set("AEIOUY01L")
    codes = {new_code(Random(seed).randbytes) for seed in range(500)}
    assert len(codes) == 500
    assert all(len(code) == 6 and set(code) <= set(ALPHABET) for code in codes)
    assert {letter for code in codes for letter in code} == set(ALPHABET)


def test_bytes_that_would_favour_a_letter_are_thrown_away() -> None:
    luck = iter([bytes([255, 250, 243, 0, 1, 2]), bytes([3, 4, 5, 26, 27, 28])])
    assert new_code(lambda _: next(luck)) == "".join(ALPHABET[n] for n in (0, 1, 2, 3, 4, 5))


@pytest.mark.parametrize(
    "typed", ["KQRT7M", "kqrt7m", " kqr-t7m ", "k q r t 7 m", "KQR\u3000T7M", "\uff2bqrt\uff17M"]
)
def test_case_spaces_and_hyphens_do_not_count(typed: str) -> None:
    assert read_code(typed) == "KQRT7M"


@pytest.mark.parametrize("typed", ["", "KQRT7", "KQRT7MM", "KQRT7A", "KQRT70", "../etc"])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_member_ids_are_long_enough_to_differ() -> None:
    assert len({new_member(Random(seed).randbytes) for seed in range(100)}) == 100
