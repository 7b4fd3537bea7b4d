"""What every test may use. Luck and time are handed in: no test sleeps or mocks."""

from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings

from tests.support.fakes import FakeClock
from tests.support.serving import House, serving

settings.register_profile(
    "odoru",
    deadline=None,  # a busy machine is no bug
    suppress_health_check=[HealthCheck.too_slow],  # as above
    print_blob=True,
)
settings.load_profile("odoru")


@pytest.fixture(scope="module")
def clock() -> FakeClock:
    """Moved by hand."""
    return FakeClock()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory, clock: FakeClock) -> AsyncGenerator[House, None]:
    """One served house for all tests of a module: each opens a room of its own."""
    async with serving(tmp_path_factory.mktemp("data"), clock=clock) as found:
        yield found
