"""Controls that hold a value: toggle, slider, segmented choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import pygame

from tabletop.i18n import localized, tr
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.lists import ListBox, ListRow
from tabletop.toolkit.widgets.screen import Screen
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.toolkit.actions import Action

# What a segmented control and a drop-down list share: some options, one of them chosen.

T = TypeVar("T")


def unlisted(value: object) -> str:
    """A value that has no words: a number is its own, of anything else a person only knows where it came from."""
    plain = isinstance(value, int | float) and not isinstance(value, bool)
    return localized(f"{value:g}") if plain else tr("core-as-before")


class OptionControl(Widget, Generic[T]):
    """`options` are (value, text) pairs; `noise`: the sound of a choice.

    What was remembered may be a value that nobody offers any more, or that came by another way: it stands behind the
    options, in words of `other`, so that it is seen and can be come back to.
    """

    focusable = True
    noise = ""

    def __init__(
        self,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], None],
        *,
        label: str,
        tooltip: str = "",
        other: Callable[[T], str] = unlisted,
    ) -> None:
        super().__init__(label, tooltip=tooltip)
        self.other = other
        self.offer(options, value)
        self.on_change = on_change

    def offer(self, options: Sequence[tuple[T, str]], value: T) -> None:
        """Take these options, `value` the one that is chosen."""
        listed = value in [known for known, _ in options]
        self.options = [*options, *([] if listed else [(value, self.other(value))])]
        self.value = value

    @property
    def index(self) -> int:
        return [value for value, _ in self.options].index(self.value)

    def choose(self, index: int | None) -> None:
        """Take the option at `index`; None, or one that is not there, changes nothing."""
        if index is None or not 0 <= index < len(self.options) or self.options[index][0] == self.value:
            return
        self.value = self.options[index][0]
        if self.noise:
            self.app.sound(self.noise)
        self.on_change(self.value)
        self.refresh()


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


# A drop-down: shows its value; pressing it opens a list above everything.


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


# Tabs: a segmented choice drawn as words over an underline.


class Tabs(Segmented[T]):
    """Chooses what a screen shows below it. `options` are (value, text) pairs."""

    def measure(self, width: int) -> tuple[int, int]:
        kit = self.kit
        wish = sum(kit.measure(text, "subheading") + kit.u(48) for _, text in self.options)
        return min(width, wish), self.u(60)

    def cells(self) -> list[pygame.Rect]:
        shares: Sequence[float] = [self.kit.measure(text, "subheading") + self.u(48) for _, text in self.options]
        box = pygame.Rect(self.rect.topleft, (min(self.rect.width, round(sum(shares))), self.rect.height))
        return rects.columns(box, shares)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        cells = self.cells()
        line = pygame.Rect(self.rect.x, self.rect.bottom - kit.u(3), self.rect.width, kit.u(3))
        target.blit(shapes.filled(line.size, kit.u(2), kit.color("#FFFFFF28"), kit.color("#FFFFFF18")), line)
        for i, ((value, text), cell) in enumerate(zip(self.options, cells, strict=True)):
            chosen = value == self.value
            over = self.hovered and i == self._over
            color = "gold_light" if chosen else "text" if over else "muted"
            size = kit.fit(text, "subheading", max(1, cell.width - kit.u(16)), 0.5)
            kit.write(target, text, "subheading", cell, color, align="center", size=size)
            if chosen:
                under = pygame.Rect(cell.x + kit.u(10), cell.bottom - kit.u(5), cell.width - kit.u(20), kit.u(6))
                target.blit(shapes.filled(under.size, kit.u(3), kit.color("gold_light"), kit.color("gold")), under)
