from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tabletop.storage.database import Database
from tabletop.storage.errors import StoreError
from tabletop.storage.records import SavedNight
from tabletop.storage.schema import FINISHED, OPEN

_COLUMNS = "id, game, state, created, updated, plan"


class Nights:
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
                raise StoreError(f"The sealed night number {night} has ended already.")

    def end(self, night: int, state: str, *, now: int) -> None:
        """Close a night that was played ("finished") or given up ("abandoned")."""
        with self._database.write() as sql:
            sql.execute("UPDATE nights SET state = ?, updated = ? WHERE id = ?", (state, now, night))

    def get(self, night: int) -> SavedNight:
        """Return one night. Raises StoreError when it is gone or damaged."""
        found = self._nights("WHERE id = ?", night)
        if not found:
            raise StoreError(f"There is no sealed night number {night}.")
        return found[0]

    def open(self) -> list[SavedNight]:
        """Return the nights that can go on, newest first."""
        return self._nights("WHERE state = ? ORDER BY updated DESC, id DESC", OPEN)

    def finished(self, game: str, limit: int) -> list[SavedNight]:
        """Return the last nights of a game that came to an end, newest first."""
        return self._nights(
            "WHERE state = ? AND game = ? ORDER BY updated DESC, id DESC LIMIT ?", FINISHED, game, limit
        )

    def _nights(self, rest: str, *values: Any) -> list[SavedNight]:
        rows = self._database.read(f"SELECT {_COLUMNS} FROM nights {rest}", *values)  # noqa: S608  (our own words only)
        try:
            return [_night(row) for row in rows]
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise StoreError("A sealed night in the saved games is damaged; it was left as it is.") from error


def _night(row: tuple[Any, ...]) -> SavedNight:
    plain = dict(zip(SavedNight.__struct_fields__, row, strict=True))
    return msgspec.convert({**plain, "plan": msgspec.json.decode(plain["plan"])}, SavedNight)


def _json(plan: Mapping[str, Any]) -> str:
    return msgspec.json.encode(plan).decode()
