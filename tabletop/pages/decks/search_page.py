"""What the pages with a wall of cards share: words and facets that narrow it down, and the way back to all cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.pages.base_page import Page
from tabletop.pages.decks import deck_cards

if TYPE_CHECKING:
    from tabletop.pages.decks.filters import Filters
    from tabletop.toolkit.widgets.dropdown import DropDown
    from tabletop.toolkit.widgets.text_entry import TextEntry

EVERY_PART = "all"


class Browsing(Page[None]):
    """Derive `find`, which shows what fits `search` and the chosen `part`; make `words`, `filters` and `part` in `fill`."""

    search = deck_cards.CardSearch()
    words: TextEntry
    filters: Filters
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
