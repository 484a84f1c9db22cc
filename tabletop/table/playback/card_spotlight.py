"""A card that somebody else plays is shown large beside its player's seat, for as long as its words take to read; one that is
turned over where it lies is shown to all.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.compositor import RATIO
from tabletop.core.ask import UNKNOWN
from tabletop.core.events import seats_of
from tabletop.table.layout.poses import Pose
from tabletop.table.playback.reading_time import PASSING, reading_ms

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.events import Fact
    from tabletop.table.cards.relevance import Relevance
    from tabletop.table.model.cues import Cue
    from tabletop.table.model.view_state import TableContext
    from tabletop.table.widgets.seat_panel import SeatPanel

HIGH = 0.5  # of the window's shorter side
EDGE, GAP = 14, 10  # units to the window's edge and to the badge
FACE = 40  # units that the face of a badge reaches out of it
STEPS = 40  # quarters of its width that it is moved at most, to leave free what it is about
LEAST, GLIMPSE = 650, 350  # ms that a card is shown that everybody knows by now; that others play at others
FLIGHT = 340  # ms until it is there


class CardSpotlight:
    """`cue(fact)`: says whether its card is shown, and which field names it; `matters(fact)`: what is looked at with it."""

    window: pygame.Rect
    prompt: pygame.Rect

    def __init__(
        self,
        context: TableContext,
        badges: Sequence[SeatPanel],
        cue: Callable[[Fact], Cue],
        relevance: Relevance,
        matters: Callable[[Fact], list[pygame.Rect]],
    ) -> None:
        self.app, self.player_view, self.constants, self.kit = (
            context.app,
            context.player_view,
            context.constants,
            context.kit,
        )
        self.badges, self.cue, self.relevance = badges, cue, relevance
        self.matters = matters
        self._free: list[pygame.Rect] = []  # it covers none of these
        self._shown: Counter[int] = Counter()  # how often each kind has been

    def place(self, window: pygame.Rect, prompt: pygame.Rect) -> None:
        """`prompt`: where it is said who plays what; no card lies over it."""
        self.window, self.prompt = window, prompt

    def wanted(self, fact: Fact, card: int, kind: int) -> bool:
        """A fact is about this card, by its face, and whoever looks has not played it themselves, or all are to read it."""
        cue = self.cue(fact)
        if not cue.motion.spotlight or getattr(fact, cue.card) != card or kind == UNKNOWN:
            return False
        self._seat = next(iter(seats_of(fact)), -1)
        self._free = self.matters(fact)
        self._passing = not (cue.everybody or self.afar) and self.relevance.between_others(fact)
        return self._seat >= 0 and (cue.everybody or self.afar or self._seat != self.player_view.viewer)

    @property
    def afar(self) -> bool:
        """Whether a room looks on, which has not held the card in its hand."""
        return self.app.prefs.big_screen or self.player_view.for_the_room

    def pose(self) -> Pose:
        """Where the card of the fact that was `wanted` last is shown."""
        return self._pose(self.badges[self._seat].rect)

    def show(self, kind: int) -> float:
        """Returns how long it takes, in ms: who has read a card before knows it by its look."""
        self.app.sound("card_pick")
        text = self.constants.texts[kind]
        self._shown[kind] += 1
        share, most = PASSING if self._passing else 1, max(0, self.constants.look.longest - FLIGHT)
        share, most = (self.kit.theme.big_screen.reading, 0) if self.afar else (share, most)
        read = reading_ms(" ".join((text.name, *text.text)), share, most) / self._shown[kind]
        return self.app.ms(FLIGHT) + self.app.telling(max(GLIMPSE if self._passing else LEAST, read))

    def _pose(self, badge: pygame.Rect) -> Pose:
        """Beside the badge, towards the middle of the table."""
        high = (self.kit.theme.big_screen.card if self.afar else HIGH) * min(self.window.size)
        box = pygame.Rect(0, 0, round(high / RATIO), round(high))
        gap = self.kit.u(GAP)
        if badge.centerx < self.window.width * 0.3:
            box.midleft = badge.right + gap, badge.centery
        elif badge.centerx > self.window.width * 0.7:
            box.midright = badge.left - gap, badge.centery
        elif badge.centery < self.window.centery:
            box.midtop = badge.centerx, badge.bottom + gap
        else:
            box.midbottom = badge.centerx, badge.top - gap
        inside = self.window.inflate(-2 * self.kit.u(EDGE), -2 * self.kit.u(EDGE))
        box.clamp_ip(inside)
        near = box.inflate(2 * self.kit.u(FACE), 0)
        above = [other.rect.bottom for other in self.badges if near.colliderect(other.rect)]
        box.top = max([box.top, *(bottom + gap for bottom in above if bottom < box.centery)])  # they stay in sight
        if box.colliderect(self.prompt) and self.prompt.top > box.height + gap:
            box.bottom = self.prompt.top - gap
        box.clamp_ip(inside)
        box = self._beside(box, inside)
        return Pose(box.centerx, box.centery, box.width)

    def _beside(self, box: pygame.Rect, inside: pygame.Rect) -> pygame.Rect:
        """The nearest place at the same height where it covers nothing that matters; its own when there is none."""
        step, taken = box.width // 4, [*self._free, *(badge.rect for badge in self.badges)]
        ways = (box.move(way * far * step, 0) for far in range(STEPS) for way in (1, -1))
        free = (to for to in ways if inside.contains(to) and to.collidelist(taken) < 0)
        return box if box.collidelist(taken) < 0 else next(free, box)
