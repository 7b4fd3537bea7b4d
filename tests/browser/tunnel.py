"""A line to the server that goes dead without a word, as proxies, tunnels and sleeping phones do."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress

PIECE = 65_536


class Tunnel:
    """Carries TCP to a port of this machine. What was connected when it went dark is never heard of again."""

    def __init__(self, port: int) -> None:
        self._there = port
        self._dark = False
        self._dead: set[socket.socket] = set()
        self._open: set[socket.socket] = set()
        self._theirs: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._start(self._meet)

    def darkens(self) -> None:
        """Nothing passes, and nobody is told."""
        self._dark = True
        self._dead |= self._open

    def deafens(self) -> None:
        """What is sent arrives, and no answer comes back on the lines of now."""
        self._dead |= self._theirs & self._open

    def ends(self) -> None:
        """New lines work again; the old ones stay silent."""
        self._dark = False

    def close(self) -> None:
        """Close every line."""
        for one in (self._listening, *self._open):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _meet(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                there = socket.create_connection(("127.0.0.1", self._there))
                self._open |= {here, there}
                self._theirs.add(there)
                if self._dark:
                    self._dead |= {here, there}
                self._start(self._carry, here, there)
                self._start(self._carry, there, here)

    def _carry(self, source: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while piece := source.recv(PIECE):
                if source not in self._dead:
                    to.sendall(piece)
            if source not in self._dead:
                to.shutdown(socket.SHUT_WR)

    @staticmethod
    def _start(run: Callable[..., None], *given: socket.socket) -> None:
        threading.Thread(target=run, args=given, daemon=True).start()
