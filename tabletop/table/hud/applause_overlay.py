"""The moment after a title: somebody reads it as well as can be, and the others clap with their keys. Over the own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import tr
from tabletop.match.applause import MOST, verdict_of
from tabletop.toolkit import headline_text, rects, shapes
from tabletop.toolkit.gamepads import BOTTOM, pads
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.keycap import draw_keycap, keycap_width
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame
    from pygame.event import Event

    from tabletop.match.applause import Applause, ApplausePoll
    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.widgets.widget import Pointer


INK = "#2b1a3d"
FINGERS = ((31, 30, 44), (42, 20, 56), (53, 18, 58), (64, 26, 48))  # left edge, top and length, of 100
WIDE = 12
SPREAD = 15  # degrees between the two hands


def hands(side: int, colour: pygame.Color) -> pygame.Surface:
    """A square picture of `side` pixels."""
    light = shapes.hex6(colour.lerp("white", 0.35))
    scale = side / 100
    behind = f'<g transform="translate(18 4) rotate({SPREAD} 50 60)">{_hand(shapes.hex6(colour))}</g>'
    before = f'<g transform="translate(-10 6) rotate({-SPREAD} 50 60)">{_hand(light)}</g>'
    return shapes.svg((side, side), f'<g transform="scale({scale})">{behind}{before}</g>')


def _hand(colour: str) -> str:
    """The line round all parts first, then the parts without it."""
    parts = [(x, y, WIDE, high, 6.0) for x, y, high in FINGERS]
    parts += [(31, 44, 45, 38, 14.0), (40, 78, 27, 14, 3.0)]
    thumb = 'd="M33 66 L20 52" fill="none" stroke-linecap="round"'
    out = [f'<path {thumb} stroke="{INK}" stroke-width="17"/>']
    out += [_rect(part, f'fill="{INK}" stroke="{INK}" stroke-width="6"') for part in parts]
    out += [f'<path {thumb} stroke="{colour}" stroke-width="11"/>']
    out += [_rect(part, f'fill="{colour}"') for part in parts[:-1]]
    out += [_rect(parts[-1], 'fill="#fff6e0"')]
    out += [f'<path d="M{x - 0.5} 34 L{x - 0.5} 48" stroke="{INK}" stroke-width="1.6"/>' for x, _, _ in FINGERS[1:]]
    return "".join(out)


def _rect(part: tuple[float, float, float, float, float], ink: str) -> str:
    x, y, wide, high, radius = part
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{radius}" {ink}/>'


CLAP, VERDICT = 3800, 1100  # ms in which people clap, and in which it is said what it came to
SIZE = (1080, 236)  # units
HAND, RISE, RISE_MS = 58, 150, 800  # units, and ms, of the hands that fly up
LOUD = 0.45  # from such a share on the whole house is heard


class FlyingClap(NamedTuple):
    seat: int
    since: float
    turn: float


class ApplauseOverlay(Widget):
    """Runs on the event lane: what comes next waits for it, and a hurry ends it."""

    def __init__(self, who: Sequence[SeatPerson], applause: Applause) -> None:
        super().__init__("ovation")
        self.who, self.applause = who, applause
        self.visible = False
        self._title = ""
        self._age = 0.0
        self._result: ApplausePoll | None = None
        self._heard: dict[int, int] = {}  # by bot, how many of its claps have been seen
        self._flying: list[FlyingClap] = []
        self._cells: dict[int, pygame.Rect] = {}

    # --- time
    def begin(self, seat: int, card: str, title: str) -> None:
        """`seat` has played this card, and reads its title now."""
        if not self.app.telling(CLAP) or not self.applause.begin(seat, card):
            return
        self._title, self._result, self._age = title, None, 0.0
        self._heard, self._flying = {}, []
        self.visible = True
        self.app.event_lane.run(CLAP + VERDICT, self._step, ease="linear", key="ovation", done=self._over)

    @property
    def left(self) -> float:
        """How long it still lies over the table, in ms."""
        return CLAP + VERDICT - self._age if self.visible else 0.0

    def _step(self, part: float) -> None:
        self._age = part * (CLAP + VERDICT)
        found = self.applause.open
        if self._age < CLAP and found is not None:
            self._bots(found)
        elif self._result is None:
            self._result = self.applause.end() or self.applause.kept[-1]
            self.app.sound("applause" if self._result.share >= LOUD else "clap")

    def _bots(self, found: ApplausePoll) -> None:
        """Theirs come one after the other."""
        for seat, claps in found.claps.items():
            due = int(claps * self._age / (CLAP * 0.85))
            if not self.who[seat].human and self._heard.get(seat, 0) < min(due, claps):
                self._heard[seat] = self._heard.get(seat, 0) + 1
                self._fly(seat)

    def _over(self) -> None:
        self.visible = False
        self.refresh()

    def clear_moments(self) -> None:
        """The table has jumped: whoever was reading is not heard."""
        if self.visible:
            self.app.event_lane.cancel("ovation")
            self.applause.open = None
            self._over()

    def tick(self) -> bool:
        return self.visible

    # --- people
    def on_raw(self, event: Event) -> bool:
        """The one key of each listener, or the lower button of a gamepad."""
        if not self.visible or event.type not in (pygame.KEYDOWN, pygame.JOYBUTTONDOWN):
            return False
        seat = self._whose(event)
        return seat >= 0 and self._clap(seat)

    def _whose(self, event: Event) -> int:
        people = [person for person in self.who if person.human]
        if event.type == pygame.JOYBUTTONDOWN:
            holders = [person.seat for person in people if person.pad == event.instance_id and event.button == BOTTOM]
            return next(iter(holders), -1)
        place = place_of(event)
        return next((person.seat for person in people if place and place in (person.react, person.race_key)), -1)

    def hears_pointer(self) -> bool:
        return self.visible

    def on_pointer(self, event: Pointer) -> bool:
        """A click on a listener claps for them: for those without a key."""
        found = next((seat for seat, cell in self._cells.items() if cell.collidepoint(event.pos)), -1)
        return event.kind == "down" and found >= 0 and self._clap(found)

    def _clap(self, seat: int) -> bool:
        """True when the press is spent: whoever has clapped enough is not heard, and does nothing else by it."""
        if self.applause.clap(seat):
            self._fly(seat)
        return seat in (self._shown.claps if self._shown is not None else {}) and self.who[seat].human

    def _fly(self, seat: int) -> None:
        self.app.sound("clap")
        if not self.app.prefs.reduced_motion:
            turn = (len(self._flying) * 37 % 41) - 20.0
            self._flying.append(FlyingClap(seat, self.app.clock(), turn))

    # --- place and picture
    def stand(self, window: pygame.Rect, badge: pygame.Rect) -> None:
        """At the lower edge, where the hand lies that nobody needs now, beside the own badge where that lies there."""
        beside = badge.right + self.u(12) if badge.top > window.centery and badge.left < window.centerx else self.u(20)
        high = self.u(SIZE[1])
        wide = min(self.u(SIZE[0]), window.right - beside - self.u(20))
        left = max(beside, window.centerx - wide // 2)
        self.place(pygame.Rect(left, window.bottom - high - self.u(14), wide, high))

    @property
    def _shown(self) -> ApplausePoll | None:
        return self._result or self.applause.open

    def draw(self, target: pygame.Surface) -> None:
        found = self._shown
        if found is None:
            return
        self.kit.panel(target, self.rect, "toast")
        box = rects.inset(self.rect, self.u(20), self.u(14))
        head, rest = rects.cut_top(box, self.u(96), self.u(8))
        meter, cells = rects.cut_bottom(rest, self.u(22), self.u(10))
        self._rising(target)
        self._head(target, head, self.who[found.seat])
        seats = list(found.claps)
        self._cells = dict(zip(seats, rects.columns(cells, [1] * len(seats), self.u(10)), strict=True))
        for seat, cell in self._cells.items():
            self._listener(target, cell, self.who[seat], self._count(found, seat))
        self._meter(target, meter, found)

    def _count(self, found: ApplausePoll, seat: int) -> int:
        return found.claps[seat] if self.who[seat].human or self._result else self._heard.get(seat, 0)

    def _head(self, target: pygame.Surface, box: pygame.Rect, reader: SeatPerson) -> None:
        kit = self.kit
        face, words = rects.cut_left(box, box.height, kit.u(16))
        draw_avatar(target, kit, face, reader.name, reader.colour, picture=avatars.picture(reader.avatar))
        upper, lower = rects.cut_top(words, kit.u(28), kit.u(2))
        call = tr("hud-read-aloud", name=reader.name) if self._result is None else tr("hud-house-says")
        kit.write(target, call, "label", upper, "muted", size=kit.fit(call, "label", upper.width, 0.6))
        text = (
            tr("hud-title", title=self._title)
            if self._result is None
            else tr("hud-applause", verdict=verdict_of(self._result.share))
        )
        size = min(54.0, 54 * lower.width / max(1, kit.measure(text, "script", 54)))
        shown = headline_text.words(kit, text, size, "white" if self._result is None else "gold")
        target.blit(shown, shown.get_rect(midleft=(lower.x, lower.centery)))

    def _listener(self, target: pygame.Surface, cell: pygame.Rect, person: SeatPerson, claps: int) -> None:
        """Whose key claps, and how often it has."""
        kit = self.kit
        kit.panel(target, cell, "row")
        side = min(cell.height - kit.u(8), kit.u(HAND))
        picture = hands(side, kit.color(person.colour))
        target.blit(picture, picture.get_rect(midleft=(cell.x + kit.u(8), cell.centery)))
        words = pygame.Rect(cell.x + side + kit.u(16), cell.y, cell.width - side - kit.u(24), cell.height)
        key = pads.bottom(person.pad) or person.race_key or person.react if person.human else ""
        if key:
            wide = keycap_width(kit, key)
            draw_keycap(target, kit, key, (words.right - wide, words.centery))
            words.width -= wide + kit.u(8)
        upper, lower = rects.rows(rects.inset(words, 0, kit.u(8)), [1, 1])
        kit.write(target, person.name, "strong", upper, size=min(22, kit.fit(person.name, "strong", upper.width, 0.5)))
        for i in range(MOST):
            dot = pygame.Rect(lower.x + i * kit.u(13), lower.centery - kit.u(4), kit.u(9), kit.u(9))
            if dot.right <= words.right:
                target.blit(shapes.disc(dot.width, *[kit.color(person.colour if i < claps else "faint")] * 2), dot)

    def _meter(self, target: pygame.Surface, box: pygame.Rect, found: ApplausePoll) -> None:
        """Everybody's applause in one bar, each in the own colour."""
        kit, x = self.kit, float(box.x)
        kit.panel(target, box, "inset")
        each = box.width / (MOST * max(1, len(found.claps)))
        for seat in found.claps:
            wide = each * self._count(found, seat)
            bar = pygame.Rect(round(x), box.y, round(x + wide) - round(x), box.height)
            pygame.draw.rect(target, kit.color(self.who[seat].colour), bar)
            x += wide

    def _rising(self, target: pygame.Surface) -> None:
        """Hands fly up from whoever claps."""
        kit, now = self.kit, self.app.clock()
        self._flying = [one for one in self._flying if now - one.since < RISE_MS]
        for one in self._flying:
            part, cell = (now - one.since) / RISE_MS, self._cells.get(one.seat)
            if cell is None:
                continue
            picture = pygame.transform.rotozoom(
                hands(kit.u(HAND), kit.color(self.who[one.seat].colour)), one.turn, 1.25
            )
            picture.set_alpha(round(255 * (1 - part**3)))
            drift = kit.u(one.turn * 2.2) * part
            place = (cell.x + kit.u(38) + drift, cell.centery - kit.u(RISE) * part)
            target.blit(picture, picture.get_rect(center=place))
