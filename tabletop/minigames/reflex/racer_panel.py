"""A seat in a race: its key, large; its button for mouse and fingers, and whose a press is; its gesture when that lands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import pygame

from tabletop.i18n import tr
from tabletop.minigames.reflex import race_picture
from tabletop.table.widgets.panel_style import CachedWidget
from tabletop.toolkit import headline_text, rects, shapes
from tabletop.toolkit.gamepads import BOTTOM, pad_of, pads
from tabletop.toolkit.keyboard import legend, place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.tween import out_back
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from pygame.event import Event

    from tabletop.minigames.reflex.race_facts import Racer
    from tabletop.minigames.reflex.signal_round import RacerState


State = Literal["ready", "held", "missing", "early", "out", "in"]
STATES: tuple[State, ...] = ("ready", "held", "missing", "early", "out", "in")
LAND_MS, EARLY_MS = 260, 420
HIGH = 204
LEAST = 30  # units of letters; where there is no room for them the hand says it alone
ROOMY = 200  # units from which there is room for an icon beside the words


def how_alone(racer: Racer) -> str:
    """What whoever races against the clock does at the signal."""
    return tr("reflex-alone-key", key=legend(racer.key)) if racer.key else tr("reflex-alone-click")


def alone_spoken(racer: Racer) -> str:
    return escape(f"{tr('reflex-your-turn', name=racer.name)}\n{how_alone(racer)}")


def keys_spoken(racing: Sequence[Racer], solo: int) -> str:
    """The key of each person who races, as rich text for whoever does not look; `solo`: who may press anything."""
    keys = [(racer.name, "space" if racer.seat == solo else racer.key) for racer in racing if racer.human]
    return "\n".join(escape(tr("reflex-spoken-key", name=name, key=legend(key))) for name, key in keys if key)


class RaceBadge(CachedWidget):
    """`solo`: it stands for the only person, who may press anything. `gesture`: parts of its picture's path, () for none.

    The state is set by the screen; `tick` moves what has just landed.
    """

    margin = 140  # the hand slams down from so far outside

    def __init__(self, racer: Racer, gesture: tuple[str, ...], *, solo: bool) -> None:
        super().__init__(f"racer {racer.seat}")
        self.racer, self.gesture, self.solo = racer, gesture, solo
        self.shown: State = "ready"
        self._since = 0.0
        self._part = 1.0

    def show(self, state: State, now: float) -> bool:
        """True when the state is new."""
        if state == self.shown:
            return False
        self.shown, self._since, self._part = state, now, 0.0
        return True

    def tick(self, now: float) -> bool:
        if self._part >= 1:
            return False
        span = LAND_MS if self.shown == "in" else EARLY_MS
        still = self.app.prefs.reduced_motion or self.app.prefs.animation <= 0
        self._part = 1.0 if still else min(1.0, (now - self._since) / span)
        return True

    def warm(self) -> None:
        """Draw every state once: whatever has to be loaded for it is there when it counts."""
        was = self.shown
        for state in STATES:
            self.shown = state
            self.paint(pygame.Surface(self.reach.size, pygame.SRCALPHA), self.rect.move(-self.reach.x, -self.reach.y))
        self.shown = was

    def pressed_at(self, pos: tuple[int, int]) -> bool:
        """Whether a click there is a press of this seat; whoever has a phone presses that."""
        return not self.racer.phone and self.rect.collidepoint(pos)

    @property
    def reach(self) -> pygame.Rect:
        """All that it may paint on."""
        pad = 2 * self.u(self.margin)
        return self.rect.inflate(pad, pad)

    def state(self) -> Hashable:
        return self.shown, round(self._part, 2), self.racer

    # --- picture
    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, racer = self.kit, self.racer
        shown = self.shown
        if shown == "early" and self._part < 1:
            box = box.move(round(kit.u(10) * (1 - self._part) * (1 if int(self._part * 12) % 2 else -1)), 0)
        tint = kit.color(racer.colour)
        edge = kit.color("coral") if shown in ("missing", "early", "out") else tint
        soft = shapes.shadow(box.size, kit.u(30), kit.u(14), 150)
        target.blit(soft, (box.x - kit.u(28), box.y - kit.u(18)))
        dark = pygame.Color(headline_text.PLATE)
        ground = (tint.lerp(pygame.Color("white"), 0.25), tint.lerp(dark, 0.25)) if shown == "in" else (dark, dark)
        target.blit(shapes.filled(box.size, kit.u(30), *ground), box)
        target.blit(shapes.ring(box.size, kit.u(30), kit.u(6), edge.lerp(pygame.Color("white"), 0.3), edge), box)
        name, rest = rects.cut_top(rects.inset(box, kit.u(20), kit.u(16)), kit.u(36), kit.u(12))
        face, rest = rects.cut_left(rest, rest.height, kit.u(18))
        draw_avatar(target, kit, face, racer.name, racer.colour, picture=avatars.picture(racer.avatar))
        if shown == "in":
            name.width -= kit.u(112)
        ink = "ink" if shown == "in" else "white"
        size = kit.fit(racer.name, "heading", max(1, name.width), 0.5)
        kit.write(target, racer.name, "heading", name, ink, size=size)
        {"in": self._landed, "early": self._early, "out": self._early}.get(shown, self._waiting)(target, rest)

    def _waiting(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, racer = self.kit, self.racer
        if not racer.human:
            icon = kit.icon("robot", 54, "muted")
            target.blit(icon, icon.get_rect(midleft=box.midleft))
            kit.write(target, tr("reflex-bot"), "body", rects.cut_left(box, kit.u(68))[1], "muted")
            return
        high = box.height
        if not racer.key:
            self._without_key(target, box)
            return
        cap = headline_text.key_cap(kit, legend(racer.key), high, down=self.shown == "held")
        place = cap.get_rect(midleft=box.midleft)
        target.blit(cap, place)
        button = f"{{gamepad}} {{{pads.sign(racer.pad)}}}" if racer.pad else ""
        text = tr("reflex-or-space") if self.solo else button
        left = box.right - place.right - kit.u(14)
        if text and left > kit.u(40):
            words = kit.rich(text, "strong", left, "text", size=22)
            words.draw(target, (place.right + kit.u(14), box.centery - words.size[1] // 2))

    def _without_key(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """A gamepad, a phone, or only the mouse: then the badge is the button (AP-169)."""
        kit, racer = self.kit, self.racer
        pad = racer.pad
        icon = kit.icon(
            "account" if racer.phone else "gamepad" if pad else "mouse",
            54,
            "gold_light" if self.shown == "held" else "gold",
        )
        target.blit(icon, icon.get_rect(midleft=box.midleft))
        place = rects.cut_left(box, kit.u(68))[1]
        if pad:
            sign = kit.icon(pads.sign(pad), 54, "text")
            target.blit(sign, sign.get_rect(midleft=place.midleft))
            return
        text = tr("reflex-on-phone" if racer.phone else "reflex-click" if self.solo else "reflex-click-here")
        kit.write(target, text, "strong", place, size=kit.fit(text, "strong", max(1, place.width), 0.6))

    def _early(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        text = tr("reflex-too-early" if self.shown == "early" else "reflex-out")
        place = box
        if box.width > kit.u(ROOMY):
            icon = kit.icon("lock", 54, "coral")
            target.blit(icon, icon.get_rect(midleft=box.midleft))
            place = rects.cut_left(box, kit.u(66))[1]
        kit.write(
            target, text, "subheading", place, "coral", size=kit.fit(text, "subheading", max(1, place.width), 0.6)
        )

    def _landed(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """The seat's own hand slams down beyond the edge of the badge."""
        kit = self.kit
        grow = 1 + 0.6 * (1 - out_back(self._part)) if self._part < 1 else 1
        high = kit.u(race_picture.HAND)
        middle = (box.right - kit.u(46), box.y - kit.u(6))
        room = middle[0] - high * 2 // 7 - box.x if self.gesture else box.width
        size = min(64.0, 64 * room / max(1, kit.measure(tr("reflex-in"), "script", 64)))
        if size >= LEAST:
            kit.write(target, tr("reflex-in"), "script", box, "ink", size=size)
        if not self.gesture:
            return
        hand = race_picture.badge_hand(kit, self.gesture)
        turn = 10 - 5 * (self.racer.seat % 4)
        shown = pygame.transform.rotozoom(hand, turn, grow)
        target.blit(shown, shown.get_rect(center=middle))


