"""The floors hold, and each rule catches what it is there to catch."""

from pathlib import Path

import pytest

from tests.support import architecture
from tests.support.architecture import RULES, Rule, read

ROOT = Path(__file__).parents[1]

SOUND = {
    "app/__init__.py": '__version__ = "1"\n',
    "app/config.py": "import os\n",
    "app/main.py": "import fastapi\nfrom app.live import hub\nfrom app.web import pages\n",
    "app/games/__init__.py": "from app.games.whist import GAME\n",
    "app/games/dice.py": "import hashlib\nimport hmac\n",
    "app/games/game.py": "from random import Random\nfrom app.games.dice import Dice\n",
    "app/games/whist/__init__.py": "from app.games.whist import bot, model, rules, view\n",
    "app/games/whist/model.py": "import msgspec\nfrom app.games.game import Seat\n",
    "app/games/whist/rules.py": "from app.games.whist import model\n",
    "app/games/whist/view.py": "from app.games.whist.model import State\n",
    "app/games/whist/bot.py": "from app.games.whist.view import Table\n",
    "app/games/poker/__init__.py": "",
    "app/rooms/__init__.py": "",
    "app/rooms/model.py": "import msgspec\nfrom app.games import SHELF\nfrom app.games.game import Seat\n",
    "app/store/__init__.py": "",
    "app/store/log.py": "import sqlite3\nimport threading\nfrom app.rooms.model import Entry\n",
    "app/live/__init__.py": "",
    "app/live/hub.py": "import asyncio\nimport logging\nfrom app.store.log import Log\n",
    "app/web/__init__.py": "",
    "app/web/pages.py": "import fastapi\nfrom app.config import Settings\nfrom app.live.hub import Hub\n",
    "static/js/room.js": 'import "./lib/socket.js";\n',
    "static/games/whist/whist.js": 'export const name = "whist";\n',
    "static/vendor/helpers.js": "\n" * 1000,
}

PLANTED: tuple[tuple[Rule, str, str], ...] = (
    (architecture.imports_are_absolute, "app/web/api.py", "from . import pages"),
    (architecture.imports_are_absolute, "app/web/api.py", "def f():\n    from .pages import x"),
    (architecture.layers_point_down, "app/games/whist/odd.py", "from app.rooms.model import Room"),
    (architecture.layers_point_down, "app/games/game.py", "import app.web.pages"),
    (architecture.layers_point_down, "app/rooms/rules.py", "from app import live"),
    (architecture.layers_point_down, "app/store/sqlite.py", "from app.config import Settings"),
    (architecture.layers_point_down, "app/live/runner.py", "from app.web import wire"),
    (architecture.layers_point_down, "app/web/api.py", "from app.main import create_app"),
    (architecture.games_are_entered_by_the_shelf, "app/rooms/rules.py", "from app.games.whist import GAME"),
    (architecture.games_are_entered_by_the_shelf, "app/live/bots.py", "from app.games import whist"),
    (architecture.games_are_entered_by_the_shelf, "app/main.py", "import app.games.whist.view"),
    (architecture.games_do_not_look_sideways, "app/games/whist/odd.py", "from app.games import poker"),
    (
        architecture.games_do_not_look_sideways,
        "app/games/poker/odd.py",
        "from app.games.whist.model import State",
    ),
    (architecture.games_do_not_look_sideways, "app/games/game.py", "from app.games.whist import GAME"),
    (
        architecture.games_do_not_look_sideways,
        "app/games/__init__.py",
        "from app.games.whist.rules import decide",
    ),
    (architecture.parts_of_a_game_keep_apart, "app/games/whist/bot.py", "from app.games.whist import rules"),
    (
        architecture.parts_of_a_game_keep_apart,
        "app/games/whist/bot_nose.py",
        "import app.games.whist.rules_end",
    ),
    (
        architecture.parts_of_a_game_keep_apart,
        "app/games/whist/view.py",
        "from app.games.whist.rules import decide",
    ),
    (
        architecture.parts_of_a_game_keep_apart,
        "app/games/whist/model.py",
        "from app.games.whist.view import Table",
    ),
    (
        architecture.parts_of_a_game_keep_apart,
        "app/games/whist/rules.py",
        "from app.games.whist.bot import choose",
    ),
    (architecture.packages_stay_on_their_floor, "app/games/whist/odd.py", "import pydantic"),
    (architecture.packages_stay_on_their_floor, "app/rooms/rules.py", "import yaml"),
    (architecture.packages_stay_on_their_floor, "app/live/hub.py", "from fastapi import WebSocket"),
    (architecture.packages_stay_on_their_floor, "app/web/api.py", "import requests"),
    (architecture.floors_below_store_are_pure, "app/games/whist/odd.py", "from time import time"),
    (architecture.floors_below_store_are_pure, "app/games/whist/odd.py", "import hmac"),
    (architecture.floors_below_store_are_pure, "app/games/whist/odd.py", "import random"),
    (architecture.floors_below_store_are_pure, "app/games/whist/odd.py", "from random import choice"),
    (architecture.floors_below_store_are_pure, "app/games/whist/odd.py", "rng = Random()"),
    (architecture.floors_below_store_are_pure, "app/games/whist/odd.py", "open('x')"),
    (architecture.floors_below_store_are_pure, "app/rooms/rules.py", "import secrets"),
    (architecture.floors_below_store_are_pure, "app/rooms/rules.py", "import logging"),
    (architecture.floors_below_store_are_pure, "app/rooms/rules.py", "import asyncio.queues"),
    (architecture.floors_below_store_are_pure, "app/store/sqlite.py", "import asyncio"),
    (architecture.floors_below_store_are_pure, "app/web/api.py", "import sqlite3"),
    (architecture.games_are_named_at_home, "app/live/bots.py", 'if slug == "whist": pass'),
    (architecture.games_are_named_at_home, "app/rooms/rules.py", "WHIST_SEATS = 4"),
    (architecture.games_are_named_at_home, "app/games/poker/odd.py", "# as in whist"),
    (architecture.games_are_named_at_home, "static/js/room.js", 'import "../games/whist/whist.js";'),
    (architecture.games_are_named_at_home, "templates/home.html", "<a href=/rules/poker>"),
    (architecture.files_are_short, "app/web/api.py", "x = 1\n" * 301),
    (architecture.files_are_short, "static/css/room.css", "p {}\n" * 301),
    (architecture.files_are_short, "static/games/whist/whist.js", "f();\n" * 301),
    (architecture.names_say_something, "app/web/utils.py", ""),
    (architecture.names_say_something, "app/core/thing.py", ""),
    (architecture.names_say_something, "static/js/helpers/x.js", ""),
    (architecture.names_say_something, "tests/helper.py", ""),
)


def plant(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_the_project_keeps(rule: Rule) -> None:
    assert list(rule(read(ROOT))) == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_a_sound_tree_pleases(rule: Rule, tmp_path: Path) -> None:
    plant(tmp_path, SOUND)
    assert list(rule(read(tmp_path))) == []


@pytest.mark.parametrize(("rule", "name", "text"), PLANTED, ids=lambda v: getattr(v, "__name__", str(v)[:40]))
def test_a_planted_fault_is_caught(rule: Rule, name: str, text: str, tmp_path: Path) -> None:
    plant(tmp_path, {**SOUND, name: text})
    complaints = list(rule(read(tmp_path)))
    assert len(complaints) == 1
    assert complaints[0].startswith(name)


def test_every_rule_has_a_planted_fault() -> None:
    assert {rule for rule, _, _ in PLANTED} == set(RULES)
