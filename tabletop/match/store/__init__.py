"""Everything Tabletop remembers between two evenings: matches, answers, profiles, decks, collections, settings."""

from tabletop.match.store.decks import DeckShelf
from tabletop.match.store.errors import DamagedError, ElsewhereError, StoreError
from tabletop.match.store.location import data_folder, database_file
from tabletop.match.store.records import Pack, Profile, SavedDeck, SavedMatch, SavedNight, Snapshot, StoredAnswer
from tabletop.match.store.statistics import Statistics, Tally
from tabletop.match.store.store import Store

__all__ = [
    "DamagedError",
    "DeckShelf",
    "ElsewhereError",
    "Pack",
    "Profile",
    "SavedDeck",
    "SavedMatch",
    "SavedNight",
    "Snapshot",
    "Statistics",
    "Store",
    "StoreError",
    "StoredAnswer",
    "Tally",
    "data_folder",
    "database_file",
]
