"""Games of a few lines for one promise of the kernel each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.ask import Option
from tabletop.core.game import Game
from tabletop.core.handle import verb
from tabletop.core.layout import Layout, Zone
from tabletop.core.rules import Rules
from tabletop.core.self_check import SelfCheckedGame
from tabletop.core.table import Table

PASS_ONLY = ((-1, -1, -1),)
MAY_TAKE = ((-1, -1, -1), (0, -1, 1))
PILE, OPEN = 0, 1


def layout(seats: int) -> Layout:
    zones = [Zone("pile", None, "none", True), Zone("open", None, "all")]
    return Layout(seats, [*zones, *(Zone("hand", seat, "owner") for seat in range(seats))])


class Toy(Table):
    """`choices[seat]` are the options that "pick" hands out (the last entries are for CLOCK, WORLD: seats -2, -3)."""

    PLAIN = (*Table.PLAIN, "choices", "log")
    choices: tuple[tuple[Option, ...], ...]
    log: tuple[Any, ...]


def new_table(choices: tuple[tuple[Option, ...], ...], seats: int = 3, seed: int = 1) -> Toy:
    table = Toy(layout(seats), bytes(range(9)), PILE, seed)
    table.choices, table.log = choices, ()
    return table


@verb
def note(table: Toy, what: object) -> None:
    table.log += (what,)


@verb
def die(table: Toy, seat: int) -> None:
    table.alive = tuple(alive and x != seat for x, alive in enumerate(table.alive))


@verb
def draw(table: Toy, seat: int) -> int:
    card = table.zones[PILE][-1]
    table.move(card, 2 + seat)
    return card


@verb
def roll(table: Toy, n: int) -> int:
    return table.rand(n)


def pick(table: Toy, seat: int, *about: object) -> list[Option]:
    del about
    return list(table.choices[seat])


def new_rules(*scripts: Callable[..., Any]) -> Rules:
    """Rules with the query pick and these scripts."""
    rules = Rules("toy")
    rules.query(pick)
    for script in scripts:
        rules.script(script)
    return rules


def toy(
    *scripts: Callable[..., Any],
    choices: Any = (MAY_TAKE,) * 5,
    auto: bool = True,
    kind: type[Game] = SelfCheckedGame,
    seats: int = 3,
) -> Game:
    """A game whose first script is its root, at its first ask."""
    return kind(new_rules(*scripts), new_table(choices, seats), scripts[0].__name__, auto=auto)
