from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tabletop.i18n import tr
from tabletop.storage import file_permissions, records
from tabletop.storage.collection_rows import CollectionRows, SealedEventRows
from tabletop.storage.database import Database, back_up_today
from tabletop.storage.deck_rows import DeckRows
from tabletop.storage.errors import ElsewhereError, StoreError
from tabletop.storage.profile_rows import ProfileRows
from tabletop.storage.records import ResultKeys, SavedMatch, SeatKeys, Snapshot, StoredAnswer
from tabletop.storage.schema import ABANDONED, FINISHED, OPEN
from tabletop.storage.statistics import Statistics, statistics

NOBODY = 0
T = TypeVar("T")

_PUT = """
INSERT INTO notes (kind, profile, key, data, changed) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (kind, coalesce(profile, 0), key) DO UPDATE SET data = excluded.data, changed = excluded.changed
"""


class NoteRows:
    """What is remembered beside matches: one value of plain data by kind, person and key.

    A kind is one word of whoever keeps it ("circuit"), `profile` whose it is (NOBODY: the house's). A person's notes go
    along when the statistics start anew, and end with the profile.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, kind: str, key: str, value: Any, *, profile: int = NOBODY, now: int) -> None:
        """Write a value, over the one that was there. `value` is what msgspec turns into JSON; `now` in Unix seconds."""
        data = msgspec.json.encode(value).decode()
        with self._database.write() as sql:
            sql.execute(_PUT, (kind, profile or None, key, data, now))

    def get(self, kind: str, key: str, of: type[T], *, profile: int = NOBODY) -> T | None:
        """Return one value, None when there is none. Raises StoreError when it is not what `of` says."""
        return self._read(kind, of, profile, "AND key = ?", key).get(key)

    def all(self, kind: str, of: type[T], *, profile: int = NOBODY) -> dict[str, T]:
        """Return all values of a kind by key, those first that were written first. Raises StoreError as `get`."""
        return self._read(kind, of, profile, "")

    def drop(self, kind: str, key: str, *, profile: int = NOBODY) -> None:
        """Forget a value; one that is not there is forgotten already."""
        with self._database.write() as sql:
            sql.execute(
                "DELETE FROM notes WHERE kind = ? AND coalesce(profile, 0) = ? AND key = ?", (kind, profile, key)
            )

    def _read(self, kind: str, of: type[T], profile: int, rest: str, *values: Any) -> dict[str, T]:
        rows = self._database.read(
            f"SELECT key, data FROM notes WHERE kind = ? AND coalesce(profile, 0) = ? {rest} ORDER BY id",  # noqa: S608  (our own words only)
            kind, profile, *values,
        )  # fmt: skip
        try:
            return {key: msgspec.json.decode(data, type=of) for key, data in rows}
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise StoreError(tr("storage-note-damaged", kind=kind)) from error


class MatchLock:
    """One match is played by one program at a time.

    An empty file beside the saved games, locked by SQLite, so it is the same on every system, and the system itself
    lets go of it when the program ends, however it ends. Where no such file can be made there is no lock: then the
    length of the log tells, at the next answer, that somebody else went on.
    """

    def __init__(self, database: Path, match: int) -> None:
        """Raises ElsewhereError while another program holds the match."""
        self._path = database.with_name(f"{database.name}-match-{match}")
        self._sql: sqlite3.Connection | None = None
        with suppress(sqlite3.Error, OSError):
            file_permissions.make(self._path)
            self._sql = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        self._lock()

    def _lock(self) -> None:
        if self._sql is None:
            return
        try:
            self._sql.execute("PRAGMA journal_mode = MEMORY")  # no second file
            self._sql.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._sql.close()
            self._sql = None
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
                raise ElsewhereError(tr("storage-open-elsewhere"), tr("storage-open-elsewhere-why")) from error

    def release(self) -> None:
        """Let go. The file goes first where the system allows it, so that nobody else's is deleted."""
        if self._sql is None:
            return
        kept = not self._removed()
        self._sql.close()
        self._sql = None
        if kept:
            self._removed()

    def _removed(self) -> bool:
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            return False
        return True


SEED_VALUES = 1 << 64
LARGEST_INT = (1 << 63) - 1

