"""What a race prepares before the signal: in a thread and in steps, complete when it counts, and gone afterwards."""

from __future__ import annotations

import time

import pygame
import pytest

from tabletop.minigames.reflex import race_picture
from tabletop.minigames.reflex.race_picture import PicturePreloader, RaceGrounds, standing
from tabletop.toolkit import assets, headline_text
from tabletop.toolkit.draw_context import DrawContext
from tests.minigames.reflex.rig import WAIT, Heats


def posters(race):
    """Wait until the thread has made its pictures; the clock of the race stands still meanwhile."""
    end = time.monotonic() + 20
    while not race.screen._ahead.begin():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_one_step_a_frame():
    """No frame of the pause takes more than one step, and all are taken before the signal."""
    with Heats(seats=4, people=4) as race:
        posters(race)
        left = [len(race.screen._steps)]
        while race.screen._steps:
            race.pilot.tick()
            left.append(len(race.screen._steps))
        assert left == list(range(left[0], -1, -1))
        assert race.screen.phase == "arming"
        assert race.screen.scene.signal is not None


@pytest.mark.rule("AP-158")
def test_a_signal_that_comes_first_waits_for_its_picture():
    """If nothing is prepared when the signal is due, all of it is prepared before the signal is shown and the time counts."""
    with Heats(seats=4, people=4) as race:
        assert race.screen.scene.signal is None
        race.pilot.now += WAIT + 100
        race.pilot.app.step([])
        assert race.screen.phase == "open"
        assert race.screen._steps == []
        assert race.screen.scene.signal is not None


def test_prepared_early_or_late_it_looks_the_same():
    def picture(early):
        with Heats(seats=4, people=4) as race:
            if early:
                posters(race)
                race.pilot.tick(WAIT // 2)
                assert race.screen._steps == []
            race.pilot.now = WAIT + 100
            race.pilot.app.step([])
            return race.pilot.pixels()

    assert picture(early=True) == picture(early=False)


def test_nothing_is_loaded_while_the_race_is_open(monkeypatch):
    """From the signal until all have landed no picture and no font is read from the disk."""
    with Heats(seats=4, people=4) as race:
        race.signal()

        def refuse(*parts):
            raise AssertionError(f"{parts} is loaded")

        monkeypatch.setattr(assets, "path", refuse)
        for name in "pzm":
            race.pilot.tick(100)
            race.tap(name)
        race.until("landed")


def test_a_false_alarm_prepares_nothing():
    with Heats(seats=3, people=3, stage={"false_alarm": True}) as race:
        assert race.screen._steps == []


def test_a_missing_picture_is_named():
    """The thread hands its error to whoever takes the picture."""
    like, room = pygame.Surface((64, 36)), pygame.Rect(0, 0, 64, 30)
    ahead = PicturePreloader("austin", "no-such-gesture", like, room, (20, 20))
    with pytest.raises(assets.AssetError, match="no-such-gesture"):
        ahead.take()


def test_nothing_large_is_left():
    """A race that is over gives its grounds and its large words back."""
    with Heats(seats=3, people=3) as race:
        race.signal()
        race.screen.close()
        race.screen.drop()
        assert race.screen.scene is None
        assert race.screen._ahead is None
        assert headline_text._kept.used + race_picture._kept.used == 0


@pytest.mark.parametrize("size", [(1024, 720), (1920, 1080), (2560, 1080), (1024, 1024), (1080, 1400), (1080, 1920)])
def test_words_stand_beside_the_hand_or_above_it(size):
    """The whole hand is seen in every shape of window, and what is called is written large and not on it."""
    room = pygame.Rect(0, 10, size[0], size[1] * 4 // 5)
    hand = standing((900, 1000), room)
    assert room.contains(hand)
    for write in (RaceGrounds.write_copy, lambda scene: scene.write_words("The pinky says it all!")):
        scene = RaceGrounds(DrawContext(size), pygame.Surface(size), quiet=True)
        scene.flash(pygame.Surface(size), hand, room)
        write(scene)
        written = pygame.mask.from_threshold(scene.signal, (0, 0, 0), (1, 1, 1))
        written.invert()
        box = written.get_bounding_rects()[0].unionall(written.get_bounding_rects())
        assert room.contains(box)
        assert not hand.colliderect(box)
        assert box.height > 0.07 * size[1]
