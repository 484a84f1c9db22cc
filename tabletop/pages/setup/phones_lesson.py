"""How phones join, for whoever sets the table: three pictures with a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.display import PictureBox, RichLabel
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.toolkit.app import App

STEPS = (("join", "setup-phones-photograph"), ("seat", "setup-phones-sit"), ("play", "setup-phones-hold"))
RATIO, RADIUS, GAP, WIDE = 2 / 3, 14, 22, 1240  # units but for the first


class LessonSteps(Widget):
    """Pictures beside each other, their words below."""

    def __init__(self) -> None:
        super().__init__("steps")
        self.pictures = [
            self.add(PictureBox("ui", "phones", f"{name}.webp", radius=RADIUS, ratio=RATIO)) for name, _ in STEPS
        ]
        self.words = [self.add(RichLabel(tr(message), "body", label=f"step {name}")) for name, message in STEPS]

    def _columns(self, place: pygame.Rect) -> list[pygame.Rect]:
        return rects.columns(place, [1] * len(STEPS), self.u(GAP))

    def measure(self, width: int) -> tuple[int, int]:
        wide = min(cell.width for cell in self._columns(pygame.Rect(0, 0, width, 1)))
        high = self.pictures[0].measure(wide)[1]
        return width, high + self.u(GAP) + max(words.measure(wide)[1] for words in self.words)

    def layout(self) -> None:
        for cell, picture, words in zip(self._columns(self.rect), self.pictures, self.words, strict=True):
            top, rest = rects.cut_top(cell, picture.measure(cell.width)[1], self.u(GAP))
            picture.place(top)
            words.place(rest)


def explain(app: App) -> None:
    """Show how phones join."""
    close = DialogButton(tr("setup-phones-understood"), None, "primary", "check")
    app.push(Dialog(tr("setup-phones-lesson"), answers=(close,), icon="account-plus", body=LessonSteps(), width=WIDE))


class LessonButton(Button):
    """Stands beside a switch for phones."""

    def __init__(self) -> None:
        super().__init__(
            tr("setup-phones-how"), lambda: explain(self.app), style="ghost", icon="help", label="phones lesson"
        )
