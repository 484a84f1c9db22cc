"""What puzzles may ask for: each task is reached by what it says, and by nothing less."""

from __future__ import annotations

from tabletop.games.rpgget.practice.tasks import TASKS
from tabletop.games.rpgget.rules.table import DISCARD, START_OF_TURN, STEP
from tests.games.rpgget.scene import Scene
from tests.games.rpgget.test_actions import fight
from tests.saying import said


def test_a_boss_has_to_be_defeated_not_awaited():
    """Its leaving counts in the attempter's own mission only."""
    s = fight("vyse-1", "dragon")
    boss, start = TASKS["boss"], s.game.clone().table
    assert not boss.reached(start, 0, 0)
    s.table.move(s.unit("dragon"), DISCARD + STEP)
    assert boss.reached(s.table, 0, 0)
    assert not boss.reached(s.table, 1, 0)
    assert boss.numbers(start, s.table, 0) == (0,)


def test_damage_is_that_of_the_own_party():
    s = Scene("vyse-1:damage=2 aika-1", "fina-1:damage=1")
    mend = TASKS["mend"]
    assert mend.reached(s.table, 0, -2)
    assert not mend.reached(s.table, 0, -1)
    assert mend.words(-1) == said("rpgget/task-mend", n=1)


def test_who_stands_is_counted_when_the_mission_is_over():
    s = fight("vyse-1 aika-1", "booma")
    stand, start = TASKS["stand"], s.game.clone().table
    assert not stand.reached(start, 0, 1)
    s.table.step = START_OF_TURN
    assert stand.reached(s.table, 0, 2)
    assert not stand.reached(s.table, 0, 3)
    assert stand.numbers(start, s.table, 0) == (2,)
