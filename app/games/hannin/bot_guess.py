"""Who may hold the criminal: a guess from the lines told to one seat, then put right by what it knows."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.game import Seat
from app.games.hannin.cards import HAND
from app.games.hannin.view_shapes import (
    AnsweredLine,
    DealtLine,
    HandNews,
    HolderNews,
    Line,
    LookedLine,
    MovedLine,
    MovedNews,
    Own,
    PlayedLine,
    SeenNews,
    ShownLine,
    Table,
    WitnessedLine,
)

LETS_GO = {"exchange": 0.25, "propaganda": 0.2}
"""How likely the holder is to give the criminal away when asked for a card."""
DENIED = 0.4
"""What a no to the detective leaves of a suspicion: an alibi may have been behind it."""
TINY = 1e-9
HUNTS = 0.9
"""What playing a card that hunts leaves of it."""


class Guess:
    """One seat's guess, line by line: ``odds[seat]`` that the seat holds the criminal, all adding up to 1."""

    __slots__ = ("me", "odds", "sizes")

    def __init__(self, seats: int, me: Seat) -> None:
        self.me = me
        self.sizes = [HAND] * seats
        self.odds = [1 / seats] * seats

    def hear(self, line: Line) -> None:
        """Take one more line in."""
        match line:
            case DealtLine(news=HandNews(hand=hand)):
                self._is(self.me, sure="criminal" in hand)
            case PlayedLine(seat=seat, card=card):
                self.sizes[seat] -= 1
                if card in ("detective", "dog", "witness", "boy"):
                    self._less(seat, HUNTS)
            case AnsweredLine(target=target):
                self._less(target, DENIED)
            case ShownLine(target=target):
                size = self.sizes[target]
                self._less(target, (size - 1) / size)
            case WitnessedLine(target=target, news=HandNews(hand=hand)):
                self._is(target, sure="criminal" in hand)
            case LookedLine(news=HolderNews(seat=seat)):
                self._is(seat, sure=True)
            case LookedLine(news=SeenNews()):
                self._is(self.me, sure=True)
            case MovedLine():
                self._moved(line)
            case _:
                pass

    def _is(self, seat: Seat, *, sure: bool) -> None:
        if sure:
            self.odds = [0.0] * len(self.odds)
            self.odds[seat] = 1.0
        else:
            self._less(seat, 0.0)

    def _less(self, seat: Seat, factor: float) -> None:
        """The seat is so much less likely; the others share what it lost. Nobody is left: then all stays."""
        total = 1 - self.odds[seat] * (1 - factor)
        if total > TINY:
            self.odds[seat] *= factor
            self.odds = [odds / total for odds in self.odds]

    def _moved(self, line: MovedLine) -> None:
        old = tuple(self.odds)
        for way in line.ways:
            goes = LETS_GO[line.by] if line.by in LETS_GO else 1 / self.sizes[way.source]
            goes = 1.0 if self.sizes[way.source] == 1 else goes
            self.odds[way.source] -= old[way.source] * goes
            self.odds[way.to] += old[way.source] * goes
        for way in line.ways:
            self.sizes[way.source] -= 1
            self.sizes[way.to] += 1
        gave, took = None, None
        if isinstance(line.news, MovedNews):
            gave, took = line.news.gave, line.news.took
        if took == "criminal" or (old[self.me] == 1 and gave != "criminal"):
            self._is(self.me, sure=True)
        elif gave == "criminal":
            self._is(next(way.to for way in line.ways if way.source == self.me), sure=True)
        else:
            self._less(self.me, 0.0)


def odds(table: Table, own: Own, lines: Sequence[Line]) -> tuple[float, ...]:
    """How likely each seat is to hold the criminal; the own seat is 1 or 0."""
    seats = len(table.seats)
    guess = Guess(seats, own.seat)
    for line in lines:
        guess.hear(line)
    found = guess.odds
    found[own.seat] = 1.0 if "criminal" in own.hand else 0.0
    for knows in own.knows:
        if "criminal" in knows.yes:
            return tuple(1.0 if seat == knows.seat else 0.0 for seat in range(seats))
        if "criminal" in knows.no:
            found[knows.seat] = 0.0
        else:
            found[knows.seat] = max(found[knows.seat], 0.01)
    total = sum(found)
    return tuple(value / total for value in found)
