"""Who sits in the next match, and in which order."""

from random import Random

from app.rooms import rights
from app.rooms.model import AddBot, Configure, End, Join, Leave, MemberId, SeatOrder, Start, Watch
from tests.support.room import Table
from tests.support.toy import Options


def test_people_sit_in_order_of_arrival_and_the_rest_waits() -> None:
    table = Table("Ann", "Ben", "Cem", "Dee", "Eva", "Fay")
    assert table.ring == ["Ann", "Ben", "Cem", "Dee"]
    table.ask("Ben", Leave())
    assert table.ring == ["Ann", "Cem", "Dee", "Eva"]
    table.ask("Ben", Join())
    table.ask("Ann", Watch())
    assert table.ring == ["Cem", "Dee", "Eva", "Fay"]
    table.ask("Cem", Leave())
    assert table.ring == ["Dee", "Eva", "Fay", "Ben"]


def test_who_watches_has_no_seat_until_they_join() -> None:
    table = Table("Ann")
    table.ask("Ben", Watch("Ben"))
    assert table.ring == ["Ann"]
    table.ask("Ben", Join())
    assert table.ring == ["Ann", "Ben"]
    table.ask("Ann", Watch())
    assert table.ask("Ann", Watch()) == ()
    assert table.ring == ["Ben"]
    table.ask("Ann", Join())
    assert table.ring == ["Ben", "Ann"]


def test_a_person_displaces_the_last_bot_of_a_full_ring_only() -> None:
    table = Table("Ann")
    table.ask("Ann", AddBot())
    table.ask("Ann", AddBot())
    table.ask("Ben", Join("Ben"))
    assert table.ring == ["Ann", "Basil", "Clover", "Ben"]
    table.ask("Cem", Join("Cem"))
    assert table.ring == ["Ann", "Basil", "Ben", "Cem"]
    table.ask("Dee", Join("Dee"))
    assert table.ring == ["Ann", "Ben", "Cem", "Dee"]
    assert [m.name for m in table.room.members if m.key is None] == []
    table.ask("Eva", Join("Eva"))
    assert table.ring == ["Ann", "Ben", "Cem", "Dee"]


def test_bots_have_names_of_their_own_up_to_a_full_ring() -> None:
    table = Table("Ann")
    for _ in range(3):
        table.ask("Ann", AddBot())
    assert table.ring == ["Ann", "Basil", "Clover", "Dorian"]
    assert table.refused("Ann", AddBot()) == "seats_full"
    assert table.refused("Ben", AddBot()) == "not_host"


def test_a_bot_takes_no_name_that_somebody_has() -> None:
    table = Table("basil", "Clover")
    table.ask("basil", AddBot())
    assert table.ring[-1] == "Dorian"


def test_the_host_orders_the_ring_until_the_deal() -> None:
    table = Table("Ann", "Ben", "Cem")
    a, b, c = (table.id(name) for name in ("Ann", "Ben", "Cem"))
    table.ask("Ann", SeatOrder((c, a, b)))
    assert table.ring == ["Cem", "Ann", "Ben"]
    assert table.ask("Ann", SeatOrder((c, a, b))) == ()
    for wrong in ((a, b), (a, b, b), (a, b, c, c), (a, b, MemberId("nobody")), ()):
        assert table.refused("Ann", SeatOrder(wrong)) == "order_wrong"
    assert table.refused("Ben", SeatOrder((a, b, c))) == "not_host"
    table.ask("Ann", Start())
    assert table.match.members == (c, a, b)
    assert table.refused("Ann", SeatOrder((a, b, c))) == "match_running"
    assert table.refused("Ann", AddBot()) == "match_running"


def test_seats_keep_their_order_between_matches() -> None:
    table = Table("Ann", "Ben", "Cem")
    order = tuple(reversed(table.room.ring))
    table.ask("Ann", SeatOrder(order))
    table.ask("Ann", Start())
    table.play_out()
    assert table.room.ring == order


def test_who_comes_during_a_match_sits_in_the_next() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Start())
    table.ask("Cem", Join("Cem"))
    table.ask("Ben", Watch())
    table.ask("Dee", Join("Dee"))
    table.ask("Dee", Leave())
    assert table.ring == ["Ann", "Ben"]
    assert rights.seated(table.room, table.member("Cem")) is None
    table.play_out(Random(2))
    assert table.ring == ["Ann", "Cem"]


def test_the_ring_is_brought_up_to_date_when_a_match_is_given_up() -> None:
    table = Table("Ann", "Ben")
    table.ask("Ann", Start())
    table.ask("Ben", Leave())
    table.ask("Cem", Join("Cem"))
    table.ask("Ann", End())
    assert table.ring == ["Ann", "Cem"]


def test_fewer_seats_displace_bots_and_never_people() -> None:
    table = Table("Ann")
    for _ in range(3):
        table.ask("Ann", AddBot())
    table.ask("Ann", Configure(options={"pair": True}))
    assert table.ring == ["Ann", "Basil"]
    table = Table("Ann", "Ben", "Cem")
    table.ask("Ann", AddBot())
    table.ask("Ann", Configure(options={"pair": True}))
    assert table.ring == ["Ann", "Ben", "Cem"]
    assert table.room.options == Options(pair=True)
    assert table.refused("Ann", Start()) == "seats_wrong"
    table.ask("Cem", Watch())
    table.ask("Ann", Start())
