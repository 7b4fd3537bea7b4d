"""What was made of an ended match is kept; of a running one nothing."""

import pytest

from app.rooms.replay import MatchRunningError
from app.web import ended as module
from app.web.ended import Ended
from tests.support.serving import House


def test_it_is_made_once_and_the_longest_unasked_goes() -> None:
    kept = Ended()
    made: list[int] = []

    def ask(key: int) -> None:
        def make() -> str:
            made.append(key)
            return f"{key}"

        assert kept.kept(key, make) == f"{key}"

    for key in (1, 1, 2):
        ask(key)
    assert made == [1, 2]
    for key in range(3, module._MOST + 2):
        ask(1)
        ask(key)
    made.clear()
    ask(1)
    ask(2)
    assert made == [2]


def test_nothing_is_kept_of_a_match_that_has_not_ended() -> None:
    kept = Ended()

    def fails() -> str:
        raise MatchRunningError

    with pytest.raises(MatchRunningError):
        kept.kept("a", fails)
    assert kept.kept("a", lambda: "ended") == "ended"


@pytest.mark.asyncio(loop_scope="module")
async def test_what_has_not_ended_is_refused_without_a_look_at_its_log(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long that takes would tell of what is in it, to whoever asks often enough."""
    ann = await house.opened()
    for _ in range(2):
        await ann.asks("add_bot")
    await ann.asks("start")
    read: list[str] = []
    monkeypatch.setattr(house.hub, "entries", read.append)
    async with house.http() as http:
        for path, status in (
            ("1", 409),
            ("1/steps?eyes=all", 409),
            ("1/steps?eyes=2", 409),
            ("2", 404),
            ("0", 404),
        ):
            answer = await http.get(f"/api/rooms/{ann.code}/matches/{path}")
            assert answer.status_code == status
            assert answer.headers["cache-control"] == "no-store"
    assert read == []
