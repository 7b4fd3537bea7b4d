"""What goes wrong in one room stays there, and nothing shown is lost."""

import asyncio
import dataclasses
import logging
import socket
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import pytest

from app.games import SHELF
from app.live.runner import Runner
from app.store.log import ConflictError, Row, StoreError
from app.store.sqlite import SqliteLog
from tests.support.fakes import FaultyLog
from tests.support.player import Player
from tests.support.serving import House, serving

FAST = ("frames_per_second", "room_frames_per_second", "room_changes_per_second", "texts_per_minute")


class Served:
    """A house whose log can be made to fail."""

    def __init__(self, house: House, log: FaultyLog) -> None:
        self.house = house
        self.log = log


@pytest.fixture
async def served(tmp_path: Path) -> AsyncGenerator[Served, None]:
    log = FaultyLog(SqliteLog(tmp_path))
    quick = dict.fromkeys(FAST, 10000)
    async with serving(tmp_path, log=log, settings=quick) as house:
        yield Served(house, log)


def runner(house: House, code: str) -> Runner:
    found = house.hub.runner(code)
    assert isinstance(found, Runner)
    return found


async def test_nothing_is_shown_before_it_is_kept(served: Served) -> None:
    ann = await served.house.opened()
    ben = await served.house.joined(ann.code, "Ben")
    await ann.sees(lambda p: len(p.room["members"]) == 2)
    served.log.held = True
    frame = await ann.sends("say", text="secret until kept")
    await ben.hears_nothing()
    await ann.hears_nothing()
    await asyncio.to_thread(served.log.release)
    assert (await ann.answer(frame))["kind"] == "accepted"
    await ben.sees(lambda p: p.room["said"])


