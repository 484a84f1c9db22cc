"""The badge of a seat in games that count: its side, the race to the goal, counters, what it may still do, what it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import headline
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.seat_panel import SeatPanel
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.keycap import draw_keycap

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.presentation import SeatCounter, SeatStatus
    from tabletop.table.widgets.panel_facts import BadgeFacts, SeatPerson
    from tabletop.toolkit.draw_context import DrawContext

ROWS = (1.12, 0.78, 1.1)  # name; bar; counters
CLOSE = 0.85  # of the goal: from here on the bar burns


class CounterPanel(SeatPanel):
    """As SeatBadge; `game` has the pictures of the symbols."""

    def __init__(
        self, game: str, person: SeatPerson, on_press: Callable[[int], None], on_mode: Callable[[int], None]
    ) -> None:
        super().__init__(person, on_press, on_mode)
        self.game = game

    def update(self, facts: BadgeFacts) -> None:
        super().update(facts)
        status = facts.status
        if status is not None:
            lines = [f"**{headline(tally.name)}** {tally.number}" for tally in status.tallies]
            more = [words for _, words in status.tokens] + list(status.notes)
            self.tooltip = "" if self.opens else "  ".join(lines) + "".join(f"\n{escape(line)}" for line in more)

    def layout(self) -> None:
        side, plate = self.u(32), self._plate(self.rect)
        self.disc.place(pygame.Rect(plate.right - side + self.u(4), plate.y - self.u(10), side, side))

    # --- picture
    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        super().paint(target, box)
        status = self.facts.status
        if status is not None and status.emblem:
            side = box.height * 42 // 100
            sign = self._symbol(status.emblem, side)
            target.blit(sign, sign.get_rect(center=(box.x + box.height * 84 // 100, box.bottom - side * 46 // 100)))
        if self.facts.race and not self.facts.out:
            draw_keycap(target, self.kit, self.facts.race, (box.x - self.kit.u(2), box.bottom - self.kit.u(30)))

    def _large(self, target: pygame.Surface, box: pygame.Rect) -> None:
        status = self.facts.status
        if status is None:
            super()._large(target, box)
            return
        kit = self.kit
        inside = pygame.Rect(box.x + kit.u(6), box.y + kit.u(5), box.width - kit.u(14), box.height - kit.u(9))
        upper, middle, lower = rects.rows(inside, list(ROWS))
        self._head(target, upper, status)
        self._bar(target, middle, status)
        self._tallies(target, lower, status)

    _small = _large

    def _head(self, target: pygame.Surface, box: pygame.Rect, status: SeatStatus) -> None:
        """The name; at the right the cards in hand, and left of them what else the seat has."""
        kit = self.kit
        if self.facts.out:
            self._name(target, box)
            return
        count, box = rects.cut_right(box, kit.u(70), kit.u(6))
        self._count(target, count.inflate(0, -kit.u(3)), 22)
        for symbol, _ in reversed(status.tokens):
            place, box = rects.cut_right(box, kit.u(28), kit.u(4))
            sign = self._symbol(symbol, place.width)
            target.blit(sign, sign.get_rect(center=place.center))
        if status.notes:
            place, box = rects.cut_right(box, kit.u(24), kit.u(4))
            sign = kit.icon("bolt", 24, "gold")
            target.blit(sign, sign.get_rect(center=place.center))
        self._name(target, box)

    def _bar(self, target: pygame.Surface, box: pygame.Rect, status: SeatStatus) -> None:
        """How far it is to the goal, in a bar and in figures."""
        kit = self.kit
        goal = kit.line(f"/{status.goal}", "caption", "muted", size=15)
        score = kit.line(str(status.score), "number", "white", size=27)
        figures, box = rects.cut_right(box, score.get_width() + goal.get_width() + kit.u(4), kit.u(10))
        target.blit(score, score.get_rect(midleft=(figures.x, figures.centery + 1)))
        target.blit(goal, goal.get_rect(bottomright=(figures.right, figures.centery + score.get_height() * 36 // 100)))
        bar = pygame.Rect(box.x, 0, box.width, kit.u(15))
        bar.centery = box.centery
        target.blit(race_bar(kit, bar.size, status, self.person.colour), bar)

    def _tallies(self, target: pygame.Surface, box: pygame.Rect, status: SeatStatus) -> None:
        """Counters with their symbols; then what is left to do this turn."""
        kit, x = self.kit, box.x
        side = min(box.height, kit.u(31))
        step = min(kit.u(62), (box.width - (kit.u(16) * status.of + kit.u(8) if status.of else 0)) // 4)
        for tally in status.tallies:
            self._tally(target, pygame.Rect(x, box.y, step, box.height), side, tally)
            x += step
        if status.of:
            panel_style.pips(target, kit, (x + kit.u(6), box.centery), status.of - status.left, status.of)

    def _tally(self, target: pygame.Surface, box: pygame.Rect, side: int, tally: SeatCounter) -> None:
        kit = self.kit
        sign = self._symbol(tally.symbol, side)
        if not tally.number:
            sign = sign.copy()
            sign.set_alpha(95)
        target.blit(sign, sign.get_rect(midleft=(box.x, box.centery)))
        number = kit.line(str(tally.number), "number", "white" if tally.number else "faint", size=23)
        x = box.x + side + kit.u(4)
        target.blit(number, number.get_rect(midleft=(x, box.centery + 1)))
        if tally.muted:
            lost = kit.line(str(tally.muted), "caption", "coral", size=15)
            place = lost.get_rect(bottomleft=(x + number.get_width() + 2, box.centery))
            target.blit(lost, place)
            pygame.draw.line(target, kit.color("coral"), place.midleft, place.midright, max(1, kit.u(2)))

    def _symbol(self, name: str, side: int) -> pygame.Surface:
        return pictures.contain((self.game, "symbols", f"{name}.webp"), (side, side))


def race_bar(kit: DrawContext, size: tuple[int, int], status: SeatStatus, color: str) -> pygame.Surface:
    """A bar from nothing to the goal; close to it, it is gold."""
    out, radius = shapes.blank(size), size[1] // 2
    dark = pygame.Color("#0e0820")
    out.blit(shapes.filled(size, radius, dark, dark), (0, 0))
    share = max(0.0, min(1.0, status.score / status.goal))
    if share:
        tint = kit.color("gold" if share >= CLOSE else color)
        wide = max(size[1], round(size[0] * share))
        out.blit(shapes.filled((wide, size[1]), radius, tint.lerp(pygame.Color("white"), 0.45), tint), (0, 0))
    out.blit(shapes.ring(size, radius, max(1, kit.u(1.5)), pygame.Color(255, 255, 255, 60)), (0, 0))
    return out
