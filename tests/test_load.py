"""The load harness tells the truth: it reads frames however they are cut, and counts what was sent."""

import asyncio

import pytest

from tests.load.__main__ import RUNS, arguments
from tests.load.frames import TEXT, Reader, client_frame, server_frame
from tests.load.measure import Report, quantile
from tests.load.scenarios import play
from tests.load.server import serving


def test_every_run_is_made_when_none_is_named() -> None:
    assert arguments([]).runs == list(RUNS)
    assert arguments(["paced"]).runs == ["paced"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_frames_are_read_whole_however_they_are_cut(size: int) -> None:
    message = bytes(range(256)) * (size // 256 + 1)
    frames = [client_frame(message[:size]), client_frame(b"end")]
    if 0 < size < 65536:
        frames.append(server_frame(message[:size]))
    stream = b"".join(frames)
    for step in (1, 7, 4096, len(stream)):
        if len(stream) // step > 10_000:
            continue
        reader = Reader()
        read = [one for at in range(0, len(stream), step) for one in reader.feed(stream[at : at + step])]
        assert read[:2] == [(TEXT, message[:size]), (TEXT, b"end")]
        assert len(read) == len(frames)


def test_a_quantile_is_one_of_the_values() -> None:
    assert quantile([], 0.5) == 0
    assert quantile([0.001, 0.002, 0.003], 0.5) == 2
    assert quantile([0.001, 0.002, 0.003], 0.999) == 3


def test_every_action_is_seen_by_all_six() -> None:
    with serving(None, module="tests.load.echo") as server:
        run = asyncio.run(play(server, name="echo", rooms=2, seconds=0.3, warm=0.1, pause=0, game="any"))
    assert run.actions > 10
    assert run.unseen == 0
    assert run.views_per_action == pytest.approx(6, abs=0.5)
    assert set(run.answers) == {"accepted"}
    assert "echo" in Report(plays=[run]).show()
