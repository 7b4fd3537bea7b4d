"""The program as a process that can be killed and is there again at once: what it imports is imported before.

Run as a program, this waits for a line, forks a server that serves as ever, and tells its number.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.support.process import ROOT, answers, environment


class Warm:
    """One server at a time, on one port and one data folder."""

    def __init__(self, data: Path, port: int, more: Mapping[str, str], said: Path) -> None:
        self.address = f"127.0.0.1:{port}"
        self._server = 0
        with said.open("wb") as output:
            self._mother = subprocess.Popen(
                [sys.executable, "-m", "tests.support.warm"],
                cwd=ROOT,
                env=environment(data, port, more),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=output,
            )

    def starts(self) -> None:
        """A new server, once it answers."""
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write(b"go\n")
        self._mother.stdin.flush()
        self._server = int(self._mother.stdout.readline())
        for _ in range(3_000):
            if answers(self.address):
                return
            time.sleep(0.005)
        raise AssertionError("it never answered")

    def kills(self) -> None:
        """As a power cut would."""
        if self._server:
            os.kill(self._server, signal.SIGKILL)
            self._server = 0

    def ends(self) -> None:
        self.kills()
        self._mother.communicate(timeout=20)


@contextmanager
def warm(data: Path, port: int, more: Mapping[str, str]) -> Generator[Warm, None, None]:
    found = Warm(data, port, more, data.parent / "warm-output")
    try:
        yield found
    finally:
        found.ends()


def _serve_again_and_again() -> None:
    from app.__main__ import main  # noqa: PLC0415  this is what is made warm, and here alone

    server = 0
    for _ in sys.stdin:
        if server:
            os.waitpid(server, 0)
        server = os.fork()
        if not server:
            os.dup2(2, 1)  # the first output is for numbers
            os._exit(main([]))
        os.write(1, b"%d\n" % server)
    if server:
        os.waitpid(server, 0)


if __name__ == "__main__":
    _serve_again_and_again()
