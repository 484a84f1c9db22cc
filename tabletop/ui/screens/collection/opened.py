"""What a pack held: its cards side by side, those that are new with a mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import layout
from tabletop.ui.cardface import RATIO
from tabletop.ui.screen import Screen
from tabletop.ui.screens.words import many
from tabletop.ui.widgets.button import Button

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.match.collection import Opened
    from tabletop.ui.screens.cards.shelf import CardShelf

ACROSS = 6


class OpenedScreen(Screen[bool]):
    """Returns True when another pack is wanted."""

    modal = True
    veil = 215

    def __init__(self, definition: Definition, opened: Opened, shelf: CardShelf) -> None:
        super().__init__("opened pack")
        self.definition = definition
        self.opened = opened
        self.shelf = shelf

    def build(self) -> None:
        self.again = self.add(Button("Another pack", lambda: self.close(True), style="secondary", icon="restart"))
        self.done = self.add(Button("Put them away", lambda: self.close(False), style="primary", icon="check"))
        self.set_focus(self.done)
        self.app.sound("reveal")

    def layout(self) -> None:
        box = layout.inset(self.rect, self.u(60), self.u(36))
        foot, rest = layout.cut_bottom(box, self.u(68), self.u(20))
        wishes = [button.measure(foot.width)[0] for button in (self.again, self.done)]
        x = foot.centerx - (sum(wishes) + self.u(18)) // 2
        for button, wide in zip((self.again, self.done), wishes, strict=True):
            button.place(pygame.Rect(x, foot.y, wide, foot.height))
            x += wide + self.u(18)
        self.head, self.table = layout.cut_top(rest, self.u(76), self.u(12))

    def paint(self, target: pygame.Surface) -> None:
        kit = self.kit
        fresh = sum(self.opened.new)
        title = f"{many(fresh, 'new card').capitalize()}" if fresh else "Doubles only: good for trading"
        kit.write(target, title, "title", self.head, "gold_light", align="center")
        count = len(self.opened.kinds)
        across = min(ACROSS, -(-count // 2))
        cells = layout.grid(self.table, across, count, kit.u(12))
        wide = min(min(cell.width for cell in cells) - kit.u(16), round((cells[0].height - kit.u(40)) / RATIO))
        for kind, new, cell in zip(self.opened.kinds, self.opened.new, cells, strict=True):
            sprite = self.shelf.raised(kind, wide) if new else self.shelf.sprite(kind, wide)
            target.blit(sprite, sprite.get_rect(center=cell.center))
            if new:
                tag = pygame.Rect(0, 0, kit.u(84), kit.u(32))
                tag.midtop = (cell.centerx, cell.centery + round(wide * RATIO) // 2 - kit.u(12))
                kit.panel(target, tag, "pill")
                kit.write(target, "New", "label", tag, "gold_light", align="center")
