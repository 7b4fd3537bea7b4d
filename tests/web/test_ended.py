"""What was made of an ended match is kept; of a running one nothing."""

import pytest

from app.rooms.replay import MatchRunningError
from app.web import ended as module
from app.web.ended import Ended


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
