"""What the settings of a page do, shown while they are changed: motion and size, or colours, mats and the pace of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.match.seats import COLOURS
from tabletop.ui import layout, pictures
from tabletop.ui.screens.symbols import draw_mark
from tabletop.ui.widgets.base import Widget

if TYPE_CHECKING:
    from tabletop.ui.screens.desk import Desk

SENTENCE = "The courier smiles, and the briefcase is gone."
LETTER_MS = {"slow": 55, "normal": 28, "fast": 12, "at once": 0}
DEAL_MS = 700


class Preview(Widget):
    """`play()` deals a card and writes a sentence at the chosen speeds."""

    def __init__(self, desk: Desk) -> None:
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
        inside = layout.inset(self.rect, kit.u(24))
        head, rest = layout.cut_top(inside, kit.u(26), kit.u(14))
        kit.write(target, "Preview", "label", head, "gold")
        if self.page == "table":
            self._table(target, rest)
            return
        kit.panel(target, rest, "inset")
        self._cards(target, layout.inset(rest, kit.u(18)))

    def _table(self, target: pygame.Surface, rest: pygame.Rect) -> None:
        """The colours of the seats, a mat of the game that was played last, and a sentence as it is written."""
        kit = self.kit
        half = len(COLOURS) // 2
        for colours in (COLOURS[:half], COLOURS[half:]):
            marks, rest = layout.cut_top(rest, kit.u(54), kit.u(6))
            for colour, cell in zip(colours, layout.columns(marks, [1] * half), strict=True):
                symbols = self.desk.settings.colour_symbols
                draw_mark(target, kit, cell, colour, COLOURS.index(colour), symbol=symbols)
        words, stage = layout.cut_bottom(rest, kit.u(84), kit.u(12))
        kit.rich(SENTENCE[: round(len(SENTENCE) * self._written)], "body", words.width).draw(target, words.topleft)
        mat = pictures.cover((self.desk.last_game, "mat.webp"), stage.size, kit.u(16))
        if not self.desk.settings.printed_mats:
            mat = mat.copy()
            mat.fill((120, 130, 170, 255), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(mat, stage)

    def _cards(self, target: pygame.Surface, stage: pygame.Rect) -> None:
        wide = min(stage.height * 5 // 7, stage.width // 2)
        high = wide * 7 // 5
        if wide < 8:
            return
        back = pictures.cover((self.desk.last_game, "back.webp"), (wide, high), wide // 18)
        for i in range(3):
            target.blit(back, (stage.x + i * self.u(5), stage.centery - high // 2))
        x = stage.x + self.u(15) + round((stage.width - wide - self.u(15)) * self._dealt)
        target.blit(back, (x, stage.centery - high // 2))
