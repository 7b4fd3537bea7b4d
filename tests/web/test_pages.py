"""Pages, their headers, the cookie, files, languages."""

import re
from pathlib import Path
from urllib.parse import quote

import pytest

from app.games import SHELF
from tests.support.fakes import FakeClock
from tests.support.serving import House, serving

pytestmark = pytest.mark.asyncio(loop_scope="module")
HTML = {"Accept": "text/html,application/xhtml+xml"}


async def pages(house: House) -> list[str]:
    ann = await house.opened()
    rules = [f"/rules/{slug}" for slug in SHELF if (await exists(house, f"/rules/{slug}"))]
    return ["/", f"/r/{ann.code}", f"/r/{ann.code}/projector", f"/r/{ann.code}/replay/1", "/move/x", *rules]


async def exists(house: House, path: str) -> bool:
    async with house.http() as http:
        return (await http.get(path)).status_code == 200


async def test_every_page_has_the_policy_and_keeps_to_it(house: House) -> None:
    async with house.http(headers=HTML) as http:
        for path in [*(await pages(house)), "/nowhere", "/r/BBBBBB"]:
            answer = await http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "require-trusted-types-for 'script'" in policy
            assert "unsafe" not in policy
            assert f"connect-src 'self' ws://{house.address}" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "same-origin"
            assert "camera=()" in answer.headers["permissions-policy"]
            assert not re.search(r"<script(?![^>]*\bsrc=)|\bstyle=|\son\w+=", answer.text)
            assert "http://" not in re.sub(
                r'(data-address="|xmlns(:\w+)?="|>)http://[^"<]*', "", answer.text
            ).replace(f"http://{house.address}", "")


async def test_rules_are_set_as_their_language_is_printed(house: House) -> None:
    async with house.http() as http:
        for slug in SHELF:
            french, japanese = [(await http.get(f"/rules/{slug}?lang={lang}")).text for lang in ("fr", "ja")]
            body = japanese[japanese.index("<main") :]
            assert not re.search(r"[a-zé]'[a-zé]", french[french.index("<main") :])
            assert not re.search(r"[ぁ-ん一-龠、]\n *[ぁ-ん一-龠]", body)


async def test_policies_stand_on_whatever_can_be_a_page_and_on_nothing_else(house: House) -> None:
    async with house.http() as http:
        for path, page in (
            ("/static/img/house.svg", True),
            ("/static/rules/hannin.en.md", True),
            ("/nowhere", True),
            ("/static/nowhere.js", True),
            ("/static/js/room.js", False),
            ("/static/css/base.css", False),
            ("/static/locales/en/room.ftl", False),
            ("/static/fonts/besley-latin-variable.woff2", False),
        ):
            headers = (await http.get(path)).headers
            assert ("content-security-policy" in headers) is page, path
            assert ("permissions-policy" in headers) is page, path
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-resource-policy"] == "same-origin"


async def test_looking_at_a_room_joins_nobody(house: House) -> None:
    ann = await house.opened()
    async with house.http(headers=HTML) as http:
        for path in (f"/r/{ann.code}", f"/r/{ann.code}/projector?lang=ja,en"):
            assert (await http.get(path)).status_code == 200
    await ann.hears_nothing(0.05)


async def test_a_code_typed_otherwise_leads_to_the_room(house: House) -> None:
    ann = await house.opened()
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in ann.code)
    begin, end = ann.code[:3], ann.code[3:]
    async with house.http(headers=HTML) as http:
        for typed in (ann.code.lower(), f"{begin} {end}", f"{begin}-{end}", f" {begin}\u00a0{end}", wide):
            for rest in ("", "?x=%2F", "/projector?lang=ja"):
                answer = await http.get(f"/r/{quote(typed)}{rest}")
                assert (answer.status_code, answer.headers["location"]) == (308, f"/r/{ann.code}{rest}")
            home = await http.get("/", params={"code": typed})
            assert (home.status_code, home.headers["location"]) == (303, f"/r/{quote(typed.strip())}")


async def test_an_error_is_a_page_for_a_browser_and_json_for_the_rest(house: House) -> None:
    async with house.http() as http:
        for path, code in (("/r/BBBBBB", "room_unknown"), ("/nowhere", "not_found")):
            page = await http.get(path, headers=HTML)
            assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
            assert (await http.get(path)).json() == {"code": code, "detail": None}
        assert (await http.put("/api/rooms")).json()["code"] == "method_not_allowed"


async def test_the_cookie_is_given_once_and_only_where_somebody_is_met(house: House) -> None:
    async with house.http() as http:
        assert "set-cookie" not in (await http.get("/robots.txt")).headers
        cookie = (await http.get("/", headers=HTML)).headers["set-cookie"]
        assert re.fullmatch(r"member=[0-9a-f]{32}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", cookie)
        assert "set-cookie" not in (await http.get("/", headers=HTML)).headers


async def test_a_cookie_that_is_not_of_our_making_is_replaced(house: House) -> None:
    async with house.http() as http:
        answer = await http.get("/", headers={"Cookie": "member=; lang=ja"})
        assert "set-cookie" in answer.headers


async def test_behind_https_the_cookie_is_secure(house: House) -> None:
    async with house.http() as http:
        answer = await http.get("/", headers={"X-Forwarded-Proto": "https"})
        assert answer.headers["set-cookie"].endswith("; Secure")
        assert f"wss://{house.address}" in answer.headers["content-security-policy"]


