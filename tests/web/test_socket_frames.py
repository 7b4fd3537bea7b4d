"""Frames in and out, sentence by sentence."""

import json

import pytest

from tests.support.fakes import FakeClock
from tests.support.serving import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_first_frame_on_every_connection_is_a_whole_view(house: House) -> None:
    ann = await house.opened()
    for projector in (False, True):
        other = house.player(code=ann.code)
        await other.comes(projector=projector)
        frame = other.frames[0]
        assert frame["kind"] == "view"
        assert (frame["n"], frame["log_from"], frame["log"]) == (1, 0, [])
        assert frame["room"]["code"] == ann.code


async def test_views_are_counted_from_one_on_each_connection(house: House) -> None:
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    await ann.sees(lambda a: len(a.room["members"]) == 2)
    assert [f["n"] for f in ann.frames if f["kind"] == "view"] == list(range(1, ann.seen["n"] + 1))
    assert ben.frames[0]["n"] == 1


async def test_a_view_is_pushed_only_when_something_changed(house: House) -> None:
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    await ann.sees(lambda a: len(a.room["members"]) == 2)
    await ben.asks("react", reaction="laugh")
    assert (await ann.reads())["kind"] == "reacted"
    await ann.hears_nothing()


async def test_an_accepted_command_is_answered_before_its_view(house: House) -> None:
    ann = await house.opened()
    ann.frames.clear()
    frame = await ann.sends("say", text="hello")
    assert await ann.reads() == {"kind": "accepted", "id": frame}
    assert (await ann.reads())["room"]["said"][-1]["text"] == "hello"


async def test_a_command_sent_twice_takes_effect_once(house: House) -> None:
    ann = await house.opened()
    for _ in range(3):
        await ann.asks("say", id="the same", text="once")
    await ann.hears_nothing()
    assert [said["text"] for said in ann.room["said"]] == ["once"]


async def test_a_reaction_sent_twice_is_shown_once(house: House) -> None:
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    for _ in range(3):
        await ann.asks("react", id="the same", reaction="clap")
    assert await ann.refused("react", id="the same", reaction="heart") == "id_reused"
    assert await ann.refused("say", id="the same", text="clap") == "id_reused"
    await ann.asks("say", id="said", text="hello")
    assert await ann.refused("react", id="said", reaction="clap") == "id_reused"
    await ben.sees(lambda p: p.room["said"])
    assert [frame["reaction"] for frame in ben.frames if frame["kind"] == "reacted"] == ["clap"]


async def test_an_id_with_other_content_is_refused(house: House) -> None:
    ann = await house.opened()
    await ann.asks("say", id="the same", text="one")
    assert await ann.refused("say", id="the same", text="two") == "id_reused"


async def test_refusals_are_not_remembered(house: House) -> None:
    ann = await house.opened()
    assert await ann.refused("start", id="start") == "seats_wrong"
    for _ in range(3):
        await ann.asks("add_bot")
    await ann.asks("start", id="start")


async def test_ping_is_answered_by_pong(house: House) -> None:
    ann = await house.opened()
    ann.frames.clear()
    await ann.says({"kind": "ping"})
    assert await ann.reads() == {"kind": "pong"}


