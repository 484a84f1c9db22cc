"""The proof of a puzzle: a full search over all answers, all replies and all hidden cards (see `determinisations`).

What is proved: the first answer reaches the goal in so many answers of the seat's own, whatever the others hold and reply and
whatever is drawn; no other first answer does so in as many; and no way at all is shorter.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple, TypeAlias

from tabletop.core.ask import ANY, OFFER, PASS, Option
from tabletop.core.game import Game
from tabletop.core.goal import Goal
from tabletop.i18n import tr
from tabletop.progress.determinisations import Determinisations, OutOfBudgetError, StepBudget, single

STEPS = 6000  # runs of the rules that a proof may take
LARGEST = 300  # answers in a solution

Tree: TypeAlias = "dict[str, dict[str, Tree]]"


class PuzzleSolution(NamedTuple):
    """moves: answers of the seat until it is reached. tree: by each answer that serves, by what the others reply
    ("1.4": seat 1 takes option 4; "" for nothing), what then serves; {} where it is reached. tried: answers in the search.
    """

    moves: int
    tree: Tree
    tried: int


class RejectedPosition(NamedTuple):
    """Why a moment is no puzzle: a word for the count, and the message that says it."""

    word: str
    message: str

    @property
    def text(self) -> str:
        return tr(self.message)


NO_WAY = RejectedPosition("no sure way", "progress-no-way")
SEVERAL = RejectedPosition("several answers", "progress-several")
DICE = RejectedPosition("dice", "progress-dice")
WIDE = RejectedPosition("too wide", "progress-wide")
LUCKY = RejectedPosition("lucky", "progress-lucky")
IDLE = RejectedPosition("idle answers", "progress-idle")
THERE = RejectedPosition("already there", "progress-there")


class SolverGoal(NamedTuple):
    """A task for a seat that starts here."""

    task: Goal
    number: int
    start: Game
    seat: int

    def reached(self, game: Game) -> bool:
        return self.task.reached(game.table, self.seat, self.number)

    def missed(self, game: Game) -> bool:
        return game.over or self.task.over(self.start.table, game.table, self.seat)


def prove(goal: SolverGoal, longest: int, steps: int = STEPS) -> PuzzleSolution | RejectedPosition:
    """Look for the one sure answer, shortest ways first."""
    if goal.reached(goal.start):
        return THERE
    proof = SolutionSearch(goal, steps)
    try:
        for moves in range(1, longest + 1):
            found = proof.first(moves)
            if found is not None:
                return found
    except (OutOfBudgetError, RecursionError):  # too many questions after one answer are too much as well
        return WIDE
    return NO_WAY


class SolutionSearch:
    """The search from one moment."""

    def __init__(self, goal: SolverGoal, steps: int) -> None:
        self.goal, self.seat = goal, goal.seat
        self.worlds = Determinisations(goal.seat, steps)
        self._known: dict[Hashable, tuple[bool, bool]] = {}  # whether it is sure, and whether that hung on dice
        self._lucky: dict[Hashable, bool] = {}
        self.steps = steps
        self.idle = False  # where some answer of the solution is to be given, all serve

    def first(self, moves: int) -> PuzzleSolution | RejectedPosition | None:
        """What serves in so many answers; None when nothing does."""
        game, serving, diced = self.goal.start, [], False
        for index in choices(game):
            self.worlds.diced = False
            if self.serves(game, index, moves):
                serving.append(index)
                diced = diced or self.worlds.diced
            if len(serving) > 1:
                return SEVERAL
        if not serving:
            return None
        if diced:
            return DICE
        tree = self.tree(game, moves)
        if size(tree) > LARGEST:
            return WIDE
        if self.idle:
            return IDLE
        return PuzzleSolution(moves, tree, self.steps - self.worlds.steps) if deepest(tree) == moves else LUCKY

    def serves(self, game: Game, index: int, left: int) -> bool:
        """Return whether this answer leads to the goal within `left` answers, itself counted, whatever comes."""
        if not self.could(self.worlds.step(game, index), left - 1):
            return False
        return all(self.holds(after, left - 1) for after in self.worlds.after(game, index))

    def holds(self, game: Game, left: int) -> bool:
        """Return whether the goal is sure from here with `left` answers of the seat's own."""
        if self.goal.reached(game):
            return True
        if self.goal.missed(game):
            return False
        mine = game.seat == self.seat
        if mine and not left:
            return False
        key = (self.worlds.looks(game), left)
        known = self._known.get(key)
        if known is None:
            before, self.worlds.diced = self.worlds.diced, False
            sure = any(self.serves(game, index, left) for index in choices(game)) if mine else self._others(game, left)
            known = self._known[key] = sure, self.worlds.diced
            self.worlds.diced = before
        self.worlds.diced = self.worlds.diced or known[1]
        return known[0]

    def _others(self, game: Game, left: int) -> bool:
        """Nobody else has an answer that prevents it; what the world does is dice."""
        if game.seat < 0:
            self.worlds.diced = True
        return all(
            self.holds(after, left)
            for index in range(len(game.options or ()))
            for after in self.worlds.after(game, index)
        )

    def could(self, game: Game, left: int) -> bool:
        """As `holds`, with the cards and dice as they lie: what fails even so need not be looked at in all worlds."""
        if self.goal.reached(game):
            return True
        mine = game.seat == self.seat
        if self.goal.missed(game) or (mine and not left):
            return False
        key = (self.worlds.looks(game), left)
        if key not in self._lucky:
            indices = choices(game) if mine else range(len(game.options or ()))
            ways = (self.could(self.worlds.step(game, index), left - mine) for index in indices)
            self._lucky[key] = any(ways) if mine else all(ways)
        return self._lucky[key]

    def tree(self, game: Game, left: int) -> Tree:
        """All answers that serve, with what the others can reply as the cards really lie."""
        found: Tree = {}
        indices = choices(game)
        for index in indices:
            if self.serves(game, index, left):
                after = game.clone()
                after.step(index)
                found[str(index)] = {
                    key: {} if self.goal.reached(then) else self.tree(then, left - 1)
                    for key, then in replies(self.goal, after, StepBudget(self.worlds.steps))
                }
        self.idle = self.idle or len(found) == len(indices)
        return found


