"""Since your last turn: a few chips when a turn begins, each with who did what; a press opens its moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.definition import SeatRef
from tabletop.ui import layout
from tabletop.ui.markup import escape
from tabletop.ui.screens import avatars
from tabletop.ui.table.panels import look
from tabletop.ui.table.panels.clearing import clearing
from tabletop.ui.widgets.base import Widget
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.pressable import Pressable
from tabletop.ui.widgets.show import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.definition import CardRef
    from tabletop.match.journal import LogLine
    from tabletop.ui.table.panels.words import Words

    Whose = Callable[[str | SeatRef | CardRef], int]  # the seat that is named or whose card is, -1 for neither

STAYS_MS = 16_000
WIDE, HIGH, GAP, PAD = 236, 84, 8, 12
TOP, SIDE, EDGE = 34, 36, 12  # units of the title, of the button that closes it, and to the window's edge
FEWEST = 3  # chips
TITLE = 13  # size of its letters


class Chip(Pressable):
    """One line: whose deed it was, and what."""

    def __init__(self, words: Words, line: LogLine, me: int, whose: Whose, on_press: Callable[[], None]) -> None:
        super().__init__(f"since {line.n}", on_press)
        parts = line.line
        actor = whose(parts[0]) if parts else -1
        self.who = words.who[actor] if 0 <= actor < len(words.who) else None
        told = parts[1:] if parts and isinstance(parts[0], SeatRef) else parts
        told = tuple(part.lstrip(" :,") if isinstance(part, str) and not i else part for i, part in enumerate(told))
        mine = tuple("you" if isinstance(part, SeatRef) and part.seat == me else part for part in told)
        self.source = words.rich(mine).lstrip(": ").strip()  # "Ann: the Lion uses Roar" without Ann
        self.source = self.source[:1].upper() + self.source[1:]
        self.tooltip = escape(words.plain(line.line))  # its paper is too bright for the colours of people and cards

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
        while words.size[1] > rest.height and size > 11:
            size -= 1
            words = kit.rich(self.source, "caption", rest.width, "text", size=size)
        clip = target.get_clip()
        target.set_clip(rest.clip(clip))
        words.draw(target, (rest.x, max(rest.y, rest.centery - words.size[1] // 2)))
        target.set_clip(clip)


class Recap(Widget):
    """Give it the window. `on_jump(n)`: look back to the moment after n answers. `taken`: what it must not cover."""

    def __init__(self, words: Words, whose: Whose, on_jump: Callable[[int], None]) -> None:
        super().__init__("since your last turn")
        self.visible = False
        self.words, self.whose, self.on_jump = words, whose, on_jump
        self.shut = self.add(Button("", self._close, label="close recap", style="ghost", icon="close"))
        self.chips: list[Chip] = []
        self.box = pygame.Rect(0, 0, 0, 0)
        self.taken: list[pygame.Rect] = []
        self._of: tuple[int, int] = (-1, 0)
        self._over: set[tuple[int, int]] = set()
        self._ends: float | None = None

    def update(self, lines: Sequence[LogLine], seat: int, n: int, *, free: bool, title: str = "") -> None:
        """Show what `seat` has missed until it has given an answer, by the number `n` of answers; `free`: nothing hides it
        now. No lines or another seat: it goes.
        """
        of = (seat, lines[-1].n if lines else 0)
        if of != self._of:
            self._of, self._ends, self._n, self.title = of, None, None, title
            for chip in self.chips:
                self.remove(chip)
            self.chips = [self.add(self._chip(line, seat)) for line in lines]
            self._done = not lines or of in self._over
            self.refresh()
        if self._answered(n):
            self._end()
        visible = free and not self._done
        if visible and self._n is None:
            self._n = (
                n  # what was answered before it was there, as in a window at the beginning of the turn, ends nothing
            )
        if visible != self.visible:
            self.visible = visible
            self.layout()
            self.refresh()

    _done, title = True, ""
    _n: int | None = None

    def _answered(self, n: int) -> bool:
        return self._n is not None and n > self._n

    def answered(self, n: int) -> None:
        """So many answers have been given: after one more it would lie over what is told."""
        if self.visible and self._answered(n):
            self._close()

    def _chip(self, line: LogLine, seat: int) -> Chip:
        return Chip(self.words, line, seat, self.whose, lambda: self.on_jump(line.n))

    def _close(self) -> None:
        self._end()
        self.visible = False
        self.refresh()

    def _end(self) -> None:
        """It is told once, also to whoever comes back to the screen in the same turn."""
        self._done = True
        self._over.add(self._of)

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
        """In a row or a column, where it covers nothing; with fewer chips where there is little room."""
        if not (self.visible and self.rect.width and self.chips):
            return
        most = len(self.chips)
        shapes = [(across, n) for n in range(most, min(FEWEST, most) - 1, -1) for across in (n, 1)]
        edge = self.u(EDGE)
        room = self.rect.inflate(-2 * edge, -2 * edge)
        self.box = clearing(room, [self._size(*shape) for shape in shapes], self.taken)
        across, count = next(shape for shape in shapes if self._size(*shape) == self.box.size)
        pad, gap, high = self.u(PAD), self.u(GAP), self.u(HIGH)
        wide = (self.box.width - 2 * pad + gap) // across - gap
        for i, chip in enumerate(self.chips):
            n = i - most + count
            chip.visible = n >= 0
            left = self.box.x + pad + n % across * (wide + gap)
            chip.place(pygame.Rect(left, self.box.y + self.u(TOP) + n // across * (high + gap), wide, high))
        side = self.u(SIDE)
        self.shut.place(pygame.Rect(self.box.right - side - pad // 3, self.box.y - side // 4, side, side))

    def _size(self, across: int, count: int) -> tuple[int, int]:
        """Of so many chips, so many of them beside each other."""
        pad, gap, rows = self.u(PAD), self.u(GAP), -(-count // across)
        title = self.kit.measure(self.title, "label", TITLE) + self.u(PAD + 4 + SIDE + GAP)
        wide = max(across * (self.u(WIDE) + gap) - gap + 2 * pad, title)
        return wide, self.u(TOP) + rows * (self.u(HIGH) + gap) - gap + pad

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        return super().widget_at(pos) if self.visible and self.box.collidepoint(pos) else None

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        look.panel(target, kit, self.box, "log")
        left = self.box.x + kit.u(PAD + 4)
        place = pygame.Rect(left, self.box.y, self.shut.rect.left - left, kit.u(TOP))
        kit.write(target, self.title, "label", place, "gold_light", size=TITLE)
        super().draw(target)
