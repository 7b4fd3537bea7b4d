"""The HTTP API."""

from pathlib import Path

import msgspec
import pytest

from app import __version__
from app.games import SHELF
from app.web.front import LONGEST_BODY
from app.web.wire import ViewFrame
from tests.support.serving import House, serving

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_room_is_opened_and_its_asker_is_host_without_a_seat(house: House) -> None:
    ann = house.player()
    ann.code = await ann.opens()
    await ann.comes()
    assert ann.room["you"] is None
    assert "configure" in ann.room["may"]
    assert ann.room["members"] == []


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 422, "unknown_game"),
        ({"game": "hannin", "options": {"edition": "ninth"}}, 422, "bad_options"),
        ({"game": "hannin", "options": {"more": 1}}, 422, "bad_options"),
        ({"game": 7}, 422, "bad_request"),
        ({"game": "hannin", "more": 1}, 422, "bad_request"),
        ({}, 422, "bad_request"),
        ([], 422, "bad_request"),
    ],
)
async def test_a_wish_that_cannot_be_met_is_refused_with_a_code(
    house: House, body: object, status: int, code: str
) -> None:
    async with house.http() as http:
        answer = await http.post("/api/rooms", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "detail"}


async def test_what_is_no_json_is_refused_in_the_same_shape(house: House) -> None:
    async with house.http() as http:
        answer = await http.post("/api/rooms", content=b"{", headers={"Content-Type": "application/json"})
        assert (answer.status_code, set(answer.json())) == (422, {"code", "detail"})
        form = await http.post("/api/rooms", data={"game": "hannin"})
        assert (form.status_code, form.json()["code"]) == (422, "bad_request")


async def test_a_body_that_is_too_long_is_refused(house: House) -> None:
    async with house.http() as http:
        answer = await http.post("/api/rooms", json={"game": "x" * LONGEST_BODY})
    assert (answer.status_code, answer.json()["code"]) == (413, "body_too_large")


async def test_a_page_of_another_site_opens_no_room(house: House) -> None:
    async with house.http() as http:
        wish = {"game": "hannin"}
        evil = await http.post("/api/rooms", json=wish, headers={"Origin": "https://evil.example"})
        assert (evil.status_code, evil.json()["code"]) == (403, "wrong_origin")
        ours = await http.post("/api/rooms", json=wish, headers={"Origin": f"https://{house.address}"})
        assert ours.status_code == 201


async def test_the_passphrase_for_opening_rooms_is_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path, settings={"open_key": "open sesame"}) as house, house.http() as http:
        for wish in ({"game": "hannin"}, {"game": "hannin", "key": "sesame"}):
            answer = await http.post("/api/rooms", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (403, "open_key_wrong")
        assert (await http.post("/api/rooms", json={"game": "hannin", "key": "open sesame"})).status_code == 201
        assert "open sesame" not in (await http.get("/")).text


async def test_one_browser_opens_so_many_rooms_an_hour(tmp_path: Path) -> None:
    async with serving(tmp_path, settings={"member_rooms_per_hour": 2}) as house:
        async with house.http() as http:
            await http.get("/api/games")
            statuses = [(await http.post("/api/rooms", json={"game": "hannin"})).status_code for _ in range(3)]
            assert statuses == [201, 201, 429]
        async with house.http() as other:
            assert (await other.post("/api/rooms", json={"game": "hannin"})).status_code == 201


async def test_the_server_holds_so_many_rooms(tmp_path: Path) -> None:
    async with serving(tmp_path, settings={"max_rooms": 1}) as house, house.http() as http:
        assert (await http.post("/api/rooms", json={"game": "hannin"})).status_code == 201
        full = await http.post("/api/rooms", json={"game": "hannin"})
        assert (full.status_code, full.json()["code"]) == (503, "server_full")


async def test_every_game_tells_its_seats_and_options(house: House) -> None:
    async with house.http() as http:
        games = (await http.get("/api/games")).json()
    assert [game["slug"] for game in games] == list(SHELF)
    for game in games:
        assert game["seats"] == list(SHELF[game["slug"]].seats(SHELF[game["slug"]].options_type()))
        assert set(game["options"]["properties"]) == set(SHELF[game["slug"]].options_type.__struct_fields__)


async def test_health_says_ok_and_the_version_and_nothing_else(house: House) -> None:
    async with house.http() as http:
        for path in ("/healthz", "/readyz"):
            answer = await http.get(path)
            assert answer.json() == {"ok": True, "version": __version__}
            assert "set-cookie" not in answer.headers


async def test_there_are_no_metrics_on_this_port(house: House) -> None:
    async with house.http() as http:
        assert (await http.get("/metrics")).status_code == 404


async def test_a_view_is_what_the_schema_says(house: House) -> None:
    ann = await house.opened()
    for _ in range(2):
        await ann.asks("add_bot")
    await ann.asks("start")
    await ann.sees(lambda p: p.room["match"])
    for text in ann.texts:
        if text.startswith('{"kind":"view"'):
            msgspec.json.decode(text, type=ViewFrame, strict=True)
    async with house.http() as http:
        schema = (await http.get("/api/schema")).json()
    assert set(schema["actions"]) == set(SHELF)
    kinds = {name for name in schema["$defs"] if name.endswith("Frame")}
    assert {"JoinFrame", "ActFrame", "SayFrame", "ViewFrame"} <= kinds


async def test_the_api_describes_itself(house: House) -> None:
    async with house.http() as http:
        paths = (await http.get("/openapi.json")).json()["paths"]
    assert {"/api/rooms", "/api/games", "/healthz", "/api/rooms/{code}/matches/{number}"} <= set(paths)


@pytest.mark.parametrize(
    "path", ["/api/rooms/BBBBBB/matches/1", "/api/rooms/BBBBBB/matches/1/steps", "/r/BBBBBB/qr.svg"]
)
async def test_an_unknown_room_is_404(house: House, path: str) -> None:
    async with house.http() as http:
        answer = await http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "room_unknown")


async def test_a_record_is_asked_for_by_number_and_eyes(house: House) -> None:
    ann = await house.opened()
    async with house.http() as http:
        url = f"/api/rooms/{ann.code}/matches"
        assert (await http.get(f"{url}/1")).json()["code"] == "match_unknown"
        assert (await http.get(f"{url}/x")).status_code == 422
        assert (await http.get(f"{url}/1/steps?eyes=nobody")).status_code == 422


async def test_the_qr_code_is_a_picture_of_the_public_address(tmp_path: Path) -> None:
    settings = {"public_url": "https://games.example.org"}
    async with serving(tmp_path, settings=settings) as house, house.http() as http:
        code = (await http.post("/api/rooms", json={"game": "hannin"})).json()["code"]
        answer = await http.get(f"/r/{code}/qr.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
        page = await http.get(f"/r/{code}")
        assert f'data-address="https://games.example.org/r/{code}"' in page.text
