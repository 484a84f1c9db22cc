"""The drawing kit of one window size: units to pixels, text, icons and panels in the theme."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import pygame

from tabletop.core.sanitizing import capitals
from tabletop.toolkit import fonts, rich_text, shapes, theme
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.markup import escape
from tabletop.toolkit.rich_text import RichText, TextBlock, TextStyle, measure, shorten
from tabletop.toolkit.theme import Size, Theme

DESIGN = (1920, 1080)
LEAST_UNITS = (1100, 640)
LEAST_TEXT = 11
SQUEEZED = (
    0.75  # of a role's size of letters: down to it words that are too long are written smaller before they are cut
)


class ScreenRoom(NamedTuple):
    """Units that a screen has: at least, and in a window in which it is as large as it should be."""

    least: tuple[int, int] = LEAST_UNITS
    design: tuple[int, int] = DESIGN


USUAL = ScreenRoom()


def ui_scale(
    size: tuple[int, int], factor: float, least: tuple[int, int] = LEAST_UNITS, design: tuple[int, int] = DESIGN
) -> float:
    """Return pixels per unit for a window of `size`: automatic times the user's factor.

    Clamped so that text stays readable and a screen always has at least `least` units to lay out in.
    """
    auto = min(size[0] / design[0], size[1] / design[1])
    most = min(size[0] / least[0], size[1] / least[1])
    return max(0.5, min(auto * factor, most, 6.0), min(0.62, most))


class DrawContext:
    """Draws in the theme at one scale. Everything it returns is shared: never draw on it."""

    def __init__(self, size: tuple[int, int], large: float | Size = 1.0, room: ScreenRoom = USUAL) -> None:
        self.room = room
        self.resize(size, large)
        self._lines = SurfaceCache(2 << 20)

    def resize(self, size: tuple[int, int], large: float | Size, room: ScreenRoom | None = None) -> None:
        """Another window, or another size of everything, as a factor alone or with its smallest letters; `room`: other units
        than before.
        """
        factor, text, upright = large if isinstance(large, Size) else Size(large)
        if size[0] < size[1] and upright:
            factor, text = upright
        self.size = size
        self.room = room or self.room
        self.scale = ui_scale(size, factor, *self.room)
        short, long = sorted(size)
        self.least_text = max(LEAST_TEXT, round(text * min(short / DESIGN[1], long / DESIGN[0])))
        self.rich = lru_cache(maxsize=400)(self._rich)

    @property
    def theme(self) -> Theme:
        return theme.load()

    def forget(self) -> None:
        """Forget how texts were laid out; they are laid out again when they are drawn."""
        self.rich.cache_clear()

    def u(self, units: float) -> int:
        """Return a length in whole pixels (at least 1 for a length above zero)."""
        pixels = round(units * self.scale)
        return max(1, pixels) if units > 0 else pixels

    def space(self, name: str) -> int:
        return self.u(self.theme.space[name])

    def color(self, name: str) -> pygame.Color:
        return self.theme.rgb(name)

    def style(self, role: str, size: float = 0) -> TextStyle:
        """Return a type role at this scale; `size` in units replaces the role's own."""
        found = self.theme.type[role]
        pixels = max(self.least_text, round((size or found.size) * self.scale))
        return TextStyle(found, pixels, round(found.tracking * self.scale * (size or found.size) / found.size))

    def line(self, text: str, role: str, color: str = "", width: int = 0, size: float = 0) -> pygame.Surface:
        """Return one line of plain text, cut with an ellipsis when wider than `width` pixels (0: any width)."""
        style = self.style(role, size)
        shown = shorten(style, text, width) if width else text
        ink = self.color(color or style.role.color)
        key = (shown, role, style.pixels, tuple(ink))
        words = capitals(shown) if style.role.caps else shown
        return self._lines.get(key, lambda: fonts.line(style.role.font, style.pixels, words, ink, style.tracking))

    def fit(self, text: str, role: str, width: int, least: float = 0.6) -> float:
        """Return the size in units at which `text` is at most `width` pixels wide, not below `least` of the role's."""
        return self._fitting(text, role, width, self.theme.type[role].size, least)

    def _fitting(self, text: str, role: str, width: int, full: float, least: float) -> float:
        """The same of letters that are as large as `full` where there is room."""
        wide = max(1, measure(self.style(role, full), text))
        size, low = full * max(least, min(1.0, width / wide)), full * least
        while (
            wide > width and size > low and measure(self.style(role, size), text) > width
        ):  # letters grow by whole pixels
            size = max(low, size - 1 / self.scale)
        return size

    def measure(self, text: str, role: str, size: float = 0) -> int:
        return measure(self.style(role, size), text)

    def cap_height(self, role: str, size: float = 0) -> int:
        style = self.style(role, size)
        return fonts.caps(style.role.font, style.pixels)[1]

    def write(
        self,
        target: pygame.Surface,
        text: str,
        role: str,
        box: pygame.Rect,
        color: str = "",
        *,
        align: str = "left",
        size: float = 0,
    ) -> pygame.Rect:
        """Draw one line into `box`, capitals centred vertically; one that is too long with smaller letters, and at last cut.
        Return where the ink is.
        """
        if box.width > 0 and self.measure(text, role, size) > box.width:
            usual = self.theme.type[role].size
            size = self._fitting(text, role, box.width, size or usual, min(1.0, SQUEEZED * usual / (size or usual)))
        style = self.style(role, size)
        drawn = self.line(text, role, color, max(1, box.width), size)
        top, height = fonts.caps(style.role.font, style.pixels, capitals(text) if style.role.caps else text)
        spare = box.width - drawn.get_width()
        x = box.x + {"left": 0, "center": spare // 2, "right": spare}[align]
        y = box.y + (box.height - height) // 2
        target.blit(drawn, (x, y - top))
        return pygame.Rect(x, y, drawn.get_width(), height)

    def write_rows(
        self,
        target: pygame.Surface,
        text: str,
        role: str,
        box: pygame.Rect,
        color: str = "",
        *,
        align: str = "left",
        size: float = 0,
    ) -> None:
        """Draw words into `box`, in the middle of its height: in one line, or in more where they are too long for one."""
        block = self.rows(text, role, box.width, color, align=align, size=size)
        if block is None:
            self.write(target, text, role, box, color, align=align, size=size)
        else:
            block.draw(target, (box.x, box.centery - block.size[1] // 2))

    def rows(
        self, text: str, role: str, width: int, color: str = "", *, align: str = "left", size: float = 0
    ) -> RichText | None:
        """Lay out plain words that are too long for a line of this width; None if they fit into one, maybe a little smaller."""
        small = (size or self.theme.type[role].size) * SQUEEZED
        if width <= 0 or self.measure(text, role, small) <= width:
            return None
        return self.rich(escape(text), role, width, color or self.theme.type[role].color, align=align, size=small)

    def _rich(
        self,
        source: str,
        role: str,
        width: int,
        color: str = "",
        *,
        align: str = "left",
        size: float = 0,
        rows: int = 0,
    ) -> RichText:
        """Lay out rich text (see `markup`) in `width` pixels, `rows` lines at most (0: all); cached."""
        return RichText(self.theme, self.style(role, size), source, TextBlock(width, color, align, rows))

    def icon(self, name: str, units: float, color: str = "text") -> pygame.Surface:
        """Return an icon as a square of `units`."""
        pixels, ink = self.u(units), self.color(color)
        return self._lines.get(("icon", name, pixels, tuple(ink)), lambda: rich_text.draw_icon(name, pixels, ink))

    def panel(self, target: pygame.Surface, box: pygame.Rect, style: str) -> None:
        """Draw a panel of a named style (theme.toml, [surface.*]) in `box`."""
        if box.width > 0 and box.height > 0:
            picture, margin = shapes.panel(self.theme, self.theme.surface[style], box.size, self.scale)
            target.blit(picture, (box.x - margin, box.y - margin))

    def ring(self, target: pygame.Surface, box: pygame.Rect, color: str = "hover", radius: float = 18) -> None:
        """Draw the focus ring round `box`: a crisp line with a soft one outside."""
        ink = self.color(color)
        soft = pygame.Color(ink.r, ink.g, ink.b, 90)
        for grow, width, tone in ((self.u(9), self.u(5), soft), (self.u(5), max(2, self.u(3)), ink)):
            outer = box.inflate(2 * grow, 2 * grow)
            target.blit(shapes.ring(outer.size, self.u(radius) + grow, width, tone), outer)
