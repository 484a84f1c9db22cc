"""What somebody has on a circuit: the starter or the packs it began with, and every prize on the way."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.dice import Dice
from tabletop.progress.sealed_pool import SealedPool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.decks import Deck
    from tabletop.core.definition import Definition
    from tabletop.match.seats import TableSetup

MINE = 0  # the person's place at every table of a circuit
OFFERED = 3
SALT = 701
TRIES = 60  # packs that are looked into for the offered cards


class CircuitHoldings(NamedTuple):
    """`first`: the deck it began with, {} for packs; `packs`: all of them, `opened` or not; `won`: single cards."""

    first: Deck
    packs: int
    opened: int
    won: Sequence[str]


class CircuitCards(SealedPool):
    """`setup`: the person and somebody opposite. It can be filled up to a legal deck with cards lent from the starter
    set, as on a night.
    """

    def __init__(self, definition: Definition, setup: TableSetup, seed: int, holdings: CircuitHoldings) -> None:
        super().__init__(definition, setup, 1, seed)  # the usual number of packs is nobody's question here
        first, packs, opened, won = holdings
        self.packs = packs
        self.opened[MINE] = min(opened, packs)
        self.first, self.won = first, won
        if first and self.rules.side is not None:
            self.sides = (self.rules.side(first), self._opposite(self.rules.side(first)))

    def found(self, seat: int) -> dict[str, int]:
        more = Counter(self.first) + Counter(self.won) if seat == MINE else Counter()
        return dict(more + Counter(super().found(seat)))

    def offered(self, stop: int) -> tuple[str, ...]:
        """The cards of which one may be taken after the rival at `stop`: the rarest that can be used, out of a pack each."""
        order = list(self.rules.rarities)
        found: list[str] = []
        for n in range(TRIES):
            dice = Dice(self.seed, SALT + TRIES * stop + n)
            pack = self.rules.booster(dice.roll(1 << 31), self.options)
            cards = [card for card in map(self.definition.cards.__getitem__, pack) if self._useful(card.id)]
            best = max(cards, key=lambda card: order.index(card.rarity), default=None)
            if best is not None and best.id not in found:
                found.append(best.id)
            if len(found) == OFFERED:
                break
        return tuple(found)

    def _useful(self, card: str) -> bool:
        """Of the own side, not won before, and a deck may hold one more of them."""
        if card in self.won:
            return False
        if self.rules.side is not None and self.rules.side({card: 1}) != self.sides[MINE]:
            return False
        have = self.found(MINE).get(card, 0)
        return self._most(card, have + 1) > have

    def _opposite(self, side: str) -> str:
        """A side that may sit opposite."""
        cards, together = self._cards_by_side, self.rules.together
        return next(
            other
            for other in cards
            if together is None or not together(2, {**self.options, **self._one_card_each((side, other), cards)})
        )
