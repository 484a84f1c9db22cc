"""The guided first match of Mighty Beanz: it can be played to its end by every way, with hits, with misses, by skipping."""

from __future__ import annotations

from functools import partial

import pytest

from tabletop import games
from tabletop.pages.menu import MenuScreen
from tabletop.table.guided import lesson
from tests.crossing import some_of
from tests.table import lectures
from tests.table.lectures import SIZES, Learner, points_at_what_is_meant
from tests.table.rig import WAYS
from tests.table.ring import Ring

STEPS = lesson.load(games.load("beanz")).step


class Pupil(Learner, Ring):
    """The first `misses` flicks are misses on purpose."""

    def __init__(self, pilot, screen, *, misses=0):
        super().__init__(pilot, screen)
        self.flicks, self.misses = 0, misses

    def meanwhile(self):
        if self.flick is None:
            return
        if self.misses and self.flick.aiming:
            self.misses -= 1
            self.flick.miss_on_purpose()
        self.shoot()


lecture = partial(lectures.lecture, "beanz", Pupil)


@pytest.mark.parametrize("way", some_of(WAYS, lambda way: way == "click"))
def test_the_lesson_can_be_played_to_its_end(way):
    """By dragging, by clicking, by keys, the real flick with it: the pupil wins, and the button leads to a real table."""
    with lecture() as (pupil, services, trail):
        for _ in pupil.steps():
            pupil.follow(way)
        assert pupil.flicks >= 1
        assert pupil.match.outcome.winners == (0,)
        assert pupil.match.outcome.ending == "loot_cleared"
        assert services.settings.tutorials_done == ["beanz"]
        pupil.follow(way)
        assert isinstance(pupil.pilot.app.top, MenuScreen)
        [(word, setup)] = trail.taken
        assert (word, setup.game) == ("play", "beanz")
        assert [seat.human for seat in setup.seats] == [True, False]


@pytest.mark.long
@pytest.mark.parametrize("misses", [1, 2, 3])
def test_a_missed_flick_is_no_end(misses):
    """The teacher has a word for each miss, and there is another turn; what did not happen is not talked about."""
    with lecture(misses=misses) as (pupil, _, _):
        told = []
        for step in pupil.steps():
            told.append(step)
            pupil.follow("click")
        assert pupil.match.outcome.winners == (0,)
        extra = [step for step in told if step.maybe]
        assert len(extra) >= misses
        assert any("second flick" in step.text for step in extra)
        assert any("Missed twice" in step.text for step in extra) == (misses > 1)


@pytest.mark.long
def test_the_lesson_can_be_skipped_step_by_step():
    """Skip makes each move; only the flick itself is the pupil's."""
    with lecture() as (pupil, services, _):
        for step in pupil.steps():
            pupil.pilot.click("next" if step.do is None else "skip")
        assert services.settings.tutorials_done == ["beanz"]


def test_the_sum_is_shown_before_the_attack():
    """What the teacher says about the numbers is what the table shows."""
    with lecture() as (pupil, _, _):
        while "click the Lion" not in pupil.listen().text:
            pupil.follow("click")
        screen = pupil.screen
        option = screen.view.options[screen.lesson.wanted(screen.view)]
        rows = screen.match.definition.looks.preview(screen.view, option)
        assert "200 against 150: Sidewayz" in [row.line for row in rows]
        sums = [row.terms[0].replace("\u00a0", " ") for row in rows]
        assert any("50 Lion Bean + 50 Team Bonus" in told and "= 200" in told for told in sums)
        pupil.follow("click")
        pupil.listen()
        assert "200 against 150" in screen.teacher.source


def test_one_can_leave_from_the_flick():
    """Esc on the flick, then Leave: back at the menu."""
    with lecture() as (pupil, services, _):
        while "**Press Flick**" not in pupil.listen().text:
            pupil.follow("click")
        pupil.follow("click")
        while pupil.flick is None:
            pupil.pilot.tick(80)
        pupil.pilot.key("escape")
        pupil.pilot.tick(300)
        pupil.pilot.click("Leave")
        pupil.pilot.tick(300)
        assert isinstance(pupil.pilot.app.top, MenuScreen)
        assert services.settings.tutorials_done == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_the_teacher_points_at_what_is_meant(size):
    """Every step that is about something points at it, in the window; the balloon lies in the window, its words fit."""
    with lecture(size) as (pupil, _, _):
        assert points_at_what_is_meant(pupil) < len(STEPS) / 4
