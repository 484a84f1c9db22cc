"""Boards of Codenames that are puzzles: one word of the whole table leads to the assets, and the assets are what it means."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.core.ask import NO_CHOICE
from tabletop.games.codenames.bots.understanding import lexicon
from tabletop.games.codenames.practice.boards import leading, meant
from tabletop.games.codenames.practice.tasks import LEAD, gap, open_cells
from tabletop.games.codenames.rules.cards import CELLS, TOKEN
from tabletop.games.codenames.rules.clues import CLUE
from tabletop.progress import puzzles
from tabletop.progress.puzzle_session import PuzzleSession
from tabletop.progress.puzzles import shelf

BOARDS = shelf("codenames").puzzles


def test_of_each_kind_there_are_fifteen():
    assert {task: sum(one.task == task for one in BOARDS) >= 15 for task in ("word", "find")} == {
        "word": True,
        "find": True,
    }


@pytest.mark.parametrize("puzzle", [one for one in BOARDS if one.task == "word"][::5], ids=lambda one: one.id)
def test_exactly_one_word_of_the_table_serves(puzzle):
    game = puzzles.start(games.load("codenames"), puzzle).start
    [(lead, word)] = leading(game.table, puzzle.number)
    assert lead >= LEAD
    assert puzzles.spelt(next(iter(puzzle.solution)))[1] == (CLUE, word, puzzle.number, ())
    cells = meant(game.table, word, puzzle.number)
    assert {game.table.kind[CELLS + cell] - TOKEN for cell in cells} == {game.table.side}
    assert gap(game.table, lexicon("none").meaning("umbrella"), puzzle.number, open_cells(game.table)) < LEAD


def test_another_word_and_another_number_are_refused():
    solving = PuzzleSession(games.load("codenames"), next(one for one in BOARDS if one.task == "word"))
    kind, word, number, cells = solving.telling
    assert solving.tells((kind, word, number, cells))
    assert not solving.tells((kind, "umbrella", number, cells))
    assert not solving.tells((kind, word, number + 1, cells))
    match = solving.match
    match.tick(100)
    match.game.answer(match.game.no, solving.seat, NO_CHOICE, (kind, word, number, cells))
    assert solving.goal.reached(match.game)


def test_marks_are_free_and_the_assets_may_be_found_in_any_order():
    solving = PuzzleSession(games.load("codenames"), next(one for one in BOARDS if one.task == "find"))
    match, seat = solving.match, solving.seat
    options = match.game.options_of(seat)
    mark = next(i for i, option in enumerate(options) if solving.free(option))
    match.answer(match.game.no, seat, mark, 100)
    assert (solving.place.answers, solving.lost) == (0, False)
    for left in range(solving.puzzle.number, 0, -1):
        assert len(solving.serving) == left
        match.answer(match.game.no, seat, solving.serving[-1], 200)
    assert solving.solved
