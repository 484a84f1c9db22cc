"""The curtain covers everything, at once, and goes up only for whoever holds on."""

from __future__ import annotations

import pygame
import pytest

from tabletop.match import HOLD_MS, Curtain
from tabletop.table.hud import PeekHint, PrivacyCurtain
from tabletop.toolkit.widgets import Button
from tests.table.hud.room import SIZES, Ears, folk, hold, show


def covered(ears=None, paused=lambda: None, **more):
    pilot = show(PrivacyCurtain(folk(), ears if ears is not None else Ears(), paused), **more)
    curtain = pilot.app.top.panels[0]
    curtain.update(Curtain(1, "turn"), "Your turn.")
    return pilot, curtain


@pytest.mark.parametrize("size", SIZES)
def test_no_pixel_of_what_lies_below_is_seen(size):
    """Two tables that differ in every pixel look the same once the curtain hangs, from the first frame on."""
    seen = []
    for ground in ("#ff00ff", "#00ff00"):
        with covered(ground=ground, size=size)[0] as pilot:
            pilot.tick()
            first = pilot.pixels()
            pilot.tick(500)
            assert pilot.pixels() == first
            seen.append(first)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("scale", [0.75, 1.5, 2.0])
def test_it_covers_at_every_scale(scale):
    frames = []
    for ground in ("#ff00ff", "#00ff00"):
        with covered(ground=ground, scale=scale)[0] as pilot:
            pilot.tick()
            frames.append(pilot.pixels())
            assert not pilot.overflowing()
    assert frames[0] == frames[1]


def test_what_lies_below_hears_nothing_and_keeps_no_focus():
    pressed = Ears()
    button = Button("Below", pressed)
    with show(button, PrivacyCurtain(folk(), Ears(), lambda: None)) as pilot:
        room = pilot.app.top
        room.set_focus(button)
        pilot.move(button)
        room.panels[1].update(Curtain(0, "focus"), "")
        pilot.tick()
        assert room.focus is not button
        assert pilot.app.hovered is not button
        pilot.click(button.rect.center)
        pilot.key("tab", "tab")
        assert room.focus is not button
        pilot.key("tab", "return", "space")
        assert not pressed


def test_it_falls_without_a_frame_between():
    """However long animations last, the first picture after the fall shows nothing of the table."""
    with show(PrivacyCurtain(folk(), Ears(), lambda: None), animation=0.25, ground="#ff00ff") as pilot:
        room = pilot.app.top
        room.panels[0].update(Curtain(2, "idle"), "")
        pilot.app.step([])
        here = pilot.window.surface.copy()
        magenta = pygame.mask.from_threshold(here, (255, 0, 255, 255), (2, 2, 2, 255)).count()
        assert magenta == 0


@pytest.mark.parametrize("key", ["p", "return", "space"])
def test_the_key_must_be_held(key):
    ears = Ears()
    with covered(ears)[0] as pilot:
        pilot.tick(500)
        hold(pilot, key, HOLD_MS - 100)
        pilot.tick(HOLD_MS)
        assert not ears
        hold(pilot, key, HOLD_MS + 50)
        assert ears == [(1, HOLD_MS)]


