"""Gamepads, told by SDL's mapping of game controllers: whatever numbers a pad has for its buttons, the same ones mean the same.

A pad that SDL does not know is heard as it is. `pads` holds those that are plugged in, and what stands on their buttons.
"""

from __future__ import annotations

import atexit
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame
from pygame._sdl2 import controller

from tabletop.core.sanitizing import capitals
from tabletop.toolkit import fonts, shapes, theme

if TYPE_CHECKING:
    from pygame.event import Event

BOTTOM, RIGHT, LEFT_BUMPER, RIGHT_BUMPER = 0, 1, 4, 5
# by SDL's names of buttons and axes, the numbers that the program uses: those of the most usual pad
BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: BOTTOM, pygame.CONTROLLER_BUTTON_B: RIGHT, pygame.CONTROLLER_BUTTON_X: 2,
    pygame.CONTROLLER_BUTTON_Y: 3, pygame.CONTROLLER_BUTTON_LEFTSHOULDER: LEFT_BUMPER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: RIGHT_BUMPER, pygame.CONTROLLER_BUTTON_START: 7,
    pygame.CONTROLLER_BUTTON_DPAD_UP: 11, pygame.CONTROLLER_BUTTON_DPAD_DOWN: 12,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: 13, pygame.CONTROLLER_BUTTON_DPAD_RIGHT: 14,
}  # fmt: skip
AXES = {pygame.CONTROLLER_AXIS_LEFTX: 0, pygame.CONTROLLER_AXIS_LEFTY: 1, pygame.CONTROLLER_AXIS_RIGHTX: 3}
PRESSES = {pygame.CONTROLLERBUTTONDOWN: pygame.JOYBUTTONDOWN, pygame.CONTROLLERBUTTONUP: pygame.JOYBUTTONUP}
RAW = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION, pygame.JOYBALLMOTION)
FULL = 32767  # of an axis


class ButtonSigns(NamedTuple):
    """What stands on the buttons of a family of pads, as names of icons (`gamepad_signs`)."""

    bottom: str
    right: str
    left_bumper: str
    right_bumper: str


USUAL = ButtonSigns("pad-a", "pad-b", "pad-lb", "pad-rb")
FAMILIES = {
    ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"): ButtonSigns(
        "pad-cross", "pad-circle", "pad-l1", "pad-r1"
    ),
    ("nintendo", "switch", "joy-con"): ButtonSigns("pad-a", "pad-b", "pad-l", "pad-r"),
}
KEYS = {"return": "bottom", "enter": "bottom", "escape": "right", "esc": "right"}  # keys that a button does the same as
USES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)


