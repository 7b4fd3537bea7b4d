"""A person at a table of Hannin, who plays by clicking what the page offers."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.browser.person import Person, next_to_act

TARGET = ".seat.pick"
LEADS_ON = ".prompt .go:not([aria-disabled=true])"


class Suspect(Person):
    """Chooses among what can be clicked, by luck of a seed."""

    def __init__(self, browser: Browser, name: str, *, seed: int = 0, **options: Any) -> None:
        super().__init__(browser, name, **options)
        self._luck = Random(f"{name} {seed}")
        self.sheets: list[tuple[str, float]] = []
        """The title and the height of each sheet that was confirmed."""

    def acts(self) -> None:
        """One whole choice: a card, whom it is for, the sheet with its consequence."""
        if self.page.locator(".hannin-place").count():
            self._any(".hannin-place").click()
        elif self._open_answers().count():
            self._one_of(self._open_answers()).click()
        elif self.page.locator(".hand .card:not([aria-disabled=true])").count():
            self._any(".hand .card:not([aria-disabled=true])").click()
            expect(self.page.locator(".hand li.up")).to_have_count(1)
            if self.page.locator(TARGET).count():
                self._any(TARGET).click()
        self.sees_it()
        if not self._sheet.count():
            self.page.locator(LEADS_ON).click()
        expect(self._sheet.locator(".conseq li")).not_to_have_count(0)
        self.sees_it()
        self._looks_at_sheet()
        self._sheet.locator("[data-deed]").click()
        expect(self._sheet).to_have_count(0)

    def _looks_at_sheet(self) -> None:
        box = self._sheet.bounding_box()
        self.sheets.append((self._sheet.locator("h2").inner_text(), box["height"] if box else 0.0))

    @property
    def _sheet(self) -> Locator:
        return self.page.locator("dialog.confirm[open]")

    def _open_answers(self) -> Locator:
        """The two answers, and the pass: buttons in the line itself before anything was chosen."""
        return self.page.locator(".prompt .btn:not([aria-disabled=true])")

    def _any(self, selector: str) -> Locator:
        return self._one_of(self.page.locator(selector))

    def _one_of(self, found: Locator) -> Locator:
        return found.nth(self._luck.randrange(found.count()))


def plays_on(table: list[Suspect], turns: int = 500) -> int:
    """Everybody plays on, at most so many choices, until the reveal. Gives the choices made."""
    for made in range(turns):
        found = next_to_act(table)
        if found is None:
            return made
        found.acts()
    return turns
