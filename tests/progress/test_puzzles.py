"""Puzzles: the text of one, the proof of one, and everybody's solutions played again."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from random import Random

import msgspec
import pytest
from hypothesis import given, settings, strategies

from tabletop import games
from tabletop.core.ask import NO_CHOICE
from tabletop.core.definition import Outcome
from tabletop.core.goal import Goal
from tabletop.progress import match_position, puzzles
from tabletop.progress.determinisations import Determinisations, StepBudget
from tabletop.progress.puzzle_generator import BOARDS, FoundTask, again, of_moment, search
from tabletop.progress.puzzle_session import PuzzleSession, stars
from tabletop.progress.puzzle_solver import NO_WAY, SEVERAL, THERE, WIDE, SolutionSearch, SolverGoal, prove
from tabletop.progress.puzzles import SUREST, keep, own_file, shelf, tasks
from tests import slight
from tests.saying import said

OURS = games.ours()
PUZZLED = [game for game in games.built() if shelf(game).puzzles]
SEARCHED = [game for game in PUZZLED if not games.plugin(game).has(BOARDS[0])]


@cache
def every(game):
    return shelf(game).puzzles


def first(game="espionage"):
    return max(every(game), key=lambda puzzle: puzzle.moves)


def changed(puzzle, **fields):
    return msgspec.structs.replace(puzzle, **fields)


# --- the puzzles that come with the program
def test_of_every_game_there_are_thirty_in_four_grades():
    assert {game: len(every(game)) >= 30 for game in OURS} == dict.fromkeys(OURS, True)
    assert all({puzzle.grade for puzzle in every(game)} == {1, 2, 3, 4} for game in OURS)


@pytest.mark.parametrize("game", PUZZLED)
def test_every_solution_runs(game):
    definition = games.load(game)
    assert shelf(game).troubles == ()
    assert [wrong for puzzle in every(game) if (wrong := puzzles.check(definition, puzzle))] == []


@pytest.mark.parametrize("game", PUZZLED)
def test_the_cheapest_proofs_come_out_again(game):
    """All of them: `python -m tools.puzzles GAME --prove`."""
    definition = games.load(game)
    cheap = sorted(every(game), key=lambda puzzle: (puzzle.task == SUREST, puzzle.tried))[:4]
    assert {puzzle.id: wrong for puzzle in cheap if (wrong := again(definition, puzzle))} == {}


@pytest.mark.parametrize("game", PUZZLED)
def test_a_puzzle_is_solved_at_a_table_of_bots(game):
    """By what serves; the others reply as the solution fears."""
    solving = PuzzleSession(games.load(game), max(every(game), key=lambda puzzle: (puzzle.moves, puzzle.tried)))
    match, now = solving.match, 0
    while not solving.solved and now < 60_000:
        now += 250
        match.tick(now)
        if match.shared.deciding == solving.seat and not solving.solved:
            if (value := solving.telling) is not None:
                match.tell(match.game.no, solving.seat, value, now)
            else:
                match.answer(match.game.no, solving.seat, solving.serving[0], now)
    assert solving.solved
    assert solving.place.answers <= solving.puzzle.moves


# --- moments
def played(game, seats, seed, most):
    """Short answers of a match by chance, and its game."""
    deal = match_position.MatchDeal(games.load(game), seats, seed, {})
    rand, at, answers = Random(seed), deal.begin(auto=True), []
    while not at.over and len(answers) < most:
        answers.append(rand.randrange(len(at.options)))
        match_position.play(at, answers[-1])
    return deal, answers, at


@pytest.mark.parametrize(("game", "seats"), [("espionage", 4), ("beanz", 2), ("codenames", 4)])
def test_a_moment_is_the_same_in_short_and_in_full(game, seats):
    deal, answers, at = played(game, seats, 5, 40)
    whole = match_position.full(deal, answers)
    assert len(whole) >= len(answers)
    again = match_position.short(deal, whole)
    assert match_position.at(deal, again).table.plain() == at.table.plain()
    assert all(isinstance(answer, (int, tuple)) for answer in again)


def test_an_answer_that_does_not_fit_is_named():
    deal, answers, _ = played("espionage", 3, 5, 12)
    with pytest.raises(match_position.MomentError, match="answer 4 of 12 "):
        match_position.at(deal, [*answers[:3], 99, *answers[4:]])
    with pytest.raises(match_position.MomentError, match="answer 1 of 1"):
        match_position.at(deal, [(2, NO_CHOICE, "?")])


# --- proofs
def everything(name, reached):
    """A task that is over with the turn."""
    return Goal(name, reached)


def at_a_turn(seed=3):
    """A seat of ESPIONAGE that may play or end its turn."""
    *_, at = played("espionage", 2, seed, 30)
    while len(at.options) < 3 or at.ask[2] != "turn":
        at.step(0)
    return at


def test_what_is_reached_already_is_no_puzzle_nor_what_never_is():
    game = at_a_turn()
    assert prove(SolverGoal(everything("", lambda *_: True), 0, game, game.seat), 1) == THERE
    assert prove(SolverGoal(everything("", lambda *_: False), 0, game, game.seat), 1) == NO_WAY


def test_what_loses_the_match_solves_nothing():
    definition = games.load("austin")
    table = definition.start(2, 1).table
    for winner in (0, 1):
        told = replace(definition, outcome=lambda _table, winner=winner: Outcome((winner,), "billions", ""))
        assert [tasks(told)["score"].reached(table, seat, 0) for seat in (0, 1)] == [winner == 0, winner == 1]


def test_two_ways_are_no_puzzle_and_too_much_to_look_at_neither():
    game = at_a_turn()
    no = game.table.turns
    ended = Goal("", lambda s, *_: s.turns > no or len(s.items) > 0, over=lambda *_: False)
    assert prove(SolverGoal(ended, 0, game, game.seat), 1) == SEVERAL
    assert prove(SolverGoal(ended, 0, game, game.seat), 1, steps=1) == WIDE


def test_a_proof_looks_at_every_card_that_others_may_hold():
    """Ending the turn brings the next seat two cards, which this seat does not see: one result; a card that it draws itself
    may be any of those that it has not seen.
    """
    game = at_a_turn()
    seat = game.seat
    worlds = Determinisations(seat, 5000)
    results = [after for index in range(len(game.options)) for after in worlds.after(game, index)]
    hidden = {game.table.kind[card] for card in worlds.hidden(game.table)}
    met = {option[1] for after in results for option in after.options or () if after.seat != seat}
    assert len(results) > len(game.options)
    assert {after.table.kind[card] for after in results for card in met if card >= 0} <= hidden | set(game.table.kind)
    plain = [bytes(sorted(after.table.kind)) for after in results]
    assert set(plain) == {bytes(sorted(game.table.kind))}  # no card is lost or doubled in any world


def test_what_hung_on_dice_does_so_whenever_it_is_met_again(monkeypatch):
    """Also from another first answer, where it is known already."""
    game = at_a_turn()
    never = Goal("", lambda *_: False, over=lambda *_: False)
    proof = SolutionSearch(SolverGoal(never, 0, game, 1 - game.seat), 100)

    def thrown(*_):
        proof.worlds.diced = True
        return True

    monkeypatch.setattr(proof, "_others", thrown)
    for _ in range(2):
        proof.worlds.diced = False
        assert proof.holds(game, 1)
        assert proof.worlds.diced


def test_a_search_of_a_moment_says_why_it_gives_nothing():
    game = at_a_turn(5)
    found = list(search(tasks(games.load("espionage")), game, game.seat, 400))
    assert found
    assert all(isinstance(one, FoundTask) or one.text.endswith(".") for one in found)


def test_a_job_finds_the_puzzle_of_a_moment_again_and_says_why_another_has_none():
    long = [(puzzle.tried, game, puzzle) for game in SEARCHED for puzzle in every(game) if puzzle.moves > 1]
    _, game, puzzle = min(long, key=lambda entry: entry[0])
    found = of_moment(game, puzzle.seats, puzzle.options, list(puzzle.answers), puzzle.seed)
    assert found.puzzle is not None
    assert found.puzzle.moves >= puzzle.moves
    assert puzzles.check(games.load(game), found.puzzle) == ""
    nothing = of_moment("espionage", 3, {}, [0], 1)
    assert nothing.puzzle is None
    assert nothing.why


# --- what is wrong with one
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"task": "surive"}, "task: there is no task 'surive' (did you mean 'survive'?)"),
        ({"seat": 5}, "seat: it is not seat 5 that is asked then"),
        ({"answers": (99,)}, "answers: answer 1 of 1 does not fit: There is no such option."),
        ({"options": {"elimnation": "x"}}, "options: ESPIONAGE has no option 'elimnation'"),
        ({"solution": {}}, "solution: it has 0 first answers"),
        ({"solution": {"99": {}}}, "solution: there is no answer '99'"),
        ({"solution": {"0": 5}}, "solution: it is no tree"),
        ({"solution": {"0": {"": [1]}}}, "solution: it is no tree"),
        ({"moves": 4, "solution": {"0": {"": {}}}}, "solution: it "),
        ({"moves": 9}, "moves: the solution takes"),
    ],
)
def test_a_wrong_puzzle_is_named_with_its_field(fields, sentence):
    puzzle = first()
    told = puzzles.check(games.load("espionage"), changed(puzzle, **fields))
    assert told.startswith(f"'{puzzle.id}', ")
    assert sentence in told


def test_a_wrong_entry_is_left_out_of_the_shelf_and_all_others_stay(tmp_path):
    good, wrong = changed(first(), id="mine"), changed(first(), id="broken", solution={"99": {}})
    file = own_file(tmp_path, "espionage")
    for puzzle in (good, wrong):
        keep(tmp_path, "espionage", puzzle)
    file.write_bytes(file.read_bytes() + b'{"id": 3}\n' + puzzles.write([good]))
    found = shelf("espionage", tmp_path)
    assert [puzzle.id for puzzle in found.puzzles][len(every("espionage")) :] == ["mine"]
    assert [trouble.partition(":")[0] for trouble in found.troubles] == [
        f"{file.name}, entry 3",
        f"{file.name}, entry 4",
        file.name,
    ]


def test_a_torn_last_line_costs_that_puzzle_alone(tmp_path):
    """The program was killed while a puzzle was kept."""
    keep(tmp_path, "espionage", changed(first(), id="torn"))
    file = own_file(tmp_path, "espionage")
    file.write_bytes(file.read_bytes()[:-20])
    keep(tmp_path, "espionage", changed(first(), id="next"))
    keep(tmp_path, "espionage", changed(first(), id="last"))
    found = shelf("espionage", tmp_path)
    assert [puzzle.id for puzzle in found.puzzles][len(every("espionage")) :] == ["next", "last"]
    assert len(found.troubles) == 1


def test_a_reply_that_is_missing_is_named_also_where_nothing_is_replied():
    puzzle = next(one for one in every("codenames") if all(after.get("") for after in one.solution.values()))
    told = puzzles.check(
        games.load("codenames"), changed(puzzle, solution={word: {"0.0": {}} for word in puzzle.solution})
    )
    assert "solution: " + said("progress-puzzle-gap", reply="''") in told


def test_a_check_takes_no_more_steps_than_a_proof():
    """Wide replies to a short line of text, and a moment that is far away."""
    definition, puzzle = games.load("austin"), max(every("austin"), key=lambda one: len(one.answers))
    steps = StepBudget(5000)
    assert puzzles.check(definition, puzzle, steps) == ""
    spent = 5000 - steps.left
    assert spent < 1000
    assert "too much" in puzzles.check(definition, puzzle, StepBudget(spent - 1))


def test_a_file_that_is_too_long_is_read_as_far_as_that_goes(tmp_path, monkeypatch):
    for name in ("one", "two"):
        keep(tmp_path, "espionage", changed(first(), id=name))
    size = own_file(tmp_path, "espionage").stat().st_size
    monkeypatch.setattr("tabletop.progress.puzzles.LONGEST", size - 5)
    found = shelf("espionage", tmp_path)
    assert [puzzle.id for puzzle in found.puzzles][len(every("espionage")) :] == ["one"]
    assert len(found.troubles) == 2


@pytest.mark.parametrize("game", PUZZLED)
@settings(max_examples=25, deadline=None)
@given(rand=strategies.randoms(use_true_random=False))
def test_a_puzzle_with_slight_changes_is_taken_or_named(game, rand):
    definition, own = games.load(game), msgspec.to_builtins(rand.choice(every(game)))
    line = json.dumps(slight.plain(own, rand)).encode()
    read = puzzles.read(line, "own.jsonl")
    told = [*read.troubles, *(puzzles.check(definition, one) for one in read.puzzles)]
    assert len(told) == 1
    assert len(told[0]) < 1000


def test_stars_go_with_misses_and_hints():
    assert [stars(0, 0), stars(1, 0), stars(1, 1), stars(7, 2)] == [3, 2, 1, 1]


def test_what_comes_too_late_in_a_long_file_is_said_to(tmp_path, monkeypatch):
    for name in ("early", "late"):
        keep(tmp_path, "espionage", changed(first(), id=name))
    monkeypatch.setattr("tabletop.progress.puzzles.MOST_STEPS", len(first().answers) * 3 // 2)
    found = shelf("espionage", tmp_path)
    assert [puzzle.id for puzzle in found.puzzles][len(every("espionage")) :] == ["early"]
    assert len(found.troubles) == 1
    assert "'late' comes too late" in found.troubles[0]
