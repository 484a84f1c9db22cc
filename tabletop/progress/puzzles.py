"""A puzzle as text: a match up to a moment, whose turn it is, the task, and the solution that was proved.

A file has one puzzle a line, in JSON. What is wrong with one is said in one sentence that names file, entry and field; that
puzzle is left out, and all others stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from os import SEEK_END
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from tabletop import games
from tabletop.core.ask import NO_CHOICE, Refused, plain
from tabletop.core.definition import Definition, Outcome
from tabletop.core.game import Game
from tabletop.core.goal import Goal, Reached
from tabletop.core.sanitizing import brief, shown
from tabletop.core.toml_loader import nearest
from tabletop.core.winning import shares
from tabletop.i18n import grouped, tr
from tabletop.progress import match_position
from tabletop.progress.determinisations import OutOfBudgetError, StepBudget
from tabletop.progress.puzzle_solver import STEPS, SolverGoal, Tree, asked, replies
from tabletop.storage import file_permissions

CLEAR, CLOSE = 0.3, 0.15  # leads of a surest answer
GRADES = ("progress-grade-easy", "progress-grade-fair", "progress-grade-hard", "progress-grade-fiendish")
Grade = Annotated[int, msgspec.Meta(ge=1, le=len(GRADES))]

FILE = "puzzles.jsonl"
LONGEST = 1 << 20  # bytes of people's own that are read; a long one has two thousand
MOST_STEPS = 100_000  # runs of the rules that their check may take in all; a long one takes some hundreds

SUREST = "surest"  # the answer with the best chance to win, by the analysis of bots


class RatedChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of one option: the seat's chance to win, and the range that it lies in."""

    choice: int
    chance: float
    low: float
    high: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """answers: as `match_position.Short`. number: of the task. moves: answers of the seat in the solution.
    solution: see `puzzle_solver`.
    tried: answers that the proof looked at. odds: of the surest answer and the next one, with the ranges, best
    first. about: a word or two by which it is told from others.
    """

    id: str
    seats: int
    seed: int
    options: dict[str, str] = {}
    answers: tuple[Any, ...]
    seat: int
    task: str
    number: int = 0
    moves: int
    grade: Grade
    tried: int = 0
    odds: tuple[RatedChoice, ...] = ()
    about: str = ""
    solution: dict[str, Any]

    def deal(self, definition: Definition) -> match_position.MatchDeal:
        return match_position.MatchDeal(definition, self.seats, self.seed, self.options)


class WrongError(ValueError):
    """What is wrong with a puzzle: the field, and a sentence's end."""

    def __init__(self, field: str, text: str) -> None:
        super().__init__(f"{field}: {text}")
        self.field = field


class ReadPuzzles(NamedTuple):
    """Puzzles in the order of their file, and a sentence for each that was left out."""

    puzzles: tuple[Puzzle, ...]
    troubles: tuple[str, ...]


def read(data: bytes, name: str) -> ReadPuzzles:
    """The puzzles of a file called `name`, not yet played (see `check`)."""
    found: dict[str, Puzzle] = {}
    troubles = []
    for number, line in enumerate(data.splitlines(), 1):
        if not line.strip():
            continue
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            troubles.append(tr("progress-puzzle-entry", file=name, number=number, error=brief(str(error))))
            continue
        if puzzle.id in found:
            troubles.append(tr("progress-puzzle-twice", file=name, number=number, puzzle=shown(puzzle.id)))
            continue
        found[puzzle.id] = puzzle
    return ReadPuzzles(tuple(found.values()), tuple(troubles))


def write(puzzles: Iterable[Puzzle]) -> bytes:
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)


def start(definition: Definition, puzzle: Puzzle) -> SolverGoal:
    """The moment, and what is to be reached. Raises WrongError for anything that does not fit this game."""
    known = tasks(definition)
    if puzzle.task not in known:
        wrong = f"{shown(puzzle.task)}{nearest(puzzle.task, known)}"
        raise WrongError("task", tr("progress-puzzle-no-task", task=wrong))
    try:
        game = match_position.at(puzzle.deal(definition), puzzle.answers)
    except match_position.MomentError as error:
        raise WrongError("answers", str(error)) from error
    except ValueError as error:
        raise WrongError("options", str(error).removesuffix(".")) from error
    if game.over or not asked(game, puzzle.seat):
        raise WrongError("seat", tr("progress-puzzle-not-asked", seat=puzzle.seat))
    return SolverGoal(known[puzzle.task], puzzle.number, game, puzzle.seat)


