"""One match of bots, searched for puzzles."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.bot import Told
from tabletop.bots.hints import hints_for
from tabletop.bots.world import roll
from tabletop.core.ask import NO_CHOICE, TELL
from tabletop.core.game import Game
from tabletop.match.practice import moment
from tabletop.match.practice.making import LEAST, Found, search
from tabletop.match.practice.puzzles import Puzzle, grade
from tabletop.match.practice.tasks import tasks

LEVEL = "normal"
PROOF = 3000  # steps
SHARE = 0.3  # of the moments are tried, so that puzzles come from many matches


class Crop(msgspec.Struct, frozen=True):
    """What a match gave: puzzles, how often which reason spoke against one, and how many moments were tried."""

    puzzles: list[Puzzle]
    why: dict[str, int]
    moments: int


def harvest(game: str, seats: int, seed: int) -> Crop:
    """Play a match of bots and try every moment at which somebody has a choice."""
    definition = games.load(game)
    deal = moment.Deal(definition, seats, seed, {})
    bot, hints, world = levels.make(definition, levels.level(LEVEL)), hints_for(game), Random(f"{seed} world")
    dice = [Random(f"{seed} {seat}") for seat in range(seats)]
    found, why, moments = list[Puzzle](), Counter[str](), 0
    answers, at, chance = list[moment.Short](), deal.begin(auto=True), Random(f"{seed} moments").random
    while not at.over:
        if at.seat < 0:
            answers.append(roll(at, hints, world))
        else:
            if at.ask[0] != TELL and len(at.options or ()) >= LEAST and chance() < SHARE:
                moments += 1
                found += _try(deal, answers, at, why)
            choice = bot.choose(at.knowledge(at.seat), at.seat, dice[at.seat])
            answers.append((at.seat, NO_CHOICE, choice.value) if isinstance(choice, Told) else choice)
        moment.play(at, answers[-1])
    return Crop(found, why, moments)


def _try(deal: moment.Deal, answers: list[moment.Short], at: Game, why: Counter[str]) -> list[Puzzle]:
    """The longest puzzle of this moment, if there is one."""
    best: Found | None = None
    for found in search(tasks(deal.definition), at, at.seat, PROOF):
        if isinstance(found, Found):
            best = found if best is None or found.solution.moves > best.solution.moves else best
        else:
            why[found.word] += 1
    return [puzzle(deal, answers, at, best)] if best is not None else []


def puzzle(deal: moment.Deal, answers: list[moment.Short], at: Game, found: Found) -> Puzzle:
    """What was found here, as text."""
    moves, tree, tried = found.solution
    return Puzzle(
        id=f"{found.task}-{deal.seed}-{at.no}",
        seats=deal.seats,
        seed=deal.seed,
        options=deal.options,
        answers=tuple(answers),
        seat=at.seat,
        task=found.task,
        number=found.number,
        moves=moves,
        grade=grade(moves, len(at.options or ()), tried),
        tried=tried,
        solution=tree,
    )
