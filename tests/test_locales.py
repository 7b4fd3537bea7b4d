"""Every language says the same: keys and placeholders of the Fluent files, and what the pages ask for."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from app.paths import STATIC, TEMPLATES
from app.web.words import LANGS

LOCALES = STATIC / "locales"
RULES = STATIC / "rules"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
OTHERS = [lang for lang in LANGS if lang != "en"]
FURNITURE = [*(STATIC / "js").rglob("*.js")]


class Used(Visitor):
    """Collects the variables of a pattern: those that are shown, and those that only choose among variants."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.choosing: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  the visitor's own name
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own name
        self.shown.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> Used:
    used = Used()
    if pattern is not None:
        used.visit(pattern)
    return used


def texts(path: Path) -> dict[str, Used]:
    """Each message and attribute of a file, with the variables it uses."""
    found: dict[str, Used] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be read: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@pytest.mark.parametrize(
    ("lang", "name"),
    [(lang, name) for lang in OTHERS for name in FILES if (LOCALES / lang / name).exists()],
)
def test_a_translation_has_the_same_keys_and_placeholders(lang: str, name: str) -> None:
    ours, theirs = texts(LOCALES / "en" / name), texts(LOCALES / lang / name)
    assert ours.keys() == theirs.keys()
    for key, used in ours.items():
        assert theirs[key].shown | theirs[key].choosing <= used.shown | used.choosing, key
        # A number that English shows may be a word elsewhere, and the other way round; a name may not get lost.
        assert used.shown - used.choosing <= theirs[key].shown, key


def test_what_the_furniture_asks_for_is_written() -> None:
    known = {key for name in FILES for key in texts(LOCALES / "en" / name)}
    asked = {
        (match, path.name)
        for path in FURNITURE
        for match in re.findall(r"""\bt(?:\.text)?\("([a-z][\w.-]*)\"""", path.read_text(encoding="utf-8"))
    }
    assert len(asked) > 100
    assert {(text, file) for text, file in asked if text not in known} == set()


def test_what_the_templates_ask_for_is_written() -> None:
    known = {key for name in ("pages.ftl", "room.ftl") for key in texts(LOCALES / "en" / name)}
    asked = {
        match
        for path in TEMPLATES.glob("*")
        for match in re.findall(r"""\bt\(["']([a-z][\w.-]*)["'][,)]""", path.read_text(encoding="utf-8"))
    }
    assert len(asked) > 20
    assert asked - known == set()


@pytest.mark.parametrize("name", FILES)
def test_japanese_counts_without_plurals(name: str) -> None:
    """Its only category is "other": a variant for "one" would never be chosen, one for 1 is."""
    text = (LOCALES / "ja" / name).read_text(encoding="utf-8")
    assert re.findall(r"^ +\*?\[(?:zero|one|two|few|many)\]", text, re.MULTILINE) == []


JAPANESE = r"[\u3001-\u30ff\u3400-\u9fff]"
HALF = re.compile(rf"(?:{JAPANESE}|}}) ?[:;?!]|{JAPANESE}[(,]|\({JAPANESE}")


@pytest.mark.parametrize(
    "path", [*(LOCALES / "ja").glob("*.ftl"), *RULES.glob("*.ja.md")], ids=lambda path: path.name
)
def test_japanese_is_set_with_its_own_wide_punctuation(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("# ")]
    assert [line for line in lines if HALF.search(line)] == []
