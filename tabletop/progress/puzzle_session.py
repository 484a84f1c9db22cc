"""Somebody solves a puzzle at the table: a match from its moment, and how far the answers have followed the solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tabletop.bots.bot import WAITS, BotBrief
from tabletop.bots.inline import InlineAnswer
from tabletop.core.ask import ANY, NO_CHOICE, OFFER, PASS, TELL, Option, Refused
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.match.match import Match
from tabletop.match.seats import Seat, TableSetup, bot, person
from tabletop.progress import match_position
from tabletop.progress.puzzle_solver import Tree, alike, deepest
from tabletop.progress.puzzles import Puzzle, spelt, start

KIND = "puzzle"  # of notes
MOST_STARS = 3


class SolvedPuzzle(msgspec.Struct, frozen=True):
    """What is remembered of a solved puzzle."""

    stars: int


def stars(misses: int, hints: int) -> int:
    """Three for a solution without a wrong answer or a hint; one is left in any case."""
    return max(1, MOST_STARS - misses - hints)


class SolutionProgress(NamedTuple):
    """How far a solution has been followed. tree: what serves now, None after an answer that is not in it; after: where the
    others reply, what follows on each reply; key: their replies so far.
    """

    tree: Tree | None
    after: dict[str, Tree] | None = None
    key: str = ""
    answers: int = 0


class PuzzleSession:
    """A match that begins at the moment of a puzzle. The one person in it solves; all others answer as the solution fears.

    `start` raises WrongError when the puzzle does not fit this game.
    """

    def __init__(self, definition: Definition, puzzle: Puzzle, who: Seat | None = None) -> None:
        self.definition, self.puzzle, self.seat = definition, puzzle, puzzle.seat
        self.goal = start(definition, puzzle)
        deal = puzzle.deal(definition)
        seats = [who or person(i) if i == self.seat else bot(i) for i in range(puzzle.seats)]
        setup = TableSetup(
            game=definition.id,
            seats=tuple(seats),
            seed=puzzle.seed,
            options=puzzle.options,
            privacy="open",
            pace="quick",
            hints="off",  # a puzzle has hints of its own
        )
        self.match = Match(definition, setup, PuzzleOpponents(self))
        self.match.claims.live = False  # all that there is to decide is asked
        self.match.command_log.read_back(match_position.full(deal, puzzle.answers))
        self.first = self.match.n
        self.match.begin(0)

    @property
    def solved(self) -> bool:
        if self.goal.task.chosen:
            at = self.place
            return at.answers > 0 and at.after is not None
        return self.goal.reached(self.match.game)

    @property
    def lost(self) -> bool:
        """The goal is out of reach now."""
        return not self.solved and (self.place.tree is None or self.goal.missed(self.match.game))

    @property
    def place(self) -> SolutionProgress:
        """How far the match has followed the solution."""
        record, found = self.match.record, SolutionProgress(self.puzzle.solution)
        taken = -1  # the number of a window that somebody else has taken already
        for n in range(self.first, len(record.answers)):
            game, answer = record.at(n), record.answers[n]
            options = game.options_of(answer.seat) or []
            if answer.choice == NO_CHOICE:
                found = self._told(found, answer.value)
                continue
            if len(options) < 2:  # there was no choice
                continue
            if answer.seat == self.seat and self.free(options[answer.choice]):
                continue
            if answer.seat == self.seat:
                found = self._mine(found, game, answer.choice)
            elif game.ask[0] == OFFER:
                if options[answer.choice] != PASS and taken != game.no:
                    taken = game.no
                    found = self._theirs(found, answer.seat, answer.choice)
            else:
                found = self._theirs(found, answer.seat, answer.choice)
        return found

    def _mine(self, at: SolutionProgress, game: Game, choice: int) -> SolutionProgress:
        tree = at.tree if at.after is None else at.after.get(at.key)
        after = tree.get(str(alike(game, self.seat, choice))) if tree is not None else None
        return (
            SolutionProgress(None, None, "", at.answers + 1)
            if after is None
            else SolutionProgress({}, after, "", at.answers + 1)
        )

    def _told(self, at: SolutionProgress, value: object) -> SolutionProgress:
        """What has been told stands in the solution as a text."""
        after = next((then for word, then in (at.tree or {}).items() if spelt(word)[1] == value), None)
        return SolutionProgress({} if after is not None else None, after, "", at.answers + 1)

    def _theirs(self, at: SolutionProgress, seat: int, choice: int) -> SolutionProgress:
        return at._replace(key=f"{at.key} {seat}.{choice}".strip())

    def free(self, option: Option) -> bool:
        """Return whether this answer has nothing to do with the task."""
        act = self.definition.act(option)
        return act is not None and act.name in self.goal.task.free

    @property
    def serving(self) -> list[int]:
        """The options that serve now, () when the person is not asked or has left the way."""
        game, at = self.match.game, self.place
        options = game.options_of(self.seat)
        if options is None or at.tree is None:
            return []
        if len(options) == 1:
            return [0]
        tree = at.tree if at.after is None else at.after.get(at.key, {})
        return [i for i in range(len(options)) if str(alike(game, self.seat, i)) in tree]

    @property
    def telling(self) -> object:
        """The value that serves now, None where the answer is an option or the person is not asked."""
        game, at = self.match.game, self.place
        if game.options_of(self.seat) is None or game.ask[0] != TELL or not at.tree:
            return None
        return spelt(next(iter(at.tree)))[1]

    def tells(self, value: object) -> bool:
        """Return whether this value reaches the goal; Refused by the rules, it is not for the puzzle to say."""
        after = self.match.game.clone()
        try:
            after.answer(after.no, self.seat, NO_CHOICE, value)
        except Refused:
            return True
        return after.no == self.match.game.no or self.goal.reached(after)

    def reply(self, seat: int) -> int:
        """What somebody else answers now: what holds the solution up longest."""
        game, at = self.match.game, self.place
        if game.ask[0] == ANY:
            return WAITS
        options = game.options_of(seat) or []
        after = at.after or {}

        def depth(index: int) -> int:
            if game.ask[0] == OFFER and options[index] == PASS:
                return deepest(after[at.key]) if at.key in after else -1
            key = f"{at.key} {seat}.{index}".strip()
            return max((deepest(tree) for k, tree in after.items() if f"{k} ".startswith(f"{key} ")), default=-1)

        return max(range(len(options)), key=depth, default=0)

    def again(self, now: int) -> None:
        """Back to the moment of the puzzle."""
        if self.match.n > self.first:
            self.match.undo.rewind(self.first, now)


class PuzzleOpponents:
    """The thinker of everybody else at a puzzle."""

    def __init__(self, solving: PuzzleSession) -> None:
        self.solving = solving
        self._answers: list[InlineAnswer] = []

    def request(
        self,
        id: int,  # noqa: A002 - the word of all thinkers
        known: Game,  # noqa: ARG002 - the solution knows what they answer
        seat: int,
        brief: BotBrief,  # noqa: ARG002
    ) -> None:
        self._answers.append(InlineAnswer(id, self.solving.reply(seat)))

    def poll(self) -> Sequence[InlineAnswer]:
        found, self._answers = self._answers, []
        return found

    def cancel(self) -> None:
        self._answers = []
