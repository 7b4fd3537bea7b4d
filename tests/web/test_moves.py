"""One-time addresses: whose they are, and that nobody can spoil another's."""

import pytest

from app.web.moves import LIFE, Moves
from tests.support.serving import House


class Seconds:
    """Time that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_of_one_browser_the_newest_few_are_open_and_anothers_stay() -> None:
    moves = Moves(Seconds())
    ben = moves.offer("b" * 32, "KQRT7M")
    mine = [moves.offer("a" * 32, "KQRT7M") for _ in range(10_100)]
    assert [moves.waiting(once) for once in mine[-5:]] == [False, True, True, True, True]
    assert not any(map(moves.waiting, mine[:-5]))
    assert moves.spend(mine[-1]) == ("a" * 32, "KQRT7M")
    assert moves.spend(mine[-1]) is None
    assert moves.spend(ben) == ("b" * 32, "KQRT7M")


def test_however_many_browsers_offer_so_many_are_kept_and_all_are_forgotten_in_time() -> None:
    seconds = Seconds()
    moves = Moves(seconds, most=10)
    for n in range(30):
        moves.offer(f"{n:032x}", "KQRT7M")
    assert len(moves._open) == len(moves._by) == 10
    seconds.now = LIFE + 1
    assert not moves.waiting("any")
    assert (moves._open, moves._by) == ({}, {})


def test_what_is_kept_holds_neither_the_address_nor_the_secret() -> None:
    moves = Moves(Seconds())
    once = moves.offer("0123456789abcdef" * 2, "KQRT7M")
    kept = repr(moves._open).encode() + b"".join(
        [*moves._open, *(each.masked for each in moves._open.values())]
    )
    for secret in (once.encode(), b"0123456789abcdef" * 2, bytes.fromhex("0123456789abcdef" * 2)):
        assert secret not in kept


@pytest.mark.asyncio(loop_scope="module")
async def test_only_who_belongs_to_a_room_has_something_to_hand_over(house: House) -> None:
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    stranger = house.player(ann.code)
    async with house.http() as http:
        for who in (ann, ben):
            assert (await http.post(f"/api/rooms/{ann.code}/move", headers=who.cookie)).status_code == 201
        refused = await http.post(f"/api/rooms/{ann.code}/move", headers=stranger.cookie)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_joined")
        unknown = await http.post("/api/rooms/BBBBBB/move", headers=ann.cookie)
        assert unknown.status_code == 404
