"""Whole matches of Hannin by clicking only: phones, a wall, and what life brings in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import next_to_act
from tests.browser.server import Server
from tests.browser.suspect import Suspect, plays_on

Suspects = Callable[..., Suspect]
NAMES = ["Ann", "小林さん", "Théodore-Émile", "Kim", "Oyuki Tanaka-Yamada", "Mo", "Rav", "Zoë"]
WALL = {"width": 1280, "height": 720}
FITS = """() => { const page = document.documentElement;
return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth; }"""


def seated(server: Server, suspect: Suspects, seats: int, seed: int, **how: Any) -> tuple[list[Suspect], str]:
    """So many people in one room, seated, and its address."""
    people = [suspect(name, seed=seed, **how) for name in NAMES[:seats]]
    url = people[0].gathers(server.url, friends=people[1:])
    expect(people[0].seats).to_have_count(seats)
    return people, url


def wall_of(suspect: Suspects, url: str, **how: Any) -> Page:
    """The page for the wall, in a browser of its own."""
    screen = suspect("wall", **{"viewport": WALL, **how})
    screen.page.goto(f"{url}/projector?lang=en,ja")
    return screen.page


def fits(page: Page) -> bool:
    """Nothing of the page lies outside the screen, once the fonts are there."""
    for _ in range(150):
        if page.evaluate(FITS):
            return True
        page.wait_for_timeout(100)
    return False


@pytest.mark.parametrize("seats", [5, *(pytest.param(seats, marks=pytest.mark.slow) for seats in (3, 8))])
def test_people_with_phones_and_a_wall_play_a_whole_match(
    server: Server, suspect: Suspects, seats: int
) -> None:
    motion = "no-preference" if seats == 3 else "reduce"
    people, url = seated(server, suspect, seats, seed=seats, reduced_motion=motion)
    wall = wall_of(suspect, url)
    expect(wall.locator(".wall-people .seat")).to_have_count(seats)
    people[0].deals()
    expect(wall.locator(".ring .seat")).to_have_count(seats)
    plays_on(people, 2)
    assert fits(wall)
    assert all(fits(somebody.page) for somebody in people)
    plays_on(people)
    assert all(somebody.over for somebody in people)
    expect(people[0].page.locator(".hannin-dance li")).not_to_have_count(0)
    expect(wall.locator(".hannin-finale")).to_be_visible(timeout=30_000)
    assert fits(wall)


def test_a_reload_a_second_tab_and_a_power_cut_change_nothing(own_server: Server, suspect: Suspects) -> None:
    people, url = seated(own_server, suspect, 3, seed=7, reduced_motion="no-preference")
    wall = wall_of(suspect, url)
    people[0].deals()
    plays_on(people, 1)  # the first card moves no other, and the next to play is somebody else
    asked = next_to_act(people)
    assert asked is not None
    if asked is not people[1]:
        expect(people[1].page.locator(".prompt")).to_contain_text(asked.name)
    mine = people[1].page.locator(".hand .card-name").all_text_contents()
    people[1].page.reload()
    expect(people[1].page.locator(".hand .card-name")).to_have_text(mine)
    other = people[1].tab()
    other.goto(url)
    expect(other.locator(".hand .card-name")).to_have_text(mine)
    wall.reload()  # a wall plays lines one by one; a new one begins with the last
    expect(wall.locator(".caption .first")).not_to_be_empty()
    lines = wall.locator(".caption .first").inner_text()
    own_server.kill()
    expect(wall.locator(".wall-band")).to_be_visible()
    for page in (people[1].page, other):
        expect(page.locator(".band")).to_be_visible()
    own_server.start()
    for page in (people[1].page, other):
        expect(page.locator(".band")).to_have_count(0)
        expect(page.locator(".hand .card-name")).to_have_text(mine)
    expect(wall.locator(".wall-band")).to_have_count(0)
    expect(wall.locator(".caption .first")).to_have_text(lines)
    plays_on(people)
    assert all(somebody.over for somebody in people)
    expect(other.locator("#reveal")).to_be_visible()
    expect(wall.locator(".hannin-finale")).to_be_visible(timeout=30_000)


def test_what_is_not_confirmed_never_leaves_the_browser(server: Server, suspect: Suspects) -> None:
    people, _ = seated(server, suspect, 3, seed=2)
    people[0].deals()
    opener = _opener(people)
    sent: list[str] = []
    opener.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    opener.page.reload()
    expect(opener.page.locator(".prompt.mine")).to_be_visible()
    opener.page.locator(".hand [data-card=first_discoverer]").click()
    opener.page.locator(".prompt .go").click()
    sheet = opener.page.locator("dialog.confirm[open]")
    sheet.locator("textarea").fill("Who took the moon?")
    sheet.get_by_role("button", name="Take it back").click()
    expect(sheet).to_have_count(0)
    assert [text for text in sent if "act" in text] == []
    opener.page.locator(".prompt .go").click()
    sheet.locator("textarea").fill("Who took the moon?")
    sheet.locator("[data-deed]").click()
    for somebody in people:
        expect(somebody.page.locator(".story-line")).to_contain_text("Who took the moon?")


def test_a_greyed_card_says_which_rule(server: Server, suspect: Suspects) -> None:
    people, _ = seated(server, suspect, 3, seed=3)
    people[0].deals()
    opener = _opener(people)
    grey = opener.page.locator(".hand .card[aria-disabled=true]").first
    grey.click(force=True)  # it says that it is disabled, and opens its rule all the same
    expect(opener.page.locator("dialog[open] .hannin-why")).to_contain_text("begins with the crime")
    opener.page.keyboard.press("Escape")
    expect(opener.page.locator("dialog[open]")).to_have_count(0)


def test_marks_are_there_again_on_another_tab(server: Server, suspect: Suspects) -> None:
    people, url = seated(server, suspect, 3, seed=4)
    people[0].deals()
    page = people[2].page
    sheet = people[2].opens("notebook")
    sheet.locator("summary").first.click()
    mark = sheet.locator("details[open] .hannin-mark:not([aria-disabled])").first
    mark.click()
    expect(mark).to_contain_text("perhaps")
    other = people[2].tab()
    other.goto(url)
    other.locator("[data-focus=notebook]").click()
    expect(other.locator("dialog[open] .hannin-line .pencil")).to_have_count(1)
    other.locator("dialog[open] summary").first.click()
    other.locator("dialog[open] details[open] .hannin-mark:not([aria-disabled])").nth(1).click()
    expect(sheet.locator(".hannin-line .pencil")).to_have_count(2)
    mark.click()
    expect(mark).to_contain_text("surely")
    page.reload()
    people[2].opens("notebook")
    expect(sheet.locator(".hannin-line .pencil")).to_have_count(2)


def test_an_ended_match_is_walked_through_again_and_its_shuffle_fits(server: Server, suspect: Suspects) -> None:
    people, url = seated(server, suspect, 3, seed=5)
    people[0].deals()
    plays_on(people)
    page = people[0].page
    page.goto(f"{url}/replay/1#2")
    expect(page.locator(".replay-controls")).to_contain_text("Step 2 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay-controls")).to_contain_text("Step 3 of")
    page.locator("[data-focus=eyes-all]").click()
    expect(page.locator(".all-hands > li")).to_have_count(3)
    expect(page).to_have_url(f"{url}/replay/1#3.all")
    people[1].page.goto(f"{url}/replay/1#3.2")
    chosen = people[1].page.locator(".replay-eyes [aria-pressed=true]")
    expect(chosen).to_have_attribute("data-focus", "eyes-2")
    expect(chosen).to_be_in_viewport(ratio=1)
    page.keyboard.press("End")
    expect(page.locator(".hannin-verdict")).to_be_visible()
    expect(page.locator("[data-check]")).to_have_attribute("data-check", "check-good")


def test_what_happened_is_read_beside_small_pictures(server: Server, suspect: Suspects) -> None:
    people, _ = seated(server, suspect, 3, seed=6)
    people[0].deals()
    plays_on(people, 3)
    pictures = people[0].opens("log").locator(".log-line > .mini")
    expect(pictures).not_to_have_count(0)
    assert all(width < 30 for width in pictures.evaluate_all("minis => minis.map(mini => mini.offsetWidth)"))


def _opener(people: list[Suspect]) -> Suspect:
    """Whoever holds the first discoverer."""
    found = next_to_act(people)
    assert found is not None
    return found
