"""An ended match out of the log: its record, its steps, and the check that anybody can repeat."""

import re
from collections.abc import Callable
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from app.games import SHELF as GAMES
from app.games.game import Audience, Seat
from app.rooms.codec import UnreadableEntryError
from app.rooms.events import GameHappened
from app.rooms.model import End, Say, Start
from app.rooms.reading import understand
from app.rooms.replay import MatchRunningError, Record, UnknownMatchError, record, replay
from app.rooms.verify import UnreadableRecordError, read_record, verify
from tests.support.room import SHELF, Table
from tests.support.toy import Chosen, Dealt, FirstSet, Played


def played(seed: int = 1, matches: int = 1) -> Table:
    table = Table("Ann", "Ben", "Cem", seed=seed)
    for number in range(matches):
        table.ask("Ann", Start())
        table.play_out(Random(number + seed))
    return table


def as_read(kept: Record) -> Record:
    return read_record(SHELF, msgspec.json.encode(kept))


@pytest.mark.parametrize("number", [0, 2, 99])
def test_a_match_the_room_never_had_is_unknown(number: int) -> None:
    table = played()
    with pytest.raises(UnknownMatchError):
        record(SHELF, table.log, number)
    with pytest.raises(UnknownMatchError):
        replay(SHELF, table.log, number, Audience.ALL)


@pytest.mark.parametrize("eyes", [*Audience, Seat(0)])
def test_nothing_is_told_while_the_match_runs(eyes: Audience | Seat) -> None:
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", Start())
    rng = Random(5)
    while table.match.running:
        with pytest.raises(MatchRunningError):
            record(SHELF, table.log, 1)
        with pytest.raises(MatchRunningError):
            replay(SHELF, table.log, 1, eyes)
        table.step(rng)
    assert record(SHELF, table.log, 1).outcome == table.match.outcome


def test_the_record_holds_the_games_events_alone() -> None:
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", Start())
    first = table.match.due[0]
    table.ask(table.name_at(first), replace(table.action(first), text="at the pond"))
    table.ask("Ben", Say(text="who was it?"))
    table.play_out()
    kept = record(SHELF, table.log, 1)
    text = msgspec.json.encode(kept).decode()
    assert [entry.event for entry in kept.entries] == [
        entry.event.event for entry in table.log if isinstance(entry.event, GameHappened)
    ]
    assert [entry.i for entry in kept.entries] == list(range(len(kept.entries)))
    assert [seat.name for seat in kept.seats] == ["Ann", "Ben", "Cem"]
    assert "pond" not in text
    assert "who was it" not in text
    assert not any(member.id in text for member in table.room.members)
    assert as_read(kept) == kept


def test_a_match_given_up_is_revealed_without_an_outcome() -> None:
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", Start())
    table.step(Random(1))
    table.ask("Ann", End())
    kept = record(SHELF, table.log, 1)
    assert kept.outcome is None
    assert verify(SHELF, as_read(kept)).faults == ()
    assert replay(SHELF, table.log, 1, Audience.ALL).length == 2


@pytest.mark.parametrize("seed", range(8))
def test_every_record_of_a_series_holds(seed: int) -> None:
    table = played(seed, matches=3)
    for number in (1, 2, 3):
        report = verify(SHELF, as_read(record(SHELF, table.log, number)))
        assert report.faults == ()
        assert (report.prepared, report.rolls >= 1, report.actions >= 6) == (1, True, True)


def test_steps_are_the_views_as_they_were() -> None:
    table = played()
    mine = replay(SHELF, table.log, 1, Seat(1))
    public = replay(SHELF, table.log, 1, Audience.PUBLIC)
    every = replay(SHELF, table.log, 1, Audience.ALL)
    assert mine.length == public.length == every.length == len(every.steps)
    assert mine.seed == table.match.seed.hex()
    for one, two, three in zip(mine.steps, public.steps, every.steps, strict=True):
        assert one.table == two.table == three.table
        assert two.own is two.owns is three.own is one.owns is None
        assert three.owns is not None
        assert one.own == three.owns[1]
        assert len(three.owns) == 3
    assert every.steps[-1].asked == ()
    assert every.steps[0].asked == (0,)


def test_a_line_that_is_not_for_these_eyes_is_not_told() -> None:
    table = passing()
    public, every = (replay(SHELF, table.log, 1, eyes) for eyes in (Audience.PUBLIC, Seat(0)))
    told = [sum(len(step.lines) for step in seen.steps) for seen in (public, every)]
    assert told[0] < told[1]


def test_steps_begin_where_asked() -> None:
    table = played()
    whole = replay(SHELF, table.log, 1, Audience.PUBLIC)
    late = whole.onwards(3)
    assert (late.start, late.length, late.steps) == (3, whole.length, whole.steps[3:])


@pytest.mark.parametrize("seat", [-1, 3])
def test_eyes_of_a_seat_that_is_not_there_are_unknown(seat: int) -> None:
    with pytest.raises(UnknownMatchError):
        replay(SHELF, played().log, 1, Seat(seat))


