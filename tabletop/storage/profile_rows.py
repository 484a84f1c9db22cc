from __future__ import annotations

import sqlite3
from collections.abc import Mapping

import msgspec

from tabletop.i18n import tr
from tabletop.storage.database import Database
from tabletop.storage.errors import StoreError
from tabletop.storage.records import Profile

NAME_LIMIT = 24
BELONGINGS = ("decks", "collected", "packs", "unlocked", "notes")  # tables of what goes with a person


class ProfileRows:
    """The people who play here. Names differ in more than upper and lower case."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[Profile]:
        """Return every profile, oldest first."""
        rows = self._database.read("SELECT id, name, colour, avatar, created, keys FROM profiles ORDER BY created, id")
        return [
            Profile(id=number, name=name, colour=colour, avatar=avatar, created=created, keys=msgspec.json.decode(keys))
            for number, name, colour, avatar, created, keys in rows
        ]

    def create(
        self, name: str, *, colour: str, avatar: str, now: int, keys: Mapping[str, str] | None = None
    ) -> Profile:
        """Add a profile. Raises StoreError when the name is taken, empty or longer than NAME_LIMIT."""
        name = _checked(name)
        with self._database.write() as sql:
            _refuse_taken(sql, name, 0)
            cursor = sql.execute(
                "INSERT INTO profiles (name, colour, avatar, created, keys) VALUES (?, ?, ?, ?, ?)",
                (name, colour, avatar, now, _json(keys or {})),
            )
        return Profile(
            id=int(cursor.lastrowid or 0), name=name, colour=colour, avatar=avatar, created=now, keys=dict(keys or {})
        )

    def save(self, profile: Profile) -> None:
        """Store a changed profile under its id. Raises StoreError as `create`, or when it is gone."""
        name = _checked(profile.name)
        with self._database.write() as sql:
            _refuse_taken(sql, name, profile.id)
            cursor = sql.execute(
                "UPDATE profiles SET name = ?, colour = ?, avatar = ?, keys = ? WHERE id = ?",
                (name, profile.colour, profile.avatar, _json(profile.keys), profile.id),
            )
            if not cursor.rowcount:
                raise StoreError(tr("storage-player-unknown", name=name))

    def start_anew(self, profile: Profile, *, now: int) -> Profile:
        """The same person with a new id, so that no match counts any more; decks, cards and notes go along."""
        with self._database.write() as sql:
            sql.execute("UPDATE profiles SET name = name || ' ' || hex(randomblob(8)) WHERE id = ?", (profile.id,))
            values = (profile.name, profile.colour, profile.avatar, now, _json(profile.keys))
            insert = "INSERT INTO profiles (name, colour, avatar, created, keys) VALUES (?, ?, ?, ?, ?)"
            number = int(sql.execute(insert, values).lastrowid or 0)
            for table in BELONGINGS:
                sql.execute(f"UPDATE {table} SET profile = ? WHERE profile = ?", (number, profile.id))  # noqa: S608  (our own words only)
            sql.execute("DELETE FROM profiles WHERE id = ?", (profile.id,))
        return msgspec.structs.replace(profile, id=number, created=now)

    def remove(self, number: int) -> None:
        """Forget a profile; its matches stay, with the names that were played under."""
        with self._database.write() as sql:
            sql.execute("DELETE FROM profiles WHERE id = ?", (number,))


def _json(keys: Mapping[str, str]) -> str:
    return msgspec.json.encode(keys).decode()


def _checked(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= NAME_LIMIT:
        raise StoreError(tr("storage-player-name", most=NAME_LIMIT))
    return name


def _refuse_taken(sql: sqlite3.Connection, name: str, own: int) -> None:
    """Compare without case in every alphabet; SQLite's own NOCASE knows the English letters only."""
    for (other,) in sql.execute("SELECT name FROM profiles WHERE id != ?", (own,)):
        if other.casefold() == name.casefold():
            raise StoreError(tr("storage-player-twice", name=other))