def replies(goal: SolverGoal, game: Game, steps: StepBudget, key: str = "") -> Iterator[tuple[str, Game]]:
    """Where the seat is asked next, or the goal is reached or missed, with what the others may do till then as cards lie.
    Raises OutOfBudgetError.
    """
    if goal.reached(game) or goal.missed(game) or asked(game, goal.seat):
        yield key, game
        return
    for index, option in enumerate(game.options or ()):
        steps.spend()
        after = game.clone()
        after.step(index)
        passed = game.ask[0] == OFFER and option == PASS
        yield from replies(goal, after, steps, key if passed else f"{key} {game.seat}.{index}".strip())


def asked(game: Game, seat: int) -> bool:
    """Return whether this seat answers next, or may answer for all."""
    return game.seat == seat or (game.ask[0] == ANY and game.options_of(seat) is not None)


def choices(game: Game) -> list[int]:
    """The options that differ: of alike cards in one hidden hand the first one."""
    options = game.options or ()
    firsts: dict[Hashable, int] = {}
    for index, option in enumerate(options):
        firsts.setdefault(_meaning(game, option), index)
    return list(firsts.values())


def alike(game: Game, seat: int, index: int) -> int:
    """Of a seat's options that mean the same as this one, the first."""
    options = game.options_of(seat) or ()
    meaning = _meaning(game, options[index])
    return next(i for i, option in enumerate(options) if _meaning(game, option) == meaning)


def _meaning(game: Game, option: Option) -> Hashable:
    table = game.table
    if not single(option):
        return option
    act, card, spot = option
    if table.layout.zones[table.at[card]].faces != "owner":
        return option
    return act, f"any {table.kind[card]}", spot


def deepest(tree: Tree) -> int:
    """How many answers a solution takes at the most."""
    return max((1 + max(map(deepest, after.values()), default=0) for after in tree.values()), default=0)


def size(tree: Tree) -> int:
    """How many answers are in a solution."""
    return sum(1 + sum(map(size, after.values())) for after in tree.values())
