"""The packs on the shelf of a collection as a fan that stands behind the buttons; a press opens one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.pages.boosters import torn_pack
from tabletop.toolkit import pictures
from tabletop.toolkit.widgets.pressable import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable

TALLEST, LOWEST, MOST = 330, 230, 5  # units: of a pack; packs that are drawn
BEND, HIDDEN = 14, 46  # units: of air above them, and how far they may stand behind what lies below
TILT, RISE = 9, 6  # degrees between two, units that they rise under the mouse
PALE = 110  # of 255: a pack that has to be earned first


class PackFan(Pressable):
    """`count`: how many are sealed; without any one is shown, pale while it cannot be taken."""

    sound = "card_pick"

    def __init__(self, game: str, on_press: Callable[[], None]) -> None:
        super().__init__("pack fan", on_press, tooltip="Open a booster")
        self.game = game
        self.count = 0

    def draw(self, target: pygame.Surface) -> None:
        kit, shown = self.kit, max(1, min(MOST, self.count))
        high = max(kit.u(LOWEST), min(kit.u(TALLEST), self.rect.height * 86 // 100))
        picture = pictures.contain((self.game, "pack.webp"), (round(high / torn_pack.RATIO), high))
        lift = kit.u(RISE) if self.hovered and self.enabled else 0
        middle = max(self.rect.centery, self.rect.y + kit.u(BEND) + high // 2)
        clip = target.get_clip()
        target.set_clip(
            pygame.Rect(self.rect.x, self.rect.y - kit.u(BEND), self.rect.width, self.rect.height + kit.u(HIDDEN))
        )
        for i in range(shown):
            turn = i - (shown - 1) / 2
            turned = pictures.turned(picture, -TILT * turn)
            if not self.enabled:
                turned.set_alpha(PALE)
            x = self.rect.centerx + round(turn * picture.get_width() * 0.42)
            drop = round(abs(turn) ** 1.6 * high * 0.03)
            target.blit(turned, turned.get_rect(center=(x, middle + drop - lift)))
        target.set_clip(clip)
        if self.count > 1:
            badge = pygame.Rect(0, 0, kit.u(64), kit.u(36))
            badge.midleft = (x + picture.get_width() // 2, self.rect.bottom - kit.u(40))
            kit.panel(target, badge, "pill")
            kit.write(target, f"{self.count}x", "strong", badge, "gold_light", align="center", size=22)
