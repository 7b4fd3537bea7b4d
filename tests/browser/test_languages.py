"""Each person reads their own language in one room, and changes it without a reload."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]


def test_each_reads_the_language_of_their_browser(server: Server, person: People) -> None:
    ann, mika, theo = person("Ann"), person("美香", lang="ja-JP"), person("Théo", lang="fr-FR")
    ann.gathers(server.url, friends=[mika, theo])
    for somebody, title in ((ann, "Around the table"), (mika, "席順"), (theo, "Autour de la table")):
        expect(somebody.page.locator("#around-title")).to_contain_text(title)
    ann.deals()
    for somebody in (mika, theo):
        expect(somebody.page.locator("#table")).to_be_visible()
    said = mika.page.locator("[data-focus=menu]")
    expect(said).to_have_attribute("aria-label", "メニュー")


def test_a_phrase_arrives_in_each_readers_language(server: Server, person: People) -> None:
    ann, mika = person("Ann", viewport={"width": 390, "height": 844}), person("美香", lang="ja-JP")
    ann.gathers(server.url, friends=[mika], bots=1)
    ann.deals()
    expect(mika.page.locator("#table")).to_be_visible()
    ann.page.locator(".phrases [data-phrase=suspicious]").click()
    expect(mika.page.locator(".board .said")).to_have_text("あやしい…")


def test_the_language_changes_without_a_reload_and_is_kept(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.opens_room(server.url)
    ann.joins()
    ann.page.evaluate("window.untouched = true")
    ann.opens("menu").get_by_role("button", name="Français").click()
    expect(ann.page.locator("dialog[open] h2")).to_have_text("Menu")
    expect(ann.page.locator("#around-title")).to_contain_text("Autour de la table")
    assert ann.page.evaluate("window.untouched") is True
    assert ann.page.evaluate("document.documentElement.lang") == "fr"
    ann.page.goto(f"{server.url}/")
    expect(ann.page.locator("h1")).to_have_text("Le criminel danse")
    ann.page.get_by_role("link", name="日本語").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "ja")


def test_a_card_is_named_once_where_its_printed_name_is_the_readers(server: Server, person: People) -> None:
    mika, ann = person("美香", lang="ja-JP"), person("Ann")
    ann.gathers(server.url, friends=[mika], bots=1)
    ann.deals_until_asked(mika)
    mika.page.locator(".hand .card:not([aria-disabled=true])").first.click()
    expect(mika.page.locator(".rule b")).to_be_visible()
    expect(mika.page.locator(".rule .big-ja")).to_have_count(0)
    ann.page.locator(".hand .card").first.click()
    expect(ann.page.locator("dialog[open] h2 .big-ja")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    ann.opens("menu").get_by_role("button", name="日本語").click()
    ann.page.keyboard.press("Escape")
    ann.page.locator(".hand .card").first.click()
    expect(ann.page.locator("dialog[open] h2")).to_be_visible()
    expect(ann.page.locator("dialog[open] h2 .big-ja")).to_have_count(0)


LEAVES = """[...document.body.querySelectorAll("*")].filter(element => element.children.length === 0)
    .map(element => element.textContent.trim())"""


def ids(page: Page) -> list[str]:
    """Texts that are not written: those show their id."""
    return [text for text in page.evaluate(LEAVES) if re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+(\.[a-z]+)?", text)]


@pytest.mark.parametrize(
    "lang", ["ja-JP", *(pytest.param(other, marks=pytest.mark.slow) for other in ("en-GB", "fr-FR"))]
)
def test_no_text_is_missing_from_door_to_reveal(server: Server, person: People, lang: str) -> None:
    ann = person("Ann", lang=lang)
    ann.page.goto(f"{server.url}/")
    assert ids(ann.page) == []
    ann.opens_room(server.url)
    assert ids(ann.page) == []
    ann.joins()
    ann.adds_bots(2)
    for opener in ("menu", "games", "more-options", "wall"):
        ann.opens(opener)
        assert ids(ann.page) == [], opener
        ann.page.keyboard.press("Escape")
    ann.deals()
    ann.plays_until(lambda: bool(ids(ann.page)))
    assert ids(ann.page) == []
