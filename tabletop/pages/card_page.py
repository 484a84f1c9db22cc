"""The card browser: search, filters, and a grid of real card faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.card_art.card_index import CardQuery, fitting, values
from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.pages.card_views import CardCache, CardCell, CardDetail, CardGrid
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.display import Label
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown, Segmented

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.app.services import AppServices

LINES = 8  # more kinds than these are told apart by their groups
CELL = 296  # units: the least width of a card with its air


class CardsScreen(Page[None]):
    def __init__(self, services: AppServices, game: str) -> None:
        super().__init__(services)
        self.title = tr("browser-title")
        self.definition = services.game(game)
        self.kicker = self.definition.name
        self.wish = CardQuery()
        self.kinds: list[int] = []

    def fill(self) -> None:
        self.shelf = CardCache(self.definition, self.app.cards)
        self.search = TextEntry(
            "", self._search, label="search", kept=False, hint=tr("browser-search"), icon="magnify", limit=40, key="f"
        )
        self.in_head(self.search, 420)
        self.add_switch(self.services.packs.with_editions(self.services.ready), self.definition.id, routes.cards)
        lines, rarities = values(self.definition, "line"), values(self.definition, "rarity")
        groups = [
            (value, tr("browser-all-groups") if not value else text) for value, text in values(self.definition, "group")
        ]
        self.filters: list[Segmented[str] | DropDown[str]] = []
        if len(lines) <= LINES:
            self.filters.append(self.add(Segmented(lines, "", lambda value: self.look(line=value), label="kind")))
        self.filters += [
            self.add(Segmented(rarities, "", lambda value: self.look(rarity=value), label="rarity")),
            self.add(DropDown(groups, "", lambda value: self.look(group=value), label="group")),
        ]
        self.count = self.add(Label("", "caption", align="right", label="count"))
        self.wall = self.add(CardGrid(CELL, RATIO, 6, self.reset))
        self.look()

    # --- what is shown
    def _search(self, words: str) -> None:
        self.look(words=words)

    def look(self, **changes: str) -> None:
        """Change the wish and show what fits."""
        self.wish = self.wish._replace(**changes)
        self.kinds = fitting(self.definition, self.wish)
        self.wall.fill(CardCell(kind, self.shelf, self._opener(at)) for at, kind in enumerate(self.kinds))
        whole = len(self.definition.cards)
        self.count.text = (
            tr("browser-some", count=len(self.kinds), whole=whole)
            if len(self.kinds) < whole
            else tr("browser-all", count=whole)
        )
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    def reset(self) -> None:
        """Show all cards again."""
        self.search.set("")
        for control in self.filters:
            control.value = ""
        self.look(words="", line="", rarity="", group="")
        self.set_focus(self.search)

    def _opener(self, at: int) -> Callable[[], None]:
        def open_card() -> None:

            self.app.push(CardDetail(self.definition, self.kinds, at, self.app.cards), self._closed)

        return open_card

    def _closed(self, kind: int | None) -> None:
        if kind in self.kinds:
            self.set_focus(self.wall.cells[self.kinds.index(kind)])

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        row, rest = rects.cut_top(body, self.u(56), self.u(16))
        wishes = [control.measure(row.width)[0] for control in self.filters]
        wishes.append(self.count.measure(row.width)[0] + self.u(10))
        gap = self.u(18)
        excess = max(1.0, sum(wishes) / (row.width - 3 * gap))
        x = row.x
        for control, wish in zip(self.filters, wishes, strict=False):
            wide = int(wish / excess)
            control.place(rects.center(pygame_rect(x, row, wide), wide, self.u(54)))
            x += wide + gap
        self.count.place(pygame_rect(x, row, row.right - x))
        self.wall.place(rest)


def pygame_rect(x: int, row: pygame.Rect, wide: int) -> pygame.Rect:
    """Return a part of a row."""
    place = row.copy()
    place.x, place.width = x, max(1, wide)
    return place
