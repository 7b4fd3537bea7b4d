"""A connection on which nothing is asked is not kept."""

import asyncio
from pathlib import Path

from tests.support.serving import serving


async def test_who_connects_and_asks_nothing_is_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path, patience=0.1) as house:
        host, port = house.address.split(":")
        for said in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(said)
            async with asyncio.timeout(10):
                assert await reader.read() == b""
            writer.close()
            await writer.wait_closed()


async def test_a_room_and_a_page_outlive_that_patience(tmp_path: Path) -> None:
    async with serving(tmp_path, patience=0.5) as house, house.http() as http:
        assert (await http.get("/healthz")).status_code == 200
        ann = await house.opened()
        await ann.hears_nothing(1.0)
        await ann.asks("say", text="still here")
        assert (await http.get("/healthz")).status_code == 200
