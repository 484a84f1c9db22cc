"""Gamepads of every maker, as SDL itself feigns them: the same buttons mean the same, and are called as their owners do."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

import pygame
import pytest

from tabletop.toolkit import gamepads, rich_text
from tabletop.toolkit.gamepads import Pads
from tabletop.toolkit.markup import plain
from tools.rigs.pilot import Pilot

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="where SDL's library lies is looked up in /proc")
GAMEPAD = 1
MIXED = {"a": "b1", "b": "b2", "x": "b0", "leftshoulder": "b4", "start": "b9", "dpup": "h0.1", "platform": "Linux"}


class Feigned:
    """A pad that is plugged in, with numbers of its own for its buttons."""

    def __init__(self):
        place = next(
            line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "libSDL2-2" in line
        )
        self.sdl = ctypes.CDLL(place)
        self.sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self.sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        self.sdl.SDL_JoystickSetVirtualHat.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        self.plug_in()

    def plug_in(self):
        self.index = self.sdl.SDL_JoystickAttachVirtual(GAMEPAD, 6, 15, 1)
        assert self.index >= 0
        self.handle = self.sdl.SDL_JoystickOpen(self.index)

    def press(self, number, down=True):
        self.sdl.SDL_JoystickSetVirtualButton(self.handle, number, down)

    def tilt(self, way):
        self.sdl.SDL_JoystickSetVirtualHat(self.handle, 0, way)

    def pull_out(self):
        self.sdl.SDL_JoystickClose(ctypes.c_void_p(self.handle))
        self.sdl.SDL_JoystickDetachVirtual(self.index)


@pytest.fixture
def plugged(monkeypatch):
    """Pads with one of another maker, and what they have told since the last look."""
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    with Pilot():
        pads = Pads()
        pads.start()
        pygame.event.clear()
        feigned = Feigned()

        def heard():
            found = filter(None, map(pads.translated, pygame.event.get()))
            kinds = {pygame.JOYBUTTONDOWN: "down", pygame.JOYBUTTONUP: "up", pygame.JOYAXISMOTION: "axis"}
            return [(kinds[event.type], getattr(event, "button", None)) for event in found if event.type in kinds]

        heard()
        next(iter(pads._known.values())).set_mapping(MIXED)
        yield pads, feigned, heard
        pads.stop()
        feigned.pull_out()
        pygame.event.clear()


def test_the_same_buttons_mean_the_same_on_every_pad(plugged):
    """Bottom, right, left, the left bumper, start: each told once, by the numbers of the program; and the d-pad is buttons."""
    _, feigned, heard = plugged
    for own, number in ((1, 0), (2, 1), (0, 2), (4, 4), (9, 7)):
        feigned.press(own)
        assert heard() == [("down", number)], own
        feigned.press(own, False)
        assert heard() == [("up", number)], own
    feigned.tilt(1)
    assert heard() == [("down", 11)]
    feigned.tilt(0)
    assert heard() == [("up", 11)]


def test_a_pad_is_heard_again_when_it_is_plugged_in_again(plugged):
    _, feigned, heard = plugged
    for _ in range(3):
        feigned.pull_out()
        heard()
        feigned.plug_in()
        heard()
        feigned.press(1)
        assert heard() == [("down", 0)]
        feigned.press(1, False)
        heard()


def test_sticks_are_told_in_parts_of_their_way():
    moved = pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=3, axis=pygame.CONTROLLER_AXIS_RIGHTX, value=-32768
    )
    with Pilot():
        found = Pads().translated(moved)
    assert (found.type, found.instance_id, found.axis, found.value) == (pygame.JOYAXISMOTION, 3, 3, -1.0)


def test_a_pad_that_is_not_known_is_heard_as_it_is():
    with Pilot():
        event = pygame.event.Event(pygame.JOYBUTTONDOWN, button=5, instance_id=77, joy=77)
        assert Pads().translated(event) is event


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("PS5 Controller", ("pad-cross", "pad-circle", "pad-l1", "pad-r1")),
        ("Nintendo Switch Pro Controller", ("pad-a", "pad-b", "pad-l", "pad-r")),
        ("Xbox Series X Controller", ("pad-a", "pad-b", "pad-lb", "pad-rb")),
        ("No name", ("pad-a", "pad-b", "pad-lb", "pad-rb")),
    ],
)
def test_buttons_are_called_as_on_the_pad_that_is_plugged_in(plugged, monkeypatch, name, signs):
    pads, _, _ = plugged
    number, pad = next(iter(pads._open.items()))
    monkeypatch.setitem(pads._open, number, Renamed(name, pad))
    assert pads.signs(number) == signs
    assert pads.sign(f"pad {number} left") == signs[2]
    assert pads.sign(f"pad {number}") == signs[0] == pads.bottom(number)
    assert pads.cap(f"pad {number}", "q") == signs[0]
    assert pads.cap(f"pad {number}", "w", declines=True) == signs[1]
    assert pads.cap(f"pad {number} right", "w", declines=True) == "w"
    assert pads.cap(f"pad {number + 7}", "q") == "q" == pads.cap("", "q")
    assert pads.signs(None) == pads.signs(99)


def test_the_pad_that_is_used_stands_for_enter_and_escape(plugged):
    """Until somebody presses a key or clicks; other keys have no button."""
    pads, feigned, heard = plugged
    assert pads.instead("return") == ""
    feigned.press(1)
    heard()
    feigned.press(1, False)
    heard()
    assert (pads.instead("Enter"), pads.instead("escape"), pads.instead("e")) == ("pad-a", "pad-b", "")
    for kind in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
        pads.used = next(iter(pads._open))
        pads.translated(pygame.event.Event(kind))
        assert pads.instead("return") == ""


def test_no_two_signs_of_a_pad_look_alike():
    """Each is drawn, differs from the others at the size of a cap, and has a name for whoever hears it."""
    names = [f"pad-{name}" for name in (*gamepads.SHAPES, "a", "b", "x", "y", *gamepads.BARS)]
    with Pilot():
        ink = pygame.Color("black")
        drawn = {pygame.image.tobytes(rich_text.draw_icon(name, 30, ink), "RGBA") for name in names}
        assert len(drawn) == len(names)
        assert (
            rich_text.draw_icon("pad-l1", 30, ink).get_width()
            > rich_text.draw_icon("pad-cross", 30, ink).get_width()
            == 30
        )
    assert plain("{pad-cross}/{pad-l1} {gamepad}") == "Cross/L1 "


class Renamed:
    """A pad by another name."""

    def __init__(self, name, pad):
        self.name, self.pad = name, pad

    def get_name(self):
        return self.name
