"""Waiting for the log: whoever waits hears of their own append, and of no other."""

import asyncio
import threading
from collections.abc import Sequence
from concurrent.futures import Future

import pytest

from app.live.keeping import Keeping
from app.store.log import ConflictError, Row
from tests.support.log import MemoryLog


class SlowLog(MemoryLog):
    """Answers nothing until told, and then from a thread of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Future[None]] = []

    def append(self, code: str, expected: int, rows: Sequence[Row]) -> Future[None]:  # noqa: ARG002  as the log's
        self.waiting.append(Future())
        return self.waiting[-1]

    def answer(self, *errors: Exception | None) -> None:
        """Answer all that wait, in order."""

        def answers() -> None:
            for future, error in zip(self.waiting, errors, strict=True):
                if error is None:
                    future.set_result(None)
                else:
                    future.set_exception(error)

        thread = threading.Thread(target=answers)
        thread.start()
        thread.join()


async def appends(keeping: Keeping, count: int) -> list[asyncio.Future[None]]:
    tasks = [keeping.append(f"ROOM{n}", 0, []) for n in range(count)]
    await asyncio.sleep(0)
    return tasks


async def test_nothing_comes_back_before_it_is_kept() -> None:
    log = SlowLog()
    tasks = await appends(Keeping(log), 3)
    await asyncio.sleep(0)
    assert not any(task.done() for task in tasks)
    log.answer(None, None, None)
    await asyncio.gather(*tasks)


async def test_what_is_asked_in_one_turn_is_handed_over_together_and_at_its_end() -> None:
    log = SlowLog()
    keeping = Keeping(log)
    first = [keeping.append(f"ROOM{n}", 0, []) for n in range(3)]
    assert not log.waiting
    await asyncio.sleep(0)
    assert len(log.waiting) == 3
    later = keeping.append("LATER", 0, [])
    await asyncio.sleep(0)
    assert len(log.waiting) == 4
    log.answer(None, None, None, None)
    await asyncio.gather(*first, later)


async def test_what_was_asked_for_before_a_room_is_dropped_is_kept_first() -> None:
    log = MemoryLog()
    keeping = Keeping(log)
    kept = keeping.append("ROOM", 0, [Row(1, 7, "clock", None, None, 1, b"{}")])
    keeping.drop(["ROOM"])
    await kept
    assert log.read("ROOM") == []


async def test_an_append_that_cannot_even_be_asked_for_holds_up_no_other() -> None:
    class Picky(MemoryLog):
        def append(self, code: str, expected: int, rows: Sequence[Row]) -> Future[None]:
            if code == "ROOM1":
                raise KeyError("a hand")
            return super().append(code, expected, rows)

    keeping = Keeping(Picky())
    asked = [keeping.append(f"ROOM{n}", 0, []) for n in range(3)]
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in done] == [type(None), KeyError, type(None)]


async def test_a_conflict_reaches_its_own_room_and_no_other() -> None:
    log = SlowLog()
    tasks = await appends(Keeping(log), 3)
    log.answer(None, ConflictError(), None)
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in done] == [type(None), ConflictError, type(None)]


async def test_a_room_that_was_stopped_meanwhile_leaves_the_others_alone() -> None:
    log = SlowLog()
    tasks = await appends(Keeping(log), 3)
    tasks[1].cancel()
    await asyncio.sleep(0)
    log.answer(None, None, None)
    await asyncio.gather(tasks[0], tasks[2])
    with pytest.raises(asyncio.CancelledError):
        await tasks[1]


async def test_answers_that_come_after_a_wake_up_wake_the_loop_again() -> None:
    log = SlowLog()
    keeping = Keeping(log)
    for _ in range(3):
        tasks = await appends(keeping, 2)
        log.answer(None, None)
        await asyncio.gather(*tasks)
        log.waiting.clear()
