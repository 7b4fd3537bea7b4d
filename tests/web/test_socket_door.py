"""Who gets in: every valid upgrade is accepted, and what is refused is refused by a frame."""

from pathlib import Path

import pytest

from tests.support.fakes import FakeClock
from tests.support.player import Player
from tests.support.serving import House, serving

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_an_unknown_room_is_closed_by_a_frame_and_4404(house: House) -> None:
    ann = house.player(code="BBBBBB")
    await ann.knocks()
    assert await ann.ends() == ("room_unknown", 4404)


async def test_what_can_be_no_code_is_an_unknown_room(house: House) -> None:
    ann = house.player(code="nonsense")
    await ann.knocks()
    assert await ann.ends() == ("room_unknown", 4404)


async def test_the_code_is_understood_however_it_is_typed(house: House) -> None:
    ann = await house.opened()
    code = ann.code
    ben = house.player(code=f"{code[:3].lower()}-{code[3:]}")
    await ben.comes()
    assert ben.room["code"] == code


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_wrong_origin_is_closed_by_a_frame_and_4401(house: House, origin: str) -> None:
    ann = await house.opened()
    evil = house.player(code=ann.code)
    await evil.knocks(headers={**evil.cookie, "Origin": origin})
    assert await evil.ends() == ("wrong_origin", 4401)


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_the_origin_is_compared_with_host_without_its_scheme(house: House, scheme: str) -> None:
    ann = await house.opened()
    await ann.goes()
    await ann.comes(headers={**ann.cookie, "Origin": f"{scheme}://{house.address}"})
    assert ann.room["you"]["name"] == "Ann"


async def test_a_blocked_browser_is_closed_on_every_socket_and_4403(house: House) -> None:
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    second = house.player(code=ann.code, secret=ben.secret)
    await second.comes()
    wall = house.player(code=ann.code, secret=ben.secret)
    await wall.comes(projector=True)
    await ann.asks("remove", member=ben.id, block=True)
    for each in (ben, second, wall):
        assert await each.ends() == ("blocked", 4403)
    for projector in (False, True):
        await ben.knocks(projector=projector)
        assert await ben.ends() == ("blocked", 4403)


async def test_one_projector_too_many_is_closed_with_4429(house: House) -> None:
    ann = await house.opened()
    walls = [house.player(code=ann.code) for _ in range(11)]
    for wall in walls[:10]:
        await wall.comes(projector=True)
    await walls[10].knocks(projector=True)
    assert await walls[10].ends() == ("too_many_projectors", 4429)
    await walls[0].goes()
    await walls[10].comes(projector=True)


async def test_people_behind_one_router_are_not_limited(house: House) -> None:
    """One trusted address, the usual limits, a clock that stands still: all they do, they do in one moment."""
    router = {"X-Forwarded-For": "203.0.113.7"}
    ann = await house.opened()
    phones = [house.player(code=ann.code) for _ in range(7)]
    watchers = [house.player(code=ann.code) for _ in range(20)]
    wall = house.player(code=ann.code)
    everybody = (*phones, *watchers, wall)
    for number, each in enumerate(everybody):
        await each.comes(headers={**each.cookie, **router}, projector=each is wall)
        if each is not wall:
            await each.asks("watch" if each in watchers else "join", name=f"Guest {number}")
    await ann.asks("start")
    for each in (ann, *phones, *watchers):
        await each.asks("react", reaction="clap")
    for phone in (ann, *phones):
        await phone.asks("say", phrase="hello")
        await phone.asks("note", marks="a mark")
    for each in everybody:  # a reload: the page has gone without a farewell
        each.socket.transport.abort()
        await each.comes(headers={**each.cookie, **router}, projector=each is wall)


@pytest.mark.parametrize(
    ("limit", "code"),
    [("max_sockets", "server_full"), ("member_sockets", "too_many_sockets")],
)
async def test_over_a_limit_is_closed_by_a_frame_and_4429(tmp_path: Path, limit: str, code: str) -> None:
    async with serving(tmp_path, settings={limit: 2}) as house:
        ann = await house.opened()
        again = house.player(code=ann.code, secret=ann.secret)
        await again.comes()
        third = house.player(code=ann.code, secret=ann.secret)
        await third.knocks()
        assert await third.ends() == (code, 4429)


