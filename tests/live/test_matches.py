"""Matches over real sockets: prompts, bots, deadlines, people who go."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.support.fakes import FakeClock
from tests.support.player import Player
from tests.support.serving import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def started(house: House, *names: str) -> list[Player]:
    """A match of these people, everyone's first view read."""
    first = await house.opened(names[0])
    players = [first, *[await house.joined(first.code, name) for name in names[1:]]]
    await first.asks("start")
    for player in players:
        await player.sees(lambda p: p.room["match"])
    return players


async def prompted(players: list[Player]) -> Player:
    """The player who has something to choose, all having seen the same moment."""
    for player in players:
        if player.actions:
            return player
    raise AssertionError("nobody is asked")


async def moved(players: list[Player], actor: Player) -> None:
    """``actor`` takes the first choice, and everyone sees what comes of it."""
    before = {id(p): len(p.lines) for p in players}
    await actor.acts()
    for player in players:
        await player.sees(lambda p: len(p.lines) > before[id(p)])


def later(n: int) -> Callable[[Player], bool]:
    """A view after the n-th."""
    return lambda p: p.seen["n"] > n


def another(ask: Any) -> Callable[[Player], bool]:
    """Another prompt, or none."""
    return lambda p: asks(p) != ask


def asks(player: Player) -> Any:
    return player.match["view"]["ask"]


async def test_people_play_a_match_to_its_end_over_the_wire(house: House) -> None:
    players = await started(house, "Ann", "Ben", "Cho")
    for _ in range(200):
        if players[0].match["outcome"]:
            break
        actor = await prompted(players)
        seen = {id(p): p.seen["n"] for p in players}
        await actor.acts()
        for player in players:
            await player.sees(later(seen[id(player)]))
    outcome = players[0].match["outcome"]
    assert outcome["winners"]
    assert len(players[0].match["seed"]) == 64
    assert all(p.match["outcome"] == outcome for p in players)
    assert all(not p.actions for p in players)


async def test_the_log_is_sent_as_a_suffix_and_whole_on_a_new_connection(house: House) -> None:
    players = await started(house, "Ann", "Ben", "Cho")
    actor = await prompted(players)
    other = next(p for p in players if p is not actor)
    known = len(other.lines)
    assert known
    await moved(players, actor)
    assert other.seen["log_from"] == known
    lines = list(other.lines)
    await other.returns()
    assert other.seen["log_from"] == 0
    assert other.lines == lines


async def test_news_that_leaves_my_prompt_as_it_was_never_makes_it_stale(house: House) -> None:
    players = await started(house, "Ann", "Ben", "Cho")
    actor = await prompted(players)
    view = actor.match["view"]
    other = next(p for p in players if p is not actor)
    await other.asks("say", text="hurry")
    await house.joined(actor.code, "Dan")
    await actor.asks("act", action=view["actions"][0], ask=view["ask"])


async def test_an_old_prompt_is_refused_stale_and_followed_by_a_fresh_view(house: House) -> None:
    players = await started(house, "Ann", "Ben", "Cho")
    actor = await prompted(players)
    view = actor.match["view"]
    frame = await actor.sends("act", action=view["actions"][0], ask=view["ask"] + 1)
    actor.frames.clear()
    assert (await actor.reads())["code"] == "stale"
    fresh = await actor.reads()
    assert fresh["kind"] == "view"
    assert fresh["room"]["match"]["view"] == view
    assert frame


async def test_who_is_not_asked_has_no_actions_and_is_refused(house: House) -> None:
    players = await started(house, "Ann", "Ben", "Cho")
    actor = await prompted(players)
    other = next(p for p in players if p is not actor)
    assert other.actions == []
    view = actor.match["view"]
    assert await other.refused("act", action=view["actions"][0], ask=view["ask"]) in (
        "stale",
        "not_your_turn",
    )


async def test_everybody_gets_the_same_bytes_of_the_table(house: House) -> None:
    players = await started(house, "Ann", "Ben", "Cho")
    wall = house.player(players[0].code)
    await wall.comes(projector=True)
    watcher = house.player(players[0].code)
    await watcher.comes()

    def table(player: Player) -> str:
        text = player.texts[-1]
        begin = text.index('"view":{"table":')
        return text[begin : text.index(',"own":', begin)]

    tables = {table(p) for p in (*players, wall, watcher) if p.frames[-1]["kind"] == "view"}
    assert len(tables) == 1
    assert wall.match["view"]["own"] is None
    assert watcher.match["view"]["actions"] == []


