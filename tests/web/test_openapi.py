"""The HTTP API keeps to its own description: whatever is asked, the answer is one that it names."""

from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.serving import House

LOOP = pytest.mark.asyncio(loop_scope="module")

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12).filter(
    lambda t: t.strip(".") != ""
)
TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,), "integer": (int,), "number": (int, float), "boolean": (bool,),
    "array": (list,), "object": (dict,), "null": (type(None),),
}  # fmt: skip


def fits(value: Any, schema: dict[str, Any], parts: dict[str, Any]) -> bool:
    """Whether a value is what a schema says, as far as our own description goes."""
    if "$ref" in schema:
        return fits(value, parts[schema["$ref"].rpartition("/")[2]], parts)
    if "anyOf" in schema:
        return any(fits(value, each, parts) for each in schema["anyOf"])
    if "type" in schema and not isinstance(value, TYPES[schema["type"]]):
        return False
    if isinstance(value, dict):
        known: dict[str, Any] = schema.get("properties", {})
        return set(schema.get("required", ())) <= set(value) and all(
            fits(value[name], known[name], parts) for name in set(known) & set(value)
        )
    return not isinstance(value, list) or all(fits(each, schema.get("items", {}), parts) for each in value)


def given_for(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Mostly what the schema asks for, and sometimes anything."""
    right: st.SearchStrategy[Any] = {"integer": st.integers(-1, 3), "string": TEXT}[schema["type"]]
    return right | st.sampled_from(["public", "all", "0", "1"]) | TEXT


async def described(house: House) -> dict[str, Any]:
    async with house.http() as http:
        found: dict[str, Any] = (await http.get("/openapi.json")).json()
    return found


@LOOP
@settings(max_examples=100)
@given(data=st.data())
async def test_every_answer_is_one_that_the_description_names(house: House, data: st.DataObject) -> None:
    if not hasattr(house, "described"):
        house.described = await described(house)  # type: ignore[attr-defined]
        house.ann = await house.opened()  # type: ignore[attr-defined]
    whole, ann = house.described, house.ann  # type: ignore[attr-defined]
    parts = whole["components"]["schemas"]
    operations = [(path, how) for path, each in whole["paths"].items() for how in each]
    path, how = data.draw(st.sampled_from(operations))
    told = whole["paths"][path][how]
    query: dict[str, str] = {}
    where = path
    for each in told.get("parameters", ()):
        value = data.draw(st.just(ann.code) | TEXT if each["name"] == "code" else given_for(each["schema"]))
        if each["in"] == "path":
            where = where.replace(f"{{{each['name']}}}", quote(str(value), safe=""))
        elif data.draw(st.booleans()):
            query[each["name"]] = str(value)
    games = st.sampled_from(["hannin", "hattari", "noir"])
    wish = st.fixed_dictionaries({"game": games | TEXT}, optional={"options": JSON, "key": JSON, "more": JSON})
    body = data.draw(wish | JSON) if "requestBody" in told else None
    async with house.http(headers=ann.cookie if data.draw(st.booleans()) else {}) as http:
        answer = await http.request(how, where, params=query, json=body)
    assert str(answer.status_code) in told["responses"], (how, where, answer.text)
    content = told["responses"][str(answer.status_code)]["content"]
    media_type = answer.headers["content-type"].partition(";")[0]
    assert media_type in content
    if media_type == "application/json":
        assert fits(answer.json(), content[media_type]["schema"], parts), answer.text


@LOOP
async def test_nothing_is_described_that_never_comes(house: House) -> None:
    whole = await described(house)
    assert "HTTPValidationError" not in whole["components"]["schemas"], "every error has the one shape"
    for path, each in whole["paths"].items():
        for told in each.values():
            assert all(answer.get("content") for answer in told["responses"].values()), path


def test_a_wrong_answer_does_not_fit() -> None:
    problem = {"type": "object", "required": ["code"], "properties": {"code": {"type": "string"}, "detail": {}}}
    parts = {"Problem": problem}
    for value, right in (({"code": "a"}, True), ({"code": 1}, False), ({}, False), ([], False), (None, False)):
        assert fits(value, {"$ref": "#/components/schemas/Problem"}, parts) is right
    assert not fits([1, "a"], {"type": "array", "items": {"type": "integer"}}, {})
    assert fits(None, {"anyOf": [{"type": "string"}, {"type": "null"}]}, {})
