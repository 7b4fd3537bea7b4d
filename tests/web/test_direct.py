"""How frames come and go: at once, whole, in order, and the newest view first for who reads slowly."""

import asyncio
import json
from collections.abc import Callable, MutableMapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from app.direct import frame
from app.live.mailbox import Ending, Mailbox, Shown
from app.live.news import Pong
from app.live.runner import Runner
from app.web.courier import Courier
from tests.load.frames import TEXT, Reader
from tests.support.fakes import FakeClock
from tests.support.serving import serving

BIG = b"x" * 100_000


class FakeChannel:
    """Takes what is written while it is ready."""

    def __init__(self) -> None:
        self.ready = True
        self.written: list[bytes] = []
        self.again: Callable[[], None] = lambda: None

    def write(self, texts: Sequence[Sequence[bytes]]) -> None:
        whole = [b"".join(text) for text in texts]
        if b"a hand of cards" in whole[-1]:
            raise RuntimeError
        self.written += whole

    def when_ready(self, call: Callable[[], None]) -> None:
        self.again = call

    def when_heard(self, call: Callable[[str], None]) -> None:
        self.hear = call


class Sent:
    """Records the messages of ASGI."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        self.messages.append(dict(message))


def courier() -> tuple[Mailbox, FakeChannel, Sent]:
    mailbox, channel, sent = Mailbox(), FakeChannel(), Sent()
    Courier(mailbox, channel, FakeClock(), sent)
    return mailbox, channel, sent


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_is_read_back(size: int) -> None:
    text = b"a" * size
    assert list(Reader().feed(frame((text[:7], text[7:])))) == [(TEXT, text)]


def test_what_waits_leaves_at_once_in_order() -> None:
    mailbox, channel, _ = courier()
    mailbox.tell(Pong())
    mailbox.show(Shown((b'{"a":1}',), []))
    mailbox.show(Shown((b'{"a":2}',), []))
    kinds = [json.loads(text) for text in channel.written]
    assert [(each["kind"], each.get("n"), each.get("room")) for each in kinds] == [
        ("pong", None, None), ("view", 1, {"a": 1}), ("view", 2, {"a": 2}),
    ]  # fmt: skip


def test_who_reads_slowly_gets_the_newest_view_and_every_answer() -> None:
    mailbox, channel, _ = courier()
    channel.ready = False
    mailbox.show(Shown((b'"old"',), []))
    mailbox.tell(Pong())
    mailbox.show(Shown((b'"new"',), []))
    assert channel.written == []
    channel.ready = True
    channel.again()
    pong, view = (json.loads(text) for text in channel.written)
    assert pong == {"kind": "pong"}
    assert (view["n"], view["room"]) == (1, "new")


async def test_an_ending_follows_what_waits() -> None:
    mailbox, channel, sent = courier()
    mailbox.tell(Pong())
    mailbox.close(Ending("blocked", 4403))
    mailbox.tell(Pong())
    await asyncio.sleep(0)
    assert channel.written == [b'{"kind":"pong"}']
    assert [message["type"] for message in sent.messages] == ["websocket.send", "websocket.close"]
    assert json.loads(sent.messages[0]["text"]) == {"kind": "closed", "code": "blocked"}
    assert sent.messages[1]["code"] == 4403


async def test_a_fault_in_one_frame_ends_that_socket_and_reaches_no_room(
    caplog: pytest.LogCaptureFixture,
) -> None:
    mailbox, _, sent = courier()
    mailbox.show(Shown((b'"a hand of cards"',), []))
    await asyncio.sleep(0)
    assert [message.get("code") for message in sent.messages] == [1012]
    assert "a frame failed: RuntimeError at " in caplog.text
    assert "a hand" not in caplog.text


async def test_a_socket_nobody_reads_delays_nobody_and_is_sent_the_newest(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ann = await house.opened("Ann")
        runner = house.hub.runner(ann.code)
        assert isinstance(runner, Runner)
        (connection,) = runner.gallery
        for number in range(300):
            connection.mailbox.show(Shown((b'{"code":%d,"x":"' % number, BIG, b'"}'), []))
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


async def test_what_is_sent_before_the_first_view_is_heard_in_order(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ann = await house.opened("Ann")
        names = [f"Ann {number}" for number in range(20)]
        ben = house.player(ann.code)
        async with connect(
            f"ws://{house.address}/r/{ann.code}/socket", additional_headers=ben.cookie
        ) as socket:
            for number, name in enumerate(names):
                await socket.send(json.dumps({"kind": "join", "id": f"{number:016}", "name": name}))
            accepted: list[int] = []
            while len(accepted) < len(names):
                frame_in = json.loads(await socket.recv())
                if frame_in["kind"] == "accepted":
                    accepted.append(int(frame_in["id"]))
        assert accepted == list(range(len(names)))


async def test_a_message_in_fragments_is_heard_whole(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ann = await house.opened("Ann")
        await ann.socket.send(iter(['{"kind":', '"ping"', "}"]))
        while (await ann.reads())["kind"] != "pong":
            pass


async def test_text_that_is_no_text_ends_the_socket_as_the_protocol_says(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ann = await house.opened("Ann")
        await ann.socket.send(b"\xff\xfe", text=True)
        with suppress(ConnectionClosed):
            while True:
                await ann.socket.recv()
        assert ann.socket.close_code == 1007


async def test_bytes_are_a_bad_frame(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ann = await house.opened("Ann")
        await ann.socket.send(b'{"kind":"ping"}')
        while (answer := await ann.reads())["kind"] == "view":
            pass
        assert answer == {"kind": "refused", "id": None, "code": "bad_frame", "args": {}}
