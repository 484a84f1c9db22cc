"""Since your last turn: a few chips when a turn begins, each with who did what; a press opens its moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.definition import SeatRef
from tabletop.ui import layout
from tabletop.ui.screens import avatars
from tabletop.ui.table.panels import look
from tabletop.ui.widgets.base import Widget
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.pressable import Pressable
from tabletop.ui.widgets.show import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.match.journal import LogLine
    from tabletop.ui.table.panels.words import Words

STAYS_MS = 16_000
WIDE, HIGH, GAP, PAD = 236, 78, 8, 12
TITLE = "Since your last turn"


class Chip(Pressable):
    """One line: whose deed it was, and what."""

    def __init__(self, words: Words, line: LogLine, me: int, on_press: Callable[[], None]) -> None:
        super().__init__(f"since {line.n}", on_press)
        parts = line.line
        actor = parts[0].seat if parts and isinstance(parts[0], SeatRef) else -1
        self.who = words.who[actor] if 0 <= actor < len(words.who) else None
        told = parts[1:] if self.who is not None else parts
        mine = tuple("you" if isinstance(part, SeatRef) and part.seat == me else part for part in told)
        self.source = words.rich(mine).lstrip(": ").strip()  # "Ann: the Lion uses Roar" without Ann
        self.source = self.source[:1].upper() + self.source[1:]
        self.tooltip = words.rich(line.line)

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(WIDE)), self.u(HIGH)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row_hover" if self.hovered or self.focused else "row")
        rest = layout.inset(self.rect, kit.u(8), kit.u(5))
        if self.who is not None:
            face, rest = layout.cut_left(rest, kit.u(44), kit.u(8))
            box = layout.center(face, kit.u(44), kit.u(44))
            draw_avatar(target, kit, box, self.who.name, self.who.colour, picture=avatars.picture(self.who.avatar))
        size = 17.0
        words = kit.rich(self.source, "caption", rest.width, "text", size=size)
        while words.size[1] > rest.height and size > 12:
            size -= 1
            words = kit.rich(self.source, "caption", rest.width, "text", size=size)
        clip = target.get_clip()
        target.set_clip(rest.clip(clip))
        words.draw(target, (rest.x, max(rest.y, rest.centery - words.size[1] // 2)))
        target.set_clip(clip)


class Recap(Widget):
    """Give it the middle of the table. `on_jump(n)`: look back to the moment after n answers."""

    def __init__(self, words: Words, on_jump: Callable[[int], None]) -> None:
        super().__init__("since your last turn")
        self.visible = False
        self.words, self.on_jump = words, on_jump
        self.shut = self.add(Button("", self._close, label="close recap", style="ghost", icon="close"))
        self.chips: list[Chip] = []
        self.box = pygame.Rect(0, 0, 0, 0)
        self._of: tuple[int, int] = (-1, 0)
        self._ends: float | None = None

    def update(self, lines: Sequence[LogLine], seat: int, n: int, *, free: bool) -> None:
        """Show what `seat` has missed until it has given an answer, by the number `n` of answers; `free`: nothing hides it
        now. No lines or another seat: it goes.
        """
        of = (seat, lines[-1].n if lines else 0)
        if of != self._of:
            self._of, self._ends, self._n = of, None, n
            for chip in self.chips:
                self.remove(chip)
            self.chips = [self.add(self._chip(line, seat)) for line in lines]
            self._done = not lines
            self.refresh()
        self._done |= n > self._n
        visible = free and not self._done
        if visible != self.visible:
            self.visible = visible
            self.layout()
            self.refresh()

    _done, _n = True, 0

    def _chip(self, line: LogLine, seat: int) -> Chip:
        return Chip(self.words, line, seat, lambda: self.on_jump(line.n))

    def _close(self) -> None:
        self._done, self.visible = True, False
        self.refresh()

    def tick(self, now: float) -> bool:
        """It stays for a while. True when it has gone."""
        if not self.visible:
            return False
        self._ends = self._ends or now + STAYS_MS
        if now < self._ends or any(chip.hovered or chip.focused for chip in self.chips):
            return False
        self._close()
        return True

    # --- place and picture
    def layout(self) -> None:
        if not (self.visible and self.rect.width and self.chips):
            return
        pad, gap, side, title = self.u(PAD), self.u(GAP), self.u(36), self.u(26)
        room = self.rect.width - 2 * pad - side
        fits = max(1, (room + gap) // (self.u(150) + gap))
        for i, chip in enumerate(self.chips):
            chip.visible = i >= len(self.chips) - fits
        shown = [chip for chip in self.chips if chip.visible]
        wide = min(self.u(WIDE), (room + gap) // len(shown) - gap)
        self.box = pygame.Rect(0, 0, len(shown) * (wide + gap) - gap + 2 * pad + side, self.u(HIGH) + title + pad)
        self.box.center = self.rect.center
        x, y = self.box.x + pad, self.box.y + title
        for chip in shown:
            chip.place(pygame.Rect(x, y, wide, self.u(HIGH)))
            x += wide + gap
        self.shut.place(pygame.Rect(self.box.right - side - pad // 2, self.box.y + pad // 2, side, side))

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        return super().widget_at(pos) if self.visible and self.box.collidepoint(pos) else None

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        look.panel(target, kit, self.box, "log")
        place = pygame.Rect(self.box.x + kit.u(PAD + 4), self.box.y, self.box.width, kit.u(26))
        kit.write(target, TITLE, "label", place, "gold_light", size=14)
        super().draw(target)
