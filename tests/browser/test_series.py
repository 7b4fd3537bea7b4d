"""Matches in a row: one tap plays again with everything as it was, and what is equal is shared."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.server import Server
from tests.browser.side import People, Side, opened, until

WATCHING = "Dora"


def agree_on_a_draw(table: list[Side]) -> None:
    """The quickest end of a match of Noir."""
    side = until(table, "shift")
    (other,) = (one for one in table if one is not side)
    side.page.locator("[data-focus=offer]").click()
    side.confirms()
    other.page.locator(".prompt .btn", has_text="Accept the draw").click()
    other.confirms()


def test_play_again_keeps_seats_options_score_and_spectators_and_a_tie_is_shared(
    server: Server, person: People
) -> None:
    table, url = opened(server, person, "Classic")
    host = table[0].person
    host.opens("opt-series").get_by_label("Three matches").check()
    host.page.keyboard.press("Escape")
    dora = person(WATCHING)
    dora.page.goto(url)
    dora.page.get_by_role("textbox").fill(WATCHING)
    dora.page.get_by_role("button", name="Just watch").click()
    expect(dora.page.locator("#join")).to_have_count(0)
    everybody = [*(side.page for side in table), dora.page]
    for match in (1, 2, 3):
        host.deals()
        for page in everybody:
            expect(page.locator("#table")).to_be_visible()
        assert dora.page.locator(".hand, .noir-hold, .prompt.mine").count() == 0
        agree_on_a_draw(table)
        for page in everybody:
            expect(page.locator("#reveal")).to_contain_text("A draw")
            expect(page.locator(".standing li")).to_have_count(2)
            if match < 3:
                expect(page.locator("#reveal")).to_contain_text(f"Match {match} of 3")
    for page in everybody:
        expect(page.locator("#reveal")).to_contain_text("share the series")
        expect(page.locator(".standing li > b")).to_have_text(["1", "1"])
    host.deals()
    agree_on_a_draw(table)
    expect(host.page.locator("#reveal")).to_contain_text("Match 1 of 3")
