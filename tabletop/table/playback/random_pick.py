"""What is left to chance is seen to be drawn: a seat by a light that runs round the badges, a straw, a coin, a die."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.layers import centred
from tabletop.toolkit.tween import EASES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.table.widgets.seat_panel import SeatPanel
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

# A coin or a die that is thrown in sight: it leaps, turns over, and lies there with the side that has come up.

SPIN, TOSS_STAY, TOSS_FADE = 460, 800, 220  # ms
HALF_TURNS = 5  # in the air: an odd number, so that it leaves with its other side
HIGH, SIZE = 96, 66  # units: how high it leaps, and its width
LIES = 3000  # ms that a die stays: what it comes to is told meanwhile
SIDES = {True: ("crown", "gold_light", "gold"), False: ("weather-night", "text", "muted")}  # icon and metal
NEAR, FAR, MID = 0.26, 0.74, 0.5  # of a die's width, where its pips are
DIAGONAL, OTHER, ROW = ((NEAR, NEAR), (FAR, FAR)), ((NEAR, FAR), (FAR, NEAR)), ((NEAR, MID), (FAR, MID))
CENTRE = ((MID, MID),)
PIPS = (
    CENTRE,
    DIAGONAL,
    DIAGONAL + CENTRE,
    DIAGONAL + OTHER,
    DIAGONAL + OTHER + CENTRE,
    DIAGONAL + OTHER + ROW,
)


class Toss(NamedTuple):
    """`at`: where it lies in the end; up: whether heads come up of a coin, or what a die shows; since: ms of the clock."""

    at: tuple[float, float]
    up: int
    since: float
    stay: float


class Tosses:
    """The coins and dice of a table. Nothing waits for them."""

    def __init__(self, app: App, kit: DrawContext) -> None:
        self.app, self.kit = app, kit
        self._tosses: list[Toss] = []

    @property
    def busy(self) -> bool:
        return bool(self._tosses)

    def toss(self, at: tuple[float, float], up: int) -> None:
        """On its way to a point of the window; it takes the place of one that lies there. A number is that of a die."""
        rest = [toss for toss in self._tosses if toss.at != at]
        stay = TOSS_STAY if isinstance(up, bool) else LIES
        self._tosses = [*rest, Toss(at, up, self.app.clock(), self.app.telling(stay))]

    def blits(self) -> list[Blit]:
        """At this moment; coins that have been seen are forgotten."""
        now = self.app.clock()
        self._tosses = [toss for toss in self._tosses if now - toss.since < SPIN + toss.stay + TOSS_FADE]
        return [self._placed(toss, now - toss.since) for toss in self._tosses]

    def _placed(self, toss: Toss, age: float) -> Blit:
        part = 1.0 if self.app.prefs.reduced_motion else min(1.0, age / SPIN)
        angle = math.pi * HALF_TURNS * (1 - part)
        face = self._face(toss.up, round(angle / math.pi))
        wide, high = face.get_size()
        face = pygame.transform.smoothscale(face, (wide, max(2, round(high * abs(math.cos(angle))))))
        seen = max(0.0, 1 - (age - SPIN - toss.stay) / TOSS_FADE)
        if seen < 1:
            face.set_alpha(round(255 * seen))
        x, y = toss.at
        return centred(face, (x, y - self.kit.u(HIGH) * math.sin(math.pi * part)))

    def _face(self, up: int, before: int) -> pygame.Surface:
        """The side that is seen so many half turns before it lies."""
        size = self.kit.u(SIZE)
        if isinstance(up, bool):
            return coin(self.kit, size, *SIDES[up ^ bool(before % 2)])
        return die(self.kit, size, (up - 1 + before) % len(PIPS) + 1)


def coin(kit: DrawContext, pixels: int, icon: str, light: str, dark: str) -> pygame.Surface:
    """One side of a coin `pixels` wide: an icon on metal of two tones."""
    size, radius, edge = (pixels, pixels), pixels // 2, max(2, pixels // 14)
    out = shapes.blank(size)
    out.blit(shapes.filled(size, radius, kit.color(light), kit.color(dark)), (0, 0))
    out.blit(shapes.ring(size, radius, edge, kit.color("ink")), (0, 0))
    mark = kit.icon(icon, pixels * 0.56 / kit.scale, "ink")
    out.blit(mark, mark.get_rect(center=(radius, radius)))
    return out


def die(kit: DrawContext, pixels: int, shows: int) -> pygame.Surface:
    """A die of `pixels` width with 1 to 6 pips."""
    size, radius = (pixels, pixels), pixels // 5
    out = shapes.blank(size)
    out.blit(shapes.filled(size, radius, kit.color("white"), kit.color("text")), (0, 0))
    out.blit(shapes.ring(size, radius, max(2, pixels // 14), kit.color("ink")), (0, 0))
    pip = shapes.disc(max(3, pixels // 5), kit.color("ink"))
    for x, y in PIPS[shows - 1]:
        out.blit(pip, pip.get_rect(center=(round(x * pixels), round(y * pixels))))
    return out


RISE, STAY, FADE = 220, 3000, 260  # ms: STAY after the last one
LONG, SHORT, THICK = 84, 38, 18  # units
STRIPE = 14  # units, of its pattern
PAPER = "white"
BESIDE = 8  # units: from the edge of the window, and over that of a badge


class DrawnStraw(NamedTuple):
    """`since`: ms of the app's clock."""

    seat: int
    short: bool
    since: float


