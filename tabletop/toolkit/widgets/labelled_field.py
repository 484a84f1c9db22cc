"""A control under its name, for narrow columns."""

from __future__ import annotations

import pygame

from tabletop.toolkit import rects
from tabletop.toolkit.widgets.widget import Widget

NAME = 30  # units


class Under(Widget):
    """`text` above `control`; `changed` marks a value that is not the usual one."""

    def __init__(self, text: str, control: Widget, *, label: str = "") -> None:
        super().__init__(label or f"field {text}")
        self.text = text
        self.control = self.add(control)
        self.changed = False

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(NAME) + self.control.measure(width)[1]

    def layout(self) -> None:
        _, rest = rects.cut_top(self.rect, self.u(NAME))
        self.control.place(rest)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        head, _ = rects.cut_top(self.rect, kit.u(NAME - 4))
        kit.write(target, self.text, "caption", head, "gold_light" if self.changed else "muted")
        super().draw(target)
