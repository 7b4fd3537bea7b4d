"""Golden files: a match in readable text, with all that anybody sees of it. Written by this module's command,

    python -m tests.support.golden [slug …]

which adds the files that are missing and tells the others anew from what was done in them. Read the difference
before you keep it.
"""

from __future__ import annotations

import sys
from collections import Counter
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
        yield from (f"  {change}" for change in _changes("", before, after))
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
    seen: dict[str, Any] = {"table": msgspec.json.decode(msgspec.json.encode(game.table(state)))}
    for seat in range(seats):
        actions = game.legal_actions(state, Seat(seat))
        own = game.own(state, Seat(seat), actions)
        seen[f"seat {seat} own"] = msgspec.json.decode(msgspec.json.encode(own))
        seen[f"seat {seat} may"] = _may(actions)
    seen["asked"] = text(game.due(state))
    return seen


def _may(actions: tuple[Any, ...]) -> str:
    """The legal actions, kind by kind, each as its values."""
    kinds: dict[str, list[str]] = {}
    for action in actions:
        values = msgspec.to_builtins(action)
        kind = values.pop("kind")
        kinds.setdefault(kind, []).append(
            " ".join(str(value) for value in values.values() if value is not None)
        )
    return (
        "; ".join(f"{kind}: {' | '.join(values)}" if any(values) else kind for kind, values in kinds.items())
        or "nothing"
    )


def _changes(path: str, old: Any, new: Any) -> Iterator[str]:
    """Where two values differ; of lists only what came and went, where that says it all."""
    if isinstance(old, dict) and isinstance(new, dict) and old.get("kind") == new.get("kind"):
        for key in (*new, *(key for key in old if key not in new)):
            yield from _changes(f"{path}.{key}" if path else key, old.get(key), new.get(key))
    elif isinstance(old, list) and isinstance(new, list):
        yield from _list_changes(path, old, new)
    elif old != new:
        yield f"{path} = {new}" if path.endswith((" may", "asked")) else f"{path} = {text(new)}"


def _list_changes(path: str, old: list[Any], new: list[Any]) -> Iterator[str]:
    came = list((Counter(map(text, new)) - Counter(map(text, old))).elements())
    went = list((Counter(map(text, old)) - Counter(map(text, new))).elements())
    plain = not any(isinstance(item, dict | list) for item in (*old, *new))
    if old == new:
        return
    if new[: len(old)] == old:
        yield f"{path} += {' '.join(came)}"
    elif len(old) == len(new) and not plain:
        for index, (one, two) in enumerate(zip(old, new, strict=True)):
            yield from _changes(f"{path}.{index}", one, two)
    elif plain and (came or went):
        yield " ".join((path, *(f"+{item}" for item in came), *(f"-{item}" for item in went)))
    else:
        yield f"{path} = {text(new)}"


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
