"""Examples of everything that may come in, and what ``make fuzz`` has kept: all promises hold."""

import pytest

from tests.fuzz.corpus import kept
from tests.fuzz.seeds import seeds
from tests.fuzz.targets import TARGETS


@pytest.mark.parametrize("target", TARGETS)
def test_whatever_came_in_once_keeps_every_promise(target: str) -> None:
    inputs = [*seeds(target), *kept(target)]
    assert len(inputs) > 2
    for data in inputs:
        TARGETS[target](data)
