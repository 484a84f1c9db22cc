"""Buttons: a face on a thick lip that rises under the mouse and sinks when pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pygame

from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.keycap import draw_keycap, keycap_width
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.toolkit.actions import Action


RISE = -0.45
ICON = 30  # units
SMALL, TWO = 0.75, 0.74  # letters so much smaller than meant stand better in two lines, which are so large at most


class Button(Widget):
    """A push button. `style`: primary, secondary, accept, danger, ghost; `key`: a key that presses it, shown as a cap.

    `chosen` keeps it looking hovered (for a group of choices). `pictures`: of sprites/, in the place of the icon.
    Words that would be cut or hardly readable stand in two lines. `at_once`: it is pressed when it goes down.
    """

    focusable = pressable = True
    height = 64

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None],
        *,
        label: str = "",
        style: str = "secondary",
        icon: str = "",
        key: str = "",
        tooltip: str = "",
        role: str = "button",
        enabled: bool = True,
        pictures: tuple[tuple[str, ...], ...] = (),
        at_once: bool = False,
    ) -> None:
        super().__init__(label or text, tooltip=tooltip, enabled=enabled)
        self.text = text
        self.on_press = on_press
        self.style = style
        self.icon, self.pictures = icon, pictures
        self.key = key
        self.at_once = at_once
        self.role = role
        self.chosen = False
        self.sound = "button_click"
        self._sink = 0.0
        self._down = False

    @property
    def spoken(self) -> str:
        return escape(self.text) or self.tooltip

    def measure(self, width: int) -> tuple[int, int]:
        kit = self.kit
        wide = kit.u(56) + (kit.measure(self.text, self.role) if self.text else 0)
        if self.icon:
            wide += self._signs_wide() + (kit.u(12) if self.text else 0)
        if self.key:
            wide += keycap_width(kit, self.key) + kit.u(14)
        return min(width, wide), kit.u(self.height)

    def press(self) -> None:
        """Do what the button is for."""
        if not self.enabled:
            self.app.sound("error_soft")
            return
        self.app.sound(self.sound)
        self.on_press()

    # --- input
    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self._down = True
            self._move(1.0)
            if self.at_once:
                self.press()
            return True
        if event.kind == "up":
            inside = self.rect.collidepoint(event.pos)
            self._release()
            if inside and not self.at_once:
                self.press()
            return True
        if event.kind == "cancel":
            self._release()
        return False

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        self._sink = 1.0
        self._move(0.0)
        self.press()
        return True

    def on_hover(self, inside: bool) -> None:
        super().on_hover(inside)
        if self.enabled and not self._down:
            self._move(RISE if inside else 0.0)

    def _release(self) -> None:
        self._down = False
        self._move(RISE if self.hovered else 0.0)

    def _move(self, goal: float) -> None:
        if self.host is None:
            return
        start, app = self._sink, self.app
        still = app.prefs.reduced_motion
        ms = 0 if still else app.duration("press" if goal == 1 else "settle")

        def step(part: float) -> None:
            self._sink = start + (goal - start) * part

        app.touch.run(ms, step, key=("button", id(self)), ease="out_cubic" if goal == 1 else "elastic")

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        look = kit.theme.button[self.style]
        lit = self.enabled and (self.hovered or self.chosen or self._down)
        style = look.hover if lit else look.face
        lip = round(style.lip * kit.scale)
        depth = max(0, round(lip * (1 - self._sink)))
        box = self.rect.copy()
        face = pygame.Rect(box.x, box.y + lip - depth, box.width, box.height - lip)
        style = msgspec.structs.replace(style, lip=depth / kit.scale)
        picture, margin = shapes.panel(kit.theme, style, (face.width, face.height + depth), kit.scale)
        if not self.enabled:
            picture = _grey(picture)
        target.blit(picture, (face.x - margin, face.y - margin))
        self._draw_content(target, face, look.ink if self.enabled else "faint")

    def _signs_wide(self) -> int:
        """Of the icon, or of the pictures in its place."""
        return max(1, len(self.pictures)) * self.kit.u(ICON) if self.icon else 0

    def _draw_content(self, target: pygame.Surface, face: pygame.Rect, ink: str) -> None:
        kit = self.kit
        gap, signs = kit.u(12), self._signs_wide()
        cap = keycap_width(kit, self.key) if self.key else 0
        room = max(
            1, face.width - 2 * kit.u(18) - (signs + gap if signs and self.text else 0) - (cap + gap if cap else 0)
        )
        lines, size = self._lines(room)
        words = min(room, max((kit.measure(line, self.role, size) for line in lines), default=0))
        whole = words + signs + (gap if signs and words else 0) + (cap + gap if cap else 0)
        x = face.centerx - whole // 2
        if signs:
            self._draw_signs(target, pygame.Rect(x, face.y, signs, face.height), ink)
            x += signs + (gap if words else 0)
        if words:
            self._write(target, lines, pygame.Rect(x, face.y, words + 2, face.height), size, ink)
            x += words + gap
        if cap:
            draw_keycap(target, kit, self.key, (x, face.centery))

    def _lines(self, room: int) -> tuple[list[str], float]:
        """The words in a line or two, and the size of their letters in units."""
        kit, text, role = self.kit, self.text, self.role
        full = kit.style(role).role.size
        flat = self.rect.height < kit.u(3 * TWO * full)
        if not text or flat or kit.measure(text, role) * SMALL <= room or " " not in text:
            return [text] if text else [], kit.fit(text, role, room) if text else 0
        places = (i for i, letter in enumerate(text) if letter == " ")
        middle = min(places, key=lambda i: max(kit.measure(text[:i], role), kit.measure(text[i + 1 :], role)))
        lines = [text[:middle], text[middle + 1 :]]
        return lines, min(TWO * full, *(kit.fit(line, role, room, 0.5) for line in lines))

    def _write(self, target: pygame.Surface, lines: list[str], box: pygame.Rect, size: float, ink: str) -> None:
        step = self.kit.u(size * 1.1)
        for at, line in enumerate(lines):
            place = box.move(0, round(step * (at - (len(lines) - 1) / 2)))
            align = "center" if len(lines) > 1 else "left"
            self.kit.write(target, line, self.role, place, ink, align=align, size=size)

    def _draw_signs(self, target: pygame.Surface, box: pygame.Rect, ink: str) -> None:
        side = self.kit.u(ICON)
        shown = [pictures.contain(parts, (side, side)) for parts in self.pictures] or [
            self.kit.icon(self.icon, ICON, ink)
        ]
        for at, picture in enumerate(shown):
            target.blit(picture, picture.get_rect(center=(box.x + side // 2 + at * side, box.centery)))

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=self.kit.theme.button[self.style].face.radius)


def _grey(picture: pygame.Surface) -> pygame.Surface:
    out = pygame.transform.grayscale(picture)
    out.fill((120, 115, 160, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return out


class Pressable(Widget):
    """Calls `on_press`. `sound` is heard with it, "" for none; `mouse` are the numbers of the mouse's buttons that press."""

    focusable = pressable = True
    sound = "button_click"
    mouse: tuple[int, ...] = (1,)

    def __init__(self, label: str, on_press: Callable[[], None], *, tooltip: str = "") -> None:
        super().__init__(label, tooltip=tooltip)
        self.on_press = on_press

    def on_pointer(self, event: Pointer) -> bool:
        return event.kind == "down" and event.button in self.mouse and self.on_action("accept")

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        if self.sound:
            self.app.sound(self.sound)
        self.on_press()
        return True
