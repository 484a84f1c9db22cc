"""Since your last turn: what the other side has said and found meanwhile, for a Director and for an Agent."""

from __future__ import annotations

import pytest

from tabletop.games.codenames.rules.cards import ASSETS
from tests.crossing import some_of
from tests.games.codenames.table import Grid
from tests.saying import said


def missed(grid):
    """The chips that are meant for whoever is asked, each as plain lines."""
    words = grid.screen.hud.words
    return [[words.plain(line.line) for line in action.lines] for action in grid.screen.hud.recap.recap.actions]


def guess_once(grid):
    """The Agent at the screen makes one guess, and stops where the turn goes on."""
    grid.hold(grid.open_cells(grid.table.side)[0])
    if grid.query == "guess" and grid.table.guesses:
        grid.pilot.key("t")


def told(table, words, turn):
    """What the log says of the clue and the guesses of a turn."""
    side = ("S.H.I.E.L.D.", "HYDRA")
    [(_, who, seat, said, number, _)] = [row for row in table.clues if row[0] == turn]
    lines = [f"{side[who]} clue by {words[seat].name}: {said.upper()} {number}."]
    return lines, [row[4] for row in table.guessed if row[0] == turn]


@pytest.mark.parametrize(("seat", "query"), [(2, "guess"), (0, "give_clue")])
@pytest.mark.parametrize(
    "seed", some_of([3, 5], lambda seed: seed == 5)
)  # in the second one two right guesses make a full house
def test_a_round_later_it_is_the_clue_and_the_guesses_of_the_others(seat, query, seed):
    """The clue with its number and who gave it, then the last guesses, each with whose card it was; nothing of the own side."""
    with Grid(people=(seat,), seed=seed) as grid:
        rounds = last = 0
        while grid.until(query) and rounds < 4:
            grid.pilot.tick(64)
            if grid.panel is not None:
                grid.pilot.key("escape")
                grid.pilot.tick(64)
            table, recap = grid.table, grid.screen.hud.recap
            if table.turns > 1 and table.turns != last:
                rounds, last = rounds + 1, table.turns
                clue, owners = told(table, grid.screen.constants.who, table.turns - 1)
                [lines] = missed(grid)
                assert recap.visible
                assert recap.title == (said("hud-since-your-turn") if table.turns > 2 else "So far")
                assert lines[:1] == clue
                guesses = [line for line in lines[1:] if " guess: " in line]
                made = [row[3] for row in table.guessed if row[0] == table.turns - 1]
                assert all(any(ASSETS[table.kind[cell]].name in line for line in guesses) for cell in made)
                mine = ["S.H.I.E.L.D.", "HYDRA"][table.sides[seat]]
                assert not [line for line in lines if line.startswith(mine)]
                if owners[-1] != 1 - table.side:
                    assert guesses[-1].endswith(f"{['S.H.I.E.L.D.', 'HYDRA', 'neutral'][owners[-1]]}, turn ends.")
                else:
                    assert guesses[-1].endswith("right.")
            if query == "guess":
                guess_once(grid)
            else:
                grid.pilot.click("button panel")
                grid.pilot.tick(64)
                grid.say(("moon", "piano", "carpet", "saddle", "window", "garden")[rounds], 1)
        assert rounds


@pytest.mark.rule("CN-107")
def test_together_every_turn_counts():
    """Though the same Director is on turn again and again."""
    with Grid(people=(), seats=2, mode="coop") as grid:
        while not grid.match.game.over:
            grid.pilot.tick(400)
        story = grid.match.summary
        assert story.turns == grid.table.turns > 2
        clues = sum(line.fact is not None and line.fact.word == "clue" for line in grid.match.match_log.lines(-1))
        assert clues in (story.turns, story.turns - 1)


def test_who_has_guessed_for_both_has_missed_nothing():
    with Grid(people=(2,), seats=3, mode="shared_agent") as grid:
        grid.until("guess")
        guess_once(grid)
        grid.until("guess")
        assert missed(grid) == []
