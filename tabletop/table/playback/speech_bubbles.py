"""Speech bubbles on the table: what a card or a seat calls out. They pop up, stay a moment, and fade; nothing waits."""

from __future__ import annotations

from functools import lru_cache, partial
from math import hypot, inf
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit import fonts, shapes
from tabletop.toolkit.layers import centred
from tabletop.toolkit.tween import EASES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.hud import Hud
    from tabletop.table.model.view_state import MatchConstants, ViewState
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit


Box = tuple[int, int, int, int]  # left, top, width, height in pixels
SHARES = (0.5, 0.32, 0.68, 0.14, 0.86)  # where along a bubble its tail may be
KEPT, OTHERS, OWN = (
    8,
    4,
    1.5,
)  # what a covered pixel costs: of what is read or chosen, of another seat, of the speaker's
STRANGE = 2.0  # of a bubble's pixels: what it costs to stand nearer to somebody else
FURTHER, OFF, BELOW, ASIDE = (
    0.5,
    0.6,
    0.02,
    0.05,
)  # of them: at the seat, for each pixel of way a row, below, by the tail


class BubbleSpot(NamedTuple):
    """Of the bubble without its tail; `tail`: pixels from its left edge, where the tail is; `below`: it hangs there, with the
    tail at its head; `covered`: pixels of what is read or chosen, and of what belongs to others.
    """

    body: Box
    tail: int
    below: bool
    covered: int


class BubbleSurroundings(NamedTuple):
    """`kept`: what is read or chosen; `own`, `others`: what belongs to whoever speaks, and to the other seats."""

    window: Box
    kept: tuple[Box, ...]
    own: tuple[Box, ...] = ()
    others: tuple[Box, ...] = ()


def boxed(rects: Sequence[pygame.Rect]) -> tuple[Box, ...]:
    return tuple((rect.x, rect.y, rect.width, rect.height) for rect in rects)


@lru_cache(64)  # what stands still is asked for in every frame
def stand(size: tuple[int, int], tail: int, ends: tuple[Box, ...], ground: BubbleSurroundings) -> BubbleSpot:
    """Of a bubble of this size, with a tail of that length, at one of the `ends` in this order, from above if that can be."""
    wide, high = size
    best, found = inf, None
    kept, own, others = ([pygame.Rect(box) for box in boxes] for boxes in (ground.kept, ground.own, ground.others))
    for cost, body, at, below, end in _places(size, tail, ends, ground):
        if cost >= best:  # most are too far away, whatever lies there
            continue
        covered = _area(body, kept), _area(body, others)
        cost += KEPT * covered[0] + OTHERS * covered[1] + OWN * _area(body, own)
        if cost >= best:
            continue
        near = min((_between(body, box) for box in (end, *own)), default=0)
        if min((_between(body, box) for box in others), default=ground.window[2]) < near:
            cost += STRANGE * wide * high
        if cost < best:
            best, found = cost, BubbleSpot((body.x, body.y, wide, high), at, below, sum(covered))
    if found is None:
        raise ValueError("a bubble stands at some end")
    return found


def _places(
    size: tuple[int, int], tail: int, ends: tuple[Box, ...], ground: BubbleSurroundings
) -> Iterator[tuple[float, pygame.Rect, int, bool, pygame.Rect]]:
    """All places that are tried, each with what its way costs, where the tail is, whether it hangs below, and at which end."""
    wide, high = size
    window, area = pygame.Rect(ground.window), wide * high
    kept = [pygame.Rect(box) for box in ground.kept]
    for n, end in enumerate(map(pygame.Rect, ends)):
        for below in (False, True):
            edge = end.bottom if below else end.top
            start = edge + tail if below else edge - tail - high
            room = pygame.Rect(window.x, window.y + tail * below, window.width, window.height - tail)
            tops = [start, *(box.bottom + tail if below else box.top - tail - high for box in kept)]
            for top in (top for top in tops if (top >= start if below else top <= start)):
                for share in SHARES:
                    body = pygame.Rect(round(end.centerx - wide * share), top, wide, high).clamp(room)
                    at = max(round(wide * SHARES[-2]), min(round(wide * SHARES[-1]), end.centerx - body.x))
                    far = abs(body.y - start) + max(0, end.left - body.x - at, body.x + at - end.right)
                    aside = FURTHER * n + BELOW * below + ASIDE * abs(share - SHARES[0])
                    yield OFF * far * wide + aside * area, body, at, below, end


def _area(body: pygame.Rect, boxes: Sequence[pygame.Rect]) -> int:
    """How much of the boxes lies under it."""
    parts = [body.clip(boxes[i]) for i in body.collidelistall(boxes)]
    return sum(part.width * part.height for part in parts)


def _between(one: pygame.Rect, other: pygame.Rect) -> float:
    """How far two boxes are apart, in pixels."""
    return hypot(
        max(0, one.left - other.right, other.left - one.right), max(0, one.top - other.bottom, other.top - one.bottom)
    )