# --- records that were changed ------------------------------------------------------------------------


def swap_seed(kept: Record) -> Record:
    return replace(kept, seed="00" * 32)


def change_rules(kept: Record) -> Record:
    return replace(kept, rules="0")


def renumber(kept: Record) -> Record:
    return replace(kept, entries=tuple(replace(entry, i=entry.i + 1) for entry in kept.entries))


def change(kind: type, *, roll: bool) -> Callable[[Record], Record]:
    """Another card in the first event of this kind."""

    def changed(kept: Record) -> Record:
        entries = list(kept.entries)
        at = next(i for i, e in enumerate(entries) if isinstance(e.event, kind))
        event = entries[at].event
        if isinstance(event, Dealt):
            event = replace(event, hands=(event.hands[1], event.hands[0], *event.hands[2:]))
        elif isinstance(event, FirstSet):
            event = replace(event, seat=Seat(7))
        else:
            event = replace(event, card=event.card % 5 + 1)
        entries[at] = replace(entries[at], event=event, roll=None if roll else entries[at].roll)
        return replace(kept, entries=tuple(entries))

    return changed


def cut(kept: Record) -> Record:
    return replace(kept, entries=kept.entries[:-1])


def lengthen(kept: Record) -> Record:
    last = kept.entries[-1]
    return replace(kept, entries=(*kept.entries, replace(last, i=last.i + 1)))


def seat_nobody(kept: Record) -> Record:
    return replace(kept, seats=())


def deny(kept: Record) -> Record:
    return replace(kept, outcome=None)


@pytest.mark.parametrize(
    ("tamper", "words"),
    [
        (swap_seed, "not the one that was sealed"),
        (change_rules, "under rules 0"),
        (renumber, "without a gap"),
        (change(Dealt, roll=False), "not what roll 0 gives"),
        (change(Dealt, roll=True), "not what roll 0 gives"),
        (change(FirstSet, roll=False), "Entry 0 "),
        (change(Played, roll=False), "not what any legal action gives|does not fit"),
        (change(Chosen, roll=False), "does not fit|not what"),
        (cut, "outcome"),
        (lengthen, "does not fit|not what any legal"),
        (deny, "outcome"),
        (seat_nobody, "does not fit"),
    ],
)
def test_a_changed_record_is_found_out(tamper: Callable[[Record], Record], words: str) -> None:
    kept = record(SHELF, passing().log, 1)
    report = verify(SHELF, tamper(kept))
    assert report.faults
    assert any(re.search(words, fault) for fault in report.faults)


def passing() -> Table:
    """A match in which cards are passed."""
    for seed in range(1, 100):
        table = played(seed)
        if any(isinstance(getattr(e.event, "event", None), Chosen) for e in table.log):
            return table
    raise AssertionError("no cards are passed")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda plain: plain | {"v": 2}, "version 2"),
        (lambda plain: plain | {"game": "chess"}, "does not know"),
        (lambda plain: plain | {"seed": "xyz"}, "hex"),
        (lambda plain: plain | {"extra": 1}, "no record"),
        (lambda plain: plain | {"options": {"pair": "yes"}}, "no record"),
        (lambda plain: plain | {"entries": [{"i": 0, "roll": None, "event": {"kind": "?"}}]}, "no record"),
        (lambda _: [], "no record"),
    ],
)
def test_what_is_no_record_is_told(change: Callable[[dict[str, object]], object], words: str) -> None:
    plain = msgspec.to_builtins(record(SHELF, played().log, 1))
    with pytest.raises(UnreadableRecordError, match=words):
        read_record(SHELF, msgspec.json.encode(change(plain)))


def test_each_choice_of_a_match_is_counted_once() -> None:
    kept = record(SHELF, passing().log, 1)
    chosen = [entry for entry in kept.entries if isinstance(entry.event, Played | Chosen)]
    assert verify(SHELF, kept).actions == len(chosen)


def test_a_log_that_leads_to_a_room_but_means_nothing_on_the_way_is_refused_as_unreadable() -> None:
    table = Table("Ann", "Ben", "Cem", game="hannin", shelf=GAMES)
    table.ask("Ann", Start())
    table.play_out()
    lying = [  # each moment of an append passes for one at rest, which a game does not show
        replace(e, event=replace(e.event, rest=True)) if isinstance(e.event, GameHappened) else e
        for e in table.log
    ]
    assert understand(GAMES, lying).room.match == table.match
    for eyes in (*Audience, Seat(0)):
        with pytest.raises(UnreadableEntryError, match=r"^its entries lead to no replay \(ValueError\)$"):
            replay(GAMES, lying, 1, eyes)
    out_of_order = [e for e in table.log if not isinstance(e.event, GameHappened) or e.event.roll != 0]
    with pytest.raises(UnreadableEntryError, match="lead to no match"):
        record(GAMES, out_of_order, 1)
