"""The shape of the database, as numbered migrations.

`MIGRATIONS[n]` is the list of statements that turns version n into version n + 1. A released migration is never
edited; a change of shape is a new entry. The version lives in `PRAGMA user_version`.
"""

from __future__ import annotations

APPLICATION_ID = 0x54424C54  # "TBLT": tells our file from another program's SQLite file

OPEN, FINISHED, ABANDONED = "open", "finished", "abandoned"

Migration = tuple[str, ...]

_MATCHES = """
CREATE TABLE matches (
    id      INTEGER PRIMARY KEY,
    game    TEXT    NOT NULL,
    seed    INTEGER NOT NULL,  -- unsigned 64 bits, kept as the signed number with the same bits
    options TEXT    NOT NULL,  -- JSON object
    seats   TEXT    NOT NULL,  -- JSON list of objects
    program TEXT    NOT NULL,  -- version that began the match
    state   TEXT    NOT NULL CHECK (state IN ('open', 'finished', 'abandoned')),
    created INTEGER NOT NULL,  -- Unix seconds
    updated INTEGER NOT NULL,
    result  TEXT               -- JSON object, only when finished
)
"""

_ANSWERS = """
CREATE TABLE answers (
    match  INTEGER NOT NULL REFERENCES matches (id),
    n      INTEGER NOT NULL,   -- 0, 1, 2 ... without gaps
    ask    INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    option INTEGER NOT NULL,
    ms     INTEGER NOT NULL,
    note   TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (match, n)
) WITHOUT ROWID
"""

_SNAPSHOTS = """
CREATE TABLE snapshots (
    match INTEGER NOT NULL REFERENCES matches (id),
    n     INTEGER NOT NULL,    -- the state after n answers
    turn  INTEGER NOT NULL,    -- 1: between two turns
    data  BLOB    NOT NULL,    -- zlib over JSON
    PRIMARY KEY (match, n)
)
"""

_PROFILES = """
CREATE TABLE profiles (
    id      INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL UNIQUE COLLATE NOCASE,
    colour  TEXT    NOT NULL,
    avatar  TEXT    NOT NULL,
    created INTEGER NOT NULL,
    keys    TEXT    NOT NULL   -- JSON object: action -> key name
)
"""

_SETTINGS = "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"

_DECKS = """
CREATE TABLE decks (
    id      INTEGER PRIMARY KEY,
    profile INTEGER NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
    game    TEXT    NOT NULL,
    format  TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    cards   TEXT    NOT NULL,  -- JSON object: card -> copies
    changed INTEGER NOT NULL   -- Unix seconds
)
"""

_COLLECTED = """
CREATE TABLE collected (
    profile INTEGER NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
    game    TEXT    NOT NULL,
    card    TEXT    NOT NULL,
    copies  INTEGER NOT NULL CHECK (copies > 0),
    PRIMARY KEY (profile, game, card)
) WITHOUT ROWID
"""

_PACKS = """
CREATE TABLE packs (
    id      INTEGER PRIMARY KEY,
    profile INTEGER NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
    game    TEXT    NOT NULL,
    seed    INTEGER NOT NULL,
    options TEXT    NOT NULL,  -- JSON object: house rules that decide what is in it
    source  TEXT    NOT NULL,  -- what gave it, once for each of them; '' any number of times
    made    INTEGER NOT NULL,  -- Unix seconds
    opened  INTEGER            -- NULL while it is sealed
)
"""

_UNLOCKED = """
CREATE TABLE unlocked (
    profile INTEGER NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
    game    TEXT    NOT NULL,
    PRIMARY KEY (profile, game)
) WITHOUT ROWID
"""

_NIGHTS = """
CREATE TABLE nights (
    id      INTEGER PRIMARY KEY,
    game    TEXT    NOT NULL,
    state   TEXT    NOT NULL CHECK (state IN ('open', 'finished', 'abandoned')),
    created INTEGER NOT NULL,  -- Unix seconds
    updated INTEGER NOT NULL,
    plan    TEXT    NOT NULL   -- JSON object: who plays, their packs and decks
)
"""

_NOTES = """
CREATE TABLE notes (
    id      INTEGER PRIMARY KEY,
    kind    TEXT    NOT NULL,
    profile INTEGER REFERENCES profiles (id) ON DELETE CASCADE,  -- NULL: the house's
    key     TEXT    NOT NULL,
    data    TEXT    NOT NULL,  -- JSON, as whoever keeps this kind has it
    changed INTEGER NOT NULL   -- Unix seconds
)
"""

MIGRATIONS: tuple[Migration, ...] = (
    (
        f"PRAGMA application_id = {APPLICATION_ID}",
        _MATCHES,
        "CREATE INDEX matches_by_state ON matches (state, updated)",
        _ANSWERS,
        _SNAPSHOTS,
        _PROFILES,
        _SETTINGS,
    ),
    (
        _DECKS,
        "CREATE INDEX decks_by_owner ON decks (profile, game, changed)",
        _COLLECTED,
        _PACKS,
        "CREATE UNIQUE INDEX packs_once ON packs (profile, game, source) WHERE source != ''",
        _UNLOCKED,
    ),
    (_NIGHTS, "CREATE INDEX nights_by_state ON nights (state, updated)"),
    ("ALTER TABLE answers ADD COLUMN value TEXT",),  # JSON of what was told, NULL for an answer by its option
    (_NOTES, "CREATE UNIQUE INDEX notes_once ON notes (kind, coalesce(profile, 0), key)"),
)