def check(definition: Definition, puzzle: Puzzle, steps: StepBudget | None = None) -> str:
    """What is wrong with it, "" for nothing: the moment is played, and all of the solution. That no other answer serves is
    not proved again (`puzzle_solver.prove`). `steps`: None for as many as a proof may take.
    """
    steps = steps or StepBudget(STEPS)
    try:
        steps.spend(len(puzzle.answers))
        _follow(start(definition, puzzle), puzzle, steps)
    except WrongError as error:
        return tr("progress-puzzle-wrong", puzzle=shown(puzzle.id), error=str(error))
    except (OutOfBudgetError, RecursionError):
        return tr("progress-puzzle-wide", puzzle=shown(puzzle.id))
    return ""


def _follow(goal: SolverGoal, puzzle: Puzzle, steps: StepBudget) -> None:
    if goal.reached(goal.start):
        raise WrongError("task", tr("progress-puzzle-at-once"))
    if not _is_tree(puzzle.solution):
        raise WrongError("solution", tr("progress-puzzle-no-tree"))
    if len(puzzle.solution) != 1 and not (puzzle.solution and goal.task.any_order):
        raise WrongError("solution", tr("progress-puzzle-firsts", count=len(puzzle.solution)))
    deepest = _walk(goal, goal.start, puzzle.solution, puzzle.moves, steps)
    if deepest != puzzle.moves:
        raise WrongError("moves", tr("progress-puzzle-moves", count=deepest, moves=puzzle.moves))


def _is_tree(found: object) -> bool:
    """Whether it is what `puzzle_solver.Tree` says, all the way down."""
    if not isinstance(found, dict):
        return False
    return all(isinstance(after, dict) and all(map(_is_tree, after.values())) for after in found.values())


def _walk(goal: SolverGoal, game: Game, tree: Tree, left: int, steps: StepBudget) -> int:
    """How many answers the solution takes from here. Raises WrongError where it does not reach the goal, OutOfBudgetError."""
    if not tree or not left:
        raise WrongError("solution", tr("progress-puzzle-short"))
    deepest = 0
    for word, after in tree.items():
        then = game.clone()
        steps.spend()
        try:
            then.answer(then.no, goal.seat, *spelt(word))
        except (Refused, ValueError) as error:
            raise WrongError("solution", tr("progress-puzzle-no-answer", answer=shown(word))) from error
        if goal.task.chosen:  # whatever comes of it
            deepest = 1
            continue
        for key, end in replies(goal, then, steps):
            if key not in after:
                raise WrongError("solution", tr("progress-puzzle-gap", reply=shown(key)))
            more = 0 if goal.reached(end) else _walk(goal, end, after[key], left - 1, steps)
            deepest = max(deepest, 1 + more)
    return deepest


def grade_of_odds(odds: tuple[RatedChoice, ...], *, found_by_bots: bool) -> int:
    """Of a surest answer: by its lead, and whether a bot finds it at a glance."""
    lead = odds[0].chance - odds[1].chance
    return 1 + (lead < CLEAR) + (lead < CLOSE) + (not found_by_bots)


def spelt(word: str) -> tuple[int, Any]:
    """An answer of a solution: an option and no value, or NO_CHOICE and a value in JSON. ValueError for neither."""
    return (int(word), None) if word.isdecimal() else (NO_CHOICE, plain(msgspec.json.decode(word)))


def grade(moves: int, options: int, tried: int, *, found_by_bots: bool) -> int:
    """By the answers that it takes, those that it offers at first, how much a proof had to look at, and whether a bot begins
    as the solution does.
    """
    points = 2 * moves + (options > 5) + (options > 12) + (tried > 800) + 2 * (not found_by_bots)
    return 1 + (points > 4) + (points > 6) + (points > 8)


def odds_words(puzzle: Puzzle) -> str:
    """What the surest answer is worth against the next one, in words; "" where it is a matter of proof."""
    if len(puzzle.odds) < 2:  # there is none to compare with
        return ""
    best, other = puzzle.odds[:2]
    return tr(
        "progress-odds",
        best=f"{best.chance:.0%}",
        low=f"{best.low:.0%}",
        high=f"{best.high:.0%}",
        next=f"{other.chance:.0%}",
        next_low=f"{other.low:.0%}",
        next_high=f"{other.high:.0%}",
    )


def grade_name(grade: int) -> str:
    """What a grade is called, from 1."""
    return tr(GRADES[grade - 1])


def length(puzzle: Puzzle) -> str:
    """How long it is, in words."""
    return tr("progress-length", count=puzzle.moves)


def own_file(folder: Path, game: str) -> Path:
    """Where the puzzles lie that people have made of their own matches."""
    return folder / "puzzles" / f"{game}.jsonl"


