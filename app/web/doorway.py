"""What the page of a room will show first to who asks, so that it comes with the right files and words."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.live.hub import Hub
from app.live.runner import Runner
from app.rooms import rights
from app.rooms.model import MemberKey

Page = Literal["join", "lobby", "table", "ended"]


class Doorway(NamedTuple):
    """A guess of the next second, from what the link tells everybody and from the asker's own membership."""

    game: str
    page: Page

    @property
    def modules(self) -> list[str]:
        """The modules the page will want: its own, and where there is a table the game's."""
        table = [f"games/{self.game}/{self.game}.js"] if self.page in ("table", "ended") else []
        return ["js/room.js", *([] if self.page == "join" else [f"js/room/{self.page}.js"]), *table]


def doorway(hub: Hub, code: str, key: MemberKey) -> Doorway | None:
    """None where the socket will have to say what is wrong. Reads the room, as the socket soon would."""
    runner = hub.runner(code)
    if not isinstance(runner, Runner) or rights.blocked(runner.room, key):
        return None
    room = runner.room
    member = room.of(key)
    game = room.match.game if room.match is not None else room.game
    if member is None or not member.joined:
        return Doorway(game, "join")
    if room.match is None:
        return Doorway(game, "lobby")
    return Doorway(game, "table" if room.running else "ended")
