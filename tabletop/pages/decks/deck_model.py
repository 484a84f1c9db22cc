"""A deck while it is being built: plain logic without pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from tabletop.i18n import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tabletop.core.decks import CollectingRules, Deck, Format, Violation
    from tabletop.core.definition import Definition
    from tabletop.storage import SavedDeck

COUNTED = ("deck_size", "dot_count")  # what every deck that is being built has wrong
STEPS = 200  # that can be taken back


class DeckSink(Protocol):
    """Where a deck is kept after each change."""

    def save(self, deck: SavedDeck, *, now: int) -> SavedDeck: ...


class DeckStore(Protocol):
    """A store, as far as a deck that is being built needs it."""

    @property
    def decks(self) -> DeckSink: ...


class CardSource(Protocol):
    """What a deck is built from: a collection, or the cards of an evening."""

    definition: Definition
    rules: CollectingRules
    unlocked: bool

    def pool(self) -> dict[str, int] | None: ...


class DeckModel:
    """Every change is kept in the store at once and can be taken back. `options`: the house rules by which it is judged.

    Raises StoreError as the store does.
    """

    def __init__(
        self,
        store: DeckStore,
        collection: CardSource,
        deck: SavedDeck,
        now: Callable[[], float],
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.store = store
        self.collection = collection
        self.definition = collection.definition
        self.rules = collection.rules
        self.deck = deck
        self.options = self.definition.check_options(dict(options or {}))
        self.pool = collection.pool()
        self._kinds = {card.id: kind for kind, card in enumerate(self.definition.cards)}
        self._now = now
        self._before: list[SavedDeck] = []
        self._after: list[SavedDeck] = []

    # What there is

    @property
    def format(self) -> Format:
        return self.rules.of(self.deck.format)

    @property
    def total(self) -> int:
        return sum(self.deck.cards.values())

    @property
    def full(self) -> bool:
        return self.total >= self.format.size

    def copies(self, card: str) -> int:
        """How many of a card are in the deck."""
        return self.deck.cards.get(card, 0)

    def owned(self, card: str) -> int | None:
        """How many of a card are at hand; None: any number."""
        return None if self.pool is None else self.pool.get(card, 0)

    def mistakes(self) -> list[Violation]:
        """What is wrong with the deck as it is, warnings last."""
        return self._mistakes(self.deck.cards)

    def _mistakes(self, cards: Deck) -> list[Violation]:
        return self.rules.mistakes(cards, self.format.id, self.options, self.pool)

    # What may be done

    def add(self, card: str) -> str:
        """Put one copy of a card in; a sentence says why that cannot be, "" when it was done."""
        if self.full:
            return tr("decks-full", size=self.format.size)
        cards = {**self.deck.cards, card: self.copies(card) + 1}
        wrong = next((one.text for one in self._mistakes(cards) if one.card == card and not one.warning), "")
        if not wrong:
            self._change(cards=cards)
        return wrong

    def remove(self, card: str, copies: int = 1) -> bool:
        """Take copies of a card out; False when there is none."""
        left = self.copies(card) - copies
        if card not in self.deck.cards:
            return False
        self._change(
            cards={**{c: n for c, n in self.deck.cards.items() if c != card}, **({card: left} if left > 0 else {})}
        )
        return True

    def fill(self, seed: int) -> int:
        """Complete the deck by itself; the number of cards that were added."""
        before = self.total
        cards = self.rules.fill(self.deck.cards, self.format.id, self.pool, seed)
        if cards != self.deck.cards:
            self._change(cards=cards)
        return self.total - before

    @property
    def why_not_filled(self) -> str:
        """Why the deck could not be completed by itself."""
        wrong = next((one.text for one in self.mistakes() if one.code not in COUNTED and not one.warning), "")
        return tr("decks-cannot-fill", why=wrong) if wrong else tr("decks-nothing-fits")

    def clear(self) -> None:
        """Take everything out."""
        if self.deck.cards:
            self._change(cards={})

    def rename(self, name: str) -> None:
        """Give the deck another name; one that is empty is not taken."""
        if name.strip() and name != self.deck.name:
            self._keep(msgspec.structs.replace(self.deck, name=name))

    def set_format(self, form: str) -> None:
        if form != self.deck.format:
            self._change(format=form)

    def lock(self, on: bool) -> None:
        """Build from the collection, or from all cards."""
        self.collection.unlocked = not on
        self.pool = self.collection.pool()

    # Back and forth

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def undo(self) -> bool:
        return self._step(self._before, self._after)

    def redo(self) -> bool:
        return self._step(self._after, self._before)

    def _step(self, source: list[SavedDeck], target: list[SavedDeck]) -> bool:
        if not source:
            return False
        target.append(self.deck)
        old = source.pop()
        self._keep(msgspec.structs.replace(self.deck, cards=old.cards, format=old.format))
        return True

    def _change(self, **values: object) -> None:
        old = self.deck
        self._keep(msgspec.structs.replace(self.deck, **values))
        self._before = [*self._before, old][-STEPS:]
        self._after = []

    def _keep(self, deck: SavedDeck) -> None:
        self.deck = self.store.decks.save(deck, now=int(self._now()))

    def cards(self) -> list[int]:
        """The kinds of the deck, one entry a copy; unknown cards are left out."""
        return [
            self._kinds[card] for card, copies in self.deck.cards.items() if card in self._kinds for _ in range(copies)
        ]
