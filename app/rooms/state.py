"""A room as it is now, secrets included: what its events lead to. Frozen all the way down."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from app.games.game import Outcome, Seat
from app.rooms.model import CommandRefusedError, MatchResult, MemberId, MemberKey, RoomOptions, Standing
from app.rooms.view import Said, StoryView

Hand = Literal["person", "bot", "replaced", "left", "removed"]
"""Who plays a seat: its person; a bot born so; or a bot for one who vanished, left or was removed."""


SEATS = tuple(tuple(Seat(seat) for seat in range(seats)) for seats in range(100))
"""The seats of a match by their number."""


class Member(msgspec.Struct, frozen=True):
    """A person or a bot, known to the room for as long as it stands.

    ``key`` is None for bots. ``joined`` is False before the first join or watch and after leaving.
    ``arrival`` counts joins and orders those who wait. ``since`` (ms): when ``here`` last changed.
    """

    id: MemberId
    key: MemberKey | None
    name: str
    joined: bool
    watching: bool
    here: bool
    since: int
    arrival: int


class Match(msgspec.Struct, frozen=True):
    """One play of a game, the present or the last one. ``seed`` is secret until it has ended.

    Per seat: ``members`` and ``names`` as at the deal, ``hands``, ``actions`` (the legal ones, of a state
    at rest), ``asks`` (prompts so far). ``rolls`` have been used. ``acted`` chose in this append.
    """

    number: int
    game: str
    rules: str
    options: Any
    members: tuple[MemberId, ...]
    names: tuple[str, ...]
    hands: tuple[Hand, ...]
    seed: bytes
    commitment: str
    state: Any
    rolls: int
    actions: tuple[tuple[Any, ...], ...]
    asks: tuple[int, ...]
    due: tuple[Seat, ...]
    acted: Seat | None
    deadline: int | None
    story: StoryView | None
    outcome: Outcome | None
    given_up: bool

    @property
    def running(self) -> bool:
        """Neither decided nor given up."""
        return self.outcome is None and not self.given_up

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in play order."""
        return SEATS[len(self.members)]


class Series(msgspec.Struct, frozen=True):
    """Matches in a row under the same game and options. ``first``: the number of its first match.

    ``played`` counts them; ``results`` holds the newest alone: an evening of any length weighs the same.
    ``score``: of everyone who has sat in one, in order of appearance, as they were last called.
    """

    first: int
    played: int = 0
    results: tuple[MatchResult, ...] = ()
    score: dict[MemberId, Standing] = {}
    winners: tuple[MemberId, ...] | None = None


KEPT_IDS = 64


class Heard(NamedTuple):
    """Accepted commands, oldest first: their ids, and the digests of their content."""

    ids: tuple[str, ...]
    digests: tuple[str, ...]

    def again(self, id: str, digest: str) -> bool:  # noqa: A002  the frame calls it so
        """Whether this very command was accepted before. Refuses ``id_reused`` when another one was."""
        if id not in self.ids:
            return False
        if self.digests[self.ids.index(id)] != digest:
            raise CommandRefusedError("id_reused")
        return True

    def also(self, id: str, digest: str) -> Heard:  # noqa: A002
        """With this one, accepted now; of the oldest, one more than ``KEPT_IDS`` is forgotten."""
        return Heard((*self.ids[1 - KEPT_IDS :], id), (*self.digests[1 - KEPT_IDS :], digest))


NOTHING_HEARD = Heard((), ())


class Room(msgspec.Struct, frozen=True):
    """All of a room. ``ring``: who sits, in play order, in the next match (or at the deal of this one).

    ``heard``: the last accepted commands of each member.
    """

    code: str
    version: int
    host: MemberId
    game: str
    options: Any
    settings: RoomOptions
    members: tuple[Member, ...]
    ring: tuple[MemberId, ...]
    blocked: tuple[MemberKey, ...]
    arrivals: int
    said: tuple[Said, ...]
    match: Match | None
    series: Series
    heard: dict[MemberId, Heard]

    def of(self, key: MemberKey) -> Member | None:
        """The member with this key."""
        for member in self.members:
            if member.key == key:
                return member
        return None

    def member(self, wanted: MemberId) -> Member | None:
        """The member with this id."""
        for member in self.members:
            if member.id == wanted:
                return member
        return None

    @property
    def running(self) -> Match | None:
        """The match, while it runs."""
        return self.match if self.match is not None and self.match.running else None
