"""What one connection is yet to be sent."""

import asyncio

import msgspec

from app.live.mailbox import MOST_NEWS, OVERLOADED, Ending, Mailbox, Shown
from app.live.news import Accepted, Pong

LINES: list[msgspec.Raw] = [msgspec.Raw(b"1"), msgspec.Raw(b"2")]


async def test_the_newest_view_replaces_an_unsent_one() -> None:
    box = Mailbox()
    box.show(Shown(b"old", []))
    box.show(Shown(b"new", []))
    assert (await box.next()).body == b"new"
    assert box.empty


async def test_answers_keep_their_order_and_stand_before_the_view() -> None:
    box = Mailbox()
    box.tell(Accepted("a"))
    box.show(Shown(b"view", []))
    box.tell(Pong())
    batch = await box.next()
    assert (batch.news, batch.body) == ([Accepted("a"), Pong()], b"view")


async def test_the_suffix_is_cut_when_it_is_taken() -> None:
    box = Mailbox()
    lines = LINES[:1]
    box.show(Shown(b"1", lines))
    lines.append(LINES[1])
    batch = await box.next()
    assert (batch.log_from, list(batch.lines)) == (0, LINES)
    lines.append(msgspec.Raw(b"3"))
    box.show(Shown(b"2", lines))
    batch = await box.next()
    assert (batch.log_from, list(batch.lines)) == (2, [msgspec.Raw(b"3")])


async def test_other_lines_begin_at_the_beginning() -> None:
    box = Mailbox()
    box.show(Shown(b"1", LINES))
    await box.next()
    box.show(Shown(b"2", list(LINES)))
    batch = await box.next()
    assert (batch.log_from, list(batch.lines)) == (0, LINES)


async def test_what_waits_is_sent_before_the_end_and_nothing_after_it() -> None:
    box = Mailbox()
    box.tell(Pong())
    box.close(Ending("blocked", 4403))
    box.close(Ending("later", 4404))
    box.tell(Pong())
    box.show(Shown(b"late", []))
    batch = await box.next()
    assert (batch.news, batch.body, batch.ending) == ([Pong()], None, Ending("blocked", 4403))
    assert box.closing


async def test_who_reads_too_slowly_is_dropped() -> None:
    box = Mailbox()
    for _ in range(MOST_NEWS + 1):
        box.tell(Pong())
    batch = await box.next()
    assert len(batch.news) == MOST_NEWS
    assert batch.ending == Ending(None, OVERLOADED)


async def test_the_writer_wakes_when_something_comes() -> None:
    box = Mailbox()
    waiting = asyncio.create_task(box.next())
    await asyncio.sleep(0)
    assert not waiting.done()
    box.tell(Pong())
    assert (await waiting).news == [Pong()]
