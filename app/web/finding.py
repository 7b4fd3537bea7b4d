"""Rooms by the codes people type. Who gets too many wrong is guessing, and finds no room for a while."""

from __future__ import annotations

from app.live.hub import Hub
from app.rooms import rights
from app.rooms.model import MemberKey
from app.web.caller import Caller
from app.web.limits import Rates


class GuessingError(Exception):
    """Too many wrong codes came from there."""


class Finding:
    """``wrong``: how many codes one address may get wrong."""

    def __init__(self, hub: Hub, wrong: Rates) -> None:
        self._hub = hub
        self._wrong = wrong

    def find(self, typed: str, caller: Caller) -> str | None:
        """The code as it is kept, however it was typed; None where there is no such room, which is counted.

        Raises GuessingError, for right codes as for wrong ones, unless the caller belongs to the room and it is
        awake: whatever others guess at the same address, nobody is kept from a table where people sit. A room
        that sleeps is not woken for it: how long that takes would tell that there is one.
        """
        code = self._hub.known(typed)
        if code is None:
            if not self._wrong.take(caller.address):
                raise GuessingError
        elif not self._wrong.left(caller.address) and not self._belongs(code, caller.key):
            raise GuessingError
        return code

    def _belongs(self, code: str, key: MemberKey) -> bool:
        runner = self._hub.awake(code)
        return runner is not None and rights.belongs(runner.room, key)
