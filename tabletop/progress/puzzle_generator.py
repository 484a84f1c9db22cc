"""Is there a puzzle in a moment? What somebody might come to is asked for, if one answer only is sure to come to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.analysis import AnalysisEffort, analyse
from tabletop.bots.heuristics import PLAIN
from tabletop.core.ask import TELL
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.goal import Goal
from tabletop.i18n import tr
from tabletop.progress import match_position
from tabletop.progress.puzzle_solver import STEPS, PuzzleSolution, RejectedPosition, SolverGoal, alike, choices, prove
from tabletop.progress.puzzles import SUREST, Puzzle, RatedChoice, grade, grade_of_odds, start
from tabletop.progress.puzzles import tasks as tasks_of

LONGEST = 4  # answers that a puzzle may take
STROLLS = 24  # ways into the future that are tried by lot
LEAST, MANY = 3, 6  # options that a puzzle must offer, and so many that even the obvious one has to be found
OBVIOUS = RejectedPosition("obvious", "progress-obvious")
EVEN = RejectedPosition("even", "progress-even")
GLANCE, LOOK = (
    AnalysisEffort(iterations=80, worlds=24, answers=4),
    AnalysisEffort(iterations=400, worlds=160, answers=4),
)
LEAD = 0.05  # of the chance to win, for sure
BOARDS = ("practice.boards", "puzzles")  # of a game that finds its puzzles itself, on tables as they are dealt
UNREACHED = RejectedPosition("out of reach", "progress-unreached")


class FoundTask(NamedTuple):
    """A task that has one sure answer here; odds: of the surest and the next, where that is the task."""

    task: str
    number: int
    solution: PuzzleSolution
    odds: tuple[RatedChoice, ...] = ()


def strolls(game: Game, seat: int, longest: int, rand: Random) -> Iterator[Game]:
    """Games that may follow, everybody answering by lot, till the seat has answered so often."""
    for _ in range(STROLLS):
        after, left = game.clone(), longest
        while not after.over and (after.seat != seat or left):
            left -= after.seat == seat
            after.step(rand.randrange(len(after.options or ())))
            yield after


def reachable(tasks: Mapping[str, Goal], game: Game, seat: int, longest: int = LONGEST) -> list[tuple[str, int]]:
    """Tasks with numbers that somebody strolled into: of each task the hardest number first."""
    start, found = game.table, dict[str, set[int]]()
    for after in strolls(game, seat, longest, Random(game.no)):
        for name, task in tasks.items():
            if not task.over(start, after.table, seat):
                worth = task.numbers(start, after.table, seat)
                found.setdefault(name, set()).update(n for n in worth if task.reached(after.table, seat, n))
    return [
        (name, number)
        for name, task in tasks.items()
        for number in sorted(found.get(name, ()), reverse=True)
        if not task.reached(start, seat, number)
    ]


def search(
    tasks: Mapping[str, Goal], game: Game, seat: int, steps: int = STEPS
) -> Iterator[FoundTask | RejectedPosition]:
    """What each task within reach comes to; of one task no easier number is tried once a harder one is a puzzle."""
    candidates = reachable(tasks, game, seat)
    if not candidates:
        yield UNREACHED
    done = set[str]()
    for name, number in candidates:
        if name not in done:
            found = prove(SolverGoal(tasks[name], number, game, seat), LONGEST, steps)
            if isinstance(found, PuzzleSolution) and found.moves == 1 and plain(game, seat, found):
                yield OBVIOUS
            elif isinstance(found, PuzzleSolution):
                done.add(name)
                yield FoundTask(name, number, found)
            else:
                yield found


def surest(definition: Definition, game: Game, seat: int) -> FoundTask | RejectedPosition:
    """The answer with the best chance, when it is better than the next one for sure: by a glance, then by a long look."""
    solution, odds = PuzzleSolution(1, {}, LOOK.worlds), tuple[RatedChoice, ...]()
    for effort in (GLANCE, LOOK):
        verdict = analyse(definition, game.knowledge(seat), seat, Random(game.no), effort)
        two = [rated for rated in verdict.options[:2] if isinstance(rated.choice, int)]
        if len(two) < 2 or two[1].surely < LEAD:  # there is nothing to compare with
            return EVEN
        odds = tuple(
            RatedChoice(int(str(one.choice)), round(one.chance, 3), round(one.low, 3), round(one.high, 3))
            for one in two
        )
        solution = solution._replace(tree={str(alike(game, seat, odds[0].choice)): {"": {}}})
        if plain(game, seat, solution):
            return OBVIOUS
    return FoundTask(SUREST, 0, solution, odds)


def plain(game: Game, seat: int, solution: PuzzleSolution) -> bool:
    """Return whether the one answer of a few is what anybody would try first."""
    return len(choices(game)) < MANY and obvious(game, seat, solution)


def obvious(game: Game, seat: int, solution: PuzzleSolution) -> bool:
    """Return whether a bot that takes what looks best at once begins as the solution does."""
    choice = levels.plain(game.rules.game, PLAIN).choose(game.knowledge(seat), seat, Random(game.no))
    return isinstance(choice, int) and str(alike(game, seat, choice)) in solution.tree


def best(
    deal: match_position.MatchDeal, answers: Sequence[match_position.Short], at: Game, steps: int
) -> tuple[Puzzle | None, list[RejectedPosition]]:
    """The longest puzzle of the moment after these answers, if there is one, and what spoke against others: what can be
    proved, else the surest answer.
    """
    found = list(search(tasks_of(deal.definition), at, at.seat, steps))
    if not any(isinstance(one, FoundTask) for one in found):
        found.append(surest(deal.definition, at, at.seat))
    good = [one for one in found if isinstance(one, FoundTask)]
    if not good:
        return None, [one for one in found if isinstance(one, RejectedPosition)]
    usual = {rule.id: rule.default for rule in deal.definition.house_rules}
    one = max(good, key=lambda one: one.solution.moves)
    known = obvious(at, at.seat, one.solution)
    moves, tree, tried = one.solution
    return Puzzle(
        id=f"{one.task}-{deal.seed}-{at.no}",
        seats=deal.seats,
        seed=deal.seed,
        options={key: value for key, value in deal.options.items() if value != usual.get(key)},
        answers=tuple(answers),
        seat=at.seat,
        task=one.task,
        number=one.number,
        moves=moves,
        grade=grade_of_odds(one.odds, found_by_bots=known)
        if one.odds
        else grade(moves, len(choices(at)), tried, found_by_bots=known),
        tried=tried,
        odds=one.odds,
        solution=tree,
    ), [one for one in found if isinstance(one, RejectedPosition)]


def again(definition: Definition, puzzle: Puzzle) -> str:
    """Prove a puzzle anew: what is wrong with it, "" for nothing."""
    plugin = games.known(definition.id)
    if plugin is not None and plugin.has(BOARDS[0]):
        boards = plugin.part(*BOARDS)(puzzle.deal(definition).begin(auto=True))
        same = [one for one in boards if (one["task"], one["number"]) == (puzzle.task, puzzle.number)]
        return "" if [one["solution"] for one in same] == [puzzle.solution] else tr("progress-other-board")
    goal = start(definition, puzzle)
    found: PuzzleSolution | RejectedPosition
    if goal.task.chosen:
        sure = surest(definition, goal.start, puzzle.seat)
        found = sure.solution if isinstance(sure, FoundTask) else sure
    else:
        found = prove(goal, puzzle.moves, max(STEPS, 2 * puzzle.tried))
    if isinstance(found, RejectedPosition):
        return found.text
    return "" if found.tree == puzzle.solution else tr("progress-other-way")


class GeneratedPuzzle(msgspec.Struct, frozen=True):
    """What became of a moment: a puzzle, or the messages that say why there is none (a worker knows no language)."""

    puzzle: Puzzle | None = None
    why: tuple[str, ...] = ()


def of_moment(game: str, seats: int, options: dict[str, str], answers: list[Any], seed: int) -> GeneratedPuzzle:
    """A job: the puzzle of a match's moment, in short answers; `seed`: of the match. It takes some seconds."""
    deal = match_position.MatchDeal(games.load(game), seats, seed, options)
    at = match_position.at(deal, answers)
    if at.over or at.seat < 0 or at.ask[0] == TELL or len(choices(at)) < LEAST:
        return GeneratedPuzzle(why=("progress-no-choice",))
    puzzle, against = best(deal, answers, at, STEPS)
    return GeneratedPuzzle(puzzle, tuple(dict.fromkeys(reason.message for reason in against)))
