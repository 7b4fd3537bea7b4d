"""For everyone: no fault that axe finds, a match by keyboard alone, focus that never falls, zoom, no motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserType, Page, expect

from tests.browser.axe import COLOURS, faults
from tests.browser.person import DRAWN, STEPS, Person
from tests.browser.server import Server

People = Callable[..., Person]
STILL = """() => Promise.all(document.getAnimations().map(({playState, effect, finished}) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity && finished)).then(() => {})"""
DEED = "dialog[open] [data-deed]"


def clean(page: Page, where: str) -> None:
    """Nothing for axe to find, by day and by night; colours are judged when nothing moves any more."""
    page.evaluate(DRAWN)
    page.evaluate(STILL)
    assert faults(page) == [], where
    page.emulate_media(color_scheme="dark")
    page.evaluate(STILL)
    assert faults(page, COLOURS) == [], f"{where}, by night"
    page.emulate_media(color_scheme="light")


def test_pages_around_the_table_are_clean(server: Server, person: People) -> None:
    ann = person("Ann")
    for path in ("/", "/rules/hannin", "/rules/hattari", "/rules/noir", "/nowhere", "/move/spent"):
        ann.page.goto(f"{server.url}{path}")
        clean(ann.page, path)


def test_the_room_is_clean_from_the_door_to_the_reveal(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    url = ann.opens_room(server.url)
    clean(ann.page, "join")
    ann.joins()
    bo.joins(url)
    clean(ann.page, "lobby")
    for opener in ("menu", "games", "more-options", "wall"):
        ann.opens(opener)
        clean(ann.page, opener)
        ann.page.keyboard.press("Escape")
    ann.page.locator("[data-member]", has_text="Bo").click()
    expect(ann.page.locator("dialog[open]")).to_contain_text("Bo")
    clean(ann.page, "member")
    ann.page.keyboard.press("Escape")
    ann.adds_bots(1)
    ann.deals()
    for somebody in (ann, bo):
        expect(somebody.page.locator("#table")).to_be_visible()
        clean(somebody.page, "table")
    for opener in ("log", "notebook"):
        ann.opens(opener)
        clean(ann.page, opener)
        ann.page.keyboard.press("Escape")
    ann.covers()
    expect(ann.page.locator(".cover")).to_be_visible()
    clean(ann.page, "cover")
    ann.covers()
    ann.gives_up()
    clean(ann.page, "reveal")


def test_the_last_step_before_a_choice_is_clean(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.gathers(server.url, bots=2)
    ann.deals_until_asked(ann)
    ann.gets_ready()
    clean(ann.page, "confirm")


def test_a_whole_match_is_played_by_keyboard_alone(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.page.goto(f"{server.url}/")
    ann.presses(ann.page.locator("[data-open=hannin]"))
    ann.page.wait_for_url("**/r/*")
    expect(ann.page.locator("#join")).to_be_visible()
    assert ann.tabs_to(ann.page.locator("input[name=name]"))
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("#lobby")).to_be_visible()
    for seats in (2, 3):
        ann.presses(ann.page.locator("[data-focus=add-bot]"))
        expect(ann.seats).to_have_count(seats)
    ann.presses(ann.page.locator("[data-focus=deal]"))
    ann.plays_by_keys(lambda: by_keys(ann))
    assert ann.tabs_to(ann.page.locator("[data-focus=deal]"))


def by_keys(somebody: Person) -> None:
    """One choice, step by step, as the page offers them."""
    ways = (DEED, *STEPS)
    while step := next((each for each in ways if somebody.page.locator(each).count()), None):
        somebody.presses(somebody.page.locator(step))
        somebody.has_focus()
        if step == DEED:
            return
    raise AssertionError("nothing leads on")


def test_the_narrowest_page_scrolls_in_one_direction_only(server: Server, person: People) -> None:
    """320 pixels wide: a small phone, or a wide screen at 400 %."""
    ann = person("Wolfeschlegelsteinha", viewport={"width": 320, "height": 480})
    for path in ("/", "/rules/hannin", "/rules/hattari", "/rules/noir", "/nowhere"):
        ann.page.goto(f"{server.url}{path}")
        assert sideways(ann.page) <= 0, path
    ann.opens_room(server.url)
    assert sideways(ann.page) <= 0
    ann.joins()
    ann.adds_bots(7)
    assert sideways(ann.page) <= 0
    ann.deals()
    assert sideways(ann.page) <= 0


def test_letters_of_double_size_break_nothing(
    server: Server, browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> None:
    """Who sets large letters in the browser gets pages that scroll down only, with everything in reach."""
    args = [*browser_type_launch_args["args"], "--blink-settings=defaultFontSize=32"]
    large = browser_type.launch(**{**browser_type_launch_args, "args": args})
    ann = Person(large, "Ann", viewport={"width": 390, "height": 844})
    ann.page.goto(f"{server.url}/")
    assert sideways(ann.page) <= 0
    ann.opens_room(server.url)
    assert sideways(ann.page) <= 0
    ann.joins()
    ann.adds_bots(2)
    assert sideways(ann.page) <= 0
    ann.deals()
    assert sideways(ann.page) <= 0
    ann.plays_until(lambda: False)
    assert sideways(ann.page) <= 0
    ann.page.evaluate(LONGEST)
    assert sideways(ann.page) <= 0
    assert ann.wrongs == []
    large.close()


LONGEST = """document.querySelectorAll(".hannin-hands .minis").forEach(row => {
    const card = row.lastElementChild;
    while (card && row.childElementCount < 5) row.append(card.cloneNode(true));
})"""
"""At the end, as many cards before each seat and in each hand as a long match leaves there."""


def sideways(page: Page) -> int:
    """How many pixels the page scrolls to the side."""
    page.evaluate(DRAWN)
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def test_who_wants_no_motion_gets_none_and_waits_no_longer(server: Server, person: People) -> None:
    ann = person("Ann", reduced_motion="reduce")
    ann.gathers(server.url, bots=2)
    ann.deals_until_asked(ann)
    running = "document.getAnimations().filter(animation => animation.playState === 'running').length"
    assert ann.page.evaluate(running) == 0
    pace = "getComputedStyle(document.documentElement).getPropertyValue('--m-4').trim()"
    assert ann.page.evaluate(pace) == "0ms"
