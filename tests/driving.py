"""Playing games by chance and comparing them: what the tests of the kernel and of every game have in common."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tabletop.core.ask import SINGLE
from tabletop.core.definition import Definition
from tabletop.core.events import Fact
from tabletop.core.game import Game
from tabletop.core.table import Event, Table
from tools.longrun import drawn_options

STEPS = 20_000  # no game takes so many answers: a random game that does has stalled


def whole(game: Game) -> str:
    """Everything a game is, as text: state, open ask, options."""
    return json.dumps([game.save(), game.ask, game.seat if not game.over else None, game.options])


def state(game: Game) -> str:
    """The table and the number of the last ask: what both modes must agree on."""
    return json.dumps([game.table.plain(), game.no])


def saved(game: Game) -> dict[str, Any]:
    """What comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(game.save()))
    return data


def drive(game: Game, seed: int, each: Callable[[Game, Random, int], Game | None] | None = None) -> Game:
    """Play to the end by chance; `each(game, random, n)` runs before answer n and may hand back another game to go on with."""
    random, n = Random(seed), 0
    while not game.over:
        game = (each and each(game, random, n)) or game
        game.step(int(random.random() * len(game.options or ())))
        n += 1
        assert n < STEPS, f"no end after {n} answers"
    return game


def facts(events: list[Event]) -> list[Fact]:
    """What was said, in order."""
    return [event[2] for event in events if event[0] == "say"]


def asked_seats(game: Game) -> tuple[int, ...]:
    """The seats that have not answered yet."""
    if game.ask is None:
        return ()
    seats: tuple[int, ...] = (game.ask[1],) if game.ask[0] in SINGLE else game.left
    return seats


def random_options(definition: Definition, random: Random, seats: int = 0) -> dict[str, str]:
    """House rules by chance; of a game in which they depend on it, such as go with so many seats (0: the fewest)."""
    return drawn_options(definition, random, seats or definition.players[0])


def other_world(game: Game, seat: int, random: Random) -> Game:
    """The same game in a world that differs only in what `seat` has not seen; the dice fall alike."""
    other = game.clone()
    rng = other.table.rng
    assert any(other.table.determinise(seat, random) for _ in range(20)), "no other deal fits"
    other.table.rng = rng
    if other.options is not None:
        other.options = other.queries[other.ask[2]](other.table, other.seat, *other.ask[3])
    return other


def invariants(table: Table) -> None:
    """Every card is in exactly one zone, and nobody has forgotten a card that lies in view."""
    ids = [card for zone in table.zones for card in zone]
    assert sorted(ids) == list(range(len(table.kind))), "cards are lost or doubled"
    for zone, cards in enumerate(table.zones):
        sight = table.layout.sight[zone]
        for card in cards:
            assert table.at[card] == zone, f"card {card} is in zone {zone} and says {table.at[card]}"
            assert table.seen[card] & sight == sight, f"card {card} lies in view of somebody who has not seen it"


def backs(table: Table) -> Counter[tuple[int, int]]:
    """How many cards there are of each kind and back."""
    return Counter(zip(table.kind, table.owner, strict=True))
