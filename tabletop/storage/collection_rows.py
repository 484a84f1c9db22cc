from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any

import msgspec

from tabletop.core.edition_ids import base
from tabletop.i18n import tr
from tabletop.storage.database import Database
from tabletop.storage.errors import StoreError
from tabletop.storage.records import Pack, SavedSealedEvent
from tabletop.storage.schema import FINISHED, OPEN

SEED_VALUES = 1 << 63

_PACK = "id, profile, game, seed, options, source, made, opened"

_COLUMNS = "id, game, state, created, updated, plan"


class CollectionRows:
    """The cards that people own, by profile and game, and the packs they come from; the editions of a game share them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def owned(self, profile: int, game: str) -> dict[str, int]:
        """Return card id -> copies. Raises StoreError when the numbers are damaged."""
        query = "SELECT card, copies FROM collected WHERE profile = ? AND game = ? ORDER BY card"
        rows = self._database.read(query, profile, base(game))
        if any(not isinstance(card, str) or not isinstance(copies, int) or copies < 1 for card, copies in rows):
            raise StoreError(tr("storage-collection-damaged"))
        return dict(rows)

    def swap(self, game: str, one: int, gives: Mapping[str, int], other: int, takes: Mapping[str, int]) -> None:
        """Trade: `one` gives some cards and takes others from `other`, all or nothing.

        Raises StoreError when somebody does not own what is to be given.
        """
        with self._database.write() as sql:
            for giver, taker, cards in ((one, other, gives), (other, one, takes)):
                _take(sql, giver, base(game), cards)
                _add(sql, taker, base(game), cards)

    # All cards unlocked

    def unlocked(self, profile: int, game: str) -> bool:
        """Tell whether somebody builds decks from every card of the game."""
        return bool(self._database.read("SELECT 1 FROM unlocked WHERE profile = ? AND game = ?", profile, base(game)))

    def unlock(self, profile: int, game: str, on: bool) -> None:
        with self._database.write() as sql:
            sql.execute("DELETE FROM unlocked WHERE profile = ? AND game = ?", (profile, base(game)))
            if on:
                sql.execute("INSERT INTO unlocked VALUES (?, ?)", (profile, base(game)))

    # Packs

    def sealed(self, profile: int, game: str) -> list[Pack]:
        """Return the packs that were not opened yet, oldest first."""
        return self._packs("WHERE profile = ? AND game = ? AND opened IS NULL ORDER BY made, id", profile, base(game))

    def opened(self, profile: int, game: str) -> list[Pack]:
        """Return the packs that were opened, the last one first."""
        return self._packs(
            "WHERE profile = ? AND game = ? AND opened IS NOT NULL ORDER BY opened DESC, id DESC", profile, base(game)
        )

    def give(
        self, profile: int, game: str, seed: int, *, source: str, now: int, options: Mapping[str, str] | None = None
    ) -> Pack | None:
        """Put a sealed pack on the shelf. None when there was one from this `source` before ("" may give any number)."""
        if not 0 <= seed < SEED_VALUES:
            raise ValueError(f"a pack's seed has 63 bits and no sign, not {seed}")
        values = (profile, base(game), seed, msgspec.json.encode(options or {}).decode(), source, now)
        with self._database.write() as sql:
            cursor = sql.execute(
                "INSERT OR IGNORE INTO packs (profile, game, seed, options, source, made) VALUES (?, ?, ?, ?, ?, ?)",
                values,
            )
            if not cursor.rowcount:
                return None
        return Pack(
            id=int(cursor.lastrowid or 0), profile=profile, game=base(game), seed=seed, options=dict(options or {}),
            source=source, made=now,
        )  # fmt: skip

    def open(self, pack: int, cards: Mapping[str, int], *, now: int) -> None:
        """Add what is in a sealed pack to its owner's cards. Raises StoreError when it is open or gone already."""
        with self._database.write() as sql:
            query = "UPDATE packs SET opened = ? WHERE id = ? AND opened IS NULL RETURNING profile, game"
            row = sql.execute(query, (now, pack)).fetchone()
            if row is None:
                raise StoreError(tr("storage-pack-opened"))
            _add(sql, row[0], row[1], cards)

    def _packs(self, rest: str, *values: Any) -> list[Pack]:
        rows = self._database.read(f"SELECT {_PACK} FROM packs {rest}", *values)  # noqa: S608  (our own words only)
        try:
            return [_pack(row) for row in rows]
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise StoreError(tr("storage-pack-damaged")) from error


