"""Text: one line, or a block of rich text that wraps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.toolkit import markup
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.toolkit.rich_text import RichText


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
