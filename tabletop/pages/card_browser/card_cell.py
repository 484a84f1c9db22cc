"""One card of a grid: a real card face that rises under the mouse, with room for a line below it; and the grid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.containers import Column, ScrollPanel, Tiles
from tabletop.toolkit.widgets.display import Label
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tabletop.pages.card_browser.card_cache import CardCache
    from tabletop.toolkit.widgets.widget import Widget


AIR, FOOT = 14, 34  # units: round the card for its shadow, and below it for what is said about it
LEAST = 20  # pixels


class CardPicture(Widget):
    """Derive together with what is pressed or carried. `foot`: units for the line below the card."""

    foot = 0
    kind: int
    shelf: CardCache

    def on_hover(self, inside: bool) -> None:
        self.refresh()
        if inside:
            self.app.sound("card_hover")

    @property
    def card_rect(self) -> pygame.Rect:
        inside = rects.inset(self.rect, self.u(AIR))
        _, inside = rects.cut_bottom(inside, self.u(self.foot))
        wide = min(inside.width, round(inside.height / RATIO))
        return rects.center(inside, wide, round(wide * RATIO))

    @property
    def foot_rect(self) -> pygame.Rect:
        box = self.card_rect
        return pygame.Rect(box.x, box.bottom + self.u(6), box.width, self.u(self.foot))

    def draw_card(self, target: pygame.Surface, *, drained: bool = False, rise: float = 6) -> bool:
        """Draw the face, `rise` units higher under the mouse; False where there is no room for it."""
        box = self.card_rect
        if box.width < LEAST:
            return False
        lit = self.hovered and not drained
        if drained:
            sprite = self.shelf.sprite(self.kind, box.width, "drained")
        else:
            sprite = self.shelf.raised(self.kind, box.width) if lit else self.shelf.sprite(self.kind, box.width)
        target.blit(sprite, sprite.get_rect(center=(box.centerx, box.centery - (self.u(rise) if lit else 0))))
        return True

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.card_rect, radius=14)


class CardCell(CardPicture, Pressable):
    """Calls `on_press` when it is chosen."""

    sound = "card_pick"

    def __init__(self, kind: int, shelf: CardCache, on_press: Callable[[], None]) -> None:
        super().__init__(f"card {shelf.definition.cards[kind].id}", on_press)
        self.kind = kind
        self.shelf = shelf

    def draw(self, target: pygame.Surface) -> None:
        self.draw_card(target)


class CardGrid(ScrollPanel):
    """`least` units: the least width of a card with its air; `ratio`: its height by its width."""

    def __init__(self, least: float, ratio: float, gap: float, on_all: Callable[[], None]) -> None:
        self.grid = Tiles(least=least, ratio=ratio, gap=gap)
        self.nothing = Column(Label(tr("browser-nothing"), "heading", align="center"), align="center", gap=18)
        self.nothing.add(Button(tr("browser-show-all"), on_all, style="secondary", icon="restart"))
        super().__init__(Column(self.grid, self.nothing), label="cards")

    @property
    def cells(self) -> list[Widget]:
        return self.grid.children

    def fill(self, cells: Iterable[Widget]) -> None:
        """Show other cards, from the first one."""
        self.grid.clear()
        for cell in cells:
            self.grid.add(cell)
        self.grid.visible = bool(self.cells)
        self.nothing.visible = not self.cells
        self.offset = 0