@pytest.mark.parametrize("key", ["p", "return", "mouse"])
@pytest.mark.parametrize(
    ("before", "slow", "lifts"), [(500, 400, True), (550, 150, True), (100, 600, False), (0, 900, False)]
)
def test_a_hold_that_ends_within_a_slow_frame_counts_as_long_as_it_was(key, before, slow, lifts):
    """Events carry no times: what came while one frame was drawn is taken to have come in the middle of it."""
    ears = Ears()
    with covered(ears)[0] as pilot:
        pilot.tick(500)
        code = pygame.key.key_code(key) if key != "mouse" else 0
        if code:
            pilot.send(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
        else:
            pilot.press("lift")
        pilot.tick(before)
        pilot.now += slow
        if code:
            pilot.send(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
        else:
            pilot.send(pygame.MOUSEBUTTONUP, pos=pilot.app.pointing.pos, button=1)
        assert bool(ears) is lifts


@pytest.mark.parametrize("key", ["p", "return", "space", "mouse"])
def test_a_press_is_enough_for_those_who_cannot_hold(key):
    ears = Ears()
    with covered(ears, press_once=True)[0] as pilot:
        pilot.tick(500)
        pilot.click("lift") if key == "mouse" else pilot.key(key)
        pilot.tick(32)
        assert ears == [(1, HOLD_MS)]


def test_nor_do_such_presses_that_were_meant_for_the_table():
    """One that is over before the curtain has hung for a moment, one that called for it, and keys of others."""
    ears = Ears()
    with covered(ears, press_once=True)[0] as pilot:
        curtain = pilot.app.top.panels[0]
        pilot.tick(50)
        pilot.key("p")
        pilot.tick(500)
        pilot.key("q", "l", "r")
        curtain.carry()
        curtain.update(Curtain(2, "turn"), "")
        pilot.tick(2000)
        assert not ears


def test_a_covered_hand_is_shown_by_a_press_that_was_not_meant_for_a_window():
    ears = Ears()
    with show(PeekHint(folk(), ears), press_once=True) as pilot:
        hint = pilot.app.top.panels[0]
        hint.cover(1)
        pilot.app.relayout()
        pilot.key("p")
        pilot.tick(1000)
        assert not ears
        pilot.key("p")
        assert ears == [(1, HOLD_MS)]


def test_keys_of_others_do_not_lift_it():
    ears = Ears()
    with covered(ears)[0] as pilot:
        pilot.tick(500)
        for key in ("q", "l", "r", "u"):
            hold(pilot, key, HOLD_MS + 100)
        assert not ears


def test_the_button_is_held_with_the_mouse():
    ears = Ears()
    with covered(ears)[0] as pilot:
        pilot.tick(500)
        pilot.click("lift")
        pilot.tick(HOLD_MS)
        assert not ears
        pilot.press("lift")
        pilot.tick(HOLD_MS + 50)
        pilot.release("lift")
        assert ears == [(1, HOLD_MS)]


def test_a_press_meant_for_the_table_does_not_count():
    """The curtain falls under the hand of the one who played: what he still presses then must not lift it."""
    ears = Ears()
    with covered(ears)[0] as pilot:
        pilot.tick(50)
        hold(pilot, "return", HOLD_MS + 100)
        assert not ears


def test_the_gamepad_of_the_seat_lifts_it():
    ears = Ears()
    with covered(ears)[0] as pilot:
        pilot.tick(500)
        pilot.send(pygame.JOYBUTTONDOWN, button=0, instance_id=0, joy=0)
        pilot.tick(HOLD_MS + 50)
        assert ears == [(1, HOLD_MS)]


def test_a_lifted_curtain_rises_and_is_gone():
    with covered(ground="#ff00ff")[0] as pilot:
        curtain = pilot.app.top.panels[0]
        pilot.tick(100)
        curtain.update(None)
        assert not curtain.closed
        pilot.tick(200)
        assert curtain.visible
        assert curtain.widget_at((100, 100)) is None
        pilot.settle()
        assert not curtain.visible
        assert pilot.window.surface.get_at((640, 700))[:3] == (255, 0, 255)


def test_with_reduced_motion_it_is_gone_at_once():
    with covered(reduced_motion=True)[0] as pilot:
        curtain = pilot.app.top.panels[0]
        curtain.update(None)
        pilot.tick(20)
        assert not curtain.visible


def test_it_falls_again_while_it_rises():
    with covered(ground="#ff00ff")[0] as pilot:
        curtain = pilot.app.top.panels[0]
        pilot.tick()
        curtain.update(None)
        pilot.tick(150)
        curtain.update(Curtain(1, "focus"), "")
        pilot.tick()
        shown = pilot.pixels()
        pilot.tick(1000)
        assert curtain.closed
        assert pilot.pixels() == shown


def test_whom_it_waits_for_can_be_seen():
    frames = set()
    for seat in range(3):
        with show(PrivacyCurtain(folk(), Ears(), lambda: None)) as pilot:
            pilot.app.top.panels[0].update(Curtain(seat, "turn"), "")
            pilot.tick()
            frames.add(pilot.pixels())
    assert len(frames) == 3


def test_the_peek_hint_shows_the_keys():
    with show(PeekHint(folk(), lambda *_: None)) as pilot:
        hint = pilot.app.top.panels[0]
        assert not hint.visible
        hint.update((0, 2))
        pilot.app.relayout()
        pilot.tick()
        keys = pilot.pixels()
        hint.update((2,))
        pilot.tick()
        assert pilot.pixels() != keys
        hint.update(())
        assert not hint.visible


def test_the_pause_is_reached_and_lifts_nothing():
    """Esc and the button in the corner open the pause; Tab leads there, and Enter means the button that has the focus then."""
    ears, paused = Ears(), []
    pilot, curtain = covered(ears, lambda: paused.append(curtain.closed))
    with pilot:
        pilot.tick(500)
        pilot.key("escape")
        pilot.click("pause")
        assert paused == [True, True]
        pilot.key("tab")
        pilot.key("tab") if not curtain.pause.focused else None
        hold(pilot, "return", HOLD_MS + 50)
        assert paused == [True, True, True]
        pilot.key("tab")
        assert curtain.ring.focused
        assert not ears


def test_what_is_held_when_the_pause_opens_lifts_nothing_behind_it():
    ears = Ears()
    with covered(ears)[0] as pilot:
        pilot.tick(500)
        pilot.press("lift")
        pilot.key("escape")
        pilot.tick(HOLD_MS * 2)
        assert not ears
