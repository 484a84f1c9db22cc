"""What the pages with a wall of cards share: words and facets that narrow it down, and the way back to all cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.pages.decks import deck_cards
from tabletop.toolkit.widgets.value_controls import DropDown
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.decks import CardFacet
    from tabletop.toolkit.widgets.text_entry import TextEntry
    from tabletop.toolkit.widgets.value_controls import DropDown


TIGHT = 1.1  # how much narrower than wished the controls may become before a second row is begun
GAP = 12


class FilterBar(Widget):
    """Tells `on_change` the chosen value of every facet. `more` are further controls that stand behind."""

    def __init__(
        self, facets: Sequence[CardFacet], on_change: Callable[[dict[str, str]], None], more: Sequence[Widget] = ()
    ) -> None:
        super().__init__("filters")
        self.chosen: dict[str, str] = {}
        self.on_change = on_change
        self.downs = {facet.mark: self.add(self._drop_down(facet)) for facet in facets}
        for widget in more:
            self.add(widget)

    def _drop_down(self, facet: CardFacet) -> DropDown[str]:
        options = [("", tr("decks-facet-any", facet=facet.name)), *facet.values.items()]

        def change(value: str) -> None:
            self.chosen[facet.mark] = value
            self.on_change(self.chosen)

        return DropDown(options, "", change, label=f"filter {facet.mark}")

    def clear_choices(self) -> None:
        """Allow everything again, without telling anybody."""
        self.chosen = {}
        for down in self.downs.values():
            down.value = ""
        self.refresh()

    def _rows(self, width: int) -> list[list[tuple[Widget, int]]]:
        """The controls row by row, with their widths."""
        wishes = [(child, child.measure(width)[0]) for child in self.children if child.visible]
        gap = self.u(GAP)
        whole = sum(wish for _, wish in wishes) + gap * (len(wishes) - 1)
        half = -(-len(wishes) // 2)
        lines = [wishes] if whole <= width * TIGHT else [wishes[:half], wishes[half:]]
        out = []
        for line in lines:
            room = width - gap * (len(line) - 1)
            excess = max(1.0, sum(wish for _, wish in line) / max(1, room))
            out.append([(child, int(wish / excess)) for child, wish in line])
        return out

    def measure(self, width: int) -> tuple[int, int]:
        lines = len(self._rows(width))
        return width, lines * self.u(56) + (lines - 1) * self.u(GAP)

    def layout(self) -> None:
        y = self.rect.y
        for line in self._rows(self.rect.width):
            x = self.rect.x
            for child, wide in line:
                high = min(self.u(56), child.measure(wide)[1])
                child.place(pygame.Rect(x, y + (self.u(56) - high) // 2, wide, high))
                x += wide + self.u(GAP)
            y += self.u(56 + GAP)


EVERY_PART = "all"


class SearchPage(Page[None]):
    """Derive `find`, which shows what fits `search` and the chosen `part`; make `words`, `filters` and `part` in `fill`."""

    search = deck_cards.CardSearch()
    words: TextEntry
    filters: FilterBar
    part: DropDown[str]

    def find(self) -> None:
        """Show the cards that fit."""
        raise NotImplementedError

    def search_words(self, words: str) -> None:
        self.search = self.search._replace(words=words)
        self.find()

    def filter_facets(self, chosen: dict[str, str]) -> None:
        self.search = self.search._replace(facets=dict(chosen))
        self.find()

    def show_part(self, _part: str) -> None:
        self.find()

    def show_all(self) -> None:
        """Narrow nothing any more."""
        self.part.value = EVERY_PART
        self.filters.clear_choices()
        self.search = deck_cards.CardSearch()
        self.words.set("")
        self.set_focus(self.words)
