"""Luck that anyone can check. The vectors are what another implementation, in any language, must reach.

They were taken with the seed ``00 01 02 … 1f`` (32 bytes) and agree with a second, independent reading of the
definition, which stands in this file.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from math import sqrt

import pytest

from app.games.dice import Dice, commitment

SEED = bytes(range(32))


def words(seed: bytes, roll: int, count: int) -> list[int]:
    """The first words of a roll, straight from the definition."""
    found: list[int] = []
    block = 0
    while len(found) < count:
        message = roll.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = hmac.new(seed, message, hashlib.sha256).digest()
        found += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
        block += 1
    return found[:count]


WORDS = {
    0: (1001498517, 903814131, 2537919024, 1213685423, 84701347, 3719949051, 1366417191, 238135776, 2200499723),
    1: (
        3743468742,
        3493674928,
        717275286,
        3116658680,
        1836530451,
        3296837921,
        3423469969,
        1153221346,
        2645239768,
    ),
    2**40: (2046769413, 915437768, 3670735720, 1434810297, 2245776298, 1984970098, 1838655041, 1611675307),
}
"""The words of some rolls; the ninth is the first of the second block."""

BELOW = {
    (0, 6): (3, 3, 0, 5, 1, 3, 3, 0, 5, 3, 5, 0),
    (1, 6): (0, 4, 0, 2, 3, 5, 1, 4, 4, 0, 4, 0),
    (7, 52): (51, 27, 17, 34, 8, 13, 10, 49, 15, 26, 38, 21),
    (0, 3_000_000_000): (1001498517, 903814131, 2537919024, 1213685423, 84701347, 1366417191),
    (1, 3_000_000_000): (717275286, 1836530451, 1153221346, 2645239768, 2227735162, 2640751062),
}
"""(roll, n): what ``below(n)`` gives again and again. The last two reject words of 3,000,000,000 and more."""

SHUFFLED = {0: "CBHEGADF", 1: "EBHDFACG"}
"""ABCDEFGH, shuffled by these rolls."""


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize("roll", WORDS)
def test_the_words_of_a_roll(roll: int) -> None:
    dice = Dice(SEED, roll)
    expected = WORDS[roll]
    assert tuple(dice.below(2**32) for _ in expected) == expected
    assert tuple(words(SEED, roll, len(expected))) == expected


@pytest.mark.parametrize(("roll", "n"), BELOW)
def test_numbers_below_n(roll: int, n: int) -> None:
    dice = Dice(SEED, roll)
    expected = BELOW[roll, n]
    assert tuple(dice.below(n) for _ in expected) == expected
    limit = 2**32 // n * n
    taken = [word % n for word in words(SEED, roll, 60) if word < limit]
    assert tuple(taken[: len(expected)]) == expected


@pytest.mark.parametrize("roll", SHUFFLED)
def test_a_shuffle(roll: int) -> None:
    assert "".join(Dice(SEED, roll).shuffled("ABCDEFGH")) == SHUFFLED[roll]


def test_the_same_roll_falls_the_same_and_another_does_not() -> None:
    assert Dice(SEED, 3).shuffled(range(32)) == Dice(SEED, 3).shuffled(range(32))
    assert Dice(SEED, 3).shuffled(range(32)) != Dice(SEED, 4).shuffled(range(32))
    assert Dice(SEED, 3).shuffled(range(32)) != Dice(bytes(32), 3).shuffled(range(32))


def test_dice_know_whether_they_were_used() -> None:
    dice = Dice(SEED, 0)
    assert not dice.used
    dice.shuffled(())
    assert dice.used, "a shuffle of nothing is a roll too: what is counted never depends on what is hidden"
    dice = Dice(SEED, 0)
    dice.below(1)
    assert dice.used


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_number_out_of_bounds_is_our_bug(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        Dice(SEED, 0).below(n)


def test_each_order_is_about_as_likely() -> None:
    rolls = 6000
    seen = Counter(Dice(SEED, roll).shuffled("abc") for roll in range(rolls))
    assert len(seen) == 6
    error = sqrt(rolls * (1 / 6) * (5 / 6))
    assert all(abs(count - rolls / 6) < 4 * error for count in seen.values())
