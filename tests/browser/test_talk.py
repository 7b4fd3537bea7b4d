"""Talk and the door: phrases, texts, reactions, muting, and what the host may close."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]
TALL = {"width": 390, "height": 844}


def two_at_a_table(server: Server, person: People) -> tuple[Person, Person, str]:
    ann, bo = person("Ann", viewport=TALL), person("Bo", viewport=TALL)
    url = ann.gathers(server.url, friends=[bo], bots=1)
    return ann, bo, url


def deals(ann: Person, bo: Person) -> None:
    """And both sit at the table."""
    ann.deals()
    expect(bo.page.locator("#table")).to_be_visible()


def says(somebody: Person, text: str) -> None:
    somebody.opens_talk()
    somebody.page.get_by_label("In your own words").fill(text)
    somebody.page.keyboard.press("Enter")
    expect(somebody.page.locator(".talk li").first).to_contain_text(text)
    somebody.page.keyboard.press("Escape")


def test_what_is_said_is_text_and_who_is_muted_is_silent(server: Server, person: People) -> None:
    ann, bo, _ = two_at_a_table(server, person)
    deals(ann, bo)
    says(bo, "<b>It was Ann</b>")
    expect(ann.page.locator(".board .said")).to_have_text("<b>It was Ann</b>")
    ann.opens_talk()
    heard = ann.page.locator(".talk li", has_text="It was Ann")
    expect(heard).to_be_visible()
    heard.get_by_role("button", name="Mute").click()
    expect(heard).to_have_count(0)
    expect(ann.page.locator("dialog[open]")).to_contain_text("muted for you")
    with ann.page.expect_websocket() as line:
        ann.page.reload()
    expect(ann.page.locator("#table")).to_be_visible()
    with line.value.expect_event("framereceived", lambda text: "Am I heard?" in str(text)):
        says(bo, "Am I heard?")
    ann.sees_it()
    assert ann.page.locator(".board .said").count() == 0


def test_there_is_talk_before_and_after_a_match_too(server: Server, person: People) -> None:
    ann, bo, _ = two_at_a_table(server, person)
    unread = ann.page.get_by_role("button", name="there is something new")
    bo.opens_talk()
    bo.page.locator("dialog[open] [data-phrase=hello]").click()
    expect(bo.page.locator("dialog[open]")).to_have_count(0)
    unread.click()
    expect(ann.page.locator(".talk li")).to_contain_text("Hello!")
    assert faults(ann.page) == []
    ann.page.keyboard.press("Escape")
    deals(ann, bo)
    ann.gives_up()
    expect(bo.page.locator("#reveal")).to_be_visible()
    bo.opens_talk()
    bo.page.locator("dialog[open] [data-phrase=well_played]").click()
    expect(ann.page.locator(".toast")).to_contain_text("Well played!")
    expect(unread).to_be_visible()


def test_a_reaction_passes_and_is_not_kept(server: Server, person: People) -> None:
    ann, bo, _ = two_at_a_table(server, person)
    deals(ann, bo)
    bo.opens_talk()
    bo.page.locator("dialog[open]").get_by_role("button", name="Bravo!").click()
    expect(ann.page.locator(".board .said")).to_have_text("Bravo!")
    expect(ann.page.locator(".board .said")).to_have_count(0)
    ann.opens_talk()
    expect(ann.page.locator(".talk li")).to_have_count(0)


def test_the_host_may_close_texts_and_phrases_still_work(server: Server, person: People) -> None:
    ann, bo, _ = two_at_a_table(server, person)
    ann.opens("more-options").get_by_label("Phrases only").check()
    ann.page.keyboard.press("Escape")
    deals(ann, bo)
    bo.opens_talk()
    expect(bo.page.get_by_label("In your own words")).to_have_count(0)
    bo.page.locator("dialog[open] [data-phrase=trust_me]").click()
    expect(bo.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.page.locator(".board .said")).to_have_text("Trust me.")
    bo.opens_talk()
    expect(bo.page.locator(".talk li")).to_contain_text("Trust me.")


def test_a_locked_room_lets_known_people_back_and_nobody_new_in(server: Server, person: People) -> None:
    ann, bo, url = two_at_a_table(server, person)
    cy = person("Cy")
    ann.opens("more-options").get_by_label("Locked").check()
    ann.page.keyboard.press("Escape")
    expect(bo.page.locator(".the-game")).to_contain_text("Locked")
    bo.page.reload()
    expect(bo.seats).to_have_count(3)
    cy.page.goto(url)
    cy.page.get_by_role("textbox").fill("Cy")
    cy.page.locator("[data-focus=join]").click()
    expect(cy.page.get_by_role("alert")).to_contain_text("locked")
