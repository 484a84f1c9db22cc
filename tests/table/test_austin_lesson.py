"""The guided first match of Austin Powers: it can be played to its end by every way, quick or slow, and by skipping."""

from __future__ import annotations

from functools import partial

import pytest

from tabletop.core.ask import WORLD
from tabletop.games.austin.rules.queries import SILENT_MS
from tabletop.pages.menu import MenuScreen
from tests.crossing import some_of
from tests.table import lectures
from tests.table.lectures import SIZES, Learner, points_at_what_is_meant
from tests.table.rig import WAYS
from tests.table.spies import Mats

SLOW = 120  # frames of 80 ms: longer than any race


class Pupil(Learner, Mats):
    """`quick`: presses in the race."""

    def __init__(self, pilot, screen, *, quick=True):
        super().__init__(pilot, screen)
        self.quick, self.raced = quick, 0

    def meanwhile(self):
        race = self.screen.minigames.plays[0].race
        if race is not None and self.pilot.app.top is race:
            self.raced += 1
            if self.raced % 20 == 0 and (self.quick or self.raced > SLOW):
                self.pilot.key("space")  # the gesture; later on: the times have been read


lecture = partial(lectures.lecture, "austin", Pupil)


@pytest.mark.parametrize("way", some_of(WAYS, lambda way: way == "drag"))
def test_the_lesson_can_be_played_to_its_end(way):
    """By dragging, by clicking, by keys, with a real race: the pupil wins, and the button leads to a real table."""
    with lecture() as (pupil, services, trail):
        for _ in pupil.steps():
            pupil.follow(way)
        assert pupil.raced
        assert pupil.match.outcome.winners == (0,)
        assert pupil.match.outcome.ending == "goal"
        assert services.settings.tutorials_done == ["austin"]
        pupil.follow(way)
        assert isinstance(pupil.pilot.app.top, MenuScreen)
        [(word, setup)] = trail.taken
        assert (word, setup.game) == ("play", "austin")
        assert [seat.human for seat in setup.seats] == [True, False, False, False]


@pytest.mark.long
def test_being_last_does_no_harm():
    """Who never presses is the target, and wins all the same."""
    with lecture(quick=False) as (pupil, _, _):
        for _ in pupil.steps():
            pupil.follow("click")
        times = [answer.value for answer in pupil.match.record.answers if answer.seat == WORLD]
        assert times[1] == max(times) == SILENT_MS, "the second one asked, clockwise from the villain, is the pupil"
        assert pupil.match.outcome.winners == (0,)


@pytest.mark.long
def test_the_lesson_can_be_skipped_step_by_step():
    """Skip makes each move; only the race itself is the pupil's."""
    with lecture() as (pupil, services, _):
        for step in pupil.steps():
            pupil.pilot.click("next" if step.do is None else "skip")
        assert services.settings.tutorials_done == ["austin"]


@pytest.mark.parametrize("size", some_of(SIZES, lambda size: size == SIZES[0]))
def test_the_teacher_points_at_what_is_meant(size):
    """Every step that is about something points at it, in the window; the balloon lies in the window, its words fit."""
    with lecture(size) as (pupil, _, _):
        points_at_what_is_meant(pupil)
