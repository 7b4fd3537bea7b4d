"""``python -m app``: serve, and what the person who hosts may need besides."""

from __future__ import annotations

import argparse
import asyncio
import io
import logging
import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from app import __version__
from app.config import SettingError, Settings, described, unknown_names
from app.games import SHELF
from app.greeting import greeting
from app.live.hub import Hub
from app.main import create_app
from app.rooms.codes import read_code
from app.rooms.verify import UnreadableRecordError, read_record, verify
from app.serving import OTHER_FILES, AddressError, Server, allow_files, listen
from app.store.backup import backup, restore
from app.store.folder import Folder
from app.store.listing import listed, rooms_in
from app.store.log import StoreError
from app.store.sqlite import SqliteLog
from app.store.wishes import Wishes
from app.web.metrics import serve_metrics

_PATIENCE = 10.0
"""Seconds a running server has to close a room."""


class MistakeError(Exception):
    """Something the person who hosts can put right. Its text is one sentence."""


def main(arguments: list[str] | None = None) -> int:
    """Run the command that the arguments name; the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that knows no such signs gets others, no error
    given = _parser().parse_args(arguments)
    try:
        settings = Settings.from_environment(os.environ)
        for sentence in unknown_names(os.environ):
            print(sentence, file=sys.stderr)
        given.run(given, settings)
    except (SettingError, StoreError, AddressError, UnreadableRecordError, MistakeError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="odoru", description="Deduction card games in the browser.")
    parser.add_argument("--version", action="version", version=__version__)
    parser.set_defaults(run=_serve)
    commands = parser.add_subparsers(title="commands", metavar="")
    commands.add_parser("serve", help="serve (also without a command)").set_defaults(run=_serve)
    commands.add_parser("settings", help="list all settings").set_defaults(run=_settings)
    one = commands.add_parser("verify", help="check the luck of a finished match")
    one.add_argument("file", metavar="RECORD", help="its record: a file, or - for what is piped in")
    one.set_defaults(run=_verify)
    one = commands.add_parser("backup", help="copy all rooms into a file, while the server runs")
    one.add_argument("file", metavar="FILE", type=Path)
    one.set_defaults(run=_backup)
    one = commands.add_parser("restore", help="put a backup in place; the server must not run")
    one.add_argument("file", metavar="FILE", type=Path)
    one.set_defaults(run=_restore)
    one = commands.add_parser("rooms", help="list the rooms, or close one")
    one.set_defaults(run=_rooms)
    what = one.add_subparsers(metavar="")
    what.add_parser("list", help="list them (also without a word)").set_defaults(run=_rooms)
    closing = what.add_parser("close", help="close one for good")
    closing.add_argument("code", metavar="CODE")
    closing.set_defaults(run=_close)
    return parser


def _serve(_: argparse.Namespace, settings: Settings) -> None:
    if os.environ.get("WEB_CONCURRENCY", "1") not in ("", "1"):
        raise MistakeError(
            "WEB_CONCURRENCY asks for more than one worker: rooms live in one process, so unset it."
        )
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    wanted = settings.max_sockets + OTHER_FILES
    if (files := allow_files(wanted)) < wanted:
        print(f"The system lets this process open {files} files, fewer than ODORU_MAX_SOCKETS asks for.")
    listening = listen(settings)
    try:
        app = create_app(settings)
        if settings.metrics_port is not None:
            _metrics(app.hub, settings.metrics_host, settings.metrics_port)
        for line in greeting(settings, listening.getsockname()[1]):
            print(line, flush=True)
        server = Server(app, settings)
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets=[listening]))
    finally:
        listening.close()
    print("Odoru has ended; everything is kept.", flush=True)


def _metrics(hub: Hub, host: str, port: int) -> None:
    try:
        serve_metrics(hub, host, port)
    except OSError as error:
        why = (error.strerror or type(error).__name__).lower()
        raise MistakeError(f"ODORU_METRICS_PORT={port} on {host} cannot be used: {why}.") from None


def _settings(_: argparse.Namespace, __: Settings) -> None:
    for name, default, meaning in described():
        print(f"{name}\n    {meaning}\n    default: {default}")


def _verify(given: argparse.Namespace, _: Settings) -> None:
    try:
        text = sys.stdin.buffer.read() if given.file == "-" else Path(given.file).read_bytes()
    except OSError as error:
        raise MistakeError(f"{given.file} cannot be read: {(error.strerror or '').lower()}.") from None
    report = verify(SHELF, read_record(SHELF, text))
    if report.faults:
        raise MistakeError("\n".join(report.faults))
    print(
        f"The seed is the one that was sealed before the deal. Every roll follows from it ({report.rolls}), "
        f"every choice was legal ({report.actions}), and the outcome is what they lead to."
    )


def _backup(given: argparse.Namespace, settings: Settings) -> None:
    backup(settings.data, given.file)
    print(f"All rooms are in {given.file}.")


def _restore(given: argparse.Namespace, settings: Settings) -> None:
    aside = restore(settings.data, given.file)
    print(f"The rooms of {given.file} are in place in {settings.data}.")
    if aside is not None:
        print(f"What was there lies in {aside}.")


def _rooms(_: argparse.Namespace, settings: Settings) -> None:
    known = unreadable = 0
    for code, at, fault in listed(settings.data, SHELF):
        seen = f"{code}  last seen {datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
        print(seen if fault is None else f"{seen}  cannot be read: {fault}")
        known += 1
        unreadable += fault is not None
    print(f"{known} {'room' if known == 1 else 'rooms'}.")
    if unreadable:
        print(
            f"{unreadable} of them cannot be read by version {__version__}. Their people are told so. They are "
            "kept until they expire, and go on under a version that can read them."
        )


def _close(given: argparse.Namespace, settings: Settings) -> None:
    code = read_code(given.code)
    if code is None or code not in {known for known, _ in rooms_in(settings.data)}:
        raise MistakeError(f"There is no room {given.code}.")
    try:
        Folder(settings.data).close()
    except StoreError:
        _ask_server(settings.data, code)
    else:
        log = SqliteLog(settings.data)
        log.drop([code]).result()
        log.close()
    print(f"Room {code} is closed.")


def _ask_server(folder: Path, code: str) -> None:
    wish = Wishes(folder).ask(code)
    until = time.monotonic() + _PATIENCE
    while wish.exists():
        if time.monotonic() > until:
            raise MistakeError(f"The server that holds {folder} does not close room {code}.")
        time.sleep(0.1)


if __name__ == "__main__":
    sys.exit(main())
