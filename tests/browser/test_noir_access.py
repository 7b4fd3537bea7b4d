"""At Noir's board axe finds nothing, in either light; and a whole match is played by roles and names alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.side import WALL, Side, until
from tests.browser.test_access import clean

People = Callable[..., Person]


def test_every_page_of_a_match_is_clean(server: Server, person: People) -> None:
    ann, bo = (person(name) for name in ("Ann", "Théodore-Émile"))
    url = ann.gathers(server.url, "noir", friends=[bo])
    wall = person("wall", viewport=WALL).page
    wall.goto(f"{url}/projector")
    wall.mouse.click(5, 5)
    ann.deals()
    luck = Random(4)
    table = [Side(ann, luck), Side(bo, luck)]
    hunter = until(table, "exonerate")
    page = hunter.page
    clean(page, "my turn")
    expect(wall.locator(".noir-face").first).to_be_visible()
    clean(wall, "wall")
    for kind in ("arrest", "shift"):
        hunter.deed(kind).click()
        expect(page.locator(".prompt .btn", has_text="Back")).to_be_visible()
        clean(page, kind)
        page.locator(".prompt .btn", has_text="Back").click()
    hunter.person.opens("notebook")
    clean(page, "notebook")
    page.keyboard.press("Escape")
    page.locator(".noir-face[data-r]").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    clean(page, "a suspect looked up")
    page.keyboard.press("Escape")
    hunter.deed("exonerate").click()
    expect(page.locator("dialog[open] [data-deed]")).to_be_visible()
    clean(page, "before a deed")
    hunter.confirms()
    expect(page.locator(".noir-cards")).to_be_visible()
    clean(page, "a card to discard")
    hunter.person.covers()
    clean(page, "covered")
    hunter.person.covers()
    page.locator(".noir-cards .noir-face").first.click()
    hunter.confirms()
    (other,) = (one for one in table if one is not hunter)
    expect(other.page.locator(".prompt.mine")).to_be_visible()
    other.page.locator("[data-focus=offer]").click()
    other.confirms()
    page.locator(".prompt .btn", has_text="Accept the draw").click()
    hunter.confirms()
    expect(page.locator("#reveal")).to_be_visible()
    clean(page, "the end")
    expect(wall.locator(".noir-finale")).to_be_visible(timeout=30_000)
    clean(wall, "the end on the wall")
    page.goto(f"{url}/replay/1#2.all")
    expect(page.locator(".replay-controls")).to_be_visible(timeout=20_000)
    clean(page, "replay")


def by_role(page: Page) -> Locator | None:
    """What leads on, found by role and name only; None while the other chooses."""
    sheet = page.get_by_role("dialog")
    if sheet.count():
        return sheet.get_by_role("button").last
    target = page.get_by_role("button", name=re.compile("can be chosen"))
    if target.count():
        return target.first
    found = [
        page.get_by_role("button", name=name, exact=True, disabled=False)
        for name in ("Kill", "Arrest", "Shift")
    ]
    return next((one.first for one in found if one.count()), None) or handle(page)


def handle(page: Page) -> Locator | None:
    on = page.get_by_role("button", name=re.compile(r"^Shift (row|column)"), disabled=False)
    return on.first if on.count() else None


def test_a_match_is_played_through_the_accessibility_tree_alone(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.gathers(server.url, "noir", bots=1)
    page = ann.page
    page.get_by_role("button", name=re.compile("^Deal")).click()
    expect(page.get_by_role("group", name=re.compile("^The suspects"))).to_be_visible()
    ann.clicks_through(lambda: by_role(page), page.get_by_role("heading", name="The last scene"))
