"""What one connection is yet to be sent. The newest view replaces an unsent one; answers keep their order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from app.live.news import News
from app.rooms.eyes import Body

MOST_NEWS = 256
"""Unsent answers a connection may have; one that reads so slowly is dropped, and comes back to a whole view."""
COME_BACK = 1012
OVERLOADED = 1013


class Ending(NamedTuple):
    """How the socket is to be closed: with a ``closed`` frame before it, or without one (``code`` None)."""

    code: str | None
    status: int


class Shown(NamedTuple):
    """A view as every connection of one viewer gets it. ``lines`` only grows during a match."""

    body: Body
    lines: Sequence[msgspec.Raw]


class Batch(NamedTuple):
    """What is to be sent now, in this order: news, the view with its lines from ``log_from`` on, the end."""

    news: list[News]
    body: Body | None
    log_from: int
    lines: Sequence[msgspec.Raw]
    ending: Ending | None


class Mailbox:
    """Written by the room. A carrier is called whenever something waits, and takes it as soon as it can."""

    __slots__ = ("_carrier", "_ending", "_from", "_lines", "_news", "_told", "_view")

    def __init__(self) -> None:
        self._news: list[News] = []
        self._view: Shown | None = None
        self._lines: Sequence[msgspec.Raw] | None = None
        self._from = 0
        self._ending: Ending | None = None
        self._told = False
        self._carrier: Callable[[], None] | None = None

    def hand_to(self, carrier: Callable[[], None]) -> None:
        """Call this one from now on, and at once when something waits. It must not raise."""
        self._carrier = carrier
        self.flush()

    def tell(self, news: News, *, hold: bool = False) -> None:
        """Send this, after what waits already. ``hold``: a view may follow at once, and ``flush`` is called."""
        if self._ending is not None:
            return
        if len(self._news) >= MOST_NEWS:
            self.close(Ending(None, OVERLOADED))
            return
        self._news.append(news)
        if not hold:
            self._wake()

    def flush(self) -> None:
        """Send what is held, if no view has taken it along."""
        if not self.empty:
            self._wake()

    def show(self, shown: Shown) -> None:
        """Send this view; an older unsent one is forgotten."""
        if self._ending is None:
            self._view = shown
            self._wake()

    def close(self, ending: Ending) -> None:
        """Send what waits, then close. The first ending stands."""
        if self._ending is None:
            self._ending = ending
            self._wake()

    @property
    def closing(self) -> bool:
        """Nothing more will be taken in."""
        return self._ending is not None

    @property
    def empty(self) -> bool:
        """Everything has been handed over."""
        return self._view is None and not self._news and (self._ending is None or self._told)

    def take(self) -> Batch:
        """All that waits. The log's suffix is cut here. After a batch with an ending there is no next one."""
        news, view = self._news, self._view
        self._news = []
        self._view = None
        self._told = self._ending is not None
        if view is None:
            return Batch(news, None, 0, [], self._ending)
        if view.lines is not self._lines:
            self._lines = view.lines
            self._from = 0
        begin = self._from
        self._from = len(view.lines)
        return Batch(news, view.body, begin, view.lines[begin:], self._ending)

    def _wake(self) -> None:
        if self._carrier is not None:
            self._carrier()
