"""python -m tests.load [RUN …]: loads a fresh server for each run and prints a table; --json FILE keeps it.

Runs: ceiling (the harness against a server without rules), closed (the next actor acts at once), paced (an
action per room every half second), idle (memory of connections), start (time to the first page). Default: all.
"""

import argparse
import asyncio
import os
import resource
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

import uvloop

from tests.load.measure import Play, Report
from tests.load.scenarios import PLAYERS, idle, play
from tests.load.server import Server, serving

RUNS = ("start", "ceiling", "closed", "paced", "idle")
R = TypeVar("R")


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="tests.load", description=__doc__)
    parser.add_argument("runs", nargs="*", choices=[*RUNS, []], default=[], metavar="RUN")
    parser.add_argument("--json", type=Path, help="write the figures here")
    parser.add_argument("--game", default="hannin", help="the game that is played")
    parser.add_argument(
        "--rooms", type=int, nargs="+", default=[10, 100, 1000], help="rooms of the closed runs"
    )
    parser.add_argument("--paced-rooms", type=int, default=200)
    parser.add_argument("--connections", type=int, default=5000, help="of the idle run")
    parser.add_argument("--seconds", type=float, default=10, help="each run is measured for so long")
    parser.add_argument("--warm", type=float, default=3, help="and plays so long before that")
    parser.add_argument("--core", type=int, default=0, help="the server's core; the harness takes another")
    args = parser.parse_args(given)
    args.runs = args.runs or list(RUNS)
    return args


def keep_awake(loop: asyncio.AbstractEventLoop) -> None:
    """Keep this process from sleeping as long as the loop runs: it has a core of its own.

    To wake a sleeper on another core costs the server's every send a message between virtual processors: what
    a person far away never costs it.
    """
    loop.call_soon(keep_awake, loop)


def main() -> None:
    """Run what was asked for, one fresh server each."""
    args = arguments()
    cores = os.sched_getaffinity(0)
    core = args.core if len(cores) > 1 and args.core in cores else None
    if core is not None:
        os.sched_setaffinity(0, cores - {core})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    report = Report()

    def on(run: Callable[[Server], Awaitable[R]], module: str = "app") -> R:
        async def whole() -> R:
            if core is not None:
                keep_awake(asyncio.get_running_loop())
            return await run(server)

        with serving(core, module=module) as server:
            if module == "app":
                report.first_page.append(server.first_page)
            return uvloop.run(whole())

    def playing(name: str, rooms: int, pause: float) -> Callable[[Server], Awaitable[Play]]:
        return lambda server: play(
            server, name=name, rooms=rooms, seconds=args.seconds, warm=args.warm, pause=pause, game=args.game
        )

    if "start" in args.runs:
        for _ in range(3):
            with serving(core) as server:
                report.first_page.append(server.first_page)
    if "ceiling" in args.runs:
        report.plays.append(on(playing("ceiling", 100, 0), "tests.load.echo"))
    if "closed" in args.runs:
        report.plays += [on(playing("closed", rooms, 0)) for rooms in args.rooms]
    if "paced" in args.runs:
        report.plays.append(on(playing("paced", args.paced_rooms, 0.5)))
    if "idle" in args.runs:
        seated = args.connections // (PLAYERS + 1)
        report.idles.append(
            on(
                lambda s: idle(
                    s, name="lobbies", rooms=50, connections=args.connections, players=0, game=args.game
                )
            )
        )
        report.idles.append(
            on(lambda s: idle(s, name="playing, rooms included", rooms=seated,
                              connections=seated * (PLAYERS + 1), players=PLAYERS, game=args.game))
        )  # fmt: skip
    print(report.show())
    if args.json:
        report.write(args.json)


if __name__ == "__main__":
    main()
