"""Hattari in real browsers: a whole match by clicking, and each private look once more after a reload."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import DRAWN, Person
from tests.browser.server import Server
from tests.browser.sitting import PLACES, Sitting

People = Callable[..., Person]


def number(tile: Locator) -> str:
    """What is printed on a silhouette: a digit, or a dash for the blank."""
    return tile.locator("b").inner_text()


def nothing_shown(page: Page) -> None:
    """No number stands under any suspect, and no panel is there."""
    expect(page.locator(".hattari-plate b")).to_have_text(["?"] * 3)
    expect(page.locator(".hattari-tile")).to_have_count(0)


def markers(page: Page) -> int:
    return sum(int(text) for text in page.locator(".hattari-count > b").all_inner_texts())


def silhouettes(table: list[Sitting], wall: Page) -> None:
    """Everybody sees their own, then the one that comes from the left."""
    own = []
    for one in table:
        one.asked("silhouette")
        expect(one.tiles).to_have_count(1)
        one.looks_again()
        own.append(number(one.tiles.first))
        one.go.click()
    nothing_shown(wall)
    for seat, one in enumerate(table):
        expect(one.tiles).to_have_count(2)
        one.looks_again()
        assert number(one.page.locator(".hattari-tile[data-how=given]")) == own[seat]
        received = number(one.page.locator(".hattari-tile[data-how=received]"))
        assert received == own[(seat + 1) % len(table)]


def start_player(one: Sitting, luck: Random) -> None:
    """Look at two, swap or keep, and see afterwards what is left to know."""
    one.asked("look")
    pair = sorted(luck.sample(PLACES, 2))
    for place in pair:
        one.picks(place)
    one.go.click()
    one.confirms()
    one.asked("tamper")
    expect(one.page.locator(".hattari-plate b", has_text="?")).to_have_count(1)
    one.looks_again()
    if luck.random() < 0.5:
        one.page.locator(".prompt .btn").first.click()
        one.confirms()
        one.asked("accuse")
        expect(one.page.locator(".hattari-sus.stale")).to_have_count(0)
    else:
        one.do(luck.choice(pair)).click()
        one.confirms()
        one.asked("accuse")
        expect(one.page.locator(".hattari-sus.stale s")).to_have_count(1)
        expect(one.page.locator(".hattari-tile.stale")).to_have_count(1)
        one.looks_again()


def one_round(table: list[Sitting], wall: Page, luck: Random, together: int | None) -> None:
    """All accuse ``together``, or whom they please: a wrong stack of four is the end of the match."""
    silhouettes(table, wall)
    first = int(table[0].page.locator(".hattari-player.turn").get_attribute("data-at") or "")
    for turn in range(len(table)):
        one = table[(first + turn) % len(table)]
        if turn == 0:
            start_player(one, luck)
        else:
            one.asked("accuse")
            expect(one.page.locator(".hattari-plate b", has_text="?")).to_have_count(1)
            one.looks_again()
        nothing_shown_but(table, one)
        one.do(together or luck.choice(PLACES)).click()
        one.confirms()
        if turn + 1 < len(table):
            expect(one.page.locator(".hattari-disc")).to_have_count(turn + 1)


def nothing_shown_but(table: list[Sitting], one: Sitting) -> None:
    """Whoever has not looked yet this round has seen no suspect."""
    for other in table:
        if other is not one and other.page.locator(".hattari-eyes").count() == 0:
            nothing_shown(other.page)


def starts_in_sight(wall: Page) -> None:
    """The theatre with its shelf does not lie over the sign of who starts."""
    expect(wall.locator(".hattari-first")).to_be_visible()
    wall.evaluate(DRAWN)
    sign, theatre = wall.locator(".hattari-first").bounding_box(), wall.locator(".theatre").bounding_box()
    assert sign is not None
    assert theatre is not None
    assert sign["y"] > theatre["y"] + theatre["height"] + 8


def test_four_people_and_a_projector_play_a_whole_match_and_reload_at_each_private_look(
    server: Server, person: People
) -> None:
    moves = {"reduced_motion": "no-preference"}
    people = [person("Ann", **moves), *(person(name) for name in ("小林さん", "Théodore-Émile", "Kim"))]
    url = people[0].gathers(server.url, "hattari", friends=people[1:])
    wall = person("wall", viewport={"width": 1280, "height": 720}).page
    wall.goto(f"{url}/projector")
    wall.mouse.click(5, 5)
    people[0].deals()
    starts_in_sight(wall)
    table = [Sitting(somebody) for somebody in people]
    luck = Random(5)
    rounds = 0
    while not people[0].over:
        one_round(table, wall, luck, luck.choice(PLACES) if rounds else None)
        rounds += 1
        for one in table:
            one.has_looked_again = True
        expect(people[0].page.locator(".hattari-tag.stamp")).to_have_count(1)
        if people[0].over:
            break
        for one in table:
            one.asked("report")
            assert markers(one.page) == 20
            one.go.click()
    assert rounds >= 1
    for somebody in people:
        expect(somebody.page.locator("#reveal .hattari-verdict h2")).to_be_visible()
        expect(somebody.page.locator(".hattari-rounds > li")).to_have_count(rounds)
    expect(wall.locator(".hattari-finale .hattari-tag.stamp")).to_have_count(1, timeout=60_000)
    total = [int(text) for text in people[0].page.locator(".hattari-ranking b").all_inner_texts()]
    assert sum(total) == 20
    assert total == sorted(total)


def test_what_is_said_at_the_line_up_stands_above_it_and_moves_nothing(server: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo", viewport={"width": 390, "height": 844})
    url = ann.gathers(server.url, "hattari", friends=[bo], bots=1)
    wall = person("wall", viewport={"width": 1280, "height": 720}).page
    wall.goto(f"{url}/projector")
    ann.deals()
    players = [page.locator(".hattari-folk") for page in (ann.page, wall)]
    for page in (ann.page, wall):
        expect(page.locator(".hattari-done")).to_have_count(1)  # the bot's: nothing else changes
        page.evaluate(DRAWN)
    before = [folk.bounding_box() for folk in players]
    bo.page.locator(".phrases [data-phrase=trust_me]").click()
    for folk, box in zip(players, before, strict=True):
        expect(folk.locator(".said")).to_have_text("Trust me.")
        assert folk.bounding_box() == box
