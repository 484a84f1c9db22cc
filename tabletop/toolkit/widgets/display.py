"""Things that only show: an icon, a picture, an avatar, a bar of progress or time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.sanitizing import capitals
from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.toolkit.draw_context import DrawContext


class Icon(Widget):
    """An icon of the icon font, `size` units large."""

    def __init__(self, name: str, size: float = 32, *, color: str = "text", label: str = "", tooltip: str = "") -> None:
        super().__init__(label or f"icon {name}", tooltip=tooltip)
        self.name = name
        self.size = size
        self.color = color

    def measure(self, width: int) -> tuple[int, int]:  # noqa: ARG002  # an icon has one size
        return self.u(self.size), self.u(self.size)

    def draw(self, target: pygame.Surface) -> None:
        icon = self.kit.icon(self.name, self.size, self.color)
        target.blit(icon, icon.get_rect(center=self.rect.center))


class PictureBox(Widget):
    """A picture of sprites/ that fills its place, with rounded corners."""

    def __init__(self, *parts: str, radius: float = 0, ratio: float = 1.0, label: str = "") -> None:
        super().__init__(label or "/".join(parts))
        self.parts = parts
        self.radius = radius
        self.ratio = ratio

    def measure(self, width: int) -> tuple[int, int]:
        return width, round(width * self.ratio)

    def draw(self, target: pygame.Surface) -> None:
        target.blit(pictures.cover(self.parts, self.rect.size, self.u(self.radius)), self.rect)


def draw_avatar(
    target: pygame.Surface, kit: DrawContext, box: pygame.Rect, name: str, color: str, *, picture: tuple[str, ...] = ()
) -> None:
    """Draw a round portrait in a ring of the seat's colour; without a picture the name's first letter."""
    side = min(box.size)
    place = pygame.Rect(0, 0, side, side)
    place.center = box.center
    tint = kit.color(color)
    rim = max(2, side // 14)
    target.blit(
        shapes.shadow(place.size, side // 2, max(1, side // 10), 140), place.move(-side // 5, -side // 5 + side // 24)
    )
    target.blit(shapes.disc(side, tint.lerp(pygame.Color("white"), 0.35), tint), place)
    inner = place.inflate(-2 * rim, -2 * rim)
    if picture:
        target.blit(pictures.cover(picture, inner.size, inner.width // 2 + 1), inner)
        return
    target.blit(shapes.disc(inner.width, kit.color("raised"), kit.color("night")), inner)
    kit.write(target, capitals(name[:1]), "heading", inner, color, align="center", size=inner.height * 0.5 / kit.scale)


class Avatar(Widget):
    """A round portrait: `picture` is a path in sprites/, else the first letter of `name`."""

    def __init__(
        self, name: str, color: str, picture: tuple[str, ...] = (), *, size: float = 72, label: str = ""
    ) -> None:
        super().__init__(label or f"avatar {name}")
        self.name = name
        self.color = color
        self.picture = picture
        self.size = size

    def measure(self, width: int) -> tuple[int, int]:  # noqa: ARG002  # an avatar has one size
        return self.u(self.size), self.u(self.size)

    def draw(self, target: pygame.Surface) -> None:
        draw_avatar(target, self.kit, self.rect, self.name, self.color, picture=self.picture)


class ProgressBar(Widget):
    """A bar filled to `share` (0-1): progress, or time running out."""

    def __init__(self, share: float, *, label: str, color: str = "gold", text: str = "") -> None:
        super().__init__(label)
        self.share = share
        self.color = color
        self.text = text

    def set(self, share: float) -> None:
        if share != self.share:
            self.share = share
            self.refresh()

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(30 if self.text else 18)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "inset")
        inner = self.rect.inflate(-kit.u(6), -kit.u(6))
        wide = round(inner.width * min(1.0, max(0.0, self.share)))
        if wide >= inner.height // 2 and inner.height > 0:
            tint = kit.color(self.color)
            size = (max(wide, inner.height), inner.height)
            target.blit(shapes.filled(size, inner.height // 2, tint.lerp(pygame.Color("white"), 0.35), tint), inner)
        if self.text:
            kit.write(target, self.text, "caption", self.rect, "white", align="center", size=17)
