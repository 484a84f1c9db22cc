"""The big card beside the pointer, with its words laid out anew, and below it a few facts and what its short words mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.card_index import meanings
from tabletop.card_art.card_sprites import ZOOM, SpriteSpec
from tabletop.card_art.compositor import height
from tabletop.table.widgets import panel_style
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.card_art import CardText

UNITS, LEAST = 372, 372  # units, and pixels where the window has room for them
GAP, EDGE = 26, 18
LINES = 8  # below the card at most: it shall stay large
FREE = 30  # so much worse it is to cover what must be free
SHRINK = (1.0, 0.9, 0.8, 0.7)  # rather smaller than above what is to be chosen


class CardZoom(Widget):
    """Give it the whole screen; it hears nothing. It lies where it covers neither the anchor nor what is to be chosen, nor the
    `tabs()` that say whose turn it is.
    """

    def __init__(self, game: str, tabs: Callable[[], Sequence[pygame.Rect]] = tuple) -> None:
        super().__init__("zoom")
        self.game, self.tabs = game, tabs
        self.visible = False
        self.text: CardText | None = None
        self.notes: tuple[str, ...] = ()
        self.anchor = self.box = pygame.Rect(0, 0, 0, 0)
        self.avoid: tuple[pygame.Rect, ...] = ()
        self.free: tuple[pygame.Rect, ...] = ()

    def show(
        self,
        text: CardText,
        anchor: pygame.Rect,
        *,
        notes: Sequence[str] = (),
        avoid: Sequence[pygame.Rect] = (),
        free: Sequence[pygame.Rect] = (),
    ) -> None:
        """Show a card beside `anchor`; `notes` are lines of rich text below it. `avoid` is better not covered, `free` not
        at all: buttons and what is being chosen.
        """
        lines = (*notes, *meanings(text.terms))[:LINES]
        wanted = (text, lines, pygame.Rect(anchor), tuple(avoid), tuple(free))
        if self.visible and wanted == (self.text, self.notes, self.anchor, self.avoid, self.free):
            return
        self.text, self.notes, self.anchor, self.avoid, self.free = wanted
        self.visible = True
        self.layout()
        self.refresh()

    def hide(self) -> None:
        if self.visible:
            self.visible = False
            self.refresh()

    # --- place
    def hears_pointer(self) -> bool:
        return False

    @property
    def width(self) -> int:
        """The width of the card in pixels."""
        return self.box.width

    def _widest(self) -> int:
        room = self.rect.height - 2 * self.u(EDGE) - self._notes_height(self.u(UNITS))
        return max(60, min(max(self.u(UNITS), LEAST), room * 480 // 672, self.rect.width // 3))

    def _notes_height(self, width: int) -> int:
        if not self.notes:
            return 0
        inner = width - 2 * self.u(16)
        return sum(self.kit.rich(note, "small", inner).size[1] + self.u(4) for note in self.notes) + self.u(36)

    def layout(self) -> None:
        if self.text is None or not self.rect.width:
            return
        widest = self._widest()
        tries = []
        for share in SHRINK:
            wide = round(widest * share)
            tries.append(self._best(wide, height(self.game, wide) + self._notes_height(wide)))
            if not self._cost(tries[-1]):
                break
        self.box = min(tries, key=self._cost)

    def _best(self, wide: int, high: int) -> pygame.Rect:
        """Return the place that covers least: beside the anchor, else at an edge of the screen."""
        screen = rects.inset(self.rect, self.u(EDGE))
        anchor, gap = self.anchor, self.u(GAP)
        middle, beside = anchor.centery - high // 2, (anchor.right + gap, anchor.left - gap - wide)
        hit_widgets = [
            *((x, middle) for x in beside),
            *((x, box.top - gap - high) for box in self.avoid for x in beside),
            (anchor.centerx - wide // 2, anchor.top - gap - high),
            *((x, box.top - gap - high) for box in self.free for x in (screen.right - wide, screen.x)),
            (screen.right - wide, screen.y), (screen.x, screen.y),
            (screen.right - wide, screen.bottom - high), (screen.x, screen.bottom - high),
            (screen.right - wide, screen.centery - high // 2), (screen.x, screen.centery - high // 2),
        ]  # fmt: skip
        places = [pygame.Rect(x, y, wide, high).clamp(screen) for x, y in hit_widgets]
        return min(places, key=self._cost)

    def _cost(self, place: pygame.Rect) -> int:
        covered = sum(_area(place.clip(other)) for other in self.avoid)
        worse = sum(_area(place.clip(other)) for other in (self.anchor, *self.free, *self.tabs()))
        return FREE * worse + covered

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        if self.text is None:
            return
        wide = self.box.width
        sprite = self.app.cards.get(SpriteSpec(self.game, self.text, wide, lift=ZOOM))
        middle = (self.box.centerx, self.box.y + height(self.game, wide) // 2)
        target.blit(sprite, sprite.get_rect(center=middle))
        if not self.notes:
            return
        kit = self.kit
        box = pygame.Rect(self.box.x, self.box.y + height(self.game, wide) + kit.u(12), wide, 0)
        box.height = self.box.bottom - box.y
        panel_style.panel(target, kit, box, "log")
        y = box.y + kit.u(11)
        for note in self.notes:
            words = kit.rich(note, "small", wide - 2 * kit.u(16), "text")
            words.draw(target, (box.x + kit.u(16), y))
            y += words.size[1] + kit.u(4)


def _area(box: pygame.Rect) -> int:
    return box.width * box.height
