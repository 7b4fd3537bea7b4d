"""The rules pages: Markdown of the house, rendered without any HTML of its own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup

from app.web.words import typeset

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
# A line that ends in the file is a space on the page, and Japanese has none.
_UNSPACED = MarkdownIt("commonmark", {"html": False}).enable("table")
_UNSPACED.add_render_rule("softbreak", lambda *_: "")


def rules_page(folder: Path, slug: str, lang: str) -> tuple[Markup, str] | None:
    """(HTML, its language) of ``<slug>.<lang>.md``, in English where that language has none.

    None: no such page. ``slug`` must be one of the shelf's.
    """
    for spoken in dict.fromkeys((lang, "en")):
        file = folder / f"{slug}.{spoken}.md"
        if file.is_file():
            return _rendered(spoken, typeset(spoken, file.read_text("utf-8"))), spoken
    return None


@lru_cache(maxsize=16)
def _rendered(lang: str, text: str) -> Markup:
    """This page as HTML. Kept, because it takes long enough for a few readers to hold up a table."""
    page = (_UNSPACED if lang == "ja" else _MARKDOWN).render(text)
    page = page.replace("<table>", '<div class="scroll"><table>').replace("</table>", "</table></div>")
    # Raw HTML is off, so that everything in the result is the renderer's own, and ours.
    return Markup(page)  # noqa: S704  see above
