"""A person at the line-up of Hattari."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

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

    def picks(self, place: int) -> None:
        """One of the two suspects to look at."""
        self.do(place).click()
        self.person.sees_it()

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
