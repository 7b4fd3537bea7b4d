"""A newer version is put in place while pages are open and files are kept: nobody stays with the old shell."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]
ROOT = Path(__file__).parents[2]


def test_an_update_reaches_open_pages_and_kept_files(tmp_path: Path, person: People) -> None:
    checkout = tmp_path / "checkout"
    for name in ("app", "static", "templates"):
        shutil.copytree(ROOT / name, checkout / name)
    server = Server(tmp_path / "data", checkout=checkout)
    server.start()
    try:
        ann, bo = person("Ann"), person("Bo")
        url = ann.opens_room(server.url)
        ann.joins()
        bo.page.goto(url)
        expect(bo.page.get_by_role("button", name="Take a seat")).to_be_enabled()
        old = bo.page.locator("html").get_attribute("data-static")
        server.stop()
        for name, before, after in (
            ("locales/en/room.ftl", "take-seat = Take a seat", "take-seat = Sit down here"),
            ("css/lobby.css", ".join-form {", ".join-form { outline: 7px solid;"),
        ):
            file = checkout / "static" / name
            text = file.read_text("utf-8")
            assert before in text
            file.write_text(text.replace(before, after), "utf-8")
        server.start()
        # The open page comes back by itself, as the new one.
        expect(bo.page.get_by_role("button", name="Sit down here")).to_be_enabled(timeout=30_000)
        assert bo.page.locator("html").get_attribute("data-static") != old
        expect(bo.page.locator(".join-form")).to_have_css("outline-width", "7px")
        expect(ann.page.locator("html")).not_to_have_attribute("data-static", str(old), timeout=30_000)
        # Everything a page or the manifest names is the new version, and nothing keeps a page.
        assert bo.page.evaluate("navigator.serviceWorker?.controller ?? null") is None
        for path in ("/", "/manifest.webmanifest", url.removeprefix(server.url)):
            answer = bo.page.request.get(f"{server.url}{path}")
            assert "no-cache" in answer.headers["cache-control"]
            assert str(old) not in answer.text()
            assert re.search(r"/static/[0-9a-f]{12}/", answer.text())
    finally:
        server.kill()
