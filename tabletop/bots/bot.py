"""What a bot is: a function from what its seat knows to an answer."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol, TypeAlias

from tabletop.bots.heuristics import PLAIN, BotStyle
from tabletop.core.ask import ANY, NO_CHOICE, SINGLE, TELL, Option, modest, plain
from tabletop.core.game import Game

WAITS = -2  # in place of an index, where one of several seats answers for all: this one leaves it to the others


class ValueAnswer(NamedTuple):
    """An answer that is a value of the bot's own, to a question that is told."""

    value: object


Choice: TypeAlias = int | ValueAnswer  # an index into `options`, WAITS, or a value


class BotBrief(NamedTuple):
    """How a bot is to think about an answer. `ms` None: the level's own time."""

    level: str
    style: BotStyle = PLAIN
    ms: int | None = None
    seed: int = 0


class Bot(Protocol):
    """`known` is `game.knowledge(seat)`, never the game itself; `rand` is the bot's only source of chance."""

    def choose(self, known: Game, seat: int, rand: Random) -> Choice:
        """What the seat answers to the open ask. The bot may not change `known`."""


def options(known: Game, seat: int) -> list[Option]:
    """What `seat` may answer to the open ask; the same for every game that `seat` cannot tell apart.

    ValueError when the seat is not asked.
    """
    ask = known.ask
    if ask is None or (ask[1] != seat if ask[0] in SINGLE else seat not in known.left):
        raise ValueError(f"seat {seat} is not asked")
    return known.queries[ask[2]](known.table, seat, *ask[3])  # type: ignore[no-any-return]


def sound(known: Game, seat: int, choice: Choice) -> bool:
    """Whether a choice is an answer to the open ask, which is put to `seat`."""
    kind, _, query, args = known.ask[:4]
    if isinstance(choice, ValueAnswer):
        check = known.rules.checks.get(query)
        if kind != TELL or check is None or not modest(choice.value):
            return False
        return check(known.table, seat, plain(choice.value), *args) is None
    return 0 <= choice < len(options(known, seat)) or (choice == WAITS and kind == ANY)


def play(game: Game, seat: int, choice: Choice) -> None:
    """Answer for a bot in a game without a table; ValueError for a seat that would rather wait."""
    if isinstance(choice, ValueAnswer):
        game.answer(game.no, seat, NO_CHOICE, choice.value)
    elif choice == WAITS:
        raise ValueError(f"seat {seat} waits for others")
    else:
        game.step(choice)


class RandomBot:
    def choose(self, known: Game, seat: int, rand: Random) -> int:
        """Any option, all equally likely."""
        return rand.randrange(len(options(known, seat)))