FONT = "LeckerliOne-Regular.ttf"
SIZE, WIDE = 33, 380  # units: of the letters, and of a line at most
POP, STAY, FADE = 160, 1150, 260  # ms
SHORT, READING = 24, 30  # letters that are read at a glance, and ms for each one more
TAIL, MARGIN = 20, 4  # units: how long a tail is, and how near to the window's edges a bubble comes
OVER = 0.05  # of a shy bubble: so much of what is others' it may cover
PAPER, INK = "#fff6e0", "#2b1a3d"


class SpeechBubble(NamedTuple):
    """A bubble, `body` without its tail, that points to `at()`, or to the badge of its `seat` (-1: it has none); `since` in ms
    of the app's clock, `stay` in ms.
    """

    body: pygame.Surface
    color: str
    at: Callable[[], pygame.Rect]
    seat: int
    size: float
    since: float
    stay: float


class BubbleSpeaker(NamedTuple):
    """The colour of a bubble, and whose it is: a name, "" for a card's own words, and the seat, -1 for nobody's."""

    color: str
    name: str = ""
    seat: int = -1


class SpeechBubbles:
    """`taken()`: what bubbles must not cover, badges and cards that can be chosen; `homes()`: by seat, its portrait and all
    that belongs to it; `above()`: what lies over the table for a moment, as a banner does. Bubbles stand beside it, and small
    talk waits until it is gone.
    """

    window: pygame.Rect
    floor: int | None
    read: tuple[pygame.Rect, ...]

    def __init__(
        self,
        app: App,
        kit: DrawContext,
        taken: Callable[[], Sequence[pygame.Rect]],
        homes: Callable[[], Sequence[Sequence[pygame.Rect]]],
        above: Callable[[], Sequence[pygame.Rect]],
    ) -> None:
        self.app, self.kit, self.taken, self.homes, self.above = app, kit, taken, homes, above
        self._shouts: list[SpeechBubble] = []
        self._waiting: list[Callable[[], None]] = []

    def place(self, window: pygame.Rect, floor: int | None, *read: pygame.Rect) -> None:
        """Bubbles stay in the window, and above the floor: there begins what lies above all bubbles. They leave free what
        is `read`, as the prompt is.
        """
        self.window, self.floor, self.read = window, floor, read

    @property
    def busy(self) -> bool:
        return bool(self._shouts or self._waiting)

    def say(
        self,
        words: str,
        at: Callable[[], pygame.Rect],
        by: BubbleSpeaker,
        *,
        size: float = 1,
        shy: bool = False,
    ) -> None:
        """A new bubble, with the name of its speaker; older ones that it would cover go. `at` is asked in every frame: a
        plate may move. `size`: of its letters, against those of a card's title; `shy`: where another one stands, or where it
        would cover what is others', it is not said.
        """
        if shy and self.above():
            self._waiting.append(partial(self.say, words, at, by, size=size, shy=True))
            return
        body = _body(self.kit, words.replace(" ...", "..."), by.name, by.color, size=size)
        stay = STAY + READING * max(0, len(words) - SHORT)
        new = SpeechBubble(body, by.color, at, by.seat, size, self.app.clock(), self.app.ms(stay) or stay)
        place = self._stand(new)
        box = pygame.Rect(place.body)
        apart = [call_banner for call_banner in self._shouts if not box.colliderect(self._stand(call_banner).body)]
        if shy and (apart != self._shouts or place.covered > OVER * box.width * box.height):
            return
        self._shouts = [*apart, new]

    def blits(self) -> list[Blit]:
        """At this moment; those that are over are forgotten."""
        if self._waiting and not self.above():
            waiting, self._waiting = self._waiting, []
            for say in waiting:
                say()
        now = self.app.clock()  # only now: a bubble takes time to be drawn, and none is younger than nothing
        self._shouts = [
            call_banner for call_banner in self._shouts if now - call_banner.since < call_banner.stay + FADE
        ]
        return [self._placed(call_banner, now - call_banner.since) for call_banner in self._shouts]

    def _placed(self, call_banner: SpeechBubble, age: float) -> Blit:
        place = self._stand(call_banner)
        picture, box = self._drawn(call_banner, place)
        if age < POP and not self.app.prefs.reduced_motion:
            share = 0.3 + 0.7 * EASES["out_back"](age / POP)
            picture = pygame.transform.smoothscale_by(picture, share)
        elif age > call_banner.stay:
            picture.set_alpha(round(255 * max(0.0, 1 - (age - call_banner.stay) / FADE)))
        return centred(picture, box.center)

    def _stand(self, call_banner: SpeechBubble) -> BubbleSpot:
        """Where it stands at the moment."""
        room = self.window.inflate(-2 * self.kit.u(MARGIN), -2 * self.kit.u(MARGIN))
        if self.floor is not None:
            room.height = min(room.height, self.floor - room.top)
        homes, ends = self.homes(), [call_banner.at()]
        own = homes[call_banner.seat] if call_banner.seat >= 0 else ()
        others = [box for seat, boxes in enumerate(homes) if seat != call_banner.seat >= 0 for box in boxes]
        ends += own[:1]
        kept = boxed([box for box in (*self.taken(), *self.read, *self.above()) if box not in own])
        ground = BubbleSurroundings(boxed([room])[0], kept, boxed(own), boxed(others))
        return stand(call_banner.body.get_size(), self.kit.u(TAIL * call_banner.size), boxed(ends), ground)

    def _drawn(self, call_banner: SpeechBubble, place: BubbleSpot) -> tuple[pygame.Surface, pygame.Rect]:
        """The bubble with its tail, and where it is."""
        tail, edge = self.kit.u(TAIL * call_banner.size), max(2, self.kit.u(5))
        high = call_banner.body.get_height()
        box = pygame.Rect(place.body)
        box.height += tail
        box.y -= tail if place.below else 0
        tip, foot = (0, tail + edge) if place.below else (high + tail, high - edge)
        x, line = place.tail, shapes.hex6(self.kit.color(call_banner.color))
        body = (
            f'<path d="M{x - tail} {foot} L{x + tail * 0.2} {tip} L{x + tail * 0.7} {foot}Z" '
            f'fill="{PAPER}" stroke="{line}" stroke-width="{edge}" stroke-linejoin="round"/>'
        )
        out = shapes.blank(box.size)
        out.blit(shapes.svg(box.size, body), (0, 0))
        out.blit(call_banner.body, (0, tail if place.below else 0))
        return out, box


