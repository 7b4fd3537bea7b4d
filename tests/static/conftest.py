"""JavaScript unit tests run in the Chromium of the browser's tests."""

from typing import Any

import pytest

from tests.chromium import launch_args


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Overrides pytest-playwright's: the system's Chromium, quiet."""
    return launch_args()
