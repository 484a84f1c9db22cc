"""The privacy curtain: it falls at once and hides everything; the next seat lifts it by holding a key or the button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.match.privacy import HOLD_MS
from tabletop.table.hud import cover_cloth
from tabletop.table.hud.hold_button import HoldRing
from tabletop.table.widgets.modal_panel import Floating
from tabletop.toolkit import rects
from tabletop.toolkit.glow import halo
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.display import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.match.privacy import Curtain
    from tabletop.table.widgets.panel_facts import Person

NOTES = {
    "turn": "All others look away.",
    "hand": "All others look away.",
    "focus": "The cards were covered because the window lost the focus.",
    "away": "All others look away.",
    "idle": "The cards were covered because nobody touched anything for a while.",
}
LIFT_MS = 420
RELEASES = (pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.JOYBUTTONUP, pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
CONFIRM = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
# these show nothing private: the pause, and which of the two buttons has the focus
OPEN = {"escape", "f11", "tab", "up", "down", "left", "right"}
CORNER = 64  # units: the side of the button that pauses, and how far from the corner its middle is


class PrivacyCurtain(Floating):
    """Add it last and give it the whole screen. `on_lift(seat, held_ms)` when key or button were held long enough;
    `on_pause()`: the pause is opened above it.
    """

    def __init__(
        self, who: Sequence[Person], on_lift: Callable[[int, int], None], on_pause: Callable[[], None]
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
                tooltip="Pause: settings, keys, save, leave  **Esc**",
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
            if self._carried:
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
        self.ring.hold(False)
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
        cover_cloth.clear()
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
        cover_cloth.draw(target, self.kit, self.rect, self._color, bottom)
        if self.curtain is not None:
            self._draw_name(target, self.who[seat], NOTES[self.curtain.why])
            super().draw(target)

    _color = "violet"

    def _draw_name(self, target: pygame.Surface, person: Person, note: str) -> None:
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
        kit.write(target, "Pass to", "label", box, "gold_light", align="center", size=19)
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
