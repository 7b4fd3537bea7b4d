"""A Chromium of its own for one page, with somebody's cookie where they are known; and Lighthouse inside it."""

import asyncio
import contextlib
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tests.chromium import launch_args

HERE = Path(__file__).parent
LIGHTHOUSE = HERE / "node_modules/.bin/lighthouse"
PATIENCE = 30.0


@contextlib.contextmanager
def chrome() -> Iterator[str]:
    """A fresh browser: its debugging address, as `PORT/PATH`. Lighthouse wants more than the headless shell."""
    with tempfile.TemporaryDirectory(prefix="odoru-chrome-", ignore_cleanup_errors=True) as profile:
        found = launch_args()
        program = shutil.which("chromium") or found["executable_path"]
        options = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
        process = subprocess.Popen(
            [program, *found["args"], *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        _goes_first(process.pid)
        try:
            yield _address(Path(profile) / "DevToolsActivePort")
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def _goes_first(pid: int) -> None:
    """Where we may, the browser gets its time before other programs, whose work would count as the page's."""
    with contextlib.suppress(OSError):
        Path(f"/proc/{pid}/autogroup").write_text("-15")
        os.setpriority(os.PRIO_PROCESS, pid, -5)


def _address(file: Path) -> str:
    end = time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text().count("\n")):
        if time.monotonic() > end:
            raise TimeoutError("the browser does not start")
        time.sleep(0.05)
    return "".join(file.read_text().splitlines())


async def _know(address: str, url: str, secret: str) -> None:
    cookie = {"name": "member", "value": secret, "url": url, "httpOnly": True, "sameSite": "Lax"}
    async with connect(f"ws://127.0.0.1:{address}") as browser:
        ask = {"id": 1, "method": "Storage.setCookies", "params": {"cookies": [cookie]}}
        await browser.send(json.dumps(ask))
        answer = json.loads(await browser.recv())
    if "error" in answer:
        raise RuntimeError(answer["error"]["message"])


def report(url: str, secret: str | None, *flags: str) -> dict[str, Any]:
    """Lighthouse's report of this address, seen by a stranger or by the member with this secret."""
    with chrome() as address, tempfile.TemporaryDirectory() as folder:
        if secret is not None:
            asyncio.run(_know(address, url, secret))
        port, _, _ = address.partition("/")
        file = Path(folder) / "report.json"
        options = [f"--port={port}", "--quiet", "--output=json", f"--output-path={file}", *flags]
        subprocess.run([str(LIGHTHOUSE), url, *options], check=True, timeout=180)
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return found
