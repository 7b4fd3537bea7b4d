"""Golden files: a match in readable text, with all that anybody sees of it. Written by this module's command,

    python -m tests.support.golden [slug …]

which adds the files that are missing and tells the others anew from what was done in them. Read the difference
before you keep it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from app.games import SHELF
from app.games.game import Audience, Seat, Viewer
from tests.support.playthrough import AnyGame, Sitting, Step, play
from tests.support.strategies import bots
from tests.support.trial import Setting, settings

GAMES = Path(__file__).parents[1] / "games"


def home(setting: Setting) -> Path:
    """Where the golden file of this setting lies."""
    return GAMES / setting.trial.game.slug / "playthroughs" / f"{setting.name}-{setting.seats}.txt"


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def tell(sitting: Sitting) -> Iterator[str]:
    """The match in lines: ``>`` what was done, ``*`` an event as kept, ``all`` and ``seat`` who sees what."""
    game = sitting.game
    yield f"game {game.slug}"
    yield f"options {text(sitting.options)}"
    yield f"seats {sitting.seats}"
    yield f"seed {sitting.seed.hex()}"
    before: dict[str, Any] = {}
    for number, step in enumerate(sitting.steps):
        yield ""
        yield f"> {number} deal" if step.seat is None else f"> {number} seat {step.seat} {text(step.action)}"
        for kept in step.kept:
            yield f"  * {text(kept.event)}" + ("" if kept.roll is None else f" (roll {kept.roll})")
        yield from _lines(sitting, step)
        after = _seen(game, step.state, sitting.seats)
        for path, old, new in _changes("", before, after):
            grown = isinstance(old, list) and isinstance(new, list) and old and new[: len(old)] == old
            yield f"  {path} += {text(new[len(old) :])}" if grown else f"  {path} = {text(new)}"
        before = after
    yield ""
    yield f"outcome {text(game.outcome(sitting.state))}"


def _lines(sitting: Sitting, step: Step) -> Iterator[str]:
    for event in step.events:
        public = sitting.game.tell(event, Audience.PUBLIC)
        if public is not None:
            yield f"  all: {text(public)}"
        viewers: list[Viewer] = [Seat(seat) for seat in range(sitting.seats)]
        for viewer in viewers:
            line = sitting.game.tell(event, viewer)
            if line != public:
                yield f"  seat {viewer}: {text(line)}"


def _seen(game: AnyGame, state: Any, seats: int) -> dict[str, Any]:
    seen: dict[str, Any] = {"table": msgspec.to_builtins(game.table(state))}
    for seat in range(seats):
        actions = game.legal_actions(state, Seat(seat))
        seen[f"seat {seat} own"] = msgspec.to_builtins(game.own(state, Seat(seat), actions))
        seen[f"seat {seat} may"] = [text(action) for action in actions]
    seen["asked"] = list(game.due(state))
    return seen


def _changes(path: str, old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    """Where two values differ: the path, the old value and the new one; a list of another length is one."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in new:
            yield from _changes(f"{path}.{key}" if path else key, old.get(key), new[key])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (one, two) in enumerate(zip(old, new, strict=True)):
            yield from _changes(f"{path}.{index}", one, two)
    elif old != new:
        yield path, old, new


def again(golden: str) -> Sitting:
    """The match of a golden file, played anew from its seed and what was done."""
    lines = golden.splitlines()
    head = dict(line.split(" ", 1) for line in lines[:4])
    game = SHELF[head["game"]]
    options = msgspec.json.decode(head["options"], type=game.options_type)
    sitting = Sitting(game, options, int(head["seats"]), bytes.fromhex(head["seed"])).deal()
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(game.action_type)
    for line in lines:
        if line.startswith("> ") and not line.endswith(" deal"):
            _, _, _, seat, action = line.split(" ", 4)
            sitting.act(Seat(int(seat)), decoder.decode(action))
    return sitting


def main(slugs: list[str]) -> None:
    """Write the golden files of these games; of all without any."""
    for setting in settings():
        if slugs and setting.trial.game.slug not in slugs:
            continue
        path = home(setting)
        if path.exists():
            sitting = again(path.read_text(encoding="utf-8"))
        else:
            rng = Random(str(setting))
            sitting = play(setting.trial.game, setting.options, setting.seats, rng=rng, strategy=bots)
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(tell(sitting)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
