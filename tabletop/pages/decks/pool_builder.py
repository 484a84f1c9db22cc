"""A deck that is built from a pool for one occasion, a sealed night or a circuit, and kept with that instead of on a shelf."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.pages.decks.deck_builder import BuilderScreen
from tabletop.pages.decks.deck_model import DeckModel
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tabletop.toolkit.widgets.display import RichLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.app.services import AppServices
    from tabletop.pages.decks.deck_model import CardSource
    from tabletop.storage import SavedDeck


class PoolDraft:
    """Stands where a deck model has a shelf: `keep` is given the cards after every change; it may raise StoreError."""

    def __init__(self, keep: Callable[[dict[str, int]], None]) -> None:
        self._keep = keep

    @property
    def decks(self) -> PoolDraft:
        return self

    def save(self, deck: SavedDeck, *, now: int) -> SavedDeck:  # noqa: ARG002  # the occasion has its own clock
        self._keep(dict(deck.cards))
        return deck


class PooledBuilder(BuilderScreen, ABC):
    """Shows the cards of the pool alone, and "Ready" instead of formats and locks. `options`: the house rules in force."""

    def __init__(self, services: AppServices, pool: CardSource, begun: SavedDeck, options: dict[str, str]) -> None:
        self.options = options
        super().__init__(services, pool, begun)

    @abstractmethod
    def pool_words(self) -> str:
        """What there is to build from, in rich text."""

    @abstractmethod
    def keep(self, cards: dict[str, int]) -> None:
        """Keep the deck as it is now, to be gone on with. Raises StoreError."""

    @abstractmethod
    def settle(self) -> None:
        """The deck is ready: keep it for good, and close."""

    def make_bench(self, collection: CardSource, deck: SavedDeck) -> DeckModel:
        return DeckModel(PoolDraft(self.keep), collection, deck, self.services.now, self.options)

    # --- widgets
    def fill(self) -> None:
        self.told = self.add(RichLabel("", "small", label="pool"))
        self.ready_button = Button(
            tr("decks-pool-ready"), self.finish, label="Ready", style="primary", icon="check", key="r"
        )
        self.in_head(self.ready_button, 220)
        self.fill_head()
        super().fill()
        self.lock.visible = False
        self._head = [(widget, 0 if widget is self.lock else units) for widget, units in self._head]
        self.panel.formats.visible = False

    def fill_head(self) -> None:
        """Add what stands beside "Ready"."""

    def _show_tools(self) -> None:
        super()._show_tools()
        self.ready_button.style = "primary" if self.deck_model.full else "secondary"

    def find(self) -> None:
        self.search = self.search._replace(only=frozenset(self.deck_model.pool or ()))
        self.told.source = self.pool_words()
        super().find()

    # --- the end
    def finish(self) -> None:
        """The deck is ready; if it may not be played yet, auto-fill offers to mend it."""
        if any(not one.warning for one in self.deck_model.mistakes()):
            title, text = tr("decks-mend-sure"), tr("decks-mend-about")
            confirm(
                self, Confirmation(title, text, tr("decks-mend"), no=tr("decks-build-on"), icon="flash"), self.settle
            )
        else:
            self.settle()

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        super().arrange(body)
        box = self.wall.rect
        told, rest = rects.cut_top(box, self.told.measure(box.width)[1], self.u(10))
        self.told.place(told)
        self.wall.place(rest)
