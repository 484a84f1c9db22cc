"""What the settings of a page do, shown while they are changed, each under the name of its setting: how cards move, or a mat,
the colours of the seats and the pace of text. It is of no game, or says of which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.match.seats import COLOURS
from tabletop.table.hud.seat_symbols import draw_mark
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.app.services import AppServices

SENTENCE = "The courier smiles, and the briefcase is gone."
LETTER_MS = {"slow": 55, "normal": 28, "fast": 12, "at once": 0}
DEAL_MS = 700
MARKS, WORDS = 56, 64  # units: a row of colours, the sentence


class SettingPreview(Widget):
    """`play()` deals a card and writes a sentence at the chosen speeds."""

    def __init__(self, desk: AppServices) -> None:
        super().__init__("preview")
        self.desk = desk
        self.page = "picture"
        self._dealt = 1.0
        self._written = 1.0

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(420)

    def play(self) -> None:
        app = self.app
        still = self.desk.settings.reduced_motion
        app.touch.run(0 if still else app.ms(DEAL_MS), self._deal, key="preview deal", ease="out_back")
        app.touch.run(
            LETTER_MS[self.desk.settings.text_speed] * len(SENTENCE), self._write, key="preview text", ease="linear"
        )

    def shake(self) -> None:
        self.app.shake.start(9)

    def _deal(self, part: float) -> None:
        self._dealt = part

    def _write(self, part: float) -> None:
        self._written = part

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        inside = rects.inset(self.rect, kit.u(24))
        if self.page == "table":
            self._table(target, inside)
            return
        stage = self._named(target, inside, "Animation speed")
        kit.panel(target, stage, "inset")
        self._cards(target, rects.inset(stage, kit.u(18)))

    def _named(self, target: pygame.Surface, box: pygame.Rect, setting: str) -> pygame.Rect:
        """Write the name of a setting above what it does; return the rest."""
        head, rest = rects.cut_top(box, self.u(26), self.u(10))
        size = self.kit.fit(setting, "label", max(1, head.width))
        self.kit.write(target, setting, "label", head, "gold", size=size)
        return rest

    def _table(self, target: pygame.Surface, rest: pygame.Rect) -> None:
        """In the order of the settings: a mat, the colours of the seats, and a sentence as it is written."""
        kit, half = self.kit, len(COLOURS) // 2
        words, rest = rects.cut_bottom(rest, kit.u(36 + WORDS), kit.u(16))
        marks, rest = rects.cut_bottom(rest, kit.u(36 + 2 * MARKS), kit.u(16))
        self._mat(target, rest)
        marks = self._named(target, marks, "Symbols with colours")
        for colours, row in zip((COLOURS[:half], COLOURS[half:]), rects.rows(marks, [1, 1]), strict=True):
            for colour, cell in zip(colours, rects.columns(row, [1] * half), strict=True):
                symbols = self.desk.settings.colour_symbols
                draw_mark(target, kit, rects.inset(cell, 0, kit.u(3)), colour, COLOURS.index(colour), symbol=symbols)
        words = self._named(target, words, "Text speed")
        kit.rich(SENTENCE[: round(len(SENTENCE) * self._written)], "body", words.width).draw(target, words.topleft)

    def _mat(self, target: pygame.Surface, box: pygame.Rect) -> None:
        game = self.desk.last_game
        stage = self._named(target, box, f"Printed mats: {self.desk.title(game)}")
        mat = pictures.cover((game, "mat.webp"), stage.size, self.u(16))
        if not self.desk.settings.printed_mats:
            mat = mat.copy()
            mat.fill((120, 130, 170, 255), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(mat, stage)

    def _cards(self, target: pygame.Surface, stage: pygame.Rect) -> None:
        """Backs of no game."""
        wide = min(stage.height * 5 // 7, stage.width // 2)
        high = wide * 7 // 5
        if wide < 8:
            return
        back = self._back((wide, high))
        for i in range(3):
            target.blit(back, (stage.x + i * self.u(5), stage.centery - high // 2))
        x = stage.x + self.u(15) + round((stage.width - wide - self.u(15)) * self._dealt)
        target.blit(back, (x, stage.centery - high // 2))

    def _back(self, size: tuple[int, int]) -> pygame.Surface:
        kit, radius = self.kit, size[0] // 12
        out = shapes.filled(size, radius, kit.color("raised"), kit.color("ink")).copy()
        line = max(2, kit.u(3))
        out.blit(shapes.ring(size, radius, line, kit.color("gold_light"), kit.color("gold_dark")), (0, 0))
        sign = kit.icon("cards", size[0] * 0.4 / kit.scale, "gold")
        out.blit(sign, sign.get_rect(center=out.get_rect().center))
        return out