@pytest.mark.parametrize(
    "frame",
    [
        "not json",
        "[]",
        '"ping"',
        "{}",
        '{"kind":"fly","id":"a"}',
        '{"kind":"say","text":"no id"}',
        '{"kind":"say","id":"","text":"empty id"}',
        json.dumps({"kind": "say", "id": "x" * 65, "text": "long id"}),
        '{"kind":"say","id":7,"text":"wrong type"}',
        '{"kind":"say","id":"a","text":7}',
        '{"kind":"say","id":"a","text":"x","more":1}',
        '{"kind":"act","id":"a","action":[],"ask":1}',
        '{"kind":"act","id":"a","action":{},"ask":"1"}',
        '{"kind":"arrive","id":"a"}',
        '{"kind":"pass_host","id":"a"}',
        '{"kind":"turn_timeout","id":"a","seat":0,"ask":1,"action":{}}',
        json.dumps({"kind": "say", "id": "a", "text": "x" * 16_500}),
        json.dumps({"kind": "say", "id": "a", "text": "犯" * 6_000}, ensure_ascii=False),
        "[" * 10_000,
        '{"kind":"say","id":"a","text":"\\ud800"}',
        b"\x00\x01",
    ],
)
async def test_what_cannot_be_read_is_a_bad_frame_and_nobody_else_notices(
    house: House, frame: str | bytes
) -> None:
    ann = await house.opened()
    ben = await house.joined(ann.code, "Ben")
    await ben.says(frame)
    refusal = await ben.answer(None)
    assert refusal == {"kind": "refused", "id": None, "code": "bad_frame", "args": {}}
    await ann.sees(lambda a: len(a.room["members"]) == 2)
    await ann.hears_nothing(0.05)
    await ben.asks("say", text="still here")


async def test_a_few_bad_frames_are_forgiven_then_the_socket_is_closed(house: House) -> None:
    ann = await house.opened()
    for _ in range(6):
        await ann.says("?")
    assert await ann.ends() == ("bad_frame", 4429)
    await ann.returns()
    assert ann.room["you"]["name"] == "Ann"


async def test_frames_too_fast_are_refused_and_change_nothing(house: House, clock: FakeClock) -> None:
    ann = await house.opened()
    sent = [await ann.sends("watch") for _ in range(80)]
    answers = [await ann.answer(frame) for frame in sent]
    refused = [a for a in answers if a["kind"] == "refused"]
    assert refused
    assert {a["code"] for a in refused} == {"too_fast"}
    clock.advance(2_000)
    await ann.asks("say", text="again")


async def test_what_else_a_room_is_asked_is_limited_and_choices_are_not(house: House) -> None:
    players = [await house.opened()]
    players += [await house.joined(players[0].code, name) for name in ("Ben", "Cho", "Dan")]
    await players[0].asks("start")
    for player in players:
        await player.sees(lambda p: p.room["match"])
    tabs = [house.player(each.code, each.secret) for each in players]
    for tab in tabs:
        await tab.comes()
    sent = [(each, await each.sends("watch")) for each in (*players, *tabs) for _ in range(55)]
    answers = [await player.answer(frame) for player, frame in sent]
    assert "too_fast" in {answer.get("code") for answer in answers}
    await next(player for player in players if player.actions).acts()


async def test_talk_is_limited_and_play_goes_on(house: House, clock: FakeClock) -> None:
    ann = await house.opened()
    for n in range(10):
        await ann.asks("say", text=f"{n}")
    assert await ann.refused("say", text="more") == "too_fast"
    assert await ann.refused("react", reaction="laugh") == "too_fast"
    await ann.asks("add_bot")
    clock.advance(3_000)
    await ann.asks("react", reaction="laugh")


async def test_the_projector_is_public_whatever_cookie_comes_with_it(house: House) -> None:
    ann = await house.opened()
    wall = house.player(code=ann.code, secret=ann.secret)
    await wall.comes(projector=True)
    assert wall.room["you"] is None
    assert wall.room["may"] == []


async def test_a_member_sees_the_same_on_each_socket_and_an_action_works_once(house: House) -> None:
    ann = await house.opened()
    for _ in range(3):
        await ann.asks("add_bot")
    tab = house.player(code=ann.code, secret=ann.secret)
    await tab.comes()
    await ann.asks("start")
    for each in (ann, tab):
        await each.sees(lambda p: p.actions)
    assert ann.match == tab.match
    view = ann.match["view"]
    await ann.acts()
    assert await tab.refused("act", action=view["actions"][0], ask=view["ask"]) in ("stale", "match_over")


async def test_every_server_frame_and_no_other_carries_kind(house: House) -> None:
    ann = await house.opened()
    assert {frame["kind"] for frame in ann.frames} <= {"view", "accepted"}
    async with house.http() as http:
        schema = (await http.get("/api/schema")).json()
    assert schema["client"]
    assert schema["server"]
