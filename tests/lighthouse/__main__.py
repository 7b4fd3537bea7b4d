"""python -m tests.lighthouse [PAGE …]: the median score of each page in each category; fails below the bar.

Pages: home, rules, join (the room, seen by somebody who has just been sent the link), lobby and table (the
room, seen by its host before and after the deal).
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.server import Server
from tests.lighthouse.chrome import report
from tests.support.player import Player

BAR = 95
PAGES = ("home", "rules", "join", "lobby", "table")
TIMES = {
    "first-contentful-paint": "FCP",
    "largest-contentful-paint": "LCP",
    "total-blocking-time": "TBT",
    "speed-index": "SI",
    "cumulative-layout-shift": "CLS",
}


async def room(address: str, *, dealt: bool) -> Player:
    """The host of a room with two bots, whose match runs where `dealt`; gone from it, as after a reload."""
    host = Player(address)
    await host.hosts(bots=2)
    if dealt:
        await host.asks("start")
    await host.goes()
    return host


def place(page: str, url: str) -> tuple[str, str | None]:
    """Where the page is, and who looks at it."""
    if page == "home":
        return f"{url}/", None
    if page == "rules":
        return f"{url}/rules/hannin", None
    if page not in PAGES:
        raise SystemExit(f"no page {page}: {', '.join(PAGES)}")
    host = asyncio.run(room(url.removeprefix("http://"), dealt=page == "table"))
    return f"{url}/r/{host.code}", None if page == "join" else host.secret


class Measured:
    """What some runs of Lighthouse said of one page."""

    def __init__(self, page: str, reports: list[dict[str, Any]]) -> None:
        self.page = page
        self._reports = reports

    def scores(self) -> dict[str, float]:
        """Category to the median of its points."""
        runs = [each["categories"] for each in self._reports]
        return {
            name: statistics.median(round(100 * (run[name]["score"] or 0)) for run in runs) for name in runs[0]
        }

    def keep(self, folder: Path) -> None:
        """Write the reports down."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, each in enumerate(self._reports):
            (folder / f"{self.page}-{number}.json").write_text(json.dumps(each), "utf-8")

    def __str__(self) -> str:
        points = ", ".join(f"{name} {value:g}" for name, value in self.scores().items())
        runs = " ".join(f"{100 * each['categories']['performance']['score']:.0f}" for each in self._reports)
        audits = [each["audits"] for each in self._reports]
        times = (
            f"{short} {statistics.median(a[name]['numericValue'] for a in audits):.4g}"
            for name, short in TIMES.items()
        )
        items = audits[-1]["network-requests"]["details"]["items"]
        weight = f"{len(items)} requests, {sum(each['transferSize'] for each in items) / 1000:.0f} kB"
        return f"{self.page:6} {points}\n       performance by run: {runs}; {weight}, {', '.join(times)}"


def main() -> int:
    """Measure, print, and say whether all is well."""
    parser = argparse.ArgumentParser(prog="tests.lighthouse", description=__doc__)
    parser.add_argument("pages", nargs="*", default=PAGES, metavar="PAGE")
    parser.add_argument("--runs", type=int, default=3, help="of which the median counts")
    parser.add_argument("--keep", type=Path, help="write the reports into this folder")
    args = parser.parse_args()
    low = False
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        server.start()
        try:
            for page in args.pages:
                where, secret = place(page, server.url)
                measured = Measured(page, [report(where, secret) for _ in range(args.runs)])
                if args.keep:
                    measured.keep(args.keep)
                low = low or min(measured.scores().values()) < BAR
                print(f"{measured} (load {os.getloadavg()[0]:.1f})", flush=True)
        finally:
            server.stop()
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