async def test_what_cannot_be_kept_is_refused_and_changes_nothing(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await served.house.opened()
    served.log.fault = StoreError("The disk is full.")
    assert await ann.refused("say", text="lost words") == "not_kept"
    async with served.house.http() as http:
        answer = await http.post("/api/rooms", json={"game": "hannin"})
    assert (answer.status_code, answer.json()["code"]) == (503, "not_kept")
    served.log.fault = None
    await ann.asks("say", text="kept")
    await ann.sees(lambda p: p.room["said"])
    assert [said["text"] for said in ann.room["said"]] == ["kept"]
    assert "The disk is full." in caplog.text
    assert "lost words" not in caplog.text


async def test_a_conflict_ends_the_runner_and_the_room_is_born_again(served: Served) -> None:
    ann = await served.house.opened()
    ben = await served.house.joined(ann.code, "Ben")
    served.log.fault = ConflictError()
    frame = await ann.sends("say", text="never kept")
    await told_to_come_back(ann, ben)
    served.log.fault = None
    await ann.returns()
    assert ann.room["said"] == []
    assert ann.sees_member("Ben")
    await ann.asks("say", text="well again")
    assert await ann.refused("say", id=frame, text="never kept") == "server_error"


def stumbles(*_: object) -> None:
    raise KeyError("a hand of cards")


async def told_to_come_back(*players: Player) -> None:
    for each in players:
        assert await each.ends() == (None, 1012)


def named_alone(caplog: pytest.LogCaptureFixture, words: str = "KeyError at ") -> None:
    """The error is in the program's log, and what it said is not."""
    assert words in caplog.text
    assert "a hand" not in caplog.text


def breaks(thing: Any, verb: str) -> None:
    """From now on this thing stumbles where it is asked for this."""
    thing.__class__ = type("Broken", (type(thing),), {"__slots__": (), verb: stumbles})


STEPS: list[tuple[str, Callable[[Runner], Any]]] = [
    ("hear", lambda room: room._lines),
    ("look", lambda room: room._eyes),
    ("show", lambda room: room.gallery),
    ("show", lambda room: [*room.gallery][-1].mailbox),
    ("look", lambda room: room._presence),
    ("plan", lambda room: room._agenda),
]
"""Each thing a runner does once a command has been kept, and the part of it that does so."""


@pytest.mark.parametrize(("step", "part"), STEPS)
async def test_an_error_in_a_room_closes_its_own_sockets_alone_and_is_named_without_values(
    served: Served, caplog: pytest.LogCaptureFixture, step: str, part: Callable[[Runner], Any]
) -> None:
    caplog.set_level(logging.INFO)
    ann = await served.house.opened()
    ben = await served.house.joined(ann.code, "Ben")
    other = await served.house.opened("Zoe")
    breaks(part(runner(served.house, ann.code)), step)
    frame = await ann.sends("say", text="words of mine")
    await told_to_come_back(ann, ben)
    await other.asks("say", text="still well")
    for each in (ann, ben):
        await each.returns()
        assert [said["text"] for said in each.room["said"]] == ["words of mine"]
    await ann.asks("say", id=frame, text="words of mine")
    await ann.asks("say", text="well again")
    await ben.sees(lambda p: len(p.room["said"]) == 2)
    named_alone(caplog)
    assert "words of mine" not in caplog.text


async def test_an_error_while_a_bot_looks_ends_the_room_and_is_not_lost(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await served.house.opened()
    for _ in range(2):
        await ann.asks("add_bot")
    breaks(runner(served.house, ann.code)._eyes, "hand")
    await ann.sends("start")
    await ann.sends("leave")
    await told_to_come_back(ann)
    await ann.returns()
    await ann.sends("leave")
    await ann.sees(lambda p: any(line["by"] == "bot" for line in p.lines))
    named_alone(caplog, "room ended at its agenda: KeyError at ")


async def test_a_silent_reader_does_not_delay_the_others(served: Served) -> None:
    ann = await served.house.opened()
    silent = served.house.player(ann.code)
    host, port = served.house.address.split(":")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect((host, int(port)))
    narrow.setblocking(False)
    await silent.knocks(sock=narrow)
    silent.socket.transport.pause_reading()
    for n in range(500):
        await ann.asks("say", text=f"{n} " + "x" * 150)
    await ann.sees(lambda p: p.room["said"] and p.room["said"][-1]["text"].startswith("499"))
    silent.socket.transport.resume_reading()
    await silent.sees(lambda p: p.room["said"] and p.room["said"][-1]["text"].startswith("499"))
    views = [frame for frame in silent.frames if frame["kind"] == "view"]
    assert len(views) < 500
    assert [frame["n"] for frame in views] == list(range(1, len(views) + 1))


async def test_an_error_at_the_door_is_named_without_values_and_means_come_back(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await served.house.opened()
    await ann.goes()
    served.house.hub._runners.clear()

    class Torn(FaultyLog):
        def read(self, code: str) -> list[Row]:
            raise KeyError(f"a hand in {code}")

    served.log.__class__ = Torn
    await ann.knocks()
    await told_to_come_back(ann)
    named_alone(caplog)


async def test_an_error_in_a_request_is_named_without_values(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await served.house.opened()

    breaks(served.house.hub, "require_ended")
    async with served.house.http() as http:
        answer = await http.get(f"/api/rooms/{ann.code}/matches/1")
    assert (answer.status_code, answer.json()) == (500, {"code": "server_error", "detail": None})
    named_alone(caplog)


SLIPS = [
    ("decide", "_parts"), ("evolve", "_parts"), ("follow", "_parts"), ("legal_actions", "_parts"),
    ("table", "_eyes"), ("own", "_eyes"), ("tell", "_lines"),
]  # fmt: skip
"""Each function of a game, and the part of the runner that asks it."""


@pytest.mark.parametrize(("function", "part"), SLIPS)
async def test_an_error_in_a_game_loses_no_choice_and_holds_up_no_other_room(
    served: Served, caplog: pytest.LogCaptureFixture, function: str, part: str
) -> None:
    players = [await served.house.opened("Ann")]
    players += [await served.house.joined(players[0].code, name) for name in ("Ben", "Cho")]
    other = await served.house.opened("Zoe")
    await players[0].asks("start")
    for each in players:
        await each.sees(lambda p: p.room["match"])
    actor = next(each for each in players if each.actions)
    lines, view = len(actor.lines), actor.match["view"]
    room = runner(served.house, actor.code)
    slug = actor.room["game"]
    change: dict[str, Any] = {function: stumbles}
    broken = dataclasses.replace(SHELF[slug], **change)
    if part == "_parts":
        room._parts = dataclasses.replace(room._parts, shelf={slug: broken})
    elif part == "_eyes":
        room._eyes._shelf = {slug: broken}
    else:
        room._lines._game = broken
    choice = {"action": view["actions"][0], "ask": view["ask"]}
    frame = await actor.sends("act", **choice)
    await told_to_come_back(*players)
    await other.asks("say", text="still well")
    for each in players:
        await each.returns()
    answer = await actor.answer(await actor.sends("act", id=frame, **choice))
    kept = len(actor.lines) > lines
    assert answer["kind"] == ("accepted" if kept else "refused")
    assert kept == (part != "_parts"), "what was kept before the error took effect, and nothing else"
    if not kept:
        assert answer["code"] == "server_error"
        await actor.acts()
    for each in players:
        await each.sees(lambda p: len(p.lines) > lines)
    named_alone(caplog)


@pytest.mark.parametrize("fault", [RuntimeError("a hand of cards"), OSError("a hand of cards")])
async def test_an_error_in_keeping_ends_the_room_and_keeps_nothing(
    served: Served, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    ann = await served.house.opened()
    other = await served.house.opened("Zoe")
    served.log.fault = fault
    await ann.sends("say", text="never kept")
    await told_to_come_back(ann)
    served.log.fault = None
    await other.asks("say", text="still well")
    await ann.returns()
    assert ann.room["said"] == []
    assert "a hand" not in caplog.text