class StrawPictures:
    """The straws of a table. Nothing waits for them."""

    window: pygame.Rect

    def __init__(self, app: App, kit: DrawContext, badges: Sequence[SeatPanel]) -> None:
        self.app, self.kit, self.badges = app, kit, badges
        self._straws: list[DrawnStraw] = []

    def place(self, window: pygame.Rect) -> None:
        self.window = window

    @property
    def busy(self) -> bool:
        return bool(self._straws)

    def show(self, seat: int, *, short: bool) -> None:
        """What a seat has drawn; the one that it had before is gone."""
        rest = [straw for straw in self._straws if straw.seat != seat]
        self._straws = [*rest, DrawnStraw(seat, short, self.app.clock())]

    def blits(self) -> list[Blit]:
        """At this moment; they go together, some time after the last one."""
        if not self._straws:
            return []
        now, stay = self.app.clock(), self.app.telling(STAY)
        left = max(straw.since for straw in self._straws) + stay + FADE - now
        if left <= 0:
            self._straws = []
        return [self._placed(straw, now - straw.since, min(1.0, left / FADE)) for straw in self._straws]

    def _placed(self, straw: DrawnStraw, age: float, seen: float) -> Blit:
        """It rises in front of the portrait."""
        kit, badge = self.kit, self.badges[straw.seat]
        picture = straw_picture(kit, short=straw.short)
        if seen < 1:
            picture.set_alpha(round(255 * seen))
        part = 1.0 if self.app.prefs.reduced_motion else EASES["out_back"](min(1.0, age / RISE))
        box = picture.get_rect(midbottom=(badge.heart[0], badge.rect.bottom - kit.u(BESIDE)))
        box = box.clamp(self.window.inflate(-2 * kit.u(BESIDE), -2 * kit.u(BESIDE)))
        return picture, (box.x, box.y + round((1 - part) * box.height / 2))


def straw_picture(kit: DrawContext, *, short: bool) -> pygame.Surface:
    """A striped straw: red where it is the short one, green where it is long."""
    wide, high, step = kit.u(THICK), kit.u(SHORT if short else LONG), kit.u(STRIPE)
    edge, ink = max(2, kit.u(3)), kit.color("ink")
    out = shapes.blank((wide, high))
    out.fill(kit.color(PAPER))
    tint = kit.color("coral" if short else "green")
    for top in range(-step, high, 2 * step):
        corners = [(0, top + step), (wide, top), (wide, top + step), (0, top + 2 * step)]
        pygame.draw.polygon(out, tint, corners)
    pygame.draw.rect(out, ink, out.get_rect(), edge)
    return out


RUN = 1100  # ms
ROUNDS = 2  # whole ones, before it goes on to whoever it is
STOPS = 0.86  # of that time; then it stays
EDGE = 6  # units of its line
LIGHT = ((18, 40), (12, 90), (6, 255))  # lines round a badge, from without: units from its edge, and how bright


class RandomPicks:
    """A seat is drawn, on the event lane: whoever hurries sees whom it has hit."""

    def __init__(self, app: App, kit: DrawContext, badges: Sequence[SeatPanel]) -> None:
        self.app, self.kit, self.badges = app, kit, badges
        self._seat, self._part = -1, 1.0

    @property
    def busy(self) -> bool:
        return self._part < 1

    @property
    def left(self) -> float:
        """In ms."""
        return self.app.ms(RUN * (1 - self._part)) if self.busy else 0.0

    def draw_for(self, seat: int, then: Callable[[], None]) -> None:
        """Run until it stays with `seat`, then go on; at once where nothing moves."""
        ms = 0 if self.app.prefs.reduced_motion else self.app.ms(RUN)
        if not ms:
            then()
            return
        self._seat, self._part = seat, 0.0
        last = -1

        def step(part: float) -> None:
            nonlocal last
            self._part = part
            if self.lit != last:
                last = self.lit
                self.app.sound("window_tick")

        def done() -> None:
            self._part = 1.0
            then()

        self.app.event_lane.run(ms, step, key="lots", ease="linear", done=done)

    @property
    def lit(self) -> int:
        """The seat that it has come to."""
        count = len(self.badges)
        steps = ROUNDS * count + self._seat
        return round(steps * EASES["out_cubic"](min(1.0, self._part / STOPS))) % count

    def blits(self) -> list[Blit]:
        if not self.busy:
            return []
        kit, badge = self.kit, self.badges[self.lit]
        color, out = kit.color("gold_light"), []
        for wide, alpha in LIGHT:
            tint = pygame.Color(color.r, color.g, color.b, alpha)
            box = badge.rect.inflate(2 * kit.u(wide), 2 * kit.u(wide))
            out.append((shapes.ring(box.size, box.height // 2, kit.u(EDGE), tint), box.topleft))
        return out


class ChanceAnimations:
    """All of them at one table."""

    def __init__(self, app: App, kit: DrawContext, badges: Sequence[SeatPanel]) -> None:
        self.picks, self.tosses = RandomPicks(app, kit, badges), Tosses(app, kit)
        self.straws = StrawPictures(app, kit, badges)

    @property
    def busy(self) -> bool:
        return self.picks.busy or self.tosses.busy or self.straws.busy

    def blits(self) -> list[Blit]:
        return [*self.picks.blits(), *self.tosses.blits(), *self.straws.blits()]
