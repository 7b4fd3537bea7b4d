"""The program as its own process, to be stopped, killed and started again at the same place."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Self

PATIENCE = 30.0


class Server:
    """`python -m app`, or another ``program``, on a free port of this machine, with its data in ``folder``.

    It runs where the tests do, or in the ``checkout`` that is named.
    """

    def __init__(
        self, folder: Path, program: str = "app", *, checkout: Path | None = None, **settings: str
    ) -> None:
        self._folder = folder
        self._checkout = checkout
        self._program = program
        self._settings = settings
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}{settings.get('ODORU_BASE_PATH', '')}"
        self._process: subprocess.Popen[bytes] | None = None
        self._leaps = 0

    def start(self) -> None:
        """Start, and return when it answers. Also after `stop` or `kill`: the rooms are those of before."""
        known = {name: value for name, value in os.environ.items() if not name.startswith("ODORU_")}
        mine = {
            "ODORU_HOST": "127.0.0.1",
            "ODORU_PORT": str(self.port),
            "ODORU_DATA": str(self._folder),
            "ODORU_BOT_DELAY": "0.05",
            **self._settings,
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", self._program],
            cwd=self._checkout,
            env=known | mine,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """SIGTERM, as a host would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """SIGKILL, as a power cut would."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Sockets stay open, and nothing answers."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Go on after `freeze`."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def leaps(self) -> None:
        """A minute passes for `tests.browser.leaping`; returns when it has: signals that meet are one."""
        assert self._process is not None
        self._leaps += 1
        self._process.send_signal(signal.SIGUSR1)
        end = time.monotonic() + PATIENCE
        while not (told := self._folder / "leapt").exists() or told.read_text() != str(self._leaps):
            assert time.monotonic() < end, "the clock does not leap"
            time.sleep(0.01)

    def closes_room(self, code: str) -> None:
        """As a host would, from the command line of the same machine."""
        mine = os.environ | {"ODORU_DATA": str(self._folder)}
        subprocess.run([sys.executable, "-m", "app", "rooms", "close", code], env=mine, check=True)

    def _end(self, number: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(number)
        self._process.wait(PATIENCE)
        self._process = None

    def _answers(self) -> bool:
        asking = HTTPConnection("127.0.0.1", self.port, timeout=1)
        try:
            asking.request("GET", f"{self._settings.get('ODORU_BASE_PATH', '')}/healthz")
            return asking.getresponse().status == 200
        except OSError:
            return False
        finally:
            asking.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
