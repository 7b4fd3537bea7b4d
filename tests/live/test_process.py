"""The program as the person who hosts meets it: it starts, ends, is killed, and says what is wrong."""

import json
import socket
from pathlib import Path

import httpx2
import pytest

from tests.support.hostile import upgrade
from tests.support.player import Player
from tests.support.process import free_port, process, run

EVERYWHERE = {"ODORU_HOST": "0.0.0.0", "ODORU_BASE_PATH": "/odoru"}  # noqa: S104  phones must reach it


async def test_kill_9_in_the_middle_of_a_match_loses_nothing(tmp_path: Path) -> None:
    data, port = tmp_path / "data", free_port()
    with process(data, port) as served:
        ann = Player(served.address)
        await ann.hosts(bots=3)
        await ann.asks("start")
        await ann.sees(lambda p: p.actions)
        view = ann.match["view"]
        act = {"action": view["actions"][0], "ask": view["ask"]}
        frame = await ann.sends("act", **act)
        assert (await ann.answer(frame))["kind"] == "accepted"
        served.kills()
        assert await ann.ends() == (None, 1006)
    shown = ann.lines
    with process(data, port) as served:
        await ann.comes()
        assert ann.room["you"]["name"] == "Ann"
        assert ann.lines[: len(shown)] == shown
        await ann.asks("act", id=frame, **act)
        await ann.sees(lambda p: p.actions or p.match["outcome"])
        await ann.goes()


async def test_sigterm_ends_it_in_ten_seconds_with_status_0_even_with_a_silent_reader(tmp_path: Path) -> None:
    with process(tmp_path / "data", free_port()) as served:
        ann = Player(served.address)
        ann.code = await ann.opens()
        await ann.comes()
        host, port = served.address.split(":")
        with socket.create_connection((host, int(port))) as silent:
            silent.sendall(upgrade(Player(served.address, code=ann.code)))
            status, seconds = served.ends()
        assert (status, seconds < 10) == (0, True)
        assert await ann.ends() == (None, 1012)
        assert ann.frames[-1] == {"kind": "notice", "code": "restarting"}
        assert "everything is kept" in served.said()
        assert "Traceback" not in served.said()


def test_it_says_where_it_serves_and_what_plain_http_means(tmp_path: Path) -> None:
    port = free_port()
    with process(tmp_path / "data", port, EVERYWHERE) as served:
        said = served.said()
        assert f"http://localhost:{port}/odoru/" in said
        assert "hands of cards included" in said


def test_the_public_address_and_its_qr_code_are_shown(tmp_path: Path) -> None:
    with process(tmp_path / "data", free_port(), {"ODORU_PUBLIC_URL": "https://games.example.org"}) as served:
        assert "for phones        https://games.example.org/" in served.said()
        assert "▀" in served.said()
        assert "Plain http" not in served.said()


def test_on_loopback_alone_it_says_that_no_phone_can_reach_it(tmp_path: Path) -> None:
    with process(tmp_path / "data", free_port()) as served:
        assert "no phone can reach this" in served.said()


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("ODORU_PORT", "many", "ODORU_PORT must be a whole number from 0 to 65535, not 'many'."),
        ("ODORU_HOST", "nowhere.invalid", "ODORU_HOST=nowhere.invalid is no address of this machine"),
        ("WEB_CONCURRENCY", "2", "WEB_CONCURRENCY asks for more than one worker"),
    ],
)
def test_a_wrong_setting_ends_it_with_one_sentence(
    tmp_path: Path, name: str, value: str, sentence: str
) -> None:
    status, _, complaint = run(data=tmp_path / "data", more={name: value})
    assert status == 2
    assert complaint.startswith(sentence)
    assert complaint.count("\n") == 1


def test_a_misspelt_setting_is_pointed_out(tmp_path: Path) -> None:
    _, _, complaint = run("settings", data=tmp_path, more={"ODORU_BOT_DELAYS": "1"})
    assert complaint == "ODORU_BOT_DELAYS is not a setting of this program; did you mean ODORU_BOT_DELAY?\n"


def test_every_setting_is_listed_with_meaning_and_default(tmp_path: Path) -> None:
    status, said, _ = run("settings", data=tmp_path)
    assert status == 0
    assert "ODORU_PORT\n    port to listen on\n    default: 8000\n" in said


def test_a_second_server_on_the_same_data_refuses_to_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with process(data, free_port()):
        status, _, complaint = run(data=data, port=free_port())
    assert status == 2
    assert "is in use by another running server" in complaint


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, _, complaint = run(data=tmp_path / "data", port=port)
    assert status == 2
    assert complaint.startswith(f"Port {port} on 127.0.0.1 cannot be used:")


def test_a_data_folder_that_is_none_ends_it_with_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    status, _, complaint = run(data=tmp_path / "data")
    assert status == 2
    assert "cannot be written" in complaint
    assert complaint.count("\n") == 1


async def test_rooms_are_listed_closed_backed_up_and_restored(tmp_path: Path) -> None:
    data, port = tmp_path / "data", free_port()
    copy = str(tmp_path / "copy.sqlite3")
    with process(data, port) as served:
        ann = Player(served.address)
        ann.code = await ann.opens()
        await ann.comes()
        assert run("rooms", data=data)[1].startswith(f"{ann.code}  last seen ")
        assert run("backup", copy, data=data)[0] == 0
        assert run("restore", copy, data=data)[0] == 2
        assert run("rooms", "close", ann.code.lower(), data=data) == (0, f"Room {ann.code} is closed.\n", "")
        assert await ann.ends() == ("room_closed", 4404)
        assert run("rooms", "close", ann.code, data=data)[0] == 2
        assert served.ends()[0] == 0
    assert run("rooms", data=data)[1] == "0 rooms.\n"
    assert run("restore", copy, data=data)[0] == 0
    assert run("rooms", data=data)[1].endswith("1 room.\n")
    assert run("rooms", "close", ann.code, data=data)[0] == 0
    assert run("rooms", data=data)[1] == "0 rooms.\n"


async def test_the_luck_of_a_finished_match_can_be_verified(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with process(data, free_port()) as served:
        ann = Player(served.address)
        await ann.hosts(bots=3)
        await ann.asks("start")
        await ann.sees(lambda p: p.room["match"])
        url = f"http://{served.address}/api/rooms/{ann.code}/matches/1"
        async with httpx2.AsyncClient() as http:
            running = await http.get(url)
            assert (running.status_code, running.json()["code"]) == (409, "match_running")
            assert running.headers["cache-control"] == "no-store"
            assert (await http.get(url + "/steps?eyes=all")).status_code == 409
            assert (await http.get(url[:-1] + "2")).status_code == 404
            await ann.leaves_the_rest_to_bots()
            record = (await http.get(url)).json()
            steps = (await http.get(url + "/steps?eyes=0&from=1")).json()
        await ann.goes()
    assert steps["start"] == 1
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert run("verify", str(file), data=data)[0] == 0
    record["seed"] = record["seed"][::-1]
    file.write_text(json.dumps(record))
    status, _, complaint = run("verify", str(file), data=data)
    assert status == 2
    assert "sealed before the deal" in complaint
    assert run("verify", str(tmp_path / "none"), data=data)[0] == 2
