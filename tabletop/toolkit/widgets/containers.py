"""Containers: a panel, a column, a row, a grid, and a field (words on the left, a control on the right)."""

from __future__ import annotations

import pygame

from tabletop.toolkit import rects
from tabletop.toolkit.widgets.widget import Widget

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
