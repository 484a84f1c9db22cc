"""The surfaces of the table's hud (look.toml), and a few marks that several panels draw."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import msgspec
import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.keyboard import signs
from tabletop.toolkit.theme import SurfaceStyle
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.draw_context import DrawContext


@cache
def surfaces() -> dict[str, SurfaceStyle]:
    data = resources.files("tabletop.table.hud").joinpath("look.toml").read_bytes()
    return msgspec.toml.decode(data, type=dict[str, SurfaceStyle])


def panel(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, name: str) -> None:
    """Draw a surface of look.toml in `box`."""
    if box.width > 0 and box.height > 0:
        picture, margin = shapes.panel(kit.theme, kit.theme.seen(name, surfaces()[name]), box.size, kit.scale)
        target.blit(picture, (box.x - margin, box.y - margin))


def outline(
    target: pygame.Surface, kit: DrawContext, box: pygame.Rect, color: str, width: float, radius: float = 999
) -> None:
    """Draw a line along the inner edge of a rounded box."""
    ink = kit.color(color)
    line = max(2, kit.u(width))
    round_ = min(kit.u(radius), box.height // 2, box.width // 2)
    target.blit(shapes.ring(box.size, round_, line, ink.lerp(pygame.Color("white"), 0.3), ink), box)


def pips(target: pygame.Surface, kit: DrawContext, left_middle: tuple[int, int], used: int, of: int) -> int:
    """Draw lit discs for what is left and hollow ones for what is used; return the width."""
    side, gap = kit.u(13), kit.u(6)
    x, y = left_middle[0], left_middle[1] - side // 2
    for i in range(of):
        if i < of - used:
            target.blit(shapes.disc(side, kit.color("gold_light"), kit.color("orange")), (x, y))
        else:
            target.blit(shapes.disc(side, kit.color("night")), (x, y))
            target.blit(shapes.ring((side, side), side // 2, max(1, kit.u(2)), kit.color("line")), (x, y))
        x += side + gap
    return x - gap - left_middle[0]


def backs(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, color: str) -> None:
    """Draw a small fan of three card backs: the sign for cards in a hand."""
    wide, high = box.height * 6 // 10, box.height
    light, dark = kit.color(color).lerp(pygame.Color("white"), 0.25), kit.color(color).lerp(kit.color("night"), 0.35)
    for angle, shift in ((16, -0.42), (0, 0.0), (-16, 0.42)):
        card = pygame.transform.rotozoom(_back((wide, high), light, dark, kit), angle, 1)
        middle = (box.centerx + round(wide * shift), box.centery + round(abs(shift) * high * 0.16))
        target.blit(card, card.get_rect(center=middle))


def _back(size: tuple[int, int], light: pygame.Color, dark: pygame.Color, kit: DrawContext) -> pygame.Surface:
    radius = max(2, size[0] // 6)
    edge = 3  # clear pixels round it keep its edges smooth when it is turned
    out = shapes.blank((size[0] + 2 * edge, size[1] + 2 * edge))
    out.blit(shapes.filled(size, radius, light, dark), (edge, edge))
    out.blit(shapes.ring(size, radius, max(1, kit.u(2)), kit.color("white"), light), (edge, edge))
    return out


def button_face(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, *, lit: bool) -> None:
    """Draw a neutral key: the same for every button whose press must tell nothing."""
    panel(target, kit, box, "key_lit" if lit else "key")


# A widget that is drawn once per state into a picture of its own: then a frame costs one blit.


class CachedWidget(Widget):
    """Derive, write `paint(target, box)` and `state()`. Nothing may be painted further than `margin` units outside."""

    margin: float = 40

    def __init__(self, label: str = "", *, tooltip: str = "") -> None:
        super().__init__(label, tooltip=tooltip)
        self._picture: pygame.Surface | None = None
        self._shows: Hashable = None

    def state(self) -> Hashable:
        """Return all that the picture depends on, besides place, scale and settings."""
        return None

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Draw everything into `box` of `target`, a clear surface."""

    def draw(self, target: pygame.Surface) -> None:
        if self.rect.width > 0 and self.rect.height > 0:
            pad = self.u(self.margin)
            target.blit(self._baked(pad), (self.rect.x - pad, self.rect.y - pad))
        super().draw(target)

    def _baked(self, pad: int) -> pygame.Surface:
        sizes, marks = (
            (self.rect.size, self.kit.scale, self.kit.least_text, self.kit.theme.high),
            self.app.prefs.symbols,
        )
        shows = (sizes, marks, self.hovered, signs(), self.state())
        if self._picture is None or shows != self._shows:
            wide, high = self.rect.size
            self._picture = pygame.Surface((wide + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
            self.paint(self._picture, pygame.Rect(pad, pad, wide, high))
            self._shows = shows
        return self._picture

    def tick(self, now: float) -> bool:  # noqa: ARG002  # most panels stand still by themselves
        """Advance own motion to the app's clock; True when the picture changed."""
        return False


# What lies above the table for a while: it takes the whole screen, dims it, and keeps clicks and focus to itself.


class ModalPanel(Widget):
    """Derive; call `rise()` to show and `sink()` to hide. `box` is the panel itself, `veil` how dark the rest becomes.

    A click beside the box, Esc and B call `dismiss()`, which does nothing unless it is overridden.
    """

    veil = 0

    def __init__(self, label: str) -> None:
        super().__init__(label)
        self.visible = False
        self.box = pygame.Rect(0, 0, 0, 0)
        self._before: Widget | None = None

    def rise(self, focus: Widget | None = None) -> None:
        """Show it, with the focus on one of its widgets."""
        host = self.host
        if host is not None and not self.visible:
            self._before = host.focus
        self.visible = True
        if self.rect.width:
            self.layout()
        if host is not None:
            host.app.pointing.leave()
            host.set_focus(focus)
        self.refresh()

    def sink(self) -> None:
        """Hide it; the focus goes back to where it was."""
        if not self.visible:
            return
        self.visible = False
        host = self.host
        if host is not None:
            before = self._before
            host.set_focus(before if before is not None and before.host is host and before.visible else None)
            host.app.pointing.leave()
        self.refresh()

    def dismiss(self) -> None:
        """Leave without a choice."""

    # --- input
    def hears_pointer(self) -> bool:
        return True

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and not self.box.collidepoint(event.pos):
            self.dismiss()
        return event.kind == "down"

    def on_wheel(self, steps: float) -> bool:  # noqa: ARG002  # nothing below may scroll
        return True

    def on_action(self, action: Action) -> bool:
        if action == "back":
            self.dismiss()
            return True
        return False

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        if self.veil:
            target.fill((255 - self.veil,) * 3, self.rect, special_flags=pygame.BLEND_RGB_MULT)
        super().draw(target)


def trap(order: list[Widget], floats: Iterable[ModalPanel]) -> list[Widget]:
    """Return the focus order of a screen: only what is inside the last of `floats` that is open, if one is."""
    open_: Sequence[ModalPanel] = [each for each in floats if each.visible]
    if not open_:
        return order
    inside = {id(widget) for widget in open_[-1].walk()}
    return [widget for widget in order if id(widget) in inside]
