"""The floors of app/README.md as rules over syntax trees. A rule reads a checkout and yields complaints."""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

FLOORS = ("games", "rooms", "store", "live", "web")
BELOW_STORE = ("games", "rooms")
TOP = {"app", "app.config", "app.paths"}  # what web may read from above; main and __main__ see everything
CONTRACT = {"app.games", "app.games.game", "app.games.dice"}
PACKAGES = {
    "games": {"msgspec"},
    "rooms": {"msgspec", "regex"},  # graphemes: a name is counted in them
    "store": {"msgspec"},
    "live": {"msgspec"},
    "web": {
        "fastapi", "starlette", "jinja2", "markupsafe", "markdown_it", "pydantic",
        "msgspec", "fluent", "segno", "prometheus_client",
    },
    "top": {"fastapi", "starlette", "msgspec", "uvicorn", "uvloop", "websockets", "segno", "prometheus_client"},
}  # fmt: skip
PURE = {
    "__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum", "functools",
    "itertools", "math", "operator", "random", "re", "string", "types", "typing", "unicodedata",
}  # fmt: skip
REFUSED = {
    "store": {"asyncio", "logging", "secrets", "random"},
    "live": {"sqlite3"},
    "web": {"sqlite3"},
    "top": {"sqlite3"},
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}
WITHIN_A_GAME = {  # a part of a game → the parts of the same game that it must not read
    "model": {"rules", "view", "bot"},
    "rules": {"view", "bot"},
    "view": {"rules", "bot"},
    "bot": {"rules"},
}
NAMELESS = {"util", "core", "common", "service", "manager", "helper"}
BUDGET = 300
BUDGETED = (
    "app/**/*.py",
    "static/js/**/*.js",
    "static/games/**/*.js",
    "static/css/**/*.css",
    "static/games/**/*.css",
)


@dataclass(frozen=True, slots=True)
class Module:
    """One Python file under app/: its dotted name, its path in the checkout, its syntax tree."""

    name: str
    path: str
    tree: ast.Module

    @property
    def floor(self) -> str:
        """The floor it stands on; `top` for what stands beside the floors."""
        parts = self.name.split(".")
        return parts[1] if len(parts) > 1 and parts[1] in FLOORS else "top"

    @property
    def game(self) -> str | None:
        """The game whose folder it lies in."""
        parts = self.path.split("/")
        return parts[2] if parts[:2] == ["app", "games"] and len(parts) > 3 else None

    @property
    def part(self) -> str:
        """The part of its game: `rules` for rules.py, rules_accusing.py and rules/accusing.py alike."""
        parts = self.name.split(".")
        return parts[3].split("_")[0] if len(parts) > 3 else ""


@dataclass(frozen=True, slots=True)
class Checkout:
    """A checkout's files. `modules` holds every Python file under app/."""

    root: Path
    modules: tuple[Module, ...]

    @property
    def games(self) -> set[str]:
        """The slugs of the games that have a folder."""
        return {module.game for module in self.modules if module.game}

    def files(self, *patterns: str) -> Iterator[tuple[str, Path]]:
        """Each file that matches, with its path in the checkout; vendored and installed files are not ours."""
        for pattern in patterns:
            for path in sorted(self.root.glob(pattern)):
                name = path.relative_to(self.root).as_posix()
                ours = not name.startswith("static/vendor/") and "node_modules" not in path.parts
                if path.is_file() and ours:
                    yield name, path


Rule = Callable[[Checkout], Iterator[str]]


def read(root: Path) -> Checkout:
    """The checkout at this folder."""
    modules = []
    for path in sorted(root.glob("app/**/*.py")):
        name = path.relative_to(root).with_suffix("")
        dotted = ".".join(name.parts[:-1] if name.name == "__init__" else name.parts)
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        modules.append(Module(dotted, path.relative_to(root).as_posix(), tree))
    return Checkout(root, tuple(modules))


