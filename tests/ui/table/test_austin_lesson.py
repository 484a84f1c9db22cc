"""The guided first match of Austin Powers: it can be played to its end by every way, quick or slow, and by skipping."""

from __future__ import annotations

from contextlib import contextmanager

import pytest

from tabletop import games
from tabletop.core.ask import WORLD
from tabletop.games.austin.queries import TIMES
from tabletop.ui.pilot import Pilot
from tabletop.ui.screens.menu import MenuScreen
from tabletop.ui.table import lesson
from tabletop.ui.table.tutorial import TutorialScreen
from tests.ui.screens import rig
from tests.ui.table.rig import WAYS
from tests.ui.table.spies import Mats

STEPS = lesson.load(games.load("austin")).step
SLOW = 120  # frames of 80 ms: longer than any race
SIZES = ((1024, 720), (1920, 1080))


class Pupil(Mats):
    """Goes through the lesson; `quick`: presses in the race."""

    def __init__(self, pilot, screen, quick=True):
        self.pilot, self.screen, self.match, self.quick = pilot, screen, screen.match, quick
        self.raced = 0

    def listen(self, most=120_000):
        """Until the teacher says the next thing."""
        end = self.pilot.now + most
        while not self.screen.lesson.on:
            assert self.pilot.now < end, f"the teacher is silent before step {self.screen.lesson.at}"
            race = self.screen.world.referee.race
            if race is not None and self.pilot.app.top is race:
                self.raced += 1
                if self.raced % 20 == 0 and (self.quick or self.raced > SLOW):
                    self.pilot.key("space")  # the gesture; later on: the times have been read
            self.pilot.tick(80)
        self.pilot.tick(32)
        return self.screen.lesson.step

    def follow(self, way):
        """Do what the teacher says."""
        step = self.listen()
        if step.do is not None:
            self.choose(self.screen.lesson.wanted(self.screen.view), way)
        elif way == "keys":
            self.pilot.key("return")
        else:
            self.pilot.click("next")

    def steps(self):
        """All steps but the last, each when the teacher says it."""
        while True:
            step = self.listen()
            if self.screen.lesson.last:
                return
            yield step


@contextmanager
def lecture(size=(1280, 720), quick=True):
    desk = rig.desk()
    trail = rig.Trail(desk)
    desk.settings.animation_speed, desk.settings.reduced_motion = "off", True
    with Pilot(size, desk.prefs()) as pilot:
        pilot.app.push(MenuScreen(desk))
        screen = TutorialScreen(desk, "austin")
        pilot.app.push(screen)
        yield Pupil(pilot, screen, quick), desk, trail


@pytest.mark.parametrize("way", WAYS)
def test_the_lesson_can_be_played_to_its_end(way):
    """By dragging, by clicking, by keys, with a real race: the pupil wins, and the button leads to a real table."""
    with lecture() as (pupil, desk, trail):
        for _ in pupil.steps():
            pupil.follow(way)
        assert pupil.raced
        assert pupil.match.outcome.winners == (0,)
        assert pupil.match.outcome.ending == "goal"
        assert desk.settings.tutorials_done == ["austin"]
        pupil.follow(way)
        assert isinstance(pupil.pilot.app.top, MenuScreen)
        [(word, setup)] = trail.taken
        assert (word, setup.game) == ("play", "austin")
        assert [seat.human for seat in setup.seats] == [True, False, False, False]


def test_being_last_does_no_harm():
    """Who never presses is the target, and wins all the same."""
    with lecture(quick=False) as (pupil, _, _):
        for _ in pupil.steps():
            pupil.follow("click")
        times = [answer.choice for answer in pupil.match.record.answers if answer.seat == WORLD]
        assert times[1] == max(times) == len(TIMES) - 1, "the second one asked, clockwise from the villain, is the pupil"
        assert pupil.match.outcome.winners == (0,)


def test_the_lesson_can_be_skipped_step_by_step():
    """Skip makes each move; only the race itself is the pupil's."""
    with lecture() as (pupil, desk, _):
        for step in pupil.steps():
            pupil.pilot.click("next" if step.do is None else "skip")
        assert desk.settings.tutorials_done == ["austin"]


@pytest.mark.parametrize("size", SIZES)
def test_the_teacher_points_at_what_is_meant(size):
    """Every step that is about something points at it, in the window; the balloon lies in the window, its words fit."""
    with lecture(size) as (pupil, _, _):
        window = pupil.pilot.window.surface.get_rect()
        for step in pupil.steps():
            teacher = pupil.screen.teacher
            assert window.contains(teacher.box)
            assert "{" not in teacher.source
            assert (teacher.anchor is None) == (not step.at)
            assert teacher.anchor is None or window.contains(teacher.anchor.inflate(-8, -8)), step.at
            assert pupil.pilot.overflowing([teacher, teacher.next, teacher.skip]) == []
            pupil.follow("click")


def test_the_teacher_uses_few_words():
    """Nobody reads a novel in a balloon; every refusal has its words."""
    assert max(len(step.text) for step in STEPS) <= 230
    assert all(step.no for step in STEPS if step.do is not None)
