"""Since your last turn: a few chips when a turn begins, each with who did what; a press opens its moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.match.history.recap import FEWEST, NOTHING
from tabletop.table.hud.recap_item import LEAST, SIZES, Chip
from tabletop.table.widgets import panel_style
from tabletop.toolkit.clearing import clearing
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tabletop.match.history.match_log import LogLine
    from tabletop.match.history.recap import Digest, RecapItem
    from tabletop.table.hud.recap_item import Whose
    from tabletop.table.widgets.game_text import GameText

STAYS_MS = 16_000
GAP, PAD = 8, 12
TOP, FOOT, SIDE, EDGE = (
    34,
    24,
    36,
    12,
)  # units of the title, of what is left out, of the button that closes it, and to the edge
TITLE, MORE = 13, 13  # size of the letters
ROWS = (1, 2)  # of chips; where there is no room for them, a column


class Recap(Widget):
    """Give it the window. `on_jump(n)`: look back to the moment after n answers; `icon`: what stands for a line of nobody.
    `taken`: what it must not cover; whoever adds to it while it is visible calls `layout` again.
    """

    def __init__(
        self, words: GameText, whose: Whose, icon: Callable[[LogLine], str], on_jump: Callable[[int], None]
    ) -> None:
        super().__init__("since your last turn")
        self.visible = False
        self.words, self.whose, self.icon, self.on_jump = words, whose, icon, on_jump
        self.shut = self.add(Button("", self._close, label="close recap", style="ghost", icon="close"))
        self.chips: list[Chip] = []
        self.digest = NOTHING
        self.box = pygame.Rect(0, 0, 0, 0)
        self.taken: list[pygame.Rect] = []
        self._of: tuple[int, int] = (-1, 0)
        self._over: set[tuple[int, int]] = set()
        self._ends: float | None = None

    def update(self, digest: Digest, seat: int, n: int, *, free: bool, title: str = "") -> None:
        """Show what `seat` has missed until it has given an answer, by the number `n` of answers; `free`: nothing hides it
        now. No deeds or another seat: it goes.
        """
        of = (seat, digest.until if digest.deeds else 0)
        if of != self._of:
            self._of, self._ends, self._n, self.title, self.digest = of, None, None, title, digest
            for chip in self.chips:
                self.remove(chip)
            self.chips = [self.add(self._chip(deed, seat)) for deed in digest.deeds]
            self._done = not digest.deeds or of in self._over
            self.layout()
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

    def _chip(self, deed: RecapItem, seat: int) -> Chip:
        icon = self.icon(deed.line)
        return Chip(self.words, deed, seat, self.whose, icon=icon, on_press=lambda: self.on_jump(deed.line.n))

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
        """In a row, in two or in a column, where it covers nothing; with narrower or fewer chips where there is little room."""
        if not (self.visible and self.rect.width and self.chips):
            return
        edge = self.u(EDGE)
        room = self.rect.inflate(-2 * edge, -2 * edge)
        shapes = {self._size(*shape): shape for shape in reversed([*self._shapes()])}
        self.box = clearing(room, reversed(shapes), self.taken)
        across, count, (_, high) = self.shape = shapes.get(self.box.size, (1, 1, LEAST))
        pad, gap, high = self.u(PAD), self.u(GAP), self.u(high)
        wide = (self.box.width - 2 * pad + gap) // across - gap
        for chip, deed in zip(self.chips, self.digest.deeds, strict=True):
            chip.visible = deed.rank < count
        for n, chip in enumerate(chip for chip in self.chips if chip.visible):
            left = self.box.x + pad + n % across * (wide + gap)
            chip.place(pygame.Rect(left, self.box.y + self.u(TOP) + n // across * (high + gap), wide, high))
        self._letter()
        side = self.u(SIDE)
        self.shut.place(pygame.Rect(self.box.right - side - pad // 3, self.box.y - side // 4, side, side))

    def _letter(self) -> None:
        """All chips in letters of one size, the largest at which those that matter most say what they can."""
        told = [(deed.rank, chip) for chip, deed in zip(self.chips, self.digest.deeds, strict=True) if chip.visible]
        size = min(chip.largest() for rank, chip in told if rank < FEWEST)
        for _, chip in told:
            chip.size = size
            chip.layout()

    shape = (1, 1, LEAST)  # chips beside each other, and all in all; the size of one

    def _shapes(self) -> Iterator[tuple[int, int, tuple[int, int]]]:
        """(chips beside each other, all in all, size of one), the best first."""
        most = len(self.chips)
        for count in range(most, min(FEWEST, most) - 1, -1):
            across = dict.fromkeys([*(-(-count // rows) for rows in ROWS), 1])
            yield from ((beside, count, size) for size in SIZES for beside in across)
        yield from ((beside, count, LEAST) for beside in across)

    def more(self, count: int) -> str:
        """What is said of what is left out, when so many chips are there."""
        left = self.digest.left + len(self.chips) - count
        return tr("hud-more-in-log", count=left) if left else ""

    def _size(self, across: int, count: int, size: tuple[int, int]) -> tuple[int, int]:
        """Of so many chips, so many of them beside each other; what is left out stands below a column, or beside the title."""
        pad, gap, rows = self.u(PAD), self.u(GAP), -(-count // across)
        title = self.kit.measure(self.title, "label", TITLE) + self.u(PAD + 4 + SIDE + GAP)
        more = self.kit.measure(self.more(count), "caption", MORE) + 2 * gap if self.more(count) else 0
        foot = self.u(FOOT) if more and across == 1 else 0
        width = max(across * (self.u(size[0]) + gap) - gap + 2 * pad, title if foot else title + more)
        return width, self.u(TOP) + rows * (self.u(size[1]) + gap) - gap + pad + foot

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        return super().widget_at(pos) if self.visible and self.box.collidepoint(pos) else None

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        panel_style.panel(target, kit, self.box, "log")
        left = self.box.x + kit.u(PAD + 4)
        place = pygame.Rect(left, self.box.y, self.shut.rect.left - left, kit.u(TOP))
        ink = kit.write(target, self.title, "label", place, "gold_light", size=TITLE)
        across, count, _ = self.shape
        foot = pygame.Rect(left, self.box.bottom - kit.u(FOOT) - kit.u(4), self.box.right - left, kit.u(FOOT))
        beside = pygame.Rect(ink.right + kit.u(GAP), place.y, place.right - ink.right - kit.u(GAP), place.height)
        kit.write(target, self.more(count), "caption", foot if across == 1 else beside, "faint", size=MORE)
        super().draw(target)
