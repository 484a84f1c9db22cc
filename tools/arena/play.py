"""One game between bots, and a whole ladder of them: the stronger level sits on each seat of the same deal in turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from tabletop.bots import levels
from tabletop.bots.bot import Bot
from tabletop.bots.bot import play as answer
from tabletop.bots.hints import hints_for
from tabletop.bots.levels import Level
from tabletop.bots.world import roll
from tabletop.core.definition import Definition


@dataclass
class Tally:
    """`shares[deal][seat]`: the share of the win that level A got when it sat there; seconds: per decision, by level."""

    shares: dict[int, list[float]] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, list[float]] = field(default_factory=dict)


def play(definition: Definition, bots: list[tuple[str, Bot]], seed: int, tally: Tally) -> tuple[int, ...]:
    """Play one game; the winners. Each bot sees its own knowledge and has its own dice."""
    game = definition.start(len(bots), seed)
    dice = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    hints, world = hints_for(definition.id), Random(f"{seed} world")
    while not game.over:
        seat = game.seat
        if seat < 0:  # alike for all levels: the ladder measures the play, not the hand that flicks
            game.step(roll(game, hints, world))
            continue
        name, bot = bots[seat]
        known = game.knowledge(seat)
        start = perf_counter()
        choice = bot.choose(known, seat, dice[seat])
        tally.seconds.setdefault(name, []).append(perf_counter() - start)
        answer(game, seat, choice)
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
