"""The log in an SQLite file: one writer thread, one connection, one transaction for all that waits."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any

from app.store.database import connect, fault, lay_out
from app.store.folder import Folder
from app.store.log import ConflictError, Row, StoreError

MOST_AT_ONCE = 512
"""Jobs of one transaction."""

Work = Callable[[sqlite3.Connection], None]
_COLUMNS = "version, at, by, id, digest, schema, event"
_INSERT = f"INSERT INTO entries (code, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608  constants only
READ = f"SELECT {_COLUMNS} FROM entries WHERE code = ? ORDER BY version"  # noqa: S608  constants only
_VERSION = "SELECT max(version) FROM entries WHERE code = ?"
_NOTE = "INSERT OR REPLACE INTO notes (code, match, seat, marks) VALUES (?, ?, ?, ?)"
_TOUCH = "INSERT INTO touches (code, at) VALUES (?, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)"
# From one room's first entry to the next room's: never a sweep over all entries.
ROOMS = """
WITH RECURSIVE hop(code) AS (
    SELECT min(code) FROM entries
    UNION ALL
    SELECT (SELECT min(code) FROM entries WHERE code > hop.code) FROM hop WHERE hop.code IS NOT NULL
)
SELECT code, max(
    (SELECT at FROM entries WHERE entries.code = hop.code ORDER BY version DESC LIMIT 1),
    coalesce((SELECT at FROM touches WHERE touches.code = hop.code), 0)
) FROM hop WHERE code IS NOT NULL
"""


class SqliteLog:
    """A Log in ``folder``, which it holds until closed. Raises StoreError with a sentence when it cannot."""

    def __init__(self, folder: Path) -> None:
        self._folder = Folder(folder)
        self._path = self._folder.database
        try:
            self._writer = connect(self._path)
            lay_out(self._path, self._writer)
            self._reader = connect(self._path)
        except StoreError:
            self._folder.close()
            raise
        self._reading = Lock()
        self._versions: dict[str, int] = {}
        self._jobs: SimpleQueue[tuple[Future[None], Work] | None] = SimpleQueue()
        self._closed = False
        self._emptied = False
        self._thread = Thread(target=self._write_on, name="log-writer", daemon=True)
        self._thread.start()

    # --- asked from anywhere ----------------------------------------------------------------------------

    def append(self, code: str, expected: int, rows: Sequence[Row]) -> Future[None]:
        """All rows or none, after ``expected``; durable when the future resolves."""
        values = [(code, r.version, r.at, r.by, r.id, r.digest, r.schema, r.event) for r in rows]
        last = expected + len(values)

        def work(connection: sqlite3.Connection) -> None:
            if self._version(code) != expected or [v[1] for v in values] != list(range(expected + 1, last + 1)):
                raise ConflictError
            connection.executemany(_INSERT, values)
            self._versions[code] = last

        return self._ask(work)

    def note(self, code: str, match: int, seat: int, marks: str) -> Future[None]:
        """Keep a seat's notebook, in place of what was there."""
        return self._ask(lambda connection: _run(connection, _NOTE, (code, match, seat, marks)))

    def touch(self, code: str, at: int) -> Future[None]:
        """Somebody looked at this room."""
        return self._ask(lambda connection: _run(connection, _TOUCH, (code, at)))

    def drop(self, codes: Sequence[str]) -> Future[None]:
        """Forget these rooms wholly; their pages go back to the disk."""

        def work(connection: sqlite3.Connection) -> None:
            for table in ("entries", "notes", "touches"):
                connection.executemany(f"DELETE FROM {table} WHERE code = ?", [(code,) for code in codes])  # noqa: S608
            for code in codes:
                self._versions.pop(code, None)
            self._emptied = True

        return self._ask(work)

    def read(self, code: str) -> list[Row]:
        """Every row of a room, oldest first."""
        return [Row(*row) for row in self._rows(READ, (code,))]

    def rooms(self) -> list[tuple[str, int]]:
        """(code, ms of the last touch) of every room, by code."""
        return [(code, at) for code, at in self._rows(ROOMS, ())]

    def notes(self, code: str) -> dict[tuple[int, int], str]:
        """Every notebook of a room by (match, seat)."""
        found = self._rows("SELECT match, seat, marks FROM notes WHERE code = ?", (code,))
        return {(match, seat): marks for match, seat, marks in found}

    def close(self) -> None:
        """Finish what was asked for, then close. A second time does nothing."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        self._thread.join()
        with self._reading:
            self._reader.close()
        self._writer.close()
        self._folder.close()

    def _ask(self, work: Work) -> Future[None]:
        future: Future[None] = Future()
        if self._closed:
            future.set_exception(StoreError("The log is closed."))
        else:
            self._jobs.put((future, work))
        return future

    def _rows(self, query: str, values: tuple[str, ...]) -> list[tuple[Any, ...]]:
        with self._reading:
            try:
                return self._reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise fault(self._path, error) from None

    # --- the writer's thread ------------------------------------------------------------------------------

    def _write_on(self) -> None:
        while self._goes_on():  # what was written is not held on to until there is more
            pass

    def _goes_on(self) -> bool:
        """Write all that waits, and answer it; whether there may be more."""
        jobs, ends = self._waiting()
        answers = self._write(jobs)
        self._give_back()
        for future, error in answers:
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)
        return not ends

    def _waiting(self) -> tuple[list[tuple[Future[None], Work]], bool]:
        """All that waits, once something does; and whether the end was asked for."""
        jobs: list[tuple[Future[None], Work]] = []
        job = self._jobs.get()
        while job is not None:
            if job[0].set_running_or_notify_cancel():
                jobs.append(job)
            if len(jobs) == MOST_AT_ONCE:
                return jobs, False
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True

    def _write(self, jobs: list[tuple[Future[None], Work]]) -> list[tuple[Future[None], Exception | None]]:
        """Do all in one transaction. If the database refuses it, each job has one of its own."""
        answers: list[tuple[Future[None], Exception | None]] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for future, work in jobs:
                try:
                    work(self._writer)
                    answers.append((future, None))
                except ConflictError as conflict:  # raised before anything was written
                    answers.append((future, conflict))
            self._writer.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  the writer outlives every fault of one job
            self._undo()
            if len(jobs) == 1:
                known = fault(self._path, error) if isinstance(error, sqlite3.Error) else error
                return [(jobs[0][0], known)]
            return [answer for job in jobs for answer in self._write([job])]
        return answers

    def _give_back(self) -> None:
        """Free pages go back to the disk: after the commit, and a failure only leaves them for later."""
        if self._emptied:
            self._emptied = False
            with suppress(sqlite3.Error):
                self._writer.executescript("PRAGMA incremental_vacuum")  # execute would free one page

    def _undo(self) -> None:
        self._versions.clear()
        if self._writer.in_transaction:
            self._writer.execute("ROLLBACK")

    def _version(self, code: str) -> int:
        known = self._versions.get(code)
        if known is None:
            found = self._writer.execute(_VERSION, (code,)).fetchone()[0]
            known = self._versions[code] = found or 0
        return known


def _run(connection: sqlite3.Connection, query: str, values: tuple[object, ...]) -> None:
    connection.execute(query, values)
