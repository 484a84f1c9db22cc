"""A stop of the route: the round portrait of a rival, as bright as it is near."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.glow import halo
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.pressable import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.progress.rivals import Rival

State = Literal["beaten", "now", "ahead"]

COLOURS = {"easy": "leaf", "normal": "blue", "hard": "coral"}  # of the levels
NAME, LEVEL, GLOW, BADGE = 30, 24, 30, 44  # units
BELOW, SMALL = 24, 0.7  # units from one line of a name to the next; of the type size: below that there are two
SHADE = 150  # of 255: over whoever is still far away


class Stop(Pressable):
    """Pressing it shows this rival; `last` wears the crown that the others play for."""

    def __init__(self, rival: Rival, number: int, state: State, on_press: Callable[[], None], *, last: bool) -> None:
        super().__init__(f"stop {number + 1}", on_press)
        self.rival, self.number, self.state, self.last = rival, number, state, last
        self.chosen = False
        self.room = 0  # pixels: how wide its name may be

    @property
    def face(self) -> pygame.Rect:
        side = min(self.rect.width, self.rect.height - self.u(NAME + LEVEL))
        return pygame.Rect(self.rect.centerx - side // 2, self.rect.y, side, side)

    def draw(self, target: pygame.Surface) -> None:
        kit, face = self.kit, self.face
        if self.state == "now" or self.hovered or self.chosen:
            reach = kit.u(GLOW)
            light = halo(face.size, face.width // 2, reach, kit.color("gold"))
            light.set_alpha(230 if self.state == "now" else 130)
            target.blit(light, face.move(-reach, -reach))
        colour = "gold" if self.state == "now" else COLOURS[self.rival.level]
        draw_avatar(target, kit, face, self.rival.name, colour, picture=avatars.picture(self.rival.avatar))
        if self.state == "ahead" and not (self.hovered or self.chosen):
            veil = shapes.disc(face.width, pygame.Color(16, 12, 34))
            veil.set_alpha(SHADE)
            target.blit(veil, face)
            veil.set_alpha(255)  # others share the picture
        if self.last:
            side = face.width * 46 // 100
            crown = pictures.contain(("ui", "crown.webp"), (side, side))
            target.blit(crown, crown.get_rect(midbottom=(face.centerx, face.y + side * 52 // 100)))
        if self.state == "beaten":
            self._badge(target, face)
        self._words(target, face)

    def _badge(self, target: pygame.Surface, face: pygame.Rect) -> None:
        kit = self.kit
        side = kit.u(BADGE)
        disc = shapes.disc(side, kit.color("leaf"), kit.color("#1E7A46"))
        place = disc.get_rect(center=(face.right - side // 3, face.bottom - side // 3))
        target.blit(disc, place)
        icon = kit.icon("check", BADGE * 0.7, "white")
        target.blit(icon, icon.get_rect(center=place.center))

    def _words(self, target: pygame.Surface, face: pygame.Rect) -> None:
        kit = self.kit
        name = pygame.Rect(0, face.bottom + kit.u(6), self.room, kit.u(NAME))
        name.centerx = self.rect.centerx
        colour = "gold_light" if self.state == "now" or self.chosen or self.hovered else "text"
        for line in self._lines(name.width):
            size = kit.fit(line, "subheading", name.width, 0.3)
            kit.write(target, line, "subheading", name, colour, align="center", size=size)
            name.y += kit.u(BELOW)
        name.y += kit.u(NAME - BELOW) - name.height
        level = pygame.Rect(name.x, name.bottom - kit.u(2), name.width, kit.u(LEVEL))
        colour = COLOURS[self.rival.level] if self.state != "beaten" else "muted"
        kit.write(
            target, "Beaten" if self.state == "beaten" else self.rival.level, "label", level, colour, align="center"
        )

    def _lines(self, width: int) -> list[str]:
        """Its name in one line, or in two where it would be small."""
        name = self.rival.name
        first, _, rest = name.rpartition(" ")
        small = self.kit.fit(name, "subheading", width, SMALL)
        return [first, rest] if first and self.kit.measure(name, "subheading", small) > width else [name]

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.face, radius=999)
