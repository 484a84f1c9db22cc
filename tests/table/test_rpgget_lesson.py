"""The guided first match of RPG Get!: it can be played to its end by every way, and says little at a time."""

from __future__ import annotations

from functools import partial

import pytest

from tabletop.pages.menu import MenuScreen
from tests.crossing import some_of
from tests.table import lectures
from tests.table.lectures import SIZES, Learner, points_at_what_is_meant
from tests.table.rig import WAYS
from tests.table.spies import Mats


class Pupil(Learner, Mats):
    pass


lecture = partial(lectures.lecture, "rpgget", Pupil)


@pytest.mark.parametrize("way", some_of(WAYS, lambda way: way == "click"))
def test_the_lesson_can_be_played_to_its_end(way):
    """By dragging, by clicking, by keys: the first mission is won, and the button leads to a real table."""
    with lecture() as (pupil, services, trail):
        for _ in pupil.steps():
            pupil.follow(way)
        assert pupil.match.definition.scores(pupil.match.game.table) == (1, 0)
        assert services.settings.tutorials_done == ["rpgget"]
        pupil.follow(way)
        assert isinstance(pupil.pilot.app.top, MenuScreen)
        [(word, setup)] = trail.taken
        assert (word, setup.game) == ("play", "rpgget")


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_the_teacher_points_at_what_is_meant(size):
    with lecture(size) as (pupil, _, _):
        points_at_what_is_meant(pupil)
