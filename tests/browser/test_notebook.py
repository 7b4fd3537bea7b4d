"""The notebook: what stands there in ink is so, my own marks are judged at the end, and both follow me."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.person import next_to_act
from tests.browser.server import Server
from tests.browser.suspect import Suspect, plays_on
from tests.browser.test_hannin_match import seated

Suspects = Callable[..., Suspect]
DESK = {"width": 1440, "height": 900}
INK = """lines => lines.map(line => [...line.querySelectorAll("i")].map(({classList, textContent}) =>
    classList.contains("hot") ? Number(textContent) || 1 : classList.contains("nope") ? 0 : null))"""
"""Of each line of the grid: so many for sure, surely none (0), or open."""
HELD = """rows => rows.map(row => [...row.querySelectorAll("[data-card]")].map(card => card.dataset.card))"""


def ink(page: Page) -> list[list[int | None]]:
    """The grid beside the table: the others in play order from my left, then me."""
    found: list[list[int | None]] = page.locator(".dock .hannin-line:not(.hannin-heads)").evaluate_all(INK)
    return found


def at_rest(people: list[Suspect]) -> list[list[list[int | None]]]:
    """Everybody's grid, once somebody is asked and nothing changes any more; none when the match has ended."""
    before: list[list[list[int | None]]] = []
    for _ in range(50):
        if next_to_act(people) is None:
            return []
        for somebody in people:
            somebody.sees_it()
        grids = [ink(somebody.page) for somebody in people]
        if grids == before:
            return grids
        before = grids
        people[0].page.wait_for_timeout(300)
    raise AssertionError("the table does not come to rest")


def test_what_stands_in_ink_is_what_the_reveal_shows(server: Server, suspect: Suspects) -> None:
    people, _ = seated(server, suspect, 4, seed=12, viewport=DESK)
    sure = none = 0
    for _match in range(20):
        people[0].deals()
        expect(people[0].page.locator(".dock .hannin-heads")).to_be_visible()
        columns = (
            people[0]
            .page.locator(".dock .hannin-heads [data-focus]")
            .evaluate_all("heads => heads.map(head => head.dataset.focus.slice(5))")
        )
        if plays_on(people, 9) < 9 or not (grids := at_rest(people)):
            continue
        people[0].gives_up()
        page = people[0].page
        hands: list[list[str]] = page.locator(".ended .all-hands > li").evaluate_all(HELD)
        for me, grid in enumerate(grids):
            for place, line in enumerate(grid):
                held = Counter(hands[(me + 1 + place) % len(people)])
                for card, known in zip(columns, line, strict=True):
                    if known:
                        assert held[card] >= known, (people[me].name, place, card)
                    elif known == 0:
                        assert held[card] == 0, (people[me].name, place, card)
                    sure += bool(known) and place < len(people) - 1
                    none += known == 0
        if sure and none:
            return
    raise AssertionError("twenty matches in which nobody learnt anything")
