"""What the room's page brings along: by who asks, and nothing that only the socket may say."""

import re

import pytest

from tests.support.player import Player
from tests.support.serving import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def page(house: House, player: Player, *, lang: str = "en") -> str:
    async with house.http(headers={"Accept": "text/html", "Accept-Language": lang}) as http:
        answer = await http.get(f"/r/{player.code}", headers=player.cookie)
    assert answer.status_code == 200
    return answer.text


def modules(text: str) -> set[str]:
    return set(re.findall(r'rel="modulepreload"[^>]*/static/[0-9a-f]{12}/([^"]+)"', text))


async def test_who_is_sent_the_link_finds_the_form_in_their_language_and_no_table(house: House) -> None:
    ann = await house.opened()
    text = await page(house, house.player(ann.code), lang="ja")
    assert 'data-game="hannin" data-page="join"' in text
    assert "犯人は踊る" in text
    assert 'name="name"' in text
    assert "Ann" not in text
    wanted = modules(text)
    assert {"js/room.js", "js/room/join.js", "vendor/lit-html/lit-html.js"} <= wanted
    assert not any(name.startswith(("games/", "js/room/table", "js/room/lobby")) for name in wanted)
    assert "css/play.css" not in text


async def test_a_member_finds_the_files_of_the_page_they_will_see(house: House) -> None:
    ann = await house.opened()
    lobby = await page(house, ann)
    assert 'data-page="lobby"' in lobby
    assert 'name="name"' not in lobby
    assert "js/room/lobby.js" in modules(lobby)
    for _ in range(2):
        await ann.asks("add_bot")
    await ann.asks("start")
    table = await page(house, ann)
    assert 'data-page="table"' in table
    assert {"js/room/table.js", "games/hannin/hannin.js"} <= modules(table)
    assert "js/room/lobby.js" not in modules(table)
    await ann.asks("end")
    assert 'data-page="ended"' in await page(house, ann)


async def test_a_page_is_the_same_whatever_is_held(house: House) -> None:
    ann = await house.opened()
    for _ in range(2):
        await ann.asks("add_bot")
    stranger = house.player(ann.code)
    seen = {await page(house, stranger), *[await after(house, stranger, ann) for _ in range(3)]}
    assert len(seen) == 1


async def after(house: House, stranger: Player, host: Player) -> str:
    await host.asks("start")
    text = await page(house, stranger)
    await host.asks("end")
    return text


async def test_who_was_blocked_is_shown_no_form(house: House) -> None:
    ann = await house.opened()
    bo = await house.joined(ann.code, "Bo")
    await ann.sees(lambda ann: any(member["name"] == "Bo" for member in ann.room["members"]))
    await ann.asks("remove", member=ann.sees_member("Bo")["id"], block=True)
    text = await page(house, bo)
    assert "data-page" not in text
    assert 'name="name"' not in text
