"""The collection of one person: every card of the set, what is there, doubles, what is missing; packs and trades."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.match.store import StoreError
from tabletop.ui import layout
from tabletop.ui.screens import routes
from tabletop.ui.screens.cards.cell import FOOT
from tabletop.ui.screens.cards.detail import CardDetail
from tabletop.ui.screens.cards.shelf import CardShelf
from tabletop.ui.screens.cards.wall import CardWall
from tabletop.ui.screens.collection.owned import OwnedCell
from tabletop.ui.screens.collection.side import Side
from tabletop.ui.screens.collection.trade import TradeScreen
from tabletop.ui.screens.decks import facts, people
from tabletop.ui.screens.decks.browse import Browsing
from tabletop.ui.screens.decks.filters import Filters
from tabletop.ui.screens.decks.personal import PersonalPage
from tabletop.ui.screens.packs.pile import ShelfPile
from tabletop.ui.screens.say import sorry
from tabletop.ui.widgets.dropdown import DropDown
from tabletop.ui.widgets.entry import Entry

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.match.settings import BoosterSource
    from tabletop.ui.screens.desk import Desk

CELL, SIDE = 214, 500  # units: least width of a card with its air, width of the side
SHOWN = (("all", "Show: all"), ("owned", "Owned"), ("doubles", "Doubles"), ("missing", "Missing"))


class CollectionScreen(PersonalPage, Browsing):
    title = "Collection"

    def __init__(self, desk: Desk, game: str, person: int = people.NOBODY) -> None:
        super().__init__(desk, game, person)
        self.owned: dict[str, int] = {}
        self.kinds: list[int] = []

    # --- widgets
    def fill(self) -> None:
        self.shelf = CardShelf(self.definition, self.app.cards)
        self.add_chooser()
        self.words = Entry(
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
            if self.person != people.NOBODY:
                mine = self.collection
                self.owned = mine.owned()
                packs = mine.sealed(self.desk.settings.booster_source)
                self.side.show(mine.progress(), len(packs), mine.unlocked)
        except StoreError as error:
            sorry(self.app, error)
        self.side.visible = self.person != people.NOBODY
        self.find()

    # --- what is shown
    def _wanted(self, kind: int) -> bool:
        copies = self.owned.get(self.definition.cards[kind].id, 0)
        return {"all": True, "owned": copies > 0, "doubles": copies > 1, "missing": copies == 0}[self.part.value]

    def find(self) -> None:
        """Show the cards that fit."""
        self.kinds = [kind for kind in facts.fitting(self.definition, self.search) if self._wanted(kind)]
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
        source, options = self.desk.settings.booster_source, people.house_rules(self.desk, self.definition)
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
        right, left = layout.cut_right(body, min(self.u(SIDE), body.width * 42 // 100), self.u(22))
        self.side.place(right)
        top, rest = layout.cut_top(left, self.filters.measure(left.width)[1], self.u(12))
        self.filters.place(top)
        self.wall.place(rest)
