"""From a link to a seat, and the lobby: what people do before the deal."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]
WIDE_KIM = "\uff2b\uff49\uff4d"
"""The same name in full-width letters."""
FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}\u200d\N{BOY}"
"""One sign to who reads it, eleven units to who counts a field's length."""


def test_one_tap_opens_a_room_and_one_screen_leads_to_a_seat(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    url = ann.gathers(server.url, friends=[bo])
    for somebody in (ann, bo):
        expect(somebody.seats).to_have_count(2)
        expect(somebody.page.locator(".code-big")).to_have_text(url[-6:])
    expect(bo.page.locator("[data-focus=deal]")).to_have_count(0)


def test_a_known_device_comes_back_without_typing(server: Server, person: People) -> None:
    ann = person("Ann")
    url = ann.opens_room(server.url)
    ann.joins()
    ann.page.goto(f"{server.url}/")
    as_in_britain = re.compile(r"Last here \d+ \w+ \d{4}")
    expect(ann.page.locator("#my-rooms")).to_contain_text(as_in_britain)
    ann.page.locator("#my-rooms a").first.click()
    ann.page.wait_for_url(url)
    expect(ann.seats).to_have_count(1)
    other = ann.tab()
    other.goto(f"{server.url}/")
    other.locator("[data-open=hannin]").click()
    expect(other.get_by_role("textbox")).to_have_value("Ann")


def test_a_code_may_be_typed_as_it_is_heard(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = ann.opens_room(server.url)[-6:]
    bo.page.goto(f"{server.url}/")
    bo.page.locator("#code").fill(f"{code[:3].lower()} - {code[3:]}")
    bo.page.locator("#code-form button").click()
    bo.page.wait_for_url(f"**/r/{code}")
    bo.page.goto(f"{server.url}/")
    bo.page.locator("#code").fill("nope")
    bo.page.locator("#code-form button").click()
    expect(bo.page.locator("#code-wrong")).to_be_visible()


def test_a_name_is_just_a_name_and_the_second_kim_is_kim_2(server: Server, person: People) -> None:
    first, second, third = person("Kim"), person(WIDE_KIM), person("<img onerror>")
    first.gathers(server.url, friends=[second, third])
    expect(first.page.locator("[data-member] bdi")).to_have_text(["Kim", f"{WIDE_KIM} 2", "<img onerror>"])
    expect(first.page.locator("[data-member] img")).to_have_count(0)


def test_a_name_of_twenty_emoji_families_is_kept_whole(server: Server, person: People) -> None:
    families = person(FAMILY * 20)
    families.gathers(server.url)
    expect(families.page.locator("[data-member] bdi")).to_have_text(families.name)


def test_a_name_that_cannot_be_is_refused_in_words(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.opens_room(server.url)
    ann.page.locator("[data-focus=join]").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Type a name")
    ann.page.get_by_role("textbox").fill("\u200b\u202e")
    ann.page.locator("[data-focus=join]").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("1 to 20 visible characters")


def test_start_becomes_possible_exactly_when_the_seats_fit(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.opens_room(server.url)
    ann.joins()
    deal, why = ann.page.locator("[data-focus=deal]"), ann.page.locator("#deal-why")
    expect(deal).to_have_attribute("aria-disabled", "true")
    expect(why).to_contain_text("3 to 8 can play")
    ann.adds_bots(2)
    expect(deal).not_to_have_attribute("aria-disabled", "true")
    expect(deal).to_contain_text("3")
    ann.adds_bots(5)
    expect(ann.page.locator("[data-focus=add-bot]")).to_have_count(0)


def test_a_game_for_two_offers_two_seats(server: Server, person: People) -> None:
    ann = person("Ann")
    url = ann.opens_room(server.url, "hattari")
    ann.joins()
    ann.opens("opt-players_2").get_by_label(re.compile("^Two")).check()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("#deal-why")).to_have_text("Two can play. 1 is seated.")
    wall = person("wall", viewport={"width": 1280, "height": 720})
    wall.page.goto(f"{url}/projector")
    expect(wall.page.locator(".caption .first")).to_have_text("1 of 2 are seated. Two can play.")
    ann.adds_bots(1)
    expect(ann.page.locator("[data-focus=add-bot]")).to_have_count(0)
    ann.deals()


def test_the_host_orders_seats_by_key_and_by_hand(server: Server, person: People) -> None:
    ann = person("Ann", viewport={"width": 1280, "height": 800})
    ann.gathers(server.url, bots=3)
    names = ann.page.locator("[data-member] bdi")
    before = names.all_text_contents()
    ann.seats.nth(1).focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(names).to_have_text([before[0], before[2], before[1], before[3]])
    expect(ann.page.locator(":focus bdi")).to_have_text(before[1])
    here, there = ann.seats.nth(1).bounding_box(), ann.seats.nth(3).bounding_box()
    assert here is not None
    assert there is not None
    ann.page.mouse.move(here["x"] + 20, here["y"] + 20)
    ann.page.mouse.down()
    ann.page.mouse.move(there["x"] + 30, there["y"] + 20, steps=6)
    ann.page.mouse.up()
    expect(names.nth(1)).not_to_have_text(before[2])
    expect(ann.page.locator("dialog[open]")).to_have_count(0)


def test_options_say_what_differs_and_everybody_sees_the_choice(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    ann.gathers(server.url, friends=[bo])
    sheet = ann.opens("opt-turn_time")
    expect(sheet).to_contain_text("a bot makes that one choice")
    sheet.get_by_label("One minute a choice").check()
    ann.page.keyboard.press("Escape")
    expect(bo.page.locator(".the-game")).to_contain_text("One minute a choice")
    expect(bo.page.locator(".the-game button")).to_have_count(0)


def test_a_full_or_running_room_offers_to_watch_or_to_sit_next(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    url = ann.gathers(server.url, bots=2)
    ann.deals_until_asked(ann)
    bo.page.goto(url)
    expect(bo.page.locator("#join")).to_contain_text("A match is running")
    bo.page.get_by_role("textbox").fill("Bo")
    bo.page.get_by_role("button", name="Just watch").click()
    expect(bo.page.locator("#table")).to_be_visible()
    expect(bo.page.locator(".hand")).to_have_count(0)
    cy = person("Cy")
    cy.joins(url)
    expect(cy.page.locator(".hold")).to_contain_text("next match")
    ann.gives_up()
    cy.page.locator("[data-focus=to-lobby]").click()
    expect(cy.page.locator("[data-member]", has_text="Cy")).to_be_visible()
    expect(cy.page.locator("[data-member]", has_text=re.compile(r"\bBo\b"))).to_have_count(0)


def test_removed_may_come_back_and_is_told_blocked_may_not(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    url = ann.gathers(server.url, friends=[bo])
    bo_seat = ann.page.locator("[data-member]", has_text="Bo")
    bo_seat.click()
    ann.page.locator("dialog[open]").get_by_role("button", name="Remove They may").click()
    expect(bo.page.locator("#join")).to_contain_text("The host has taken you from the room")
    expect(bo_seat).to_have_count(0)
    bo.joins()
    bo_seat.click()
    ann.page.locator("dialog[open]").get_by_role("button", name="Remove and block").click()
    expect(bo.page.locator("#closed")).to_contain_text("You cannot come back")
    bo.page.goto(url)
    expect(bo.page.locator("#closed")).to_contain_text("You cannot come back")


def test_the_big_screen_and_the_link_are_there_for_all(server: Server, person: People) -> None:
    ann = person("Ann", permissions=["clipboard-read", "clipboard-write"])
    url = ann.opens_room(server.url)
    ann.joins()
    picture = ann.page.locator("img.qr")
    expect(picture).not_to_have_js_property("naturalWidth", value=0)
    ann.page.locator("[data-focus=copy]").click()
    expect(ann.page.locator(".toast")).to_contain_text("copied")
    assert re.search(r"/r/[A-Z0-9]{6}$", ann.page.evaluate("navigator.clipboard.readText()"))
    expect(ann.opens("wall").locator("a")).to_have_attribute("href", f"/r/{url[-6:]}/projector")


def test_the_host_role_can_be_handed_over(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    ann.gathers(server.url, friends=[bo])
    ann.page.locator("[data-member]", has_text="Bo").click()
    ann.page.locator("dialog[open]").get_by_role("button", name="Make host").click()
    expect(bo.page.locator("[data-focus=deal]")).to_be_visible()
    expect(ann.page.locator("[data-focus=deal]")).to_have_count(0)
