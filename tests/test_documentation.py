"""What the documentation says is so."""

import re
from pathlib import Path

import pytest

from app.config import described

ROOT = Path(__file__).parents[1]
PAGES = ("README.md", "CHANGELOG.md", *sorted(p.relative_to(ROOT).as_posix() for p in ROOT.glob("app/*.md")))
OF_COMPOSE = {"ODORU_BIND", "ODORU_DOMAIN"}  # read by docker-compose.yml itself, not by the program


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_readme_lists_every_setting_with_its_default() -> None:
    told = re.findall(r"^\| `(ODORU_\w+)` \| (.*?) \| (.*?) \|$", read("README.md"), re.MULTILINE)
    assert told == list(described())


@pytest.mark.parametrize(
    "name", ["README.md", "app/SECURITY.md", "docker-compose.yml", "Dockerfile", "deploy/nginx.conf"]
)
def test_no_page_names_a_setting_that_does_not_exist(name: str) -> None:
    known = {variable for variable, _, _ in described()} | OF_COMPOSE
    assert set(re.findall(r"ODORU_[A-Z_]*[A-Z]", read(name))) <= known


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)\)", read(name))
    here = (ROOT / name).parent
    assert [link for link in links if "://" not in link and not (here / link).exists()] == []


@pytest.mark.parametrize("name", PAGES)
def test_paths_in_code_marks_exist(name: str) -> None:
    paths = re.findall(r"`((?:app|static|templates|tests|deploy|requirements)/[\w./-]+)`", read(name))
    assert [path for path in paths if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("name", PAGES)
def test_make_knows_every_target_that_is_told(name: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", read("Makefile"), re.MULTILINE))
    assert set(re.findall(r"`?make ([a-z-]+)`", read(name))) <= targets
