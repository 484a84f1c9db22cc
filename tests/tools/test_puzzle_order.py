"""Puzzles of one grade take turns by task, in the order of the tool that makes them."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from tabletop.progress import puzzles
from tools.puzzles.__main__ import in_turn, place


def test_tasks_take_turns_within_a_grade():
    (first, *_) = puzzles.read(place("rpgget").read_bytes(), "").puzzles
    kinds = [("equip", 1, 1), ("equip", 1, 2), ("equip", 1, 3), ("beat", 1, 9), ("mend", 1, 5), ("beat", 2, 0)]
    have = [
        msgspec.structs.replace(first, id=str(n), task=task, grade=grade, tried=tried)
        for n, (task, grade, tried) in enumerate(kinds)
    ]
    found = [(puzzle.task, puzzle.grade, puzzle.tried) for puzzle in in_turn(have)]
    assert found == [("equip", 1, 1), ("mend", 1, 5), ("beat", 1, 9), ("equip", 1, 2), ("equip", 1, 3), ("beat", 2, 0)]


def test_those_of_rpg_get_stand_so():
    found = [*puzzles.read(place("rpgget").read_bytes(), "").puzzles]
    assert in_turn(found) == found
    assert sum(one.task == other.task for one, other in pairwise(found[:8])) < 3
