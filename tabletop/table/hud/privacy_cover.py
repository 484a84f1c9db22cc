"""The privacy curtain: it falls at once and hides everything; the next seat lifts it by holding a key or the button."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.match.privacy import HOLD_MS
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.panel_style import ModalPanel
from tabletop.table.widgets.time_ring import arc
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.gamepads import pads
from tabletop.toolkit.keyboard import legend, place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.shapes import halo
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.match.privacy import Curtain
    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.draw_context import DrawContext


_kept = SurfaceCache(8 << 20)

FOLD = 470  # units of three folds
FRINGE = 26
CLOTH = pygame.Color("#241445")
DEEP = pygame.Color("#0B0719")


def clear() -> None:
    """Forget the cloth: a lifted curtain need not lie in memory."""
    _kept.clear()


def draw(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, color: str, bottom: int) -> None:
    """Hang the cloth in `box` with its hem at `bottom`: every pixel of `box` above the hem is covered."""
    fold = kit.u(FOLD)
    tint = CLOTH.lerp(kit.color(color), 0.30)
    tile = _kept.get((fold, box.height, tuple(tint)), lambda: _fold(fold, box.height, tint))
    clip = target.get_clip()
    target.set_clip(pygame.Rect(box.x, box.y, box.width, max(0, bottom - box.y)).clip(clip))
    for x in range(box.x, box.right, fold):
        target.blit(tile, (x, bottom - box.height))
    _shade(target, kit, box, bottom)
    high = kit.u(FRINGE)
    gold = shapes.gradient((8, high), kit.color("gold_light"), kit.color("gold_dark"))
    target.blit(pygame.transform.scale(gold, (box.width, high)), (box.x, bottom - high))
    target.fill(kit.color("gold_dark").lerp(DEEP, 0.5), (box.x, bottom - high, box.width, max(1, kit.u(3))))
    target.set_clip(clip)


def _fold(wide: int, high: int, tint: pygame.Color) -> pygame.Surface:
    """Return three uneven folds: soft ridges that catch the light on one side, darker towards the floor."""
    row = pygame.Surface((wide, 3))
    for x in range(wide):
        at = x / wide
        turn = 2 * math.pi * (3 * at + 0.11 * math.sin(2 * math.pi * at) + 0.05 * math.sin(4 * math.pi * at))
        wave = 0.5 - 0.5 * math.cos(turn)
        edge = max(0.0, math.sin(turn - 0.9)) ** 6
        color = DEEP.lerp(tint, min(1.0, 0.34 + 0.52 * wave + 0.2 * edge))
        row.set_at((x, 0), color.lerp(DEEP, 0.5))
        row.set_at((x, 1), color.lerp(pygame.Color("white"), 0.06 * edge))
        row.set_at((x, 2), color.lerp(DEEP, 0.62))
    return pygame.transform.smoothscale(row, (wide, max(3, high)))


def _shade(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, bottom: int) -> None:
    """Let the middle stand in light: a spot falls on it from above."""
    side = kit.u(1100)
    spot = _kept.get(("spot", side), lambda: _spot(side))
    place = spot.get_rect(center=(box.centerx, bottom - box.height * 54 // 100))
    target.blit(spot, place, special_flags=pygame.BLEND_RGB_ADD)


def _spot(side: int) -> pygame.Surface:
    small = pygame.Surface((96, 96))
    for y in range(96):
        for x in range(96):
            light = max(0.0, 1 - math.hypot(x - 47.5, y - 47.5) / 48) ** 1.7
            small.set_at((x, y), (round(44 * light), round(38 * light), round(34 * light)))
    return pygame.transform.smoothscale(small, (side, side))


GUARD_MS = 350  # what is pressed sooner may be meant for what lay below: it counts only from then on


class HoldRing(Widget):
    """`key` is written in it, or the button of a gamepad that does the same. Keyboard and gamepad say `hold(True)` and
    `hold(False)`; `tick(now)` fills the ring, at once where a press is enough.
    """

    focusable = True

    def __init__(self, on_full: Callable[[], None]) -> None:
        super().__init__("lift")
        self.on_full = on_full
        self.key = ""
        self.pad: int | None = None
        self.share = 0.0
        self._since: float | None = None
        self._shown = 0.0

    def reset(self, key: str, pad: int | None = None) -> None:
        """Begin anew, for another key and the gamepad of whoever has one."""
        self.key, self.pad, self.share, self._since = key, pad, 0.0, None
        self._shown = self.app.clock()

    @property
    def words(self) -> str:
        sign = f"{{{self._button}}}" if self._button else escape(legend(self.key))
        way = "once" if self.app.prefs.press_once else "hold"
        return tr("hud-hold-key-or-button", key=sign, way=way) if sign else tr("hud-hold-button", way=way)

    @property
    def _button(self) -> str:
        """Any pad will do for somebody without one of the own."""
        return pads.bottom(self.pad if self.pad is not None else pads.used)

    def hold(self, down: bool) -> None:
        if down and self._since is None:
            self._since = max(self.app.moment, self._shown + GUARD_MS)
        elif not down and self._since is not None:
            self.tick(self.app.moment)  # it may have been long enough in a frame that was slow
            self.cancel()
        self.refresh()

    def cancel(self) -> None:
        """What is held means nothing any more."""
        self._since = None
        self.refresh()

    def tick(self, now: float) -> bool:
        """Fill or empty the ring; True while it moves."""
        before, share = self.share, 0.0
        if self._since is not None:
            once = self.app.prefs.press_once
            share = float(now >= self._since) if once else (now - self._since) / HOLD_MS
        self.share = max(0.0, min(1.0, share))
        if self.share >= 1 and before < 1:
            self._since = None
            self.on_full()
        return self.share != before

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self.hold(True)
            return True
        if event.kind == "up":
            self.hold(False)
        elif event.kind == "cancel":
            self.cancel()
        return event.kind == "up"

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=999)

    def draw(self, target: pygame.Surface) -> None:
        kit, box = self.kit, self.rect
        panel_style.panel(target, kit, box, "disc_lit" if self._since is not None else "disc")
        width = kit.u(13)
        if self.share > 0:
            target.blit(arc(box.width, width, round(self.share * 60) / 60, kit.color("gold")), box)
        if self._button:
            icon = kit.icon(self._button, 76, "white")
            target.blit(icon, icon.get_rect(center=box.center))
        elif self.key:
            sign = legend(self.key)
            size = box.height / kit.scale * (0.5 if len(sign) == 1 else 0.23)
            kit.write(target, sign, "number", box, "white", align="center", size=size)
        else:
            icon = kit.icon("hand", 70, "white")
            target.blit(icon, icon.get_rect(center=box.center))


NOTES = {  # ids of messages, by why it has fallen
    "turn": "hud-others-look-away",
    "hand": "hud-others-look-away",
    "focus": "hud-covered-focus",
    "away": "hud-others-look-away",
    "idle": "hud-covered-idle",
}
LIFT_MS = 420
RELEASES = (pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.JOYBUTTONUP, pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
CONFIRM = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
# these show nothing private: the pause, and which of the two buttons has the focus
OPEN = {"escape", "f11", "tab", "up", "down", "left", "right"}
CORNER = 64  # units: the side of the button that pauses, and how far from the corner its middle is


class PrivacyCurtain(ModalPanel):
    """Add it last and give it the whole screen. `on_lift(seat, held_ms)` when key or button were held long enough;
    `on_pause()`: the pause is opened above it.
    """

    def __init__(
        self, who: Sequence[SeatPerson], on_lift: Callable[[int, int], None], on_pause: Callable[[], None]
    ) -> None:
        super().__init__("curtain")
        self.who = who
        self.on_lift, self.on_pause = on_lift, on_pause
        self.curtain: Curtain | None = None
        self.reason = ""
        self.ring = self.add(HoldRing(self._held))
        self.pause = self.add(
            Button(
                "",
                self.dismiss,
                label="pause",
                style="ghost",
                icon="pause",
                tooltip=f"{tr('hud-pause')}  **Esc**",
            )
        )
        self._carried = False  # what has called for it is still down
        self._raised = 0.0  # 0 hangs down, 1 is out of sight

    @property
    def closed(self) -> bool:
        """Nothing of the table can be seen, so nothing else needs to be drawn."""
        return self.curtain is not None

    def update(self, curtain: Curtain | None, reason: str = "") -> None:
        """Follow the match. It falls without any motion: not one frame may show the table meanwhile."""
        if curtain == self.curtain and reason == self.reason:
            return
        fresh = curtain is not None and curtain != self.curtain
        was, self.curtain, self.reason = self.curtain, curtain, reason
        if fresh and curtain is not None:
            self.app.touch.cancel(("curtain", id(self)))
            self._raised = 0.0
            person = self.who[curtain.seat]
            self.ring.reset(person.react, person.pad)
            if self._carried and not self.app.prefs.press_once:
                self.ring.hold(True)
            self.rise(self.ring)
            self.app.sound("curtain_close")
        elif curtain is None and was is not None:
            self._lift()
        self.refresh()

    def carry(self) -> None:
        """Somebody calls for it and is pressing something for that: whoever holds that on fills the ring, in the same time."""
        self._carried = True

    def _held(self) -> None:
        if self.curtain is not None:
            self.on_lift(self.curtain.seat, HOLD_MS)

    def dismiss(self) -> None:
        """The pause; whatever is held meanwhile lifts nothing below it."""
        self.ring.cancel()
        self.on_pause()

    def _lift(self) -> None:
        app = self.app
        app.sound("curtain_open")
        ms = 0 if app.prefs.reduced_motion else app.ms(LIFT_MS)

        def step(part: float) -> None:
            self._raised = part

        self.sink()
        self.visible = True  # it still hangs there while it rises, but keeps nothing to itself
        app.touch.run(ms, step, ease="in_out", key=("curtain", id(self)), done=self._gone)

    def _gone(self) -> None:
        self.visible = False
        clear()
        self.refresh()

    def tick(self, now: float) -> bool:
        return self.closed and self.ring.tick(now)

    # --- input
    def widget_at(self, pos: tuple[int, int]) -> object:  # type: ignore[override]  # a rising curtain is only a picture
        return super().widget_at(pos) if self.closed else None

    def on_raw(self, event: Event) -> bool:
        """Keep nearly every key to itself while it hangs; the seat's own key, Enter, Space and its gamepad fill the ring."""
        if self._carried and event.type in RELEASES:
            self._carried = False
            self.ring.hold(False)
        if self.curtain is None:
            return False
        person = self.who[self.curtain.seat]
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            place = place_of(event)
            own = bool(place) and place == person.react
            if own or (event.key in CONFIRM and not self.pause.focused):
                self.ring.hold(event.type == pygame.KEYDOWN)
                return True
            return place not in OPEN and event.key not in CONFIRM
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            if event.button != 0 or self.pause.focused:
                return False
            if person.pad in (None, event.instance_id):
                self.ring.hold(event.type == pygame.JOYBUTTONDOWN)
            return True
        return event.type == pygame.TEXTINPUT

    # --- place and picture
    def _v(self, units: float) -> int:
        """Return a vertical length: everything moves together where the window is low."""
        return round(self.u(units) * min(1.0, self.rect.height / self.u(760)))

    def layout(self) -> None:
        self.box = self.rect
        side = self._v(150)
        self.ring.place(pygame.Rect(self.rect.centerx - side // 2, self.rect.centery + self._v(90), side, side))
        corner = pygame.Rect(0, 0, self.u(CORNER), self.u(CORNER))
        corner.center = self.rect.right - self.u(CORNER), self.rect.top + self.u(CORNER)
        self.pause.place(corner)

    def draw(self, target: pygame.Surface) -> None:
        bottom = self.rect.bottom - round(self.rect.height * self._raised)
        seat = self.curtain.seat if self.curtain is not None else -1
        if seat >= 0:
            self._color = self.who[seat].colour
        draw(target, self.kit, self.rect, self._color, bottom)
        if self.curtain is not None:
            self._draw_name(target, self.who[seat], tr(NOTES[self.curtain.why]))
            super().draw(target)

    _color = "violet"

    def _draw_name(self, target: pygame.Surface, person: SeatPerson, note: str) -> None:
        kit, middle = self.kit, self.rect.center
        face = pygame.Rect(0, 0, self._v(190), self._v(190))
        face.center = (middle[0], middle[1] - self._v(215))
        glow = pygame.Color(kit.color(person.colour))
        glow.a = 150
        reach = kit.u(60)
        target.blit(halo(face.size, face.width // 2, reach, glow), face.move(-reach, -reach))
        draw_avatar(target, kit, face, person.name, person.colour, picture=avatars.picture(person.avatar))
        box = pygame.Rect(0, 0, self.rect.width - kit.u(80), self._v(30))
        box.midtop = (middle[0], face.bottom + self._v(16))
        kit.write(target, tr("hud-pass-to"), "label", box, "gold_light", align="center", size=19)
        name = pygame.Rect(box.x, box.bottom, box.width, self._v(86))
        size = kit.fit(person.name, "display", name.width, 0.5) * self._v(100) / kit.u(116)
        kit.write(target, person.name, "display", name, "white", align="center", size=size)
        if self.app.prefs.symbols:
            sign = kit.icon(person.symbol, 44, person.colour)
            target.blit(sign, sign.get_rect(center=(face.right + kit.u(40), face.centery)))
        why = pygame.Rect(box.x, name.bottom, box.width, self._v(34))
        kit.write(target, self.reason, "strong", why, "gold_light", align="center")
        lines = pygame.Rect(box.x, self.ring.rect.bottom + self._v(14), box.width, self._v(70))
        upper, lower = rects.rows(lines, [1, 1])
        words = kit.rich(self.ring.words, "strong", upper.width, "white", align="center")
        words.draw(target, (upper.x, upper.centery - words.size[1] // 2))
        kit.write(target, note, "caption", lower, "muted", align="center")
