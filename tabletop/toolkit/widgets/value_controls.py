"""Controls that hold a value: toggle, slider, segmented choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

import pygame

from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.option_control import OptionControl
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.toolkit.actions import Action

T = TypeVar("T")


class Toggle(Widget):
    """An on/off switch."""

    focusable = True

    def __init__(self, on: bool, on_change: Callable[[bool], None], *, label: str, tooltip: str = "") -> None:
        super().__init__(label, tooltip=tooltip)
        self.on = on
        self.on_change = on_change
        self._slide = 1.0 if on else 0.0

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(84)), self.u(44)

    def flip(self) -> None:
        self.on = not self.on
        start, goal = self._slide, 1.0 if self.on else 0.0

        def step(part: float) -> None:
            self._slide = start + (goal - start) * part

        self.app.touch.run(self.app.duration("settle"), step, key=("toggle", id(self)), ease="out_back")
        self.app.sound("toggle")
        self.on_change(self.on)

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self.flip()
            return True
        return False

    def on_action(self, action: Action) -> bool:
        wanted = {"accept": not self.on, "left": False, "right": True}.get(action, self.on)
        if wanted == self.on:
            return False
        self.flip()
        return True

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        box = self.rect
        self.kit.panel(target, box, "inset")
        share = min(1.0, max(0.0, self._slide))
        if share > 0:
            top, bottom = kit.color("leaf"), kit.color("green")
            lit = shapes.filled(box.size, kit.u(12), bottom.lerp(top, 0.4), top)
            if share < 1:
                lit = lit.copy()
                lit.set_alpha(round(255 * share))
            target.blit(lit, box)
        side = box.height - kit.u(10)
        x = box.x + kit.u(5) + round((box.width - side - kit.u(10)) * self._slide)
        target.blit(shapes.shadow((side, side), kit.u(9), kit.u(4), 120), (x - kit.u(8), box.y + kit.u(5) - kit.u(6)))
        tint = kit.color("white") if self.hovered else kit.color("text")
        target.blit(
            shapes.filled((side, side), kit.u(9), tint, tint.lerp(kit.color("muted"), 0.35)), (x, box.y + kit.u(5))
        )
        icon = kit.icon("check" if self.on else "close", 20, "leaf" if self.on else "faint")
        target.blit(icon, icon.get_rect(center=(x + side // 2, box.y + kit.u(5) + side // 2)))


class SliderSteps(NamedTuple):
    """From `low` to `high`, so much from one value to the next."""

    low: float
    high: float
    step: float


SHARE = SliderSteps(0, 1, 0.05)


class Slider(Widget):
    """A number that changes in `steps`; `show` writes it."""

    focusable = True

    def __init__(
        self,
        value: float,
        on_change: Callable[[float], None],
        *,
        label: str,
        steps: SliderSteps = SHARE,
        show: Callable[[float], str] = lambda value: f"{value:.0%}",
    ) -> None:
        super().__init__(label)
        self.low, self.high, self.step = steps
        self.show = show
        self.on_change = on_change
        self.value = value

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(48)

    def set(self, value: float) -> None:
        """Take the nearest step inside the range and tell `on_change` if it is new."""
        steps = round((value - self.low) / self.step)
        value = round(min(self.high, max(self.low, self.low + steps * self.step)), 6)
        if value != self.value:
            self.value = value
            self.app.sound("clock_tick")
            self.on_change(value)
            self.refresh()

    @property
    def track(self) -> pygame.Rect:
        left, _ = rects.cut_left(self.rect, self.rect.width - self.u(84))
        return rects.inset(left, self.u(16), (left.height - self.u(12)) // 2)

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind in ("down", "move") and event.button == 1:
            track = self.track
            self.set(self.low + (event.pos[0] - track.x) / max(1, track.width) * (self.high - self.low))
            return True
        return False

    def on_wheel(self, steps: float) -> bool:
        if not self.focused:
            return False
        self.set(self.value + (self.step if steps > 0 else -self.step))
        return True

    def on_action(self, action: Action) -> bool:
        jump = {"left": -1, "right": 1, "page_down": -5, "page_up": 5}.get(action)
        if jump is not None:
            self.set(self.value + jump * self.step)
        elif action in ("home", "end"):
            self.set(self.low if action == "home" else self.high)
        return jump is not None or action in ("home", "end")

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        track = self.track
        kit.panel(target, track, "inset")
        share = (self.value - self.low) / (self.high - self.low)
        x = track.x + round(track.width * share)
        gold, light = kit.color("gold"), kit.color("gold_light")
        if x - track.x > track.height:
            target.blit(shapes.filled((x - track.x, track.height), kit.u(6), light, gold), track)
        side = kit.u(34 if self.hovered or self.focused else 30)
        place = pygame.Rect(0, 0, side, side)
        place.center = (x, track.centery)
        target.blit(shapes.shadow(place.size, side // 2, kit.u(4), 130), (place.x - kit.u(8), place.y - kit.u(6)))
        target.blit(shapes.disc(side, kit.color("white"), kit.color("gold_light")), place)
        dot = kit.u(12)
        target.blit(shapes.disc(dot, kit.color("gold_dark")), (x - dot // 2, track.centery - dot // 2))
        box = pygame.Rect(self.rect.right - self.u(76), self.rect.y, self.u(76), self.rect.height)
        kit.write(target, self.show(self.value), "strong", box, "gold_light", align="right")


class Segmented(OptionControl[T]):
    """A few choices side by side, one of them chosen."""

    noise = "toggle"
    _over = -1

    def measure(self, width: int) -> tuple[int, int]:
        kit = self.kit
        wish = sum(kit.measure(text, "strong", 22) + kit.u(44) for _, text in self.options)
        return min(width, wish), self.u(52)

    def cells(self) -> list[pygame.Rect]:
        """Return the place of each option."""
        shares = [self.kit.measure(text, "strong", 22) + self.u(44) for _, text in self.options]
        return rects.columns(rects.inset(self.rect, self.u(4)), shares)

    def on_pointer(self, event: Pointer) -> bool:
        over = next((i for i, cell in enumerate(self.cells()) if cell.collidepoint(event.pos)), -1)
        if over != self._over:
            self._over = over
            self.refresh()
        if event.kind == "down" and event.button == 1 and over >= 0:
            self.choose(over)
            return True
        return False

    def on_action(self, action: Action) -> bool:
        goal = self.index + {"left": -1, "right": 1}.get(action, 0)
        if action not in ("left", "right") or not 0 <= goal < len(self.options):
            return False
        self.choose(goal)
        return True

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "inset")
        for i, ((value, text), cell) in enumerate(zip(self.options, self.cells(), strict=True)):
            chosen = value == self.value
            if chosen:
                light, gold = kit.color("gold_light"), kit.color("gold")
                target.blit(shapes.filled(cell.size, kit.u(9), light, gold), cell)
            elif self.hovered and i == self._over:
                kit.panel(target, cell, "row_hover")
            box = rects.inset(cell, kit.u(6), 0)
            size = min(22, kit.fit(text, "strong", max(1, box.width), 0.5))
            rows = kit.measure(text, "strong", size) > box.width  # large letters may take two
            kit.write_rows(
                target, text, "strong", box, "ink" if chosen else "muted", align="center", size=22 if rows else size
            )
