"""What a page weighs: what comes before its first words, and before the room's page can be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]
FIRST_PAGE = 100_000
"""Bytes as sent, fonts apart."""
SEEN = """selector => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    window.seenAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
}"""
ASKED = """until => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter(({ startTime }) => startTime <= until)
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


class Weight(NamedTuple):
    """How often a page asked, and how much came, fonts apart."""

    requests: int
    bytes: int


def before(page: Page, selector: str, url: str) -> Weight:
    """What the page at `url` had asked for when `selector` was first to be seen."""
    page.add_init_script(f"({SEEN})({selector!r})")
    page.goto(url, wait_until="networkidle")
    expect(page.locator(selector)).to_be_visible()
    asked = page.evaluate(f"({ASKED})(window.seenAt)")
    return Weight(len(asked), sum(size for name, size in asked if not name.endswith(".woff2")))


@pytest.mark.parametrize(("path", "requests"), [("/", 20), ("/rules/hannin", 18)])
def test_a_page_that_is_read_is_light(server: Server, person: People, path: str, requests: int) -> None:
    page = person("Ann").page
    page.goto(f"{server.url}{path}", wait_until="networkidle")
    asked = page.evaluate(f"({ASKED})(Infinity)")
    assert len(asked) <= requests
    assert sum(size for name, size in asked if not name.endswith(".woff2")) < FIRST_PAGE


def test_who_opens_a_link_waits_for_little(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    url = ann.opens_room(server.url)
    ann.joins()
    weight = before(bo.page, "main#join", url)
    assert weight.requests <= 40
    assert weight.bytes < 80_000


def test_words_and_field_are_there_before_any_script_and_what_was_typed_stays(
    server: Server, person: People
) -> None:
    ann, bo = person("Ann"), person("Bo", lang="fr")
    url = ann.opens_room(server.url)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    bo.page.route("**/js/room.js", hold)
    with bo.page.expect_request("**/js/room.js"):
        bo.page.goto(url, wait_until="commit")
    expect(bo.page.get_by_role("heading", level=1)).to_have_text("Hannin wa Odoru")
    expect(bo.page.get_by_role("button", name="Prendre place")).to_be_disabled()
    bo.page.get_by_role("textbox", name="Votre nom").fill("B")
    held[0].continue_()
    expect(bo.page.locator("main#join")).to_be_visible()
    expect(bo.page.get_by_role("textbox")).to_be_focused()
    bo.page.keyboard.type("o")
    bo.page.locator("[data-focus=join]").click()
    expect(bo.seats.filter(has_text="Bo")).to_have_count(1)


def test_who_comes_back_to_the_table_waits_for_the_table_alone(server: Server, person: People) -> None:
    ann = person("Ann")
    url = ann.gathers(server.url, bots=2)
    ann.deals_until_asked(ann)
    weight = before(ann.tab(), "main#table", url)
    assert weight.requests <= 72
    assert weight.bytes < 125_000
