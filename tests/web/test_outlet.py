"""How frames leave a socket: at once, whole, and the newest view first for who reads slowly."""

import asyncio
import json
from collections.abc import Callable, MutableMapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from app.direct import frame
from app.live.mailbox import Ending, Mailbox, Shown
from app.live.news import Pong
from app.live.runner import Runner
from app.web.courier import Courier
from tests.load.frames import TEXT, Reader
from tests.support.fakes import FakeClock
from tests.support.serving import serving

BIG = b"x" * 100_000


class FakeOutlet:
    """Takes what is written while it is ready."""

    def __init__(self) -> None:
        self.ready = True
        self.written: list[bytes] = []
        self.again: Callable[[], None] = lambda: None

    def write(self, texts: Sequence[bytes]) -> None:
        if b"fault" in texts[-1]:
            raise RuntimeError
        self.written += texts

    def when_ready(self, call: Callable[[], None]) -> None:
        self.again = call


class Sent:
    """Records the messages of ASGI."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        self.messages.append(dict(message))


def courier() -> tuple[Mailbox, FakeOutlet, Sent]:
    mailbox, outlet, sent = Mailbox(), FakeOutlet(), Sent()
    Courier(mailbox, outlet, FakeClock(), sent)
    return mailbox, outlet, sent


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_is_read_back(size: int) -> None:
    text = b"a" * size
    assert list(Reader().feed(frame(text))) == [(TEXT, text)]


def test_what_waits_leaves_at_once_in_order() -> None:
    mailbox, outlet, _ = courier()
    mailbox.tell(Pong())
    mailbox.show(Shown(b'{"a":1}', []))
    mailbox.show(Shown(b'{"a":2}', []))
    kinds = [json.loads(text) for text in outlet.written]
    assert [(each["kind"], each.get("n"), each.get("room")) for each in kinds] == [
        ("pong", None, None), ("view", 1, {"a": 1}), ("view", 2, {"a": 2}),
    ]  # fmt: skip


def test_who_reads_slowly_gets_the_newest_view_and_every_answer() -> None:
    mailbox, outlet, _ = courier()
    outlet.ready = False
    mailbox.show(Shown(b'"old"', []))
    mailbox.tell(Pong())
    mailbox.show(Shown(b'"new"', []))
    assert outlet.written == []
    outlet.ready = True
    outlet.again()
    pong, view = (json.loads(text) for text in outlet.written)
    assert pong == {"kind": "pong"}
    assert (view["n"], view["room"]) == (1, "new")


async def test_an_ending_follows_what_waits() -> None:
    mailbox, outlet, sent = courier()
    mailbox.tell(Pong())
    mailbox.close(Ending("blocked", 4403))
    mailbox.tell(Pong())
    await asyncio.sleep(0)
    assert outlet.written == [b'{"kind":"pong"}']
    assert [message["type"] for message in sent.messages] == ["websocket.send", "websocket.close"]
    assert json.loads(sent.messages[0]["text"]) == {"kind": "closed", "code": "blocked"}
    assert sent.messages[1]["code"] == 4403


async def test_a_fault_in_one_frame_ends_that_socket_and_reaches_no_room(
    caplog: pytest.LogCaptureFixture,
) -> None:
    mailbox, _, sent = courier()
    mailbox.show(Shown(b'"fault"', []))
    await asyncio.sleep(0)
    assert [message.get("code") for message in sent.messages] == [1012]
    assert "fault" not in caplog.text.replace("a frame failed", "")


async def test_a_socket_nobody_reads_delays_nobody_and_is_sent_the_newest(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ann = await house.opened("Ann")
        runner = house.hub.runner(ann.code)
        assert isinstance(runner, Runner)
        (connection,) = runner.gallery
        for number in range(300):
            connection.mailbox.show(Shown(b'{"code":%d,"x":"%b"}' % (number, BIG), []))
        assert not connection.mailbox.empty
        shown: list[int] = []
        while not shown or shown[-1] != 299:
            view = await ann.reads()
            if "x" in view.get("room", {}):
                shown.append(view["room"]["code"])
        assert 1 < len(shown) < 300
        assert shown[:-1] == list(range(len(shown) - 1))


async def test_compressed_frames_arrive_as_they_were(tmp_path: Path) -> None:
    async with serving(tmp_path, settings={"deflate": True}) as house:
        ann = await house.opened("Ann")
        async with connect(
            f"ws://{house.address}/r/{ann.code}/socket", additional_headers=ann.cookie
        ) as socket:
            assert [each.name for each in socket.protocol.extensions] == ["permessage-deflate"]
            view = json.loads(await socket.recv())
            assert view["room"] == ann.room
            await socket.send('{"kind":"ping"}')
            assert json.loads(await socket.recv()) == {"kind": "pong"}
