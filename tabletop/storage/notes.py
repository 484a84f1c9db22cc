from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from tabletop.storage.database import Database
from tabletop.storage.errors import StoreError

NOBODY = 0
T = TypeVar("T")

_PUT = """
INSERT INTO notes (kind, profile, key, data, changed) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (kind, coalesce(profile, 0), key) DO UPDATE SET data = excluded.data, changed = excluded.changed
"""


class Notes:
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
            raise StoreError(f"A note ({kind}) in the saved games is damaged; it was left as it is.") from error
