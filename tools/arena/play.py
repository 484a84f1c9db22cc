"""One game between bots, and a whole ladder of them: the stronger level sits on each seat of the same deal in turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.bot import Bot, Choice
from tabletop.bots.levels import Level
from tabletop.bots.whole import finish
from tabletop.core.definition import Definition
from tabletop.core.game import Game


@dataclass
class Tally:
    """`shares[deal][seat]`: the share of the win that level A got when it sat there; seconds: per decision, by level."""

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


def play(definition: Definition, bots: list[tuple[str, Bot]], seed: int, tally: Tally) -> tuple[int, ...]:
    """Play one game; the winners. What hands do comes out alike for all levels: the ladder measures the play."""
    game = definition.start(len(bots), seed)
    timed = [Timed(bot, tally.seconds.setdefault(name, [])) for name, bot in bots]
    dice = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    finish(game, timed, dice, Random(f"{seed} world"))
    outcome = definition.outcome(game.table)
    assert outcome is not None
    tally.endings[outcome.ending] = tally.endings.get(outcome.ending, 0) + 1
    return outcome.winners


def ladder(definition: Definition, a: Level, b: Level, seats: int, deals: range, teams: int = 0) -> Tally:
    """One game per seat for every deal: A on that seat, B on all others.

    teams: seats of a game in which so many teams sit in turn; then there is one game per team, with A on all of its seats.
    """
    tally = Tally()
    strong, weak = levels.make(definition, a), levels.make(definition, b)
    for deal in deals:
        tally.shares[deal] = []
        for at in range(teams or seats):
            mine = range(at, seats, teams or seats)
            bots = [(a.id, strong) if seat in mine else (b.id, weak) for seat in range(seats)]
            winners = play(definition, bots, deal, tally)
            tally.shares[deal].append(sum(seat in mine for seat in winners) / max(1, len(winners)))
    return tally


def deal(game: str, a: str, b: str, seats: int, iterations: int, teams: int, seed: int) -> Tally:
    """A ladder of one deal, as a job. `iterations`: a searching level counts these, 0: it takes its own time."""
    found = [levels.level(name) for name in (a, b)]
    strong, weak = [levels.counted(level, iterations) if iterations else level for level in found]
    return ladder(games.load(game), strong, weak, seats, range(seed, seed + 1), teams)


def part_below(values: list[float], part: float) -> float:
    """The value below which `part` of them lie."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0
