"""Whatever is asked of the HTTP API, the answer is one it describes, and an error has the one shape."""

from random import Random
from urllib.parse import quote

import pytest

from tests.support.serving import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS = (
    "", "0", "1", "-1", "99999999999999999999", "1.5", "true", "null", "public", "all", "BBBBBB", "bbbbbb",
    "hannin", "..", "%00", "\0", "é犯", "🕵", "a" * 300, "<script>", "' OR 1=1", "{}", "[]", "NaN", " ", "/",
    "\ud83d",
)  # fmt: skip
BODIES = (b"", b"{}", b"[]", b"null", b"{", b"\xff\xfe", b'{"game":null}', b'{"game":"hannin","options":[]}')
TYPES = ("application/json", "text/plain", "", "application/x-www-form-urlencoded", "multipart/form-data")
ROUNDS = 400


def word(rng: Random) -> str:
    return quote(rng.choice(WORDS).encode("utf-8", "replace"), safe="")


async def test_no_request_is_answered_by_an_error_of_ours(house: House) -> None:
    rng = Random(11)
    async with house.http() as http:
        described = (await http.get("/openapi.json")).json()["paths"]
        paths = [*described, "/", "/r/{a}", "/r/{a}/projector", "/r/{a}/replay/{b}", "/rules/{a}", "/move/{a}"]
        for _ in range(ROUNDS):
            path = rng.choice(paths)
            while "{" in path:
                begin, _, rest = path.partition("{")
                path = begin + word(rng) + rest.partition("}")[2]
            query = f"?{rng.choice(('eyes', 'from', 'lang', 'code'))}={word(rng)}"
            answer = await http.request(
                rng.choice(("GET", "GET", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD")),
                path + rng.choice(("", query)),
                content=rng.choice(BODIES),
                headers={"Content-Type": rng.choice(TYPES), "Accept": rng.choice(("*/*", "text/html"))},
            )
            assert answer.status_code < 500, (path, answer.text)
            told = answer.headers.get("content-type") == "application/json" and answer.request.method != "HEAD"
            if answer.status_code >= 400 and told:
                assert set(answer.json()) == {"code", "detail"}, (path, answer.text)