def _body(kit: DrawContext, words: str, who: str, color: str, *, size: float) -> pygame.Surface:
    """Cream paper with a line of colour, and lettering in a few lines."""
    pixels = kit.u(SIZE * size)
    lines = _lines(words, pixels, kit.u(WIDE))
    drawn = [fonts.line(FONT, pixels, line, pygame.Color(INK)) for line in lines]
    name = kit.line(f"{who}:", "label", "faint", size=16) if who else None
    pad, step = kit.u(20 * size), round(pixels * 1.12)
    head = kit.u(18) if name is not None else 0
    wide = max(line.get_width() for line in (*drawn, *((name,) if name is not None else ()))) + 2 * pad
    high = head + step * len(drawn) + round(pad * 1.1)
    edge = max(2, kit.u(5))
    out = shapes.blank((wide, high))
    paper, tint = pygame.Color(PAPER), kit.color(color)
    out.blit(shapes.filled((wide, high), kit.u(24), tint, tint), (0, 0))
    inner = (wide - 2 * edge, high - 2 * edge)
    out.blit(shapes.filled(inner, max(1, kit.u(24) - edge), pygame.Color("white"), paper), (edge, edge))
    for i, line in enumerate(drawn):
        out.blit(line, ((wide - line.get_width()) // 2, head + (high - head - step * len(drawn)) // 2 + i * step))
    if name is not None:
        out.blit(name, name.get_rect(midtop=(wide // 2, kit.u(11))))
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


class FreeSpace:
    """All as rectangles of the window, as things lie now."""

    shown: ViewState

    def __init__(self, constants: MatchConstants, cards: CardParts, panels: Hud) -> None:
        self.constants, self.panels, self.scene = constants, panels, cards.scene
        self.counter, self.combat_overlay = cards.step_counter, cards.combat_overlay

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def taken(self) -> list[pygame.Rect]:
        """What no bubble may cover: badges, the counter, who is winning, the ribbon as high as its words are, and the cards
        that can be chosen now, zone by zone.
        """
        shown, zones = self.shown, dict[int, pygame.Rect]()
        choosing = shown.choosing
        cards = {*choosing.sources, *(to.number for to in choosing.lit() if to.spot == "card")} if shown.asks else ()
        for card in cards:
            sprite = self.scene.sprites.get(card)
            if sprite is not None:
                box = sprite.goal.box
                zones[sprite.zone] = zones[sprite.zone].union(box) if sprite.zone in zones else box
        read = [
            *filter(None, (self.counter.box(),)),
            *(self.combat_overlay.plates() if self.combat_overlay is not None else ()),
        ]
        prompt = self.panels.prompt
        read += [prompt.box] if prompt.visible else []
        return [*(badge.rect for badge in self.panels.badges), *read, *zones.values()]

    def homes(self) -> list[list[pygame.Rect]]:
        """By seat: its portrait, its badge, and its cards, zone by zone; who fights has left the row of its zone."""
        boxes, fight = dict[tuple[int, int], pygame.Rect](), self.scene.fight
        apart = fight.cards if fight is not None else ()
        for sprite in self.scene.sprites.values():
            box, key = sprite.goal.box, (sprite.zone, sprite.card if sprite.card in apart else -1)
            boxes[key] = boxes[key].union(box) if key in boxes else box
        homes = [[badge.portrait, badge.rect] for badge in self.panels.badges]
        for (zone, _), box in boxes.items():
            seat = self.constants.kernel.zones[zone].seat
            if seat is not None:
                homes[seat].append(box)
        return homes

    def above(self) -> list[pygame.Rect]:
        """The ribbon of a banner, and the card that is shown large."""
        banner, pose = self.panels.banner, self.scene.feature_pose
        ribbon = [banner.ribbon] if banner.visible else []
        return [*ribbon, *([pose.box] if self.scene.featured is not None else [])]
