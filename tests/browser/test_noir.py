"""Noir in real browsers: a whole match per mode by clicking, one by keys alone, every way to shift."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]
MODES = ("Standard", "Classic", "Citizen\u2019s arrest")
WALL = {"width": 1280, "height": 720}
LAYOUT = "tiles => tiles.map(tile => tile.dataset.person).join('')"
LABELS = "faces => faces.map(face => face.ariaLabel)"
KINDS = ("kill", "arrest", "citizens_arrest", "exonerate", "disguise", "shift")
CHOICES = "[data-deed-kind], .noir-cards .noir-face, .noir-face.aim"
PRIVATE = ".noir-face.me, .noir-face.beside, .noir-face.aim, .noir-star"


class Side:
    """One person at the board."""

    def __init__(self, somebody: Person, luck: Random) -> None:
        self.person = somebody
        self.page = somebody.page
        self.luck = luck

    @property
    def board(self) -> str:
        """The layout as this page shows it, in reading order."""
        layout: str = self.page.locator(".noir-board .noir-face[data-r]").evaluate_all(LAYOUT)
        return layout

    def shows(self, layout: str) -> None:
        """Waits until the page shows this layout."""
        for _ in range(100):
            if self.board == layout:
                return
            self.page.wait_for_timeout(30)
        assert self.board == layout

    @property
    def ask(self) -> str | None:
        return self.page.locator(".prompt").get_attribute("data-ask")

    @property
    def asked(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def deed(self, kind: str) -> Locator:
        return self.page.locator(f"[data-deed-kind={kind}]:not([aria-disabled])")

    def confirms(self) -> None:
        self.page.locator("dialog[open] [data-deed]").click()

    def any_of(self, found: Locator) -> Locator:
        expect(found.first).to_be_visible()
        return found.nth(self.luck.randrange(found.count()))

    def closes_the_strip(self) -> None:
        strip = self.page.locator(".strip .tool")
        if strip.count():
            strip.click()

    def acts(self, *, shy: bool = False) -> str:
        """One choice by clicking. Strikes when it can, to come to an end; ``shy`` only shifts."""
        self.closes_the_strip()
        before = self.ask
        expect(self.page.locator(CHOICES).first).to_be_visible()
        cards = self.page.locator(".noir-cards .noir-face:not([aria-disabled])")
        kind = "card"
        if cards.count():
            self.any_of(cards).click()
        elif self.page.locator(".noir-face.aim").count():
            kind = "kill"
            self.any_of(self.page.locator(".noir-face.aim")).click()
        else:
            kind = self.chooses("shift" if shy else None)
        if kind != "shift":
            self.confirms()
        else:
            self.page.locator(".prompt .go").click()
        expect(self.page.locator(f".prompt.mine[data-ask='{before}']")).to_have_count(0)
        return kind

    def chooses(self, wanted: str | None) -> str:
        able = [kind for kind in KINDS if self.deed(kind).count()]
        kind = wanted or self.luck.choice([*able[:2] * 2, *able])
        self.deed(kind).click()
        if kind == "shift":
            handles = self.page.locator(".noir-handle:not([aria-disabled])")
            self.any_of(handles).click()
            expect(self.page.locator(".noir-face.slid").first).to_be_visible()
        elif kind == "citizens_arrest":
            self.any_of(self.page.locator(".noir-cards .noir-face:not([aria-disabled])")).click()
        if kind in ("kill", "arrest", "citizens_arrest"):
            self.any_of(self.page.locator(".noir-face.aim")).click()
        return kind

    def reloads(self) -> None:
        """The same board, the same prompt, the same hand."""
        before = (self.board, self.ask, self.page.locator(".noir-side").inner_text())
        self.page.reload()
        expect(self.page.locator("#table")).to_be_visible()
        expect(self.page.locator(".noir-board .noir-face").first).to_be_visible()
        assert (self.board, self.ask, self.page.locator(".noir-side").inner_text()) == before


def opened(server: Server, person: People, mode: str = "Standard", seed: int = 3) -> tuple[list[Side], str]:
    """Two people in one room, the mode chosen, not yet dealt."""
    ann, bo = (person(name, reduced_motion="reduce") for name in ("Ann", "Théodore-Émile"))
    url = ann.opens_room(server.url, "noir")
    ann.joins()
    bo.joins(url)
    if mode != "Standard":
        ann.page.locator("[data-focus=opt-mode]").click()
        ann.page.locator("dialog[open]").get_by_label(mode).check()
        ann.page.keyboard.press("Escape")
        expect(bo.page.locator(".the-game")).to_contain_text(mode)
    luck = Random(seed)
    return [Side(ann, luck), Side(bo, luck)], url


def whose(table: list[Side]) -> Side | None:
    """Whose prompt it is, once it is somebody's; None at the end."""
    for _ in range(100):
        if table[0].person.over:
            return None
        for side in table:
            if side.asked:
                return side
        table[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("mode", MODES)
def test_two_people_and_a_wall_play_a_whole_match(server: Server, person: People, mode: str) -> None:
    table, url = opened(server, person, mode, seed=len(mode))
    wall = person("wall", viewport=WALL).page
    wall.goto(f"{url}/projector")
    wall.mouse.click(5, 5)
    table[0].person.deals()
    expect(table[1].page.locator("#table")).to_be_visible()
    turns, seen = 0, set()
    while side := whose(table):
        (other,) = (one for one in table if one is not side)
        assert wall.locator(PRIVATE).count() == 0
        assert other.page.locator(".noir-face.aim").count() == 0
        assert not set(side.board) ^ set(other.board)
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
    expect(wall.locator(".noir-finale .noir-unmasked figure")).to_have_count(2, timeout=90_000)


def until(table: list[Side], stage: str) -> Side:
    """Play on until somebody is asked for this."""
    while side := whose(table):
        if side.deed(stage).count():
            side.closes_the_strip()
            return side
        side.acts(shy=True)
    raise AssertionError("the match is over")


def test_a_line_is_shifted_by_handle_by_drag_and_by_key_and_taken_back(server: Server, person: People) -> None:
    table, _ = opened(server, person)
    table[0].person.deals()
    side = until(table, "shift")
    page, before = side.page, side.board
    moved = before[4] + before[:4] + before[5:]
    side.deed("shift").click()
    page.locator("[data-focus='handle-row-0-1']").click()
    side.shows(moved)
    page.locator(".prompt .btn", has_text="Back").click()
    side.shows(before)
    page.locator("[data-r='0'][data-c='2']").focus()
    page.keyboard.press("Shift+ArrowRight")
    side.shows(moved)
    page.keyboard.press("Escape")
    side.shows(before)
    drags(page, "[data-r='0'][data-c='1']", 60, 0)
    side.shows(moved)
    drags(page, "[data-r='0'][data-c='1']", 4, 0)
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    drags(page, "[data-r='2'][data-c='3']", 0, -60)
    after = before[:3] + before[8] + before[4:8] + before[13] + before[9:13] + before[18] + before[14:18]
    after += before[23] + before[19:23] + before[3] + before[24]
    side.shows(after)
    page.locator(".prompt .go").click()
    (other,) = (one for one in table if one is not side)
    expect(other.page.locator(".noir-last")).to_have_count(1)
    expect(other.page.locator(".prompt.mine")).to_be_visible()
    other.shows(after)
    back_is_forbidden(other)


def drags(page: Page, tile: str, dx: int, dy: int) -> None:
    box = page.locator(tile).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx, y + dy, steps=5)
    page.mouse.up()


