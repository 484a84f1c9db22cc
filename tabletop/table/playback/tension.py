"""When all is at stake for somebody: a last Agent, a last Loot, one point to the goal. Data of the game (`Stake`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.winning import mates
from tabletop.table.cards.counters import NEAR

if TYPE_CHECKING:
    from tabletop.core.events import Fact
    from tabletop.table.cards.counters import SeatCounters
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.cues import Cue, Stake


class Stakes:
    def __init__(self, scene: Scene, counters: SeatCounters, sides: tuple[int, ...]) -> None:
        self.scene, self.counters, self.sides = scene, counters, sides
        self._said: set[tuple[str, int, object]] = set()  # what has been said of whom, and where

    def of(self, effect: Cue, fact: Fact) -> Stake | None:
        """What a fact puts at stake that has not been said of this seat in the match."""
        for stake in effect.stakes:
            seat = getattr(fact, stake.whose)
            key = stake.line, seat, getattr(fact, stake.per) if stake.per else None
            if key not in self._said and self._holds(stake, seat, fact):
                self._said.add(key)
                return stake
        return None

    def good(self, stake: Stake, seat: int, here: tuple[int, ...]) -> bool:
        """Whether it is good for all who play `here`: nobody of them is in danger, and it is no rival who is near the goal."""
        if stake.alone or stake.danger:
            return bool(here) and not any(self._with(seat, one) for one in here)
        return self.own(seat, here)

    def own(self, seat: int, here: tuple[int, ...]) -> bool:
        """Whether all who play `here` are that seat, or play on its side."""
        return bool(here) and all(self._with(seat, one) for one in here)

    def _with(self, seat: int, one: int) -> bool:
        return one in mates(seat, self.sides)

    def _holds(self, stake: Stake, seat: int, fact: Fact) -> bool:
        if not stake.of:
            return True
        value: int = getattr(fact, stake.of)
        if stake.alone:
            sprite = self.scene.sprites.get(value)
            return sprite is not None and len(self.scene.zones[sprite.zone]) == 1
        if stake.near:
            goal = self.counters.seats[seat].goal
            return NEAR * goal <= value < goal
        return stake.most is not None and 0 < value <= stake.most