def lane_state(lane: RacerState, racer: Racer, now: float, *, seen: bool) -> State:
    """What the badge of a racer shows; `seen`: that it is in may be seen."""
    if lane.raw is not None and seen:
        return "in"
    if lane.out:
        return "out"
    if now < lane.locked_until:
        return "early"
    return "held" if lane.held and racer.human else "ready"


class SeatPress(NamedTuple):
    """A button of a seat goes down or up; `source` tells several buttons of one seat apart."""

    seat: int
    source: str
    down: bool


class PressRouting:
    """`solo`: the seat for which a click anywhere and the space bar count, -1: none. `at(pos)`: the seat whose button on the
    screen is there, -1: none.
    """

    def __init__(self, racers: tuple[Racer, ...], solo: int, at: Callable[[tuple[int, int]], int]) -> None:
        people = [racer for racer in racers if racer.human]
        self.solo, self.at = solo, at
        self.keys = {racer.key: racer.seat for racer in reversed(people) if racer.key}
        self.pads = {racer.pad: racer.seat for racer in people if racer.pad}
        self._pressed: dict[str, int] = {}

    def read(self, event: Event) -> SeatPress | None:
        """The touch that an event is; None when it is nobody's."""
        kind = event.type
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            place = place_of(event)
            seat = self.keys.get(place, self.solo if place == "space" else -1)
            return SeatPress(seat, place, kind == pygame.KEYDOWN) if seat >= 0 else None
        if kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            return self._pad(event, kind == pygame.JOYBUTTONDOWN)
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if getattr(event, "touch", False) or event.button not in (1, 2, 3):
                return None
            return self._spot(event.pos, "mouse", kind == pygame.MOUSEBUTTONDOWN)
        if kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            wide, high = pygame.display.get_desktop_sizes()[0] if event.window is None else event.window.size
            pos = (round(event.x * wide), round(event.y * high))
            return self._spot(pos, f"finger {event.finger_id}", kind == pygame.FINGERDOWN)
        return None

    def _pad(self, event: Event, down: bool) -> SeatPress | None:
        """AP-168; whoever races alone may take any pad."""
        name = pad_of(event)
        seat = self.pads.get(name, self.solo if event.button == BOTTOM else -1)
        return SeatPress(seat, name, down) if seat >= 0 else None

    def _spot(self, pos: tuple[int, int], source: str, down: bool) -> SeatPress | None:
        """A press is let go wherever the pointer is by then."""
        if not down:
            seat = self._pressed.pop(source, -1)
        else:
            seat = self.at(pos)
            seat = self.solo if seat < 0 else seat
            self._pressed[source] = seat
        return SeatPress(seat, source, down) if seat >= 0 else None
