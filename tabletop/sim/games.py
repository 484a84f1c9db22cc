"""Games between bots, one job each, and the sums over them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec

from tabletop.bots import levels
from tabletop.bots.bot import Choice
from tabletop.bots.self_play import finish
from tabletop.core.ask import NOBODY
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.winning import shares
from tabletop.games import load
from tabletop.jobs import Job

ITERATIONS = 150  # of a bot that searches: by count instead of by time, so that a seed repeats its game
FUNCTION = "tabletop.sim.games:play_one"
DECK = "deck_{}"  # the house rule that names the deck of a seat, where a game has decks


class GamePlan(msgspec.Struct, frozen=True):
    """`seats`: a level each. `vary`: house rules that take any of their values, by the seed of the game."""

    game: str
    seats: list[str]
    options: dict[str, str]
    vary: list[str] = []


class GameResult(msgspec.Struct, frozen=True):
    """One finished game. `winners` are seats; `seed` and the plan repeat it exactly. By seat: the name of its deck, "" where
    there are none, its own cards with which it did something, and its side, () where everybody plays alone.
    """

    seed: int
    winners: tuple[int, ...]
    ending: str
    decisions: int
    decks: tuple[str, ...] = ()
    cards: tuple[tuple[str, ...], ...] = ()
    sides: tuple[int, ...] = ()


class GamesSummary(msgspec.Struct):
    """Counts over games: shares of wins by seat (a win that sides share counts as a fraction), endings, mean decisions."""

    game: str
    seats: list[str]
    games: int
    wins: list[float]
    endings: dict[str, int]
    decisions: float


class UsedCards:
    """Notes the cards in front of a seat that it chooses: by seat, in the order of their first use."""

    def __init__(self, definition: Definition, seats: int) -> None:
        self.names = [face.id for face in definition.cards]
        self.homes = [zone.seat for zone in definition.layout(seats).zones]
        self.cards: list[dict[str, None]] = [{} for _ in range(seats)]

    def __call__(self, game: Game, seat: int, choice: Choice) -> None:
        options = game.options_of(seat) or []
        if not isinstance(choice, int) or not 0 <= choice < len(options):
            return
        card, table = options[choice][1], game.table
        if card != NOBODY and self.homes[table.at[card]] == seat:
            self.cards[seat][self.names[table.kind[card]]] = None


def play_one(plan: dict[str, Any], seed: int) -> GameResult:
    """One game; every bot is asked with what its seat knows, as at the table."""
    how = msgspec.convert(plan, GamePlan)
    definition, count = load(how.game), len(how.seats)
    options = drawn(definition, how, seed)
    state = definition.start(count, seed, options)
    bots = [levels.make(definition, levels.counted(levels.level(level), ITERATIONS)) for level in how.seats]
    used = UsedCards(definition, count)
    dice = [Random(f"{seed}/{seat}") for seat in range(count)]
    decisions = finish(state, bots, dice, Random(f"{seed}/world"), used)
    outcome = definition.outcome(state.table)
    assert outcome is not None, "a game that is over has an outcome"
    decks = tuple(options.get(DECK.format(seat), "") for seat in range(count))
    cards = tuple(map(tuple, used.cards))
    return GameResult(seed, outcome.winners, outcome.ending, decisions, decks, cards, outcome.sides)


def drawn(definition: Definition, plan: GamePlan, seed: int) -> dict[str, str]:
    """All house rules of one game; those that vary by lot, but so that they go together."""
    rand = Random(f"{seed}/rules")
    rules = [rule for rule in definition.house_rules if rule.id in plan.vary]
    while True:
        lot = {rule.id: rand.choice(list(rule.values)) for rule in rules}
        options = definition.check_options(plan.options | lot)
        if not rules or not definition.unfit(len(plan.seats), options):
            return options


def jobs_of(plan: GamePlan, games: int, seed: int) -> list[Job]:
    """Games with seeds from `seed` upward."""
    args = {"plan": msgspec.to_builtins(plan)}
    return [Job(FUNCTION, args, seed + i) for i in range(games)]


def summarise(plan: GamePlan, results: list[GameResult]) -> GamesSummary:
    won = [shares(result.winners, len(plan.seats), result.sides) for result in results]
    wins = [sum(share[seat] for share in won) for seat in range(len(plan.seats))]
    endings = dict(Counter(result.ending for result in results).most_common())
    mean = sum(result.decisions for result in results) / max(1, len(results))
    return GamesSummary(plan.game, plan.seats, len(results), wins, endings, mean)


def as_json(summary: GamesSummary, results: list[GameResult]) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins({"summary": summary, "games": results})
    return built
