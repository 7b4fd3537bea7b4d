"""A person at the board of Noir, who plays by clicking what the page offers."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.person import Person, next_to_act
from tests.browser.server import Server

People = Callable[..., Person]
WALL = {"width": 1280, "height": 720}
LAYOUT = "tiles => tiles.map(tile => tile.dataset.person).join('')"
KINDS = ("kill", "arrest", "citizens_arrest", "exonerate", "disguise", "shift")
CHOICES = "[data-deed-kind], .noir-cards .noir-face, .noir-face.aim"
PRIVATE = ".noir-face.me, .noir-face.beside, .noir-face.aim, .noir-star"
"""What only one of the two may see."""


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
        end = time.monotonic() + 15
        while self.board != layout and time.monotonic() < end:
            self.page.wait_for_timeout(30)
        assert self.board == layout

    @property
    def ask(self) -> str | None:
        return self.page.locator(".prompt").get_attribute("data-ask")

    @property
    def asked(self) -> bool:
        return self.person.asked

    def deed(self, kind: str) -> Locator:
        return self.page.locator(f"[data-deed-kind={kind}]:not([aria-disabled])")

    def confirms(self) -> None:
        self.page.locator("dialog[open] [data-deed]").click()

    def any_of(self, found: Locator) -> Locator:
        expect(found.first).to_be_visible()
        return found.nth(self.luck.randrange(found.count()))

    def closes_the_strip(self) -> None:
        self.person.closes_the_strip()

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


def opened(
    server: Server, person: People, mode: str = "Standard", seed: int = 3, host: str = "Ann"
) -> tuple[list[Side], str]:
    """Two people in one room, the mode chosen, not yet dealt."""
    ann, bo = (person(name) for name in (host, "Théodore-Émile"))
    url = ann.gathers(server.url, "noir", friends=[bo])
    if mode != "Standard":
        ann.opens("opt-mode").get_by_label(mode).check()
        ann.page.keyboard.press("Escape")
        expect(bo.page.locator(".the-game")).to_contain_text(mode)
    luck = Random(seed)
    return [Side(ann, luck), Side(bo, luck)], url


def whose(table: list[Side]) -> Side | None:
    """Whose prompt it is, once it is somebody's; None at the end."""
    asked = next_to_act([side.person for side in table])
    return next((side for side in table if side.person is asked), None)


def until(table: list[Side], stage: str) -> Side:
    """Play on until somebody is asked for this."""
    while side := whose(table):
        if side.deed(stage).count():
            side.closes_the_strip()
            return side
        side.acts(shy=True)
    raise AssertionError("the match is over")
