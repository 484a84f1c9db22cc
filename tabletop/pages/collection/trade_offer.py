"""A trade between two people: what each offers, whether both agree, which decks it would break. Plain logic."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.progress.collection import Collection
    from tabletop.storage import SavedDeck


class Offer:
    """One side: the cards somebody gives. Every change takes back the agreement of both (see Barter)."""

    def __init__(self, collection: Collection, decks: list[SavedDeck]) -> None:
        self.collection = collection
        self.decks = decks
        self.owned = collection.owned()
        self.gives: dict[str, int] = {}
        self.agreed = False

    def left(self) -> dict[str, int]:
        """What stays: card -> copies."""
        kept = {card: copies - self.gives.get(card, 0) for card, copies in self.owned.items()}
        return {card: copies for card, copies in kept.items() if copies}

    def broken(self) -> list[str]:
        """The names of the decks that would miss a card they have now (AP-9)."""
        left = self.left()
        return [
            deck.name
            for deck in self.decks
            if any(left.get(card, 0) < need <= self.owned.get(card, 0) for card, need in deck.cards.items())
        ]


class Barter:
    """Raises StoreError as the store does."""

    def __init__(self, one: Offer, other: Offer) -> None:
        self.offers = (one, other)

    def give(self, side: int, card: str) -> bool:
        """Offer one copy more; False when there is none left."""
        offer = self.offers[side]
        if offer.gives.get(card, 0) >= offer.owned.get(card, 0):
            return False
        offer.gives[card] = offer.gives.get(card, 0) + 1
        self._changed()
        return True

    def take_back(self, side: int, card: str) -> bool:
        """Offer one copy less."""
        gives = self.offers[side].gives
        if card not in gives:
            return False
        gives[card] -= 1
        if not gives[card]:
            del gives[card]
        self._changed()
        return True

    @property
    def empty(self) -> bool:
        return not any(offer.gives for offer in self.offers)

    def agree(self, side: int) -> bool:
        """One person agrees, or no longer; True when that made the trade."""
        offer = self.offers[side]
        offer.agreed = not offer.agreed and not self.empty
        if not all(each.agreed for each in self.offers):
            return False
        one, other = self.offers
        one.collection.trade(one.gives, other.collection, other.gives)
        for each in self.offers:
            each.owned, each.gives = each.collection.owned(), {}
        self._changed()
        return True

    def _changed(self) -> None:
        for offer in self.offers:
            offer.agreed = False
