"""The samples under deploy/ work as they stand: pages, cookies, links and the socket, behind each proxy."""

import contextlib
import http.client
import json
import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets import Origin
from websockets.sync.client import connect

from tests.load.server import free_port, serving

DEPLOY = Path(__file__).parents[1] / "deploy"
UPSTREAM = "127.0.0.1:8000"
Start = Callable[[Path, int, int], list[str]]


def caddy(sample: str) -> Start:
    """Caddy with this sample, https on a port of its own, certificates of its own making."""

    def start(folder: Path, upstream: int, port: int) -> list[str]:
        text = (DEPLOY / sample).read_text(encoding="utf-8")
        ports = f"http_port {free_port()}\n\thttps_port {port}\n\tadmin off"
        text = text.replace(UPSTREAM, f"127.0.0.1:{upstream}").replace("admin off", ports)
        (folder / "Caddyfile").write_text(text, encoding="utf-8")
        return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]

    return start


def nginx(location: str) -> Start:
    """Nginx with the sample, a certificate made on the spot, and this location."""

    def start(folder: Path, upstream: int, port: int) -> list[str]:
        key, certificate = folder / "key.pem", folder / "fullchain.pem"
        make = [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "1",
            "-subj",
            "/CN=localhost",
        ]
        subprocess.run([*make, "-keyout", key, "-out", certificate], check=True, capture_output=True)
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        for old, new in (
            (UPSTREAM, f"127.0.0.1:{upstream}"),
            ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
            ("listen [::]:443 ssl;", ""),
            ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
            ("listen [::]:80;", ""),
            ("odoru.example", "localhost"),
            ("/etc/ssl/odoru", str(folder)),
            ("location / {", f"location {location} {{"),
        ):
            text = text.replace(old, new)
        top = f"daemon off;\npid {folder}/pid;\nevents {{}}\n"
        whole = f"{top}http {{\naccess_log off;\n{text}\n}}\n"
        (folder / "nginx.conf").write_text(whole, encoding="utf-8")
        return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]

    return start


FRONTS = {
    "Caddyfile": (caddy("Caddyfile"), ""),
    "Caddyfile.subpath": (caddy("Caddyfile.subpath"), "/odoru"),
    "nginx.conf": (nginx("/"), ""),
    "nginx.conf under a path": (nginx("/odoru/"), "/odoru"),
}


@pytest.fixture(params=FRONTS)
def front(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[int, str]]:
    """Port and base path of a running proxy before a running server."""
    start, base = FRONTS[request.param]
    with serving(None, page=f"{base}/", extra={"ODORU_BASE_PATH": base}) as server:
        port = free_port()
        command = start(tmp_path, server.port, port)
        if shutil.which(command[0]) is None:
            pytest.skip(f"no {command[0]} on this machine")
        home = {
            **os.environ,
            "XDG_DATA_HOME": str(tmp_path),
            "XDG_CONFIG_HOME": str(tmp_path),
            "HOME": str(tmp_path),
        }
        with (tmp_path / "output").open("wb") as output:
            proxy = subprocess.Popen(command, env=home, stdout=output, stderr=output)
        try:
            wait_for(port, base, proxy, tmp_path / "output")
            yield port, base
        finally:
            proxy.terminate()
            proxy.wait(10)


def wait_for(port: int, base: str, proxy: subprocess.Popen[bytes], output: Path) -> None:
    patience = time.monotonic() + 60
    while time.monotonic() < patience:
        with contextlib.suppress(OSError):
            if ask(port, "GET", f"{base}/healthz")[0] == 200:
                return
        assert proxy.poll() is None, output.read_text(errors="replace")
        time.sleep(0.05)
    raise AssertionError(output.read_text(errors="replace"))


def unchecked() -> ssl.SSLContext:
    """Trusts the certificates that were made on the spot."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def ask(port: int, method: str, path: str, body: str | None = None) -> tuple[int, http.client.HTTPMessage, str]:
    """Status, headers and text of an answer."""
    connection = http.client.HTTPSConnection("localhost", port, timeout=60, context=unchecked())
    with contextlib.closing(connection):
        connection.request(method, path, body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, answer.msg, answer.read().decode()


def test_a_room_is_played_behind_the_proxy(front: tuple[int, str]) -> None:
    port, base = front
    status, headers, page = ask(port, "GET", f"{base}/")
    assert status == 200
    cookie = headers["set-cookie"]
    assert "Secure" in cookie
    assert f"Path={base or '/'};" in cookie
    assert f'"{base}/static/' in page

    status, headers, text = ask(port, "POST", f"{base}/api/rooms", '{"game": "hannin"}')
    assert status == 201
    room = json.loads(text)
    assert room["url"] == f"{base}/r/{room['code']}"
    assert ask(port, "GET", room["url"])[0] == 200
    assert f"https://localhost:{port}{room['url']}" in ask(port, "GET", room["url"])[2]

    origin = Origin(f"https://localhost:{port}")
    with connect(
        f"wss://localhost:{port}{room['url']}/socket", ssl=unchecked(), origin=origin, open_timeout=60
    ) as socket:
        first = json.loads(socket.recv(60))
        assert first["kind"] == "view"
        socket.send('{"kind": "ping"}')
        assert json.loads(socket.recv(60)) == {"kind": "pong"}
