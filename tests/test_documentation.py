"""What the documentation says is so."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from app.config import described
from tests.support.serving import serving

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


def test_the_container_is_handed_every_setting_but_those_it_fixes() -> None:
    fixed = {"ODORU_HOST", "ODORU_PORT", "ODORU_DATA", "ODORU_METRICS_HOST", "ODORU_METRICS_PORT"}
    handed = re.findall(r"^      (ODORU_[A-Z_]+):$", read("docker-compose.yml"), re.MULTILINE)
    assert handed == [variable for variable, _, _ in described() if variable not in fixed]


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


async def test_the_readmes_bot_plays_a_match_to_its_end(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", read("README.md"), re.DOTALL)
    bot: dict[str, Any] = {"__name__": "bot"}
    exec(program, bot)  # noqa: S102  our own page
    async with serving(tmp_path) as house:
        host = house.player()
        host.code = await host.opens("hannin")
        await host.comes()
        robots = [asyncio.create_task(bot["play"](house.address, host.code)) for _ in range(3)]
        await host.sees(lambda p: len([m for m in p.room["members"] if m["seat"] is not None]) == len(robots))
        await host.asks("start")
        await host.sees(lambda p: p.room["match"] and p.match["outcome"])
        assert sorted(player["name"] for player in host.match["players"]) == ["Robot", "Robot 2", "Robot 3"]
        for robot in robots:
            robot.cancel()
        await asyncio.gather(*robots, return_exceptions=True)


def test_each_file_of_the_browsers_tests_shows_a_promise_that_is_listed() -> None:
    here = {path.stem for path in (ROOT / "tests/browser").glob("test_*.py")}
    assert set(re.findall(r"`(test_\w+)`", read("tests/browser/README.md"))) == here
