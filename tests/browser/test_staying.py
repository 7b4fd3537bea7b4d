"""Staying in the game: reload, sleep, tunnel, second tab, restart; nobody's leaving blocks the table."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]
OPENING = ".hold [data-card=first_discoverer]"
"""The card of who begins: no other can be played first."""
SOON = 3_000
"""ms within which somebody who is back is in the game again."""


def table_of(page: Page) -> list[str]:
    """What the page shows of the match: prompt, hand and seats."""
    return [
        page.locator(".prompt").inner_text(),
        *page.locator(".hold [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)"),
        *page.locator(".board .seat").all_inner_texts(),
    ]


def plays_alone(ann: Person, base: str, bots: int = 2) -> str:
    """A match of Ann and bots that Ann begins: nothing changes until she plays, and then it goes on."""
    url = ann.gathers(base, bots=bots)
    ann.deals_until_asked(ann, begins=True)
    expect(ann.page.locator(OPENING)).to_be_visible()
    return url


def test_a_reload_shows_the_same_seat_and_the_same_prompt(server: Server, person: People) -> None:
    ann = person("Ann")
    plays_alone(ann, server.url)
    before = table_of(ann.page)
    ann.page.reload()
    expect(ann.page.locator(".prompt.mine")).to_be_visible(timeout=SOON)
    assert table_of(ann.page) == before


def test_a_second_tab_shows_the_same_and_a_choice_in_one_counts_once(server: Server, person: People) -> None:
    ann = person("Ann")
    url = plays_alone(ann, server.url)
    other = ann.tab()
    other.goto(url)
    expect(other.locator(".prompt.mine")).to_be_visible(timeout=SOON)
    assert table_of(other) == table_of(ann.page)
    ask = other.locator(".prompt").get_attribute("data-ask")
    ann.plays_on()
    expect(other.locator(f'.prompt[data-ask="{ask}"]')).to_have_count(0)
    for page in (ann.page, other):
        expect(page.locator(OPENING)).to_have_count(0)


def test_a_killed_server_comes_back_and_the_page_with_it(own_server: Server, person: People) -> None:
    ann = person("Ann")
    plays_alone(ann, own_server.url)
    before = table_of(ann.page)
    own_server.kill()
    expect(ann.page.locator(".band")).to_contain_text("cut")
    own_server.start()
    expect(ann.page.locator(".band")).to_have_count(0, timeout=SOON + 2_000)
    assert table_of(ann.page) == before
    ann.plays_on()


def test_a_choice_made_while_the_line_is_cut_arrives_once(own_server: Server, person: People) -> None:
    ann = person("Ann")
    plays_alone(ann, own_server.url)
    ask = ann.page.locator(".prompt").get_attribute("data-ask")
    own_server.kill()
    expect(ann.page.locator(".band")).to_be_visible()
    ann.chooses()
    own_server.start()
    expect(ann.page.locator(f'.prompt[data-ask="{ask}"]')).to_have_count(0, timeout=SOON + 2_000)
    expect(ann.page.locator(OPENING)).to_have_count(0, timeout=SOON + 2_000)
    expect(ann.page.locator(".toast")).to_have_count(0)


def test_a_line_that_went_silent_is_noticed_when_the_page_is_seen_again(
    own_server: Server, person: People
) -> None:
    ann = person("Ann")
    plays_alone(ann, own_server.url)
    own_server.freeze()
    began = time.monotonic()
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ann.page.locator(".band")).to_be_visible(timeout=SOON + 1_500)
    assert time.monotonic() - began > 2
    own_server.thaw()
    expect(ann.page.locator(".band")).to_have_count(0, timeout=SOON)


def test_who_leaves_a_match_is_played_by_a_bot_and_may_come_back(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    bo.joins(ann.gathers(server.url, bots=2))
    ann.deals_until_asked(bo, begins=True)  # the first card ends no match, and then Ann is to play
    bo.opens("menu").get_by_role("button", name="Leave the match").click()
    bo.page.locator("dialog[open]").get_by_role("button", name="Leave", exact=True).click()
    expect(bo.page.locator("#join")).to_contain_text("A bot plays your seat")
    expect(bo.page.locator(".band, [name=name]")).to_have_count(0)  # one way back, and nothing over the title
    expect(ann.page.locator('.board .seat[aria-label*="Bo"]')).to_have_attribute(
        "aria-label", re.compile("by a bot")
    )
    expect(ann.page.locator('.board .seat[aria-label*="Bo"] .mini')).to_have_count(1)
    bo.page.get_by_role("button", name="Take my seat back").click()
    expect(bo.page.locator(".hold [data-card]").first).to_be_visible()
    told = bo.page.locator("dialog[open]")
    expect(told).to_contain_text("While you were away")
    expect(told.locator(".by").first).to_have_text("by a bot")


def test_the_seat_moves_to_another_device_by_a_link_that_works_once(server: Server, person: People) -> None:
    ann, tablet, thief = person("Ann"), person("Ann's tablet"), person("Mallory")
    url = plays_alone(ann, server.url)
    before = table_of(ann.page)
    ann.opens("menu").get_by_role("button", name="Move my seat").click()
    sheet = ann.page.locator("dialog[open]")
    sheet.get_by_role("button", name="Make the link").click()
    expect(sheet.locator(".btn.act")).to_have_text("Copy")
    expect(sheet.locator("img.qr")).to_be_visible()
    once = sheet.locator("[translate=no]").inner_text()
    tablet.page.goto(once)
    tablet.page.reload()
    tablet.page.get_by_role("button", name="Take the seat here").click()
    tablet.page.wait_for_url(url)
    expect(tablet.page.locator(".prompt.mine")).to_be_visible()
    assert table_of(tablet.page) == before
    thief.page.goto(once)
    expect(thief.page.locator("main")).to_contain_text("has been used")


def test_who_was_away_is_told_what_happened_meanwhile(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    url = ann.gathers(server.url, friends=[bo], bots=2)
    ann.deals_until_asked(ann, bo, begins=True)  # her first card ends no match, and then Bo is to play
    expect(bo.page.locator(".prompt")).to_contain_text("Ann")
    bo.page.goto("about:blank")
    ann.plays_on()
    bo.page.add_init_script("{ const now = Date.now; Date.now = () => now() + 60_000; }")
    bo.page.goto(url)
    card = bo.page.locator("dialog[open]")
    expect(card).to_contain_text("While you were away")
    expect(card.locator(".log-line", has_text="Ann").first).to_be_visible()
    bo.page.get_by_role("button", name="On with it").click()
    expect(card).to_have_count(0)
