"""A Hattari table laid by hand, so that a test can say which silhouette lies where."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from app.games.dice import Dice
from app.games.game import Seat
from app.games.hattari import GAME
from app.games.hattari.model import AnyAction, Options, RoundDealt, StartDrawn
from app.games.hattari.pieces import Markers, Silhouette, Trio

UNUSED = Dice(bytes(32), 0)


class LaidTable:
    """One match whose deals are given, not rolled. ``state`` is always at rest after an action."""

    def __init__(
        self, hands: tuple[Silhouette, ...], suspects: Trio, victim: Silhouette, start: int = 0
    ) -> None:
        n = len(hands)
        state = GAME.initial(Options(players_2=n == 2), n)
        self.lines: list[Any] = []
        self.state = GAME.evolve(state, StartDrawn(seat=Seat(start)))
        self.happens(RoundDealt(round=1, start=Seat(start), hands=hands, suspects=suspects, victim=victim))

    def happens(self, *events: Any) -> None:
        """These events, and what follows by itself."""
        while events:
            for event in events:
                self.state = GAME.evolve(self.state, event)
            events = GAME.follow(self.state, UNUSED)

    def asks(self, seat: int, action: AnyAction) -> None:
        """The seat asks this; a refusal is raised."""
        self.happens(*GAME.decide(self.state, Seat(seat), action))

    def actions(self, seat: int) -> tuple[AnyAction, ...]:
        return GAME.legal_actions(self.state, Seat(seat))

    def own(self, seat: int) -> Any:
        return GAME.own(self.state, Seat(seat), self.actions(seat))

    def table(self) -> Any:
        return GAME.table(self.state)

    def confirm_all(self) -> None:
        """Everybody does the one thing there is to confirm."""
        for seat in range(self.state.seats):
            (action,) = self.actions(seat)
            self.asks(seat, action)

    def holding(self, *markers: tuple[int, int]) -> None:
        """Everybody's markers, as (usable, face-down)."""
        given = tuple(Markers(usable=usable, face_down=face_down) for usable, face_down in markers)
        self.state = replace(self.state, markers=given)
