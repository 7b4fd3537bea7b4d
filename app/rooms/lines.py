"""The log of the present match as each viewer is told it: told and encoded once, and only when asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from app.games.game import AnyGame, Seat, Shelf, Viewer, under
from app.rooms.events import GameHappened, MatchStarted
from app.rooms.model import Entry
from app.rooms.view import LogLine

_encode = msgspec.json.Encoder().encode


class Lines:
    """Hears a room's entries in order; a new match begins a new log. One runner's own, not shared."""

    def __init__(self, shelf: Shelf, entries: Iterable[Entry] = ()) -> None:
        self._shelf = shelf
        self._game: AnyGame | None = None
        self._events: list[tuple[int, str | None, Any]] = []
        self._told: dict[Viewer, tuple[int, list[msgspec.Raw]]] = {}
        self._heard: dict[Viewer, tuple[int, list[Any]]] = {}
        self._latest: dict[int, tuple[Any, msgspec.Raw]] = {}
        self.number = 0
        self.hear(entries)

    def hear(self, entries: Iterable[Entry]) -> None:
        """Take in what was appended. ``number`` is the match the lines belong to."""
        self._latest = {}
        for entry in entries:
            event = entry.event
            if isinstance(event, GameHappened):
                self._events.append((entry.at, mark(entry), event.event))
            elif isinstance(event, MatchStarted):
                self._game = under(self._shelf, event.game, event.rules)
                self._events, self._told, self._heard = [], {}, {}
                self.number = event.number

    def told(self, viewer: Viewer) -> Sequence[msgspec.Raw]:
        """All LogLines of this viewer, as JSON. Only ever longer, until the next match."""
        done, lines = self._told.get(viewer) or (0, [])
        events, game = self._events, self._game
        if game is not None and done < len(events):
            tell, latest = game.tell, self._latest
            for place in range(done, len(events)):
                line = tell(events[place][2], viewer)
                if line is None:
                    continue
                same = latest.get(place)  # most are told what the one before was, and share its bytes
                if same is None or same[0] != line:
                    same = latest[place] = (line, self._encoded(place, line))
                lines.append(same[1])
            self._told[viewer] = (len(events), lines)
        return lines

    def _encoded(self, place: int, line: Any) -> msgspec.Raw:
        at, by, _ = self._events[place]
        return msgspec.Raw(_encode(LogLine(at, by, line)))

    def heard(self, seat: Seat) -> Sequence[Any]:
        """All lines of a seat as values, for its bot."""
        done, lines = self._heard.get(seat, (0, []))
        game = self._game
        if game is not None and done < len(self._events):
            told = (game.tell(event, seat) for _, _, event in self._events[done:])
            lines.extend(line for line in told if line is not None)
            self._heard[seat] = (len(self._events), lines)
        return lines


def mark(entry: Entry) -> str | None:
    """Who chose, when it was not the seat's own person: ``bot`` or ``clock``; what followed has no mark."""
    event: GameHappened = entry.event
    if event.seat is None:
        return None
    if entry.by == "clock":
        return "clock"
    return "bot" if entry.by.startswith("bot:") else None
