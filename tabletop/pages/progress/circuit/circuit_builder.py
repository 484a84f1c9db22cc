"""The deck builder of a circuit: only the cards that were won on it, kept with it after every change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.pages.decks.pool_builder import PooledBuilder
from tabletop.pages.sealed.sealed_builder import NightPool
from tabletop.progress.circuit_inventory import MINE
from tabletop.storage import SavedDeck
from tabletop.toolkit.plain_words import many

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.progress.circuit import Circuit


class CircuitPool(NightPool):
    """The cards of a circuit, with those that the starter set lends where a deck cannot be filled without them."""

    def told(self) -> str:
        found, own = sum(self.night.found(self.seat).values()), sum(self._mine.values())
        words = f"**{many(found, 'card').capitalize()}** so far."
        if own < found:
            words += f" **{own}** of them can be in a deck of your side."
        lent = sum(self.lent.values())
        return (
            f"{words} {{hand-heart}} **{many(lent, 'card').capitalize()}** lent from the starter set."
            if lent
            else words
        )


class CircuitBuilder(PooledBuilder):
    """Back leaves the deck as it was; what was changed waits as a draft."""

    title = "Your deck"

    def __init__(self, desk: AppServices, circuit: Circuit) -> None:
        self.circuit = circuit
        purse = circuit.purse
        self.mine = CircuitPool(purse, MINE)
        cards = dict(circuit.saved.draft or circuit.saved.deck)
        for card, copies in cards.items():  # those that were lent before still are
            self._lend(card, copies)
        begun = SavedDeck(
            id=0, profile=0, game=purse.definition.id, format=purse.format.id,
            name=f"{circuit.saved.person.name}'s deck", cards=cards, changed=0,
        )  # fmt: skip
        super().__init__(desk, self.mine, begun, purse.options)

    def _lend(self, card: str, copies: int) -> None:
        pool = self.mine.pool()
        if copies > pool.get(card, 0):
            self.mine.lent[card] = copies - pool.get(card, 0)
            pool[card] = copies

    def pool_words(self) -> str:
        return self.mine.told()

    def keep(self, cards: dict[str, int]) -> None:
        self.circuit.saved.draft = cards
        self.circuit.save()

    def settle(self) -> None:
        self._kept(lambda: self.circuit.settle(self.bench.deck.cards))
        self.app.sound("share")
        self.close(None)
