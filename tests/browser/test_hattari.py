"""Hattari in real browsers: a whole match by clicking, one by keys alone, and what a covered screen hides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]
PLACES = (1, 2, 3)


class Sitting:
    """One person at the line-up."""

    def __init__(self, somebody: Person) -> None:
        self.person = somebody
        self.page = somebody.page
        self.has_looked_again = False

    @property
    def tiles(self) -> Locator:
        """My private panel."""
        return self.page.locator(".hattari-tile")

    @property
    def plates(self) -> Locator:
        """What stands under the suspects."""
        return self.page.locator(".hattari-plate")

    @property
    def go(self) -> Locator:
        return self.page.locator(".prompt .btn.go")

    def do(self, place: int) -> Locator:
        return self.page.locator(f"[data-focus=do-{place}]")

    def asked(self, what: str) -> None:
        expect(self.page.locator(f".hattari-lineup[data-asked={what}]")).to_be_visible()

    def confirms(self) -> None:
        self.page.locator("dialog[open] .btn.act").click()

    def sees(self) -> tuple[list[str], list[str]]:
        return self.tiles.all_inner_texts(), self.plates.all_inner_texts()

    def looks_again(self) -> None:
        """After a reload in the middle of a private look, of the first round, the same is there to be seen."""
        if self.has_looked_again:
            return
        before = self.sees()
        self.page.reload()
        expect(self.page.locator("#table")).to_be_visible()
        expect(self.plates).to_have_text(before[1], use_inner_text=True)
        expect(self.tiles).to_have_text(before[0], use_inner_text=True)


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
        one.do(place).click()
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


def test_four_people_and_a_projector_play_a_whole_match_and_reload_at_each_private_look(
    server: Server, person: People
) -> None:
    moves = {"reduced_motion": "no-preference"}
    people = [person("Ann", **moves), *(person(name) for name in ("小林さん", "Théodore-Émile", "Kim"))]
    url = people[0].opens_room(server.url, "hattari")
    for somebody in people:
        somebody.joins(None if somebody is people[0] else url)
    wall = person("wall", viewport={"width": 1280, "height": 720}, **moves).page
    wall.goto(f"{url}/projector")
    wall.mouse.click(5, 5)
    people[0].deals()
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


def tabs_to(page: Page, wanted: Locator) -> None:
    """Walks there by Tab alone, as somebody without a pointer does."""
    for _ in range(40):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def presses(page: Page, wanted: Locator) -> None:
    tabs_to(page, wanted)
    page.keyboard.press("Enter")


def by_keys(one: Sitting, luck: Random) -> None:
    """Answers one prompt."""
    page = one.page
    what = page.locator(".hattari-lineup").get_attribute("data-asked")
    if what == "look":
        for place in luck.sample(PLACES, 2):
            presses(page, one.do(place))
    if what in ("silhouette", "look", "report"):
        presses(page, one.go)
    elif what == "tamper":
        presses(page, page.locator(".prompt .btn").first)
    else:
        presses(page, one.do(luck.choice(PLACES)))
    if what in ("look", "tamper", "accuse"):
        presses(page, page.locator("dialog[open] .btn.act"))


def test_a_match_is_played_by_keys_alone(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.opens_room(server.url, "hattari")
    ann.joins()
    ann.adds_bots(2)
    ann.deals()
    one, luck = Sitting(ann), Random(8)
    while True:
        expect(ann.page.locator(".prompt.mine, #reveal").first).to_be_visible(timeout=20_000)
        if ann.over:
            break
        ask = ann.page.locator(".prompt").get_attribute("data-ask")
        by_keys(one, luck)
        expect(ann.page.locator(f".prompt.mine[data-ask='{ask}']")).to_have_count(0)
        assert ann.page.evaluate("document.activeElement !== document.body"), "focus fell to the body"
    expect(ann.page.locator(".hattari-verdict h2")).to_be_visible()


def test_a_covered_screen_shows_no_number_until_it_is_pressed(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.opens_room(server.url, "hattari")
    ann.joins()
    ann.adds_bots(2)
    ann.deals()
    one = Sitting(ann)
    one.asked("silhouette")
    expect(one.tiles).to_have_count(1)
    said = ann.page.locator(".log-line[role=status]")
    expect(said).to_contain_text("Yours is")
    ann.page.locator("[data-focus=cover]").click()
    expect(one.tiles).to_have_count(0)
    expect(said).not_to_contain_text("Yours is")
    hold = ann.page.locator("[data-focus=hold]")
    hold.focus()
    ann.page.keyboard.down("Space")
    expect(one.tiles).to_have_count(1)
    ann.page.keyboard.up("Space")
    expect(one.tiles).to_have_count(0)


def test_a_match_is_played_by_what_is_read_aloud(server: Server, person: People) -> None:
    """Roles and names alone: no pointer's eye for places, colours or pictures."""
    ann = person("Ann")
    ann.opens_room(server.url, "hattari")
    ann.joins()
    ann.adds_bots(2)
    ann.deals()
    page, luck = ann.page, Random(3)
    suspects = page.get_by_role("region", name="Three suspects")
    expect(suspects.get_by_role("heading", name="Suspect 3")).to_be_attached()
    expect(page.get_by_role("list", name="What only you know").get_by_role("listitem")).to_have_count(1)

    def button(name: str) -> Locator:
        return page.get_by_role("button", name=name, exact=True)

    def confirm(name: str) -> None:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()

    while True:
        ways = [button(name) for name in ("Seen", "Next round", "Swap nothing", "Look at 1", "Accuse 1")]
        over = page.get_by_role("heading", name="Round by round")
        first = over
        for way in ways:
            first = first.or_(way)
        expect(first.first).to_be_visible(timeout=20_000)
        if over.count():
            break
        ask = page.locator(".prompt").get_attribute("data-ask")
        if button("Look at 1").count():
            one, two = sorted(luck.sample(PLACES, 2))
            button(f"Look at {one}").click()
            button(f"Look at {two}").click()
            expect(page.get_by_role("button", name="Look at", pressed=True)).to_have_count(2)
            button("Next").click()
            confirm("Look")
            expect(suspects.get_by_text("you saw")).to_have_count(2)
        elif button("Swap nothing").count():
            button("Swap nothing").click()
            confirm("Leave them")
        elif button("Accuse 1").count():
            place = luck.choice(PLACES)
            button(f"Accuse {place}").click()
            confirm(f"Accuse {place}")
        else:
            button("Seen").or_(button("Next round")).click()
        expect(page.locator(f".prompt.mine[data-ask='{ask}']")).to_have_count(0)
    expect(page.get_by_role("heading", name="Markers")).to_be_visible()
