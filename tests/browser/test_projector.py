"""The wall: everybody's view alone, in one or two languages, without scrolling, and back by itself for ever."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.suspect import Suspect, plays_on
from tests.browser.test_hannin_match import fits

People = Callable[..., Person]
Suspects = Callable[..., Suspect]
LONG = ["Maximilian-Ferdinand", "Wolfgang Amadeus Moz", "WWWWWWWWWWWWWWWWWWWW"]
SIZES = [(1280, 720), (3840, 2160)]


def test_eight_with_long_names_fit_without_scrolling(server: Server, person: People) -> None:
    people = [person(name) for name in LONG]
    url = people[0].gathers(server.url, friends=people[1:], bots=5)
    walls = [person("wall", viewport={"width": width, "height": height}).page for width, height in SIZES]
    for wall in walls:
        wall.goto(f"{url}/projector?lang=ja,en")
        expect(wall.locator(".wall-people .seat")).to_have_count(8)
        assert fits(wall)
    people[0].deals_until_asked(*people)
    for wall in walls:
        expect(wall.locator(".ring .seat")).to_have_count(8)
        expect(wall.locator(".caption .qr")).to_be_in_viewport(ratio=1)
        assert fits(wall)
        expect(wall.locator(".caption .second")).to_have_attribute("lang", "en")
        expect(wall.locator("html")).to_have_attribute("lang", "ja")
        boxes = [box for seat in wall.locator(".ring .seat").all() if (box := seat.bounding_box())]
        theatre = wall.locator(".theatre .box").bounding_box()
        assert theatre is not None
        for i, one in enumerate(boxes):
            assert not any(overlap(one, other) for other in [*boxes[i + 1 :], theatre])


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """More than a hair of one box lies on the other."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return wide > 2 and high > 2


def test_the_wall_shows_no_hand_whoever_opens_it(server: Server, person: People) -> None:
    ann = person("Ann")
    url = ann.gathers(server.url, bots=2)
    ann.deals_until_asked(ann)
    heard: list[str] = []
    wall = ann.tab()
    wall.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    wall.goto(f"{url}/projector")
    expect(wall.locator(".ring .seat")).to_have_count(3)
    expect(wall.locator(".hand, .prompt")).to_have_count(0)
    expect(wall.locator("button, a, input, select, textarea, [tabindex]")).to_have_count(0)
    assert heard
    assert all('"own":null' in text for text in heard if '"view"' in text)


def test_the_wall_says_why_the_game_waits_in_the_words_of_the_phones(server: Server, person: People) -> None:
    ann, bo, wall = person("Ann"), person("Bo"), person("wall", viewport={"width": 1280, "height": 720})
    url = ann.gathers(server.url, friends=[bo], bots=1)
    wall.page.goto(f"{url}/projector")
    ann.deals_until_asked(bo)
    expect(ann.page.locator(".prompt")).to_contain_text("Bo")
    words = ann.page.locator(".prompt").inner_text().strip()
    expect(wall.page.locator(".wall-wait")).to_have_text(words, use_inner_text=True)


def test_the_wall_comes_back_by_itself_and_says_so(own_server: Server, person: People) -> None:
    wall, ann = person("wall", viewport={"width": 1280, "height": 720}), person("Ann")
    url = ann.opens_room(own_server.url)
    ann.joins()
    wall.page.goto(f"{url}/projector")
    expect(wall.page.locator(".wall-people .seat")).to_have_count(1)
    for _ in range(2):
        own_server.kill()
        expect(wall.page.locator(".wall-band[role=alert]")).to_be_visible()
        own_server.start()
        expect(wall.page.locator(".wall-band[role=alert]")).to_have_count(0)
    expect(wall.page.locator(".wall-people .seat")).to_have_count(1)


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1"])  # noqa: S104 - for the length of this test
def test_the_test_page_ticks_a_phone_off_only_where_one_can_come(
    tmp_path: Path, person: People, host: str
) -> None:
    wall, ann = person("wall", viewport={"width": 1280, "height": 720}), person("Ann")
    server = Server(tmp_path, ODORU_HOST=host)
    server.start()
    try:
        url = ann.opens_room(server.url)
        wall.page.goto(f"{url}/projector?test")
        expect(wall.page.locator(".wall-test li")).not_to_have_count(0)
        expect(wall.page.locator(".wall-test .good")).to_have_count(0)
        ann.joins()
        expect(wall.page.locator(".wall-test li").last).to_contain_text("Ann")
        expect(wall.page.locator(".wall-test .good")).to_have_count(0 if host == "127.0.0.1" else 1)
        assert fits(wall.page)
        wall.page.keyboard.press("t")
        expect(wall.page.locator(".wall-people .seat")).to_have_count(1)
    finally:
        server.kill()


def test_the_end_is_told_in_both_languages_of_the_wall(server: Server, suspect: Suspects) -> None:
    table = [suspect("Ann"), suspect("Bo"), suspect("Cy")]
    url = table[0].gathers(server.url, friends=table[1:])
    wall = suspect("wall", viewport={"width": 1280, "height": 720}).page
    wall.goto(f"{url}/projector?lang=fr,en")
    table[0].deals()
    plays_on(table)
    verdict = wall.locator(".hannin-verdict")
    expect(verdict).to_be_visible(timeout=30_000)
    expect(verdict.locator("h2 .second")).to_have_attribute("lang", "en")
    expect(verdict.locator("p .second")).to_have_attribute("lang", "en")
    expect(wall.locator(".hannin-dancing h3")).to_contain_text("The dance of the criminal")
    expect(wall.locator(".wall-finale .big-ja")).to_have_count(0)
    assert fits(wall)


def test_a_match_given_up_shows_what_everybody_held(server: Server, person: People) -> None:
    ann, wall = person("Ann"), person("wall", viewport={"width": 1280, "height": 720})
    url = ann.gathers(server.url, bots=7)
    ann.deals_until_asked(ann)
    wall.page.goto(f"{url}/projector")
    ann.gives_up()
    expect(wall.page.locator(".wall-stopped > ul > li")).to_have_count(8)
    expect(wall.page.locator(".wall-stopped .card")).not_to_have_count(0)
    assert fits(wall.page)


def test_a_room_that_is_gone_is_said_and_asked_for_again(own_server: Server, person: People) -> None:
    ann, wall = person("Ann"), person("wall", viewport={"width": 1280, "height": 720})
    url = ann.opens_room(own_server.url)
    ann.joins()
    wall.page.goto(f"{url}/projector")
    expect(wall.page.locator(".wall-people .seat")).to_have_count(1)
    ann.leave()
    own_server.closes_room(url[-6:])
    expect(wall.page.locator(".wall-gone")).to_be_visible()
    expect(wall.page.locator(".wall-gone")).to_contain_text("keeps trying")
