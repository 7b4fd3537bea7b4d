"""At Noir's board in real browsers: every way to shift, the cover, a draw, the notebook."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.server import Server
from tests.browser.side import PRIVATE, People, Side, opened, until


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


def test_the_cover_hides_who_i_am_and_what_stands_next_to_me(server: Server, person: People) -> None:
    table, _ = opened(server, person)
    table[0].person.deals()
    side = until(table, "exonerate")
    page = side.page
    expect(page.locator(".noir-face.me")).not_to_have_count(0)
    side.person.covers()
    expect(page.locator(PRIVATE)).to_have_count(0)
    expect(page.locator(".noir-mine")).to_have_count(0)
    expect(page.locator(".noir-hold [data-focus=hold]")).to_be_visible()


def test_four_verbs_and_the_draw_are_all_within_reach_on_a_small_phone(server: Server, person: People) -> None:
    table, _ = opened(server, person, "Citizen\u2019s arrest")
    table[0].person.deals()
    buttons = until(table, "citizens_arrest").page.locator(".noir-acts .btn")
    expect(buttons).to_have_count(6)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=0.99)


def test_the_suspects_keep_their_names_while_a_drawn_card_is_told_on_a_small_phone(
    server: Server, person: People
) -> None:
    table, _ = opened(server, person, "Citizen\u2019s arrest")
    table[0].person.deals()
    side = until(table, "exonerate")
    side.deed("exonerate").click()
    side.confirms()
    expect(side.page.locator(".strip")).to_contain_text("You drew")
    expect(side.page.locator(".noir-board .noir-strip").first).to_be_visible()
    for name in side.page.locator(".noir-board .noir-strip").all():
        expect(name).not_to_have_css("font-size", "0px")


@pytest.mark.parametrize("width", [375, 320])
def test_the_last_step_of_a_citizens_arrest_is_whole_on_a_small_phone(
    server: Server, person: People, width: int
) -> None:
    table, _ = opened(server, person, "Citizen\u2019s arrest")
    table[0].person.deals()
    side = until(table, "citizens_arrest")
    side.page.set_viewport_size({"width": width, "height": 553})
    side.deed("citizens_arrest").click()
    side.any_of(side.page.locator(".noir-cards .noir-face:not([aria-disabled])")).click()
    side.any_of(side.page.locator(".noir-face.aim")).click()
    expect(side.page.locator("dialog[open] [data-deed]")).to_be_visible()
    for piece in side.page.locator("dialog[open]").locator(".deed .noir-face, .btn").all():
        expect(piece).to_be_in_viewport(ratio=0.99)


def test_a_draw_is_agreed_and_the_next_match_exchanges_the_roles(server: Server, person: People) -> None:
    table, _ = opened(server, person)
    table[0].person.deals()
    expect(table[0].page.locator(".noir-hold")).to_be_visible()
    role = table[0].page.locator(".noir-hold").get_attribute("data-role")
    side = until(table, "shift")
    (other,) = (one for one in table if one is not side)
    cell = side.person.opens("notebook").locator("[data-focus=cell-A]")
    for mark in ("?", "!"):
        cell.click()
        expect(cell.locator(".pencil")).to_have_text(mark)
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
    book = side.person.opens("notebook").locator(".noir-book")
    expect(book.locator(".noir-facts li")).not_to_have_count(0)
    cell = book.locator("[data-focus=cell-A]")
    cell.click()
    expect(cell.locator(".pencil")).to_have_text("?")
    page.reload()
    side.person.opens("notebook")
    expect(cell.locator(".pencil")).to_have_text("?")
