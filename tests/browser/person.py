"""A person with a browser: what they do by clicking and typing, and what they see."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PHONE = {"width": 375, "height": 553}
STEPS = (
    ".prompt.mine .btn.go:not([aria-disabled])",
    ".board .pick:not(.picked)",
    ".hannin-place[aria-pressed=false]",
    ".hold .card[data-card]:not([aria-disabled]):not([aria-pressed=true])",
    ".prompt.mine .end .btn:not([aria-disabled])",
)
"""What a choice is made of, the last step first."""
DRAWN = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    .then(() => document.fonts.ready).then(() => {})"""
"""With the letters it is to have."""
HARMLESS = ("ERR_CONNECTION", "Failed to load resource", "WebSocket connection to")
"""Console words that tell of the network, or of a feature this Chromium has not heard of."""


class Person:
    """Somebody with a browser of their own (own cookie, own storage), on a phone unless said otherwise.

    Nothing moves on their pages unless they ask for it: motion is slow to draw, and shown where it matters.
    """

    def __init__(self, browser: Browser, name: str, *, lang: str = "en-GB", **options: Any) -> None:
        self.name = name
        self.context = browser.new_context(
            **{"viewport": PHONE, "locale": lang, "reduced_motion": "reduce", **options}
        )
        self.wrongs: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """A further tab of the same browser; `page` stays what it is."""
        page = self.context.new_page()
        page.set_default_timeout(10_000)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.wrongs.append(f"{self.name}: {error}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in HARMLESS):
            self.wrongs.append(f"{self.name}: {message.text}")

    def opens_room(self, base: str, game: str = "hannin") -> str:
        """From the home page: one tap on a game. Gives the room's address."""
        self.page.goto(f"{base}/")
        self.page.locator(f"[data-open={game}]").click()
        self.page.wait_for_url("**/r/*")
        expect(self.page.locator("#join, #lobby")).to_be_visible()
        return self.page.url

    def joins(self, url: str | None = None) -> None:
        """One screen: a name, one button."""
        if url is not None:
            self.page.goto(url)
        self.page.get_by_role("textbox").fill(self.name)
        self.page.locator("[data-focus=join]").click()
        expect(self.page.locator("#join")).to_have_count(0)

    def adds_bots(self, number: int) -> None:
        """The host fills seats with bots."""
        for _ in range(number):
            before = self.seats.count()
            self.page.locator("[data-focus=add-bot]").click()
            expect(self.seats).to_have_count(before + 1)

    def gathers(self, base: str, game: str = "hannin", *, friends: Sequence[Person] = (), bots: int = 0) -> str:
        """A room of their own, joined, with friends and then bots for company. Gives its address."""
        url = self.opens_room(base, game)
        self.joins()
        for somebody in friends:
            somebody.joins(url)
        expect(self.seats).to_have_count(1 + len(friends))
        self.adds_bots(bots)
        return url

    def deals(self) -> None:
        """The host starts, or starts again."""
        self.page.locator("[data-focus=deal]").click()
        expect(self.page.locator("#table")).to_be_visible()

    def deals_until_asked(self, wanted: Person, *others: Person, begins: bool = False) -> None:
        """The host deals, and gives up, until of all these people this one is the first to be asked.

        ``begins``: and no bot was asked before.
        """
        people = {self, wanted, *others}
        for _ in range(40):
            self.deals()
            asked: list[Person] = []
            while not (asked or self.over):  # bots may end it before anybody is asked
                asked = [somebody for somebody in people if somebody.asked]
                self.page.wait_for_timeout(30)
            if asked == [wanted] and not (begins and wanted.page.locator(".board .seat .mini").count()):
                return
            if not self.over:
                self.gives_up()
            for somebody in people:
                expect(somebody.page.locator("#reveal")).to_be_visible()
        raise AssertionError("never first in forty deals")

    def tabs_to(self, wanted: Locator, *, back: bool = False) -> bool:
        """Walks by Tab alone, as who has no pointer does, to one of these; whether one was reached."""
        for _ in range(80):
            if wanted.evaluate_all("nodes => nodes.includes(document.activeElement)"):
                return True
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        return False

    def presses(self, wanted: Locator, *, back: bool = False) -> None:
        """Walks to one of these and presses it."""
        expect(wanted.first).to_be_attached()
        assert self.tabs_to(wanted, back=back), f"{wanted} is out of the keyboard's reach"
        self.page.keyboard.press("Enter")
        self.sees_it()

    def sees_it(self) -> None:
        """Waits until the page has been drawn anew: what stands there now is what was done last."""
        with suppress(PlaywrightError):  # it leads to another page
            self.page.evaluate(DRAWN)

    def plays_by_keys(self, answers: Callable[[], None]) -> None:
        """A whole match, each prompt answered so. Focus stays on something all the while."""
        for _ in range(200):
            expect(self.page.locator(".prompt.mine, #reveal").first).to_be_visible(timeout=20_000)
            self.has_focus()
            if self.over:
                return
            ask = self.page.locator(".prompt.mine").get_attribute("data-ask")
            answers()
            expect(self.page.locator(f".prompt.mine[data-ask='{ask}']")).to_have_count(0)
            self.has_focus()
        raise AssertionError("a match without an end")

    def has_focus(self) -> None:
        """Something has it: it has not fallen to the page's body."""
        assert self.page.evaluate("document.activeElement !== document.body"), "focus fell to the body"

    def covers(self) -> None:
        """Lays the hand face down, or opens it again."""
        self.page.locator("[data-focus=cover]").click()
        self.sees_it()

    def gives_up(self) -> None:
        """The host ends the match."""
        self.opens("menu").get_by_role("button", name="End the match").click()
        self.page.locator("dialog[open]").get_by_role("button", name="End it").click()
        expect(self.page.locator("#reveal")).to_be_visible()

    @property
    def seats(self) -> Locator:
        """The taken seats of the lobby's ring."""
        return self.page.locator("[data-member]")

    @property
    def asked(self) -> bool:
        """Whether the prompt waits for me."""
        return self.page.locator(".prompt.mine").count() > 0

    @property
    def over(self) -> bool:
        """Whether the reveal is shown."""
        return self.page.locator("#reveal").count() > 0

    def opens(self, opener: str) -> Locator:
        """The sheet that this part of the page opens."""
        self.page.locator(f"[data-focus={opener}]").click()
        sheet = self.page.locator("dialog[open]")
        expect(sheet).to_be_visible()
        return sheet

    def gets_ready(self) -> None:
        """Puts one choice together, of those that are offered, up to its last step."""
        end = time.monotonic() + 15
        while self.page.locator("dialog[open] [data-deed]").count() == 0:
            assert time.monotonic() < end, f"{self.name} found nothing to choose"
            for step in STEPS:
                target = self.page.locator(step).first
                if target.count():
                    with suppress(PlaywrightTimeout):  # the page was just drawn anew: look again
                        target.click(timeout=1_000)
                    self.sees_it()
                    break

    def chooses(self) -> None:
        """Makes one choice and takes its last step. Waits for no answer."""
        self.gets_ready()
        self.page.locator("dialog[open] [data-deed]").click()

    def plays_on(self) -> None:
        """Makes the choice I am asked for, and waits until that prompt is gone."""
        ask = self.page.locator(".prompt.mine").get_attribute("data-ask")
        self.chooses()
        expect(self.page.locator(f'.prompt.mine[data-ask="{ask}"]')).to_have_count(0)

    def clicks_through(self, step: Callable[[], Locator | None], over: Locator) -> None:
        """Clicks what leads on, whenever something does, until this is there."""
        end = time.monotonic() + 20
        for _ in range(2_000):
            if over.count():
                return
            found = step()
            if found is None:
                assert time.monotonic() < end, "nothing leads on"
                self.page.wait_for_timeout(60)
                continue
            with suppress(PlaywrightTimeout):  # the table went on while the finger came down
                found.click(timeout=2_000)
            self.sees_it()
            end = time.monotonic() + 20
        raise AssertionError("a match without an end")

    def closes_the_strip(self) -> None:
        """Private news takes the room of other things for a while, and then goes by itself."""
        strip = self.page.locator(".strip .tool")
        while strip.count():
            with suppress(PlaywrightTimeout):  # it has gone meanwhile
                strip.click(timeout=1_000)
            self.sees_it()

    def plays_until(self, enough: Callable[[], bool]) -> None:
        """Plays whenever asked, until it is enough or the match is over."""
        end = time.monotonic() + 20
        while not (enough() or self.over):
            assert time.monotonic() < end, f"{self.name} waits in vain"
            if self.asked:
                self.plays_on()
                end = time.monotonic() + 20
            else:
                self.page.wait_for_timeout(100)

    def opens_talk(self) -> None:
        """The sheet where one speaks."""
        self.page.get_by_role("button", name="Say something").last.click()
        expect(self.page.locator("dialog[open]")).to_be_visible()

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()


P = TypeVar("P", bound=Person)


def next_to_act(table: Sequence[P]) -> P | None:
    """Who is asked, once somebody is; None when all see the reveal."""
    end = time.monotonic() + 20
    while not all(somebody.over for somebody in table):
        for somebody in table:
            if somebody.asked:
                return somebody
        assert time.monotonic() < end, "nobody is asked"
        table[0].page.wait_for_timeout(60)
    return None
