"""The photo finish: a strip of film with a lane for every seat, its time, how exact that is, and what ties with the last."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.minigames.reflex import last, race_picture
from tabletop.minigames.reflex.race_facts import tie_ms
from tabletop.toolkit import headline_text, rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.screen import Screen
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.minigames.reflex import RaceMark
    from tabletop.minigames.reflex.race_facts import Racer


SWEEP_MS = 1500
LANE, HEAD, FOOT, EDGE, AXIS = 104, 170, 92, 34, 34  # units
NOTE = 20  # units: letters of what the picture means
LEAST_SPAN = 400  # ms
STEPS = (100, 200, 500, 1000, 2500, 5000)  # ms between two lines of the scale
FILM, PAPER, LATE, FAINT = "#14101F", "#FBEED3", "#FFD9C9", "#D8C7A2"


class ProofStrip(Widget):
    """`marks` of all racers; `margin_ms`: what ties with the last; `error_ms`: how exact times are on this computer."""

    def __init__(
        self,
        marks: tuple[RaceMark, ...],
        racers: dict[int, Racer],
        gesture: tuple[str, ...],
        margin_ms: int,
        error_ms: int,
    ) -> None:
        super().__init__("photo finish")
        self.racers, self.gesture = racers, gesture
        self.margin_ms, self.error_ms = margin_ms, error_ms
        self.last = last(marks, margin_ms)
        self.marks = marks  # in the order of the seats: the reveal is not to be told by the order of the lanes
        times = [mark.time for mark in marks if mark.time is not None]
        self.slowest = max(times, default=0)
        early = min((at for mark in marks for at in mark.early), default=0)
        self.first = -100 if early >= 0 else max(-400, early - 60)
        self.end = max(LEAST_SPAN, round(self.slowest * 1.12) + 40)
        self.part = 0.0

    # --- reveal
    def attached(self) -> None:
        app = self.app
        ms = 0 if app.prefs.reduced_motion else app.ms(SWEEP_MS)

        def step(part: float) -> None:
            self.part = part
            self.refresh()

        app.touch.run(ms, step, key=("photo finish", id(self)), ease="linear", done=self.told)

    def told(self) -> None:
        """All times are there."""
        if self.part < 1:
            self.app.touch.cancel(("photo finish", id(self)))
        self.part = 1.0
        self.refresh()

    @property
    def headline(self) -> str:
        names = [self.racers[seat].name for seat in self.last]
        if not names:
            return tr("reflex-nobody-raced")
        if len(names) == 1:
            return tr("reflex-was-last", name=names[0])
        late = [mark for mark in self.marks if mark.seat in self.last]
        if all(mark.time is None for mark in late):
            if any(mark.out for mark in late):
                return tr("reflex-no-time", names=names)
            return tr("reflex-nobody-moved") if len(late) == len(self.marks) else tr("reflex-not-a-finger", names=names)
        return tr("reflex-too-close", names=names)

    @property
    def sentence(self) -> str:
        """Who was last and why, in plain words."""
        late = [mark for mark in self.marks if mark.seat in self.last]
        if not late:
            return ""
        names = [self.racers[mark.seat].name for mark in late]
        times = [mark.time for mark in late if mark.time is not None]
        if not times:
            early = any(mark.out for mark in late)
            return tr("reflex-why-early" if early else "reflex-why-no-press", names=names)
        if len(late) > 1:
            margin = max(tie_ms(one, other, self.margin_ms) for one, other in combinations(late, 2))
            return tr("reflex-why-tie", names=names, apart=max(times) - min(times), margin=margin)
        others = [(mark.time, mark.seat) for mark in self.marks if mark.time is not None and mark not in late]
        if not others:
            return tr("reflex-why-only", names=names)
        time, seat = max(others)
        return tr("reflex-why-last", names=names, late=times[0] - time, other=self.racers[seat].name)

    @property
    def spoken(self) -> str:
        return escape(f"{self.headline}\n{self.sentence}")

    # --- place
    def measure(self, width: int) -> tuple[int, int]:
        lanes = len(self.marks)
        return min(width, self.u(1560)), self.u(HEAD + 2 * EDGE + AXIS + lanes * LANE + FOOT)

    def _lanes(self) -> tuple[pygame.Rect, list[pygame.Rect]]:
        box = rects.inset(self.rect, self.u(40), 0)
        _, rest = rects.cut_top(box, self.u(HEAD))
        film, _ = rects.cut_top(rest, rest.height - self.u(FOOT))
        inner = rects.inset(film, self.u(14), self.u(EDGE))
        inner.height -= self.u(AXIS)
        return film, rects.rows(inner, [1] * len(self.marks), self.u(6))

    def _x(self, lane: pygame.Rect, ms: float) -> int:
        track = self._track(lane)
        return track.x + round(track.width * (ms - self.first) / (self.end - self.first))

    def _track(self, lane: pygame.Rect) -> pygame.Rect:
        left, right = self.u(290), self.u(250)
        return pygame.Rect(lane.x + left, lane.y, lane.width - left - right, lane.height)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "window")
        self._title(target)
        film, lanes = self._lanes()
        self._film(target, film)
        for mark, lane in zip(self.marks, lanes, strict=True):
            late = self.part >= 1 and mark.seat in self.last
            target.fill(pygame.Color(LATE if late else PAPER), lane)
        self._scale(target, lanes)
        for mark, lane in zip(self.marks, lanes, strict=True):
            self._lane(target, mark, lane)
        if self.part < 1 and lanes:
            x = self._x(lanes[0], self._now())
            target.fill(kit.color("coral"), (x - kit.u(2), film.y, max(2, kit.u(5)), film.height))
        self._foot(target, film)

    def _now(self) -> float:
        """The moment that the reveal has come to, in ms from the signal."""
        return self.first + (self.end - self.first) * self.part

    def _title(self, target: pygame.Surface) -> None:
        kit = self.kit
        done = self.part >= 1
        text = self.headline if done else tr("reflex-photo-finish")
        color = self.racers[self.last[0]].colour if done and len(self.last) == 1 else "gold"
        size = min(96.0, 96 * (self.rect.width - kit.u(120)) / max(1, kit.measure(text, "script", 96) + kit.u(20)))
        shown = headline_text.words(kit, text, size, color)
        target.blit(shown, shown.get_rect(center=(self.rect.centerx, self.rect.y + kit.u(HEAD) // 2 + kit.u(4))))

    def _film(self, target: pygame.Surface, film: pygame.Rect) -> None:
        kit = self.kit
        target.blit(shapes.filled(film.size, kit.u(12), pygame.Color(FILM), pygame.Color("#0B0812")), film)
        side, step = kit.u(20), kit.u(46)
        hole = shapes.filled((kit.u(26), side), kit.u(5), pygame.Color("#F3EFFF"), pygame.Color("#CFC8E8"))
        for x in range(film.x + step // 2, film.right - hole.get_width(), step):
            for y in (film.y + kit.u(7), film.bottom - kit.u(7) - side):
                target.blit(hole, (x, y))

    def _scale(self, target: pygame.Surface, lanes: list[pygame.Rect]) -> None:
        """Lines every so many ms, the signal, and the band of what ties with the last."""
        kit = self.kit
        if not lanes:
            return
        top, bottom = lanes[0].y, lanes[-1].bottom
        if self.part >= 1 and len(self.marks) > 1 and all(mark.time is not None for mark in self.marks):
            left, right = self._x(lanes[0], self.slowest - self.margin_ms), self._x(lanes[0], self.slowest)
            band = shapes.blank((max(2, right - left), bottom - top))
            tint = kit.color("coral")
            band.fill((tint.r, tint.g, tint.b, 70))
            target.blit(band, (left, top))
        label = pygame.Rect(0, bottom + kit.u(2), kit.u(140), kit.u(AXIS))
        for ms in range(0, self.end + 1, next(s for s in STEPS if (self.end - self.first) / s <= 9)):
            x, wide = self._x(lanes[0], ms), max(1, kit.u(2))
            if ms == 0:
                wide = kit.u(5)
            target.fill(kit.color("ink") if ms == 0 else pygame.Color(FAINT), (x - wide // 2, top, wide, bottom - top))
            label.centerx = x
            kit.write(target, tr("reflex-signal") if ms == 0 else f"{ms} ms", "caption", label, "muted", align="center")

    def _lane(self, target: pygame.Surface, mark: RaceMark, lane: pygame.Rect) -> None:
        kit, racer = self.kit, self.racers[mark.seat]
        who = pygame.Rect(lane.x + kit.u(14), lane.y + kit.u(6), kit.u(270), lane.height - kit.u(12))
        face, name = rects.cut_left(who, who.height, kit.u(14))
        draw_avatar(target, kit, face, racer.name, racer.colour, picture=avatars.picture(racer.avatar))
        room = max(1, name.width - kit.u(8))
        size = min(kit.fit(other.name, "heading", room, 0.5) for other in self.racers.values())  # nobody is smaller
        kit.write(target, racer.name, "heading", name, "ink", size=size)
        now = self._now()
        for at in mark.early:
            if at <= now or self.part >= 1:
                self._false_start(target, lane, at)
        told = self.part >= 1 or (mark.time is not None and mark.time <= now)
        if told:
            self._time(target, mark, lane)

    def _false_start(self, target: pygame.Surface, lane: pygame.Rect, at: int) -> None:
        kit = self.kit
        x = self._x(lane, max(self.first + 20, at))
        high = lane.height * 2 // 3
        target.fill(kit.color("red"), (x - kit.u(2), lane.bottom - high, max(2, kit.u(4)), high))
        flag = [
            (x, lane.bottom - high),
            (x + kit.u(24), lane.bottom - high + kit.u(9)),
            (x, lane.bottom - high + kit.u(18)),
        ]
        pygame.draw.polygon(target, kit.color("red"), flag)

    def _time(self, target: pygame.Surface, mark: RaceMark, lane: pygame.Rect) -> None:
        kit, racer = self.kit, self.racers[mark.seat]
        slow = mark.seat in self.last and self.part >= 1
        ink = "target" if slow else "ink"
        right = pygame.Rect(lane.right - kit.u(240), lane.y, kit.u(226), lane.height)
        if mark.time is None:
            text = tr("reflex-stamp-early" if mark.out else "reflex-stamp-no-press")
            stamp = headline_text.words(kit, text, 50, "coral", 6)
            target.blit(stamp, stamp.get_rect(center=right.center))
            return
        x = self._x(lane, mark.time)
        disc = shapes.disc(lane.height * 7 // 8, kit.color(racer.colour), kit.color(racer.colour))
        place = self._hand(lane, x, disc.get_size())
        target.blit(disc, place)
        if self.gesture:
            hand = race_picture.hand(kit, self.gesture, (lane.height, lane.height * 96 // 100))
            target.blit(hand, hand.get_rect(center=place.center))
        self._error(target, lane, mark.time, mark.phone or self.error_ms, ink)
        upper, lower = rects.rows(right, [1.7, 1])
        if not mark.handicap:
            upper, lower = right, right
        kit.write(target, f"{mark.time} ms", "number", upper, ink, align="right", size=46)
        if mark.handicap:
            less = tr("reflex-handicap", raw=mark.raw or 0, handicap=mark.handicap)
            kit.write(target, less, "caption", lower, "line", align="right")

    def _hand(self, lane: pygame.Rect, x: int, size: tuple[int, int]) -> pygame.Rect:
        """Before the needle at `x`, behind it where it would lie over the name."""
        place = pygame.Rect((0, 0), size)
        place.midright = x - self.kit.u(10), lane.centery
        if place.left < self._track(lane).left:
            place.left = x + self.kit.u(18)
        return place

    def _error(self, target: pygame.Surface, lane: pygame.Rect, time: int, error_ms: int, ink: str) -> None:
        """A needle at the time, and how exact it is: a bar with ends."""
        kit = self.kit
        x, left, right = (self._x(lane, time + off) for off in (0, -error_ms, error_ms))
        color, thick = kit.color(ink), max(2, kit.u(4))
        target.fill(color, (x - thick // 2, lane.y, thick, lane.height))
        target.fill(color, (left, lane.centery - thick // 2, max(2, right - left), thick))
        for end in (left, right):
            target.fill(color, (end - thick // 2, lane.centery - kit.u(13), thick, kit.u(27)))

    def _exactness(self) -> str:
        """How exact times are on this computer and on phones, and how often it has read the input."""
        phones = max((mark.phone for mark in self.marks), default=0)
        return " ".join([self._exact_here(), *([tr("reflex-exact-phones", error=phones)] if phones else [])])

    def _exact_here(self) -> str:
        gaps = [mark.error for mark in self.marks if mark.raw is not None and not (mark.bot or mark.phone)]
        if not gaps:
            return tr("reflex-exact", error=self.error_ms, margin=self.margin_ms)
        every = f"{max(1.0, *gaps):.0f}"
        return tr("reflex-exact-read", error=self.error_ms, margin=self.margin_ms, every=every)

    def _foot(self, target: pygame.Surface, film: pygame.Rect) -> None:
        """What the picture means, in words: beside the button."""
        kit = self.kit
        box = pygame.Rect(film.x + kit.u(6), film.bottom + kit.u(12), film.width - kit.u(300), kit.u(FOOT) - kit.u(16))
        text = kit.rich(self._exactness(), "caption", box.width, size=NOTE)
        if self.part < 1:  # who was last is still to be seen
            text.draw(target, (box.x, box.centery - text.size[1] // 2))
            return
        upper, lower = rects.rows(box, [1.2, 1])
        size = kit.fit(self.sentence, "body", box.width, 0.6)
        kit.write(target, self.sentence, "body", upper, "text", size=size)
        text.draw(target, (lower.x, lower.centery - text.size[1] // 2))


class ProofScreen(Screen[None]):
    """Above the table that looks back; it stays until it is confirmed."""

    modal = True
    veil = 120

    def __init__(self, strip: ProofStrip) -> None:
        super().__init__("recorded race")
        self.strip = strip

    def build(self) -> None:
        self.add(self.strip)
        self.go_on = self.add(
            Button(tr("reflex-continue"), self._leave, style="primary", icon="check", label="Continue")
        )

    def shown(self) -> None:
        shapes.make_room(True)
        self.set_focus(self.go_on)

    def hidden(self) -> None:
        shapes.make_room(False)

    def _leave(self) -> None:
        if self.strip.part < 1:
            self.strip.told()
        else:
            self.close()

    def layout(self) -> None:
        wide, high = self.strip.measure(self.rect.width - self.u(60))
        self.strip.place(rects.center(self.rect, wide, min(high, self.rect.height - self.u(20))))
        self.go_on.place(button_place(self.strip, self.go_on))


def button_place(strip: ProofStrip, button: Button) -> pygame.Rect:
    """The lower right corner of a photo finish."""
    wide, high = button.measure(strip.u(400))
    return pygame.Rect(strip.rect.right - strip.u(46) - wide, strip.rect.bottom - strip.u(18) - high, wide, high)
