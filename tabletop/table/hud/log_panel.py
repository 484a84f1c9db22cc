"""The log panel: all lines with a head, or folded to a slim bar with the newest line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.core.ask import NOBODY
from tabletop.core.messages import CardRef, SeatRef
from tabletop.i18n import tr
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.game_text import card_of
from tabletop.table.widgets.panel_style import ModalPanel
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import BAR, ScrollPanel
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.messages import Line
    from tabletop.match.history.match_log import LogLine
    from tabletop.table.widgets.game_text import GameText, OnCard
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.rich_text import RichText

GAP = 7
INDENT = 12  # units of a line on the left
TURN = 34  # units of the divider above the lines of a turn
ROLE = "small"


class _Row(NamedTuple):
    n: int
    source: str
    top: int
    high: int
    turn: int  # whose turn begins above it, NOBODY for none
    told: bool  # the line itself says whose


def _begins(line: Line, turn: int) -> bool:
    """Whether this line says only whose turn it is."""
    seats = [part.seat for part in line if isinstance(part, SeatRef)]
    return seats == [turn] and not any(isinstance(part, CardRef) for part in line)


class LogView(Widget):
    """Lies inside a scroll panel. `on_jump(n)`: show the table after n answers."""

    focusable = True

    def __init__(self, words: GameText, on_jump: Callable[[int], None], on_card: OnCard) -> None:
        super().__init__("log lines")
        self.words = words
        self.on_jump = on_jump
        self.on_card = on_card
        self.at: int | None = None
        self._lines: list[LogLine] = []
        self._rows: list[_Row] = []
        self._laid: tuple[object, ...] = ()
        self._over = self._cursor = -1
        self._link = ""

    def update(self, lines: Sequence[LogLine], at: int | None) -> bool:
        """Take the lines, oldest first; True when there are others than before."""
        self.at = at
        if len(lines) == len(self._lines) and (
            not lines or lines[-1] is self._lines[-1] or lines[-1] == self._lines[-1]
        ):
            return False
        kept = len(self._lines)
        if kept > len(lines) or (kept and lines[kept - 1] != self._lines[-1]):
            self._rows = []
        self._lines = list(lines)
        self._cursor = -1
        return True

    def newest(self) -> str:
        return (
            self.words.rich(self._lines[-1].line, symbols=self.app.prefs.symbols)
            if self._lines
            else tr("hud-log-empty")
        )

    @property
    def spoken(self) -> str:
        """The line that the keys have come to, at first the newest."""
        return self._rows[self._cursor].source if 0 <= self._cursor < len(self._rows) else self.newest()

    # --- place
    def measure(self, width: int) -> tuple[int, int]:
        self._lay(width)
        last = self._rows[-1] if self._rows else None
        return width, (last.top + last.high if last else 0) + self.u(GAP)

    def _lay(self, width: int) -> None:
        """Lay out what is new; all of it when the width or the scale changed."""
        symbols = self.app.prefs.symbols
        laid = (width, self.kit.scale, symbols)
        if laid != self._laid:
            self._rows, self._laid = [], laid
        inner = max(1, width - self.u(INDENT + 14))
        for line in self._lines[len(self._rows) :]:
            last = self._rows[-1] if self._rows else None
            source = self.words.rich(line.line, symbols=symbols)
            high = self.kit.rich(source, ROLE, inner, "text").size[1]
            top = last.top + last.high + self.u(GAP) if last else self.u(GAP)
            before = self._lines[len(self._rows) - 1].turn if self._rows else NOBODY
            turn = line.turn if line.turn != before else NOBODY
            told = _begins(line.line, turn)
            top += 0 if turn == NOBODY else self.u(10 if told else TURN)
            self._rows.append(_Row(line.n, source, top, high, turn, told))

    def row_at(self, y: int) -> int:
        gap = self.u(GAP) // 2
        for i, row in enumerate(self._rows):
            if row.top - gap <= y < row.top + row.high + gap:
                return i
        return -1

    # --- input
    def on_pointer(self, event: Pointer) -> bool:
        over = self.row_at(event.pos[1] - self.rect.y)
        if over != self._over:
            self._over = over
            self.refresh()
        self._follow_link(event.pos, over)
        if event.kind == "down" and event.button == 1 and over >= 0:
            self.app.sound("button_click")
            self.on_jump(self._rows[over].n)
            return True
        return False

    def _follow_link(self, pos: tuple[int, int], over: int) -> None:
        link, place = "", self.rect
        if over >= 0:
            row = self._rows[over]
            x, y = self.rect.x + self.u(INDENT), self.rect.y + row.top
            block = self.kit.rich(row.source, ROLE, max(1, self.rect.width - self.u(INDENT + 14)), "text")
            link = block.link_at((pos[0] - x, pos[1] - y))
            if link:
                place = next(run.rect for run in block.runs if run.span.link == link).move(x, y)
        if link != self._link:
            self._link = link
            found = card_of(link) if link else None
            self.on_card(*(found or (-1, -1)), place)

    def on_hover(self, inside: bool) -> None:
        if not inside:
            self._over = -1
            if self._link:
                self._link = ""
                self.on_card(-1, -1, self.rect)
        self.refresh()

    def on_action(self, action: Action) -> bool:
        if action in ("up", "down") and self._rows:
            start = self._cursor if self._cursor >= 0 else len(self._rows)
            goal = start + (-1 if action == "up" else 1)
            if not 0 <= goal < len(self._rows):
                return False
            self._cursor = goal
            self._show(self._rows[goal])
            self.refresh()
            return True
        if action == "accept" and self._cursor >= 0:
            self.on_jump(self._rows[self._cursor].n)
            return True
        return False

    def _show(self, row: _Row) -> None:
        reveal = getattr(self.parent, "reveal", None)
        if reveal is not None:
            reveal(pygame.Rect(self.rect.x, self.rect.y + row.top, 1, row.high))

    # --- picture
    def draw_focus(self, target: pygame.Surface) -> None:
        if self.parent is not None:
            self.kit.ring(target, self.parent.rect, radius=12)

    def draw(self, target: pygame.Surface) -> None:
        window = target.get_clip()
        for i, row in enumerate(self._rows):
            y = self.rect.y + row.top
            if y - self.u(TURN) > window.bottom or y + row.high < window.top:
                continue
            self._draw_row(target, row, y, marked=i in (self._over, self._cursor))

    def _draw_row(self, target: pygame.Surface, row: _Row, y: int, *, marked: bool) -> None:
        kit = self.kit
        back = pygame.Rect(self.rect.x, y - kit.u(3), self.rect.width, row.high + kit.u(6))
        if row.n == self.at:
            kit.panel(target, back, "row_chosen")
        elif marked:
            kit.panel(target, back, "row_hover")
        words = kit.rich(row.source, ROLE, max(1, self.rect.width - kit.u(INDENT + 14)), "text")
        place = pygame.Rect(self.rect.x + kit.u(INDENT), y, *words.size)
        words.draw(target, place.topleft)
        if row.turn != NOBODY:
            self._draw_turn(target, row, place)

    def _draw_turn(self, target: pygame.Surface, row: _Row, place: pygame.Rect) -> None:
        """A rule with the name of whoever's turn begins, or behind the line that says so."""
        kit = self.kit
        if not row.told:
            name = kit.rich(self.words.seat(row.turn, symbols=self.app.prefs.symbols), "caption", 10_000)
            place = pygame.Rect(place.x, place.y - kit.u(TURN), *name.size)
            name.draw(target, place.topleft)
        line = pygame.Rect(place.right + kit.u(10), place.centery, 0, max(1, kit.u(2)))
        line.width = max(0, self.rect.right - kit.u(8) - line.x)
        target.fill(kit.color("line"), line)


