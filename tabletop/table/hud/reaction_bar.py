"""The reaction bar (ES-113 to ES-121): one row for all living seats and one common bar of time. It cannot leak: it is
fed with nothing but `WindowFacts`, and its picture follows from those alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

from tabletop.i18n import tr
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.panel_style import CachedWidget
from tabletop.table.widgets.pass_modes import MODES, ModeDisc
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.gamepads import BOTTOM, LEFT_BUMPER, RIGHT_BUMPER, pads
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.keycap import HEIGHT, draw_keycap, keycap_width
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from pygame.event import Event

    from tabletop.match.reaction_window import AutoPass, Press, SeatReaction, WindowFacts
    from tabletop.table.widgets.panel_facts import SeatPerson

BLINK_MS = 1000  # long enough for whoever has pressed to read that it counts; then nothing is left of it
BLINK_STEPS = 8
NARROW = 250  # units: in cells below it the key stands under the word
CELL_PAD, CELL_HEAD = 8, 40
SIGNS: dict[Press, tuple[str, str]] = {
    "react": ("hud-react", "bolt"),
    "pass": ("hud-pass", "skip-next"),
}  # ids of messages


class PressButton(Pressable, CachedWidget):
    """React or Pass. It does not move when pressed: who looks on must not see which of the two it was."""

    margin = 16
    sound = ""

    def __init__(self, what: Press, person: SeatPerson, on_press: Callable[[], None]) -> None:
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


class ReactionDisc(ModeDisc):
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


class ReactionCell(CachedWidget):
    """Name, auto-pass disc, React and Pass of one seat."""

    margin = 20

    def __init__(
        self, person: SeatPerson, on_press: Callable[[int, Press], None], on_mode: Callable[[int], None]
    ) -> None:
        super().__init__(f"strip {person.seat}")
        self.person = person
        self.mode: AutoPass | Literal[""] = "always_ask"
        self.passes = False
        self.blink = -1
        self._light = 0
        self.disc = self.add(ReactionDisc(f"strip auto-pass {person.seat}", lambda: on_mode(person.seat)))
        self.disc.visible = person.human
        self.presses = [self.add(self._press(what, on_press)) for what in SIGNS] if person.human else []

    def _press(self, what: Press, on_press: Callable[[int, Press], None]) -> PressButton:
        return PressButton(what, self.person, lambda: on_press(self.person.seat, what))

    def update(self, strip: SeatReaction, mode: AutoPass | Literal[""], now: float) -> bool:
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
        return rects.inset(box, self.u(CELL_PAD if box.width < self.u(NARROW) else 11), self.u(CELL_PAD))

    def layout(self) -> None:
        inside = self._inside(self.rect)
        head, rest = rects.cut_top(inside, self.u(CELL_HEAD), self.u(6))
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
        head, rest = rects.cut_top(inside, kit.u(CELL_HEAD), kit.u(6))
        face, words = rects.cut_left(head, kit.u(CELL_HEAD), kit.u(10))
        draw_avatar(
            target, kit, rects.center(face, kit.u(CELL_HEAD), kit.u(CELL_HEAD)), person.name, person.colour,
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
    return 2 * CELL_PAD + CELL_HEAD + 6 + (HEIGHT + 40 if units_wide < NARROW else 52)


HOLD_MS = 1000  # the Pass key held so long opens the auto-pass menu
AWAY_MS = 400  # without a look at the time: something else has lain above the table
PAD_PRESSES: tuple[tuple[int, Press], ...] = ((BOTTOM, "react"), (1, "pass"))
BAR = 12
LEAST = 180  # units of the bar beside these words
WIDEST = 420  # units of one cell
PAD, GAP, HEAD = 13, 10, 28


class ReactionBar(Widget):
    """Visible while a window collects presses; `coming`: it will, when all has been told, and keys are heard already.
    `on_press(seat, "react" | "pass")`, `on_mode(seat)`: open the menu;
    `own_mode(seat)`: how a seat passes ahead where that is private, if whoever looks may see it.
    """

    def __init__(
        self,
        who: Sequence[SeatPerson],
        on_press: Callable[[int, Press], None],
        on_mode: Callable[[int], None],
        own_mode: Callable[[int], AutoPass | Literal[""]] = lambda _: "",
    ) -> None:
        super().__init__("reaction strip")
        self.own_mode = own_mode
        self.who = who
        self.on_press = on_press
        self.on_mode = on_mode
        self.facts: WindowFacts | None = None
        self.coming: WindowFacts | None = None
        self.visible = False
        self.box = pygame.Rect(0, 0, 0, 0)
        self._cells: dict[int, ReactionCell] = {}
        self._share = -1
        self._second = -1
        self._held: tuple[int, float] | None = None
        self._heard: set[int] = set()  # the seats whose keys and buttons mean something now
        self._now = self._looked = 0.0

    def update(self, facts: WindowFacts | None, now: float) -> bool:
        """Show the window as it is at `now` of the match's clock; True when the picture changed."""
        self._now = now
        shown = facts is not None and facts.shown and facts.serving is None
        if not shown or facts is None:
            self._hold(now)
            return self._hide()
        changed = not self.visible
        fresh = changed or self.facts is None or self.facts.opened != facts.opened
        if fresh:
            self.app.sound("window_open")
        self.facts, self.visible = facts, True
        if fresh:
            self.layout()
        seats = [strip.seat for strip in facts.strips]
        if seats != list(self._cells):
            self._seat(seats)
            changed = True
        for cell in self._cells.values():
            cell.call(bool(facts.call))
        for strip in facts.strips:
            changed = self._cells[strip.seat].update(strip, strip.mode or self.own_mode(strip.seat), now) or changed
        changed = self._time(facts, now) or changed
        self._hold(now)
        return changed

    def _hide(self) -> bool:
        was, self.visible = self.visible, False  # a key that is held still counts: its press may have closed the window
        self._second = -1
        return was

    def _seat(self, seats: list[int]) -> None:
        self.clear()
        self._cells = {seat: self.add(ReactionCell(self.who[seat], self._press, self.on_mode)) for seat in seats}
        self.layout()

    def _press(self, seat: int, what: Press) -> None:
        self.app.sound("button_click")  # one sound for both (ES-115)
        self.on_press(seat, what)

    def _time(self, facts: WindowFacts, now: float) -> bool:
        """Take the time that is left, in steps of the bar's pixels; tick in the last three seconds."""
        if facts.closes_at is None:
            share, second = -1, -1
        else:
            left = max(0.0, facts.closes_at - now)
            share = round(left / max(1, facts.closes_at - facts.opened) * self._bar.width)
            second = int(left // 1000)
        if 0 <= second < 3 and second != self._second and self._second >= 0:
            self.app.sound("window_tick")
        changed = (share, second) != (self._share, self._second)
        self._share, self._second = share, second
        return changed

    # --- keys
    def on_raw(self, event: Event) -> bool:
        """Hear the React and Pass keys and gamepad buttons of all seats; True when it was one."""
        if event.type == pygame.KEYUP:
            self._held = None
        facts = self.facts if self.visible else self.coming
        if facts is None or not facts.shown or facts.serving is not None:
            return False
        self._heard = {strip.seat for strip in facts.strips}
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            down = event.type == pygame.KEYDOWN
            place = place_of(event)
            if facts.call and self._race_key(place, down=down):
                return True
            return self._key(place, down=down)
        return event.type == pygame.JOYBUTTONDOWN and self._pad(event)

    def _pad(self, event: Event) -> bool:
        """A: React, B: Pass; of a pad that two share the bumpers are React of the lower and the higher seat (AP-168)."""
        holders = [person.seat for person in self.who if person.human and person.pad == event.instance_id]
        if len(holders) > 1:
            presses: dict[int, tuple[int, Press]] = {
                LEFT_BUMPER: (holders[0], "react"),
                RIGHT_BUMPER: (holders[-1], "react"),
            }
        else:
            presses = {button: (seat, what) for seat in holders for button, what in PAD_PRESSES}
        seat, what = presses.get(event.button, (-1, "pass"))
        if seat in self._heard:
            self._press(seat, what)
        return seat in self._heard or (len(holders) > 1 and event.button in dict(PAD_PRESSES))

    def _race_key(self, place: str, *, down: bool) -> bool:
        """The key of a seat for races."""
        seat = next(
            (i for i in sorted(self._heard) if self.who[i].human and place and self.who[i].race_key == place), None
        )
        if seat is not None and down:
            self._press(seat, "react")
        return seat is not None

    def _key(self, place: str, *, down: bool) -> bool:
        for seat in sorted(self._heard):
            person = self.who[seat]
            if person.human and place and place in (person.react, person.decline):
                passing = place == person.decline
                if down:
                    self._press(seat, "pass" if passing else "react")
                if passing:
                    moment = self._now + max(0, self.app.moment - self._looked)
                    self._full(moment)  # it may have been long enough in a frame that was slow
                    self._held = (seat, moment) if down else None
                return True
        return False

    def _hold(self, now: float) -> None:
        """A key that is let go at another screen is not heard here."""
        before, self._looked = self._looked, self.app.clock()
        if self._looked - before > AWAY_MS:
            self._held = None
        self._full(now)

    def _full(self, now: float) -> None:
        if self._held is not None and now - self._held[1] >= HOLD_MS:
            seat, self._held = self._held[0], None
            self.on_mode(seat)

    # --- place
    def measure(self, width: int) -> tuple[int, int]:
        number = max(1, len(self._cells) or len(self.who))
        wide = min(width, self.u(WIDEST) * number + self.u(GAP) * (number - 1) + 2 * self.u(PAD))
        cell = (wide - 2 * self.u(PAD) - self.u(GAP) * (number - 1)) / number
        return wide, self.u(cell_height(cell / self.kit.scale) + 2 * PAD + HEAD + 6)

    def layout(self) -> None:
        if not self.rect.width:
            return
        wide, high = self.measure(self.rect.width)
        self.box = pygame.Rect(0, 0, wide, high)
        self.box.midbottom = self.rect.midbottom  # rather higher than its place than too low for its buttons
        inside = rects.inset(self.box, self.u(PAD))
        self._head, rest = rects.cut_top(inside, self.u(HEAD), self.u(6))
        self._bar = rects.inset(self._head, 0, (self._head.height - self.u(BAR)) // 2)
        label = self.kit.measure(self._title, "label") + self.u(50)
        self._bar = rects.cut_right(rects.cut_left(self._bar, label)[1], self.u(64))[1]
        self._note, bar = rects.cut_right(
            self._bar, self.kit.measure(tr("hud-hold-pass"), "caption") + self.u(4), self.u(16)
        )
        self._bar = bar if bar.width >= self.u(LEAST) else self._bar
        cells = rects.columns(rest, [1] * max(1, len(self._cells)), self.u(GAP))
        for cell, place in zip(self._cells.values(), cells, strict=False):
            cell.place(place)

    _bar = _head = _note = pygame.Rect(0, 0, 0, 0)

    @property
    def _title(self) -> str:
        return self.facts.call if self.facts is not None and self.facts.call else tr("hud-reactions")

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        panel_style.panel(target, kit, self.box, "tray")
        icon = kit.icon("bolt", 24, "gold")
        target.blit(icon, icon.get_rect(midleft=(self._head.x, self._head.centery)))
        left = rects.cut_left(self._head, kit.u(32))[1]
        kit.write(target, self._title, "label", left, "gold_light")
        right = rects.cut_right(self._head, kit.u(56))[0]
        text = tr("hud-seconds", count=self._second + 1) if self._share >= 0 else tr("hud-no-limit")
        kit.write(
            target, text, "label", right, "text", align="right", size=min(17, kit.fit(text, "label", right.width))
        )
        if self._note.x > self._bar.right:
            place = self._note.inflate(0, self._head.height - self._note.height)
            kit.write(target, tr("hud-hold-pass"), "caption", place, "muted")
        self._draw_bar(target)
        super().draw(target)

    def _draw_bar(self, target: pygame.Surface) -> None:
        kit, bar = self.kit, self._bar
        kit.panel(target, bar, "inset")
        wide = bar.width if self._share < 0 else self._share
        if wide >= bar.height:
            tint = kit.color("muted" if self._share < 0 else "coral" if self._second < 2 else "gold")
            whole = shapes.filled(bar.size, bar.height // 2, tint.lerp(kit.color("white"), 0.4), tint)
            end = bar.height // 2
            target.blit(whole, bar, (0, 0, wide - end, bar.height))
            target.blit(whole, (bar.x + wide - end, bar.y), (bar.width - end, 0, end, bar.height))
