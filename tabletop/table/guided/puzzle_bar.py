"""The bar below a puzzle: what is asked, how far it is done, and what helps."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import tr
from tabletop.progress.puzzle_session import MOST_STARS
from tabletop.table.widgets import panel_style
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.toolkit.draw_context import DrawContext

HIGH = 104  # units of the whole bar
STAR = 34


class PuzzleStatus(NamedTuple):
    """title: which puzzle it is; task: in words; done: answers of `moves`; over: the task is done; stars: that it gave;
    end: what is said then; hint: what to look for, while it has been asked for.
    """

    title: str
    task: str
    done: int
    moves: int
    over: bool = False
    stars: int = 0
    end: str = ""
    hint: str = ""


class PuzzleBar(Widget):
    """`press` is called with the name of a button; `hint_key` and `undo_key`: places of keys."""

    def __init__(self, standing: PuzzleStatus, press: Callable[[str], None], hint_key: str, undo_key: str) -> None:
        super().__init__("puzzle")
        self.standing, self.press = standing, press
        self.hint = self._button(
            "hint", tr("guided-hint"), "lightbulb", f"{tr('guided-what-to-look-at')}  {{key:{hint_key}}}"
        )
        self.again = self._button(
            "again", tr("guided-again"), "restart", f"{tr('guided-to-start')}  {{key:{undo_key}}}"
        )
        self.solution = self._button("solution", tr("guided-solution"), "eye", tr("guided-play-it-out"))
        self.next = self._button("next", tr("hud-next"), "skip-next", tr("guided-next-puzzle"), style="primary")
        self.leave = self._button("leave", "", "close", f"{tr('guided-to-shelf')}  **Esc**", style="ghost")
        self.next.visible = False

    def _button(self, name: str, text: str, icon: str, tooltip: str, style: str = "secondary") -> Button:
        def pressed() -> None:
            self.press(name)

        made = self.add(Button(text, pressed, label=name, style=style, icon=icon, tooltip=tooltip, role="strong"))
        made.height = 58
        return made

    def update(self, standing: PuzzleStatus) -> None:
        """Say how far it is."""
        if standing == self.standing:
            return
        over = standing.over
        if over != self.next.visible:
            self.next.visible = over
            self.hint.visible = self.solution.visible = not over
        self.standing = standing
        self.layout()
        self.refresh()

    def layout(self) -> None:
        if not self.rect.width:
            return
        row = rects.inset(self.rect, self.u(28), self.u(14))
        gap, high = self.u(10), self.u(58)
        for button in (self.leave, self.next, self.solution, self.again, self.hint):
            if button.visible:
                wide = button.measure(self.u(300))[0] if button.text else self.u(64)
                place, row = rects.cut_right(row, wide, gap)
                button.place(rects.center(place, wide, high))
        self.words = row

    words = pygame.Rect(0, 0, 0, 0)

    def draw(self, target: pygame.Surface) -> None:
        kit, standing = self.kit, self.standing
        target.fill(kit.color("night"), self.rect)
        panel_style.panel(target, kit, self.rect, "count")
        mark, words = rects.cut_left(self.words, kit.u(64), kit.u(14))
        icon = kit.icon("puzzle", 48, "gold")
        target.blit(icon, icon.get_rect(center=mark.center))
        upper, lower = rects.rows(words, [1, 1.15])
        draw_stars(target, kit, upper.topright, standing.stars) if standing.stars else None
        kit.write(target, standing.title, "label", upper, "gold")
        left = standing.moves - standing.done
        many = tr("guided-solved", end=standing.end) if standing.over else tr("guided-answers-to-go", count=left)
        text = f"{standing.task} {many}"
        hint = f"  {tr('guided-look-for', what=standing.hint)}" if standing.hint else ""
        size = kit.fit(text + hint, "strong", lower.width, 0.55)
        kit.write(target, text, "strong", lower, "text", size=size)
        _, rest = rects.cut_left(lower, kit.measure(text, "strong", size))
        kit.write(target, hint, "strong", rest, "gold_light", size=size)
        super().draw(target)


def draw_stars(
    target: pygame.Surface, kit: DrawContext, right_top: tuple[int, int], stars: int, size: float = STAR
) -> None:
    """Three stars in a row that ends there, so many of them full."""
    side = kit.u(size)
    for place in range(MOST_STARS):
        full = place < stars
        icon = kit.icon("star" if full else "star-outline", size, "gold_light" if full else "faint")
        target.blit(icon, (right_top[0] - (MOST_STARS - place) * side, right_top[1]))
