"""Callouts of the tutorial and the demo: a box with an arrow to what it speaks of, and Next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.table.widgets import panel_style
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

WIDE, PAD, FOOT, ARROW = 470, 24, 66, 22
STEP_GAP = 12  # units beside the number of the step


class Callout(Widget):
    """Give it the whole screen; only the box itself takes clicks. Without `on_skip` there is no way to leave it."""

    def __init__(self, on_next: Callable[[], None], on_skip: Callable[[], None] | None = None) -> None:
        super().__init__("caption")
        self.visible = False
        self.source = self.step = ""
        self.wide = WIDE  # units
        self.anchor: pygame.Rect | None = None
        self.box = pygame.Rect(0, 0, 0, 0)
        self.next = self.add(Button(tr("hud-next"), on_next, label="next", style="primary", role="strong"))
        self.skip = self.add(
            Button(
                tr("hud-skip"), on_next if on_skip is None else on_skip, label="skip", style="secondary", role="caption"
            )
        )
        self.skip.visible = on_skip is not None
        self._skips = on_skip is not None
        self.next.height, self.skip.height = 52, 44

    def show(
        self,
        source: str,
        anchor: pygame.Rect | None = None,
        *,
        step: str = "",
        next: str | None = None,  # noqa: A002  # it names the button
    ) -> None:
        """Say something in rich text about what lies at `anchor`; `next` "" waits for something else than a button; None: the
        usual one.
        """
        self.source, self.step = source, step
        self.anchor = pygame.Rect(anchor) if anchor is not None else None
        self.next.text, self.next.visible = tr("hud-next") if next is None else next, next != ""
        self.visible = True
        self.app.sound("tutorial_step")
        self.layout()
        self.refresh()

    def move(self, anchor: pygame.Rect) -> None:
        """Follow what moves."""
        if self.visible and anchor != self.anchor:
            self.anchor = pygame.Rect(anchor)
            self.layout()
            self.refresh()

    def hide(self) -> None:
        if self.visible:
            self.visible = False
            self.refresh()

    @property
    def waiting(self) -> Button | None:
        """The button that goes on: the one with the focus, else Next; None while it waits for something else."""
        if not (self.visible and self.next.visible):
            return None
        return self.skip if self.skip.visible and self.skip.focused else self.next

    # --- place
    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        if not self.visible or not self.box.collidepoint(pos):
            return None
        return super().widget_at(pos) or self

    def layout(self) -> None:
        if not self.visible or not self.rect.width:
            return
        kit = self.kit
        pad = kit.u(PAD)
        wide = min(kit.u(self.wide), self.rect.width - 2 * kit.u(20))
        self._words = kit.rich(self.source, "body", wide - 2 * pad, "ink", size=22)
        foot = kit.u(FOOT) if self.next.visible or self._skips or self.step else 0
        self._place_box(wide, self._words.size[1] + 2 * pad + foot)
        row = pygame.Rect(self.box.x + pad, self.box.bottom - pad - kit.u(50), wide - 2 * pad, kit.u(52))
        if self.next.visible:
            width = self.next.measure(row.width)[0]
            self.next.place(pygame.Rect(row.right - width, row.y, width, row.height))
        if self._skips:
            width = self.skip.measure(row.width)[0]
            self.skip.place(pygame.Rect(row.x, row.y + kit.u(6), width, kit.u(44)))
        self._row = row

    _row = pygame.Rect(0, 0, 0, 0)

    @property
    def step_box(self) -> pygame.Rect:
        """The widest room for the step's number that the buttons leave in the lowest row; below them, where they fill it."""
        row, gap = self._row, self.u(STEP_GAP)
        boxes = sorted((button.rect for button in (self.skip, self.next) if button.visible), key=lambda box: box.x)
        low = max(boxes, key=lambda box: box.bottom, default=row)
        edges = [row.left - gap, *(x for box in boxes if box.bottom > low.top for x in (box.left, box.right))]
        spans = zip(edges[::2], [*edges[1::2], row.right + gap], strict=True)
        left, right = max(spans, key=lambda span: span[1] - span[0])
        beside = pygame.Rect(left + gap, low.centery - row.height // 2, max(0, right - left - 2 * gap), row.height)
        if self.kit.measure(self.step, "caption", self.kit.fit(self.step, "caption", 1)) <= beside.width:
            return beside
        return pygame.Rect(row.left, low.bottom, row.width, self.box.bottom - low.bottom)

    def _place_box(self, wide: int, high: int) -> None:
        """Put the box where there is most room beside the anchor: above, below, right or left."""
        room = rects.inset(self.rect, self.u(20))
        self.box = pygame.Rect(0, 0, wide, high)
        self.side = ""
        if self.anchor is None:
            self.box.midbottom = (room.centerx, room.bottom - self.u(150))
            return
        anchor, far = self.anchor, self.u(ARROW + 12)
        spare = {
            "above": anchor.top - room.top - high - far, "below": room.bottom - anchor.bottom - high - far,
            "right": room.right - anchor.right - wide - far, "left": anchor.left - room.left - wide - far,
        }  # fmt: skip
        self.side = next((side for side in spare if spare[side] >= 0), max(spare, key=lambda side: spare[side]))
        if self.side == "above":
            self.box.midbottom = (anchor.centerx, anchor.top - far)
        elif self.side == "below":
            self.box.midtop = (anchor.centerx, anchor.bottom + far)
        elif self.side == "right":
            self.box.midleft = (anchor.right + far, anchor.centery)
        else:
            self.box.midright = (anchor.left - far, anchor.centery)
        self.box.clamp_ip(room)

    side = ""

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        panel_style.panel(target, kit, self.box, "balloon")
        if self.anchor is not None:
            self._draw_arrow(target, self.anchor)
        pad = kit.u(PAD)
        self._words.draw(target, (self.box.x + pad, self.box.y + pad))
        if self.step:
            place = self.step_box
            size = kit.fit(self.step, "caption", place.width)
            kit.write(target, self.step, "caption", place, "#7A6C52", size=size)
        super().draw(target)

    def _draw_arrow(self, target: pygame.Surface, anchor: pygame.Rect) -> None:
        reach, half = self.u(ARROW), self.u(18)
        box, ink = self.box, pygame.Color("#F1E8D2") if self.side == "above" else pygame.Color("#FFFDF5")
        along_x = min(max(anchor.centerx, box.left + 2 * half), box.right - 2 * half)
        along_y = min(max(anchor.centery, box.top + 2 * half), box.bottom - 2 * half)
        tips = {
            "above": ((along_x, box.bottom + reach), (along_x - half, box.bottom - 2), (along_x + half, box.bottom - 2)),
            "below": ((along_x, box.top - reach), (along_x - half, box.top + 2), (along_x + half, box.top + 2)),
            "right": ((box.left - reach, along_y), (box.left + 2, along_y - half), (box.left + 2, along_y + half)),
            "left": ((box.right + reach, along_y), (box.right - 2, along_y - half), (box.right - 2, along_y + half)),
        }  # fmt: skip
        points = tips[self.side]
        left, top = min(x for x, _ in points), min(y for _, y in points)
        size = (max(x for x, _ in points) - left + 2, max(y for _, y in points) - top + 2)
        path = " ".join(f"{x - left},{y - top}" for x, y in points)
        target.blit(shapes.svg(size, f'<polygon points="{path}" fill="{shapes.hex6(ink)}"/>'), (left, top))
