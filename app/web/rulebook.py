"""The rules pages: Markdown of the house, rendered without any HTML of its own."""

from __future__ import annotations

from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup

from app.web.words import spaced

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def rules_page(folder: Path, slug: str, lang: str) -> tuple[Markup, str] | None:
    """(HTML, its language) of ``<slug>.<lang>.md``, in English where that language has none.

    None: no such page. ``slug`` must be one of the shelf's.
    """
    for spoken in dict.fromkeys((lang, "en")):
        file = folder / f"{slug}.{spoken}.md"
        if file.is_file():
            page = _MARKDOWN.render(spaced(spoken, file.read_text("utf-8")))
            page = page.replace("<table>", '<div class="scroll"><table>').replace("</table>", "</table></div>")
            # Raw HTML is off, so that everything in the result is the renderer's own, and ours.
            return Markup(page), spoken  # noqa: S704  see above
    return None
