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
from tabletop.i18n import tr
from tabletop.pages.decks import deck_cards
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.core.deck_text import AmbiguousLine, DeckImport
    from tabletop.core.decks import Deck
    from tabletop.core.definition import Definition
    from tabletop.progress.collection import Collection
    from tabletop.toolkit.app import App

LIMIT = 1 << 18  # letters that are read; a deck has about a thousand, as XML with ids some ten thousand
BEGINNING = 60  # letters of a text that is no deck, to say which one was meant
MOST_CHOICES = 4  # cards that a dialog offers for words that may be several


def export_deck(
    app: App, services: AppServices, definition: Definition, name: str, form: str, cards: Deck
) -> Path | None:
    """Write a deck to a file and to the clipboard, and say where it is."""
    text = deck_text.export_deck(name, definition.id, form, cards, deck_cards.names(definition))
    text_files.copy(text)
    try:
        path = text_files.write(services, f"deck {name}", text)
    except OSError as error:
        sorry(app, tr("decks-no-file", why=str(error)))
        return None
    done(app, tr("decks-copied-saved", path=str(path)), "content-copy")
    return path


def take_file(app: App, collection: Collection, path: str, then: Callable[[DeckImport], None]) -> None:
    """Read a deck from a file, or say why that cannot be done."""
    try:
        with Path(path).open("rb") as file:
            text = deck_forms.decode(file.read(LIMIT))
    except (OSError, ValueError):
        sorry(app, tr("decks-unreadable-file"))
        return
    take(app, collection, text, then, source=tr("decks-file", name=Path(path).name))


def take(app: App, collection: Collection, text: str, then: Callable[[DeckImport], None], *, source: str = "") -> None:
    """Read a deck from a text, ask what it leaves open, say what came of it, and hand the deck to `then`.

    `source`: where the text is from, "": from the clipboard.
    """
    names = deck_cards.names(collection.definition)
    settled: dict[AmbiguousLine, str] = {}

    def answered(doubt: AmbiguousLine, choice: str | None) -> None:
        if choice is not None:
            settled[doubt] = choice
            again()

    def again() -> None:
        try:
            found = deck_text.import_deck(text[:LIMIT], names, settled)
        except ValueError as error:
            begins, place = brief(" ".join(text.split()), BEGINNING), source or tr("decks-clipboard")
            sorry(
                app,
                tr("decks-no-deck-begins", source=place, why=str(error), begins=begins)
                if begins
                else tr("decks-no-deck", source=place, why=str(error)),
            )
            return
        if found.game not in ("", collection.game):
            sorry(app, tr("decks-other-game", game=found.game))
        elif found.doubts:
            doubt = found.doubts[0]
            app.push(_question(doubt, names), partial(answered, doubt))
        else:
            _say(app, found)
            then(found)

    again()


def _question(doubt: AmbiguousLine, names: Mapping[str, str]) -> Dialog[str]:
    """The dialog that asks what a text leaves open."""
    if doubt.kind == "side":
        title, text = tr("decks-sideboard"), tr("decks-sideboard-about", count=int(doubt.words))
        words = {"out": tr("decks-sideboard-out"), "in": tr("decks-sideboard-in")}
    elif doubt.kind == "numbers":
        title, text = tr("decks-numbers"), tr("decks-numbers-about", numbers=doubt.words)
        words = {"copies": tr("decks-numbers-copies"), "lines": tr("decks-numbers-lines")}
    else:
        title, text = tr("decks-which-card"), tr("decks-which-card-about", words=escape(doubt.words))
        words = {card: names[card] for card in doubt.choices[:MOST_CHOICES]} | {doubt.words: tr("decks-none-of-them")}
    answers = [DialogButton(label, value, "secondary") for value, label in words.items()]
    return Dialog(title, text, answers, icon="help")


def _say(app: App, found: DeckImport) -> None:
    """Say what was taken in."""
    if found.unknown:
        sorry(app, tr("decks-taken-in-unknown", count=len(found.unknown)))
    else:
        done(app, tr("decks-taken-in", count=sum(found.cards.values())), "download")
