"""One match of bots, searched for puzzles."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.bot import ValueAnswer
from tabletop.bots.heuristics import hints_for
from tabletop.bots.self_play import roll
from tabletop.core.ask import NO_CHOICE, TELL
from tabletop.progress import match_position
from tabletop.progress.puzzle_generator import LEAST, best
from tabletop.progress.puzzle_solver import choices
from tabletop.progress.puzzles import Puzzle

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
    deal = match_position.MatchDeal(definition, seats, seed, {})
    bot, hints, world = levels.make(definition, levels.level(LEVEL)), hints_for(game), Random(f"{seed} world")
    dice = [Random(f"{seed} {seat}") for seat in range(seats)]
    found, why, moments = list[Puzzle](), Counter[str](), 0
    answers, at, chance = list[match_position.Short](), deal.begin(auto=True), Random(f"{seed} moments").random
    while not at.over:
        if at.seat < 0:
            answers.append(roll(at, hints, world))
        else:
            if at.ask[0] != TELL and chance() < SHARE and len(choices(at)) >= LEAST:
                moments += 1
                one, reasons = best(deal, answers, at, PROOF)
                why.update(reason.word for reason in reasons)
                found += [one] if one is not None else []
            choice = bot.choose(at.knowledge(at.seat), at.seat, dice[at.seat])
            answers.append((at.seat, NO_CHOICE, choice.value) if isinstance(choice, ValueAnswer) else choice)
        match_position.play(at, answers[-1])
    return Crop(found, why, moments)
