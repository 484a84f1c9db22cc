"""A game between two choices, of a seat or of chance: what OpenSpiel's states are made of, without OpenSpiel."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from tabletop.bots.heuristics import Odds, hints_for
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.core.view import redact
from tabletop.games import load
from tabletop.lab.asked_dice import AskedDice, DieNeededError

NO_DIE = 0


class OwnAnswer(NamedTuple):
    """What a seat has answered; only the seat itself may remember it: others hear what follows from it."""

    seat: int
    option: Any


class Dealt(NamedTuple):
    """The table before the first question; nobody has watched how it was laid out."""

    table: Table


class Position:
    """`game` stands where somebody is asked, and is None while it is dealt; it is never changed, only replaced.

    A step needs dice: `faces` is the die that is asked for (NO_DIE: none), `rolled` what came of those before it in this step,
    and `index` the answer that is being carried out. With every result the step is done again from its beginning.
    `story`: all events so far, as the rules say them, and the answers between them. `choices`: all of seats and of chance,
    from which everything else follows.
    """

    def __init__(self, game: str, seats: int, rules: dict[str, str]) -> None:
        self.name, self.seats, self.rules = game, seats, rules
        self.game: Game | None = None
        self.index = 0
        self.rolled: tuple[int, ...] = ()
        self.faces = NO_DIE
        self.story: list[Any] = []
        self.choices: list[int] = []
        self.answers = 0
        self._go_on()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """All but the story is replaced and never changed, so copies share it."""
        other = type(self).__new__(type(self))
        vars(other).update(vars(self))
        other.story, other.choices = self.story[:], self.choices[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.name, self.seats, self.rules, self.choices)

    @property
    def over(self) -> bool:
        return self.game is not None and self.faces == NO_DIE and self.game.over

    @property
    def chance(self) -> bool:
        """True while a die decides, or the world (a flick, a race)."""
        return self.faces != NO_DIE or (self.game is not None and not self.game.over and self.game.seat < 0)

    def chances(self) -> list[float]:
        """How likely each result is."""
        if self.faces != NO_DIE:
            return [1 / self.faces] * self.faces
        assert self.game is not None
        options = self.game.options or []
        hints = hints_for(self.name)
        found = hints.chances(self.game, options) if isinstance(hints, Odds) else [1.0] * len(options)
        whole = sum(found)
        return [one / whole for one in found]

    def choose(self, index: int) -> None:
        """Go on with this option of the seat that is asked, or this result of chance."""
        self.choices.append(index)
        if self.faces != NO_DIE:
            self.rolled += (index,)
        else:
            assert self.game is not None
            if self.game.seat >= 0:
                self.story.append(OwnAnswer(self.game.seat, (self.game.options or [])[index]))
                self.answers += 1
            self.index = index
        self._go_on()

    def _go_on(self) -> None:
        dice = AskedDice(self.rolled)
        try:
            game = self._deal(dice) if self.game is None else self._stepped(self.game, dice)
        except DieNeededError as needed:
            self.faces = needed.faces
            return
        self.story += [Dealt(game.table)] if self.game is None else game.table.events or ()
        self.game, self.faces, self.rolled = game, NO_DIE, ()

    def _deal(self, dice: AskedDice) -> Game:
        return load(self.name).start(self.seats, dice, self.rules)

    def _stepped(self, game: Game, dice: AskedDice) -> Game:
        game = game.clone()
        game.table.rng, game.table.events = dice, []
        game.step(self.index)
        return game

    def heard(self, seat: int) -> list[Any]:
        """The story as this seat has heard it, with its own answers and nobody else's."""
        found: list[Any] = []
        for part in self.story:
            if isinstance(part, Dealt):
                table = part.table.veiled(seat)
                found.append(("dealt", tuple(table.zones), tuple(table.kind)))
            elif isinstance(part, OwnAnswer):
                if part.seat == seat:
                    found.append(part)
            elif (event := redact(part, seat)) != ("hush",):
                found.append(event)
        return found


def replayed(game: str, seats: int, rules: dict[str, str], choices: list[int]) -> Position:
    """The position to which these choices lead."""
    position = Position(game, seats, rules)
    for index in choices:
        position.choose(index)
    return position
