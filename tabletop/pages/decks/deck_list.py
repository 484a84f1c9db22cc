"""The shelf of decks: one's own and those that come with the game; each is built on, copied, shared or deleted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
import pygame

from tabletop.app import routes, text_files
from tabletop.app.toasts import done, sorry
from tabletop.core.decks import Violation
from tabletop.i18n import tr
from tabletop.pages.card_views import CardCache, CardDetail
from tabletop.pages.decks import deck_cards, deck_sharing, personal_page
from tabletop.pages.decks.deck_builder import BuilderScreen
from tabletop.pages.decks.deck_details import DeckActions, DeckDetails
from tabletop.pages.decks.deck_tile import BlankTile, DeckEntry, DeckTile
from tabletop.pages.decks.personal_page import PersonalPage
from tabletop.pages.decks.sample_hand import SampleHandScreen
from tabletop.storage import StoreError
from tabletop.storage.deck_rows import NAME_LIMIT
from tabletop.toolkit import rects
from tabletop.toolkit.keyboard import command
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, ScrollPanel, Tiles
from tabletop.toolkit.widgets.display import Label

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.core.deck_text import DeckImport
    from tabletop.core.decks import Format
    from tabletop.storage import Profile, SavedDeck

TILE, SHEET = 270, 560  # units: least width of a deck, width of the sheet


class DecksScreen(PersonalPage):
    def __init__(self, services: AppServices, game: str, person: int = personal_page.NOBODY) -> None:
        super().__init__(services, game, person)
        self.title = tr("decks-title")
        if self.definition.collecting is None:
            raise ValueError(f"{self.definition.name} is played without own decks.")
        self.rules = self.definition.collecting
        self.options = personal_page.house_rules(services, self.definition)
        self.decks: list[SavedDeck] = []
        self.deleted: SavedDeck | None = None
        self.chosen = ""

    # --- widgets
    def fill(self) -> None:
        self.shelf = CardCache(self.definition, self.app.cards)
        self.add_chooser()
        self.in_head(
            Button(
                tr("decks-import"),
                self.paste,
                label="Import",
                style="ghost",
                icon="download",
                role="strong",
                tooltip=tr("decks-import-tip"),
            ),
            180,
        )
        self.undo_button = Button(
            tr("decks-take-back"), self.undelete, style="accept", icon="undo", role="strong", label="undelete"
        )
        self.in_head(self.undo_button, 230)
        shown = self.services.packs.with_editions(self.services.collected)
        self.add_switch(
            shown,
            self.definition.id,
            partial(routes.decks, person=self.person),
        )
        self.mine = Tiles(least=TILE, ratio=0.86, gap=16)
        self.given = Tiles(least=TILE, ratio=0.86, gap=16)
        self.own_label = Label(tr("decks-mine"), "label", color="gold")
        column = Column(self.own_label, self.mine, Label(tr("decks-ready"), "label", color="gold"), self.given, gap=16)
        self.scroll = self.add(ScrollPanel(column, label="decks"))
        actions = DeckActions(self.edit, self.copy, self.export, self.sample, self.delete, self.rename, self.look)
        self.sheet = self.add(DeckDetails(self.shelf, actions))
        self.refill()

    def changed_person(self) -> None:
        self.deleted = None
        self.layout()
        self.refill()

    def refill(self) -> None:
        """Read the decks again and show them."""
        pool = None
        try:
            found = self.services.store.decks.all(self.person, self.definition.id)
            self.decks = found.decks
            pool = self.collection.pool() if self.person != personal_page.NOBODY else None
            for sentence in found.problems:
                sorry(self.app, sentence)
        except StoreError as error:
            self.decks = []
            sorry(self.app, error)
        self.entries = [self._own(deck, pool) for deck in self.decks] + self._ready()
        self.mine.clear()
        self.mine.add(BlankTile(tr("decks-new"), "plus", self.new))
        self.given.clear()
        for entry in self.entries:
            (self.mine if entry.own else self.given).add(DeckTile(entry, self.shelf, self._press))
        self.undo_button.visible = self.deleted is not None
        if self.chosen not in [entry.id for entry in self.entries]:
            self.chosen = self.entries[0].id
        self.choose(self.chosen)
        if self.rect.width:
            self.layout()
        self.refocus()

    def _own(self, deck: SavedDeck, pool: Mapping[str, int] | None) -> DeckEntry:
        form = self.rules.of(deck.format)
        found = self.rules.mistakes(deck.cards, form.id, self.options, pool)
        return DeckEntry(str(deck.id), True, deck.name, form.id, self._kind(deck.cards, form), deck.cards, "", found)

    def _kind(self, cards: Mapping[str, int], form: Format) -> str:
        """What sort of deck it is, in one word: its side where the game has sides, else its format."""
        side = self.rules.side(cards) if self.rules.side else ""
        return self.rules.side_name(side) or (
            form.name if len(self.rules.formats) > 1 or not self.rules.side else tr("decks-mixed")
        )

    def _ready(self) -> list[DeckEntry]:
        none: list[Violation] = []
        return [
            DeckEntry(
                deck.id,
                False,
                deck.name,
                deck.format,
                self._kind(deck.cards, self.rules.of(deck.format)),
                deck.cards,
                deck.blurb,
                none,
            )
            for deck in self.rules.ready
        ]

    # --- choosing
    @property
    def entry(self) -> DeckEntry:
        return next(entry for entry in self.entries if entry.id == self.chosen)

    def _saved(self) -> SavedDeck | None:
        return next((deck for deck in self.decks if str(deck.id) == self.chosen), None)

    def _press(self, tile: DeckTile) -> None:
        if tile.chosen:
            self.edit()
        else:
            self.choose(tile.entry.id)

    def choose(self, wanted: str) -> None:
        """Mark a deck and show its sheet."""
        self.chosen = wanted
        for tile in (*self.mine.children, *self.given.children):
            if isinstance(tile, DeckTile):
                tile.chosen = tile.entry.id == wanted
        self.sheet.show(self.entry)
        self.refresh()

    # --- actions
    def _with_person(self, go: Callable[[], None]) -> None:
        """Do something that belongs to somebody; ask who it is where nobody is known."""
        if self.person != personal_page.NOBODY:
            go()
            return

        def met(who: Profile | None) -> None:
            self.met(who)
            if who is not None:
                go()

        personal_page.ask_name(self, self.services, met)

    def new(self) -> None:
        """Begin an empty deck."""
        self._with_person(lambda: self._make(self._free(tr("decks-new")), self.rules.formats[0].id, {}, build=True))

    def _free(self, name: str) -> str:
        return deck_cards.unlike(name, {deck.name for deck in self.decks})

    def _make(self, name: str, form: str, cards: Mapping[str, int], *, build: bool = False) -> None:
        try:
            made = self.services.store.decks.create(
                self.person, self.definition.id, form, name, cards, now=int(self.services.now())
            )
        except StoreError as error:
            sorry(self.app, error)
            return
        self.chosen = str(made.id)
        self.refill()
        if build:
            self._build(made)

    def edit(self) -> None:
        """Open the chosen deck in the deck builder; a ready one is copied first."""
        saved = self._saved()
        if saved is None:
            self.copy()
        else:
            self._build(saved)

    def _build(self, deck: SavedDeck) -> None:

        try:
            self.app.push(BuilderScreen(self.services, self.collection, deck), lambda _: self._built(deck.id))
        except StoreError as error:
            sorry(self.app, error)

    def _built(self, number: int) -> None:
        """A deck into which nothing was put is not kept."""
        try:
            if not self.services.store.decks.get(number).cards:
                self.services.store.decks.remove(number)
        except StoreError as error:
            sorry(self.app, error)
        self.refill()

    def copy(self) -> None:
        entry = self.entry
        room = NAME_LIMIT - (len(tr("decks-copy-of", name="")) if entry.own else 0)
        name = tr("decks-copy-of", name=entry.name[:room]) if entry.own else entry.name[:room]
        self._with_person(lambda: self._make(self._free(name), entry.format, entry.cards))

    def rename(self, name: str) -> None:
        saved = self._saved()
        if saved is None or not name.strip():
            return
        try:
            changed = self.services.store.decks.save(msgspec.structs.replace(saved, name=name), now=saved.changed)
        except StoreError as error:
            sorry(self.app, error)
            return
        self.decks = [changed if deck.id == changed.id else deck for deck in self.decks]
        self.entries = [entry._replace(name=name) if entry.id == self.chosen else entry for entry in self.entries]
        for tile in self.mine.children:
            if isinstance(tile, DeckTile) and tile.chosen:
                tile.entry = tile.entry._replace(name=changed.name)
        self.refresh()

    def delete(self) -> None:
        saved = self._saved()
        if saved is None:
            return
        try:
            self.services.store.decks.remove(saved.id)
        except StoreError as error:
            sorry(self.app, error)
            return
        self.app.sound("discard")
        self.deleted = saved
        self.refill()
        self.set_focus(self.undo_button)
        self.app.toast(tr("decks-deleted"), "delete")

    def undelete(self) -> None:
        """Take the last deletion back."""
        if self.deleted is None:
            return
        try:
            self.services.store.decks.restore(self.deleted)
        except StoreError as error:
            sorry(self.app, error)
            return
        self.chosen, self.deleted = str(self.deleted.id), None
        self.app.sound("undo")
        self.refill()
        done(self.app, tr("decks-undeleted"), "undo")

    def look(self, kind: int, kinds: list[int]) -> None:

        if kind in kinds:
            self.app.push(CardDetail(self.definition, kinds, kinds.index(kind), self.app.cards))
        else:
            sorry(self.app, tr("decks-unknown-card"))

    def sample(self) -> None:

        kinds = {card.id: kind for kind, card in enumerate(self.definition.cards)}
        cards = [kinds[card] for card, copies in self.entry.cards.items() if card in kinds for _ in range(copies)]
        if cards:
            self.app.push(SampleHandScreen(cards, self.rules.hand, self.shelf, self.services.seed()))

    def export(self) -> None:
        entry, saved = self.entry, self._saved()
        if saved is None:
            ready = next(deck for deck in self.rules.ready if deck.id == entry.id)
            deck_sharing.export_deck(self.app, self.services, self.definition, ready.name, ready.format, ready.cards)
        else:
            deck_sharing.export_deck(self.app, self.services, self.definition, saved.name, saved.format, saved.cards)

    def paste(self) -> None:
        """Take in a deck from the clipboard."""
        self._with_person(lambda: deck_sharing.take(self.app, self.collection, text_files.pasted(), self._take))

    def _take(self, found: DeckImport) -> None:
        known = [form.id for form in self.rules.formats]
        self._make(
            found.name or tr("decks-from-afar"), found.format if found.format in known else known[0], found.cards
        )

    # --- input
    def on_event(self, event: Event) -> bool:
        if super().on_event(event):  # a pack is taken in wherever it is dropped
            return True
        if event.type == pygame.DROPFILE:
            self._with_person(lambda: deck_sharing.take_file(self.app, self.collection, event.file, self._take))
            return True
        return False

    def on_key(self, event: Event) -> bool:
        shortcut = command(event)
        if shortcut == "z":
            self.undelete()
        elif shortcut == "v":
            self.paste()
        elif event.key == pygame.K_DELETE and isinstance(self.focus, DeckTile):
            self.choose(self.focus.entry.id)
            self.delete()
        else:
            return super().on_key(event)
        return True

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        right, left = rects.cut_right(body, min(self.u(SHEET), body.width * 42 // 100), self.u(24))
        self.sheet.place(right)
        self.scroll.place(left)
