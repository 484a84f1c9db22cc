"""A drop-down: shows its value; pressing it opens a list above everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pygame

from tabletop.toolkit import rects
from tabletop.toolkit.widgets.lists import ListBox, ListRow
from tabletop.toolkit.widgets.option_control import OptionControl
from tabletop.toolkit.widgets.screen import Screen
from tabletop.toolkit.widgets.widget import Pointer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.toolkit.actions import Action

T = TypeVar("T")


class Popup(Screen[int]):
    """The open list of a drop-down; returns the index of the choice."""

    modal = True
    veil = 0

    def __init__(self, texts: Sequence[str], chosen: int, anchor: pygame.Rect) -> None:
        super().__init__("choices")
        self.anchor = anchor
        rows = [ListRow(text, lambda: None) for text in texts]
        self.list = self.add(ListBox(rows, self.close, label="choices", chosen=chosen))
        self.box = pygame.Rect(0, 0, 0, 0)

    def shown(self) -> None:
        if self.list.chosen >= 0:
            self.set_focus(self.list.rows[self.list.chosen])

    def layout(self) -> None:
        pad = self.u(10)
        high = self.list.measure(self.anchor.width)[1] + 2 * pad
        below = self.rect.bottom - self.anchor.bottom - self.u(16)
        above = self.anchor.top - self.u(16)
        room = below if below >= min(high, above) else above
        self.box = pygame.Rect(self.anchor.x, 0, max(self.anchor.width, self.u(240)), min(high, room))
        self.box.y = self.anchor.bottom + self.u(4) if room == below else self.anchor.top - self.u(4) - self.box.height
        self.box.clamp_ip(self.rect)
        self.list.place(rects.inset(self.box, pad))

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and not self.box.collidepoint(event.pos):
            self.close(None)
            return True
        return False

    def paint(self, target: pygame.Surface) -> None:
        self.kit.panel(target, self.box, "toast")


class DropDown(OptionControl[T]):
    """One of many choices; left and right change it without opening."""

    def measure(self, width: int) -> tuple[int, int]:
        widest = max(self.kit.measure(text, "strong") for _, text in self.options)
        return min(width, widest + self.u(88)), self.u(56)

    def open(self) -> None:
        self.app.sound("button_click")
        self.app.push(Popup([text for _, text in self.options], self.index, self.rect), self.choose)

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self.open()
            return True
        return False

    def on_action(self, action: Action) -> bool:
        if action == "accept":
            self.open()
        elif action in ("left", "right"):
            self.choose(self.index + (1 if action == "right" else -1))
        else:
            return False
        return True

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "inset")
        kit.panel(target, self.rect, "row_hover" if self.hovered else "row")
        box = rects.inset(self.rect, kit.u(18), 0)
        place, box = rects.cut_right(box, kit.u(30), kit.u(10))
        icon = kit.icon("chevron-down", 30, "gold")
        target.blit(icon, icon.get_rect(center=place.center))
        text = self.options[self.index][1]
        kit.write_rows(target, text, "strong", box)