def imports(module: Module, known: set[str]) -> Iterator[tuple[int, str]]:
    """Line and target of each import, wherever in the file; `from a import b` is `a.b` where b is a module."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                yield node.lineno, whole if whole in known else base


def all_imports(checkout: Checkout) -> Iterator[tuple[Module, str, str]]:
    """Every import of every module: the module, where it stands, its target."""
    known = {module.name for module in checkout.modules}
    for module in checkout.modules:
        for line, target in imports(module, known):
            yield module, f"{module.path}:{line}", target


def is_ours(target: str) -> bool:
    return target == "app" or target.startswith("app.")


def imports_are_absolute(checkout: Checkout) -> Iterator[str]:
    for _, where, target in all_imports(checkout):
        if target.startswith("."):
            yield f"{where} imports {target}: write the whole name"


def layers_point_down(checkout: Checkout) -> Iterator[str]:
    for module, where, target in all_imports(checkout):
        if module.floor == "top" or not is_ours(target):
            continue
        floor = f"{target}.".split(".")[1]
        if floor not in FLOORS:
            if module.floor != "web" or target not in TOP:
                yield f"{where} ({module.floor}) imports {target} from above"
        elif FLOORS.index(floor) > FLOORS.index(module.floor):
            yield f"{where} ({module.floor}) imports {target} from the floor above"


def games_are_entered_by_the_shelf(checkout: Checkout) -> Iterator[str]:
    for module, where, target in all_imports(checkout):
        outside = module.floor != "games"
        if outside and target.startswith("app.games") and target not in CONTRACT:
            yield f"{where} imports {target}: outside games only the shelf and the contract are read"


def games_do_not_look_sideways(checkout: Checkout) -> Iterator[str]:
    for module, where, target in all_imports(checkout):
        aimed = next((g for g in checkout.games if f"{target}.".startswith(f"app.games.{g}.")), None)
        if aimed is None or module.floor != "games" or module.game == aimed:
            continue
        if module.name != "app.games":
            yield f"{where} imports {target}: another game's folder"
        elif target != f"app.games.{aimed}":
            yield f"{where} imports {target}: the shelf takes a game's record and nothing inside it"


def parts_of_a_game_keep_apart(checkout: Checkout) -> Iterator[str]:
    for module, where, target in all_imports(checkout):
        refused = WITHIN_A_GAME.get(module.part, set()) if module.game else set()
        parts = target.split(".")
        if len(parts) > 3 and parts[3].split("_")[0] in refused:
            yield f"{where}: a game's {module.part} imports its {parts[3]}"


def packages_stay_on_their_floor(checkout: Checkout) -> Iterator[str]:
    for module, where, target in all_imports(checkout):
        package = target.split(".")[0]
        if not package or is_ours(target) or package in sys.stdlib_module_names:
            continue
        if package not in PACKAGES[module.floor]:
            yield f"{where} ({module.floor}) imports {target}"


def floors_below_store_are_pure(checkout: Checkout) -> Iterator[str]:
    for module, where, target in all_imports(checkout):
        package = target.split(".")[0]
        if package in sys.stdlib_module_names and package not in allowed_standard(module):
            yield f"{where} ({module.floor}) imports {target}"
    for module in checkout.modules:
        if module.floor in BELOW_STORE:
            yield from impure_calls(module)


def allowed_standard(module: Module) -> set[str]:
    """What of the standard library this module may import."""
    if module.floor == "games":
        return PURE | ({"hashlib", "hmac"} if module.name == "app.games.dice" else set())
    if module.floor == "rooms":
        return PURE | {"hashlib"}  # commitments and digests
    return set(sys.stdlib_module_names) - REFUSED[module.floor]


def impure_calls(module: Module) -> Iterator[str]:
    """Luck nobody handed in, and built-ins that reach outside."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            yield f"{module.path}:{node.lineno} calls {node.func.id}"
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "Random"
            and not node.args
        ):
            yield f"{module.path}:{node.lineno} seeds a Random by itself"
        if isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names):
            yield f"{module.path}:{node.lineno} imports random whole: only Random, and it is handed in"
        if (
            isinstance(node, ast.ImportFrom)
            and node.module == "random"
            and [a.name for a in node.names] != ["Random"]
        ):
            yield f"{module.path}:{node.lineno} takes luck from random: only Random, and it is handed in"


def games_are_named_at_home(checkout: Checkout) -> Iterator[str]:
    for name, path in checkout.files("app/**/*.py", "static/**/*.js", "templates/**/*.html"):
        if name == "app/games/__init__.py":
            continue
        text = path.read_text(encoding="utf-8")
        for game in sorted(checkout.games):
            if name.startswith((f"app/games/{game}/", f"static/games/{game}/")):
                continue
            found = re.search(rf"(?<![a-z]){game}(?![a-z])", text, re.IGNORECASE)
            if found:
                yield f"{name}:{text.count(chr(10), 0, found.start()) + 1} names {game}"


def files_are_short(checkout: Checkout) -> Iterator[str]:
    for name, path in checkout.files(*BUDGETED):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > BUDGET:
            yield f"{name} has {lines} lines, {BUDGET} are allowed"


def names_say_something(checkout: Checkout) -> Iterator[str]:
    for name, _ in checkout.files("app/**/*", "static/**/*", "templates/**/*", "tests/**/*"):
        for part in Path(name).with_suffix("").parts:
            if part.lower().strip("_").removesuffix("s") in NAMELESS:
                yield f"{name}: `{part}` says nothing"


RULES: tuple[Rule, ...] = (
    imports_are_absolute,
    layers_point_down,
    games_are_entered_by_the_shelf,
    games_do_not_look_sideways,
    parts_of_a_game_keep_apart,
    packages_stay_on_their_floor,
    floors_below_store_are_pure,
    games_are_named_at_home,
    files_are_short,
    names_say_something,
)
