"""The chosen deck beside the shelf: what it is made of, what is wrong with it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ui import layout
from tabletop.ui.markup import escape
from tabletop.ui.screens.decks import facts
from tabletop.ui.screens.decks.gauges import Curve, Dots
from tabletop.ui.screens.decks.report import Report
from tabletop.ui.screens.decks.row import ListedRow
from tabletop.ui.screens.decks.tool import ToolButton, place_tools
from tabletop.ui.widgets.base import Widget
from tabletop.ui.widgets.box import Column
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.entry import Entry
from tabletop.ui.widgets.label import Label, RichLabel
from tabletop.ui.widgets.scroll import ScrollPanel

if TYPE_CHECKING:
    from tabletop.ui.screens.cards.shelf import CardShelf
    from tabletop.ui.screens.decks import tile

PAD = 26  # units
MOST_LISTED = 6  # values of a facet that are worth a line


class Deeds(NamedTuple):
    """What a screen lets a person do with the chosen deck; `look` is given a kind and all kinds of the deck."""

    edit: Callable[[], None]
    copy: Callable[[], None]
    export: Callable[[], None]
    sample: Callable[[], None]
    delete: Callable[[], None]
    rename: Callable[[str], None]
    look: Callable[[int, list[int]], None]


class DeckSheet(Widget):
    def __init__(self, shelf: CardShelf, deeds: Deeds) -> None:
        super().__init__("sheet")
        self.shelf = shelf
        self.definition = shelf.definition
        self.deeds = deeds
        self.body = Column(gap=16)
        self.scroll = self.add(ScrollPanel(self.body, label="sheet body"))
        self.buttons: list[Button] = []

    def show(self, entry: tile.Entry | None) -> None:
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

    def _facts(self, entry: tile.Entry) -> list[Widget]:
        rules = self.definition.collecting
        made: list[Widget] = []
        if entry.own:
            made.append(
                Entry(entry.name, self.deeds.rename, label="rename", kept=False, hint="Name", icon="pencil", limit=40)
            )
        else:
            made.append(Label(entry.name, "heading", color="gold_light"))
            made.append(RichLabel(escape(entry.blurb), "small", label="blurb"))
        if rules is None:
            return made
        report = Report()
        report.set(entry.found)
        made.append(report)
        mark, title = rules.curve
        numbers = [facts.number(card, mark) for card in self.definition.cards]
        curve = Curve(title, more=max(numbers) >= facts.MOST_BARS)
        curve.set(facts.curve(self.definition, entry.cards))
        made += [Label(f"{title} of the cards", "label", color="gold"), curve]
        for facet in rules.facets:
            counts = facts.tally(self.definition, entry.cards, facet)
            if facet.each:
                dots = Dots(facet)
                dots.set(counts)
                made.append(dots)
                continue
            best = sorted((item for item in counts.items() if item[1]), key=lambda item: -item[1])[:MOST_LISTED]
            if best:
                listed = "   ".join(f"{escape(facet.values[value])} **{count}**" for value, count in best)
                made.append(RichLabel(f"[gold]{facet.name}[/]   {listed}", "small", label=f"facet {facet.mark}"))
        return [*made, Label("Cards", "label", color="gold"), self._cards(entry)]

    def _cards(self, entry: tile.Entry) -> Column:
        rows = facts.rows(self.definition, entry.cards)
        kinds = [row.kind for row in rows if row.kind >= 0]

        def looker(kind: int) -> Callable[[], None]:
            return lambda: self.deeds.look(kind, kinds)

        return Column(*(ListedRow(row, self.shelf, looker(row.kind)) for row in rows), gap=2)

    def _buttons(self, entry: tile.Entry) -> list[Button]:
        shared = [
            ToolButton("sample hand", "hand", self.deeds.sample, "Draw a sample hand", "s"),
            ToolButton("export", "download", self.deeds.export, "Copy the deck as text", "e"),
        ]
        if not entry.own:
            return [
                Button(
                    "Copy to my decks", self.deeds.copy, style="primary", icon="content-copy", label="copy", key="c"
                ),
                *shared,
            ]
        return [
            Button("Build", self.deeds.edit, style="primary", icon="wrench", label="edit", key="b"),
            *shared,
            ToolButton("copy", "content-copy", self.deeds.copy, "Make a copy of this deck", "c"),
            ToolButton("delete", "delete", self.deeds.delete, "Delete this deck (it can be taken back)"),
        ]

    # --- place and picture
    def layout(self) -> None:
        box = layout.inset(self.rect, self.u(PAD))
        foot, rest = layout.cut_bottom(box, self.u(64) if self.buttons else 0, self.u(16))
        if self.buttons:
            place_tools(foot, self.buttons[0], self.buttons[1:])
        self.scroll.place(rest)

    def draw(self, target: pygame.Surface) -> None:
        self.kit.panel(target, self.rect, "panel")
        super().draw(target)
