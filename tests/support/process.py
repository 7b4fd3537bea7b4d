"""The program as a process of its own, as the person who hosts runs it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).parents[2]
NOTHING: Mapping[str, str] = MappingProxyType({})


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def environment(data: Path, port: int, more: Mapping[str, str] = NOTHING) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ODORU_")}
    ours = {"ODORU_DATA": str(data), "ODORU_PORT": str(port), "ODORU_HOST": "127.0.0.1", "ODORU_BOT_DELAY": "0"}
    return {**kept, **ours, "PYTHONUNBUFFERED": "1", **more}


def run(*arguments: str, data: Path, port: int = 0, more: Mapping[str, str] = NOTHING) -> tuple[int, str, str]:
    """Run one command to its end: status, what it said, what it complained about."""
    done = subprocess.run(
        [sys.executable, "-m", "app", *arguments],
        cwd=ROOT,
        env=environment(data, port, more),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def answers(address: str) -> bool:
    """Whether a server is there, and well."""
    try:
        with urllib.request.urlopen(f"http://{address}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:  # not there yet, or not ready to answer
        return False


class Process:
    """A server that runs. ``said`` reads what it has printed so far."""

    def __init__(self, data: Path, port: int, more: Mapping[str, str]) -> None:
        self.address = f"127.0.0.1:{port}"
        self._output = data.parent / f"output-{time.monotonic_ns()}"
        with self._output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "app"],
                cwd=ROOT,
                env=environment(data, port, more),
                stdout=output,
                stderr=output,
            )

    def said(self) -> str:
        return self._output.read_text()

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(1500):
            assert self.process.poll() is None, self.said()
            if answers(self.address):
                return
            time.sleep(0.02)
        raise AssertionError("it never answered")

    def kills(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def ends(self) -> tuple[int, float]:
        """SIGTERM: the status, and the seconds it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(20)
        return status, time.monotonic() - began


@contextmanager
def process(data: Path, port: int, more: Mapping[str, str] = NOTHING) -> Generator[Process, None, None]:
    """A server that answers, until the end of the block."""
    served = Process(data, port, more)
    try:
        served.wait()
        yield served
    finally:
        if served.process.poll() is None:
            served.kills()
