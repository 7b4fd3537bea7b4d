"""Hattari without a pointer, without eyes, and with others looking on: keys, roles and names, the cover."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.sitting import PLACES, Sitting

People = Callable[..., Person]


def by_keys(one: Sitting, luck: Random) -> None:
    """Answers one prompt."""
    page = one.page
    what = page.locator(".hattari-lineup").get_attribute("data-asked")
    if what == "look":
        for place in luck.sample(PLACES, 2):
            one.person.presses(one.do(place))
    if what in ("silhouette", "look", "report"):
        one.person.presses(one.go)
    elif what == "tamper":
        one.person.presses(page.locator(".prompt .btn").first)
    else:
        one.person.presses(one.do(luck.choice(PLACES)))
    if what in ("look", "tamper", "accuse"):
        one.person.presses(page.locator("dialog[open] .btn.act"))


def test_a_match_is_played_by_keys_alone(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.gathers(server.url, "hattari", bots=2)
    ann.deals()
    one, luck = Sitting(ann), Random(8)
    ann.plays_by_keys(lambda: by_keys(one, luck))
    expect(ann.page.locator(".hattari-verdict h2")).to_be_visible()


def test_a_covered_screen_shows_no_number_until_it_is_pressed(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.gathers(server.url, "hattari", bots=2)
    ann.deals()
    one = Sitting(ann)
    one.asked("silhouette")
    expect(one.tiles).to_have_count(1)
    said = ann.page.locator(".log-line[role=status]")
    expect(said).to_contain_text("Yours is")
    ann.covers()
    expect(one.tiles).to_have_count(0)
    expect(said).not_to_contain_text("Yours is")
    hold = ann.page.locator("[data-focus=hold]")
    hold.focus()
    ann.page.keyboard.down("Space")
    expect(one.tiles).to_have_count(1)
    ann.page.keyboard.up("Space")
    expect(one.tiles).to_have_count(0)


def test_a_match_is_played_by_what_is_read_aloud(server: Server, person: People) -> None:
    """Roles and names alone: no pointer's eye for places, colours or pictures."""
    ann = person("Ann")
    ann.gathers(server.url, "hattari", bots=2)
    ann.deals()
    page, luck = ann.page, Random(3)
    suspects = page.get_by_role("region", name="Three suspects")
    expect(suspects.get_by_role("heading", name="Suspect 3")).to_be_attached()
    expect(page.get_by_role("list", name="What only you know").get_by_role("listitem")).to_have_count(1)

    def button(name: str) -> Locator:
        return page.get_by_role("button", name=name, exact=True)

    def confirm(name: str) -> None:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()

    while True:
        ways = [button(name) for name in ("Seen", "Next round", "Swap nothing", "Look at 1", "Accuse 1")]
        over = page.get_by_role("heading", name="Round by round")
        first = over
        for way in ways:
            first = first.or_(way)
        expect(first.first).to_be_visible(timeout=20_000)
        if over.count():
            break
        ask = page.locator(".prompt").get_attribute("data-ask")
        if button("Look at 1").count():
            one, two = sorted(luck.sample(PLACES, 2))
            for chosen, place in enumerate((one, two), 1):
                button(f"Look at {place}").click()
                expect(page.get_by_role("button", name="Look at", pressed=True)).to_have_count(chosen)
            button("Next").click()
            confirm("Look")
            expect(suspects.get_by_text("you saw")).to_have_count(2)
        elif button("Swap nothing").count():
            button("Swap nothing").click()
            confirm("Leave them")
        elif button("Accuse 1").count():
            place = luck.choice(PLACES)
            button(f"Accuse {place}").click()
            confirm(f"Accuse {place}")
        else:
            button("Seen").or_(button("Next round")).click()
        expect(page.locator(f".prompt.mine[data-ask='{ask}']")).to_have_count(0)
    expect(page.get_by_role("heading", name="Markers")).to_be_visible()
