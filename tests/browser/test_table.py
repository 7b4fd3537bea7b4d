"""What the host sets before the deal, as it is met at the table: the clock, and one room for all."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.suspect import Suspect

People = Callable[..., Person]
Suspects = Callable[..., Suspect]
LARGE = re.compile(r"^(3[2-9]|[4-9]\d|\d{3,})(\.\d+)?px$")
HALF_A_MINUTE = re.compile(r"^0:[0-3]\d$")


def test_the_clock_stands_on_the_phone_and_large_on_the_wall(server: Server, person: People) -> None:
    ann, wall = person("Ann"), person("wall", viewport={"width": 1280, "height": 720})
    url = ann.gathers(server.url, bots=2)
    ann.opens("opt-turn_time").get_by_label("30 seconds a choice").check()
    ann.page.keyboard.press("Escape")
    wall.page.goto(f"{url}/projector")
    ann.deals_until_asked(ann)
    expect(ann.page.locator(".prompt.mine .clock")).to_have_text(HALF_A_MINUTE)
    big = wall.page.locator(".wall-clock")
    expect(big).to_have_text(HALF_A_MINUTE)
    expect(big).to_have_css("font-size", LARGE)


def test_who_sit_in_one_room_are_offered_nothing_to_type(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    ann.gathers(server.url, friends=[bo], bots=1)
    ann.opens("more-options").get_by_label("All in one room").check()
    ann.page.keyboard.press("Escape")
    ann.deals()
    expect(bo.page.locator("#table")).to_be_visible()
    bo.opens_talk()
    expect(bo.page.locator("dialog[open] [data-phrase]").first).to_be_visible()
    expect(bo.page.locator("dialog[open]").get_by_role("textbox")).to_have_count(0)


def test_the_card_on_the_table_lies_on_nobodys_seat(server: Server, suspect: Suspects) -> None:
    """Two names at the top, of two lines each, on the smallest phone: what they hold is still to be read."""
    ann = suspect("Maximilian-Ferdinand")
    ann.opens_room(server.url)
    ann.joins()
    ann.adds_bots(4)
    while not ann.page.locator(".ring-mid .card").count():
        if not ann.page.locator("#table").count():
            ann.deals()
        elif ann.asked:
            ann.acts()
        ann.page.wait_for_timeout(30)
    for _ in range(10):
        assert ann.page.evaluate(COVERED) == []
        ann.page.wait_for_timeout(30)


COVERED = """() => {
    const card = document.querySelector(".ring-mid .card")?.getBoundingClientRect();
    const hits = box => card && Math.min(card.right, box.right) - Math.max(card.left, box.left) > 2
        && Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top) > 2;
    return [...document.querySelectorAll(".ring > .seat, .mine-played")]
        .filter(seat => hits(seat.getBoundingClientRect())).map(seat => seat.textContent);
}"""
"""Who is covered, measured at one moment: others play on meanwhile."""
