"""One seat's part of the reaction strip. It shows nothing but public facts: same width, same look, same blink."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

from tabletop.i18n import tr
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.cached_widget import Baked
from tabletop.table.widgets.pass_modes import MODES, ModeDisc
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.gamepads import pads
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.keycap import HEIGHT, draw_keycap, keycap_width

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from tabletop.match.reaction_window import AutoPass, Press, Strip
    from tabletop.table.widgets.panel_facts import Person

BLINK_MS = 1000  # long enough for whoever has pressed to read that it counts; then nothing is left of it
BLINK_STEPS = 8
NARROW = 250  # units: in cells below it the key stands under the word
PAD, HEAD = 8, 40
SIGNS: dict[Press, tuple[str, str]] = {
    "react": ("hud-react", "bolt"),
    "pass": ("hud-pass", "skip-next"),
}  # ids of messages


class PressButton(Pressable, Baked):
    """React or Pass. It does not move when pressed: who looks on must not see which of the two it was."""

    margin = 16
    sound = ""

    def __init__(self, what: Press, person: Person, on_press: Callable[[], None]) -> None:
        super().__init__(f"{what} {person.seat}", on_press)
        self.what, self.person = what, person
        self.called = False

    @property
    def key_name(self) -> str:
        """When somebody calls, the key for races presses React; whoever has a gamepad presses its buttons."""
        person, declines = self.person, self.what == "pass"
        key = person.decline if declines else person.race_key if self.called else person.react
        return pads.cap(person.button, key, declines=declines)

    def state(self) -> Hashable:
        return self.what, self.key_name, self.called

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        panel_style.button_face(target, kit, box, lit=self.hovered)
        text, icon = SIGNS[self.what]
        text = tr("hud-me" if self.called and self.what == "react" else text)
        face = pygame.Rect(box.x, box.y, box.width, box.height - kit.u(5))
        cap = keycap_width(kit, self.key_name) if self.key_name else 0
        side = 26 if box.width >= kit.u(150) else 0
        if box.width < cap + kit.u(76):
            upper, lower = rects.rows(rects.inset(face, kit.u(4), kit.u(5)), [1, 1.2])
            kit.write(target, text, "strong", upper, "text", align="center", size=18)
            if cap:
                draw_keycap(target, kit, self.key_name, (lower.centerx - cap // 2, lower.centery))
            return
        words = kit.measure(text, "button", 21)
        gap = kit.u(9)
        whole = words + (kit.u(side) + gap if side else 0) + (cap + gap if cap else 0)
        x = face.centerx - whole // 2
        if side:
            sign = kit.icon(icon, side, "gold_light")
            target.blit(sign, sign.get_rect(midleft=(x, face.centery)))
            x += kit.u(side) + gap
        kit.write(target, text, "button", pygame.Rect(x, face.y, words + 2, face.height), "text", size=21)
        if cap:
            draw_keycap(target, kit, self.key_name, (x + words + gap, face.centery))


class StripDisc(ModeDisc):
    """How a seat passes ahead; where nobody may see that, a press says in secret that it passes this turn (AP-175)."""

    secret = False

    def show(self, mode: AutoPass | Literal[""]) -> None:
        self.secret = not mode
        super().show(mode or "always_ask")
        if self.secret:
            self.tooltip = tr("hud-pass-unseen")

    def state(self) -> Hashable:
        return self.secret, self.mode

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        if not self.secret:
            super().paint(target, box)
            return
        panel_style.panel(target, self.kit, box, "disc")
        icon = self.kit.icon(MODES["this_turn"].icon, box.height * 0.55 / self.kit.scale, "text")
        target.blit(icon, icon.get_rect(center=box.center))


class StripCell(Baked):
    """Name, auto-pass disc, React and Pass of one seat."""

    margin = 20

    def __init__(self, person: Person, on_press: Callable[[int, Press], None], on_mode: Callable[[int], None]) -> None:
        super().__init__(f"strip {person.seat}")
        self.person = person
        self.mode: AutoPass | Literal[""] = "always_ask"
        self.passes = False
        self.blink = -1
        self._light = 0
        self.disc = self.add(StripDisc(f"strip auto-pass {person.seat}", lambda: on_mode(person.seat)))
        self.disc.visible = person.human
        self.presses = [self.add(self._press(what, on_press)) for what in SIGNS] if person.human else []

    def _press(self, what: Press, on_press: Callable[[int, Press], None]) -> PressButton:
        return PressButton(what, self.person, lambda: on_press(self.person.seat, what))

    def update(self, strip: Strip, mode: AutoPass | Literal[""], now: float) -> bool:
        """Take the public facts, and how the seat passes ahead if whoever looks may see it; True when the picture changed."""
        age = now - strip.blink
        light = BLINK_STEPS - int(age * BLINK_STEPS / BLINK_MS) if strip.blink >= 0 and 0 <= age < BLINK_MS else 0
        changed = (mode, strip.passes, light) != (self.mode, self.passes, self._light)
        if mode != self.mode:
            self.disc.show(mode)
        self.mode, self.passes, self.blink, self._light = mode, strip.passes, strip.blink, light
        return changed

    def call(self, called: bool) -> None:
        """Somebody calls for help, or it is an ordinary window."""
        for button in self.presses:
            button.called = called

    # --- place
    def _inside(self, box: pygame.Rect) -> pygame.Rect:
        return rects.inset(box, self.u(PAD if box.width < self.u(NARROW) else 11), self.u(PAD))

    def layout(self) -> None:
        inside = self._inside(self.rect)
        head, rest = rects.cut_top(inside, self.u(HEAD), self.u(6))
        side = self.u(36)
        self.disc.place(pygame.Rect(head.right - side, head.centery - side // 2, side, side))
        for button, place in zip(self.presses, rects.columns(rest, [1, 1], self.u(8)), strict=False):
            button.place(place)

    # --- picture
    def state(self) -> Hashable:
        return self.person, self.mode, self.passes

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, person = self.kit, self.person
        panel_style.panel(target, kit, box, "cell")
        inside = self._inside(box)
        head, rest = rects.cut_top(inside, kit.u(HEAD), kit.u(6))
        face, words = rects.cut_left(head, kit.u(HEAD), kit.u(10))
        draw_avatar(
            target, kit, rects.center(face, kit.u(HEAD), kit.u(HEAD)), person.name, person.colour,
            picture=avatars.picture(person.avatar),
        )  # fmt: skip
        if person.human:
            words = rects.cut_right(words, kit.u(36), kit.u(8))[1]
        if self.app.prefs.symbols:
            sign = kit.icon(person.symbol, 22, person.colour)
            place, words = rects.cut_left(words, sign.get_width(), kit.u(6))
            target.blit(sign, sign.get_rect(center=place.center))
        size = min(22, kit.fit(person.name, "strong", max(1, words.width * 96 // 100), 0.66))
        kit.write(target, person.name, "strong", words, "white", size=size)
        if not person.human:
            self._bot(target, rest)

    def _bot(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        kit.panel(target, box, "inset")
        icon = kit.icon("robot", 26, "muted")
        text = tr("hud-decides-unseen")
        words = kit.measure(text, "caption", 17)
        if box.width < words + kit.u(60):
            target.blit(icon, icon.get_rect(center=box.center))
            return
        x = box.centerx - (words + kit.u(36)) // 2
        target.blit(icon, icon.get_rect(midleft=(x, box.centery)))
        kit.write(target, text, "caption", pygame.Rect(x + kit.u(36), box.y, words + 2, box.height), size=17)

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self._light:
            self._pill(target, tr("hud-pressed"))
        elif self.passes:
            self._pill(target, tr(MODES[self.mode or "always_ask"].name))
        if self._light:
            white = pygame.Color(255, 255, 255, 150 * self._light // BLINK_STEPS)
            target.blit(shapes.filled(self.rect.size, self.u(14), white, white), self.rect)

    def _pill(self, target: pygame.Surface, text: str) -> None:
        """Say that this seat passes ahead, though a press of React still counts (ES-121); or for a moment that a press has been
        taken, whichever it was (ES-115).
        """
        kit = self.kit
        wide = min(self.rect.width - kit.u(16), kit.measure(text, "caption", 15) + kit.u(28))
        box = pygame.Rect(0, 0, wide, kit.u(24))
        box.center = (self.rect.centerx, self.rect.bottom)
        panel_style.panel(target, kit, box, "disc_lit")
        size = min(15, kit.fit(text, "caption", max(1, wide - kit.u(16)), 0.6))
        kit.write(target, text, "caption", box, "ink", align="center", size=size)


def cell_height(units_wide: float) -> float:
    """Return the height of a cell in units: narrow ones put the key under the word."""
    return 2 * PAD + HEAD + 6 + (HEIGHT + 40 if units_wide < NARROW else 52)
