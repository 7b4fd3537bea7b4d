"""What may not be chosen now says which rule forbids it, in each game, and does nothing else."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.server import Server
from tests.browser.side import People, Side, opened, until, whose
from tests.browser.sitting import Sitting


def pressed(barred: Locator) -> None:
    """It says that it is disabled, and can be pressed all the same."""
    expect(barred).to_have_attribute("aria-disabled", "true")
    barred.click(force=True)


def test_in_hattari_the_suspect_not_looked_at_cannot_be_swapped(server: Server, person: People) -> None:
    people = [person(name) for name in ("Ann", "Bo", "Cy")]
    people[0].gathers(server.url, "hattari", friends=people[1:])
    people[0].deals()
    for somebody in people:
        somebody.page.locator(".prompt .btn.go").click()
    for somebody in people:
        expect(somebody.page.locator(".hattari-tile")).to_have_count(2)
    (first,) = (Sitting(one) for one in people if one.page.locator(".hattari-lineup[data-asked=look]").count())
    for place in (1, 3):
        first.picks(place)
    first.go.click()
    first.confirms()
    first.asked("tamper")
    ask = first.page.locator(".prompt.mine").get_attribute("data-ask")
    pressed(first.do(2))
    expect(first.page.locator("dialog[open]")).to_contain_text(
        "Only a suspect you have looked at can be swapped"
    )
    first.page.keyboard.press("Escape")
    expect(first.page.locator("dialog[open]")).to_have_count(0)
    expect(first.page.locator(f".prompt.mine[data-ask='{ask}']")).to_be_visible()


def test_in_noir_who_cannot_be_struck_says_why(server: Server, person: People) -> None:
    table, _ = opened(server, person)
    table[0].person.deals()
    killer = whose(table)
    assert killer is not None
    killer.closes_the_strip()
    expect(killer.page.locator(".noir-face.aim").first).to_be_visible()
    strikes_in_vain(killer, ".me", "That is you")
    strikes_in_vain(killer, ":not(.aim, .me, .beside)", "Not next to you")
    hunter = until(table, "arrest")
    hunter.deed("arrest").click()
    expect(hunter.page.locator(".noir-face.aim").first).to_be_visible()
    strikes_in_vain(hunter, ":not(.aim, .dead)", "Not next to you")
    strikes_in_vain(hunter, ".dead", "Already deceased")


def strikes_in_vain(side: Side, whom: str, words: str) -> None:
    side.page.locator(f".noir-board .noir-face{whom}").first.click()
    expect(side.page.locator(".prompt")).to_contain_text(words)
    expect(side.page.locator("dialog[open]")).to_have_count(0)
