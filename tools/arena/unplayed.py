"""`python -m tools.arena.unplayed beanz --games 500 --option deck_0=surprise`: cards that a level never plays."""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.heuristics import hints_for
from tabletop.bots.self_play import roll
from tabletop.core.ask import NOBODY
from tabletop.core.definition import Definition
from tabletop.core.game import Game

PLAYS = frozenset(  # asks that play a card
    [
        "turn",
        "reactions",
        "main",
        "respond",
        "fight",
        "pad",
        "help_throw",
        "help_offer",
        "slug_step",
        "ship_reply",
        "ship_turn",
        "ship_again",
        "free_agent",
    ]
)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.arena.unplayed", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="2 without it, or the fewest")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--option", action="append", default=[], help="a house rule, as id=value")
    parser.add_argument("--vary", action="append", default=[], help="a house rule that takes any of its values by game")
    args = parser.parse_args()
    args.seats = args.seats or games.load(args.game).seats_near(2)
    return args


def leave_hand(definition: Definition, game: Game, seat: int, index: int, tally: Counter[int]) -> None:
    """Give the answer; count the named card if it was in the seat's hand before and is not any more."""
    card, table = (game.options or [])[index][1], game.table
    hand = definition.layout(table.seats).find("hand", seat)
    held = card != NOBODY and table.at[card] == hand and game.ask is not None and game.ask[2] in PLAYS
    game.step(index)
    if held and table.at[card] != hand:
        tally[table.kind[card]] += 1


def main() -> None:
    args = parse()
    definition = games.load(args.game)
    options = dict(pair.split("=", 1) for pair in args.option)
    bot = levels.make(definition, levels.counted(levels.level(args.level), args.iterations))
    hints, tally = hints_for(args.game), Counter[int]()
    for seed in range(args.seed, args.seed + args.games):
        rand = Random(seed)
        drawn = {rule.id: rand.choice(list(rule.values)) for rule in definition.house_rules if rule.id in args.vary}
        game = definition.start(args.seats, seed, options | drawn)
        while not game.over:
            if game.seat < 0:
                game.step(roll(game, hints, rand))
            else:
                index = bot.choose(game.knowledge(game.seat), game.seat, rand)
                assert isinstance(index, int), "a game whose answers are told has no hands to look at"
                leave_hand(definition, game, game.seat, index, tally)
    for kind, face in sorted(enumerate(definition.cards), key=lambda pair: tally[pair[0]]):
        if tally[kind] <= args.games // 100:
            print(f"{tally[kind]:5d}  {face.id}")


if __name__ == "__main__":
    main()