async def test_headers_of_a_proxy_nobody_trusts_count_for_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, settings={"trusted_proxies": ()}) as house, house.http() as http:
        answer = await http.get("/", headers={"X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example"})
        assert "Secure" not in answer.headers["set-cookie"]
        assert "evil" not in answer.headers["content-security-policy"]


async def test_it_serves_under_a_sub_path_whether_the_proxy_takes_it_away_or_not(tmp_path: Path) -> None:
    async with serving(tmp_path, settings={"base_path": "/odoru"}) as house:
        ann = await house.opened()
        async with house.http(headers=HTML) as http:
            room = await http.get(f"/r/{ann.code}")
            assert room.status_code == 200
            assert "Path=/odoru" in room.headers["set-cookie"]
            static = re.search(r'src="(/odoru/static/[^"]+)"', room.text)
            assert static
            assert (await http.get(f"http://{house.address}{static[1]}")).status_code == 200
            opened = await http.post("/api/rooms", json={"game": "hannin"})
            assert opened.json()["url"] == f"/odoru/r/{opened.json()['code']}"
            bare = await http.get(f"http://{house.address}/r/{ann.code}")
            assert bare.status_code == 200
        stripped = house.player(ann.code, ann.secret)
        stripped.base = ""
        await stripped.comes()
        assert stripped.room["you"]["name"] == "Ann"


async def test_files_under_the_present_version_may_be_kept_for_ever(house: House) -> None:
    async with house.http() as http:
        page = (await http.get("/", headers=HTML)).text
        path = re.search(r'"(/static/[0-9a-f]{12}/css/base\.css)"', page)
        assert path
        kept = await http.get(path[1])
        assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert kept.headers["content-type"] == "text/css; charset=utf-8"
        assert kept.headers["content-encoding"] == "gzip"
        for other in (re.sub(r"[0-9a-f]{12}", "0" * 12, path[1]), re.sub(r"[0-9a-f]{12}/", "", path[1])):
            answer = await http.get(other)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            again = await http.get(other, headers={"If-None-Match": answer.headers["etag"]})
            assert again.status_code == 304


@pytest.mark.parametrize(
    "path", ["/static/../app/main.py", "/static/%2e%2e/app/main.py", "/static/", "/static/js", "/static/.x"]
)
async def test_nothing_outside_is_served(house: House, path: str) -> None:
    async with house.http() as http:
        assert (await http.get(path)).status_code == 404


@pytest.mark.parametrize(
    ("query", "headers", "lang"),
    [
        ("", {}, "en"),
        ("", {"Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8"}, "fr"),
        ("", {"Accept-Language": "de, ja;q=0.3, en;q=0.2"}, "ja"),
        ("", {"Accept-Language": "fr;q=0, en;q=bad"}, "en"),
        ("", {"Accept-Language": "fr", "Cookie": "lang=ja"}, "ja"),
        ("?lang=en", {"Cookie": "lang=ja"}, "en"),
        ("?lang=xx", {"Cookie": "lang=xx"}, "en"),
    ],
)
async def test_each_reads_their_own_language(
    house: House, query: str, headers: dict[str, str], lang: str
) -> None:
    async with house.http() as http:
        answer = await http.get(f"/{query}", headers=headers)
    assert answer.headers["content-language"] == lang
    assert f'<html lang="{lang}"' in answer.text
    assert "Accept-Language" in answer.headers["vary"]


async def test_a_seat_is_moved_once_and_looking_at_the_address_spends_nothing(house: House) -> None:
    ann = await house.opened()
    async with house.http() as old:
        offer = await old.post(f"/api/rooms/{ann.code}/move", headers=ann.cookie)
        assert offer.status_code == 201
        path = "/move/" + offer.json()["url"].rpartition("/")[2]
    async with house.http(headers=HTML) as new:
        for _ in range(3):
            assert (await new.get(path)).status_code == 200
        evil = await new.post(path, headers={"Origin": "https://evil.example"})
        assert evil.status_code == 403
        moved = await new.post(path)
        assert (moved.status_code, moved.headers["location"]) == (303, f"/r/{ann.code}")
        secret = re.search(r"member=([0-9a-f]{32})", moved.headers["set-cookie"])
        assert secret
        assert (await new.post(path)).status_code == 410
        assert (await new.get(path)).status_code == 410
    phone = house.player(ann.code, secret[1])
    await phone.comes()
    assert phone.room["you"]["name"] == "Ann"


async def test_a_move_waits_for_ten_minutes(house: House, clock: FakeClock) -> None:
    ann = await house.opened()
    async with house.http(headers=HTML) as http:
        offer = await http.post(f"/api/rooms/{ann.code}/move", headers=ann.cookie)
        path = "/move/" + offer.json()["url"].rpartition("/")[2]
        clock.advance(9 * 60_000)
        assert (await http.get(path)).status_code == 200
        clock.advance(61_000)
        assert (await http.post(path)).status_code == 410


async def test_a_page_may_be_asked_for_its_head(house: House) -> None:
    async with house.http() as http:
        for path in ("/", "/healthz", "/robots.txt"):
            answer = await http.head(path)
            assert (answer.status_code, answer.content) == (200, b"")