NEAR = 8  # units from the end that still are the end


class LogScroll(ScrollPanel):
    """Somebody who has scrolled up is left alone until the next turn begins, or until the present is shown again."""

    def __init__(self, words: GameText, on_jump: Callable[[int], None], on_card: OnCard, label: str = "log") -> None:
        self.lines = LogView(words, on_jump, on_card)
        super().__init__(self.lines, label=f"{label} scroll")
        self.newest = Button(
            tr("hud-newest"), self.to_newest, label=f"{label} newest", style="secondary", icon="chevron-down"
        )
        self.newest.role, self.newest.height = "caption", 38
        self.add(self.newest)
        self._turn = NOBODY

    @property
    def at_end(self) -> bool:
        return self.offset >= self.most - self.u(NEAR)

    def to_newest(self) -> None:
        self.scroll_to(self.most)

    def update(self, lines: Sequence[LogLine], at: int | None) -> bool:
        """Show these lines, oldest first; `at`: the number of the moment that is looked back to. True when that changed."""
        back = self.lines.at is not None and at is None
        turn = lines[-1].turn if lines else NOBODY
        follow = self.at_end or back or turn != self._turn
        moved, self._turn = at != self.lines.at, turn
        fresh = self.lines.update(lines, at)
        if (fresh or back) and self.rect.width and self.visible:
            self.layout()
            if follow:
                self.to_newest()
        return fresh or moved

    def reveal(self, place: pygame.Rect) -> None:
        if place != self.newest.rect:  # it floats: whoever comes to it must not scroll it away
            super().reveal(place)

    def layout(self) -> None:
        super().layout()
        wide, high = self.newest.measure(self.rect.width)
        place = pygame.Rect(0, 0, wide, high)
        place.midbottom = (self.rect.centerx - self.u(BAR) // 2, self.rect.bottom - self.u(6))
        self.newest.place(place)
        self.newest.visible = bool(self.most) and not self.at_end

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.newest.visible:
            self.newest.draw(target)


HEAD = 56
SLIM = 52
NEWEST = (20, 17, 14)  # units: letters of the newest line, on the slim bar

WIDE, EDGE = 760, 24


class LogPanel(Widget):
    """`on_jump(n)`: look back to the moment after n answers; `on_fold(folded)`: lay out the screen again."""

    def __init__(
        self, words: GameText, on_jump: Callable[[int], None], on_card: OnCard, on_fold: Callable[[bool], None]
    ) -> None:
        super().__init__("log")
        self.on_fold = on_fold
        self.folded = False
        self.scroll = self.add(LogScroll(words, on_jump, on_card))
        self.lines = self.scroll.lines
        self.fold = self.add(Button("", self.toggle, label="fold log", style="ghost", icon="chevron-down",
                                    tooltip=tr("hud-log-fold")))  # fmt: skip
        self.fold.height = 42

    def update(self, lines: Sequence[LogLine], at: int | None = None) -> None:
        """Show these lines, oldest first; `at`: the number of the moment that is looked back to."""
        if self.scroll.update(lines, at):
            self.refresh()

    def toggle(self) -> None:
        self.folded = not self.folded
        self.on_fold(self.folded)
        self.layout()
        self.refresh()

    # --- place
    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(400)), self.u(SLIM if self.folded else 460)

    def layout(self) -> None:
        self.scroll.visible = not self.folded
        self.fold.icon = "chevron-up" if self.folded else "chevron-down"
        side = self.u(42)
        head = rects.cut_top(self.rect, self.u(SLIM if self.folded else HEAD))[0]
        self.fold.place(pygame.Rect(head.right - side - self.u(8), head.centery - side // 2, side, side))
        if self.folded:
            return
        low = self.scroll.at_end
        inside = rects.inset(self.rect, self.u(12), self.u(10))
        self.scroll.place(rects.cut_top(inside, self.u(HEAD - 8))[1])
        if low:
            self.scroll.to_newest()

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        panel_style.panel(target, kit, self.rect, "log")
        head = rects.inset(rects.cut_top(self.rect, kit.u(SLIM if self.folded else HEAD))[0], kit.u(18), 0)
        head.width -= kit.u(44)
        icon = kit.icon("notebook", 26, "gold")
        target.blit(icon, icon.get_rect(midleft=head.midleft))
        rest = rects.cut_left(head, icon.get_width(), kit.u(12))[1]
        words = self._newest(rest) if self.folded else None
        if words is not None:
            words.draw(target, (rest.x, rest.centery - words.size[1] // 2))
        else:
            title = tr("hud-log")
            size = kit.fit(title, "label", rest.width)
            kit.write(target, title, "label", rest, "gold_light", size=size)
        super().draw(target)

    def _newest(self, box: pygame.Rect) -> RichText | None:
        """The newest line with the largest letters at which all of it can be read, in a row or two; None if there are none."""
        source = self.lines.newest()
        sized = (self.kit.rich(source, "small", box.width, "text", size=size) for size in NEWEST)
        return next((words for words in sized if words.size[0] <= box.width and words.size[1] <= box.height), None)


class LogSheet(ModalPanel):
    """`on_jump(n)`: look back to the moment after n answers; the sheet is closed for it."""

    veil = 90

    def __init__(self, words: GameText, on_jump: Callable[[int], None], on_card: OnCard) -> None:
        super().__init__("large log")
        self.on_jump = on_jump
        self.scroll = self.add(LogScroll(words, self._jump, on_card, "large log"))
        self.shut = self.add(
            Button(tr("hud-close"), self.sink, label="close log", style="secondary", icon="close", key="L")
        )
        self.shut.height = 46

    def open(self, lines: Sequence[LogLine], at: int | None) -> None:
        self.scroll.update(lines, at)
        self.rise(self.scroll.lines)
        self.scroll.to_newest()

    def update(self, lines: Sequence[LogLine], at: int | None) -> None:
        """More has happened."""
        if self.visible and self.scroll.update(lines, at):
            self.refresh()

    def dismiss(self) -> None:
        self.sink()

    def _jump(self, n: int) -> None:
        self.sink()
        self.on_jump(n)

    def layout(self) -> None:
        room = rects.inset(self.rect, self.u(EDGE))
        self.box = rects.cut_right(room, min(self.u(WIDE), room.width))[0]
        inside = rects.inset(self.box, self.u(22), self.u(14))
        head, rest = rects.cut_top(inside, self.u(HEAD))
        wide, high = self.shut.measure(head.width)
        self._title, place = rects.cut_left(head, head.width - wide, self.u(1))
        self.shut.place(rects.center(place, wide, high))
        self.scroll.place(rest)

    _title = pygame.Rect(0, 0, 0, 0)

    def draw(self, target: pygame.Surface) -> None:
        target.fill((255 - self.veil,) * 3, self.rect, special_flags=pygame.BLEND_RGB_MULT)
        panel_style.panel(target, self.kit, self.box, "log")
        icon = self.kit.icon("notebook", 28, "gold")
        target.blit(icon, icon.get_rect(midleft=self._title.midleft))
        words = rects.cut_left(self._title, icon.get_width(), self.u(12))[1]
        self.kit.write(target, tr("hud-log"), "label", words, "gold_light")
        for child in self.children:
            child.draw(target)
