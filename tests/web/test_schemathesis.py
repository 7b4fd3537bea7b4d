"""The HTTP API as strangers try it: schemathesis makes requests from its description and checks the answers."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.player import Player
from tests.support.process import Process, free_port, process

TRIES = int(os.environ.get("TRIES", "100"))
NO_LIMIT = {f"ODORU_{who}_ROOMS_PER_HOUR": "1000000" for who in ("MEMBER", "ADDRESS")}


async def with_a_match_that_has_ended(served: Process) -> Player:
    ann = Player(served.address)
    await ann.hosts(bots=2)
    await ann.asks("start")
    await ann.leaves_the_rest_to_bots()
    await ann.goes()
    return ann


@pytest.mark.parametrize("tries", [15, pytest.param(TRIES, marks=pytest.mark.slow)])
@pytest.mark.parametrize("known", [False, True], ids=["any room", "a room with a match"])
async def test_every_answer_is_as_described_and_none_is_an_error_of_ours(
    tmp_path: Path,
    tries: int,
    known: bool,  # noqa: FBT001  pytest calls it
) -> None:
    with process(tmp_path / "data", free_port(), NO_LIMIT) as served:
        ann = await with_a_match_that_has_ended(served)
        config = tmp_path / "schemathesis.toml"
        config.write_text(f'[parameters]\ncode = "{ann.code}"\nnumber = 1\n' if known else "")
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
        asked = ["--seed", "1", "--max-examples", str(tries), "--checks", "all", "--warnings", "off"]
        done = await asyncio.to_thread(
            subprocess.run,
            [*command, f"http://{served.address}/openapi.json", *asked, "-H", f"Cookie: member={ann.secret}"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        tried = re.search(r"(\d+) generated, (\d+) passed", done.stdout)
        assert tried is not None, done.stdout
        assert int(tried[1]) == int(tried[2]) > 100
        assert "Traceback" not in served.said()
        assert " ERROR " not in served.said()
