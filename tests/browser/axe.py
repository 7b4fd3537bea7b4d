"""The accessibility checker axe, run inside a page."""

from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

_SOURCE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
_RUN = """axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: {region: {enabled: false}},
    resultTypes: ["violations"],
})"""
"""`region` is no rule of WCAG: a sheet over the page stands outside the landmarks on purpose."""


def faults(page: Page) -> list[str]:
    """What axe finds wrong, one line for each element."""
    page.evaluate(_SOURCE)
    found: dict[str, Any] = page.evaluate(_RUN)
    return [
        f"{fault['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
