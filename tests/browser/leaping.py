"""Serves as `python -m app` does, with a clock that leaps a minute at each SIGUSR1, and tells a file."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.config import Settings
from app.live.clock import WallClock
from app.main import create_app
from app.serving import Server, listen

LEAP = 60_000
"""ms"""
LEAPT = "leapt"
"""The file among the server's data."""
_LOOK = 0.1
"""Seconds until a wait looks at the time again."""


class LeapingClock(WallClock):
    """The machine's clock, and the minutes that were leapt."""

    def __init__(self, told: Path) -> None:
        self._ahead = 0
        self._told = told

    def now(self) -> int:
        """Ms since the epoch."""
        return super().now() + self._ahead

    def leap(self, *_: Any) -> None:
        """A minute passes at once."""
        self._ahead += LEAP
        self._told.write_text(str(self._ahead // LEAP))

    def at(self, when: int, call: Callable[[], None]) -> Callable[[], None]:
        """Call once at ``when``, soon after a leap over it too."""

        async def wait() -> None:
            while (left := when - self.now()) > 0:  # noqa: ASYNC110  a leap wakes nobody
                await asyncio.sleep(min(_LOOK, left / 1000))
            call()

        waiting = asyncio.create_task(wait())

        def cancel() -> None:
            waiting.cancel()

        return cancel


def main() -> None:
    """Serve by the settings of the environment, until asked to end."""
    settings = Settings.from_environment(os.environ)
    clock = LeapingClock(settings.data / LEAPT)
    signal.signal(signal.SIGUSR1, clock.leap)
    listening = listen(settings)
    server = Server(create_app(settings, clock=clock), settings)
    asyncio.run(server.serve(sockets=[listening]))


if __name__ == "__main__":
    main()