async def test_bots_play_a_whole_match_with_one_person(house: House, clock: FakeClock) -> None:
    ann = await house.opened()
    for _ in range(3):
        await ann.asks("add_bot")
    await ann.asks("start")
    await ann.sees(lambda p: p.room["match"])
    for _ in range(200):
        await ann.sees(lambda p: p.actions or p.match["outcome"])
        if ann.match["outcome"]:
            break
        answered = asks(ann)
        await ann.acts()
        await ann.sees(another(answered))
    assert ann.match["outcome"]
    assert {line["by"] for line in ann.lines} >= {None, "bot"}
    async with house.http() as http:
        url = f"/api/rooms/{ann.code}/matches/1"
        record = (await http.get(url)).json()
        assert record["outcome"] == ann.match["outcome"]
        assert record["seed"] == ann.match["seed"]
        for eyes in ("public", "all", "0"):
            replay = (await http.get(f"{url}/steps", params={"eyes": eyes, "from": 2})).json()
            assert (replay["start"], replay["steps"][0]["step"]) == (2, 2)
        assert (await http.get(f"{url}/steps", params={"eyes": "9"})).status_code == 404


async def test_a_seat_that_is_left_is_played_by_a_bot_at_once_and_can_be_taken_back(
    house: House, clock: FakeClock
) -> None:
    players = await started(house, "Ann", "Ben", "Cho")
    actor = await prompted(players)
    seat = actor.room["you"]["seat"]
    others = [p for p in players if p is not actor]
    await actor.asks("leave")
    await others[0].sees(lambda p: any(line["by"] == "bot" for line in p.lines))
    await actor.sees(lambda p: p.room["you"] is None)
    assert actor.match["view"]["own"] is None
    await actor.asks("return")
    await actor.sees(lambda p: p.room["you"])
    assert actor.room["you"]["seat"] == seat
    assert actor.match["view"]["own"] is not None
    assert actor.seen["log_from"] == 0


async def test_a_page_that_reloads_is_not_seen_to_go(house: House, clock: FakeClock) -> None:
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    await ann.sees(lambda p: len(p.room["members"]) == 2)
    await ben.returns()
    clock.advance(10_000)
    await ann.hears_nothing()


async def test_who_goes_is_away_and_back_again(house: House, clock: FakeClock) -> None:
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    await ann.sees(lambda p: len(p.room["members"]) == 2)
    await ben.goes()
    await ann.hears_nothing(0.1)
    clock.advance(2_000)
    await ann.sees(lambda p: not p.sees_member("Ben")["here"])
    await ben.comes()
    await ann.sees(lambda p: p.sees_member("Ben")["here"])


async def test_the_host_role_passes_on_after_the_grace_time_and_stays(house: House, clock: FakeClock) -> None:
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    await ann.goes()
    await ben.hears_nothing(0.1)
    clock.advance(2_000)
    await ben.sees(lambda p: not p.sees_member("Ann")["here"])
    clock.advance(59_000)
    assert not ben.room["you"]["host"]
    clock.advance(2_000)
    await ben.sees(lambda p: p.room["you"]["host"])
    await ann.comes()
    await ann.sees(lambda p: p.sees_member("Ann")["here"])
    await ann.hears_nothing(0.1)
    assert not ann.room["you"]["host"]


async def test_a_projector_with_the_hosts_cookie_counts_as_the_host_being_here(
    house: House, clock: FakeClock
) -> None:
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    wall = house.player(ann.code, secret=ann.secret)
    await wall.comes(projector=True)
    await ann.goes()
    await ben.hears_nothing(0.1)
    clock.advance(120_000)
    await ben.hears_nothing(0.1)
    assert ben.sees_member("Ann")["host"]


async def test_when_the_time_is_up_a_choice_is_made_and_marked(house: House, clock: FakeClock) -> None:
    ann = await house.opened()
    await ann.asks("configure", room={"turn_time": 30})
    players = [ann, await house.joined(ann.code, "Ben"), await house.joined(ann.code, "Cho")]
    await ann.asks("start")
    for player in players:
        await player.sees(lambda p: p.room["match"])
    assert ann.match["deadline"] == clock.now() + 30_000
    clock.advance(29_000)
    await ann.hears_nothing(0.1)
    clock.advance(2_000)
    await ann.sees(lambda p: any(line["by"] == "clock" for line in p.lines))
    assert ann.match["deadline"] > clock.now()


async def test_marks_are_seen_by_their_own_browser_alone(house: House) -> None:
    players = await started(house, "Ann", "Ben", "Cho")
    ann, ben, _ = players
    tab = house.player(ann.code, secret=ann.secret)
    await tab.comes()
    await ann.asks("note", marks='{"dog":"Ben"}')
    await tab.sees(lambda p: p.match["marks"] == '{"dog":"Ben"}')
    await ben.hears_nothing(0.1)
    await ann.returns()
    assert ann.match["marks"] == '{"dog":"Ben"}'
