"""Beside the cards: how far the collection has come, the packs, and what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from tabletop.match.settings import BoosterSource
from tabletop.pages.collection.pack_fan import PackFan
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.plain_words import many
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field
from tabletop.toolkit.widgets.label import Label, RichLabel
from tabletop.toolkit.widgets.scroll import ScrollPanel
from tabletop.toolkit.widgets.value_controls import Segmented, Toggle
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.app.services import AppServices
    from tabletop.core.definition import Definition
    from tabletop.progress.collection import Progress

PAD, LEAST = 26, 90  # units: round everything, and the room in which the packs are worth a picture
SOURCES: tuple[tuple[BoosterSource, str], ...] = (("free", "As many as you like"), ("per_finished_game", "One a match"))
SOURCE_TIP = "Where packs come from: whenever you like, or one for each match you finished"
COLOURS = ("blue", "green", "gold", "pink", "violet", "orange")


class Progressed(Widget):
    """The whole set as a large number, and each rarity as a bar."""

    def __init__(self) -> None:
        super().__init__("progress")
        self.rows: list[Progress] = []

    def set(self, rows: Sequence[Progress]) -> None:
        self.rows = list(rows)
        self.refresh()

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(96) + len(self.rows) * self.u(58)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        have, whole = sum(row.have for row in self.rows), sum(row.of for row in self.rows)
        head, rest = rects.cut_top(self.rect, kit.u(84), kit.u(12))
        left, right = rects.columns(head, [1, 1.5], kit.u(12))
        share = f"{100 * have // max(1, whole)} %"
        kit.write(target, share, "title", left, "gold_light", size=kit.fit(share, "title", left.width))
        upper, lower = rects.rows(right, [1, 1])
        first = f"{have} of {whole} cards"
        kit.write(target, first, "strong", upper, size=kit.fit(first, "strong", upper.width))
        second = f"{sum(row.copies for row in self.rows)} with doubles"
        kit.write(target, second, "caption", lower, size=kit.fit(second, "caption", lower.width))
        for i, row in enumerate(self.rows):
            line, rest = rects.cut_top(rest, kit.u(46), kit.u(12))
            words, bar = rects.cut_top(line, kit.u(24), kit.u(4))
            said = f"{row.have} / {row.of}"
            number, words = rects.cut_right(words, kit.measure(said, "caption") + 2, kit.u(8))
            kit.write(target, row.words, "caption", words, "text", size=kit.fit(row.words, "caption", words.width))
            kit.write(target, said, "caption", number, align="right")
            kit.panel(target, bar, "inset")
            wide = round(bar.width * row.have / max(1, row.of))
            if wide > bar.height // 2:
                tint = kit.color(COLOURS[i % len(COLOURS)])
                size = (max(wide, bar.height), bar.height)
                target.blit(shapes.filled(size, bar.height // 2, tint.lerp(pygame.Color("white"), 0.35), tint), bar)


class CollectionPage(Protocol):
    """What is done here, by the page about it."""

    desk: AppServices
    definition: Definition

    def set_source(self, source: BoosterSource) -> None: ...
    def unlock(self, on: bool) -> None: ...
    def open_pack(self) -> None: ...
    def trade(self) -> None: ...


class Side(Widget):
    def __init__(self, screen: CollectionPage) -> None:
        super().__init__("side")
        self.screen = screen
        self.progress = Progressed()
        source = screen.desk.settings.booster_source
        self.source = Segmented(SOURCES, source, screen.set_source, label="booster source", tooltip=SOURCE_TIP)
        self.unlocked = Toggle(False, screen.unlock, label="unlocked")
        self.told = RichLabel("", "small", label="packs")
        body = Column(
            self.progress,
            Label("Boosters", "label", color="gold"),
            self.told,
            self.source,
            Label("Building decks", "label", color="gold"),
            Field("All cards unlocked", self.unlocked, hint="For those who only want to play", share=0.3),
            gap=16,
        )
        self.body = self.add(ScrollPanel(body, label="side body"))
        self.packs = self.add(PackFan(screen.definition.id, screen.open_pack))
        self.open = self.add(Button("Open a booster", screen.open_pack, style="primary", icon="cards-playing"))
        self.trade = self.add(Button("Trade", screen.trade, style="secondary", icon="handshake"))

    def show(self, rows: Sequence[Progress], packs: int, unlocked: bool) -> None:
        """Read everything again."""
        self.progress.set(rows)
        self.unlocked.on, self.unlocked._slide = unlocked, 1.0 if unlocked else 0.0  # noqa: SLF001  (no motion here)
        free = self.screen.desk.settings.booster_source == "free"
        lying = many(packs, "sealed pack").capitalize()
        self.told.source = f"**{lying}** on the shelf. " + (
            "You may take new ones whenever you like." if free else "Every match you finish brings one."
        )
        self.packs.count = packs
        self.packs.enabled = self.open.enabled = free or packs > 0
        self.open.tooltip = "" if self.open.enabled else "Finish a match of this game; it brings a pack."
        if self.rect.width:
            self.layout()
        self.refresh()

    def layout(self) -> None:
        box = rects.inset(self.rect, self.u(PAD))
        foot, rest = rects.cut_bottom(box, self.u(64), self.u(16))
        right, left = rects.cut_right(foot, min(self.trade.measure(foot.width)[0], foot.width * 4 // 10), self.u(12))
        self.open.place(left)
        self.trade.place(right)
        wish = self.body.measure(rest.width)[1]
        self.packs.visible = rest.height - wish >= self.u(LEAST)
        if self.packs.visible:
            fan, rest = rects.cut_bottom(rest, rest.height - wish - self.u(12), self.u(12))
            self.packs.place(fan)
        self.body.place(rest)

    def draw(self, target: pygame.Surface) -> None:
        self.kit.panel(target, self.rect, "panel")
        super().draw(target)
