"""A call that runs over the table while a race of answers is open: the words, who asks whom for what, the time left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import headline_text, rects, shapes
from tabletop.toolkit.tween import out_back
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.match.buzzer_rounds import BuzzerRounds
    from tabletop.table.widgets.panel_facts import SeatPerson

BAR = 14
WIDE, HIGH = 760, 92  # units
SIZE = 128
WORDS_MS = 1300


class CallBanner(Widget):
    """Visible while a race of answers is open and nobody is served. `said()`: the question and the line below it, as far as
    they are for the eyes at this screen; asked once, when it opens. `fight()`: the cards that fight, of which the call is:
    as long as they do, nobody is heard calling twice.
    """

    def __init__(
        self, who: Sequence[SeatPerson], said: Callable[[], tuple[str, str]], fight: Callable[[], frozenset[int]]
    ) -> None:
        super().__init__("shout")
        self.who, self.said, self.fight = who, said, fight
        self._heard: dict[int, frozenset[int]] = {}  # by seat, in which fight it has called
        self.visible = False
        self._line = self._why = ""
        self._call, self._asker = "", 0
        self._share = 0
        self._part = 1.0

    def _step(self, part: float) -> None:
        self._part = part
        self.refresh()

    def update(self, buzzer: BuzzerRounds, now: int, *, waits: bool = False) -> bool:
        """Take the clock at `now` of the match's clock; True when the picture changed. `waits`: playback goes on."""
        ask, clock = buzzer.ask, buzzer.clock
        closes = clock.closes_at if clock is not None else None
        was, share = self.visible, self._share
        self.visible = ask is not None and closes is not None and not waits
        if not self.visible or ask is None or clock is None or closes is None:
            return was
        self._call, self._asker = ask.call, ask.asker
        if not was:
            self._line, self._why = self.said()
            self._open()
        self._share = max(0, min(1000, 1000 * (closes - now) // max(1, clock.limit_ms))) // 4
        return (was, share) != (True, self._share)

    def _open(self) -> None:
        """The call is heard, unless it stands from an earlier step of the same fight."""
        fight = self.fight()
        again, self._heard[self._asker] = bool(fight) and self._heard.get(self._asker) == fight, fight
        self._part = 1.0
        if not again:
            self.app.sound("bone_call")
            self._part = 0.0
            self.app.touch.run(self.app.ms(WORDS_MS), self._step, key=("shout", id(self)), ease="linear")

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        pill = pygame.Rect(0, 0, min(kit.u(WIDE), self.rect.width), kit.u(HIGH))
        pill.midbottom = self.rect.midbottom  # rather nearer to the table than over the hand
        self._pill(target, pill, self.who[self._asker])
        if self._part < 1:
            self._words(target, pill)

    def _words(self, target: pygame.Surface, pill: pygame.Rect) -> None:
        """The call itself, large, for a moment."""
        kit, wide = self.kit, target.get_width()
        size = min(SIZE, SIZE * (wide - kit.u(160)) / max(1, kit.measure(self._call, "script", SIZE)))
        words = headline_text.words(kit, self._call, size, "gold", 5)
        grow = 1 + 0.35 * (1 - out_back(min(1.0, self._part * 5)))
        shown = pygame.transform.rotozoom(words, 0, grow) if grow != 1 else words
        target.blit(shown, shown.get_rect(midbottom=(pill.centerx, pill.y - kit.u(30))))

    def _pill(self, target: pygame.Surface, pill: pygame.Rect, person: SeatPerson) -> None:
        kit = self.kit
        target.blit(
            shapes.filled(
                pill.size, pill.height // 2, pygame.Color(headline_text.PLATE), pygame.Color(headline_text.INK)
            ),
            pill,
        )
        face = rects.inset(pill, kit.u(5))
        face.width = face.height
        draw_avatar(target, kit, face, person.name, person.colour, picture=avatars.picture(person.avatar))
        right = pygame.Rect(face.right + kit.u(16), pill.y + kit.u(8), pill.right - face.right - kit.u(46), pill.height)
        upper, lower = rects.cut_top(right, kit.u(32))
        middle, lower = rects.cut_top(lower, kit.u(24), kit.u(4))
        for text, style, box, color, size in (
            (self._line, "strong", upper, "white", 25),
            (self._why, "caption", middle, "muted", 18),
        ):
            kit.write(target, text, style, box, color, size=min(size, kit.fit(text, style, box.width, 0.5)))
        bar = pygame.Rect(lower.x, lower.y, lower.width, kit.u(BAR))
        kit.panel(target, bar, "inset")
        wide = bar.width * self._share // 250
        if wide > bar.height:
            tint = kit.color("coral" if self._share < 84 else "gold")
            target.blit(
                shapes.filled((wide, bar.height), bar.height // 2, tint.lerp(kit.color("white"), 0.4), tint), bar
            )
