-- All that is kept. Entries lie in the order of writing, so that one commit of many rooms touches few pages;
-- the key finds those of a room.
CREATE TABLE IF NOT EXISTS entries (
    code    TEXT    NOT NULL,
    version INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    by      TEXT    NOT NULL,
    id      TEXT,
    digest  TEXT,
    schema  INTEGER NOT NULL,
    event   BLOB    NOT NULL,
    PRIMARY KEY (code, version)
);

-- The notebooks: outside the log, since nothing follows from them.
CREATE TABLE IF NOT EXISTS notes (
    code  TEXT    NOT NULL,
    match INTEGER NOT NULL,
    seat  INTEGER NOT NULL,
    marks TEXT    NOT NULL,
    PRIMARY KEY (code, match, seat)
) WITHOUT ROWID;

-- Rooms that were looked at after their last entry; they expire later.
CREATE TABLE IF NOT EXISTS touches (
    code TEXT    NOT NULL PRIMARY KEY,
    at   INTEGER NOT NULL
) WITHOUT ROWID;
