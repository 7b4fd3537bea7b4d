"""Deeds of a room: in order, one at a time, and none after the end."""

import asyncio

import pytest

from app.live.turns import Turns


class Deeds:
    """Turns whose deeds are heard of, in order; ``faults``: of which errors they told."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.faults: list[Exception] = []
        self.turns = Turns(self.faults.append)

    def says(self, word: str) -> None:
        self.turns.put(lambda: self.heard.append(word))

    def waits(self, word: str) -> asyncio.Future[None]:
        """A deed that begins, and says the word once this is done."""
        future = asyncio.get_running_loop().create_future()

        def then(done: asyncio.Future[None]) -> None:
            done.result()
            self.heard.append(word)

        self.turns.put(lambda: (future, then))
        return future

    def stumbles(self) -> None:
        def stumble() -> None:
            raise KeyError("a hand")

        self.turns.put(stumble)


async def test_nothing_is_done_before_the_loop_turns() -> None:
    deeds = Deeds()
    deeds.says("first")
    assert (deeds.heard, len(deeds.turns)) == ([], 1)
    await asyncio.sleep(0)
    assert (deeds.heard, len(deeds.turns)) == (["first"], 0)
    deeds.says("at once")
    assert deeds.heard == ["first", "at once"]


async def test_what_is_waited_for_is_overtaken_by_nothing() -> None:
    deeds = Deeds()
    future = deeds.waits("kept")
    deeds.says("after")
    await asyncio.sleep(0.01)
    assert deeds.heard == []
    future.set_result(None)
    await asyncio.sleep(0)
    assert deeds.heard == ["kept", "after"]


async def test_a_deed_asked_for_by_a_deed_comes_after_it() -> None:
    deeds = Deeds()
    await asyncio.sleep(0)

    def two() -> None:
        deeds.says("second")
        deeds.heard.append("first")

    deeds.turns.put(two)
    assert deeds.heard == ["first", "second"]


async def test_the_end_waits_for_what_is_being_kept_and_for_nothing_else() -> None:
    deeds = Deeds()
    future = deeds.waits("kept")
    deeds.says("never")
    await asyncio.sleep(0)
    deeds.turns.end()
    assert deeds.turns.over
    ended = asyncio.ensure_future(deeds.turns.ended())
    await asyncio.sleep(0.01)
    assert not ended.done()
    future.set_result(None)
    await ended
    deeds.says("too late")
    assert (deeds.heard, deeds.faults, len(deeds.turns)) == (["kept"], [], 0)


@pytest.mark.parametrize("late", [False, True])
async def test_an_error_is_told_once_and_nothing_is_done_after_it(*, late: bool) -> None:
    deeds = Deeds()
    if late:
        deeds.waits("never").set_exception(KeyError("a hand"))
    else:
        deeds.stumbles()
    deeds.says("after")
    await asyncio.sleep(0.01)
    await deeds.turns.ended()
    deeds.stumbles()
    assert deeds.heard == []
    assert [type(fault) for fault in deeds.faults] == [KeyError]
    assert deeds.turns.over
