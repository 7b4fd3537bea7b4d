"""An ended match is walked through again: through anybody's eyes, by a link to a step, with its shuffle."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]
BOTS = {"hannin": 2, "hattari": 2, "noir": 1}


def _ends_after_a_step(ann: Person, url: str) -> None:
    """Deals and gives up until something was done before; then looks at that match's replay."""
    page = ann.page
    for number in range(1, 41):
        ann.deals()
        expect(page.locator(".prompt.mine, #reveal").first).to_be_visible(timeout=20_000)
        if not ann.over:
            page.goto(f"{url}/replay/{number}#0")
            expect(page.locator("h1")).to_contain_text("still running")
            page.goto(url)
            ann.gives_up()
            page.get_by_role("link", name="Replay").click()
            expect(page.locator(".replay-controls")).to_contain_text("Step 0 of")
            if "Step 0 of 0" not in page.locator(".replay-controls").inner_text():
                return
            page.goto(url)
        expect(page.locator("#reveal")).to_be_visible()
    raise AssertionError("nothing was done in forty matches")


@pytest.mark.parametrize("game", BOTS)
def test_each_game_is_replayed_through_every_pair_of_eyes(server: Server, person: People, game: str) -> None:
    ann = person("Ann")
    url = ann.gathers(server.url, game, bots=BOTS[game])
    page = ann.page
    _ends_after_a_step(ann, url)
    page.keyboard.press("End")
    expect(page.locator(".replay-controls")).not_to_contain_text("Step 0 of")
    last = page.locator(".replay-controls").inner_text()
    page.locator("[data-focus=eyes-all]").click()
    expect(page.locator(".all-hands > li")).to_have_count(BOTS[game] + 1)
    expect(page.locator("main")).to_contain_text("Nothing was changed after the deal")
    for seat in range(BOTS[game] + 1):
        page.locator(f"[data-focus=eyes-{seat}]").click()
        expect(page.locator("[aria-pressed=true][data-focus^=eyes]")).to_have_attribute(
            "data-focus", f"eyes-{seat}"
        )
        expect(page.locator(".all-hands")).to_have_count(0)
    expect(page).to_have_url(re.compile(rf"\.{BOTS[game]}$"))
    link = page.url
    stranger = person("Cy")
    stranger.page.goto(link)
    expect(stranger.page.locator(".replay-controls")).to_have_text(last, use_inner_text=True)
    expect(stranger.page.locator("[aria-pressed=true][data-focus^=eyes]")).to_have_attribute(
        "data-focus", f"eyes-{BOTS[game]}"
    )


def test_a_step_at_which_somebody_only_confirms_says_who_and_who_is_left(
    server: Server, person: People
) -> None:
    ann = person("Ann")
    ann.gathers(server.url, "hattari", bots=2)
    ann.deals()
    expect(ann.page.locator(".hattari-done")).to_have_count(2)
    ann.gives_up()
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.locator(".replay-controls")).to_contain_text("Step 0 of")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".words")).to_contain_text("is done. Still to answer: ")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".words")).to_contain_text("Still to answer: Ann.")
