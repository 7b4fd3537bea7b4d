"""The address that phones can reach, and who calls from where."""

from pathlib import Path
from typing import Any

import pytest

from app.config import Settings
from app.web.caller import caller
from app.web.reach import in_image, machine_address, reach

MACHINE = machine_address()


def scope(headers: dict[str, str], peer: str = "127.0.0.1") -> dict[str, Any]:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    return {"scheme": "http", "headers": raw, "client": (peer, 1)}


def test_the_setting_comes_first() -> None:
    settings = Settings(public_url="https://games.example.org", base_path="/odoru")
    found = reach(caller(scope({"Host": "localhost:8000"}), settings), settings)
    assert (found.root, found.kind) == ("https://games.example.org/odoru", "ok")


@pytest.mark.parametrize("host", ["192.168.1.5:8000", "games.example.org", "[2001:db8::1]:8000"])
def test_else_the_address_of_the_request(host: str) -> None:
    found = reach(caller(scope({"Host": host}), Settings()), Settings())
    assert (found.root, found.kind, found.secure) == (f"http://{host}", "ok", False)


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000"])
def test_else_the_machines_address_where_the_host_opened_localhost(host: str) -> None:
    found = reach(caller(scope({"Host": host}), Settings()), Settings())
    expected = (f"http://{MACHINE}:8000", "guessed") if MACHINE else (f"http://{host}", "none")
    assert (found.root, found.kind) == expected
    assert found.secure


def test_only_the_image_marks_itself_as_one(tmp_path: Path) -> None:
    mark = tmp_path / "odoru-image"
    assert not in_image(mark)
    mark.touch()
    assert in_image(mark)
    assert not in_image()


def test_on_loopback_alone_no_phone_can_reach_it() -> None:
    settings = Settings(host="127.0.0.1")
    assert reach(caller(scope({"Host": "localhost:8000"}), settings), settings).kind == "none"


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("127.0.0.1", "", None),
        ("10.0.0.2", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.2", "6.6.6.6, 198.51.100.1, 10.0.0.9", "198.51.100.1"),
        ("10.0.0.2", "198.51.100.1:4711", "198.51.100.1"),
        ("10.0.0.2", "[2001:db8::7]:4711", "2001:db8::"),
        ("10.0.0.2", "192.168.0.4", None),
        ("10.0.0.2", "nonsense", None),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::"),
        ("::ffff:10.0.0.2", "198.51.100.1", "198.51.100.1"),
        ("unix", "198.51.100.1", None),
    ],
)
def test_the_nearest_address_that_is_no_proxy_is_the_callers(
    peer: str, forwarded: str, address: str | None
) -> None:
    headers = {"Host": "h", **({"X-Forwarded-For": forwarded} if forwarded else {})}
    assert caller(scope(headers, peer), Settings()).address == address


@pytest.mark.parametrize(
    "host", ["a b", "evil;x", 'a"b', "x" * 300, "a/../b", "[::1", "[:::]", "a:99999", "a:0"]
)
def test_a_host_that_is_none_is_not_repeated(host: str) -> None:
    assert caller(scope({"Host": host}), Settings()).host == ""


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[2001:db8::x]:80", "http://[1.2.3]", "://", "http://a]b"]
)
def test_an_origin_that_is_none_is_not_ours(origin: str) -> None:
    assert not caller(scope({"Host": "odoru.test", "Origin": origin}), Settings()).same_origin()


def test_without_a_host_no_foreign_origin_is_ours() -> None:
    found = caller(scope({"Host": "a b", "Origin": "http://"}), Settings())
    assert not found.same_origin()
