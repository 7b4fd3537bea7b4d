"""Noir in real browsers: a whole match per mode by clicking, and one by keys alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.server import Server
from tests.browser.side import PRIVATE, WALL, People, Side, opened, whose

MODES = (
    *(pytest.param(mode, marks=pytest.mark.slow) for mode in ("Standard", "Classic")),
    "Citizen\u2019s arrest",
)
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LABELS = "faces => faces.map(face => face.ariaLabel)"


@pytest.mark.parametrize("mode", MODES)
def test_two_people_and_a_wall_play_a_whole_match(server: Server, person: People, mode: str) -> None:
    table, url = opened(server, person, mode, seed=len(mode), host="Maximilian-Ferdinand")
    wall = person("wall", viewport=WALL).page
    wall.goto(f"{url}/projector")
    wall.mouse.click(5, 5)
    table[0].person.deals()
    expect(table[1].page.locator("#table")).to_be_visible()
    turns, seen = 0, set()
    while side := whose(table):
        (other,) = (one for one in table if one is not side)
        expect(other.page.locator(".prompt")).to_contain_text(side.person.name)
        assert wall.locator(PRIVATE).count() == 0
        assert other.page.locator(".noir-face.aim").count() == 0
        assert other.board == side.board
        if turns in (2, 5, 11):
            side.reloads()
        if turns in (3, 8):
            other.reloads()
        seen.add(side.acts())
        turns += 1
        assert turns < 400
    assert "kill" in seen
    expect(table[1].page.locator("#reveal")).to_be_visible()
    faces = [one.page.locator(".noir-unmasked .noir-face").evaluate_all(LABELS) for one in table]
    assert faces[0] == faces[1]
    for one in table:
        expect(one.page.locator(".noir-end h2").first).not_to_be_empty()
        assert one.page.evaluate(SIDEWAYS) <= 0
    expect(wall.locator(".noir-finale .noir-unmasked figure")).to_have_count(2, timeout=90_000)
    boxes = [figure.bounding_box() for figure in wall.locator(".noir-finale .noir-unmasked figure").all()]
    board = wall.locator(".noir-last-board").bounding_box()
    assert board is not None
    assert all(box is not None and box["x"] + box["width"] <= board["x"] for box in boxes)


def by_keys(side: Side) -> None:
    """One choice without a pointer."""
    page = side.page
    cards = page.locator(".noir-cards .noir-face:not([aria-disabled])")
    targets = page.locator(".noir-face.aim")
    if cards.count():
        side.person.presses(cards)
    elif targets.count():
        side.person.presses(targets, back=True)
    else:
        kind = next(k for k in ("kill", "arrest", "shift") if side.deed(k).count())
        side.person.presses(side.deed(kind))
        if kind == "shift":
            side.person.presses(page.locator(".noir-handle:not([aria-disabled])"), back=True)
            side.person.presses(page.locator(".prompt .go"))
            return
        side.person.presses(targets, back=True)
    side.person.presses(page.locator("dialog[open] [data-deed]"))


def test_a_match_is_played_by_keys_alone(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.gathers(server.url, "noir", bots=1)
    ann.deals()
    side = Side(ann, Random(1))
    ann.plays_by_keys(lambda: by_keys(side))
    expect(ann.page.locator(".noir-unmasked figure")).to_have_count(2)
