"""The bar of the private panel: whose answer is waited for, Back, and the time that is left (ES-118, ES-119)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.match.reaction_window import BACK_MS
from tabletop.table.widgets import panel_style
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.match.reaction_window import WindowFacts
    from tabletop.table.widgets.game_text import GameText
    from tabletop.table.widgets.panel_facts import SeatPerson

STEPS = 240
SIZES = (24, 19, 16)  # of its words, until they stand in one line


class ReactionPrompt(Widget):
    """Visible while a shared window serves a seat. `on_back(seat)`: the seat plays nothing."""

    def __init__(self, who: Sequence[SeatPerson], words: GameText, on_back: Callable[[int], None]) -> None:
        super().__init__("serving bar")
        self.who = who
        self.words = words
        self.on_back = on_back
        self.visible = False
        self.seat: int | None = None
        self.box = pygame.Rect(0, 0, 0, 0)
        self.back = self.add(Button(tr("hud-back"), self._go_back, label="back", icon="undo", key="escape"))
        self._left = self._wait = self._seconds = -1

    def _go_back(self) -> None:
        if self.seat is not None:
            self.on_back(self.seat)

    def update(self, facts: WindowFacts | None, now: float) -> bool:
        """Show who is served at `now` of the match's clock; True when the picture changed."""
        seat = facts.serving if facts is not None and facts.shown else None
        before = (self.seat, self._left, self._wait, self._seconds)
        self.seat = seat
        self.visible = seat is not None
        if facts is None or seat is None:
            self._left = self._wait = self._seconds = -1
            return before[0] is not None
        self._left = _steps(facts.ends_at, now, facts.panel_ms) if facts.ends_at is not None else -1
        self._seconds = max(0, -int(-(facts.ends_at - now) // 1000)) if facts.ends_at is not None else -1
        self._wait = _steps(facts.back_at, now, BACK_MS) if facts.back_at is not None else 0
        self.back.enabled = self._wait == 0
        self.back.tooltip = "" if self.back.enabled else tr("match-too-early")
        return before != (self.seat, self._left, self._wait, self._seconds)

    def on_raw(self, event: Event) -> bool:
        """The seat's key for Pass says the same as Back: it is what a hand presses that has found nothing."""
        passes = (
            self.seat is not None and event.type == pygame.KEYDOWN and place_of(event) == self.who[self.seat].decline
        )
        if passes and self.back.enabled:
            self._go_back()
        return passes

    # --- place
    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(880)), self.u(92)

    def layout(self) -> None:
        self.box = rects.center(self.rect, *self.measure(self.rect.width))
        inside = rects.inset(self.box, self.u(16), self.u(12))
        wide = self.back.measure(inside.width)[0]
        place, rest = rects.cut_right(inside, wide, self.u(18))
        self.back.place(rects.center(place, wide, self.u(60)))
        self._face, self._text = rects.cut_left(rest, self.u(66), self.u(16))

    _face = _text = pygame.Rect(0, 0, 0, 0)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        if self.seat is None:
            return
        kit, person = self.kit, self.who[self.seat]
        panel_style.panel(target, kit, self.box, "tray")
        face = rects.center(self._face, kit.u(66), kit.u(66))
        draw_avatar(target, kit, face, person.name, person.colour, picture=avatars.picture(person.avatar))
        upper, lower = rects.cut_top(self._text, self._text.height - kit.u(20), kit.u(4))
        name = self.words.seat(self.seat, symbols=self.app.prefs.symbols)
        clock = f" [gold]**{tr('hud-seconds', count=self._seconds)}**[/]" if self._seconds >= 0 else ""
        words = tr("hud-answer-or-back", seat=name) + clock
        lines = [kit.rich(words, "body", upper.width, size=size) for size in SIZES]
        line = next((line for line in lines if line.size[1] <= upper.height), lines[-1])
        line.draw(target, (upper.x, upper.centery - line.size[1] // 2))
        self._draw_time(target, lower)
        super().draw(target)
        if self._wait > 0:
            self._draw_wait(target)

    def _draw_time(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        bar = rects.inset(box, 0, kit.u(3))
        kit.panel(target, bar, "inset")
        wide = bar.width if self._left < 0 else bar.width * self._left // STEPS
        if wide > bar.height:
            tint = kit.color("muted" if self._left < 0 else "coral" if self._left < STEPS // 5 else "gold")
            light = tint.lerp(pygame.Color("white"), 0.4)
            target.blit(shapes.filled((bar.height, bar.height), bar.height // 2, light, tint), bar)
            target.blit(shapes.gradient((wide - bar.height, bar.height), light, tint), (bar.x + bar.height // 2, bar.y))
            target.blit(
                shapes.filled((bar.height, bar.height), bar.height // 2, light, tint),
                (bar.x + wide - bar.height, bar.y),
            )

    def _draw_wait(self, target: pygame.Surface) -> None:
        """Fill the Back button from the left until it works."""
        box = rects.inset(self.back.rect, self.u(6))
        part = box.width * (STEPS - self._wait) // STEPS
        bar = pygame.Rect(box.x, box.bottom - self.u(12), part, max(2, self.u(5)))
        target.fill(self.kit.color("gold"), bar)


def _steps(at: float, now: float, whole: float) -> int:
    return max(0, min(STEPS, -int(-(at - now) * STEPS // whole)))
