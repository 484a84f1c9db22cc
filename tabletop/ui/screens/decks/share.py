"""Decks as text: out to the clipboard and a file, in from the clipboard, a file, or a file dropped on the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.core import decktext
from tabletop.ui.screens import files
from tabletop.ui.screens.decks import facts
from tabletop.ui.screens.say import done, sorry
from tabletop.ui.screens.words import many

if TYPE_CHECKING:
    from tabletop.core.decks import Deck
    from tabletop.core.decktext import Imported
    from tabletop.core.definition import Definition
    from tabletop.match.collection import Collection
    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk

LIMIT = 1 << 16  # letters that are read; a deck has about a thousand


def export_deck(app: App, desk: Desk, definition: Definition, name: str, form: str, cards: Deck) -> Path | None:
    """Write a deck to a file and to the clipboard, and say where it is."""
    text = decktext.export_deck(name, definition.id, form, cards, facts.names(definition))
    files.copy(text)
    try:
        path = files.write(desk, f"deck {name}", text)
    except OSError as error:
        sorry(app, f"The deck is on the clipboard, but no file could be written: {error}")
        return None
    done(app, f"Copied to the clipboard, and saved as {path}.", "content-copy")
    return path


def take_file(app: App, collection: Collection, path: str) -> Imported | None:
    """Read a deck from a file, or say why that cannot be done."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(LIMIT)
    except (OSError, UnicodeDecodeError):
        sorry(app, "This file cannot be read as a deck.")
        return None
    return take(app, collection, text)


def take(app: App, collection: Collection, text: str) -> Imported | None:
    """Read a deck from a text and say what came of it."""
    try:
        found = decktext.import_deck(text[:LIMIT], facts.names(collection.definition))
    except ValueError as error:
        sorry(app, error)
        return None
    if found.game not in ("", collection.game):
        sorry(app, f"This is a deck of another game ({found.game}).")
        return None
    if found.unknown:
        sorry(app, f"{many(len(found.unknown), 'card is', 'cards are').capitalize()} not known here; kept and marked.")
    else:
        done(app, f"Taken in: {many(sum(found.cards.values()), 'card')}.", "download")
    return found
