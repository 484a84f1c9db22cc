"""Everything Tabletop remembers between two evenings: matches, answers, profiles, decks, collections, settings."""

from tabletop.storage.deck_rows import DeckShelf
from tabletop.storage.errors import DamagedError, ElsewhereError, StoreError
from tabletop.storage.location import data_folder, database_file
from tabletop.storage.records import Pack, Profile, SavedDeck, SavedMatch, SavedSealedEvent, Snapshot, StoredAnswer
from tabletop.storage.statistics import Statistics, WinTally
from tabletop.storage.store import Store

__all__ = [
    "DamagedError",
    "DeckShelf",
    "ElsewhereError",
    "Pack",
    "Profile",
    "SavedDeck",
    "SavedMatch",
    "SavedSealedEvent",
    "Snapshot",
    "Statistics",
    "Store",
    "StoreError",
    "StoredAnswer",
    "WinTally",
    "data_folder",
    "database_file",
]
