"""What leaves no entry counts once all the same."""

import pytest

from app.live.passing import Passing
from app.rooms.model import CommandRefusedError, MemberKey, React
from app.rooms.state import KEPT_IDS

ANN, BEN = MemberKey("ann"), MemberKey("ben")


def test_the_same_id_is_known_again_with_the_same_content_only() -> None:
    passing = Passing()
    assert not passing.again(ANN, "a1", React("clap"))
    passing.remember(ANN, "a1", React("clap"))
    assert passing.again(ANN, "a1", React("clap"))
    assert not passing.again(BEN, "a1", React("heart"))
    with pytest.raises(CommandRefusedError, match="id_reused"):
        passing.again(ANN, "a1", React("heart"))


def test_the_last_64_of_each_are_known() -> None:
    passing = Passing()
    passing.remember(BEN, "b", React("clap"))
    for n in range(KEPT_IDS + 1):
        passing.remember(ANN, str(n), React("clap"))
    assert not passing.again(ANN, "0", React("clap"))
    assert passing.again(ANN, "1", React("clap"))
    assert passing.again(BEN, "b", React("clap"))
