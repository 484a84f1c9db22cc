"""Decks as text: out to the clipboard and a file, in from the clipboard, a file, or a file dropped on the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.app import text_files
from tabletop.app.toasts import done, sorry
from tabletop.core import deck_forms, deck_text
from tabletop.core.sanitizing import brief
from tabletop.pages.decks import deck_cards
from tabletop.toolkit.markup import escape
from tabletop.toolkit.plain_words import many
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.core.deck_text import Doubt, Imported
    from tabletop.core.decks import Deck
    from tabletop.core.definition import Definition
    from tabletop.progress.collection import Collection
    from tabletop.toolkit.app import App

LIMIT = 1 << 18  # letters that are read; a deck has about a thousand, as XML with ids some ten thousand
BEGINNING = 60  # letters of a text that is no deck, to say which one was meant
MOST_CHOICES = 4  # cards that a dialog offers for words that may be several


def export_deck(app: App, desk: AppServices, definition: Definition, name: str, form: str, cards: Deck) -> Path | None:
    """Write a deck to a file and to the clipboard, and say where it is."""
    text = deck_text.export_deck(name, definition.id, form, cards, deck_cards.names(definition))
    text_files.copy(text)
    try:
        path = text_files.write(desk, f"deck {name}", text)
    except OSError as error:
        sorry(app, f"The deck is on the clipboard, but no file could be written: {error}")
        return None
    done(app, f"Copied to the clipboard, and saved as {path}.", "content-copy")
    return path


def take_file(app: App, collection: Collection, path: str, then: Callable[[Imported], None]) -> None:
    """Read a deck from a file, or say why that cannot be done."""
    try:
        with Path(path).open("rb") as file:
            text = deck_forms.decode(file.read(LIMIT))
    except (OSError, ValueError):
        sorry(app, "This file cannot be read as a deck.")
        return
    take(app, collection, text, then, source=f"The file {Path(path).name}")


def take(
    app: App, collection: Collection, text: str, then: Callable[[Imported], None], *, source: str = "The clipboard"
) -> None:
    """Read a deck from a text, ask what it leaves open, say what came of it, and hand the deck to `then`."""
    names = deck_cards.names(collection.definition)
    settled: dict[Doubt, str] = {}

    def answered(doubt: Doubt, choice: str | None) -> None:
        if choice is not None:
            settled[doubt] = choice
            again()

    def again() -> None:
        try:
            found = deck_text.import_deck(text[:LIMIT], names, settled)
        except ValueError as error:
            begins = brief(" ".join(text.split()), BEGINNING)
            sorry(app, f"{source} holds no deck. {error}" + (f" It begins: {begins}" if begins else ""))
            return
        if found.game not in ("", collection.game):
            sorry(app, f"This is a deck of another game ({found.game}).")
        elif found.doubts:
            doubt = found.doubts[0]
            app.push(_question(doubt, names), partial(answered, doubt))
        else:
            _say(app, found)
            then(found)

    again()


def _question(doubt: Doubt, names: Mapping[str, str]) -> Dialog[str]:
    """The dialog that asks what a text leaves open."""
    if doubt.kind == "side":
        title, text = (
            "A sideboard",
            f"{many(int(doubt.words), 'card').capitalize()} of this text belong to a sideboard.",
        )
        words = {"out": "Leave them out", "in": "Take them along"}
    elif doubt.kind == "numbers":
        title, text = "Numbers before the cards", f"The cards are numbered {doubt.words} What do the numbers say?"
        words = {"copies": "How many copies", "lines": "Nothing: one card a line"}
    else:
        title, text = "Which card?", f"**{escape(doubt.words)}** may be more than one card."
        words = {card: names[card] for card in doubt.choices[:MOST_CHOICES]} | {doubt.words: "None of them"}
    answers = [DialogButton(label, value, "secondary") for value, label in words.items()]
    return Dialog(title, text, answers, icon="help")


def _say(app: App, found: Imported) -> None:
    """Say what was taken in."""
    if found.unknown:
        sorry(app, f"{many(len(found.unknown), 'card is', 'cards are').capitalize()} not known here; kept and marked.")
    else:
        done(app, f"Taken in: {many(sum(found.cards.values()), 'card')}.", "download")
