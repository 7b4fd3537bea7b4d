"""Many people with long names at one table: nobody is cut off or covered, on any screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import DRAWN, next_to_act
from tests.browser.server import Server
from tests.browser.suspect import Suspect, plays_on

People = Callable[..., Suspect]
SIZES = [(375, 553), (390, 844), (360, 640), (844, 390), (768, 1024), (1440, 900), (1280, 720)]
NAMES = [
    "Maximilian-Ferdi",
    "はるかぜ・みさきさん",
    "Wolfgang Amadeus",
    "Anne-Sophie Leroy",
    "Bartholomew Jones",
    "Kim",
    "Wilhelmina Wagner",
    "Guðmundur Þorgeir",
]
LONGEST = {
    ".words .log-line > :last-child": f"{NAMES[0]} a accusé {NAMES[7]}, qui n'avait pas d'Alibi. C'est fini.",
    ".prompt > span": f"{NAMES[2]} tire une des cartes de {NAMES[7]}.",
}
"""The lines below the table, three rows and two on a small phone."""
KEPT = """{ const later = setTimeout;
window.setTimeout = (run, ms, ...rest) => later(run, ms >= 15_000 ? 600_000 : ms, ...rest); }"""
"""What goes by itself after a while, private news, stays."""
FAULTS = """([boxes, names]) => {
  const box = node => node.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const found = [];
  const seats = [...document.querySelectorAll(boxes)];
  const below = [...document.querySelectorAll('.strip, .words, .prompt, .top, .mine-played, .hold')];
  for (const [i, seat] of seats.entries()) {
    const name = seat.querySelector(names);
    const who = name.textContent;
    const half = parseFloat(getComputedStyle(name).fontSize) / 2; // letters reach a little out of a narrow line
    const wide = name.scrollWidth > name.clientWidth + 1;
    if (wide || name.scrollHeight > name.clientHeight + half) found.push(`cut: ${who}`);
    const here = box(seat);
    if (here.left < 0 || here.right > innerWidth + 1) found.push(`outside: ${who}`);
    for (const other of [...seats.slice(i + 1), ...below])
      if (meet(here, box(other))) found.push(`${who} under ${other.className}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways');
  return found;
}"""


def faults(page: Page, boxes: str, names: str = ".seat-name") -> list[str]:
    """What is cut or covered, at each size."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found += [f"{width}x{height} {fault}" for fault in page.evaluate(FAULTS, [boxes, names])]
    return found


def at_table(server: Server, suspect: People, game: str, names: list[str]) -> list[Suspect]:
    """These people sit in the lobby of one room."""
    people = [suspect(name) for name in names]
    people[0].gathers(server.url, game, friends=people[1:])
    expect(people[0].seats).to_have_count(len(names))
    return people


@pytest.mark.parametrize("count", [8, 6, 5])
def test_long_names_are_read_whole_in_lobby_and_match(server: Server, suspect: People, count: int) -> None:
    people = at_table(server, suspect, "hannin", NAMES[:count])
    page = people[0].page
    assert faults(page, ".circle .seat") == []
    people[0].deals()
    expect(page.locator(".board .seat")).to_have_count(count - 1)
    assert faults(page, ".board .seat") == []


def test_private_news_covers_nobody(server: Server, suspect: People) -> None:
    people = at_table(server, suspect, "hannin", NAMES)
    page = people[0].page
    page.add_init_script(KEPT)
    page.reload()
    for _ in range(500):
        if page.locator(".strip").count():
            break
        asked = next_to_act(people) if page.locator("#table").count() else None
        if asked is None:
            people[0].deals()
        else:
            asked.acts()
    expect(page.locator(".strip")).to_be_visible()
    assert faults(page, ".board .seat") == []
    for line, longest in LONGEST.items():
        page.locator(line).first.evaluate("(node, words) => { node.textContent = words }", longest)
    assert faults(page, ".board .seat") == []
    expect(page.locator(".strip")).to_be_visible()


@pytest.mark.parametrize("count", [4, 3])
def test_long_names_are_read_whole_at_the_line_up(server: Server, suspect: People, count: int) -> None:
    people = at_table(server, suspect, "hattari", NAMES[:count])
    people[0].deals()
    page = people[0].page
    expect(page.locator(".hattari-player")).to_have_count(count)
    assert faults(page, ".hattari-player", "bdi") == []


def test_the_sheet_before_a_deed_has_one_height_whatever_it_warns_of(server: Server, suspect: People) -> None:
    people = at_table(server, suspect, "hannin", ["Ann", "Bo", "Cy"])
    sheets: list[tuple[str, float]] = []
    for _match in range(10):
        people[0].deals()
        plays_on(people)
        sheets = [sheet for somebody in people for sheet in somebody.sheets]
        if len({title for title, _ in sheets}) >= 4:
            break
    assert len({title for title, _ in sheets}) >= 4
    assert len({height for _, height in sheets}) == 1


def test_a_sheets_title_and_close_stay_when_the_rest_is_scrolled(server: Server, suspect: People) -> None:
    ann = suspect("Ann")
    ann.gathers(server.url)
    sheet = ann.opens("menu")
    scrolled = sheet.locator(".sheet-body").evaluate(
        "body => { body.scrollTo(0, 9999); return body.scrollTop }"
    )
    assert scrolled > 50, "the menu is longer than the phone"
    expect(sheet.get_by_role("button", name="Still")).to_be_in_viewport(ratio=1)
    expect(sheet.locator("h2")).to_be_in_viewport(ratio=1)
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("lang", ["en-GB", "ja-JP", "fr-FR"])
def test_no_table_of_the_rules_runs_out_of_a_phone(server: Server, suspect: People, lang: str) -> None:
    page = suspect("Ann", lang=lang).page
    for slug in ("hannin", "hattari", "noir"):
        page.goto(f"{server.url}/rules/{slug}")
        expect(page.locator(".scroll").first).to_be_attached()
        page.evaluate(DRAWN)
        over = page.locator(".scroll").evaluate_all("all => all.map(e => e.scrollWidth - e.clientWidth)")
        assert max(over) == 0, slug


def test_who_was_removed_reads_why_and_sees_the_button(server: Server, suspect: People) -> None:
    ann, bo = suspect("Ann"), suspect("Wolfgang Amadeus Moz")
    ann.gathers(server.url, friends=[bo])
    ann.page.locator("[data-member]").nth(1).click()
    ann.page.locator("dialog[open] button", has_text="Remove").first.click()
    expect(bo.page.locator("#join [role=status]")).to_be_in_viewport(ratio=1)
    expect(bo.page.locator("[data-focus=join]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en-GB", "ja-JP", "fr-FR"])
def test_the_one_action_of_a_sheet_is_its_largest_button(server: Server, suspect: People, lang: str) -> None:
    ann = suspect("Ann", lang=lang)
    ann.gathers(server.url)
    ann.opens("menu").locator(".deed-line").last.click()
    row = ann.page.locator("dialog[open] .row.fill")
    other, action = (row.locator(name).bounding_box() for name in (".btn:not(.act)", ".btn.act"))
    assert other is not None
    assert action is not None
    assert action["width"] > other["width"]
    assert other["height"] <= 44, "its words stand in one line"
