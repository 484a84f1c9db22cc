"""An evening of the season as a leaf of a calendar: its number, its name, and how it went."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.progress.league import WIN
from tabletop.toolkit import rects
from tabletop.toolkit.glow import halo
from tabletop.toolkit.widgets.pressable import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.progress.season import SeasonTable

GLOW, RADIUS, STRIP = 22, 18, 46  # units


class Leaf(Pressable):
    """Pressing it shows this evening. `points`: what it brought, None while it is to come; `now`: it is the next one."""

    def __init__(
        self, evening: SeasonTable, number: int, points: int | None, on_press: Callable[[], None], *, now: bool
    ) -> None:
        super().__init__(f"evening {number + 1}", on_press)
        self.evening, self.number, self.points, self.now = evening, number, points, now
        self.chosen = False

    def draw(self, target: pygame.Surface) -> None:
        kit, lit = self.kit, self.now or self.chosen or self.hovered
        if lit:
            reach = kit.u(GLOW)
            light = halo(self.rect.size, kit.u(RADIUS), reach, kit.color("gold"))
            light.set_alpha(220 if self.now else 120)
            target.blit(light, self.rect.move(-reach, -reach))
        kit.panel(target, self.rect, "window" if lit else "panel" if self.points is not None else "inset")
        strip, box = rects.cut_top(self.rect, kit.u(STRIP))
        colour = "gold" if self.now else "gold_dark" if self.points is not None else "line"
        band = rects.inset(strip, kit.u(8), kit.u(8))
        pygame.draw.rect(target, kit.color(colour), band, border_radius=kit.u(10))
        kit.write(target, str(self.number + 1), "subheading", band, "ink" if self.now else "text", align="center")
        foot, middle = rects.cut_bottom(rects.inset(box, kit.u(14), kit.u(6)), kit.u(34), kit.u(4))
        name = kit.rich(self.evening.name, "small", middle.width, "text" if lit or self.points is not None else "muted")
        clip = target.get_clip()
        target.set_clip(middle.clip(clip))
        name.draw(target, middle.topleft)
        target.set_clip(clip)
        self._foot(target, foot)

    def _foot(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Points as stars, or how many sit there."""
        kit = self.kit
        if self.points is None:
            icon = kit.icon("account-group", 22, "faint")
            target.blit(icon, icon.get_rect(midleft=box.midleft))
            words = pygame.Rect(box.x + kit.u(32), box.y, box.width - kit.u(32), box.height)
            kit.write(target, str(self.evening.seats), "caption", words, "muted")
            return
        for i in range(WIN):
            icon = kit.icon("star" if i < self.points else "star-outline", 24, "gold" if i < self.points else "faint")
            target.blit(icon, icon.get_rect(midleft=(box.x + i * kit.u(28), box.centery)))

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=RADIUS)
