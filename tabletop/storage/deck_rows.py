from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from tabletop.core.edition_ids import base
from tabletop.i18n import tr
from tabletop.storage.database import Database
from tabletop.storage.errors import StoreError
from tabletop.storage.records import SavedDeck

NAME_LIMIT = 40
MOST_DECKS = 200  # of one profile and game; a shelf that can still be looked through

_COLUMNS = "id, profile, game, format, name, cards, changed"


class DeckShelf(NamedTuple):
    """Decks, the last changed first, and one sentence for each that cannot be read."""

    decks: list[SavedDeck]
    problems: list[str]


class DeckRows:
    """The decks that people built. They go with their profile. Cards are kept by name, known to a game or not; those of all
    editions of a game lie together.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, profile: int, game: str) -> DeckShelf:
        """Return the decks of a profile; one that is damaged does not hide the others."""
        query = f"SELECT {_COLUMNS} FROM decks WHERE profile = ? AND game = ? ORDER BY changed DESC, id DESC"  # noqa: S608  (our own words only)
        found = DeckShelf([], [])
        for row in self._database.read(query, profile, base(game)):
            try:
                found.decks.append(_deck(row))
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                found.problems.append(tr("storage-deck-damaged", deck=row[0]))
        return found

    def get(self, number: int) -> SavedDeck:
        """Return one deck. Raises StoreError when it is gone or damaged."""
        rows = self._database.read(f"SELECT {_COLUMNS} FROM decks WHERE id = ?", number)  # noqa: S608  (our own words only)
        if not rows:
            raise _gone(number)
        try:
            return _deck(rows[0])
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise StoreError(tr("storage-deck-damaged", deck=number)) from error

    def create(self, profile: int, game: str, form: str, name: str, cards: Mapping[str, int], *, now: int) -> SavedDeck:
        """Keep a new deck. Raises StoreError when the name is empty or too long, or there are too many decks."""
        with self._database.write() as sql:
            count = "SELECT count(*) FROM decks WHERE profile = ? AND game = ?"
            if sql.execute(count, (profile, base(game))).fetchone()[0] >= MOST_DECKS:
                raise StoreError(tr("storage-decks-full", count=MOST_DECKS))
            values = (profile, base(game), form, _checked(name), _json(cards), now)
            cursor = sql.execute(
                "INSERT INTO decks (profile, game, format, name, cards, changed) VALUES (?, ?, ?, ?, ?, ?)", values
            )
        return SavedDeck(
            id=int(cursor.lastrowid or 0), profile=profile, game=base(game), format=form, name=_checked(name),
            cards=dict(cards), changed=now,
        )  # fmt: skip

    def save(self, deck: SavedDeck, *, now: int) -> SavedDeck:
        """Keep a changed deck under its id and return it as it is kept. Raises StoreError as `create`, or when it is gone."""
        name = _checked(deck.name)
        with self._database.write() as sql:
            cursor = sql.execute(
                "UPDATE decks SET format = ?, name = ?, cards = ?, changed = ? WHERE id = ?",
                (deck.format, name, _json(deck.cards), now, deck.id),
            )
            if not cursor.rowcount:
                raise _gone(deck.id)
        return msgspec.structs.replace(deck, name=name, changed=now)

    def remove(self, number: int) -> None:
        """Delete a deck."""
        with self._database.write() as sql:
            sql.execute("DELETE FROM decks WHERE id = ?", (number,))

    def restore(self, deck: SavedDeck) -> None:
        """Take back `remove`: the deck is there again, under its old id."""
        values = (deck.id, deck.profile, base(deck.game), deck.format, deck.name, _json(deck.cards), deck.changed)
        with self._database.write() as sql:
            sql.execute("INSERT OR REPLACE INTO decks VALUES (?, ?, ?, ?, ?, ?, ?)", values)


def _deck(row: tuple[Any, ...]) -> SavedDeck:
    names = SavedDeck.__struct_fields__
    plain = dict(zip(names, row, strict=True))
    return msgspec.convert({**plain, "cards": msgspec.json.decode(plain["cards"])}, SavedDeck)


def _json(cards: Mapping[str, int]) -> str:
    return msgspec.json.encode(dict(cards)).decode()


def _checked(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= NAME_LIMIT:
        raise StoreError(tr("storage-deck-name", most=NAME_LIMIT))
    return name


def _gone(number: int) -> StoreError:
    return StoreError(tr("storage-deck-unknown", deck=number))
