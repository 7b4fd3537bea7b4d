"""At Hannin's table axe finds nothing: on its sheets, at its end, on the wall, in the replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.server import Server
from tests.browser.suspect import Suspect, plays_on, whose_turn
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
    clean(wall, "can the phones reach this")
    wall.keyboard.press("t")
    people[0].deals()
    plays_on(people, 3)
    clean(wall, "wall")
    for somebody in people:
        clean(somebody.page, "table")
    page = people[0].page
    page.locator("[data-focus=notebook]").click()
    page.locator("dialog[open] summary").first.click()
    clean(page, "notebook")
    page.keyboard.press("Escape")
    page.locator(".ring .seat").first.click()
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
    host = people[0].page
    host.locator("[data-focus=more-options]").click()
    host.locator("dialog[open]").get_by_text("The player answers").click()
    host.keyboard.press("Escape")
    for _attempt in range(4):
        people[0].deals()
        for _choice in range(60):
            found = whose_turn(people)
            if found is not None and found.page.locator(".prompt .btn").count() == 2:
                assert found.page.locator(".prompt .btn:not([aria-disabled=true])").count() >= 1
                clean(found.page, "the answer")
                return
            plays_on(people, 1)
            if all(somebody.over for somebody in people):
                break
    raise AssertionError("no detective in four matches")


def test_a_match_is_played_through_the_accessibility_tree_alone(server: Server, suspect: Suspects) -> None:
    ann = suspect("Ann")
    ann.gathers(server.url, bots=2)
    page = ann.page
    page.get_by_role("button", name=re.compile("^Deal")).click()
    expect(page.get_by_role("region", name=RING)).to_be_visible()
    for _ in range(400):
        if page.get_by_role("heading", name="Every hand").count():
            break
        step = _by_role(page)
        if step is None:
            page.wait_for_timeout(60)
        else:
            with suppress(PlaywrightTimeoutError):  # the table went on while the finger came down
                step.click(timeout=2_000)
            page.wait_for_timeout(60)
    expect(page.get_by_role("heading", name="The dance of the criminal")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_enabled()


def test_at_200_percent_the_table_scrolls_one_way_and_nothing_lies_on_anything(
    server: Server, suspect: Suspects
) -> None:
    people, _ = seated(server, suspect, 5, seed=9)
    people[0].deals()
    plays_on(people, 1)
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
