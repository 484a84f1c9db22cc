"""The corner bar: menu, rules, log, undo and redo as small discs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.app.key_bindings import key_of
from tabletop.i18n import tr
from tabletop.match.settings import Settings
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.panel_style import CachedWidget
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from tabletop.toolkit.actions import Action


HIGH, OVER = 30, 13  # units; it lies over the edge so far


class CornerItem(NamedTuple):
    """`text`: the id of a message."""

    icon: str
    text: str


ITEMS = {
    "menu": CornerItem("pause", "hud-pause"),
    "rules": CornerItem("help", "hud-rules"),
    "log": CornerItem("notebook", "hud-log"),
    "hint": CornerItem("lightbulb", "hud-hint"),
    "odds": CornerItem("chart", "hud-odds"),
    "status": CornerItem("volume", "hud-status"),
    "undo": CornerItem("undo", "hud-undo"),
    "redo": CornerItem("redo", "hud-redo"),
    "telling": CornerItem("speedometer", "hud-telling"),
    "house": CornerItem("gavel", "hud-house"),
}
SIDE, GAP, PAD = 46, 6, 7


class CornerButton(Pressable, CachedWidget):
    """One disc. `why_not` is said when it cannot be pressed; `lit` marks something that is open."""

    margin = 12

    def __init__(self, id_: str, on_press: Callable[[str], None], settings: Callable[[], Settings]) -> None:
        super().__init__(f"corner {id_}", partial(on_press, id_))
        self.id = id_
        self.settings = settings
        self.lit = False
        self.say("")

    def say(self, why_not: str) -> None:
        self.enabled = not why_not
        key = "escape" if self.id == "menu" else key_of(self.settings(), self.id)
        tooltip = f"{tr(ITEMS[self.id].text)}  {{key:{key}}}" if self.enabled else escape(why_not)
        if tooltip != self.tooltip:
            self.tooltip = tooltip
            self.refresh()

    def on_action(self, action: Action) -> bool:
        return self.enabled and super().on_action(action)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=999)

    def state(self) -> Hashable:
        return self.enabled, self.lit

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        if self.enabled and (self.hovered or self.lit):
            panel_style.panel(target, self.kit, box, "disc_lit" if self.lit else "disc")
        ink = "faint" if not self.enabled else "ink" if self.lit else "text"
        icon = self.kit.icon(ITEMS[self.id].icon, 27, ink)
        if not self.enabled:
            icon = icon.copy()
            icon.set_alpha(120)
        target.blit(icon, icon.get_rect(center=box.center))


class CornerBar(Widget):
    """`on_press` hears the id: "menu", "rules", "log", "undo", "redo", "hint" and "odds" where they may be had, "status" where
    tables are read aloud, and "house" when there are house rules.

    house: the switched house rules in rich text, shown to everybody in a tooltip; settings: for the keys that are preferred.
    """

    def __init__(
        self,
        on_press: Callable[[str], None],
        ids: Sequence[str] = ("menu", "rules", "log", "telling", "undo", "redo"),
        house: Sequence[str] = (),
        settings: Callable[[], Settings] = Settings,
    ) -> None:
        super().__init__("corner bar")
        shown = (*ids, "house") if house else ids
        self.buttons = {id_: self.add(CornerButton(id_, on_press, settings)) for id_ in shown}
        if house:
            self.buttons["house"].tooltip = "\n".join((f"**{tr(ITEMS['house'].text)}**", *house))

    def update(self, **why_not: str) -> None:
        """Say by id why something cannot be pressed; "" enables it."""
        for id_, text in why_not.items():
            self.buttons[id_].say(text)

    def light(self, id_: str, on: bool) -> None:
        """Mark what is open."""
        if self.buttons[id_].lit != on:
            self.buttons[id_].lit = on
            self.refresh()

    def measure(self, width: int) -> tuple[int, int]:
        number = len(self.buttons)
        return min(width, self.u(SIDE * number + GAP * (number - 1) + 2 * PAD)), self.u(SIDE + 2 * PAD)

    def layout(self) -> None:
        inside = rects.inset(self.rect, self.u(PAD))
        cells = rects.columns(inside, [1] * len(self.buttons), self.u(GAP))
        for button, cell in zip(self.buttons.values(), cells, strict=True):
            side = min(self.u(SIDE), cell.width + self.u(GAP))
            button.place(rects.center(cell, side, side))

    def draw(self, target: pygame.Surface) -> None:
        panel_style.panel(target, self.kit, self.rect, "ribbon")
        super().draw(target)


class UnsavedTab(Pressable, CachedWidget):
    """A tab that stays as long as it is true; `on_press` opens the pause, where there is more to do."""

    margin = 14

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__("not saved", on_press)
        self.visible = False

    def update(self, why: str) -> None:
        """Say in one sentence why; "" takes the mark away."""
        tooltip = escape(why)
        if tooltip != self.tooltip:
            self.tooltip, self.visible = tooltip, bool(why)
            self.refresh()

    def cling(self, bar: pygame.Rect, window: pygame.Rect) -> None:
        """Take a place on the edge of the bar that looks to the middle of the window."""
        box = pygame.Rect(0, 0, self.kit.measure(tr("hud-not-saved"), "label", 15) + self.u(62), self.u(HIGH))
        if bar.centery < window.centery:
            box.midtop = (bar.centerx, bar.bottom - self.u(OVER))
        else:
            box.midbottom = (bar.centerx, bar.top + self.u(OVER))
        self.place(box)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=999)

    def state(self) -> Hashable:
        return self.visible

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, white = self.kit, pygame.Color("white")
        tint = kit.color("coral").lerp(white, 0.2) if self.hovered else kit.color("coral")
        target.blit(shapes.filled(box.size, box.height // 2, tint.lerp(white, 0.3), tint), box)
        icon = kit.icon("alert", 20, "ink")
        target.blit(icon, icon.get_rect(midleft=(box.x + kit.u(14), box.centery)))
        place = pygame.Rect(box.x + kit.u(42), box.y, box.width, box.height)
        kit.write(target, tr("hud-not-saved"), "label", place, "ink", size=15)
