"""Texts of the pages, from the same Fluent files that the browser reads, in the reader's language."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from app.web.session import pairs

LANGS = ("en", "ja", "fr")
_HIGH = re.compile(r"(?<=[^\s|]) (?=[:»])|(?<=«) ")
_HIGHER = re.compile(r"(?<=[^\s|]) (?=[?!;])")
_APOSTROPHE = re.compile(r"(?<=[\w}])'(?=[\w{*«])")


def typeset(lang: str, text: str) -> str:
    """Fluent or Markdown as a printer sets it.

    Apostrophes are curved; French keeps a space before its high punctuation, narrow before ; ! and ?, and no
    line may break there.
    """
    text = _APOSTROPHE.sub("\N{RIGHT SINGLE QUOTATION MARK}", text)
    if lang != "fr":
        return text
    return _HIGH.sub("\N{NO-BREAK SPACE}", _HIGHER.sub("\N{NARROW NO-BREAK SPACE}", text))


class Words:
    """The Fluent files of a folder ``<lang>/<name>.ftl``. What a language lacks is said in English."""

    def __init__(self, folder: Path, names: tuple[str, ...]) -> None:
        bundles = {lang: _bundle(folder, lang, names) for lang in LANGS}
        self._spoken = {lang: [bundles[each] for each in dict.fromkeys((lang, "en"))] for lang in LANGS}

    def say(self, lang: str, message: str, args: dict[str, Any]) -> str:
        """The text ``message`` as plain text; its own id where no language has it."""
        for bundle in self._spoken[lang]:
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
                return str(bundle.format_pattern(pattern, args)[0])
        return message


def _bundle(folder: Path, lang: str, names: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in names:
        file = folder / lang / f"{name}.ftl"
        if file.is_file():
            bundle.add_resource(_resource(lang, file.read_text("utf-8")))
    return bundle


@cache
def _resource(lang: str, text: str) -> Resource:
    """Reading Fluent is slow, and a process that makes the application twice reads the same texts."""
    return FluentResource(typeset(lang, text))


def chosen(query: str | None, cookies: str, accept: str) -> str:
    """The reader's language: asked for in the address, else by the cookie ``lang``, else by the browser."""
    if query in LANGS:
        return query
    for name, value in pairs(cookies):
        if name == "lang" and value in LANGS:
            return value
    return accepted(accept[:500])  # what is kept below must not be as long as somebody likes


@lru_cache(maxsize=256)
def accepted(header: str) -> str:
    """The best of ours for an Accept-Language header; English where it names none."""
    weighed: list[tuple[float, int, str]] = []
    for order, part in enumerate(header.split(",")):
        tag, _, parameters = part.partition(";")
        name = tag.strip().lower().partition("-")[0]
        weight = parameters.strip().removeprefix("q=") if parameters else "1"
        try:
            quality = float(weight)
        except ValueError:
            continue
        if name in LANGS and quality > 0:
            weighed.append((-quality, order, name))
    return min(weighed)[2] if weighed else "en"
