"""The chosen deck beside the shelf: what it is made of, what is wrong with it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import tr
from tabletop.pages.decks import deck_cards
from tabletop.pages.decks.deck_charts import DeckCurve, DeckProblems, FacetDots
from tabletop.pages.decks.deck_panel import ListedRow, ToolButton, place_tools
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, ScrollPanel
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.pages.card_views import CardCache
    from tabletop.pages.decks import deck_tile

PAD = 26  # units
MOST_LISTED = 6  # values of a facet that are worth a line


class DeckActions(NamedTuple):
    """What a screen lets a person do with the chosen deck; `look` is given a kind and all kinds of the deck."""

    edit: Callable[[], None]
    copy: Callable[[], None]
    export: Callable[[], None]
    sample: Callable[[], None]
    delete: Callable[[], None]
    rename: Callable[[str], None]
    look: Callable[[int, list[int]], None]


class DeckDetails(Widget):
    def __init__(self, shelf: CardCache, actions: DeckActions) -> None:
        super().__init__("sheet")
        self.shelf = shelf
        self.definition = shelf.definition
        self.actions = actions
        self.body = Column(gap=16)
        self.scroll = self.add(ScrollPanel(self.body, label="sheet body"))
        self.buttons: list[Button] = []

    def show(self, entry: deck_tile.DeckEntry | None) -> None:
        """Show a deck, or nothing."""
        self.body.clear()
        for button in self.buttons:
            self.remove(button)
        self.buttons = []
        if entry is not None:
            for widget in self._facts(entry):
                self.body.add(widget)
            self.buttons = [self.add(button) for button in self._buttons(entry)]
        self.scroll.offset = 0
        if self.rect.width:
            self.layout()
        self.refresh()

    def _facts(self, entry: deck_tile.DeckEntry) -> list[Widget]:
        rules = self.definition.collecting
        made: list[Widget] = []
        if entry.own:
            made.append(
                TextEntry(
                    entry.name,
                    self.actions.rename,
                    label="rename",
                    kept=False,
                    hint=tr("decks-name"),
                    icon="pencil",
                    limit=40,
                )
            )
        else:
            made.append(Label(entry.name, "heading", color="gold_light"))
            made.append(RichLabel(escape(entry.blurb), "small", label="blurb"))
        if rules is None:
            return made
        report = DeckProblems()
        report.set(entry.found)
        made.append(report)
        mark, title = rules.curve
        numbers = [deck_cards.number(card, mark) for card in self.definition.cards]
        curve = DeckCurve(title, more=max(numbers) >= deck_cards.MOST_BARS)
        curve.set(deck_cards.curve(self.definition, entry.cards))
        made += [Label(tr("decks-curve", title=title), "label", color="gold"), curve]
        for facet in rules.facets:
            counts = deck_cards.tally(self.definition, entry.cards, facet)
            if facet.each:
                dots = FacetDots(facet)
                dots.set(counts)
                made.append(dots)
                continue
            best = sorted((item for item in counts.items() if item[1]), key=lambda item: -item[1])[:MOST_LISTED]
            if best:
                listed = "   ".join(f"{escape(facet.values[value])} **{count}**" for value, count in best)
                made.append(RichLabel(f"[gold]{facet.name}[/]   {listed}", "small", label=f"facet {facet.mark}"))
        return [*made, Label(tr("decks-cards-in"), "label", color="gold"), self._cards(entry)]

    def _cards(self, entry: deck_tile.DeckEntry) -> Column:
        rows = deck_cards.rows(self.definition, entry.cards)
        kinds = [row.kind for row in rows if row.kind >= 0]

        def looker(kind: int) -> Callable[[], None]:
            return lambda: self.actions.look(kind, kinds)

        return Column(*(ListedRow(row, self.shelf, looker(row.kind)) for row in rows), gap=2)

    def _buttons(self, entry: deck_tile.DeckEntry) -> list[Button]:
        shared = [
            ToolButton("sample hand", "hand", self.actions.sample, tr("decks-draw-hand"), "s"),
            ToolButton("export", "download", self.actions.export, tr("decks-as-text"), "e"),
        ]
        if not entry.own:
            return [
                Button(
                    tr("decks-copy-to-mine"),
                    self.actions.copy,
                    style="primary",
                    icon="content-copy",
                    label="copy",
                    key="c",
                ),
                *shared,
            ]
        return [
            Button(tr("decks-build"), self.actions.edit, style="primary", icon="wrench", label="edit", key="b"),
            *shared,
            ToolButton("copy", "content-copy", self.actions.copy, tr("decks-copy"), "c"),
            ToolButton("delete", "delete", self.actions.delete, tr("decks-delete")),
        ]

    # --- place and picture
    def layout(self) -> None:
        box = rects.inset(self.rect, self.u(PAD))
        foot, rest = rects.cut_bottom(box, self.u(64) if self.buttons else 0, self.u(16))
        if self.buttons:
            place_tools(foot, self.buttons[0], self.buttons[1:])
        self.scroll.place(rest)

    def draw(self, target: pygame.Surface) -> None:
        self.kit.panel(target, self.rect, "panel")
        super().draw(target)
