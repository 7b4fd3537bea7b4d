"""A match in a room: prompts and their numbers, what is refused, what is written, what is revealed."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from app.games.dice import commitment
from app.games.game import Seat
from app.rooms.events import GameHappened, MatchStarted, SeatsOrdered
from app.rooms.eyes import Eyes
from app.rooms.model import (
    Act,
    AddBot,
    BotHand,
    Configure,
    Depart,
    End,
    Join,
    Leave,
    MemberKey,
    Person,
    Start,
)
from app.rooms.series import NEWEST_RESULTS
from tests.support.room import Table, passing, playing
from tests.support.toy import Chosen, Clapped, Dealt, Drawn, FirstSet, Passed, Played


def test_a_match_is_played_to_its_end_and_counted() -> None:
    table = playing()
    table.play_out(Random(3))
    assert table.match.outcome is not None
    assert [result.outcome for result in table.room.series.results] == [table.match.outcome]
    assert table.folded() == table.room


def test_a_long_series_makes_no_longer_views() -> None:
    table = Table("Ann", "Ben", "Cem")
    sizes = []
    for number in range(1, NEWEST_RESULTS + 4):
        table.ask("Ann", Start())
        table.play_out(Random(number))
        view = msgspec.json.decode(b"".join(Eyes(table.shelf, table.room).body(table.names["Ann"].key)))
        assert view["series"]["played"] == number
        assert view["series"]["results"][-1]["number"] == number
        sizes.append(len(view["series"]["results"]))
    assert sizes == [min(played, NEWEST_RESULTS) for played in range(1, NEWEST_RESULTS + 4)]


@pytest.mark.parametrize(("people", "options"), [(1, {}), (5, {"pair": True}), (3, {"pair": True})])
def test_a_wrong_number_of_seats_is_refused_with_the_numbers(people: int, options: dict[str, bool]) -> None:
    table = Table(*"ABCDE"[:people])
    table.ask("A", Configure(options=options))
    assert table.refused("A", Start()) == "seats_wrong"


def test_who_is_seated_may_start_when_the_host_is_away() -> None:
    table = Table("Ann", "Ben")
    assert table.refused("Ben", Start()) == "not_host"
    table.ask("Ann", Depart())
    table.passes(59)
    assert table.refused("Ben", Start()) == "not_host"
    table.passes(1)
    assert table.refused("stranger", Start()) == "not_host"
    table.ask("Ben", Start())
    assert table.refused("Ben", Start()) == "match_running"


def test_the_luck_is_sealed_before_the_deal() -> None:
    table = playing()
    started = next(e.event for e in table.log if isinstance(e.event, MatchStarted))
    assert started.commitment == commitment(bytes.fromhex(started.seed))
    assert table.match.seed.hex() == started.seed
    assert started.names == ("Ann", "Ben", "Cem")
    table.play_out()
    table.ask("Ann", Start())
    assert table.match.number == 2
    assert table.match.commitment != started.commitment


def test_the_room_prepares_with_the_hosts_seat_and_the_match_before() -> None:
    table = playing("Ann", "Ben", "Cem")
    for number in range(4):
        first = next(e.event.event for e in reversed(table.log) if _game(e.event, FirstSet))
        assert first == FirstSet(Seat(number % 3))
        table.play_out()
        table.ask("Ann", Start())
    table.ask("Ann", End())
    table.ask("Ann", Configure(options={"claps": True}))
    table.ask("Ann", Start())
    first = next(e.event.event for e in reversed(table.log) if _game(e.event, FirstSet))
    assert first == FirstSet(Seat(0)), "another series"


def _game(event: object, kind: type) -> bool:
    return isinstance(event, GameHappened) and isinstance(event.event, kind)


def test_each_append_ends_at_rest_and_says_so() -> None:
    table = passing()
    rng = Random(4)
    while table.match.running:
        before = len(table.log)
        table.step(rng)
        happened = [e.event for e in table.log[before:] if isinstance(e.event, GameHappened)]
        assert [event.rest for event in happened] == [False] * (len(happened) - 1) + [True]
        assert [event.seat is None for event in happened] == [False] + [True] * (len(happened) - 1)


def test_rolls_are_counted_and_stand_with_what_was_rolled() -> None:
    rolled: list[tuple[int | None, type]] = []
    for seed in range(20):
        table = playing(seed=seed)
        table.play_out(Random(seed))
        events = [e.event for e in table.log if isinstance(e.event, GameHappened)]
        rolls = [event.roll for event in events if event.roll is not None]
        assert rolls == list(range(len(rolls)))
        assert table.match.rolls == len(rolls)
        rolled += [(event.roll, type(event.event)) for event in events]
    assert {kind for roll, kind in rolled if roll is not None} == {Dealt, Drawn}
    assert {kind for roll, kind in rolled if roll is None} >= {FirstSet, Played, Chosen, Passed}


# --- prompts --------------------------------------------------------------------------------------------


def test_a_prompt_keeps_its_number_until_it_is_answered_or_changes() -> None:
    table = passing()
    asks = table.match.asks
    table.ask(table.name_at(0), table.action(0))
    assert table.match.asks == asks, "others choosing never makes a choice stale"
    table.ask("late", Join("Late"))
    assert table.match.asks == asks
    table.ask(table.name_at(1), replace(table.action(1), ask=asks[1]))
    table.ask(table.name_at(2), replace(table.action(2), ask=asks[2]))
    turn = table.match.due[0]
    assert table.match.asks[turn] == asks[turn] + 1


def test_who_acts_and_may_act_again_is_asked_anew() -> None:
    for seed in range(50):
        table = playing("Ann", "Ben", seed=seed)
        rng = Random(seed)
        while table.match.running:
            seat = table.match.due[0]
            asks = table.match.asks[seat]
            table.step(rng)
            if seat in table.match.due:
                assert table.match.asks[seat] == asks + 1
                return
    raise AssertionError("nobody acts twice")


def test_an_answered_prompt_is_stale() -> None:
    table = passing()
    act = table.action(0)
    table.ask(table.name_at(0), act)
    assert table.refused(table.name_at(0), act) == "stale"
    assert table.refused(table.name_at(1), replace(table.action(1), ask=act.ask + 7)) == "stale"


def test_what_was_chosen_in_another_match_is_stale_whatever_its_prompts_number() -> None:
    """It was sent again after a long silence; the same prompt of the next match could take the same action."""
    table = playing()
    seat = next(seat for seat, actions in enumerate(table.match.actions) if actions)
    now = table.action(seat)
    late = replace(now, match=table.match.number)
    while table.match.number == late.match or not table.match.actions[seat] or table.action(seat) != now:
        table.ask("Ann", End())
        table.ask("Ann", Start())
    assert table.refused(table.name_at(seat), late) == "stale"
    table.ask(table.name_at(seat), replace(late, match=table.match.number))


def test_who_was_never_asked_is_not_stale_but_out_of_turn() -> None:
    table = playing()
    assert table.match.asks == (1, 0, 0)
    for ask in (0, 1, 5):
        act = Act({"kind": "play", "card": 1}, ask)
        assert table.refused("Ben", act) == "not_your_turn"


def test_an_illegal_action_has_the_games_code() -> None:
    table = playing()
    have = {action.card for action in table.match.actions[0]}
    missing = next(card for card in range(1, 7) if card not in have)
    assert table.refused("Ann", Act({"kind": "play", "card": missing}, 1)) == "not_in_hand"
    assert table.refused("Ann", Act({"kind": "pass", "card": missing}, 1)) == "not_in_hand"


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"kind": "fly"},
        {"kind": "play"},
        {"kind": "play", "card": "1"},
        {"kind": "play", "card": 1.5},
        {"kind": "play", "card": True},
        {"kind": "play", "card": 1, "extra": 0},
        {"card": 1},
    ],
)
def test_what_is_no_action_of_the_game_is_a_bad_frame(action: dict[str, object]) -> None:
    assert playing().refused("Ann", Act(action, 1)) == "bad_frame"


def test_who_may_act() -> None:
    table = playing()
    act = table.action(0)
    table.ask("late", Join("Late"))
    assert table.refused("stranger", act) == "not_joined"
    assert table.refused("late", act) == "not_seated"
    assert table.refused(BotHand(Seat(0)), act) == "person_plays"
    table.ask("Ann", Leave())
    assert table.refused("Ann", act) == "not_joined"
    table.ask(BotHand(Seat(0)), act)
    table.play_out()
    assert table.refused("Ben", act) == "no_match"


def test_a_seat_may_act_without_being_due() -> None:
    table = playing(claps=True)
    assert table.match.due == (Seat(0),)
    assert table.match.asks == (1, 1, 1)
    (entry,) = table.ask("Ben", table.action(1))
    assert entry.event.event == Clapped(Seat(1))
    assert table.match.asks == (1, 1, 1)
    assert table.match.actions[1] == ()


# --- the end ----------------------------------------------------------------------------------------------


def test_the_host_gives_a_match_up_and_nobody_scores() -> None:
    table = playing()
    assert table.refused("Ben", End()) == "not_host"
    assert table.refused("Ann", End(match=table.match.number - 1)) == "stale"
    again = Start(match=table.match.number + 1)
    assert table.refused("Ann", again) == "match_running"
    table.ask("Ann", End())
    assert (table.match.given_up, table.match.outcome) == (True, None)
    assert table.match.actions == ((), (), ())
    assert table.match.due == ()
    assert table.room.series.results == ()
    assert table.refused("Ann", End()) == "no_match"
    assert table.refused("Ben", Act({"kind": "play", "card": 1}, 1)) == "no_match"
    table.ask("Ann", again)
    assert table.match.number == 2
    table.ask("Ann", End())
    assert table.refused("Ann", again) == "stale", "it was sent once more, and match 2 is over"


def test_the_match_stays_to_be_seen_until_the_next_start() -> None:
    table = playing("Ann", "Ben")
    table.play_out()
    table.ask("Cem", Join("Cem"))
    assert isinstance(table.log[-1].event, SeatsOrdered)
    assert table.match.number == 1
    assert len(table.match.members) == 2


def test_bots_alone_play_a_match_to_its_end() -> None:
    table = Table()
    for _ in range(4):
        table.ask("host", AddBot())
    table.ask("host", Start())
    assert table.match.hands == ("bot",) * 4
    table.play_out()
    chosen = [e for e in table.log if isinstance(e.event, GameHappened) and e.event.seat is not None]
    assert [e.by for e in chosen] == [f"bot:{e.event.seat}" for e in chosen]
    assert table.folded() == table.room


def test_a_strangers_key_is_nobodys() -> None:
    table = playing()
    assert table.refused(Person(MemberKey("")), table.action(0)) == "not_joined"
