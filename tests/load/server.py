"""The server under load: started in a process of its own, on a core of its own, and measured from outside."""

import contextlib
import http.client
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
LARGE_PAGES = {"GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"}  # as make and the image do
WIDE = {  # limits are for strangers; a load run is one machine playing thousands of people
    "ODORU_BOT_DELAY": "0",
    "ODORU_MAX_ROOMS": "100000",
    "ODORU_MAX_SOCKETS": "100000",
    "ODORU_ROOM_SOCKETS": "10000",
    "ODORU_MEMBER_SOCKETS": "100",
    "ODORU_ADDRESS_SOCKETS": "100000",
    "ODORU_FRAMES_PER_SECOND": "100000",
    "ODORU_ROOM_FRAMES_PER_SECOND": "100000",
    "ODORU_ROOM_CHANGES_PER_SECOND": "100000",
    "ODORU_TEXTS_PER_MINUTE": "100000",
    "ODORU_MEMBER_ROOMS_PER_HOUR": "100000",
    "ODORU_ADDRESS_ROOMS_PER_HOUR": "100000",
}


@dataclass(frozen=True, slots=True)
class Server:
    """A running server. `first_page` is seconds from its start to its first whole page."""

    pid: int
    port: int
    first_page: float
    data: Path

    @property
    def host(self) -> str:
        """For the Host header."""
        return f"127.0.0.1:{self.port}"

    def cpu(self) -> float:
        """Seconds of processor time it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def disk(self) -> int:
        """Bytes of the database, without the few megabytes that its write-ahead log always has."""
        return sum(path.stat().st_size for path in self.data.glob("*.sqlite3"))

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE


def free_port() -> int:
    """A port that nobody listens on, below those the system hands out by itself: it stays free until used."""
    while True:
        port = secrets.choice(range(20_000, 32_000))
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


@contextlib.contextmanager
def serving(
    core: int | None, *, module: str = "app", page: str = "/", extra: Mapping[str, str] | None = None
) -> Iterator[Server]:
    """A fresh server with an empty database, pinned to `core`, until the block is left; `extra`: settings."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="odoru-load-") as data:
        own = {"ODORU_DATA": data, "ODORU_HOST": "127.0.0.1", "ODORU_PORT": str(port)}
        environment = {**os.environ, **LARGE_PAGES, **WIDE, **own, **(extra or {})}
        log = Path(data) / "output"
        with log.open("wb") as output:
            started = time.perf_counter()
            process = subprocess.Popen(
                [sys.executable, "-m", module], cwd=ROOT, env=environment, stdout=output, stderr=output
            )
        try:
            if core is not None:
                os.sched_setaffinity(process.pid, {core})
            _first_page(process, port, page, log)
            yield Server(process.pid, port, time.perf_counter() - started, Path(data))
            complain(log)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _first_page(process: subprocess.Popen[bytes], port: int, page: str, log: Path) -> None:
    """Wait until the page comes whole."""
    patience = time.monotonic() + 60
    while time.monotonic() < patience:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended:\n{log.read_text(errors='replace')}")
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        with contextlib.suppress(OSError, http.client.HTTPException), contextlib.closing(connection):
            connection.request("GET", page)
            answer = connection.getresponse()
            answer.read()
            if answer.status == http.client.OK:
                return
        time.sleep(0.005)
    raise RuntimeError("the server did not answer")


def complain(log: Path) -> None:
    """Show what the server had to complain about."""
    text = log.read_text(errors="replace")
    if "Traceback" in text or "rror" in text:
        print("the server said:\n" + "\n".join(text.splitlines()[-30:]), file=sys.stderr)
