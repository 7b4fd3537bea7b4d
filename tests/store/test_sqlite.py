"""What only a file can show: what is durable, what is given back, and every fault in a sentence."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from app.store.backup import backup, restore
from app.store.database import connect, fault
from app.store.folder import DATABASE
from app.store.log import Row, StoreError
from app.store.sqlite import SqliteLog
from tests.store.test_log import row

ROOT = Path(__file__).parents[2]


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqliteLog]:
    kept = SqliteLog(tmp_path)
    yield kept
    kept.close()


def hold(log: SqliteLog) -> Event:
    """Keep the writer busy until the event is set, so that jobs gather."""
    gate = Event()

    def wait(_: sqlite3.Connection) -> None:
        gate.wait(10)

    log._ask(wait)
    return gate


def fail(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO nowhere VALUES (1)")


def test_what_waits_becomes_one_transaction(log: SqliteLog) -> None:
    begins: list[str] = []
    log._writer.set_trace_callback(lambda query: begins.append(query) if query.startswith("BEGIN") else None)
    gate = hold(log)
    answers = [log.append(f"ROOM{n}", 0, [row(1)]) for n in range(50)]
    gate.set()
    assert [answer.exception(10) for answer in answers] == [None] * 50
    assert len(begins) <= 2


def test_a_fault_of_one_job_leaves_the_others_of_its_batch_alone(log: SqliteLog) -> None:
    gate = hold(log)
    good = log.append("AAAAAA", 0, [row(1)])
    ours = log.append("BBBBBB", 0, [Row(1, 1 << 70, "clock", None, None, 1, b"{}")])
    bad = log._ask(fail)
    late = log.append("CCCCCC", 0, [row(1)])
    gate.set()
    assert good.exception(10) is None
    assert isinstance(ours.exception(10), OverflowError)
    assert isinstance(bad.exception(10), StoreError)
    assert late.exception(10) is None
    assert [code for code, _ in log.rooms()] == ["AAAAAA", "CCCCCC"]


def test_a_job_nobody_waits_for_any_more_is_left_out(log: SqliteLog) -> None:
    gate = hold(log)
    given_up: Future[None] = log.append("AAAAAA", 0, [row(1)])
    assert given_up.cancel()
    gate.set()
    log.append("BBBBBB", 0, [row(1)]).result(10)
    assert [code for code, _ in log.rooms()] == ["BBBBBB"]


def test_a_full_disk_refuses_and_recovers(log: SqliteLog) -> None:
    log.append("AAAAAA", 0, [row(1)]).result()
    pages = log._writer.execute("PRAGMA page_count").fetchone()[0]
    log._writer.execute(f"PRAGMA max_page_count = {pages}")
    error = log.append("BBBBBB", 0, [row(1, event=b"x" * 100_000)]).exception()
    assert isinstance(error, StoreError)
    assert "the disk is full" in str(error)
    log._writer.execute("PRAGMA max_page_count = 1000000")
    log.append("BBBBBB", 0, [row(1)]).result()
    log.append("AAAAAA", 1, [row(2)]).result()


def test_dropped_rooms_give_their_space_back(log: SqliteLog, tmp_path: Path) -> None:
    file = tmp_path / DATABASE
    for n in range(20):
        log.append(f"ROOM{n}", 0, [row(v, event=b"x" * 1000) for v in range(1, 201)]).result()
    log._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    large = file.stat().st_size
    log.drop([f"ROOM{n}" for n in range(20)]).result()
    log._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    assert file.stat().st_size < large / 20


def test_another_program_cannot_have_the_same_folder(log: SqliteLog, tmp_path: Path) -> None:
    log.append("AAAAAA", 0, [row(1)]).result()
    with pytest.raises(StoreError, match=r"in use by another running server"):
        SqliteLog(tmp_path)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match=r"^The data folder .* cannot be written: not a directory\.$"):
        SqliteLog(tmp_path / "file" / "data")


def test_a_database_that_may_not_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SqliteLog(tmp_path).close()
    monkeypatch.setattr(os, "access", lambda *_: False)  # who is root may write everywhere
    with pytest.raises(StoreError, match=r"cannot be written: no permission\.$"):
        SqliteLog(tmp_path)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda file: file.write_bytes(b"not a database" * 500), "damaged or no database"),
        (lambda file: file.write_bytes(file.read_bytes()[:2048] + b"\xff" * 4096), "damaged"),
        (lambda file: edit(file, "PRAGMA user_version = 99"), "newer version"),
        (lambda file: edit(file, "PRAGMA application_id = 7"), "another program"),
        (lambda file: (file.unlink(), file.mkdir()), "cannot be opened"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_and_left_as_it_is(tmp_path: Path, make: object, words: str) -> None:
    first = SqliteLog(tmp_path)
    first.append("AAAAAA", 0, [row(1)]).result()
    first.close()
    file = tmp_path / DATABASE
    make(file)  # type: ignore[operator]
    before = file.read_bytes() if file.is_file() else b""
    for _ in range(2):  # the folder is let go again
        with pytest.raises(StoreError, match=words):
            SqliteLog(tmp_path)
    assert (file.read_bytes() if file.is_file() else b"") == before


def edit(file: Path, query: str) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute(query)
    connection.close()


def test_a_fault_in_reading_is_told(log: SqliteLog) -> None:
    log._reader.close()
    log._reader = sqlite3.connect(":memory:", check_same_thread=False)
    with pytest.raises(StoreError, match="OperationalError"):
        log.read("AAAAAA")


WRITER = """
import sys
from pathlib import Path
from app.store.log import Row
from app.store.sqlite import SqliteLog
log = SqliteLog(Path(sys.argv[1]))
n = 0
while True:
    at = [log.append(f"ROOM{k}", n, [Row(n + 1, n, "clock", None, None, 1, b"x" * 300)]) for k in range(8)]
    for future in at:
        future.result()
    n += 1
    print(n, flush=True)
