"""Nobody's leaving ends or blocks a match: the minutes after which others may act for who is away."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]
TOLD = """window.told = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    for (const toast of document.querySelectorAll(".toast")) window.told.push(toast.textContent);
}).observe(document.body, { childList: true, subtree: true, characterData: true }));"""
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="this system has no signal to leap by")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose minutes pass at once when a test wants them to."""
    with Server(tmp_path_factory.mktemp("data"), program="tests.browser.leaping") as running:
        yield running


def sits_with(server: Server, person: People, *names: str) -> tuple[list[Person], str]:
    """So many people before the deal, the first of them host; their pages' minutes pass with the server's."""
    people = [person(name) for name in names]
    for somebody in people:
        somebody.page.clock.install()
        somebody.page.add_init_script(TOLD)
    return people, people[0].gathers(server.url, friends=people[1:])


def told(somebody: Person, words: str) -> None:
    """A notice said so, however short it was to be seen."""
    heard = ""
    for _ in range(150):
        heard = somebody.page.evaluate("window.told.join()").replace("\u2068", "").replace("\u2069", "")
        if words in heard:
            return
        somebody.page.wait_for_timeout(100)
    raise AssertionError(f"{somebody.name} was told {heard!r}")


def minutes_pass(server: Server, minutes: int, *watching: Person) -> None:
    """At once, for the server and for who looks on."""
    for _ in range(minutes):
        server.leaps()
        for somebody in watching:
            somebody.page.clock.fast_forward(60_000)
    for somebody in watching:
        somebody.sees_it()


def seat_of(name: str, somebody: Person) -> Locator:
    return somebody.page.locator(f'.board .seat[aria-label^="{name}"]')


def vanishes(somebody: Person, watching: Person) -> None:
    """Without a word, and the others see it."""
    somebody.page.goto("about:blank")
    expect(seat_of(somebody.name, watching)).to_have_attribute("aria-label", re.compile(", away"))


def test_the_host_role_passes_on_by_itself_is_announced_and_stays(house: Server, person: People) -> None:
    (ann, bo, cy), url = sits_with(house, person, "Ann", "Bo", "Cy")
    ann.page.goto("about:blank")
    away = bo.page.locator("[data-member]", has_text="Ann")
    expect(away).to_contain_text("away")
    expect(bo.page.locator("[data-focus=deal]")).to_have_count(0)
    minutes_pass(house, 1, bo, cy)
    told(bo, "You are the host now")
    told(cy, "Bo is the host now")
    expect(bo.page.locator("[data-focus=deal]")).to_be_visible()
    ann.page.goto(url)
    expect(away).not_to_contain_text("away")
    expect(ann.page.locator("#lobby")).to_be_visible()
    expect(ann.page.locator("[data-focus=deal]")).to_have_count(0)
    bo.deals()


def test_who_is_away_for_long_is_played_by_a_bot_and_takes_the_seat_back(house: Server, person: People) -> None:
    (ann, bo, cy), url = sits_with(house, person, "Ann", "Bo", "Cy")
    ann.deals_until_asked(bo, cy)
    vanishes(bo, ann)
    minutes_pass(house, 1, ann, cy)
    expect(ann.page.locator(".band")).to_have_count(0)
    minutes_pass(house, 1, ann, cy)
    band = ann.page.locator(".band")
    expect(band).to_contain_text("Bo has been away for a while")
    expect(cy.page.locator(".band")).to_have_count(0)
    band.get_by_role("button", name="Let a bot play").click()
    expect(band).to_have_count(0)
    expect(seat_of("Bo", ann)).to_have_attribute("aria-label", re.compile("by a bot"))
    expect(ann.page.locator(".log-line[role=status] .by")).to_have_text("by a bot")
    bo.page.goto(url)
    card = bo.page.locator("dialog[open]")
    expect(card).to_contain_text("While you were away")
    expect(card.locator(".log-line").first).to_contain_text("Bo")
    expect(card.locator(".by").first).to_have_text("by a bot")
    bo.page.get_by_role("button", name="On with it").click()
    expect(bo.page.locator(".band")).to_contain_text("A bot plays your seat")
    bo.page.locator(".band").get_by_role("button", name="Take my seat back").click()
    expect(bo.page.locator(".band")).to_have_count(0)
    expect(bo.page.locator(".hold [data-card]")).to_have_count(3)
    expect(seat_of("Bo", ann)).not_to_have_attribute("aria-label", re.compile("by a bot"))


def test_when_the_host_is_gone_too_any_player_goes_on(house: Server, person: People) -> None:
    (ann, bo, cy), _ = sits_with(house, person, "Ann", "Bo", "Cy")
    ann.deals()
    expect(cy.page.locator("#table")).to_be_visible()
    vanishes(ann, cy)
    vanishes(bo, cy)
    minutes_pass(house, 1, cy)
    told(cy, "You are the host now")
    minutes_pass(house, 1, cy)
    for name in ("Ann", "Bo"):
        band = cy.page.locator(".band", has_text=f"{name} has been away")
        band.get_by_role("button", name="Let a bot play").click()
        expect(band).to_have_count(0)
        expect(seat_of(name, cy)).to_have_attribute("aria-label", re.compile("by a bot"))
    cy.plays_until(lambda: False)
    expect(cy.page.locator("#reveal")).to_be_visible()


def test_who_looks_on_while_somebody_thinks_has_missed_nothing(house: Server, person: People) -> None:
    (ann, bo, cy), _ = sits_with(house, person, "Ann", "Bo", "Cy")
    ann.deals_until_asked(bo, cy)
    minutes_pass(house, 1, ann, bo, cy)
    bo.plays_on()
    for somebody in (ann, cy):
        expect(somebody.page.locator(".log-line[role=status]")).to_contain_text("Bo")
        expect(somebody.page.locator("dialog[open]")).to_have_count(0)


def test_when_the_time_is_up_the_choice_is_made_and_marked_for_all(house: Server, person: People) -> None:
    (ann, bo, cy), _ = sits_with(house, person, "Ann", "Bo", "Cy")
    sheet = ann.opens("opt-turn_time")
    expect(sheet).to_contain_text("a bot makes that one choice")
    sheet.get_by_label("30 seconds a choice").check()
    ann.page.keyboard.press("Escape")
    ann.deals_until_asked(bo, cy)
    ask = bo.page.locator(".prompt.mine").get_attribute("data-ask")
    minutes_pass(house, 1, ann, bo, cy)
    expect(bo.page.locator(f'.prompt.mine[data-ask="{ask}"]')).to_have_count(0)
    expect(bo.page.locator(".band")).to_have_count(0)
    for somebody in (ann, bo, cy):
        expect(somebody.page.locator(".log-line[role=status] .by").first).to_have_text("time was up")
        expect(somebody.page.locator(".log-line[role=status]")).to_contain_text("Bo")
