"""Sleep, tunnels and proxies that close without a word: the page notices, and is back within three seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.test_staying import OPENING, SOON, plays_alone, table_of
from tests.browser.tunnel import Tunnel

People = Callable[..., Person]
NOTICED = 8_000
"""ms: an unanswered choice is followed by a probe after three seconds, and the probe has three more."""


@pytest.fixture
def tunnel(server: Server) -> Iterator[Tunnel]:
    """A line to the server for everybody of this test."""
    running = Tunnel(server.port)
    yield running
    running.close()


def test_a_line_that_went_dead_is_noticed_by_a_choice_which_arrives_once(
    tunnel: Tunnel, person: People
) -> None:
    ann = person("Ann")
    plays_alone(ann, tunnel.url)
    ask = ann.page.locator(".prompt").get_attribute("data-ask")
    tunnel.darkens()
    ann.chooses()
    # and not that her own card is waited for
    expect(ann.page.locator(".prompt")).to_contain_text("One moment…")
    expect(ann.page.locator(".band")).to_contain_text("cut", timeout=NOTICED)
    tunnel.ends()
    expect(ann.page.locator(".band")).to_have_count(0, timeout=8_000 + SOON)
    expect(ann.page.locator(f'.prompt.mine[data-ask="{ask}"]')).to_have_count(0)
    expect(ann.page.locator(OPENING)).to_have_count(0)
    expect(ann.page.locator(".toast")).to_have_count(0)


def test_a_choice_that_did_not_get_through_is_made_in_no_later_match(
    server: Server, tunnel: Tunnel, person: People
) -> None:
    """The next match asks for the same first card under the same number."""
    ann, bo = person("Ann"), person("Bo")
    url = bo.gathers(server.url, bots=1)
    ann.joins(url.replace(server.url, tunnel.url))
    bo.deals_until_asked(ann, begins=True)
    tunnel.darkens()
    ann.chooses()
    expect(ann.page.locator(".band")).to_contain_text("cut", timeout=NOTICED)
    prompt = bo.page.locator(".prompt")
    bo.gives_up()
    bo.deals()
    while "Ann" not in prompt.inner_text() or bo.page.locator(".board .seat .mini").count():
        bo.gives_up()
        bo.deals()
    tunnel.ends()
    expect(ann.page.locator(".toast")).to_be_visible(timeout=20_000)  # it has waited longer from try to try
    expect(ann.page.locator(".prompt.mine")).to_be_visible()
    assert "Ann" in prompt.inner_text()
    ann.plays_on()


def test_a_reaction_that_was_not_answered_is_sent_again_and_shown_once(
    server: Server, tunnel: Tunnel, person: People
) -> None:
    ann, bo = person("Ann"), person("Bo")
    url = ann.opens_room(tunnel.url)
    ann.joins()
    heard: list[str] = []
    bo.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    bo.joins(url.replace(tunnel.url, server.url))
    ann.adds_bots(1)
    ann.deals()
    expect(bo.page.locator("#table")).to_be_visible()
    ann.opens_talk()
    tunnel.deafens()
    with ann.page.expect_websocket(timeout=NOTICED):  # it comes back, and sends again what nobody answered
        ann.page.locator("dialog[open]").get_by_role("button", name="Bravo!").click()
    ann.opens_talk()
    ann.page.locator("dialog[open] [data-phrase=suspicious]").click()
    expect(bo.page.locator(".board .said")).to_have_text("Suspicious…")
    assert sum('"kind":"reacted"' in text for text in heard) == 1


def test_who_was_offline_is_back_at_once(server: Server, person: People) -> None:
    ann = person("Ann")
    plays_alone(ann, server.url)
    ann.context.set_offline(True)
    ann.chooses()
    expect(ann.page.locator(".band")).to_be_visible(timeout=NOTICED)
    ann.context.set_offline(False)
    expect(ann.page.locator(".band")).to_have_count(0, timeout=SOON)
    expect(ann.page.locator(".toast")).to_have_count(0)
    expect(ann.page.locator(OPENING)).to_have_count(0)


def test_a_page_that_was_frozen_while_the_server_was_started_anew_goes_on(
    own_server: Server, person: People
) -> None:
    ann = person("Ann")
    plays_alone(ann, own_server.url)
    before = table_of(ann.page)
    life = ann.context.new_cdp_session(ann.page)
    life.send("Page.setWebLifecycleState", {"state": "frozen"})
    own_server.kill()
    own_server.start()
    life.send("Page.setWebLifecycleState", {"state": "active"})
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ann.page.locator(".band")).to_have_count(0, timeout=SOON)
    assert table_of(ann.page) == before
    ann.plays_on()
