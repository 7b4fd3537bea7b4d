"""Runs every `*.test.js` beside this file in Chromium: no node, the files as the browser gets them."""

import mimetypes
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
ORIGIN = "http://localhost:9"  # answered by the route below, so a secure context and no socket at all
SHOWN = ("static/", "tests/static/")
PAGE = "<!doctype html><html lang=en><title>unit tests</title><main id=main></main>"
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; require-trusted-types-for 'script'"
)
RUN = """async (file) => {
  await import(file);
  const { run } = await import("/tests/static/harness.js");
  return run();
}"""


def serve(route: Route) -> None:
    """Answers from the checkout, with the policy of the real pages."""
    path = route.request.url.removeprefix(ORIGIN).split("?")[0].lstrip("/")
    headers = {"Content-Security-Policy": CSP}
    if path == "":
        route.fulfill(body=PAGE, content_type="text/html", headers=headers)
        return
    file = (ROOT / path).resolve()
    if not path.startswith(SHOWN) or not file.is_relative_to(ROOT) or not file.is_file():
        route.fulfill(status=404, body=f"no {path}")
        return
    kind = mimetypes.guess_type(file.name)[0] or "text/plain"
    route.fulfill(body=file.read_bytes(), content_type=kind, headers=headers)


@pytest.mark.parametrize("file", sorted(HERE.glob("**/*.test.js")), ids=lambda f: f.name)
def test_javascript(page: Page, file: Path) -> None:
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.route("**/*", serve)
    page.goto(ORIGIN + "/")
    results = page.evaluate(RUN, f"/{file.relative_to(ROOT).as_posix()}")
    failed = [f"✗ {result['name']}\n    {result['error']}" for result in results if result["error"]]
    assert not failed, f"{len(failed)} of {len(results)} failed:\n" + "\n".join(failed)
    assert results, "the file registered no test"
    assert not broken, "\n".join(broken)
