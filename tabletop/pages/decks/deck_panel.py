"""The deck beside the cards: its name, how full it is, its make-up, its cards, and what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from tabletop.pages.decks import deck_cards
from tabletop.pages.decks.deck_charts import DeckCurve, Dots, Total
from tabletop.pages.decks.deck_problems import DeckProblems
from tabletop.pages.decks.deck_row import DeckRow
from tabletop.pages.decks.draggable_card import CardHandlers
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.containers import Column
from tabletop.toolkit.widgets.scroll import ScrollPanel
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import Segmented
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.pages.card_browser.card_cache import CardShelf
    from tabletop.pages.decks.deck_model import Bench

PAD, GAP = 20, 12  # units
ROOMY = 700  # units of height from which the curve is shown


class Builder(CardHandlers, Protocol):
    """The page on which a deck is built; `catches`: what is carried would fall into the deck."""

    bench: Bench
    shelf: CardShelf

    @property
    def catches(self) -> bool: ...
    def rename(self, name: str) -> None: ...
    def set_format(self, form: str) -> None: ...


class DeckPanel(Widget):
    """Shows the deck on the screen's bench; `show()` after every change."""

    def __init__(self, screen: Builder) -> None:
        super().__init__("deck")
        self.screen = screen
        bench = screen.bench
        self.name = self.add(
            TextEntry(
                bench.deck.name,
                screen.rename,
                label="deck name",
                kept=False,
                hint="Name of the deck",
                icon="pencil",
                limit=40,
            )
        )
        formats = [(entry.id, entry.name) for entry in bench.rules.formats]
        self.formats = self.add(Segmented(formats, bench.format.id, screen.set_format, label="format"))
        self.formats.visible = len(formats) > 1
        self.total = self.add(Total())
        mark, title = bench.rules.curve
        highest = max(deck_cards.number(card, mark) for card in bench.definition.cards)
        self.curve = self.add(DeckCurve(title, more=highest >= deck_cards.MOST_BARS))
        self.dots = [self.add(Dots(facet)) for facet in bench.rules.facets if facet.each]
        self.rows = Column(gap=2)
        self.list = self.add(ScrollPanel(self.rows, label="deck list"))
        self.report = DeckProblems()
        self.told = self.add(ScrollPanel(self.report, label="violations"))

    def show(self, glowing: str = "") -> None:
        """Read the bench again; the line of the card `glowing` lights up."""
        bench = self.screen.bench
        found = bench.mistakes()
        wrong = {one.card: escape(one.text) for one in reversed(found) if one.card}
        self.rows.clear()
        for row in deck_cards.rows(bench.definition, bench.deck.cards):
            self.rows.add(DeckRow(row, self.screen.shelf, self.screen, wrong=wrong.get(row.card, "")))
        self.total.set(bench.total, bench.format.size)
        self.curve.set(deck_cards.curve(bench.definition, bench.deck.cards))
        for dots in self.dots:
            dots.set(deck_cards.tally(bench.definition, bench.deck.cards, dots.facet))
        self.report.set(found)
        self.formats.value = bench.format.id
        if self.rect.width:
            self.layout()
        if glowing and (line := self.line(glowing)):
            line.glow()
        self.refresh()

    def line(self, card: str) -> DeckRow | None:
        """The line of a card."""
        return next((row for row in self.rows.children if isinstance(row, DeckRow) and row.card == card), None)

    # --- place
    def layout(self) -> None:
        u = self.u
        box = rects.inset(self.rect, u(PAD))
        self.curve.visible = box.height >= u(ROOMY)
        for widget in (self.name, self.formats, self.total, self.curve, *self.dots):
            if widget.visible:
                place, box = rects.cut_top(box, widget.measure(box.width)[1], u(GAP))
                widget.place(place)
        wish = self.report.measure(box.width - u(24))[1]
        told, box = rects.cut_bottom(box, min(wish, box.height * 3 // 10), u(GAP))
        self.told.place(told)
        self.list.place(box)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        super().draw(target)
        if not self.rows.children:
            box = rects.inset(self.list.rect, kit.u(20))
            text = kit.rich("Click cards to take them, or drag them here. **Auto-fill** completes a deck by itself.",
                            "small", max(1, box.width), align="center")  # fmt: skip
            if text.size[1] < box.height:
                text.draw(target, (box.x, box.centery - text.size[1] // 2))
        if self.screen.catches:
            kit.ring(target, rects.inset(self.rect, kit.u(4)), "gold", 18)
