"""Asks for a key or a gamepad by letting it be pressed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import rects
from tabletop.toolkit.keyboard import legend, place_of
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from pygame.event import Event

RESERVED = {
    "return", "enter", "space", "escape", "tab", "up", "down", "left", "right", "page up", "page down", "home", "end",
    "left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt", "caps lock", "numlock", "menu",
    "left meta", "right meta", "f10", "f11", "f12",
}  # fmt: skip


class CaptureScreen(Screen[str]):
    """Returns the place of the pressed key; with `pad` the number of the pressed gamepad as text, "" to forget it.

    `taken` maps keys that others use to what they are for; they may be chosen all the same, with a warning.
    """

    modal = True

    def __init__(
        self,
        title: str,
        text: str,
        *,
        taken: Mapping[str, str] | None = None,
        pad: bool = False,
    ) -> None:
        super().__init__("capture")
        self.title = title
        self.text = text
        self.taken = dict(taken or {})
        self.pad = pad
        self.warning = ""
        self._asked = ""
        self.cancel = self.add(Button(tr("toolkit-cancel"), lambda: self.close(None), style="ghost"))
        self.forget = self.add(Button(tr("toolkit-no-gamepad"), lambda: self.close(""), style="secondary"))
        self.forget.visible = pad

    def on_event(self, event: Event) -> bool:
        if event.type == pygame.JOYBUTTONDOWN and self.pad:
            self.close(str(getattr(event, "instance_id", 0)))
            return True
        return False

    def on_key(self, event: Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self.close(None)
            return True
        if self.pad:
            return False
        name = place_of(event)
        if not name or name in RESERVED:
            key = legend(name)
            self._warn(tr("toolkit-key-reserved", key=key) if key else tr("toolkit-key-reserved-nameless"))
        elif name in self.taken and self._asked != name:
            self._asked = name
            self._warn(tr("toolkit-key-taken", key=legend(name), use=self.taken[name]))
        else:
            self.close(name)
        return True

    def _warn(self, text: str) -> None:
        self.warning = text
        self.app.sound("error_soft")
        self.refresh()

    def layout(self) -> None:
        self.box = rects.center(self.rect, min(self.u(720), self.rect.width - self.u(40)), self.u(360))
        foot, _ = rects.cut_bottom(rects.inset(self.box, self.u(36), self.u(32)), self.u(64))
        for button in (self.cancel, self.forget):
            wide = button.measure(foot.width)[0]
            place, foot = rects.cut_right(foot, wide, self.u(18))
            button.place(place)

    def paint(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.box, "window")
        inside = rects.inset(self.box, kit.u(36), kit.u(26))
        head, rest = rects.cut_top(inside, kit.u(56), kit.u(8))
        place, head = rects.cut_left(head, kit.u(44), kit.u(16))
        icon = kit.icon("gamepad" if self.pad else "keyboard", 44, "gold")
        target.blit(icon, icon.get_rect(center=place.center))
        kit.write(target, self.title, "heading", head, "gold_light", size=kit.fit(self.title, "heading", head.width))
        text = kit.rich(self.text, "body", rest.width)
        text.draw(target, rest.topleft)
        if self.warning:
            warning = kit.rich("{alert} " + self.warning, "body", rest.width, "orange")
            warning.draw(target, (rest.x, rest.y + text.size[1] + kit.u(12)))
