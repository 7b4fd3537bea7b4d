"""Real browsers against the real program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.suspect import Suspect
from tests.chromium import launch_args

P = TypeVar("P", bound=Person)
expect.set_options(timeout=15_000)
"""A busy machine is no fault; where time is promised, the test names it."""


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Overrides pytest-playwright's: the system's Chromium, quiet."""
    return launch_args()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that stops, kills or freezes it."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser of their own. An error or a policy report on their pages fails."""
    yield from _people(browser, Person)


@pytest.fixture
def suspect(browser: Browser) -> Iterator[Callable[..., Suspect]]:
    """As `person`, for people who can play Hannin."""
    yield from _people(browser, Suspect)


def _people(browser: Browser, sort: type[P]) -> Iterator[Callable[..., P]]:
    people: list[P] = []

    def make(name: str, **options: Any) -> P:
        somebody = sort(browser, name, **options)
        people.append(somebody)
        return somebody

    yield make
    for somebody in people:
        somebody.leave()
    assert [wrong for somebody in people for wrong in somebody.wrongs] == []