# A match that began in the middle, or was put right by hand, counts for nothing. A damaged one is found, and said to be.
_COUNTS = (
    "(NOT json_valid(options) OR json_extract(options, '$.begun') IS NULL) AND "
    "(NOT json_valid(result) OR json_extract(result, '$.repaired') IS NULL)"
)
_COLUMNS = (
    "id, game, seed, options, seats, program, state, created, updated, result, "
    "(SELECT coalesce(max(n) + 1, 0) FROM answers WHERE match = matches.id)"
)


class Store:
    """Everything Tabletop remembers, in one SQLite file. `path` None keeps it in memory (demo, screenshots, tests);
    `because`: why it does so although it should not (`StoreError.why`), "" when that is as wanted; `damaged`: the file that
    can be set aside (`recover`).

    Every write is one transaction that is committed when the method returns. All times are Unix seconds given by the
    caller. Errors are StoreError with one sentence for the person at the screen; a wrong argument is a ValueError.
    """

    def __init__(self, path: Path | None, *, because: str = "", damaged: Path | None = None) -> None:
        self._database = Database(path)
        self.path = path
        self.because = because
        self.damaged = damaged
        self._held: dict[int, MatchLock] = {}
        self.profiles = ProfileRows(self._database)
        self.decks = DeckRows(self._database)
        self.collections = CollectionRows(self._database)
        self.nights = SealedEventRows(self._database)
        self.notes = NoteRows(self._database)

    def close(self) -> None:
        with suppress(StoreError):  # nothing is lost: the next start reads the side file
            self.checkpoint()
        for match in list(self._held):
            self.release(match)
        self._database.close()

    # The file

    def check(self) -> None:
        """Raise StoreError when the file was deleted, replaced or cut off while it was open. Costs microseconds."""
        self._database.check()

    def checkpoint(self) -> None:
        """Bring everything into the main file, so that it can be copied alone. Raises StoreError."""
        self._database.checkpoint()

    def back_up(self, now: float) -> None:
        """Copy the file once a day, as long as there is something in it. Raises StoreError."""
        if self.path is not None and (self.profiles.all() or self.matches(1)):
            back_up_today(self.path, now)

    def patient(self, on: bool) -> None:
        """Whether a write waits a moment for another program that writes just now."""
        self._database.patient(on)

    def hold(self, match: int) -> None:
        """Play a match in this program alone, until `release`. Raises ElsewhereError when another one holds it."""
        if self.path is not None and match not in self._held:
            self._held[match] = MatchLock(self.path, match)

    def release(self, match: int) -> None:
        lock = self._held.pop(match, None)
        if lock is not None:
            lock.release()

    # Matches

    def create_match(
        self,
        *,
        game: str,
        seed: int,
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]],
        program: str,
        now: int,
    ) -> int:
        """Begin a match and return its id. `seed` is 0 .. 2**64 - 1; for `seats` see SavedMatch."""
        return self.insert_match(
            SavedMatch(
                id=0,
                game=game,
                seed=seed,
                options=dict(options),
                seats=[dict(seat) for seat in seats],
                program=program,
                state=OPEN,
                created=now,
                updated=now,
                result=None,
                answers=0,
            ),
            [],
        )

    def insert_match(self, match: SavedMatch, answers: Sequence[StoredAnswer], snapshot: Snapshot | None = None) -> int:
        """Write a whole match with its log, and a state to go on from, under a new id, all or nothing. Return the id."""
        if not 0 <= match.seed < SEED_VALUES:
            raise ValueError(f"a seed has 64 bits and no sign, not {match.seed}")
        signed = match.seed - SEED_VALUES if match.seed > LARGEST_INT else match.seed
        values = (match.game, signed, _json(match.options), _json(match.seats), match.program, match.state)
        result = None if match.result is None else _json(match.result)
        with self._database.write() as sql:
            cursor = sql.execute(
                "INSERT INTO matches (game, seed, options, seats, program, state, created, updated, result) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*values, match.created, match.updated, result),
            )
            number = int(cursor.lastrowid or 0)
            records.append_answers(sql, number, 0, answers)
            if snapshot is not None:
                records.keep_snapshot(sql, number, *snapshot, turn=False)
        return number

    def match(self, match: int) -> SavedMatch:
        """Return one match. Raises StoreError when there is none with this id."""
        found = self._matches("WHERE id = ?", match)
        if not found:
            raise _unknown(match)
        return found[0]

    def matches(self, limit: int) -> list[SavedMatch]:
        """Return the last `limit` matches of any state, newest first."""
        return self._matches("ORDER BY updated DESC, id DESC LIMIT ?", limit)

    def open_matches(self) -> list[SavedMatch]:
        """Return the matches that can be resumed, newest first."""
        return self._matches("WHERE state = ? ORDER BY updated DESC, id DESC", OPEN)

    def finished_matches(self, game: str) -> list[SavedMatch]:
        """Return the matches of a game that came from their deal to an end by the rules alone, oldest first."""
        return self._matches(f"WHERE state = ? AND game = ? AND {_COUNTS} ORDER BY updated, id", FINISHED, game)

    def matches_of(self, game: str) -> list[SavedMatch]:
        """Return the matches of a game in any state, in the order in which they were begun."""
        return self._matches("WHERE game = ? ORDER BY id", game)

    def reseat(self, match: int, seats: Sequence[Mapping[str, Any]], *, now: int) -> None:
        """Note who plays the seats from now on (a bot takes over for somebody who leaves, or the other way round)."""
        with self._database.write() as sql:
            _touch(sql, match, now)
            sql.execute("UPDATE matches SET seats = ? WHERE id = ?", (_json(seats), match))

    def finish(self, match: int, result: Mapping[str, Any], *, now: int) -> None:
        """Close a match with its result (see SavedMatch). Its snapshots go: from here on it is only looked back at."""
        self._end(match, FINISHED, _json(result), now)

    def abandon(self, match: int, *, now: int) -> None:
        """Close a match that nobody will go on with; it counts for no statistics. Raises ElsewhereError when somebody does."""
        mine = match in self._held
        self.hold(match)
        try:
            self._end(match, ABANDONED, None, now)
        finally:
            if not mine:
                self.release(match)

    # The log of a match

    def append(
        self,
        match: int,
        answers: Sequence[StoredAnswer],
        *,
        now: int,
        at: int | None = None,
        result: Mapping[str, Any] | None = None,
    ) -> int:
        """Commit answers in one transaction; return the new length of the log.

        `at` is the length that the caller knows: if another program went on with the match meanwhile, nothing is
        written and ElsewhereError says so. `result` closes the match with them (see `finish`), so that no match is there
        with its last answer and without its result.
        """
        with self._database.write() as sql:
            if _touch(sql, match, now) != OPEN:
                raise ElsewhereError(tr("storage-match-ended", match=match), tr("storage-match-ended-why"))
            length = _length(sql, match, at)
            records.append_answers(sql, match, length, answers)
            if result is not None:
                _close(sql, match, FINISHED, _json(result))
        return length + len(answers)

    def truncate(self, match: int, n: int, *, now: int, at: int | None = None) -> list[StoredAnswer]:
        """Take back everything after the first `n` answers (undo) and return it, oldest first. `at` as in `append`.

        The caller keeps the returned tail for redo within the session. A finished match is open again afterwards.
        """
        with self._database.write() as sql:
            _touch(sql, match, now)
            _length(sql, match, at)
            dropped = records.cut_answers(sql, match, n)
            if dropped:
                sql.execute("UPDATE matches SET state = ?, result = NULL WHERE id = ?", (OPEN, match))
        return dropped

    def answers(self, match: int) -> list[StoredAnswer]:
        """Return the whole log of a match, oldest first."""
        query = f"SELECT {records.COLUMNS} FROM answers WHERE match = ? ORDER BY n"  # noqa: S608 - our own column names
        return [records.answer_of(row) for row in self._database.read(query, match)]

    def snapshot(self, match: int, n: int, data: bytes, *, turn: bool = False, keep: int = 3) -> None:
        """Keep the state (JSON bytes) after `n` answers, and drop all but the last `keep`.

        `turn` marks a state between two turns: of these only the last one stays, counted apart from the others.
        """
        with self._database.write() as sql:
            if n > records.count_answers(sql, match):
                raise ValueError(f"match {match} has no {n} answers yet")
            records.keep_snapshot(sql, match, n, data, turn)
            records.prune_snapshots(sql, match, turn, 1 if turn else keep)

    def latest_snapshot(self, match: int, at_most: int | None = None) -> Snapshot | None:
        """Return the newest readable snapshot with n <= `at_most`, or None when the log must be played from the start."""
        query = "SELECT n, data FROM snapshots WHERE match = ? AND n <= ? ORDER BY n DESC"
        for n, packed in self._database.read(query, match, LARGEST_INT if at_most is None else at_most):
            data = records.unpack_snapshot(packed)
            if data is not None:
                return Snapshot(n, data)
        return None

    # Statistics and settings

    def statistics(self, profile: int, game: str | None = None) -> Statistics:
        """Return the figures of one profile, over one game or all, computed from the finished matches that count."""
        query = f"WHERE state = ? AND game = coalesce(?, game) AND {_COUNTS} ORDER BY updated, id"
        return statistics(profile, self._matches(query, FINISHED, game))

    def read_settings(self) -> dict[str, str]:
        """Return every stored setting: key -> JSON text."""
        return dict(self._database.read("SELECT key, value FROM settings"))

    def write_settings(self, changes: Mapping[str, str | None]) -> None:
        """Store JSON texts by key; None removes the key. Keys that are not named stay as they are."""
        removed = [(key,) for key, value in changes.items() if value is None]
        stored = [(key, value) for key, value in changes.items() if value is not None]
        with self._database.write() as sql:
            sql.executemany("DELETE FROM settings WHERE key = ?", removed)
            sql.executemany("INSERT OR REPLACE INTO settings VALUES (?, ?)", stored)

    def _matches(self, rest: str, *values: Any) -> list[SavedMatch]:
        rows = self._database.read(f"SELECT {_COLUMNS} FROM matches {rest}", *values)  # noqa: S608  (our own words only)
        try:
            return [_saved_match(row) for row in rows]
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise StoreError(tr("storage-match-damaged", file=str(self.path))) from error

    def _end(self, match: int, state: str, result: str | None, now: int) -> None:
        with self._database.write() as sql:
            _touch(sql, match, now)
            _close(sql, match, state, result)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _unknown(match: int) -> StoreError:
    return StoreError(tr("storage-match-unknown", match=match), tr("storage-match-unknown-why"))


