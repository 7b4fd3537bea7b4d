"""At Hannin's table axe finds nothing: on its sheets, at its end, on the wall, in the replay."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import next_to_act
from tests.browser.server import Server
from tests.browser.suspect import Suspect, plays_on
from tests.browser.test_access import clean, sideways
from tests.browser.test_hannin_match import seated, wall_of
from tests.browser.test_projector import overlap

Suspects = Callable[..., Suspect]


def test_every_page_of_a_match_is_clean(server: Server, suspect: Suspects) -> None:
    people, url = seated(server, suspect, 3, seed=6)
    wall = wall_of(suspect, url)
    expect(wall.locator(".wall-people .seat")).to_have_count(3)
    clean(wall, "wall before the deal")
    wall.keyboard.press("t")
    expect(wall.locator(".wall-test li").last).to_be_visible()
    clean(wall, "can the phones reach this")
    wall.keyboard.press("t")
    expect(wall.locator(".wall-test")).to_have_count(0)
    people[0].deals()
    plays_on(people, 3)
    expect(wall.locator(".ring .seat")).to_have_count(3)
    clean(wall, "wall")
    for somebody in people:
        clean(somebody.page, "table")
    page = people[0].page
    people[0].opens("notebook").locator("summary").first.click()
    clean(page, "notebook")
    page.keyboard.press("Escape")
    page.locator(".ring .seat").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    clean(page, "what lies before a seat")
    page.keyboard.press("Escape")
    plays_on(people)
    clean(page, "the end")
    expect(wall.locator(".hannin-finale")).to_be_visible(timeout=30_000)
    clean(wall, "the end on the wall")
    page.goto(f"{url}/replay/1#1")
    expect(page.locator(".replay-controls")).to_be_visible()
    clean(page, "replay")
    page.locator("[data-focus=eyes-all]").click()
    page.keyboard.press("End")
    expect(page.locator(".hannin-verdict")).to_be_visible()
    clean(page, "the end of a replay")


def test_spoken_answers_are_two_buttons_for_everyone(server: Server, suspect: Suspects) -> None:
    people, _ = seated(server, suspect, 4, seed=11)
    people[0].opens("more-options").get_by_text("The player answers").click()
    people[0].page.keyboard.press("Escape")
    for _attempt in range(20):
        people[0].deals()
        while found := next_to_act(people):
            if found.page.locator(".prompt .btn").count() == 2:
                assert found.page.locator(".prompt .btn:not([aria-disabled=true])").count() >= 1
                clean(found.page, "the answer")
                return
            found.acts()
    raise AssertionError("no detective in twenty matches")


def test_a_match_is_played_through_the_accessibility_tree_alone(server: Server, suspect: Suspects) -> None:
    ann = suspect("Ann")
    ann.gathers(server.url, bots=2)
    page = ann.page
    page.get_by_role("button", name=re.compile("^Deal")).click()
    over = page.get_by_role("heading", name="Every hand")
    expect(page.get_by_role("region", name=RING).or_(over).first).to_be_visible()
    ann.clicks_through(lambda: _by_role(page), over)
    expect(page.get_by_role("heading", name="The dance of the criminal")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_enabled()


def test_at_200_percent_the_table_scrolls_one_way_and_nothing_lies_on_anything(
    server: Server, suspect: Suspects
) -> None:
    people, _ = seated(server, suspect, 5, seed=9)
    people[0].deals()
    plays_on(people, 1)
    assert next_to_act(people)
    page = people[0].page
    page.set_viewport_size({"width": 188, "height": 277})
    expect(page.locator(".prompt")).to_be_in_viewport()
    assert sideways(page) <= 0
    boxes = [box for seat in page.locator(".ring .seat").all() if (box := seat.bounding_box())]
    assert len(boxes) == 4
    assert not any(overlap(one, other) for i, one in enumerate(boxes) for other in boxes[i + 1 :])
    plays_on(people, 3)


RING = "The table, in play order"


def _by_role(page: Page) -> Locator | None:
    """What leads on, found by role and name only; None while others choose."""
    sheet = page.get_by_role("dialog")
    if sheet.count():
        return sheet.get_by_role("button").last
    on = page.get_by_role("button", name="Next", disabled=False)
    aim = page.get_by_role("region", name=RING).get_by_role("button", pressed=False)
    backs = page.get_by_role("list", name=re.compile("face down")).get_by_role("button", pressed=False)
    hand = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button", disabled=False)
    asked = page.get_by_text(re.compile(r"Your turn|You found it|A card for|Point at a card"))
    lifted = page.get_by_role("button", name="Back").count() > 0
    choices = [on] if lifted and on.count() else [aim, backs] if lifted else [backs, hand]
    return next((found.first for found in choices if asked.count() + lifted and found.count()), None)
