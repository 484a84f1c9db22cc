"""One way to begin a circuit: a ready deck, or packs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.pages.boosters import torn_pack
from tabletop.pages.progress.circuit.rival_panel import draw_deck
from tabletop.toolkit import pictures, rects
from tabletop.toolkit.widgets.pressable import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.decks import ReadyDeck

PACKS = 3  # that are drawn


class Beginning(Pressable):
    """`deck` None: packs, called `name`."""

    def __init__(
        self, game: str, deck: ReadyDeck | None, on_press: Callable[[], None], name: str = "", about: str = ""
    ) -> None:
        self.start = deck.id if deck else ""
        super().__init__(f"begin {self.start or 'packs'}", on_press)
        self.game, self.deck = game, deck
        self.name, self.about = (deck.name, deck.blurb) if deck else (name, about)
        self.chosen = False

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        if self.chosen or self.hovered:
            kit.panel(target, self.rect, "row_chosen" if self.chosen else "row_hover")
        box = rects.inset(self.rect, kit.u(24), kit.u(10))
        picture, box = rects.cut_left(box, min(kit.u(230), box.width // 3), kit.u(24))
        self._picture(target, picture)
        side = self.deck.side.capitalize() if self.deck else ""
        title = f"{self.name}  ·  {side}" if side else self.name
        text = kit.rich(self.about, "small", box.width, "text")
        head = kit.u(40)
        top = box.y + max(0, (box.height - head - text.size[1]) // 2)
        place = pygame.Rect(box.x, top, box.width, head)
        size = kit.fit(title, "subheading", place.width, 0.6)
        kit.write(target, title, "subheading", place, "gold_light" if self.chosen else "white", size=size)
        text.draw(target, (box.x, top + head))

    def _picture(self, target: pygame.Surface, box: pygame.Rect) -> None:
        if self.deck is not None:
            back = f"back_{self.deck.side}.webp" if self.deck.side else "back.webp"
            draw_deck(target, self.kit, box, (self.game, back))
            return
        high = box.height
        picture = pictures.contain((self.game, "pack.webp"), (round(high / torn_pack.RATIO), high))
        for i in range(PACKS):
            turned = pictures.turned(picture, 8 - 8 * i)
            middle = (box.centerx + round((i - 1) * picture.get_width() * 0.5), box.centery)
            target.blit(turned, turned.get_rect(center=middle))