def _pack(row: tuple[Any, ...]) -> Pack:
    plain = dict(zip(Pack.__struct_fields__, row, strict=True))
    return msgspec.convert({**plain, "options": msgspec.json.decode(plain["options"])}, Pack)


def _add(sql: sqlite3.Connection, profile: int, game: str, cards: Mapping[str, int]) -> None:
    sql.executemany(
        "INSERT INTO collected VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET copies = copies + excluded.copies",
        [(profile, game, card, copies) for card, copies in cards.items() if copies > 0],
    )


def _take(sql: sqlite3.Connection, profile: int, game: str, cards: Mapping[str, int]) -> None:
    for card, copies in cards.items():
        where = "WHERE profile = ? AND game = ? AND card = ?"
        row = sql.execute(f"SELECT copies FROM collected {where}", (profile, game, card)).fetchone()  # noqa: S608  (our own words only)
        left = (row[0] if row else 0) - copies
        if copies < 1 or left < 0:
            there = row[0] if row else 0
            raise StoreError(tr("storage-too-few-copies", count=copies, card=repr(card), there=there))
        if left:
            sql.execute(f"UPDATE collected SET copies = ? {where}", (left, profile, game, card))  # noqa: S608  (as above)
        else:
            sql.execute(f"DELETE FROM collected {where}", (profile, game, card))  # noqa: S608  (as above)


class SealedEventRows:
    """Sealed nights: kept after every step, so that one that was interrupted goes on. Matches name their night themselves."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, game: str, plan: Mapping[str, Any], *, now: int) -> int:
        """Begin a night and return its id."""
        with self._database.write() as sql:
            cursor = sql.execute(
                "INSERT INTO nights (game, state, created, updated, plan) VALUES (?, ?, ?, ?, ?)",
                (game, OPEN, now, now, _json(plan)),
            )
        return int(cursor.lastrowid or 0)

    def save(self, night: int, plan: Mapping[str, Any], *, now: int) -> None:
        """Keep how far it is. Raises StoreError when it has ended or is gone."""
        with self._database.write() as sql:
            values = (_json(plan), now, night, OPEN)
            if not sql.execute("UPDATE nights SET plan = ?, updated = ? WHERE id = ? AND state = ?", values).rowcount:
                raise StoreError(tr("storage-night-ended", night=night))

    def end(self, night: int, state: str, *, now: int) -> None:
        """Close a night that was played ("finished") or given up ("abandoned")."""
        with self._database.write() as sql:
            sql.execute("UPDATE nights SET state = ?, updated = ? WHERE id = ?", (state, now, night))

    def get(self, night: int) -> SavedSealedEvent:
        """Return one night. Raises StoreError when it is gone or damaged."""
        found = self._nights("WHERE id = ?", night)
        if not found:
            raise StoreError(tr("storage-night-unknown", night=night))
        return found[0]

    def open(self) -> list[SavedSealedEvent]:
        """Return the nights that can go on, newest first."""
        return self._nights("WHERE state = ? ORDER BY updated DESC, id DESC", OPEN)

    def finished(self, game: str, limit: int) -> list[SavedSealedEvent]:
        """Return the last nights of a game that came to an end, newest first."""
        return self._nights(
            "WHERE state = ? AND game = ? ORDER BY updated DESC, id DESC LIMIT ?", FINISHED, game, limit
        )

    def _nights(self, rest: str, *values: Any) -> list[SavedSealedEvent]:
        rows = self._database.read(f"SELECT {_COLUMNS} FROM nights {rest}", *values)  # noqa: S608  (our own words only)
        try:
            return [_night(row) for row in rows]
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise StoreError(tr("storage-night-damaged")) from error


def _night(row: tuple[Any, ...]) -> SavedSealedEvent:
    plain = dict(zip(SavedSealedEvent.__struct_fields__, row, strict=True))
    return msgspec.convert({**plain, "plan": msgspec.json.decode(plain["plan"])}, SavedSealedEvent)


def _json(plan: Mapping[str, Any]) -> str:
    return msgspec.json.encode(plan).decode()
