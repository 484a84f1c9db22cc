"""The tables that the generic suites play at: every registered game, and the mini-game, for every number of players."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.core.ask import CLOCK
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tests.core.minigame import DEFINITION as MINI
from tests.driving import asked_seats, random_options

GAMES = (*map(games.load, games.built()), MINI)
TABLES = [
    (game, seats)
    for game in GAMES
    for seats in range(game.players[0], min(game.players[1], 4 if game is MINI else 15) + 1)
]
WIDE = [(MINI, 8), (MINI, 15)]  # tables with more seats than a registered game has; their games are cut short

MANY = 4  # for more players no game is long

every_game = pytest.mark.parametrize("definition", GAMES, ids=lambda game: game.id)


def often(table: tuple[Definition, int]) -> bool:
    """Every run looks at the least number of players, and of shorter games at the middle one; all others are `long`."""
    game, seats = table
    least, most = game.players
    return seats in {least, (least + most) // 2 if most > MANY else least} or table == WIDE[0]


def tables(which: list[tuple[Definition, int]]) -> pytest.MarkDecorator:
    params = [
        pytest.param(*table, id=f"{table[0].id}-{table[1]}", marks=() if often(table) else pytest.mark.long)
        for table in which
    ]
    return pytest.mark.parametrize(("definition", "seats"), params)


every_table = tables(TABLES)
every_registered = tables([table for table in TABLES if table[0] is not MINI])
every_width = tables([*TABLES, *WIDE])


def steps(definition: Definition, seats: int, many: int = 12) -> range:
    """How many answers of a game a suite looks at: all of them, or `many` where every step is looked at by many seats."""
    return range(many if (definition, seats) in WIDE else 100_000)


def start(definition: Definition, seats: int, seed: int, *, auto: bool = True, paranoid: bool = False) -> Game:
    """A game with house rules that follow from the seed."""
    options = random_options(definition, Random(f"{definition.id} {seats} {seed}"), seats)
    return definition.start(seats, seed, options, auto=auto, paranoid=paranoid)


def press(game: Game, random: Random) -> tuple[int, int, int, int]:
    """Answer for any seat that is asked, in any order; sometimes time is up. (no, seat, index, number of options)."""
    no = game.no
    if game.ask[4] and random.random() < 0.2:
        game.answer(no, CLOCK, 0)
        return no, CLOCK, 0, 2
    seat = random.choice(asked_seats(game))
    count = len(game.options_of(seat) or ())
    index = int(random.random() * count)
    game.answer(no, seat, index)
    return no, seat, index, count
