"""What a phone does beside showing: one neutral signal, the title of a hidden page, the covered hand."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.server import Server

People = Callable[..., Person]
LISTEN = """
window.signals = [];
navigator.vibrate = (pattern) => window.signals.push(JSON.stringify(pattern));
"""
HIDE = """
Object.defineProperty(document, "hidden", { get: () => window.unseen === true, configurable: true });
window.hide = (unseen) => { window.unseen = unseen; document.dispatchEvent(new Event("visibilitychange")); };
"""


AWAKE = """
window.locks = 0;
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
    await new Promise((done) => setTimeout(done, 200));
    window.locks += 1;
    const lock = new EventTarget();
    lock.release = async () => { window.locks -= 1; lock.dispatchEvent(new Event("release")); };
    return lock;
} } });
"""


def test_the_screen_stays_awake_while_a_match_runs(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.page.add_init_script(AWAKE)
    ann.gathers(server.url, bots=2)
    assert ann.page.evaluate("window.locks") == 0
    ann.deals_until_asked(ann)
    ann.covers()
    expect_locks(ann, 1)
    ann.gives_up()
    expect_locks(ann, 0)


def expect_locks(somebody: Person, number: int) -> None:
    """So many are held soon, and stay so."""
    for _ in range(100):
        if somebody.page.evaluate("window.locks") == number:
            break
        somebody.page.wait_for_timeout(50)
    somebody.page.wait_for_timeout(400)
    assert somebody.page.evaluate("window.locks") == number


def test_sound_and_motion_are_switched_off_and_stay_off(server: Server, person: People) -> None:
    ann = person("Ann", reduced_motion="no-preference")
    ann.opens_room(server.url)
    ann.joins()
    pace = "getComputedStyle(document.documentElement).getPropertyValue('--m-4').trim()"
    assert ann.page.evaluate(pace) != "0ms"
    sheet = ann.opens("menu")
    sheet.get_by_role("button", name="Sound", exact=True).click()
    sheet.get_by_role("button", name="Still", exact=True).click()
    ann.page.reload()
    sheet = ann.opens("menu")
    expect(sheet.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "false")
    expect(sheet.get_by_role("button", name="Still", exact=True)).to_have_attribute("aria-pressed", "true")
    assert ann.page.evaluate(pace) == "0ms"


def test_every_prompt_makes_the_same_signal_once(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.page.add_init_script(LISTEN)
    ann.gathers(server.url, bots=2)
    ann.deals()
    asks: set[str | None] = set()
    while not ann.over:
        expect(ann.page.locator(".prompt.mine, #reveal").first).to_be_visible(timeout=20_000)
        if ann.asked:
            asks.add(ann.page.locator(".prompt.mine").get_attribute("data-ask"))
            ann.plays_on()
    signals = ann.page.evaluate("window.signals")
    assert len(set(signals)) <= 1
    assert len(signals) == len(asks)


def test_a_hidden_page_says_in_its_title_that_i_am_asked(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.page.add_init_script(HIDE)
    ann.gathers(server.url, bots=2)
    ann.deals_until_asked(ann)
    ann.page.evaluate("window.hide(true)")
    expect(ann.page).to_have_title(re.compile("^●"), timeout=20_000)
    ann.page.evaluate("window.hide(false)")
    expect(ann.page).not_to_have_title(re.compile("^●"))


def covered(server: Server, person: People) -> Person:
    """A match of three has begun, and the hand of the one person in it lies face down."""
    ann = person("Ann")
    ann.gathers(server.url, bots=2)
    ann.deals_until_asked(ann)
    ann.covers()
    expect(ann.page.locator(".cover")).to_be_visible()
    return ann


def test_a_covered_hand_shows_itself_only_while_pressed(server: Server, person: People) -> None:
    ann = covered(server, person)
    expect(ann.page.locator(".hold [data-card]")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator(".cover")).to_be_visible()
    expect(ann.page.locator(".hold [data-card]")).to_have_count(0)
    hold = ann.page.locator("[data-focus=hold]")
    hold.hover()
    ann.page.mouse.down()
    expect(ann.page.locator(".hold [data-card]").first).to_be_visible()
    ann.page.mouse.up()
    expect(ann.page.locator(".hold [data-card]")).to_have_count(0)
    hold.focus()
    ann.page.keyboard.down(" ")
    expect(ann.page.locator(".hold [data-card]").first).to_be_visible()
    ann.page.keyboard.up(" ")
    expect(ann.page.locator(".hold [data-card]")).to_have_count(0)


def test_a_covered_hand_hides_the_notebook_beside_the_table_too(server: Server, person: People) -> None:
    ann = person("Ann", viewport={"width": 1440, "height": 900})
    ann.gathers(server.url, bots=2)
    ann.deals_until_asked(ann)
    expect(ann.page.locator(".dock")).to_be_visible()
    ann.covers()
    expect(ann.page.locator(".dock")).to_have_count(0)


def test_who_is_asked_with_a_covered_hand_opens_it_where_the_question_stands(
    server: Server, person: People
) -> None:
    ann = covered(server, person)
    expect(ann.page.locator(".prompt.mine")).to_be_visible()
    ann.page.locator("[data-focus=uncover]").click()
    expect(ann.page.locator(".hold [data-card]").first).to_be_visible()
    expect(ann.page.locator("[data-focus=uncover]")).to_have_count(0)
    ann.plays_on()


def test_face_down_cards_have_nothing_that_could_be_followed(server: Server, person: People) -> None:
    ann = covered(server, person)
    backs = ann.page.locator(".cover .card").evaluate_all("cards => cards.map(card => card.outerHTML)")
    assert len(backs) > 1
    assert len(set(backs)) == 1
