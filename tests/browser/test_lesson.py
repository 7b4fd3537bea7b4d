"""A first match with help: one tap from the home page, alone, with bots, and a word for each moment."""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.side import Side

People = Callable[..., Person]


@pytest.mark.parametrize("game", ["hannin", "hattari", "noir"])
def test_one_tap_sets_the_table_and_deals(server: Server, person: People, game: str) -> None:
    ann = person("Ann")
    ann.page.goto(f"{server.url}/")
    ann.page.locator(f"[data-learn={game}]").click()
    expect(ann.page.locator(f"#table[data-game={game}]")).to_be_visible()
    expect(ann.page.locator(".coach p")).not_to_be_empty()


AIMS = {
    ("hannin", "en-GB"): "is the Criminal|holds? the Criminal",
    ("hannin", "ja-JP"): "犯人",
    ("hannin", "fr-FR"): "le Criminel",
    ("hattari", "en-GB"): "highest",
    ("hattari", "ja-JP"): "いちばん高い",
    ("hattari", "fr-FR"): "le plus haut",
    ("noir", "en-GB"): "you win|arrest the killer",
    ("noir", "ja-JP"): "勝ち|殺し屋を逮捕",
    ("noir", "fr-FR"): "vous gagnez|arrêtez le tueur",
}
"""What each game is about, in what a beginner is told first."""


@pytest.fixture(scope="module")
def slow_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where bots take their time: what is said first stands long enough to be read."""
    with Server(tmp_path_factory.mktemp("slow"), ODORU_BOT_DELAY="5") as running:
        yield running


@pytest.mark.parametrize(("game", "lang"), AIMS)
def test_what_the_game_is_about_is_said_first(
    server: Server, slow_bots: Server, person: People, game: str, lang: str
) -> None:
    ann = person("Ann", lang=lang)
    house = server if game == "noir" else slow_bots  # who becomes the inspector waits for the first victim
    ann.page.goto(f"{house.url}/")
    ann.page.locator(f"[data-learn={game}]").click()
    if game == "noir":
        expect(ann.page.locator(".prompt.mine")).to_be_visible()
    expect(ann.page.locator(".coach p")).to_contain_text(re.compile(AIMS[game, lang]))


def test_each_moment_is_explained_until_it_is_skipped(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.page.goto(f"{server.url}/")
    ann.page.locator("[data-learn=hannin]").click()
    words: set[str] = set()

    def heard() -> bool:
        words.update(ann.page.locator(".coach p").all_text_contents())
        return len(words) >= 3 and ann.asked  # nobody ends the match meanwhile

    expect(ann.page.locator("#table, #reveal")).to_be_visible()
    ann.plays_until(heard)
    assert words
    if ann.over:
        expect(ann.page.locator("#reveal")).to_contain_text("That was a match")
        return
    ann.closes_the_strip()
    ann.page.locator(".coach button").click()
    expect(ann.page.locator(".coach")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("#table, #reveal")).to_be_visible()
    expect(ann.page.locator(".coach")).to_have_count(0)


def test_each_moment_of_hattari_is_explained(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.page.goto(f"{server.url}/")
    ann.page.locator("[data-learn=hattari]").click()
    coach = ann.page.locator(".coach p")
    expect(coach).not_to_be_empty()
    first = coach.inner_text()
    ann.page.locator(".prompt.mine .btn.go").click()
    expect(coach).not_to_have_text(first, use_inner_text=True)


def test_each_moment_of_noir_is_explained(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.page.goto(f"{server.url}/")
    ann.page.locator("[data-learn=noir]").click()
    coach = ann.page.locator(".coach p")
    side, words = Side(ann, Random(2)), set[str]()
    while len(words) < 2:  # the first deed of either role, and a turn
        expect(ann.page.locator(".prompt.mine, #reveal").first).to_be_visible()
        if ann.over:  # caught early
            expect(ann.page.locator("#reveal")).to_contain_text("That was a match")
            return
        side.closes_the_strip()
        words.add(coach.inner_text())
        side.acts(shy=True)
