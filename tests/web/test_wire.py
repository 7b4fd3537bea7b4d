"""Whatever comes as a frame is a command with an id, a ping, or a bad frame."""

import json
import typing
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rooms.model import Act, Join, MemberCommand, Say
from app.web import wire

KINDS = [command.__struct_config__.tag for command in typing.get_args(MemberCommand)]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = (
    "id",
    "name",
    "text",
    "phrase",
    "action",
    "ask",
    "member",
    "seat",
    "order",
    "room",
    "options",
    "marks",
)


def read(text: str) -> object:
    try:
        return wire.read(text)
    except wire.BadFrameError:
        return None


@given(st.text(max_size=200))
def test_any_text_is_read_or_is_a_bad_frame(text: str) -> None:
    read(text)


@given(st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6), st.sampled_from([*KINDS, "ping", "?"]))
def test_any_object_is_read_or_is_a_bad_frame(fields: dict[str, Any], kind: str) -> None:
    frame = read(json.dumps({**fields, "kind": kind}))
    if frame is not None and not isinstance(frame, wire.Ping):
        assert isinstance(frame, typing.get_args(MemberCommand))
        assert 1 <= len(typing.cast("Any", frame).id) <= 64


def test_a_command_is_what_the_room_knows_with_the_id_beside_it() -> None:
    frame = wire.read('{"kind":"join","id":"a","name":"Ann"}')
    assert isinstance(frame, Join)
    assert frame.name == "Ann"
    assert typing.cast("Any", frame).id == "a"
    act = wire.read('{"kind":"act","id":"b","action":{"kind":"pass"},"ask":3}')
    assert isinstance(act, Act)
    assert (act.action, act.ask, act.text) == ({"kind": "pass"}, 3, None)


def test_a_frame_is_measured_in_bytes() -> None:
    envelope = len('{"kind":"say","id":"a","text":""}')
    longest = wire.LONGEST_FRAME - envelope
    assert isinstance(wire.read(f'{{"kind":"say","id":"a","text":"{"x" * longest}"}}'), Say)
    for text in ("x" * (longest + 1), "é" * (longest // 2 + 1)):
        with pytest.raises(wire.BadFrameError):
            wire.read(f'{{"kind":"say","id":"a","text":"{text}"}}')


def test_a_view_is_an_envelope_round_bytes() -> None:
    text = b"".join(
        wire.view(3, 17, (b'{"code":', b'"X"}'), 2, [msgspec.Raw(b'{"at":1}'), msgspec.Raw(b'{"at":2}')])
    )
    assert json.loads(text) == {
        "kind": "view",
        "n": 3,
        "now": 17,
        "room": {"code": "X"},
        "log_from": 2,
        "log": [{"at": 1}, {"at": 2}],
    }


def test_the_schema_names_every_frame() -> None:
    definitions = wire.schema()["$defs"]
    for kind in KINDS:
        assert any(
            definition.get("properties", {}).get("kind") == {"enum": [kind]}
            and "id" in definition.get("required", ())
            for definition in definitions.values()
        ), kind
