"""Where a server may live: under a sub-path, and on plain http, where browsers withhold much."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Server]:
    """A server under a sub-path."""
    with Server(tmp_path, ODORU_BASE_PATH="/odoru") as running:
        yield running


@pytest.fixture
def far(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser for which the server has a name of its own: no secure context without https."""
    args = [*browser_type_launch_args["args"], "--host-resolver-rules=MAP plain.test 127.0.0.1"]
    started = browser_type.launch(**{**browser_type_launch_args, "args": args})
    yield started
    started.close()


def test_everything_works_under_a_sub_path(below: Server, person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    url = ann.opens_room(below.url)
    assert url.startswith(f"{below.url}/r/")
    ann.joins()
    bo.joins(url)
    ann.adds_bots(1)
    expect(ann.page.locator("img.qr")).not_to_have_js_property("naturalWidth", value=0)
    ann.deals()
    expect(bo.page.locator(".hold [data-card]")).to_have_count(4)
    bo.page.reload()
    expect(bo.page.locator(".hold [data-card]")).to_have_count(4)
    ann.opens("menu").get_by_role("button", name="Français").click()
    ann.page.goto(f"{below.url}/")
    expect(ann.page.locator("h1")).to_have_text("Le criminel danse")
    ann.page.locator("#my-rooms a").first.click()
    expect(ann.page.locator("#table")).to_be_visible()


def test_plain_http_loses_nothing_but_what_needs_https(server: Server, far: Browser) -> None:
    ann = Person(far, "Ann")
    ann.opens_room(f"http://plain.test:{server.port}")
    assert ann.page.evaluate("isSecureContext") is False
    ann.joins()
    ann.adds_bots(2)
    ann.page.locator("[data-focus=copy]").click()
    expect(ann.page.locator(".toast")).to_contain_text("copied")
    expect(ann.opens("menu")).to_contain_text("plain http")
    ann.page.keyboard.press("Escape")
    ann.deals_until_asked(ann)
    expect(ann.page.locator(".hold [data-card]").first).to_be_visible()
    ann.gives_up()
    expect(ann.page.locator("#reveal")).to_contain_text("Nothing was changed after the deal")
    assert ann.wrongs == []
    ann.leave()
