"""What the store hands out: plain values, no handles into the database."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from tabletop.core.winning import shares
from tabletop.i18n import tr
from tabletop.storage.errors import StoreError

Copies = Annotated[int, msgspec.Meta(ge=1)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class StoredAnswer(NamedTuple):
    """One answer of the log: the ask it answers, who gave it, the index of the option, when (ms played by then).

    `note` is of no meaning to the rules: what the world measured, or that a pass was seen. `value`: what was told instead of
    chosen, plain data that JSON can hold; None for an answer by index.
    """

    ask: int
    seat: int
    option: int
    ms: int
    note: str = ""
    value: object = None


class SeatKeys(msgspec.Struct):
    """The keys of a saved seat that the program reads without knowing its game; others are carried along."""

    name: str = ""
    bot: str | None = None


class ResultKeys(msgspec.Struct):
    """The same of a result."""

    winners: list[Natural] = []
    ending: str = ""
    seconds: Natural | None = None
    help: dict[str, dict[str, Natural]] | None = None
    team: str = ""
    sides: list[int] = []


class SavedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """One match without its log.

    `seats` are JSON objects; the store reads two of their keys: "profile" (int, a person with a profile) and "bot" (str, the
    level of a bot). `result` likewise: "winners" (list of seat indexes), "ending" (str), "seconds" (time played), "team" (str,
    where a team has won), "sides" (by seat, where there are teams; -1: with all) and "repaired" (true where people have put the
    table right by hand). `created` and `updated` are Unix seconds, as everywhere in the store but in `StoredAnswer.ms`.
    """

    id: int
    game: str
    seed: int
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    program: str
    state: str
    created: int
    updated: int
    result: dict[str, Any] | None
    answers: int

    @property
    def sides(self) -> tuple[int, ...]:
        """By seat, as `Definition.sides`; of a result without them, those who have won as a team are one side."""
        result, seats = self.result or {}, range(len(self.seats))
        if len(kept := result.get("sides", ())) == len(seats):
            return tuple(kept)
        won = result.get("winners", ()) if result.get("team") else ()
        return tuple(int(seat not in won) for seat in seats) if won else ()

    @property
    def shares(self) -> tuple[float, ...]:
        """What part of the win each seat has; nobody has any before its end, or of a match that was given up."""
        return shares((self.result or {}).get("winners", ()), len(self.seats), self.sides)

    @property
    def repaired(self) -> bool:
        """It did not come to its end by the rules alone, and counts for nothing."""
        return bool((self.result or {}).get("repaired"))


class Snapshot(NamedTuple):
    """The state (JSON bytes) after `n` answers."""

    n: int
    data: bytes


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    name: str
    colour: str
    avatar: str
    created: int
    keys: dict[str, str]


class SavedDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck that somebody built. `cards`: card -> copies; `changed`: Unix seconds."""

    id: int
    profile: int
    game: str
    format: str
    name: str
    cards: dict[str, Copies]
    changed: int


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """A pack of cards: what is in it follows from seed and options. Times are Unix seconds, `opened` None while sealed."""

    id: int
    profile: int
    game: str
    seed: int
    options: dict[str, str]
    source: str
    made: int
    opened: int | None = None


class SavedSealedEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A sealed night. `plan` is a JSON object that the store does not read; times are Unix seconds."""

    id: int
    game: str
    state: Literal["open", "finished", "abandoned"]
    created: int
    updated: int
    plan: dict[str, Any]


# The log of one match: answers and snapshots. Every function works inside a transaction of the caller.

COLUMNS = "ask, seat, option, ms, note, value"


def answer_of(row: Sequence[Any]) -> StoredAnswer:
    """The answer in a row of these columns."""
    ask, seat, option, ms, note, value = row
    try:
        return StoredAnswer(ask, seat, option, ms, note, None if value is None else msgspec.json.decode(value))
    except (msgspec.DecodeError, TypeError) as error:
        raise StoreError(tr("storage-answer-damaged")) from error


def _written(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def count_answers(sql: sqlite3.Connection, match: int) -> int:
    """Return how many answers the match has."""
    return int(sql.execute("SELECT coalesce(max(n) + 1, 0) FROM answers WHERE match = ?", (match,)).fetchone()[0])


def append_answers(sql: sqlite3.Connection, match: int, first: int, answers: Iterable[StoredAnswer]) -> None:
    rows = ((match, n, *answer[:-1], _written(answer.value)) for n, answer in enumerate(answers, first))
    sql.executemany("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)


def cut_answers(sql: sqlite3.Connection, match: int, n: int) -> list[StoredAnswer]:
    """Drop everything after the first `n` answers and return the dropped answers, oldest first."""
    query = f"SELECT {COLUMNS} FROM answers WHERE match = ? AND n >= ? ORDER BY n"  # noqa: S608 - our own column names
    dropped = [answer_of(row) for row in sql.execute(query, (match, n))]
    sql.execute("DELETE FROM answers WHERE match = ? AND n >= ?", (match, n))
    sql.execute("DELETE FROM snapshots WHERE match = ? AND n > ?", (match, n))
    return dropped


def keep_snapshot(sql: sqlite3.Connection, match: int, n: int, data: bytes, turn: bool) -> None:
    values = (match, n, int(turn), zlib.compress(data, 6))
    sql.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", values)


def prune_snapshots(sql: sqlite3.Connection, match: int, turn: bool, keep: int) -> None:
    """Keep only the last `keep` snapshots of one kind."""
    sql.execute(
        "DELETE FROM snapshots WHERE match = ? AND turn = ? AND n NOT IN "
        "(SELECT n FROM snapshots WHERE match = ? AND turn = ? ORDER BY n DESC LIMIT ?)",
        (match, int(turn), match, int(turn), keep),
    )


def unpack_snapshot(data: bytes) -> bytes | None:
    """Return the JSON bytes of a snapshot, or None when they are damaged (an older one will do)."""
    try:
        return zlib.decompress(data)
    except zlib.error:
        return None
