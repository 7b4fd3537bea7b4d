"""``make fuzz``: inputs that reach new code are kept and changed further, for so many seconds a target.

Coverage is measured and inputs are changed by libFuzzer, through atheris; it runs on Linux.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from tests.fuzz.corpus import keep, kept

_ROOT = Path(__file__).parents[2]
_SLOW = 5
"""Seconds after which one input counts as a fault: it would hold up everybody."""
_LONGEST = {"logs": 60_000, "records": 40_000}
_KEPT = 60
"""Inputs kept of each target, the shortest that reach what the others do not."""


def main() -> int:
    """Fuzz each target in a process of its own; 1 when one has broken a promise."""
    if sys.argv[1:2] == ["--worker"]:
        return _work(sys.argv[2], sys.argv[3:])
    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("--keep", action="store_true", help="keep the shortest inputs for the fast tests")
    given = parser.parse_args()
    wanted = given.targets or ["frames", "options", "names", "logs", "records", "callers"]
    return max(_fuzz(target, given.seconds, keeping=given.keep) for target in wanted)


def _work(target: str, arguments: list[str]) -> int:
    """One target, by the library's own command line. It ends the process itself.

    The first argument is a program that starts such a worker again: merging takes one for each fault.
    """
    import atheris  # type: ignore[import-untyped,import-not-found,unused-ignore]  # noqa: PLC0415  the parent does without

    with atheris.instrument_imports(include=["app"]):
        targets = import_module("tests.fuzz.targets").TARGETS
    atheris.Setup(arguments, targets[target])
    atheris.Fuzz()
    return 0


def _fuzz(target: str, seconds: int, *, keeping: bool) -> int:
    with tempfile.TemporaryDirectory() as folder:
        grown, least = Path(folder, "grown"), Path(folder, "least")
        words = Path(folder, "words")
        words.write_text(_words())
        again = _again(target, Path(folder, "again"))
        for each in (grown, least):
            each.mkdir()
        for data in [*_seeds(target), *kept(target)]:
            (grown / sha256(data).hexdigest()).write_bytes(data)
        begun = len(list(grown.iterdir()))
        limits = [
            f"-timeout={_SLOW}",
            f"-max_len={_LONGEST.get(target, 4_000)}",
            f"-artifact_prefix={folder}/fault-",
        ]
        status, said = _run(
            again, f"-max_total_time={seconds}", "-print_final_stats=1", f"-dict={words}", *limits, str(grown)
        )
        tried = re.search(r"number_of_executed_units:\s*(\d+)", said)
        covered = re.findall(r"cov: (\d+)", said)
        print(
            f"{target}: {tried[1] if tried else '?'} inputs tried in {seconds} s, "
            f"{begun} at first and {len(list(grown.iterdir()))} now that reach something of their own, "
            f"{covered[-1] if covered else '?'} branches",
            flush=True,
        )
        for fault in Path(folder).glob("fault-*"):
            print(f"{target} broke a promise, by {fault.read_bytes()!r}\n{_error(said)}", flush=True)
        if keeping and status == 0:
            _run(again, "-merge=1", *limits, str(least), str(grown))
            inputs = sorted((each.read_bytes() for each in least.iterdir()), key=len)
            seeds = set(_seeds(target))
            keep(target, [data for data in inputs if data not in seeds and len(data) < 1_000][:_KEPT])
        return min(status, 1)


def _seeds(target: str) -> list[bytes]:
    return list(import_module("tests.fuzz.seeds").seeds(target))


def _words() -> str:
    """What frames, options and events are made of, for the fuzzer to put in."""
    found = {
        word
        for target in ("frames", "options", "logs")
        for data in _seeds(target)
        for word in re.findall(rb'"\w+"', data)
    }
    short = sorted(word.decode().strip('"') for word in found if len(word) < 20)
    return "".join(f'"\\"{word}\\""\n' for word in short)


def _error(said: str) -> str:
    """The traceback in what a worker said."""
    begin = said.find("=== Uncaught Python exception")
    return said[begin : said.find("libFuzzer", begin)]


def _again(target: str, file: Path) -> Path:
    """A program in ``file`` that works on this target."""
    command = shlex.join([sys.executable, "-m", "tests.fuzz", "--worker", target, str(file)])
    file.write_text(f'#!/bin/sh\ncd {shlex.quote(str(_ROOT))} && exec {command} "$@"\n')
    file.chmod(0o700)
    return file


def _run(program: Path, *arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [program, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    return done.returncode, done.stdout.decode(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