async def test_strangers_fill_a_room_for_strangers_alone(tmp_path: Path) -> None:
    async with serving(tmp_path, settings={"room_sockets": 2}) as house:
        ann = await house.opened()
        ben = await house.joined(ann.code, "Ben")
        await ben.returns()  # as somebody who has joined
        strangers = [house.player(code=ann.code) for _ in range(3)]
        for each in strangers[:2]:
            await each.comes()
        await strangers[2].knocks()
        assert await strangers[2].ends() == ("room_full", 4429)
        await ben.returns()
        for _ in range(2):
            await house.player(code=ann.code, secret=ben.secret).comes()
        fourth = house.player(code=ann.code, secret=ben.secret)
        await fourth.knocks()
        assert await fourth.ends() == ("room_full", 4429)
        await strangers[0].goes()
        await fourth.comes()


async def test_who_floods_a_room_holds_up_nobody_who_has_joined_and_feels_nothing_of_them(
    tmp_path: Path,
) -> None:
    clock = FakeClock()  # stands still: no budget comes back
    settings = {"frames_per_second": 1000, "room_changes_per_second": 5}
    async with serving(tmp_path, clock=clock, settings=settings) as house:
        ann = await house.opened()
        ben, eve = await house.joined(ann.code, "Ben"), await house.joined(ann.code, "Eve")
        stranger = house.player(code=ann.code)
        await stranger.comes()
        await ann.asks("add_bot")
        await ann.asks("start")

        async def floods(who: Player, kind: str) -> int:
            """How many frames are taken in before ten in a row are too fast."""
            count = hasty = 0
            while hasty < 10:
                hasty = hasty + 1 if await who.refused(kind) == "too_fast" else 0
                count += 1
            return count - hasty

        assert await floods(stranger, "start") > 50
        for _ in range(5):
            await ben.asks("note", marks="a mark")
            assert await ben.refused("act", action={"kind": "nothing"}, ask=1) in ("bad_frame", "stale")
        await ann.asks("say", text="still here")
        quiet = await floods(eve, "start")
        assert quiet == 5 * 20 // 5, "her own part, whatever Ann and Ben have sent"
        await ann.asks("end")
        await ann.asks("start")


async def test_without_a_trusted_address_there_is_no_limit_by_address(tmp_path: Path) -> None:
    async with serving(tmp_path, settings={"address_sockets": 1}) as house:
        ann = await house.opened()
        await house.joined(ann.code, "Ben")


async def test_a_trusted_address_is_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, settings={"address_sockets": 1}) as house:
        ann = await house.opened()
        far = {"X-Forwarded-For": "203.0.113.7"}
        first, second, other = (house.player(code=ann.code) for _ in range(3))
        await first.comes(headers={**first.cookie, **far})
        await second.knocks(headers={**second.cookie, **far})
        assert await second.ends() == ("too_many_sockets", 4429)
        await other.comes(headers={**other.cookie, "X-Forwarded-For": "203.0.113.8"})


async def test_who_has_not_joined_is_closed_after_ten_minutes(house: House, clock: FakeClock) -> None:
    ann = await house.opened()
    looker = house.player(code=ann.code)
    await looker.comes()
    wall = house.player(code=ann.code)
    await wall.comes(projector=True)
    assert looker.room["you"] is None
    clock.advance(9 * 60_000)
    await looker.hears_nothing()
    clock.advance(2 * 60_000)
    assert await looker.ends() == ("not_joined", 4408)
    await wall.hears_nothing()
    await ann.hears_nothing()


async def test_a_newcomer_by_socket_is_given_the_cookie(house: House) -> None:
    ann = await house.opened()
    ben = house.player(code=ann.code)
    await ben.knocks(headers={})
    response = ben.socket.response
    assert response is not None
    cookie = response.headers["Set-Cookie"]
    assert cookie.startswith("member=")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
