"""The server may end at any moment: everything that was shown is there again, and nothing happens twice."""

from pathlib import Path

from app.live.runner import Runner
from tests.support.fakes import FakeClock
from tests.support.player import Player
from tests.support.serving import serving, until

HOUR = 3_600_000


def again(player: Player, address: str) -> Player:
    """The same browser, at the server's new address."""
    return Player(address, "", player.code, player.secret)


async def test_a_restart_keeps_seats_prompts_lines_and_ids(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ann = await house.opened()
        players = [ann, await house.joined(ann.code, "Ben"), await house.joined(ann.code, "Cho")]
        await ann.asks("start")
        for player in players:
            await player.sees(lambda p: p.room["match"])
        actor = next(p for p in players if p.actions)
        view = actor.match["view"]
        act = {"action": view["actions"][0], "ask": view["ask"]}
        frame = await actor.sends("act", **act)
        assert (await actor.answer(frame))["kind"] == "accepted"
        for player in players:
            await player.sees(lambda p: len(p.lines) > 1)
        await ann.asks("note", marks="mine")
        await ann.sees(lambda p: p.match["marks"] == "mine")
    async with serving(tmp_path) as house:
        back = [again(player, house.address) for player in players]
        house.players.extend(back)
        for before, now in zip(players, back, strict=True):
            await now.comes()
            assert now.match == before.match
            assert now.lines == before.lines
            assert now.room["you"] == before.room["you"]
        same = back[players.index(actor)]
        await back[0].asks("note", marks="after the restart")
        await back[0].returns()
        assert back[0].match["marks"] == "after the restart"
        await same.asks("act", id=frame, **act)
        assert await same.refused("act", id=frame, action={}, ask=act["ask"]) == "id_reused"
        assert len(same.lines) == len(actor.lines)


async def test_people_are_told_and_closed_with_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ann = await house.opened()
        wall = house.player(ann.code)
        await wall.comes(projector=True)
        house.server.should_exit = True
        for each in (ann, wall):
            assert await each.ends() == (None, 1012)
            assert each.frames[-1] == {"kind": "notice", "code": "restarting"}


async def test_who_does_not_come_back_after_a_restart_is_away(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        ann = await house.opened()
        await house.joined(ann.code, "Ben")
        await ann.sees(lambda p: len(p.room["members"]) == 2)
    async with serving(tmp_path, clock=clock) as house:
        ann = again(ann, house.address)
        house.players.append(ann)
        await ann.comes()
        assert ann.sees_member("Ben")["here"]
        clock.advance(6_000)
        await ann.sees(lambda p: not p.sees_member("Ben")["here"])


async def test_deadlines_survive_a_restart(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        ann = await house.opened()
        await ann.asks("configure", room={"turn_time": 60})
        for name in ("Ben", "Cho"):
            await house.joined(ann.code, name)
        await ann.asks("start")
        await ann.sees(lambda p: p.room["match"])
        deadline = ann.match["deadline"]
    async with serving(tmp_path, clock=clock) as house:
        ann = again(ann, house.address)
        house.players.append(ann)
        await ann.comes()
        assert ann.match["deadline"] == deadline
        clock.advance(61_000)
        await ann.sees(lambda p: any(line["by"] == "clock" for line in p.lines))


async def test_a_room_expires_after_the_last_frame_of_a_member(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, settings={"expire_hours": 2.0}) as house:
        ann = await house.opened()
        clock.advance(HOUR + HOUR // 2)
        await ann.says({"kind": "ping"})
        assert (await ann.reads())["kind"] == "pong"
        looker = house.player(ann.code)
        await looker.comes()
        clock.advance(HOUR)
        await looker.says({"kind": "ping"})
        await ann.hears_nothing(0.05)
        clock.advance(HOUR + 20_000)
        assert await ann.ends() == ("room_expired", 4404)
        await ann.knocks()
        assert await ann.ends() == ("room_unknown", 4404)
        assert house.hub.count()[:2] == (0, 0)
    async with serving(tmp_path, clock=clock) as house:
        assert house.hub.known(ann.code) is None


async def test_a_room_nobody_looks_at_is_put_down_and_read_again(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        ann = await house.opened()
        assert house.hub.count() == (1, 1, 1)
        runner = house.hub.runner(ann.code)
        assert isinstance(runner, Runner)
        await ann.goes()
        assert house.hub.count() == (1, 1, 0)
        clock.advance(2_000)
        await until(lambda: runner.idle)  # the log keeps first that nobody is here
        clock.advance(6 * 60_000)
        assert house.hub.count() == (1, 0, 0)
        await ann.comes()
        assert ann.room["you"]["name"] == "Ann"


async def test_a_server_that_ends_opens_no_room_and_lets_nobody_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ann = await house.opened()
        house.hub.closing = True
        async with house.http() as http:
            answer = await http.post("/api/rooms", json={"game": "hannin"})
            assert (answer.status_code, answer.json()["code"]) == (503, "restarting")
            assert (await http.get("/readyz")).status_code == 503
            assert (await http.get("/healthz")).status_code == 200
        ben = house.player(ann.code)
        await ben.knocks()
        assert await ben.ends() == (None, 1012)
        house.hub.closing = False


async def test_a_room_in_which_nobody_ever_was_is_forgotten_after_a_day(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        opener = house.player()
        empty = await opener.opens()
        looked_at = house.player(await opener.opens(), opener.secret)
        clock.advance(1_000)
        await looked_at.comes()
        await looked_at.goes()
        stranger = house.player(empty)
        await stranger.comes()
        clock.advance(23 * HOUR)
        assert house.hub.known(empty)
        clock.advance(2 * HOUR)
        assert house.hub.known(empty) is None
        assert house.hub.known(looked_at.code)