def shelf(game: str, folder: Path | None = None) -> ReadPuzzles:
    """All puzzles of a game, the easiest first, and a sentence for each that is left out.

    Those of the program are proved by its tests; people's own are played here, and wrong ones are left out.
    """
    data = games.plugin(game).data("practice", FILE)
    ours = read(data, FILE) if data is not None else ReadPuzzles((), ())
    mine = _own(game, folder) if folder is not None else ReadPuzzles((), ())
    known = {puzzle.id for puzzle in ours.puzzles}
    return ReadPuzzles(
        (*ours.puzzles, *(puzzle for puzzle in mine.puzzles if puzzle.id not in known)), ours.troubles + mine.troubles
    )


def _own(game: str, folder: Path) -> ReadPuzzles:
    file = own_file(folder, game)
    try:
        data = _beginning(file) if file.exists() else b""
    except OSError as error:
        return ReadPuzzles((), (tr("progress-puzzles-unreadable", error=str(error.strerror)),))
    found, wrong = read(data[:LONGEST], file.name), _wrong(game, data[:LONGEST])
    troubles = [*found.troubles, *(_trouble(file, text) for text in wrong.values() if text)]
    if len(data) > LONGEST:
        troubles.append(tr("progress-puzzles-long", file=file.name, most=grouped(LONGEST)))
    return ReadPuzzles(tuple(puzzle for puzzle in found.puzzles if not wrong[puzzle.id]), tuple(troubles))


def _trouble(file: Path, wrong: str) -> str:
    return tr("progress-puzzle-trouble", file=file.name, error=wrong)


def _beginning(file: Path) -> bytes:
    """A byte more than is read of it, where there is one."""
    with file.open("rb") as source:
        return source.read(LONGEST + 1)


@lru_cache(maxsize=8)
def _wrong(game: str, data: bytes) -> dict[str, str]:
    """What is wrong with each puzzle of a file, "" for nothing."""
    definition, left, found = games.load(game), MOST_STEPS, dict[str, str]()
    for puzzle in read(data, "").puzzles:
        steps = StepBudget(given := min(STEPS, left))
        found[puzzle.id] = check(definition, puzzle, steps)
        left -= given - max(0, steps.left)
        if found[puzzle.id] and not left:
            found[puzzle.id] = tr("progress-puzzle-late", puzzle=shown(puzzle.id))
    return found


def keep(folder: Path, game: str, puzzle: Puzzle) -> None:
    """Add a puzzle of one's own, on a line of its own whatever was torn off before it. Raises OSError."""
    file = own_file(folder, game)
    file.parent.mkdir(file_permissions.FOLDER, parents=True, exist_ok=True)
    file_permissions.make(file)
    with file.open("r+b") as out:
        torn = out.seek(0, SEEK_END) > 0 and out.seek(-1, SEEK_END) >= 0 and out.read() != b"\n"
        out.write(b"\n" * torn + write([puzzle]))


def tasks(definition: Definition) -> dict[str, Goal]:
    """By name, what may be asked for in a game."""
    outcome, scores = definition.outcome, definition.scores

    def won(table: Any, seat: int, _: int) -> bool:
        found = outcome(table)
        return found is not None and shares(found.winners, table.seats, found.sides)[seat] == 1

    def scored(table: Any, seat: int, number: int) -> bool:
        return scores(table)[seat] >= number

    def better(start: Any, table: Any, seat: int) -> tuple[int, ...]:
        before, now = scores(start)[seat], scores(table)[seat]
        return (now,) if now > before else ()

    plugin = games.known(definition.id)
    own: dict[str, Goal | None] = (plugin.part("practice.tasks", "TASKS") or {}) if plugin is not None else {}
    common = {
        SUREST: Goal(
            tr("progress-task-surest"),
            lambda *_: False,
            chosen=True,
            numbers=lambda *_: (),
            wrong=tr("progress-task-surest-wrong"),
        ),
        "win": Goal(tr("progress-task-win"), won),
        "score": Goal(tr("progress-task-score", number="{n}", score=definition.score_name), scored, numbers=better),
    }
    known = {name: task for name, task in {**common, **own}.items() if task is not None}
    return {name: task._replace(reached=_unless_lost(task.reached, outcome)) for name, task in known.items()}


def _unless_lost(reached: Reached, outcome: Callable[[Any], Outcome | None]) -> Reached:
    """Nothing is done by an answer that loses the match."""

    def kept(table: Any, seat: int, number: int) -> bool:
        if not reached(table, seat, number):
            return False
        found = outcome(table)
        return found is None or seat in found.winners

    return kept