def back_is_forbidden(other: Side) -> None:
    """The handle that would undo the shift says so, and does nothing."""
    before = other.board
    other.deed("shift").click()
    handle = other.page.locator("[data-focus='handle-column-3-1']")
    expect(handle).to_have_attribute("aria-disabled", "true")
    handle.click(force=True)
    expect(other.page.locator(".prompt")).to_contain_text("undo the last shift")
    assert other.board == before


def presses(page: Page, wanted: Locator, *, back: bool = False) -> None:
    """Walks there by Tab alone and presses."""
    for _ in range(70):
        if wanted.evaluate_all("nodes => nodes.includes(document.activeElement)"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError("Tab does not lead there")


def by_keys(side: Side) -> None:
    """One choice without a pointer."""
    page = side.page
    cards = page.locator(".noir-cards .noir-face:not([aria-disabled])")
    targets = page.locator(".noir-face.aim")
    if cards.count():
        presses(page, cards)
    elif targets.count():
        presses(page, targets, back=True)
    else:
        kind = next(k for k in ("kill", "arrest", "shift") if side.deed(k).count())
        presses(page, side.deed(kind))
        if kind == "shift":
            presses(page, page.locator(".noir-handle:not([aria-disabled])"), back=True)
            presses(page, page.locator(".prompt .go"))
            return
        presses(page, targets, back=True)
    presses(page, page.locator("dialog[open] [data-deed]"))


def test_a_match_is_played_by_keys_alone(server: Server, person: People) -> None:
    ann = person("Ann", reduced_motion="reduce")
    ann.opens_room(server.url, "noir")
    ann.joins()
    ann.adds_bots(1)
    ann.deals()
    side = Side(ann, Random(1))
    for _ in range(200):
        expect(ann.page.locator(".prompt.mine, #reveal").first).to_be_visible(timeout=20_000)
        if ann.over:
            break
        before = side.ask
        by_keys(side)
        expect(ann.page.locator(f".prompt.mine[data-ask='{before}']")).to_have_count(0)
        assert ann.page.evaluate("document.activeElement !== document.body"), "focus fell to the body"
    expect(ann.page.locator(".noir-unmasked figure")).to_have_count(2)


def test_the_cover_hides_who_i_am_and_what_stands_next_to_me(server: Server, person: People) -> None:
    table, _ = opened(server, person)
    table[0].person.deals()
    side = until(table, "exonerate")
    page = side.page
    expect(page.locator(".noir-face.me")).not_to_have_count(0)
    page.locator("[data-focus=cover]").click()
    expect(page.locator(PRIVATE)).to_have_count(0)
    expect(page.locator(".noir-mine")).to_have_count(0)
    expect(page.locator(".noir-hold [data-focus=hold]")).to_be_visible()


def test_a_draw_is_agreed_and_the_next_match_exchanges_the_roles(server: Server, person: People) -> None:
    table, _ = opened(server, person)
    table[0].person.deals()
    expect(table[0].page.locator(".noir-hold")).to_be_visible()
    role = table[0].page.locator(".noir-hold").get_attribute("data-role")
    side = until(table, "shift")
    (other,) = (one for one in table if one is not side)
    side.page.locator("[data-focus=notebook]").click()
    cell = side.page.locator("dialog[open] [data-focus=cell-A]")
    cell.click()
    cell.click()
    side.page.keyboard.press("Escape")
    side.page.locator("[data-focus=offer]").click()
    side.confirms()
    expect(side.page.locator(".prompt.mine")).to_be_visible()
    other.page.locator(".prompt .btn", has_text="Accept the draw").click()
    other.confirms()
    for one in table:
        expect(one.page.locator("#reveal")).to_contain_text("A draw")
    expect(side.page.locator(".judged li")).to_contain_text(re.compile("Aiko.*!"))
    expect(other.page.locator(".judged")).to_have_count(0)
    table[0].person.deals()
    other_role = {"killer": "inspector", "inspector": "killer"}[role or ""]
    expect(table[0].page.locator(".noir-hold")).to_have_attribute("data-role", other_role)
    expect(table[1].page.locator(".noir-hold")).to_have_attribute("data-role", role or "")


def test_the_notebook_keeps_what_a_kill_gave_away_and_a_pencil_mark(server: Server, person: People) -> None:
    table, _ = opened(server, person)
    table[0].person.deals()
    side = until(table, "exonerate")
    page = side.page
    page.locator("[data-focus=notebook]").click()
    book = page.locator("dialog[open] .noir-book")
    expect(book.locator(".noir-facts li")).not_to_have_count(0)
    cell = book.locator("[data-focus=cell-A]")
    cell.click()
    expect(cell.locator(".pencil")).to_have_text("?")
    page.wait_for_timeout(1500)  # the pencil rests before it is kept
    page.reload()
    page.locator("[data-focus=notebook]").click()
    expect(cell.locator(".pencil")).to_have_text("?")
