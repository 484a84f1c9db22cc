"""Numbers that leap up where something was gained: they swell, climb a little and fade. Only a card waits for those on it."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING, Literal, NamedTuple

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.layers import centred
from tabletop.toolkit.tween import EASES

if TYPE_CHECKING:
    from tabletop.table.cards.overlays import Edge
    from tabletop.table.layout.poses import Pose
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit


GONE = 0.5  # of the way on which a card leaves: so soon its words have faded


class TextShift(NamedTuple):
    """How far what words belong to has moved since, in pixels; `seen`: of the words, 1 for all, 0 when it has gone."""

    right: float = 0
    down: float = 0
    seen: float = 1


class TextAnchor:
    """By one card, from where it is to lie when the words appear; `behind`: they stay there when it leaves, since no other
    card closes up to there.
    """

    def __init__(self, sprite: CardSprite, *, behind: bool = False) -> None:
        self.behind = behind
        self.sprite, self.zone, self.start = sprite, sprite.zone, sprite.goal
        self._left, self._seen = sprite.pose, 1.0

    @property
    def left(self) -> bool:
        return self.sprite.zone != self.zone or self._seen < 1

    def shift(self) -> TextShift:
        """A row closes up when others leave. When the card leaves itself, its words go with it and fade on the way: where it
        was is soon another one, and where it goes somebody's name.
        """
        if self.behind and self.left:
            return TextShift()
        pose, goal = self.sprite.pose, self.sprite.goal
        if not self.left:
            self._left = pose
        else:
            far = dist(_middle(self._left), _middle(goal))
            ahead = dist(_middle(pose), _middle(goal)) / far if far else 0.0
            self._seen = min(self._seen, max(0.0, 1 - (1 - ahead) / GONE))
        return TextShift(pose.x - self.start.x, pose.y - self.start.y, self._seen)


def _middle(pose: Pose) -> tuple[float, float]:
    return pose.x, pose.y


INK = "#1c1030"
LEAST = 0.75  # of their size: so small letters become before words are broken into lines
LEADING = 0.78  # from line to line, by their height


def lettered(kit: DrawContext, words: str, color: str, size: float, wide: float = 0) -> pygame.Surface:
    """In letters of that size, or a bit smaller and in several lines to be no wider than `wide`, if that is given."""
    lines = [words]
    if wide and _width(kit, words, size) > wide:
        lines = _broken(kit, words, size * LEAST, wide)
        size *= max(LEAST, min(1.0, wide / max(_width(kit, line, size) for line in lines)))
    drawn = [_line(kit, line, color, size) for line in lines]
    step = round(drawn[0].get_height() * LEADING)
    out = shapes.blank((max(line.get_width() for line in drawn), drawn[0].get_height() + step * (len(drawn) - 1)))
    for n, line in enumerate(drawn):
        out.blit(line, ((out.get_width() - line.get_width()) // 2, n * step))
    return out


def _broken(kit: DrawContext, words: str, size: float, wide: float) -> list[str]:
    """After commas, and between words of what is too long all the same."""
    out = [""]
    for part in words.replace(", ", ",\n").splitlines():
        fits = _width(kit, part, size) <= wide
        out += _filled(kit, [part] if fits else part.split(), size, wide, out.pop())
    return out


def _filled(kit: DrawContext, parts: list[str], size: float, wide: float, begun: str) -> list[str]:
    """As many of them in a line as it has room for, the first one behind what it has `begun` with."""
    out = [begun]
    for word in parts:
        longer = f"{out[-1]} {word}".strip()
        if out[-1] and _width(kit, longer, size) > wide:
            out.append(word)
        else:
            out[-1] = longer
    return out


def _width(kit: DrawContext, words: str, size: float) -> int:
    return kit.line(words, "number", size=size).get_width()


def _line(kit: DrawContext, words: str, color: str, size: float) -> pygame.Surface:
    figures, dark = kit.line(words, "number", color, size=size), kit.line(words, "number", INK, size=size)
    edge = max(2, kit.u(size / 12))
    out = shapes.blank((figures.get_width() + 2 * edge, figures.get_height() + 2 * edge))
    middle = pygame.Vector2(edge, edge)
    for degrees in range(0, 360, 30):
        out.blit(dark, middle + pygame.Vector2(edge, 0).rotate(degrees))
    out.blit(figures, (edge, edge))
    return out


SWELL, STAY, FADE = 170, 700, 260  # ms
RISE = STAY + FADE  # ms in which they climb, however long they stay: so none of them runs into older ones above it
CLIMB, EDGE = 46, 20  # units: how far they climb, and how near to the window's sides they come
TOP = 8  # units: how near to its upper and lower edge
PLATE, DARK = (
    6,
    200,
)  # units that the plate of words on backs reaches beyond them, and how little is seen through it of 255
SIZE = 50  # units of the figures
WIDER = 1.06  # times the width of a card: so wide words on it are at most
NARROW = 0.92  # those at its edge, where the next card has its own
CLOSE = 0.8  # from line to line on a card, by the height of the words
MOST = 3  # words that stand on one card: what it has taken, why, and what has become of it
UPPER = 0.2  # of a card's height: so far above its middle the last of its words stand, which leaves more of its marks in sight
LOWER = 4  # lines by which words on a card give way at most
Point = tuple[float, float]
Side = Literal["center", "midleft", "midright"]  # which point of the words lies at the place


class FloatingWords(NamedTuple):
    """Words that leap up at a place, and go with a `card` if they belong to one; `edge`: of it at which they stand; `counts`:
    the seat whose cards they count; `rests`: they lie on backs and climb nowhere.
    """

    words: str
    picture: pygame.Surface
    at: tuple[float, float]
    since: float
    stay: float
    high: float
    climbs: bool
    card: TextAnchor | None
    side: Side
    edge: Edge
    counts: int
    rests: bool

    @property
    def shift(self) -> TextShift:
        return self.card.shift() if self.card is not None else TextShift()


class LeapStyle(NamedTuple):
    """How words leap up: `size` in units; `down` or up is where older ones go: away from the badge to which they belong, None:
    away from the edge. On a `card` they stay on it, at that `edge` of it or beside its first mark if its marks are read as
    well. `room`: pixels of width for words beside no card, 0 for any; `counts`: the seat whose cards they count; `plate`: they
    lie over cards.
    """

    size: float = SIZE
    stay: float = STAY
    card: TextAnchor | None = None
    edge: Edge = ""
    down: bool | None = None
    side: Side = "center"
    room: float = 0
    counts: int = -1
    plate: bool = False


LEAP = LeapStyle()


class FloatingText:
    window: pygame.Rect

    def __init__(self, app: App, kit: DrawContext) -> None:
        self.app, self.kit = app, kit
        self._pops: list[FloatingWords] = []

    def place(self, window: pygame.Rect) -> None:
        """Numbers stay in the window."""
        self.window = window

    @property
    def busy(self) -> bool:
        return bool(self._pops)

    def add(
        self,
        words: str,
        at: Point,
        color: str,
        how: LeapStyle = LEAP,
    ) -> None:
        """A number or a few words leap up at a point; older ones that are still there make room. Of those that count the cards
        of one seat a new one takes the place of the old.
        """
        size, stay, card, edge, down, side, room, counts, plate = how
        high = self.kit.u(size * 1.25)
        high = -high if (at[1] < self.window.centery if down is None else down) else high
        wide = card.start.width * (NARROW if edge else WIDER) if card is not None else room
        picture, clock = lettered(self.kit, words, color, size, wide), self.app.clock()
        picture = self._on_plate(picture) if room or plate else picture
        pop = FloatingWords(
            words, picture, at, clock, max(stay, STAY), high, high > 0, card, side, edge, counts, bool(room)
        )
        pop = pop if card is not None else self._inside(pop)
        self._pops = [old for old in self._pops if counts < 0 or old.counts != counts]
        if card is not None:
            self._pops = self._stacked(card, pop)
            return
        placed = self._room_for(pop)
        still = placed == self._pops
        self._pops = [
            *placed,
            pop._replace(climbs=pop.climbs or still),
        ]  # else it would climb through one that went down

    def _inside(self, pop: FloatingWords) -> FloatingWords:
        """No part of it begins out of the window, so that those which come later know where it is."""
        box = _box(pop)
        moved = box.clamp(self._inner)
        return pop._replace(at=(pop.at[0] + moved.x - box.x, pop.at[1] + moved.y - box.y))

    @property
    def _inner(self) -> pygame.Rect:
        return self.window.inflate(-2 * self.kit.u(EDGE), -2 * self.kit.u(TOP))

    def _on_plate(self, words: pygame.Surface) -> pygame.Surface:
        """Dark paper behind words that lie on the backs of cards, from which they would not stand out."""
        far, ink = self.kit.u(PLATE), pygame.Color(INK)
        ink.a = DARK
        size = words.get_width() + 2 * far, words.get_height() + far
        out = shapes.blank(size)
        out.blit(shapes.filled(size, min(size[1] // 2, self.kit.u(PLATE * 3)), ink, ink), (0, 0))
        out.blit(words, (far, far // 2))
        return out

    def _room_for(self, new: FloatingWords) -> list[FloatingWords]:
        """Older words where it leaps up, or where those go that make room for it, are moved, row by row; those that would
        have to leave the window are gone. What has gone down climbs no more, or it would run into what came after it.
        """
        placed, taken = list[FloatingWords](), [_box(new)]
        for pop in reversed(self._pops):
            while pop.card is None and _box(pop).collidelist(taken) >= 0 and self.window.colliderect(_box(pop)):
                pop = pop._replace(at=(pop.at[0], pop.at[1] - pop.high), climbs=pop.climbs and pop.high > 0)
            if pop.card is None and not self.window.contains(_box(pop)):
                continue
            placed.insert(0, pop)
            taken.append(_box(pop))
        return placed

    def _stacked(self, card: TextAnchor, new: FloatingWords) -> list[FloatingWords]:
        """Words on one card lie below each other in the order in which they appeared, and lower where they would run into those
        on cards beside; those at its lower edge higher, since below it lie others. The oldest of many go.
        """
        here, rest = list[FloatingWords](), list[FloatingWords]()
        for pop in self._pops:
            (here if _lies_on(card, pop) and pop.edge != "mark" else rest).append(pop)
        if new.edge == "mark":  # there is one place for it
            return [*here, *[pop for pop in rest if not _lies_on(card, pop)], new]
        here = [*[pop._replace(edge=new.edge) for pop in here], new][-MOST:]
        taken = [_letters(pop) for pop in rest if pop.card is not None and not pop.card.left]
        climb, step = self.kit.u(CLIMB), round(new.picture.get_height() * CLOSE) + 1
        laid = [_lower(pop, far) for pop, far in zip(here, _lines(here, card.start.height, climb), strict=True)]
        for _ in range(LOWER):
            if all(_letters(pop).collidelist(taken) < 0 for pop in laid):
                break
            laid = [_lower(pop, -step if new.edge == "low" else step) for pop in laid]
        way = _letters(laid[-1])
        way.height += climb
        laid[-1] = laid[-1]._replace(climbs=way.collidelist(taken) < 0)
        return [*rest, *laid]

    def blits(self) -> list[Blit]:
        """At this moment; those that are over are forgotten."""
        now = self.app.clock()
        self._pops = [pop for pop in self._pops if now - pop.since < pop.stay + FADE]
        return [self._placed(pop, now - pop.since) for pop in self._pops]

    def _placed(self, pop: FloatingWords, age: float) -> Blit:
        picture, still = pop.picture, self.app.prefs.reduced_motion
        part = EASES["out_cubic"](min(1.0, age / RISE)) if pop.climbs else 1.0
        climbed = 0.0 if still or pop.edge or pop.rests else self.kit.u(CLIMB) * part
        if age < SWELL and not still:
            picture = pygame.transform.smoothscale_by(picture, 0.4 + 0.6 * EASES["out_back"](age / SWELL))
        right, down, seen = pop.shift
        seen *= min(1.0, max(0.0, 1 - (age - pop.stay) / FADE))
        if seen < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * seen))
        box = _box(pop, picture).move(round(right), round(down - climbed))
        return centred(picture, box.clamp(self._inner).center)


def _box(pop: FloatingWords, picture: pygame.Surface | None = None) -> pygame.Rect:
    """Where its words begin, or a `picture` of them that has been scaled."""
    box = (picture or pop.picture).get_rect()
    setattr(box, pop.side, (round(pop.at[0]), round(pop.at[1])))
    return box


def _lies_on(card: TextAnchor, pop: FloatingWords) -> bool:
    return pop.card is not None and pop.card.sprite is card.sprite and not pop.card.left


def _letters(pop: FloatingWords) -> pygame.Rect:
    """Where the words of a card are now, without what is empty above and below them."""
    box = _box(pop).move(pop.shift[:2])
    return box.inflate(0, -round(box.height * (1 - CLOSE)))


def _lines(floating_text: list[FloatingWords], high: float, climb: float) -> list[float]:
    """How far below its place each of these is, on a card of that height: the last one there, the others above it; all lower
    if they would climb over the card's upper edge. Those at an edge begin or end there.
    """
    heights = [pop.picture.get_height() for pop in floating_text]
    steps = [(one + other) / 2 * CLOSE for one, other in pairwise(heights)]
    upper = max(-sum(steps) - UPPER * high, climb + heights[0] / 2 - high / 2)
    first = {"low": (high - heights[-1]) / 2 - sum(steps), "top": (heights[0] - high) / 2, "": upper}[
        floating_text[-1].edge
    ]
    starts = [pop.card.start.y - pop.at[1] if pop.card is not None else 0.0 for pop in floating_text]
    return [start + first + sum(steps[:n]) for n, start in enumerate(starts)]


def _lower(pop: FloatingWords, far: float) -> FloatingWords:
    return pop._replace(at=(pop.at[0], pop.at[1] + far))
