"""What is to be done in one room, done in order: nothing overtakes what waits for the log."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

Then = Callable[[asyncio.Future[None]], None]
Deed = Callable[[], "tuple[asyncio.Future[None], Then] | None"]
"""Does something at once; or gives what must be waited for, and what is to be done then."""


class Turns:
    """Begins with the next turn of the loop. ``failed`` hears of a deed's error; none is done after it."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._deeds: deque[Deed] = deque()
        self._busy = True
        self._ending = False
        self._over = asyncio.Event()
        asyncio.get_running_loop().call_soon(self._free)

    def __len__(self) -> int:
        return len(self._deeds)

    @property
    def over(self) -> bool:
        """The end was asked for, or came with an error: nothing is begun any more."""
        return self._ending or self._over.is_set()

    def put(self, deed: Deed) -> None:
        """Do this after all that waits: at once when nothing does, and never once the end was asked for."""
        if not self.over:
            self._deeds.append(deed)
            self._go_on()

    def end(self) -> None:
        """Finish what waits for the log, then end. Nothing else that waits is done."""
        self._ending = True
        self._go_on()

    async def ended(self) -> None:
        """Wait for the end."""
        await self._over.wait()

    def _go_on(self) -> None:
        if self._busy:
            return
        self._busy = True
        try:
            while self._deeds and not self._ending:
                waits = self._deeds.popleft()()
                if waits is not None:
                    waits[0].add_done_callback(partial(self._came, waits[1]))
                    return
        except Exception as exc:  # noqa: BLE001  whatever it was, it ends this room alone
            self._fail(exc)
            return
        self._busy = False
        if self._ending:
            self._finish()

    def _came(self, then: Then, done: asyncio.Future[None]) -> None:
        try:
            then(done)
        except Exception as exc:  # noqa: BLE001  as above
            self._fail(exc)
            return
        self._free()

    def _free(self) -> None:
        self._busy = False
        self._go_on()

    def _fail(self, exc: Exception) -> None:
        self._finish()
        self._failed(exc)

    def _finish(self) -> None:
        self._busy = True
        self._deeds.clear()
        self._over.set()
