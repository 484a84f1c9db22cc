"""Containers: a panel, a column, a row, a grid, and a field (words on the left, a control on the right)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from tabletop.toolkit.actions import Action

NAME = 30  # units


class Panel(Widget):
    """A drawn surface (theme.toml, [surface.*]) round one child, with `pad` units of air."""

    def __init__(self, child: Widget | None = None, *, style: str = "panel", pad: float = 24, label: str = "") -> None:
        super().__init__(label)
        self.style = style
        self.pad = pad
        if child is not None:
            self.add(child)

    def measure(self, width: int) -> tuple[int, int]:
        pad = 2 * self.u(self.pad)
        if not self.children:
            return width, pad
        wide, high = self.children[0].measure(max(1, width - pad))
        return wide + pad, high + pad

    @property
    def inside(self) -> pygame.Rect:
        return rects.inset(self.rect, self.u(self.pad))

    def layout(self) -> None:
        if self.children:
            self.children[0].place(self.inside)

    def draw(self, target: pygame.Surface) -> None:
        self.kit.panel(target, self.rect, self.style)
        super().draw(target)


class Column(Widget):
    """Children below each other at their natural heights; those with `stretch` in `grow` share what is left."""

    def __init__(self, *children: Widget, gap: float = 14, align: str = "fill", label: str = "") -> None:
        super().__init__(label)
        self.gap = gap
        self.align = align
        for child in children:
            self.add(child)

    def _shown(self) -> list[Widget]:
        return [child for child in self.children if child.visible]

    def measure(self, width: int) -> tuple[int, int]:
        sizes = [child.measure(width) for child in self._shown()]
        gaps = self.u(self.gap) * max(0, len(sizes) - 1)
        return max((wide for wide, _ in sizes), default=0), sum(high for _, high in sizes) + gaps

    def layout(self) -> None:
        y = self.rect.y
        for child in self._shown():
            wide, high = child.measure(self.rect.width)
            if self.align == "fill":
                wide = self.rect.width
            x = self.rect.x + ((self.rect.width - wide) // 2 if self.align == "center" else 0)
            child.place(pygame.Rect(x, y, wide, high))
            y += high + self.u(self.gap)


class Row(Widget):
    """Children beside each other at their natural widths, aligned left, centre or right; `even` makes them equal."""

    def __init__(
        self, *children: Widget, gap: float = 14, align: str = "left", even: bool = False, label: str = ""
    ) -> None:
        super().__init__(label)
        self.gap = gap
        self.align = align
        self.even = even
        for child in children:
            self.add(child)

    def _widths(self, width: int) -> list[int]:
        shown = [child for child in self.children if child.visible]
        gap = self.u(self.gap)
        room = max(1, width - gap * max(0, len(shown) - 1))
        if self.even:
            return [cell.width for cell in rects.columns(pygame.Rect(0, 0, width, 1), [1] * len(shown), gap)]
        wishes = [child.measure(room)[0] for child in shown]
        excess = max(1.0, sum(wishes) / room)
        return [int(wish / excess) for wish in wishes]

    def measure(self, width: int) -> tuple[int, int]:
        shown = [child for child in self.children if child.visible]
        widths = self._widths(width)
        high = max((child.measure(wide)[1] for child, wide in zip(shown, widths, strict=True)), default=0)
        return sum(widths) + self.u(self.gap) * max(0, len(shown) - 1), high

    def layout(self) -> None:
        shown = [child for child in self.children if child.visible]
        widths = self._widths(self.rect.width)
        spare = self.rect.width - sum(widths) - self.u(self.gap) * max(0, len(shown) - 1)
        x = self.rect.x + {"left": 0, "center": spare // 2, "right": spare}[self.align]
        for child, wide in zip(shown, widths, strict=True):
            high = min(self.rect.height, child.measure(wide)[1])
            child.place(pygame.Rect(x, self.rect.y + (self.rect.height - high) // 2, wide, high))
            x += wide + self.u(self.gap)


class Tiles(Widget):
    """Equal cells, as many across as fit with at least `least` units each; cells are `high` units high, or (0) `ratio` times as
    high as wide.
    """

    def __init__(
        self,
        *children: Widget,
        least: float = 300,
        ratio: float = 1.0,
        gap: float = 18,
        label: str = "",
        high: float = 0,
    ) -> None:
        super().__init__(label)
        self.least = least
        self.ratio, self.high = ratio, high
        self.gap = gap
        for child in children:
            self.add(child)

    def across(self, width: int) -> int:
        gap = self.u(self.gap)
        return max(1, (width + gap) // (self.u(self.least) + gap))

    def measure(self, width: int) -> tuple[int, int]:
        across, gap = self.across(width), self.u(self.gap)
        shown = sum(child.visible for child in self.children)
        down = -(-shown // across)
        high = self.u(self.high) if self.high else round((width - gap * (across - 1)) / across * self.ratio)
        return width, down * high + gap * max(0, down - 1)

    def layout(self) -> None:
        shown = [child for child in self.children if child.visible]
        across, gap = self.across(self.rect.width), self.u(self.gap)
        if shown:
            box = pygame.Rect(self.rect.topleft, self.measure(self.rect.width))
            for child, cell in zip(
                shown, rects.grid(box, across, -(-len(shown) // across) * across, gap), strict=False
            ):
                child.place(cell)


class Field(Widget):
    """A line of a form: what it is and a hint on the left, its control on the right."""

    def __init__(self, text: str, control: Widget, *, hint: str = "", share: float = 0.46, label: str = "") -> None:
        super().__init__(label or text)
        self.text = text
        self.hint = hint
        self.share = share
        self.control = self.add(control)

    def _words(self, width: int) -> int:
        return max(1, width - round(width * self.share) - self.u(20))

    def measure(self, width: int) -> tuple[int, int]:
        high = self.control.measure(round(width * self.share))[1]
        hint = self.kit.rich(self.hint, "caption", self._words(width)).size[1] + self.u(34) if self.hint else 0
        return width, max(high, hint, self.u(52))

    def layout(self) -> None:
        right, _ = rects.cut_right(self.rect, round(self.rect.width * self.share))
        wide, high = self.control.measure(right.width)
        place = rects.center(right, wide, high)
        place.right = right.right
        self.control.place(place)

    def draw(self, target: pygame.Surface) -> None:
        words = self._words(self.rect.width)
        box = pygame.Rect(self.rect.x, self.rect.y, words, self.rect.height)
        if self.hint:
            hint = self.kit.rich(self.hint, "caption", words)
            top = box.centery - (hint.size[1] + self.u(32)) // 2
            hint.draw(target, (box.x, top + self.u(32)))
            box = pygame.Rect(box.x, top, words, self.u(32))
        self.kit.write_rows(target, self.text, "strong", box, "text" if self.control.enabled else "faint")
        super().draw(target)


class LabelledControl(Widget):
    """`text` above `control`; `changed` marks a value that is not the usual one."""

    def __init__(self, text: str, control: Widget, *, label: str = "") -> None:
        super().__init__(label or f"field {text}")
        self.text = text
        self.control = self.add(control)
        self.changed = False

    def _head(self, width: int) -> int:
        """How high the words are, which take more rows than one if they have to."""
        block = self.kit.rows(self.text, "caption", width)
        return self.u(NAME) if block is None else max(self.u(NAME), block.size[1])

    def measure(self, width: int) -> tuple[int, int]:
        return width, self._head(width) + self.control.measure(width)[1]

    def layout(self) -> None:
        _, rest = rects.cut_top(self.rect, self._head(self.rect.width))
        self.control.place(rest)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        head, _ = rects.cut_top(self.rect, self._head(self.rect.width) - kit.u(4))
        kit.write_rows(target, self.text, "caption", head, "gold_light" if self.changed else "muted")
        super().draw(target)


# Scrolling: a panel that shows part of a tall child, with a bar, the wheel and the focus moving it.

BAR, AIR = 14, 10  # units: the bar's width, and what lies between it and the child


class ScrollPanel(Widget):
    """Shows `child` at its natural height behind a window of this widget's size."""

    clips = True

    def __init__(self, child: Widget, *, label: str = "") -> None:
        super().__init__(label)
        self.child = self.add(child)
        self.offset = 0
        self._full = 0
        self._grip = -1

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.child.measure(max(1, width - self.u(BAR + AIR)))[1]

    def layout(self) -> None:
        width = self.rect.width - self.u(BAR + AIR)
        self._full = self.child.measure(max(1, width))[1]
        self.offset = min(max(0, self.offset), self.most)
        self.child.place(pygame.Rect(self.rect.x, self.rect.y - self.offset, width, self._full))

    @property
    def most(self) -> int:
        return max(0, self._full - self.rect.height)

    def scroll_to(self, offset: int) -> None:
        """Show the child from `offset` pixels down."""
        offset = min(max(0, offset), self.most)
        if offset != self.offset:
            self.offset = offset
            self.layout()
            self.refresh()

    def reveal(self, place: pygame.Rect) -> None:
        """Scroll as little as needed to show a place of the window."""
        margin = self.u(20)
        if place.top - margin < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - place.top) - margin)
        elif place.bottom + margin > self.rect.bottom:
            self.scroll_to(self.offset + place.bottom - self.rect.bottom + margin)

    # --- input
    def hears_pointer(self) -> bool:
        return self.most > 0

    def on_wheel(self, steps: float) -> bool:
        before = self.offset
        self.scroll_to(self.offset - round(steps * self.u(90)))
        return self.offset != before

    def on_action(self, action: Action) -> bool:
        jump = {"page_up": -1, "page_down": 1}.get(action)
        if jump is None or not self.most:
            return False
        self.scroll_to(self.offset + jump * self.rect.height * 8 // 10)
        return True

    def on_pointer(self, event: Pointer) -> bool:
        bar = self._bar()
        if event.kind == "down" and event.button == 1 and bar.inflate(self.u(12), 0).collidepoint(event.pos):
            thumb = self._thumb()
            self._grip = event.pos[1] - thumb.y if thumb.collidepoint(thumb.x, event.pos[1]) else thumb.height // 2
            self._drag(event.pos[1])
            return True
        if event.kind == "move" and self._grip >= 0:
            self._drag(event.pos[1])
            return True
        if event.kind in ("up", "cancel"):
            self._grip = -1
            self.refresh()
        return False

    def _drag(self, y: int) -> None:
        bar, thumb = self._bar(), self._thumb()
        self.scroll_to(round((y - self._grip - bar.y) / max(1, bar.height - thumb.height) * self.most))

    def _bar(self) -> pygame.Rect:
        return pygame.Rect(self.rect.right - self.u(BAR), self.rect.y, self.u(BAR), self.rect.height)

    def _thumb(self) -> pygame.Rect:
        bar = self._bar()
        high = max(self.u(44), bar.height * bar.height // max(1, self._full))
        return pygame.Rect(bar.x, bar.y + (bar.height - high) * self.offset // max(1, self.most), bar.width, high)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        clip = target.get_clip()
        target.set_clip(self.rect.inflate(self.u(16), 0).clip(clip))
        _draw_visible(self.child, target, self.rect)
        target.set_clip(clip)
        if self.most:
            bar, thumb = self._bar(), self._thumb()
            self.kit.panel(target, bar, "inset")
            lit = self._grip >= 0 or self.hovered
            color = self.kit.color("gold" if lit else "line")
            inner = thumb.inflate(-self.u(4), -self.u(4))
            target.blit(shapes.filled(inner.size, self.u(6), color.lerp(pygame.Color("white"), 0.15), color), inner)


def _draw_visible(widget: Widget, target: pygame.Surface, window: pygame.Rect) -> None:
    """Draw the child; plain containers are opened so that rows far outside are not drawn at all."""
    if type(widget).draw is Widget.draw:
        for child in widget.children:
            if child.visible and child.rect.colliderect(window):
                _draw_visible(child, target, window)
    else:
        widget.draw(target)
