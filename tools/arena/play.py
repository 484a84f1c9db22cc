"""One game between bots, and a whole ladder of them: the stronger level sits on each seat of the same deal in turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.bot import Bot, Choice
from tabletop.bots.levels import Level
from tabletop.bots.self_play import finish
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.winning import shares, teams


@dataclass
class Tally:
    """`shares[deal][side]`: the share of the win that level A got there, or as that team; seconds: per decision, by level."""

    shares: dict[int, list[float]] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, list[float]] = field(default_factory=dict)


class Timed:
    """A bot whose decisions are timed: seconds each, into the list it was given."""

    def __init__(self, bot: Bot, seconds: list[float]) -> None:
        self.bot, self.seconds = bot, seconds

    def choose(self, known: Game, seat: int, rand: Random) -> Choice:
        start = perf_counter()
        choice = self.bot.choose(known, seat, rand)
        self.seconds.append(perf_counter() - start)
        return choice


def play(definition: Definition, bots: list[tuple[str, Bot]], seed: int, tally: Tally) -> tuple[float, ...]:
    """Play one game; what part of the win each seat has. What hands do comes out alike for all levels: the ladder measures the
    play.
    """
    game = definition.start(len(bots), seed)
    timed = [Timed(bot, tally.seconds.setdefault(name, [])) for name, bot in bots]
    dice = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    finish(game, timed, dice, Random(f"{seed} world"))
    outcome = definition.outcome(game.table)
    assert outcome is not None
    tally.endings[outcome.ending] = tally.endings.get(outcome.ending, 0) + 1
    return shares(outcome.winners, len(bots), outcome.sides)


def ladder(definition: Definition, a: Level, b: Level, seats: int, deals: range) -> Tally:
    """One game per seat for every deal, or per team: A on all of its seats, B on all others."""
    tally = Tally()
    strong, weak = levels.make(definition, a), levels.make(definition, b)
    for deal in deals:
        tally.shares[deal] = []
        sides = definition.sides(definition.start(seats, deal).table)
        for mine in teams(seats, sides):
            bots = [(a.id, strong) if seat in mine else (b.id, weak) for seat in range(seats)]
            won = play(definition, bots, deal, tally)
            tally.shares[deal].append(sum(won[seat] for seat in mine) / len(mine))
    return tally


def deal(game: str, a: str, b: str, seats: int, iterations: int, seed: int) -> Tally:
    """A ladder of one deal, as a job. `iterations`: a searching level counts these, 0: it takes its own time."""
    found = [levels.level(name) for name in (a, b)]
    strong, weak = [levels.counted(level, iterations) if iterations else level for level in found]
    return ladder(games.load(game), strong, weak, seats, range(seed, seed + 1))


def part_below(values: list[float], part: float) -> float:
    """The value below which `part` of them lie."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0