class Pads:
    """`used`: the pad that was pressed last, None while somebody uses keys or the mouse."""

    def __init__(self) -> None:
        self.used: int | None = None
        self._open: dict[int, pygame.joystick.JoystickType] = {}  # events come only while they are held open
        self._known: dict[int, controller.Controller] = {}

    def start(self) -> None:
        """Open the gamepads; those plugged in later arrive as events."""
        pygame.joystick.init()
        controller.init()
        atexit.register(self.stop)  # before SDL closes them itself

    def stop(self) -> None:
        """Let go of all of them."""
        for pad in self._known.values():
            pad.quit()
        self._known.clear()
        self._open.clear()

    def translated(self, event: Event) -> Event | None:
        """An event of a pad as all pads tell it; any other as it is; None for what is told already, or means nothing."""
        if event.type in USES:
            self.used = None
        elif event.type in (pygame.JOYBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN):
            self.used = getattr(event, "instance_id", None)
        if event.type == pygame.JOYDEVICEADDED:
            self._plug_in(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            self.used = None if self.used == event.instance_id else self.used
            gone = self._known.pop(event.instance_id, None)
            if gone is not None:
                gone.quit()
        elif event.type in RAW:
            return None if getattr(event, "instance_id", -1) in self._known else event
        elif event.type in PRESSES:
            return _told(PRESSES[event.type], event, button=BUTTONS.get(event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return _told(pygame.JOYAXISMOTION, event, axis=AXES.get(event.axis), value=max(-1.0, event.value / FULL))
        return event

    def _plug_in(self, index: int) -> None:
        pad = pygame.joystick.Joystick(index)
        number = pad.get_instance_id()
        self._open[number] = pad
        if controller.is_controller(index):
            self._known[number] = controller.Controller(index)

    def signs(self, number: int | None) -> ButtonSigns:
        """What stands on a pad, by its number; the usual signs for one that is not there."""
        pad = self._open.get(-1 if number is None else number)
        name = pad.get_name().casefold() if pad is not None else ""
        return next((signs for words, signs in FAMILIES.items() if any(word in name for word in words)), USUAL)

    def sign(self, button: str) -> str:
        """The icon of the button with which somebody races and reacts (`match.seats.pad_buttons`), "" for none."""
        if not button:
            return ""
        _, number, *side = button.split()
        signs = self.signs(int(number))
        return {"left": signs.left_bumper, "right": signs.right_bumper, "": signs.bottom}["".join(side)]

    def bottom(self, number: int | None) -> str:
        """The icon of the lower button of a pad, "" where it is not plugged in."""
        return self.signs(number).bottom if number in self._open else ""

    def cap(self, button: str, key: str, *, declines: bool = False) -> str:
        """What somebody with this button presses instead of a key: the button of a pad that is plugged in, else the key."""
        number = int(button.split()[1]) if button else -1
        if number not in self._open:
            return key
        if declines:
            return self.signs(number).right if button == f"pad {number}" else key
        return self.sign(button)

    def instead(self, key: str) -> str:
        """The button that does what a key does, as long as a pad is used; "" for none."""
        name = KEYS.get(key.casefold(), "") if self.used is not None else ""
        return str(getattr(self.signs(self.used), name)) if name else ""


def _told(kind: int, event: Event, **values: Any) -> Event | None:
    if None in values.values():
        return None
    return pygame.event.Event(kind, instance_id=event.instance_id, joy=event.instance_id, **values)


pads = Pads()


def pad_of(event: Event) -> str:
    """The gamepad's button of an event as `match.seats.pad_buttons` names it, "" for one that means nothing in a race."""
    pad = f"pad {getattr(event, 'instance_id', 0)}"
    return {BOTTOM: pad, LEFT_BUMPER: f"{pad} left", RIGHT_BUMPER: f"{pad} right"}.get(event.button, "")


# What is printed on the buttons of gamepads, drawn: a shape or a letter in a ring, in a bar for what lies at the
# shoulders.
#
# They are icons, whose names begin with `pad-`: "pad-cross", "pad-a", "pad-l1".

PREFIX = "pad-"
SHAPES = {  # in a box of 100 x 100
    "cross": "M34,34 L66,66 M66,34 L34,66",
    "circle": "M50,29 A21,21 0 1 1 49.9,29 Z",
    "square": "M34,34 H66 V66 H34 Z",
    "triangle": "M50,28 L70,63 H30 Z",
}
BARS = ("l", "r", "lb", "rb", "l1", "r1")
RING, LINE = 7, 9  # of 100: how thick
LONG = 1.5  # times as wide as high is a bar
HIGH = 0.8  # of the icon's height
LETTERS, SMALL = 0.66, 0.56  # of the height: of one letter, of two


def is_sign(name: str) -> bool:
    return name.startswith(PREFIX)


def spoken_sign(name: str) -> str:
    """How people call it."""
    word = name.removeprefix(PREFIX)
    return word.title() if word in SHAPES else capitals(word)


def sign_width(name: str, pixels: int) -> int:
    """Of a sign that is `pixels` high."""
    return round(pixels * LONG) if name.removeprefix(PREFIX) in BARS else pixels


def draw_sign(name: str, pixels: int, color: pygame.Color) -> pygame.Surface:
    """A sign that is `pixels` high."""
    word, wide, ink = name.removeprefix(PREFIX), sign_width(name, pixels), shapes.hex6(color)
    long, step = 100 * wide / max(1, pixels), pixels / 100
    deep = 100 * HIGH if word in BARS else 100
    frame = (
        f'<rect x="{RING}" y="{(100 - deep) / 2 + RING}" width="{long - 2 * RING:.1f}" height="{deep - 2 * RING:.1f}" '
        f'rx="{deep / 2 - RING:.1f}" stroke-width="{RING}"/>'
    )
    path = f'<path d="{SHAPES[word]}" stroke-width="{LINE}"/>' if word in SHAPES else ""
    style = f'fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round"'
    out = shapes.svg((wide, pixels), f'<g transform="scale({step:.4f})" {style}>{frame}{path}</g>', keep=False)
    if not path:
        size = max(1, round(pixels * (LETTERS if len(word) == 1 else SMALL)))
        letters = fonts.line(theme.load().type["number"].font, size, capitals(word), color)
        seen = letters.get_bounding_rect()
        out.blit(letters, ((wide - seen.width) // 2 - seen.left, (pixels - seen.height) // 2 - seen.top))
    return out
