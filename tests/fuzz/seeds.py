"""Where a fuzzer begins: one good example of everything that may come in."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from app.games import SHELF
from app.rooms.model import Act, Configure, Join, Note, React, Remove, Replace, Say, SeatOrder
from app.rooms.replay import record
from app.store.entries import rows
from tests.fuzz.places import places
from tests.support.trial import settings

_HEADERS = (
    b"host: games.example.org\norigin: https://games.example.org\ncookie: a=b; member=%b" % (b"0a" * 16),
    b"host: odoru.test:8000\norigin: http://odoru.test:8000\nx-forwarded-for: 203.0.113.7, [2001:db8::1]:80",
    b"x-forwarded-proto: https\nx-forwarded-host: games.example.org, odoru.test\norigin: null",
)
_NAMES = (
    "Ann",
    "名探偵 コナン",
    "👩\u200d👩\u200d👧",
    "e\u0301" * 9,
    "a\u202eb",
    "Z" + "\u0301" * 40,
    "\uff4b\uff49\uff4d",
    "🏴\U000e0067\U000e007f",
)


def seeds(target: str) -> Iterator[bytes]:
    """Examples for one target."""
    match target:
        case "frames":
            yield from _frames()
        case "options":
            for setting in settings():
                yield bytes([[*SHELF].index(setting.trial.game.slug)]) + msgspec.json.encode(setting.options)
        case "names":
            yield from (name.encode() for name in _NAMES)
        case "logs":
            for table in places():
                yield b"\n".join(row.event for row in rows(table.log))
        case "records":
            for table in places():
                if table.room.match is not None and not table.room.match.running:
                    yield msgspec.json.encode(record(SHELF, table.log, table.room.match.number))
        case _:
            yield from _HEADERS


def _frames() -> Iterator[bytes]:
    talk = [Join("Dan"), Say("hurry"), Say(text="well"), React("clap"), Note("mine")]
    for number, table in enumerate(places()):
        members = tuple(member.id for member in table.room.members)
        house = (
            [Remove(members[-1], block=True), SeatOrder(members[::-1]), Replace(table.seat("Ann"))]
            if table.room.match
            else []
        )
        wishes = [Configure(room={"turn_time": 60, "series": {"kind": "points", "to": 3}, "same_room": True})]
        acts = []
        if table.room.match is not None and table.room.running is not None:
            match = table.match
            acts = [
                Act(msgspec.to_builtins(a), match.asks[s], "a story")
                for s in match.seats
                for a in match.actions[s][:2]
            ]
        for who in (0, 1):
            lines = [
                msgspec.to_builtins(each) | {"id": f"{n}"}
                for n, each in enumerate([*acts[:6], *talk, *wishes, *house])
            ]
            yield bytes((number, who)) + b"\n".join(msgspec.json.encode(line) for line in lines[:8])
            yield bytes((number, who)) + b"\n".join(msgspec.json.encode(line) for line in lines[-8:])
        for kind in ("watch", "leave", "return", "add_bot", "start", "end", "hand_over"):
            more = {"member": members[0]} if kind == "hand_over" else {}
            yield bytes((number, 0)) + msgspec.json.encode({"kind": kind, "id": "x", **more})
