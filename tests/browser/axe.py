"""The accessibility checker axe, run inside a page."""

from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

_SOURCE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
ALL = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"region": {"enabled": False}},
}
"""`region` is no rule of WCAG: a sheet over the page stands outside the landmarks on purpose."""
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
"""What can differ between day and night."""


def faults(page: Page, rules: dict[str, Any] = ALL) -> list[str]:
    """What axe finds wrong, one line for each element."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(_SOURCE)
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, rules)", {**rules, "resultTypes": ["violations"]}
    )
    return [
        f"{fault['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
