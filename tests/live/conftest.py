"""A served house a module, and a clock that is moved by hand."""

from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio

from tests.support.fakes import FakeClock
from tests.support.serving import House, serving


@pytest.fixture(scope="module")
def clock() -> FakeClock:
    return FakeClock()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory, clock: FakeClock) -> AsyncGenerator[House, None]:
    async with serving(tmp_path_factory.mktemp("data"), clock=clock) as found:
        yield found
