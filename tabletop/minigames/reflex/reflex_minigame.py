"""Races of reflexes as a world that a game names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import msgspec

from tabletop.table.extensions.minigames import Minigame

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.core.view import View
    from tabletop.match import TableSetup
    from tabletop.minigames.reflex.race_facts import RaceAsk
    from tabletop.minigames.reflex.referee import Referee
    from tabletop.table.extensions.minigames import MinigameHost

LEAST_MS = 50  # AP-163


@dataclass(frozen=True)
class ReflexMinigame(Minigame):
    """`ask(public view of WORLD's question, checked house rules)`: the race, None when the question is about something else.

    possible(checked house rules): whether there are races with these. hushed(checked house rules): queries whose answers are
    all followed by the same face-down pause, because one of them may lead to a surprise race. calmed(public view): nobody races
    from now on. margin: the house rule that says
    which times tie, in ms. pace: the one that says whether people race, its values when they do and when they do not.
    """

    ask: Callable[[View, dict[str, str]], RaceAsk | None]
    possible: Callable[[dict[str, str]], bool]
    hushed: Callable[[dict[str, str]], frozenset[str]]
    calmed: Callable[[View], bool]
    margin: str
    pace: tuple[str, str, str]
    keys: ClassVar[bool] = True

    def races(self, setup: TableSetup, definition: Definition) -> bool:
        """Whether reflexes count at this table; a race needs two beside the one who makes the gesture."""
        return len(setup.seats) > 2 and self.possible(definition.check_options(setup.options))

    def calmer(self, setup: TableSetup, definition: Definition) -> tuple[TableSetup, TableSetup] | None:
        rule, *paces = self.pace
        if rule in setup.options or not self.races(setup, definition):
            return None
        timed, calm = (msgspec.structs.replace(setup, options={**setup.options, rule: pace}) for pace in paces)
        return timed, calm

    def at(self, host: MinigameHost) -> Referee:
        from tabletop.minigames.reflex.referee import Referee

        return Referee(host, self)

    def prepared(self, setup: TableSetup, definition: Definition, error_ms: int) -> TableSetup:
        """AP-163: ties are at least twice as wide as times are wrong, unless the table says something else."""
        wanted = 2 * error_ms
        if wanted <= LEAST_MS or self.margin in setup.options:
            return setup
        rule = next(rule for rule in definition.house_rules if rule.id == self.margin)
        values = sorted(rule.values, key=int)
        value = next((value for value in values if int(value) >= wanted), values[-1])
        return msgspec.structs.replace(setup, options={**setup.options, self.margin: value})