"""


def test_what_was_answered_survives_a_kill_at_any_moment(tmp_path: Path) -> None:
    for after in (1, 40, 173):
        folder = tmp_path / str(after)
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(folder)], stdout=subprocess.PIPE, text=True, cwd=ROOT
        ) as writer:
            assert writer.stdout is not None
            told = 0
            for line in writer.stdout:
                told = int(line)
                if told >= after:
                    writer.send_signal(signal.SIGKILL)
                    break
            told = max([told, *(int(line) for line in writer.stdout)])
        again = SqliteLog(folder)  # the lock went with the program
        for k in range(8):
            rows = again.read(f"ROOM{k}")
            assert told <= len(rows) <= told + 1
            assert [r.version for r in rows] == list(range(1, len(rows) + 1))
        again.append("ROOM0", len(again.read("ROOM0")), [row(len(again.read("ROOM0")) + 1)]).result()
        again.close()


def test_a_backup_while_the_log_is_written_can_be_restored(log: SqliteLog, tmp_path: Path) -> None:
    log.append("AAAAAA", 0, [row(1), row(2)]).result()
    log.note("AAAAAA", 1, 0, "mine").result()
    file, other = tmp_path / "backup.sqlite3", tmp_path / "other"
    backup(tmp_path, file)
    log.append("AAAAAA", 2, [row(3)]).result()
    assert restore(other, file) is None
    restored = SqliteLog(other)
    assert restored.read("AAAAAA") == [row(1), row(2)]
    assert restored.notes("AAAAAA") == {(1, 0): "mine"}
    restored.append("AAAAAA", 2, [row(3)]).result()
    restored.close()
    assert [f.name for f in tmp_path.glob("*.part")] == []


@pytest.mark.skipif(sys.platform == "win32", reason="has no such rights")
def test_nobody_else_on_the_machine_may_read_what_is_kept(tmp_path: Path) -> None:
    data, copy = tmp_path / "new" / "data", tmp_path / "backup.sqlite3"
    with closing(SqliteLog(data)):
        backup(data, copy)
    restore(tmp_path / "other", copy)
    assert [path.stat().st_mode & 0o077 for path in (data, copy, tmp_path / "other")] == [0, 0, 0]


def test_a_restore_puts_what_was_there_aside(tmp_path: Path) -> None:
    first = SqliteLog(tmp_path)
    first.append("AAAAAA", 0, [row(1)]).result()
    backup(tmp_path, tmp_path / "b")
    first.append("BBBBBB", 0, [row(1)]).result()
    with pytest.raises(StoreError, match="in use"):
        restore(tmp_path, tmp_path / "b")
    first.close()
    aside = restore(tmp_path, tmp_path / "b")
    assert aside is not None
    again = SqliteLog(tmp_path)
    assert [code for code, _ in again.rooms()] == ["AAAAAA"]
    again.close()
    restore(tmp_path, aside)
    again = SqliteLog(tmp_path)
    assert [code for code, _ in again.rooms()] == ["AAAAAA", "BBBBBB"]
    again.close()


def test_what_is_no_backup_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    first = SqliteLog(tmp_path)
    first.append("AAAAAA", 0, [row(v, event=b"x" * 900) for v in range(1, 40)]).result()
    backup(tmp_path, tmp_path / "b")
    first.close()
    whole = (tmp_path / "b").read_bytes()
    (tmp_path / "torn").write_bytes(whole[:8192] + b"\x00" * 4096 + whole[12288:])
    (tmp_path / "garbage").write_bytes(b"garbage" * 1000)
    for name in ("missing", "torn", "garbage"):
        with pytest.raises(StoreError):
            restore(tmp_path, tmp_path / name)
    again = SqliteLog(tmp_path)
    assert len(again.read("AAAAAA")) == 39
    again.close()


def test_a_backup_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        backup(tmp_path, tmp_path / "b")
    SqliteLog(tmp_path).close()
    with pytest.raises(StoreError, match="cannot be written: no such file"):
        backup(tmp_path, tmp_path / "missing" / "b")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreError, match="cannot be written"):
        backup(tmp_path, tmp_path / "folder")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sqlite3.SQLITE_FULL, "the disk is full"),
        (sqlite3.SQLITE_BUSY, "another program holds it"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "another program holds it"),
        (sqlite3.SQLITE_READONLY, "may not be written"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "may not be written"),
        (sqlite3.SQLITE_IOERR_FSYNC, "the disk cannot be read or written"),
        (sqlite3.SQLITE_CORRUPT, "put a backup in its place"),
        (sqlite3.SQLITE_ERROR, "OperationalError"),
        (None, "OperationalError"),
    ],
)
def test_a_fault_is_told_in_words_that_quote_nothing(code: int | None, words: str) -> None:
    error = sqlite3.OperationalError("a hand: criminal")
    if code is not None:
        error.sqlite_errorcode = code
    told = str(fault(Path("data/odoru.sqlite3"), error))
    assert words in told
    assert "criminal" not in told


def test_a_file_that_another_program_locks_is_told(tmp_path: Path) -> None:
    SqliteLog(tmp_path).close()
    other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreError, match="another program holds it"):
        connect(tmp_path / DATABASE, patience=0.01)
    other.close()
