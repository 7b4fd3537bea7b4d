"""Nobody gets in: what changes something is asked by our own pages alone, and texts are text everywhere."""

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from app.web.metrics import HubCollector
from tests.support.serving import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

MARKUP = "<b onload=x>"
HTML = {"Accept": "text/html"}


async def test_whatever_changes_something_is_refused_to_pages_of_other_sites(house: House) -> None:
    ann = await house.opened()
    async with house.http(headers=ann.cookie) as http:
        described = (await http.get("/openapi.json")).json()["paths"]
        posts = [path.replace("{code}", ann.code) for path, each in described.items() if "post" in each]
        assert len(posts) > 1
        for path in [*posts, "/move/nothing"]:
            for origin in ("https://evil.example", "null", f"http://{house.address}.evil.example", ""):
                answer = await http.post(path, json={"game": "hannin"}, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin"), (path, origin)


async def test_no_page_of_another_site_takes_a_browser_its_cookie_away(house: House) -> None:
    """Its requests come without the cookie, as ``SameSite`` has it: the browser looks like a newcomer."""
    ann = await house.opened()
    evil = {"Origin": "https://evil.example"}
    async with house.http() as http:
        described = (await http.get("/openapi.json")).json()["paths"]
        for path, ways in {**described, "/": ["get"], f"/r/{ann.code}": ["get"], "/move/x": ["post"]}.items():
            for way in ways:
                for accepted in ({}, HTML):
                    http.cookies.clear()
                    answer = await http.request(way, path, headers={**evil, **accepted})
                    assert "set-cookie" not in answer.headers, path
        http.cookies.clear()
        assert "set-cookie" in (await http.get("/", headers={"Origin": f"http://{house.address}"})).headers
    other = house.player(ann.code)
    await other.knocks(headers=evil)
    assert other.socket.response is not None
    assert "set-cookie" not in other.socket.response.headers


async def test_no_cache_on_the_way_keeps_what_brings_somebody_a_cookie(house: House) -> None:
    ann = await house.opened()
    brought = 0
    async with house.http() as http:
        described = [
            path for path, ways in (await http.get("/openapi.json")).json()["paths"].items() if "get" in ways
        ]
        for path in [*described, "/", f"/r/{ann.code}", f"/r/{ann.code.lower()}", "/rules/noir", "/r/BBBBBB"]:
            for accepted in ({}, HTML):
                http.cookies.clear()
                answer = await http.get(path, headers=accepted)
                if "set-cookie" in answer.headers:
                    brought += 1
                    kept = answer.headers["cache-control"]
                    assert "private" in kept or kept == "no-store", path
    assert brought > 8


async def test_looking_changes_nothing_whoever_asks(house: House) -> None:
    async with house.http() as http:
        described = (await http.get("/openapi.json")).json()["paths"]
        assert {how for each in described.values() for how in each} == {"get", "post"}
    ann = await house.opened()
    async with house.http(headers={**ann.cookie, "Origin": "https://evil.example"}) as http:
        for path in (f"/r/{ann.code}", f"/r/{ann.code}/projector", f"/r/{ann.code}/replay/1", "/move/nothing"):
            assert (await http.get(path, headers=HTML)).status_code in (200, 410)
    await ann.hears_nothing(0.05)


async def test_names_and_texts_are_markup_on_no_page_and_in_no_metric(house: House) -> None:
    ann = await house.opened(MARKUP)
    for _ in range(3):
        await ann.asks("add_bot")
    await ann.asks("say", text=MARKUP)
    await ann.asks("start")
    await ann.sees(lambda p: p.room["match"])
    assert ann.room["you"]["name"] == MARKUP, "a name is just a name"
    await ann.asks("end")
    await ann.sees(lambda p: p.match["given_up"])
    room = f"/r/{ann.code}"
    asked = f"?lang={MARKUP}&code={MARKUP}&eyes={MARKUP}&from={MARKUP}"
    pages = ["/rules/hannin", room, f"{room}/projector", f"{room}/replay/1", f"/move/{MARKUP}", f"/r/{MARKUP}"]
    pages += [
        f"/{MARKUP}",
        f"/rules/{MARKUP}",
        f"/api/rooms/{ann.code}/matches/1/steps",
        f"{room}/replay/{MARKUP}",
    ]
    async with house.http() as http:
        for path in pages:
            for accept in ("text/html", "*/*"):
                answer = await http.get(path + asked, headers={"Accept": accept})
                kind = answer.headers["content-type"]
                assert MARKUP not in answer.text or kind == "application/json", path
                assert answer.headers["x-content-type-options"] == "nosniff"
        record = await http.get(f"/api/rooms/{ann.code}/matches/1")
        assert record.json()["seats"][0]["name"] == MARKUP
    registry = CollectorRegistry()
    registry.register(HubCollector(house.hub))
    assert MARKUP.encode() not in generate_latest(registry)


async def test_the_cookie_is_in_no_frame_page_or_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", logger="odoru")
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    await ann.sees(lambda p: len(p.room["members"]) == 2)
    async with house.http(headers=ann.cookie) as http:
        offer = (await http.post(f"/api/rooms/{ann.code}/move")).json()
        pages = [
            await http.get(path, headers=HTML) for path in ("/", f"/r/{ann.code}", f"/r/{ann.code}/qr.svg")
        ]
    texts = [*ann.texts, *ben.texts, *(page.text for page in pages), offer["url"], caplog.text]
    assert not any(secret in text for secret in (ann.secret, ben.secret) for text in texts)
    assert all("set-cookie" not in page.headers for page in pages)


async def test_a_name_or_an_address_takes_nobodys_seat(house: House) -> None:
    ann = await house.opened("Ann")
    other = await house.joined(ann.code, "Ann")
    assert other.id != ann.id
    assert other.room["you"]["name"] == "Ann 2"
    assert other.room["you"]["seat"] != ann.room["you"]["seat"]
    assert not other.room["you"]["host"]
    assert await other.refused("hand_over", member=other.id) == "not_host"
