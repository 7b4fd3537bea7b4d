"""A person with a socket: sends what a browser would send, and sees what a browser would see."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 20.0


class Player:
    """One browser in one room. Every frame that came is in ``frames``; the newest view in ``view``."""

    def __init__(self, address: str, base: str = "", code: str = "", secret: str | None = None) -> None:
        self.address = address
        self.base = base
        self.code = code
        self.secret = secret or secrets.token_hex(16)
        self.frames: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.lines: list[Any] = []
        self._newest: dict[str, Any] | None = None
        self._socket: ClientConnection | None = None

    # --- coming and going -----------------------------------------------------------------------------

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": f"member={self.secret}"}

    async def opens(self, game: str = "hannin", options: dict[str, Any] | None = None) -> str:
        async with httpx2.AsyncClient(base_url=f"http://{self.address}{self.base}") as http:
            wish = {"game": game, "options": options or {}}
            answer = await http.post("/api/rooms", json=wish, headers=self.cookie)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    async def comes(self, *, projector: bool = False, headers: dict[str, str] | None = None) -> None:
        """Open the socket and read the first frame."""
        await self.knocks(projector=projector, headers=headers)
        await self.reads()

    async def joins(self, name: str) -> None:
        """Join, and see it."""
        await self.asks("join", name=name)
        await self.sees(lambda p: p.room["you"])

    async def hosts(self, name: str = "Ann", game: str = "hannin", *, bots: int = 0, **options: Any) -> None:
        """Open a room and join it, with so many bots."""
        self.code = await self.opens(game, options)
        await self.comes()
        await self.joins(name)
        for _ in range(bots):
            await self.asks("add_bot")

    async def knocks(
        self, *, projector: bool = False, headers: dict[str, str] | None = None, **options: Any
    ) -> None:
        """Open the socket, and read nothing."""
        path = f"{self.base}/r/{self.code}{'/projector' if projector else ''}/socket"
        given = self.cookie if headers is None else headers
        self._socket = await connect(
            f"ws://{self.address}{path}", additional_headers=given, compression=None, **options
        )

    async def goes(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()

    async def returns(self) -> None:
        """Close the socket and come again."""
        await self.goes()
        self.frames, self.lines, self._newest = [], [], None
        await self.comes()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    # --- frames ---------------------------------------------------------------------------------------

    async def reads(self) -> dict[str, Any]:
        """The next frame, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        frame: dict[str, Any] = json.loads(text)
        self.texts.append(text)
        self.frames.append(frame)
        if frame["kind"] == "view":
            self._newest = frame
            self.lines = self.lines[: frame["log_from"]] + frame["log"]
        return frame

    async def says(self, frame: object) -> None:
        """Send this, as it is."""
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def sends(self, kind: str, **fields: Any) -> str:
        """Send a command; its id."""
        frame = fields.pop("id", None) or secrets.token_hex(8)
        await self.says({"kind": kind, "id": frame, **fields})
        return frame

    async def answer(self, frame: str | None) -> dict[str, Any]:
        """The answer to this id, reading on until it comes."""
        while True:
            for each in self.frames:
                if each["kind"] in ("accepted", "refused") and each.get("id") == frame:
                    self.frames.remove(each)
                    return each
            await self.reads()

    async def asks(self, kind: str, **fields: Any) -> None:
        """Send a command, which is accepted."""
        answer = await self.answer(await self.sends(kind, **fields))
        assert answer["kind"] == "accepted", answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """Send a command, which is refused: the code."""
        answer = await self.answer(await self.sends(kind, **fields))
        assert answer["kind"] == "refused", answer
        code: str = answer["code"]
        return code

    async def acts(self, action: Any = None, **extra: Any) -> None:
        """Choose: this action, or the first that is offered."""
        view = self.match["view"]
        await self.asks("act", action=action or view["actions"][0], ask=view["ask"], **extra)

    async def leaves_the_rest_to_bots(self) -> None:
        """Leave the match that runs, and see how it ends."""
        await self.asks("leave")
        await self.sees(lambda p: p.room["match"] and p.match["outcome"])

    async def ends(self) -> tuple[str | None, int]:
        """Read until the server closes: the code of its ``closed`` frame, and the status."""
        try:
            while True:
                await self.reads()
        except ConnectionClosed as closed:
            codes = [frame["code"] for frame in self.frames if frame["kind"] == "closed"]
            return (codes[-1] if codes else None), closed.rcvd.code if closed.rcvd else 1006

    async def hears_nothing(self, seconds: float = 0.15) -> None:
        """No frame comes for a while."""
        try:
            async with asyncio.timeout(seconds):
                text = await self.socket.recv()
        except TimeoutError:
            return
        raise AssertionError(f"heard {text!r}")

    # --- what is seen ---------------------------------------------------------------------------------

    @property
    def seen(self) -> dict[str, Any]:
        """The newest view frame."""
        assert self._newest is not None
        return self._newest

    @property
    def room(self) -> dict[str, Any]:
        found: dict[str, Any] = self.seen["room"]
        return found

    @property
    def match(self) -> dict[str, Any]:
        found: dict[str, Any] = self.room["match"]
        return found

    @property
    def actions(self) -> list[Any]:
        match = self.room["match"]
        return match["view"]["actions"] if match else []

    @property
    def id(self) -> str:
        found: str = self.room["you"]["id"]
        return found

    def sees_member(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(m for m in self.room["members"] if m["name"] == name)
        return found

    async def sees(self, what: Callable[[Player], object]) -> None:
        """Read on until this is seen."""
        while self._newest is None or not what(self):
            await self.reads()
