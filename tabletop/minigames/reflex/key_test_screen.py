"""The key test: everybody holds the own key at the same time, and what the keyboard cannot tell is named (AP-167)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.match.seats import pad_buttons, race_keys
from tabletop.minigames.reflex import KeyTest
from tabletop.minigames.reflex.racer_panel import HIGH, RaceBadge
from tabletop.toolkit import headline_text, rects
from tabletop.toolkit.draw_context import DrawContext, ScreenRoom
from tabletop.toolkit.gamepads import pad_of, pads
from tabletop.toolkit.keyboard import legend, place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.key_capture import CaptureScreen
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.match.seats import TableSetup
    from tabletop.minigames.reflex.race_facts import Racer


CLOSE_MS = 1200
ROOM = ScreenRoom((1300, 760))  # units that the test needs: large scales are held back
LEAST_LOOKS = 200

KEYBOARD_MS = 8  # how often usual keyboards are looked at by the computer


class KeyTestScreen(Screen[bool]):
    """Closes with True when all keys were heard together. `on_key(seat, place)`: somebody takes another key;
    `on_error(ms)`: how exact times are here, measured while the keys were held.
    """

    modal = True
    veil = 200
    _kit: DrawContext | None = None

    def __init__(
        self, racers: tuple[Racer, ...], on_key: Callable[[int, str], None], on_error: Callable[[int], None]
    ) -> None:
        super().__init__("key test")
        self.racers = {racer.seat: racer._replace(key="") if racer.pad else racer for racer in racers}
        self.take_key, self.on_error = on_key, on_error
        self.test = KeyTest({seat: racer.pad or racer.key for seat, racer in self.racers.items()})
        self._looks: list[float] = []
        self._looked: float | None = None
        self._shown = "waiting"

    # --- life
    def build(self) -> None:
        self.badges = {seat: self.add(RaceBadge(racer, (), solo=False)) for seat, racer in self.racers.items()}
        self.other = self.add(
            Button(tr("reflex-another-key"), self._other, style="primary", icon="keyboard", label="Another key")
        )
        self.again = self.add(Button(tr("reflex-again"), self._again, style="secondary", icon="rewind", label="Again"))
        self.leave = self.add(
            Button(tr("reflex-play-anyway"), lambda: self.close(False), style="ghost", icon="play", label="Play anyway")
        )
        self._buttons()

    @property
    def urgent(self) -> bool:
        return self.app.top is self and self._shown != "passed"

    def _buttons(self) -> None:
        self.other.visible = self.again.visible = self._shown == "missing"
        self.leave.text = tr("reflex-go-on" if self._shown == "passed" else "reflex-play-anyway")
        self.set_focus(self.other if self._shown == "missing" else None)
        self.layout()
        self.refresh()

    # --- what happens
    def watch(self, now: float) -> None:
        """Note how often the input is looked at, and judge what is held."""
        if self._looked is not None:
            self._looks.append(now - self._looked)
        self._looked = now
        state = self.test.state(now)
        if state == self._shown:
            return
        self._shown = state
        if state == "passed":
            self.app.sound("race_over")
            if len(self._looks) >= LEAST_LOOKS:
                self.on_error(error_of(self._looks))
            self.app.after(self.app.ms(CLOSE_MS), self._passed)
        elif state == "missing":
            self.app.sound("error_soft")
        self._buttons()

    def _passed(self) -> None:
        if self.app.screens[-1:] == [self]:
            self.close(True)

    def update(self, now: float) -> bool:
        if self.app.top is self and self._shown != "passed":  # whoever is missing may only be slow
            self.watch(now)
        moved = False
        for seat, badge in self.badges.items():
            down = seat in self.test.down_since or self._shown == "passed"
            badge.show("in" if down else "missing" if seat in self.test.missing else "ready", now)
            moved = badge.tick(now) or moved
        return moved

    def _again(self) -> None:
        self.test.again()
        self._shown, self._looked = "waiting", None
        self._buttons()

    def _other(self) -> None:
        """The first seat whose key does not come chooses another one."""
        seat = (self.test.blocked() or self.test.missing)[0]
        name = escape(self.racers[seat].name)
        text = tr("reflex-other-key", name=name)
        others = [racer for racer in self.racers.values() if racer.seat != seat]
        taken = {racer.key: tr("reflex-key-of", name=racer.name) for racer in others}
        self.app.push(CaptureScreen(tr("reflex-another-key"), text, taken=taken), lambda key: self._chosen(seat, key))

    def _chosen(self, seat: int, key: str | None) -> None:
        if key:
            self.take_key(seat, key)
            self.racers[seat] = self.badges[seat].racer = self.racers[seat]._replace(key=key, pad="")
            self.test.keys[seat] = key
        self._again()

    # --- input
    def on_event(self, event: Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            place = place_of(event)
        elif event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP) and self._tests(pad_of(event)):
            place = pad_of(event)
        else:
            return False
        if place not in self.test.keys.values():
            return event.type == pygame.JOYBUTTONDOWN
        if event.type in (pygame.KEYUP, pygame.JOYBUTTONUP):
            self.test.up(place, self.app.clock())
        elif self._shown != "passed" and self.test.down(place, self.app.clock()):
            self.app.sound("gesture_land")
            self.refresh()
        return True

    def _tests(self, button: str) -> bool:
        """Whether a gamepad's button is meant for the test; when nobody holds anything it presses those on the screen."""
        if self._shown == "missing":
            missing = any(self.test.keys[seat] == button for seat in self.test.missing)
            return missing or (bool(self.test.down_since) and button in self.test.keys.values())
        return self._shown == "waiting"

    # --- place and picture
    @property
    def kit(self) -> DrawContext:
        if self._kit is None:
            self._kit = DrawContext(self.app.window.size, self.app.prefs.size, ROOM)
        return self._kit

    def layout(self) -> None:
        self.kit.resize(self.rect.size, self.app.prefs.size)
        count, gap = len(self.badges), self.u(22)
        wide = min(self.u(400), (self.rect.width - self.u(60) - (count - 1) * gap) // max(1, count))
        x = self.rect.centerx - (wide * count + gap * (count - 1)) // 2
        y = self.rect.centery - self.u(HIGH) // 2 + self.u(20)
        for badge in self.badges.values():
            badge.place(pygame.Rect(x, y, wide, self.u(HIGH)))
            x += wide + gap
        shown = [button for button in (self.other, self.again, self.leave) if button.visible]
        sizes = [button.measure(self.u(420)) for button in shown]
        x = self.rect.centerx - (sum(size[0] for size in sizes) + gap * (len(sizes) - 1)) // 2
        for button, size in zip(shown, sizes, strict=True):
            button.place(pygame.Rect(x, y + self.u(HIGH + 190), *size))
            x += size[0] + gap

    def paint(self, target: pygame.Surface) -> None:
        kit = self.kit
        title, text, color = self._words()
        size = min(120.0, 120 * (self.rect.width - kit.u(160)) / max(1, kit.measure(title, "script", 120)))
        shown = headline_text.words(kit, title, size, color)
        target.blit(shown, shown.get_rect(center=(self.rect.centerx, self.rect.centery - kit.u(270))))
        box = rects.center(self.rect, kit.u(1300), kit.u(120)).move(0, kit.u(HIGH // 2 + 100))
        words = kit.rich(text, "body", box.width, "text", align="center", size=30)
        words.draw(target, (box.x, box.centery - words.size[1] // 2))

    def _button(self, seat: int) -> str:
        racer = self.racers[seat]
        return f"{{gamepad}} {{{pads.sign(racer.pad)}}}" if racer.pad else f"**{escape(legend(racer.key))}**"

    def _words(self) -> tuple[str, str, str]:
        if self._shown == "passed":
            return tr("reflex-all-keys"), tr("reflex-told-apart"), "green"
        if self._shown == "missing":
            keys = [f"{self._button(seat)} ({escape(self.racers[seat].name)})" for seat in self.test.missing]
            held = list(map(self._button, self.test.down_since))
            pads = any(self.racers[seat].pad for seat in self.test.missing)
            how = "button" if pads else "blocked" if self.test.blocked() else "key"
            return tr("reflex-missing"), tr("reflex-not-told", how=how, keys=keys, held=held), "coral"
        down, count = len(self.test.down_since), len(self.test.keys)
        what = "reflex-hold-buttons" if any(racer.pad for racer in self.racers.values()) else "reflex-hold-keys"
        return tr("reflex-key-test"), tr(what, down=down, count=count), "gold"


def keys_to_test(setup: TableSetup) -> dict[int, str]:
    """The keys of the people who race by keyboard and the buttons of those with a gamepad; nothing when fewer than two do."""
    found = {**race_keys(setup.seats), **pad_buttons(setup.seats)}
    return found if len(found) > 1 else {}


def combination(keys: dict[int, str]) -> str:
    """A name for keys that have been tested together."""
    return "+".join(sorted(keys.values()))


def error_of(gaps: list[float]) -> int:
    """How wrong a time can be, in whole ms: the keyboard's own steps and those in which the input was read."""
    read = sorted(gaps)[len(gaps) * 95 // 100] if gaps else 1.0
    return max(1, round(KEYBOARD_MS + read))
