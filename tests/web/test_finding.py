"""Codes are not to be guessed: who gets too many wrong finds no room, and who has a seat always does."""

from pathlib import Path

from tests.support.fakes import FakeClock
from tests.support.serving import House, serving

WRONG = 3
SLEEPS = 600_000
NEAR = {"X-Forwarded-For": "203.0.113.7"}
FAR = {"X-Forwarded-For": "203.0.113.8"}


async def guesses(house: House, paths: list[str], headers: dict[str, str]) -> list[tuple[int, str]]:
    """How these addresses are answered: status and code."""
    async with house.http(headers=headers) as http:
        answers = [await http.get(path) for path in paths]
    return [(each.status_code, each.json()["code"] if each.status_code != 200 else "") for each in answers]


async def test_who_guesses_finds_no_room_and_members_find_theirs(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, settings={"address_guesses_per_hour": WRONG}) as house:
        ann = await house.opened()
        right = [f"/r/{ann.code}{rest}" for rest in ("", "/projector", "/qr.svg", "/replay/1")]
        api = [f"/api/rooms/{ann.code}/matches/1{rest}" for rest in ("", "/steps")]
        wrong = ["/r/BBBBBB", "/r/nonsense/projector", "/api/rooms/BBBBBC/matches/1", "/r/BBBBBD/qr.svg"]
        unknown, guessing, found = (404, "room_unknown"), (429, "too_many_guesses"), (200, "")
        assert await guesses(house, right, NEAR) == [found] * 4
        assert await guesses(house, wrong, NEAR) == [unknown] * WRONG + [guessing]
        assert await guesses(house, [*right, *api, *wrong], NEAR) == [guessing] * 10, "right or wrong alike"
        assert await guesses(house, right, FAR) == [found] * 4
        assert await guesses(house, right, {**NEAR, **ann.cookie}) == [found] * 4
        async with house.http(headers=NEAR) as http:
            answer = await http.post(f"/api/rooms/{ann.code}/move")
            assert (answer.status_code, answer.json()["code"]) == guessing
        for code in (ann.code, "BBBBBB"):
            stranger = house.player(code)
            await stranger.knocks(headers={**stranger.cookie, **NEAR})
            assert await stranger.ends() == ("too_many_guesses", 4429)
        await ann.goes()
        await ann.comes(headers={**ann.cookie, **NEAR})
        clock.advance(3_600_000 // WRONG)
        assert await guesses(house, [right[0], wrong[0], wrong[0], right[0]], NEAR) == [
            found, unknown, guessing, guessing,
        ]  # fmt: skip


async def test_who_guesses_wakes_no_room(tmp_path: Path) -> None:
    """How long reading a log takes would tell that there is a room, however many guesses came before."""
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, settings={"address_guesses_per_hour": 1}) as house:
        ann = await house.opened()
        await ann.goes()
        clock.advance(SLEEPS)
        assert house.hub.awake(ann.code) is None
        await guesses(house, ["/r/BBBBBB"] * 60, NEAR)
        for cookie in ({}, ann.cookie):
            assert await guesses(house, [f"/r/{ann.code}"], {**NEAR, **cookie}) == [(429, "too_many_guesses")]
        assert house.hub.awake(ann.code) is None
        await ann.comes(headers={**ann.cookie, **FAR})
        assert await guesses(house, [f"/r/{ann.code}"], {**NEAR, **ann.cookie}) == [(200, "")]


async def test_where_no_address_can_be_trusted_nobody_is_kept_out(tmp_path: Path) -> None:
    async with serving(tmp_path, settings={"address_guesses_per_hour": 1}) as house:
        ann = await house.opened()
        assert await guesses(house, ["/r/BBBBBB"] * 3, {}) == [(404, "room_unknown")] * 3
        assert await guesses(house, [f"/r/{ann.code}"], {}) == [(200, "")]
