"""The portraits that a seat may have: the pictures in sprites/ui/avatars."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import assets, shapes
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.display import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = ("ui", "avatars")


@cache
def names() -> tuple[str, ...]:
    """Return the names of all portraits, people first."""
    found = sorted(path.stem for path in assets.path("sprites", *FOLDER).glob("*.webp"))
    return tuple(sorted(found, key=lambda name: (name.startswith("bot"), name)))


def people() -> tuple[str, ...]:
    """Return the names of the portraits that are meant for people."""
    return tuple(name for name in names() if not name.startswith("bot"))


@cache
def picture(name: str) -> tuple[str, ...]:
    """Return the path of a portrait, () when there is none of this name (the letter is drawn then).

    A name with slashes is a picture elsewhere in sprites/: who comes with a game looks as its own art does.
    """
    if "/" not in name:
        return (*FOLDER, f"{name}.webp") if name in names() else ()
    *folders, last = name.split("/")
    parts = (*folders, f"{last}.webp")
    return parts if ".." not in folders and assets.path("sprites", *parts).is_file() else ()


class Portrait(Pressable):
    """A round portrait that can be pressed."""

    def __init__(
        self, name: str, colour: str, avatar: str, on_press: Callable[[], None], *, label: str, tooltip: str = ""
    ) -> None:
        super().__init__(label, on_press, tooltip=tooltip)
        self.name = name
        self.colour = colour
        self.avatar = avatar
        self.chosen = False

    def measure(self, width: int) -> tuple[int, int]:
        side = min(width, self.u(92))
        return side, side

    def draw(self, target: pygame.Surface) -> None:
        box = self.rect.inflate(self.u(6), self.u(6)) if self.hovered else self.rect
        draw_avatar(target, self.kit, box, self.name or "?", self.colour, picture=picture(self.avatar))
        if self.chosen:
            self.kit.ring(target, self.rect, "gold", 999)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=999)


class Swatch(Portrait):
    """A colour that can be pressed."""

    def measure(self, width: int) -> tuple[int, int]:
        side = min(width, self.u(58))
        return side, side

    def draw(self, target: pygame.Surface) -> None:
        tint, box = self.kit.color(self.colour), self.rect.inflate(-self.u(16), -self.u(16))  # the ring keeps within it
        target.blit(shapes.disc(min(box.size), tint.lerp(pygame.Color("white"), 0.3), tint), box)
        if self.chosen:
            self.kit.ring(target, box, "white", 999)
