"""The collection of one person: every card of the set, what is there, doubles, what is missing; packs and trades."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.pages.card_browser.card_cache import CardShelf
from tabletop.pages.card_browser.card_cell import FOOT
from tabletop.pages.card_browser.card_detail import CardDetail
from tabletop.pages.card_browser.card_grid import CardWall
from tabletop.pages.collection.collection_sidebar import Side
from tabletop.pages.collection.owned_card import OwnedCell
from tabletop.pages.collection.trade_page import TradeScreen
from tabletop.pages.decks import deck_cards, profile_chooser
from tabletop.pages.decks.filters import Filters
from tabletop.pages.decks.personal_page import PersonalPage
from tabletop.pages.decks.search_page import Browsing
from tabletop.progress.booster_queue import ShelfPile
from tabletop.storage import StoreError
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.dropdown import DropDown
from tabletop.toolkit.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.app.services import AppServices
    from tabletop.match.settings import BoosterSource

CELL, SIDE = 214, 500  # units: least width of a card with its air, width of the side
SHOWN = (("all", "Show: all"), ("owned", "Owned"), ("doubles", "Doubles"), ("missing", "Missing"))


class CollectionScreen(PersonalPage, Browsing):
    title = "Collection"

    def __init__(self, desk: AppServices, game: str, person: int = profile_chooser.NOBODY) -> None:
        super().__init__(desk, game, person)
        self.owned: dict[str, int] = {}
        self.kinds: list[int] = []

    # --- widgets
    def fill(self) -> None:
        self.shelf = CardShelf(self.definition, self.app.cards)
        self.add_chooser()
        self.words = TextEntry(
            "", self.search_words, label="search", kept=False, hint="Search", icon="magnify", limit=40, key="f"
        )
        self.in_head(self.words, 320)
        self.add_switch(self.desk.collected, self.definition.id, partial(routes.collection, person=self.person))
        rules = self.definition.collecting
        self.part = DropDown(SHOWN, "all", self.show_part, label="part")
        self.filters = self.add(Filters(rules.facets if rules else (), self.filter_facets, (self.part,)))
        self.wall = self.add(CardWall(CELL, (CELL * 1.4 + FOOT - 8) / CELL, 4, self.show_all))
        self.side = self.add(Side(self))
        self.refill()

    def refill(self) -> None:
        """Read the collection again and show it."""
        self.owned = {}
        try:
            if self.person != profile_chooser.NOBODY:
                mine = self.collection
                self.owned = mine.owned()
                packs = mine.sealed(self.desk.settings.booster_source)
                self.side.show(mine.progress(), len(packs), mine.unlocked)
        except StoreError as error:
            sorry(self.app, error)
        self.side.visible = self.person != profile_chooser.NOBODY
        self.find()

    # --- what is shown
    def _wanted(self, kind: int) -> bool:
        copies = self.owned.get(self.definition.cards[kind].id, 0)
        return {"all": True, "owned": copies > 0, "doubles": copies > 1, "missing": copies == 0}[self.part.value]

    def find(self) -> None:
        """Show the cards that fit."""
        self.kinds = [kind for kind in deck_cards.fitting(self.definition, self.search) if self._wanted(kind)]
        owned = [self.owned.get(self.definition.cards[kind].id, 0) for kind in self.kinds]
        self.wall.fill(
            OwnedCell(kind, self.shelf, copies, self._opener(at))
            for at, (kind, copies) in enumerate(zip(self.kinds, owned, strict=True))
        )
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    def _opener(self, at: int) -> Callable[[], None]:
        def look() -> None:

            self.app.push(CardDetail(self.definition, self.kinds, at, self.app.cards), self._looked)

        return look

    def _looked(self, kind: int | None) -> None:
        if kind in self.kinds:
            self.set_focus(self.wall.cells[self.kinds.index(kind)])

    # --- packs, trade
    def set_source(self, source: BoosterSource) -> None:
        self.desk.change(self.app, booster_source=source)
        self.refill()

    def unlock(self, on: bool) -> None:
        try:
            self.collection.unlocked = on
        except StoreError as error:
            sorry(self.app, error)

    def open_pack(self) -> None:
        """Open sealed packs, or new ones where they are free."""
        source, options = self.desk.settings.booster_source, profile_chooser.house_rules(self.desk, self.definition)
        try:
            pile = ShelfPile(self.collection, source, options)
        except StoreError as error:
            sorry(self.app, error)
            return
        self.app.push(routes.packs(self.desk, pile), lambda _: self.refill())

    def trade(self) -> None:
        if len(self.people) < 2:
            sorry(self.app, "A trade needs two people. Choose 'Somebody new' above to add one.")
            return

        self.app.push(TradeScreen(self.desk, self.definition.id, self.person), lambda _: self.refill())

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        right, left = rects.cut_right(body, min(self.u(SIDE), body.width * 42 // 100), self.u(22))
        self.side.place(right)
        top, rest = rects.cut_top(left, self.filters.measure(left.width)[1], self.u(12))
        self.filters.place(top)
        self.wall.place(rest)
