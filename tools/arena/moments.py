"""Decisions in matches of normal bots: what the analysis says of them, from what the seat knew, and what became of them.

One job is one match, so that its figures can lie in a file of results and a fit to them costs no match. Each decision is drawn
by the same odds: as many from each match would mean those of short ones more often, in which what looks likely has happened.
"""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import msgspec

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.analysis import AnalysisEffort, own
from tabletop.bots.bot import Choice, options, play
from tabletop.bots.heuristics import PLAIN, hints_for
from tabletop.bots.playout import Playout
from tabletop.bots.self_play import roll
from tabletop.bots.win_chances import CalibrationCurve, judged
from tabletop.core import winning
from tabletop.core.definition import Definition
from tabletop.core.game import Game

MOST_SEATS = 4
Decision: TypeAlias = tuple[Game, int, Choice]  # what the seat knew, the seat, its answer


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision where so many `teams` play, or seats that play alone: its chance as it was sampled, and its share of the win
    in the end.
    """

    teams: int
    chance: float
    share: float


def looked_at(game: str, every: int, worlds: int, horizon: int, seed: int) -> list[Moment]:
    """Moments of a match, by play-outs that are judged after `horizon` answers; one decision of `every` so many."""
    definition, rand = games.load(game), Random(seed)
    seats, rate = seats_of(definition, seed), own(game)
    drawn, won = played(definition, seats, every, rand, seed)
    playout = Playout(definition, hints_for(game), horizon)
    found = []
    for known, seat, choice in drawn:
        if rate is not None:
            rated = rate(known, seat, rand, AnalysisEffort(), (choice,)).of(choice)
            own_side = rated is not None and rated.every[seat] == rated.chance  # and not that of one who has none
            chance = sampled(rated.chance, judged(game).curve) if rated is not None and own_side else None
        else:
            assert isinstance(choice, int)
            ends = [after(playout, known, seat, choice, rand) for _ in range(worlds)]
            chance = sum(ends) / worlds
        if chance is not None:
            sides = definition.sides(known.table)
            found.append(Moment(len(winning.teams(seats, sides)), round(chance, 5), won[seat]))
    return found


def seats_of(definition: Definition, seed: int) -> int:
    """As many as may play, up to four, in turn."""
    low, high = definition.players[0], min(MOST_SEATS, definition.players[1])
    return low + seed % (high - low + 1)


def played(
    definition: Definition, seats: int, every: int, rand: Random, seed: int
) -> tuple[list[Decision], tuple[float, ...]]:
    """A match of normal bots: one of so many decisions in which there was a choice, and each seat's share of the win."""
    game, drawn, hints = definition.start(seats, seed), list[Decision](), hints_for(definition.id)
    bot, told = levels.plain(definition.id, PLAIN), own(definition.id) is not None
    while not game.over:
        if game.seat < 0:
            game.step(roll(game, hints, rand))
            continue
        seat, known = game.seat, game.knowledge(game.seat)
        choice = bot.choose(known, seat, rand)
        if rand.random() * every < 1 and (told or len(options(known, seat)) > 1):
            drawn.append((known, seat, choice))
        play(game, seat, choice)
    outcome = definition.outcome(game.table)
    winners = outcome.winners if outcome is not None else ()
    return drawn, winning.shares(winners, seats, definition.sides(game.table))


def after(playout: Playout, known: Game, seat: int, index: int, rand: Random) -> float:
    """The seat's share when its answer has been given in a world that it may be in, and all has been played on."""
    world, dice = known.determinised(seat, rand), Random(rand.getrandbits(32))
    if world.no == known.no and world.seat == seat:
        world.step(index)
    return playout.run(world, dice).shares[seat]


def sampled(chance: float, curve: CalibrationCurve) -> float:
    """What the curve told as this chance."""
    low, high = 0.0, 1.0
    while high - low > 1e-6 and 0 < chance < 1:
        middle = (low + high) / 2
        low, high = (middle, high) if curve.at(middle) < chance else (low, middle)
    return (low + high) / 2 if 0 < chance < 1 else chance