def _length(sql: sqlite3.Connection, match: int, known: int | None) -> int:
    """How long the log is. Raises ElsewhereError when that is not what the caller knows."""
    length = records.count_answers(sql, match)
    if known is not None and known != length:
        raise ElsewhereError(tr("storage-match-elsewhere", match=match), tr("storage-match-elsewhere-why"))
    return length


def _close(sql: sqlite3.Connection, match: int, state: str, result: str | None) -> None:
    sql.execute("UPDATE matches SET state = ?, result = ? WHERE id = ?", (state, result, match))
    sql.execute("DELETE FROM snapshots WHERE match = ?", (match,))


def _touch(sql: sqlite3.Connection, match: int, now: int) -> str:
    """Note the time of a change and return the state of the match. Raises StoreError when there is no such match."""
    row = sql.execute("UPDATE matches SET updated = ? WHERE id = ? RETURNING state", (now, match)).fetchone()
    if row is None:
        raise _unknown(match)
    return str(row[0])


def _saved_match(row: tuple[Any, ...]) -> SavedMatch:
    number, game, seed, options, seats, program, state, created, updated, result, answers = row
    found = msgspec.convert(
        {
            "id": number,
            "game": game,
            "seed": seed % SEED_VALUES if isinstance(seed, int) else seed,
            "options": msgspec.json.decode(options),
            "seats": msgspec.json.decode(seats),
            "program": program,
            "state": state,
            "created": created,
            "updated": updated,
            "result": None if result is None else msgspec.json.decode(result),
            "answers": answers,
        },
        SavedMatch,
    )
    msgspec.convert(found.seats, list[SeatKeys])
    msgspec.convert(found.result, ResultKeys | None)
    return found
