"""Speech bubbles on the table: what a card or a seat calls out. They pop up, stay a moment, and fade; nothing waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ui import fonts, shapes
from tabletop.ui.layers import centred
from tabletop.ui.table.tale.clear import clear_of
from tabletop.ui.tween import EASES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.ui.app import App
    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit

Point = tuple[float, float]
FONT = "LeckerliOne-Regular.ttf"
SIZE, WIDE = 33, 380  # units: of the letters, and of a line at most
POP, STAY, FADE = 160, 1150, 260  # ms
SHORT, READING = 24, 30  # letters that are read at a glance, and ms for each one more
HEAD, REACH = 130, 26  # units: so near to the upper edge a bubble hangs below, and how far below
PAPER, INK = "#fff6e0", "#2b1a3d"


class Shout(NamedTuple):
    """A bubble whose tail points to `at()`, from above or from `below`; `since` in ms of the app's clock, `stay` in ms."""

    picture: pygame.Surface
    at: Callable[[], Point]
    since: float
    below: bool
    stay: float


class Shouts:
    """`taken()`: what bubbles must not cover, badges and cards that can be chosen."""

    window: pygame.Rect
    floor: int | None
    read: tuple[pygame.Rect, ...]

    def __init__(self, app: App, kit: Kit, taken: Callable[[], Sequence[pygame.Rect]]) -> None:
        self.app, self.kit, self.taken = app, kit, taken
        self._shouts: list[Shout] = []

    def place(self, window: pygame.Rect, floor: int | None, *read: pygame.Rect) -> None:
        """Bubbles stay in the window, and above the floor: there begins what lies above all bubbles. They step up over what
        is `read` below them, as the prompt is.
        """
        self.window, self.floor, self.read = window, floor, read

    @property
    def busy(self) -> bool:
        return bool(self._shouts)

    def say(
        self,
        words: str,
        at: Callable[[], Point],
        color: str,
        who: str = "",
        *,
        size: float = 1,
        below: bool | None = None,
        shy: bool = False,
    ) -> None:
        """A new bubble, with the name of who speaks; older ones that it would cover go. `at` is asked in every frame:
        a plate may move. `size`: of its letters, against those of a card's title; `below`: it hangs there, None: if it must;
        `shy`: where another one stands it is not said.
        """
        below = self.hangs(at()[1]) if below is None else below
        picture = _bubble(self.kit, words.replace(" ...", "..."), who, color, below=below, size=size)
        stay = STAY + READING * max(0, len(words) - SHORT)
        new = Shout(picture, at, self.app.clock(), below, self.app.ms(stay) or stay)
        place = self._box(new, picture)
        apart = [shout for shout in self._shouts if not place.colliderect(self._box(shout, shout.picture))]
        if apart == self._shouts or not shy:
            self._shouts = [*apart, new]

    def hangs(self, y: float, size: float = 1) -> bool:
        """There is no room above this height for letters of that size."""
        return y < self.window.top + self.kit.u(HEAD * size)

    def blits(self) -> list[Blit]:
        """At this moment; those that are over are forgotten."""
        now = self.app.clock()
        self._shouts = [shout for shout in self._shouts if now - shout.since < shout.stay + FADE]
        return [self._placed(shout, now - shout.since) for shout in self._shouts]

    def _placed(self, shout: Shout, age: float) -> Blit:
        picture = shout.picture
        if age < POP and not self.app.prefs.reduced_motion:
            share = 0.3 + 0.7 * EASES["out_back"](age / POP)
            picture = pygame.transform.smoothscale_by(picture, share)
        elif age > shout.stay:
            picture = picture.copy()
            picture.set_alpha(round(255 * max(0.0, 1 - (age - shout.stay) / FADE)))
        return centred(picture, self._box(shout, picture).center)

    def _box(self, shout: Shout, picture: pygame.Surface) -> pygame.Rect:
        """Where it stands, as large as it is drawn at the moment."""
        natural, whole = self._natural(shout, picture), self._natural(shout, shout.picture)
        room = self.window.copy()
        if self.floor is not None:
            room.height = min(room.height, self.floor - room.top)
        place = clear_of(whole, (*self.taken(), *self.read), room)
        return natural.move(place.x - whole.x, place.y - whole.y)

    def _natural(self, shout: Shout, picture: pygame.Surface) -> pygame.Rect:
        """Where it would stand if there was nothing but the prompt."""
        window, (x, y) = self.window, shout.at()
        wide, high = picture.get_size()
        if self.floor is not None:
            y = min(y, self.floor - self.kit.u(4))
        left = max(window.left + 4, min(window.right - wide - 4, round(x - wide / 2)))
        top = round(y + self.kit.u(REACH)) if shout.below else max(window.top + 4, round(y - high))
        box = pygame.Rect(left, top, wide, high)
        over = [rect.top for rect in self.read if not shout.below and rect.colliderect(box)]
        if over:
            box.bottom = min(over)
        return box


def _bubble(kit: Kit, words: str, who: str, color: str, *, below: bool, size: float) -> pygame.Surface:
    """Cream paper with a line of colour, a tail at the foot (or the head), and lettering in one or two lines."""
    pixels = kit.u(SIZE * size)
    lines = _lines(words, pixels, kit.u(WIDE))
    drawn = [fonts.line(FONT, pixels, line, pygame.Color(INK)) for line in lines]
    name = kit.line(f"{who}:", "label", "faint", size=16) if who else None
    pad, tail, step = kit.u(20 * size), kit.u(20 * size), round(pixels * 1.12)
    head = kit.u(18) if name is not None else 0
    wide = max(line.get_width() for line in (*drawn, *((name,) if name is not None else ()))) + 2 * pad
    high = head + step * len(drawn) + round(pad * 1.1)
    edge = max(2, kit.u(5))
    x = wide / 2
    tip, foot, top = (0, tail + edge, tail) if below else (high + tail, high - edge, 0)
    body = (
        f'<path d="M{x - tail} {foot} L{x + tail * 0.2} {tip} L{x + tail * 0.7} {foot}Z" '
        f'fill="{PAPER}" stroke="{shapes.hex6(kit.color(color))}" stroke-width="{edge}" stroke-linejoin="round"/>'
    )
    out = shapes.blank((wide, high + tail + edge))
    out.blit(shapes.svg((wide, high + tail + edge), body), (0, 0))
    paper, tint = pygame.Color(PAPER), kit.color(color)
    out.blit(shapes.filled((wide, high), kit.u(24), tint, tint), (0, top))
    inner = (wide - 2 * edge, high - 2 * edge)
    out.blit(shapes.filled(inner, max(1, kit.u(24) - edge), pygame.Color("white"), paper), (edge, top + edge))
    for i, line in enumerate(drawn):
        out.blit(line, ((wide - line.get_width()) // 2, top + head + (high - head - step * len(drawn)) // 2 + i * step))
    if name is not None:
        out.blit(name, name.get_rect(midtop=(wide // 2, top + kit.u(11))))
    return out


def _lines(words: str, pixels: int, wide: int) -> list[str]:
    out = [""]
    for word in words.split():
        longer = f"{out[-1]} {word}".strip()
        if out[-1] and fonts.width(FONT, pixels, longer) > wide:
            out.append(word)
        else:
            out[-1] = longer
    return out
