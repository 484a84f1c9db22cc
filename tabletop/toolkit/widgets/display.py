"""Things that only show: an icon, a picture, an avatar, a bar of progress or time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.core.sanitizing import capitals
from tabletop.i18n import tr
from tabletop.toolkit import markup, pictures, shapes
from tabletop.toolkit.particles import Particles
from tabletop.toolkit.tween import EASES
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.rich_text import RichText

STEP, FLIGHT, STAY = 240, 460, 1100  # ms between two stars, of one's way, and that all of them stay
SIZE, GAP, PLATE, WORD, SCRIPT = 104, 26, 60, 58, 46  # units
FAR = 2.6  # times larger it begins


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


class Flourish(Widget):
    """In the middle of its place, above everything; hears nothing. Reduced motion shows all stars at once. `stars`: 0 when
    nothing is shown; `landed`: how many have come to rest.
    """

    def __init__(self) -> None:
        super().__init__("flourish")
        self.stars = 0
        self._at = 0.0  # ms since it began
        self.landed = 0
        self._particles: Particles | None = None

    def hears_pointer(self) -> bool:
        return False

    def begin(self, stars: int) -> None:
        """Let so many stars of three fly in."""
        app, still = self.app, self.app.prefs.reduced_motion
        self.stars, self.landed = stars, 0
        self._particles = Particles(self.kit)
        whole = STAY if still else STEP * stars + FLIGHT + STAY
        self._at = float(whole) if still else 0.0
        app.touch.run(
            app.ms(whole), partial(self._pass, whole), ease="linear", key=("flourish", id(self)), done=self._gone
        )

    def _pass(self, whole: float, part: float) -> None:
        self._at = whole if self.app.prefs.reduced_motion else whole * part
        landed = min(self.stars, max(0, int((self._at - FLIGHT) // STEP) + 1))
        while self.landed < landed:
            self.app.sound("score")
            if self._particles is not None and not self.app.prefs.reduced_motion:
                self._particles.burst("star", self._place(self.landed).center, "gold_light", self.app.clock())
            self.landed += 1
        self.refresh()

    def _gone(self) -> None:
        self.stars = 0
        self.refresh()

    def _place(self, star: int) -> pygame.Rect:
        side, gap = self.u(SIZE), self.u(GAP)
        left = self.rect.centerx - (3 * side + 2 * gap) // 2
        low = side // 5 if star != 1 else 0  # the middle one stands a little higher
        return pygame.Rect(left + star * (side + gap), self.rect.centery - side // 2 + low, side, side)

    def draw(self, target: pygame.Surface) -> None:
        if not self.stars:
            return
        kit = self.kit
        stars = self._place(0).union(self._place(1)).union(self._place(2))
        whole = stars.inflate(self.u(2 * PLATE), self.u(PLATE))
        whole.height += self.u(WORD)
        kit.panel(target, whole, "window")
        word = pygame.Rect(whole.x, stars.bottom + self.u(6), whole.width, self.u(WORD))
        kit.write(target, tr("toolkit-solved"), "script", word, "gold_light", align="center", size=SCRIPT)
        for star in range(3):
            place = self._place(star)
            empty = kit.icon("star-outline", SIZE, "faint")
            target.blit(empty, empty.get_rect(center=place.center))
            part = min(1.0, (self._at - star * STEP) / FLIGHT)
            if star < self.stars and part > 0:
                grown = 1 + (FAR - 1) * (1 - EASES["out_cubic"](part))
                full = kit.icon("star", SIZE * grown, "gold_light")
                full.set_alpha(round(255 * min(1.0, 2 * part)))
                target.blit(full, full.get_rect(center=(place.centerx, place.centery - self.u(260) * (1 - part) ** 2)))
        if self._particles is not None:
            target.fblits(self._particles.blits(self.app.clock()))


# Text: one line, or a block of rich text that wraps.


class Label(Widget):
    """One line of plain text in a type role, shrunk to 60 % and then cut when it does not fit."""

    def __init__(self, text: str, role: str = "body", *, color: str = "", align: str = "left", label: str = "") -> None:
        super().__init__(label or text)
        self.text = text
        self.role = role
        self.color = color
        self.align = align

    @property
    def spoken(self) -> str:
        return markup.escape(self.text)

    def measure(self, width: int) -> tuple[int, int]:
        style = self.kit.style(self.role)
        return min(width, self.kit.measure(self.text, self.role)), round(style.pixels * style.role.leading)

    def draw(self, target: pygame.Surface) -> None:
        size = self.kit.fit(self.text, self.role, max(1, self.rect.width))
        self.kit.write(target, self.text, self.role, self.rect, self.color, align=self.align, size=size)


class RichLabel(Widget):
    """A block of rich text (see `markup`) that wraps; `on_link` hears the id of a clicked `[@id]...[/]`."""

    def __init__(
        self,
        source: str,
        role: str = "body",
        *,
        color: str = "",
        align: str = "left",
        label: str = "",
        on_link: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(label or markup.plain(source))
        self.source = source
        self.role = role
        self.color = color
        self.align = align
        self.on_link = on_link

    @property
    def spoken(self) -> str:
        return self.source

    def _block(self, width: int) -> RichText:
        return self.kit.rich(self.source, self.role, width, self.color, align=self.align)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self._block(width).size[1]

    def hears_pointer(self) -> bool:
        return self.on_link is not None or super().hears_pointer()

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind != "down" or self.on_link is None:
            return False
        link = self._block(self.rect.width).link_at((event.pos[0] - self.rect.x, event.pos[1] - self.rect.y))
        if link:
            self.app.sound("button_click")
            self.on_link(link)
        return bool(link)

    def draw(self, target: pygame.Surface) -> None:
        self._block(self.rect.width).draw(target, self.rect.topleft)
