"""What one connection is yet to be sent."""

import msgspec

from app.live.mailbox import MOST_NEWS, OVERLOADED, Ending, Mailbox, Shown
from app.live.news import Accepted, Pong
from app.rooms.eyes import Body

LINES: list[msgspec.Raw] = [msgspec.Raw(b"1"), msgspec.Raw(b"2")]


def test_the_newest_view_replaces_an_unsent_one() -> None:
    box = Mailbox()
    box.show(Shown((b"old",), []))
    box.show(Shown((b"new",), []))
    assert box.take().body == (b"new",)
    assert box.empty


def test_answers_keep_their_order_and_stand_before_the_view() -> None:
    box = Mailbox()
    box.tell(Accepted("a"))
    box.show(Shown((b"view",), []))
    box.tell(Pong())
    batch = box.take()
    assert (batch.news, batch.body) == ([Accepted("a"), Pong()], (b"view",))


def test_the_suffix_is_cut_when_it_is_taken() -> None:
    box = Mailbox()
    lines = LINES[:1]
    box.show(Shown((b"1",), lines))
    lines.append(LINES[1])
    batch = box.take()
    assert (batch.log_from, list(batch.lines)) == (0, LINES)
    lines.append(msgspec.Raw(b"3"))
    box.show(Shown((b"2",), lines))
    batch = box.take()
    assert (batch.log_from, list(batch.lines)) == (2, [msgspec.Raw(b"3")])


def test_other_lines_begin_at_the_beginning() -> None:
    box = Mailbox()
    box.show(Shown((b"1",), LINES))
    box.take()
    box.show(Shown((b"2",), list(LINES)))
    batch = box.take()
    assert (batch.log_from, list(batch.lines)) == (0, LINES)


def test_what_waits_is_sent_before_the_end_and_nothing_after_it() -> None:
    box = Mailbox()
    box.tell(Pong())
    box.close(Ending("blocked", 4403))
    box.close(Ending("later", 4404))
    box.tell(Pong())
    box.show(Shown((b"late",), []))
    batch = box.take()
    assert (batch.news, batch.body, batch.ending) == ([Pong()], None, Ending("blocked", 4403))
    assert box.closing


def test_who_reads_too_slowly_is_dropped() -> None:
    box = Mailbox()
    for _ in range(MOST_NEWS + 1):
        box.tell(Pong())
    batch = box.take()
    assert len(batch.news) == MOST_NEWS
    assert batch.ending == Ending(None, OVERLOADED)


def test_the_carrier_is_called_when_something_waits_and_only_then() -> None:
    box = Mailbox()
    calls: list[int] = []
    box.hand_to(lambda: calls.append(1))
    assert calls == []
    box.tell(Pong())
    box.show(Shown((b"view",), []))
    assert len(calls) == 2
    box.take()
    box.close(Ending(None, 1012))
    assert len(calls) == 3
    box.take()
    box.close(Ending("late", 4404))
    box.show(Shown((b"late",), []))
    assert len(calls) == 3
    assert box.empty


def test_a_carrier_that_comes_later_is_called_at_once() -> None:
    box = Mailbox()
    box.show(Shown((b"view",), []))
    taken: list[Body | None] = []
    box.hand_to(lambda: taken.append(box.take().body))
    assert taken == [(b"view",)]
    assert box.empty


def test_what_is_held_leaves_with_the_view_that_follows_or_when_flushed() -> None:
    box = Mailbox()
    batches: list[tuple[int, Body | None]] = []

    def carry() -> None:
        batch = box.take()
        batches.append((len(batch.news), batch.body))

    box.hand_to(carry)
    box.tell(Accepted("a"), hold=True)
    assert batches == []
    box.show(Shown((b"view",), []))
    box.flush()
    assert batches == [(1, (b"view",))]
    box.tell(Accepted("b"), hold=True)
    box.flush()
    assert batches == [(1, (b"view",)), (1, None)]
