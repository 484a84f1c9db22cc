"""The tasks of Mighty Beanz' puzzles in words."""

from tabletop.games.beanz.practice.tasks import TASKS
from tests.saying import said


def test_nothing_left_is_said_as_none():
    assert TASKS["topple"].words(0) == said("beanz/task-topple-none")
    assert TASKS["topple"].words(-2) == said("beanz/task-topple", n=2)
