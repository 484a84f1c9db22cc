"""What one person owns of one game: the starter set, packs to open, duplicates, what is missing, and trades."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tabletop.i18n import tr
from tabletop.storage.collection_rows import SEED_VALUES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabletop.core.decks import CollectingRules
    from tabletop.core.definition import Definition
    from tabletop.match.settings import BoosterSource
    from tabletop.storage import Pack, Store


STARTER = "starter"


class OpenedPack(NamedTuple):
    """What a pack held: kinds in the order in which they are shown, and which of them were not owned before."""

    kinds: tuple[int, ...]
    new: tuple[bool, ...]


class SetShare(NamedTuple):
    """How much of a part of the set somebody has: different cards, of how many, and copies in all."""

    rarity: str
    words: str
    have: int
    of: int
    copies: int


class Collection:
    """Reads the store whenever it is asked. `now` tells Unix seconds, `dice` the seed of a new pack (0 .. 2**63 - 1).

    Raises StoreError with one sentence when the saved games cannot be used, ValueError for a game without own decks.
    """

    def __init__(
        self, store: Store, definition: Definition, profile: int, now: Callable[[], float], dice: Callable[[], int]
    ) -> None:
        if definition.collecting is None:
            raise ValueError(tr("progress-nobody-collects", game=definition.name))
        self.definition = definition
        self.rules: CollectingRules = definition.collecting
        self.profile = profile
        self._kept = store.collections
        self._store = store
        self._now = now
        self._dice = dice

    @property
    def game(self) -> str:
        return self.definition.id

    # What is owned

    def owned(self) -> dict[str, int]:
        """Card id -> copies. The starter set (AP-8) is given when somebody looks for the first time. Cards of packs that are
        not chosen are kept, and are not among them.
        """
        pack = self._kept.give(self.profile, self.game, 0, source=STARTER, now=self._seconds())
        if pack is not None:
            self._kept.open(pack.id, self.rules.starter, now=self._seconds())
        known = {card.id for card in self.definition.cards}
        return {card: copies for card, copies in self._kept.owned(self.profile, self.game).items() if card in known}

    def pool(self) -> dict[str, int] | None:
        """What decks are built from: what is owned, None when all cards are unlocked."""
        return None if self.unlocked else self.owned()

    @property
    def unlocked(self) -> bool:
        return self._kept.unlocked(self.profile, self.game)

    @unlocked.setter
    def unlocked(self, on: bool) -> None:
        self._kept.unlock(self.profile, self.game, on)

    def progress(self) -> list[SetShare]:
        """How much is there of each rarity, the most frequent one first."""
        owned = self.owned()
        out = []
        for rarity, words in self.rules.rarities.items():
            ids = [card.id for card in self.definition.cards if card.rarity == rarity]
            have = sum(card in owned for card in ids)
            out.append(SetShare(rarity, words, have, len(ids), sum(owned.get(card, 0) for card in ids)))
        return out

    def spare(self) -> dict[str, int]:
        """Duplicates: card id -> copies beyond the first."""
        return {card: copies - 1 for card, copies in self.owned().items() if copies > 1}

    def missing(self) -> list[str]:
        """Ids of the cards of the set that are not owned, in the order of the set."""
        owned = self.owned()
        return [card.id for card in self.definition.cards if card.id not in owned]

    # Packs

    def sealed(self, source: BoosterSource) -> list[Pack]:
        """The packs on the shelf. With "per_finished_game" every match that came to an end has brought one."""
        if source == "per_finished_game":
            for match in self._store.finished_matches(self.game):
                if any(seat.get("profile") == self.profile for seat in match.seats):
                    self._new(f"match {match.id}")
        return [pack for pack in self._kept.sealed(self.profile, self.game) if pack.source != STARTER]

    def take(self, options: Mapping[str, str] | None = None) -> Pack:
        """A free pack, sealed; its seed is kept, so the same pack can be opened again for a look."""
        pack = self._new("", options)
        if pack is None:
            raise AssertionError("a pack without a source can be given any number of times")
        return pack

    def receive(self, seed: int, source: str, options: Mapping[str, str] | None = None) -> Pack | None:
        """A sealed pack with a seed that is known, from an evening say; None when it was given from this source before."""
        seconds = self._seconds()
        return self._kept.give(self.profile, self.game, seed, source=source, now=seconds, options=options)

    def look(self, pack: Pack) -> tuple[int, ...]:
        """The kinds in a pack, opened or not."""
        return self.rules.booster(pack.seed, pack.options)

    def open(self, pack: Pack) -> OpenedPack:
        """Open a sealed pack: its cards are owned from now on."""
        owned, kinds = self.owned(), self.look(pack)
        ids = [self.definition.cards[kind].id for kind in kinds]
        self._kept.open(pack.id, Counter(ids), now=self._seconds())
        return OpenedPack(kinds, tuple(card not in owned for card in ids))

    def _new(self, source: str, options: Mapping[str, str] | None = None) -> Pack | None:
        seed = self._dice() % SEED_VALUES
        return self._kept.give(self.profile, self.game, seed, source=source, now=self._seconds(), options=options)

    # Trade

    def trade(self, gives: Mapping[str, int], other: Collection, takes: Mapping[str, int]) -> None:
        """Swap cards with somebody else, all or nothing (AP-9). Decks that lose a card stay, illegal until repaired."""
        self._kept.swap(self.game, self.profile, gives, other.profile, takes)

    def _seconds(self) -> int:
        return int(self._now())


class RevealedPack(NamedTuple):
    """The cards of a pack in the order in which they are shown; which are new; how many of each are there now."""

    kinds: tuple[int, ...]
    new: tuple[bool, ...]
    copies: tuple[int, ...]


class PackQueue(Protocol):
    """Sealed packs of one person. `count`: how many there are, None for as many as one likes.

    open() takes the uppermost one; all methods raise StoreError as the store does. done: words of the button that leaves;
    finish(): it was pressed. progress: how many different cards of the set are there, and of how many.
    """

    definition: Definition
    title: str

    @property
    def done(self) -> str: ...
    @property
    def count(self) -> int | None: ...
    def open(self) -> RevealedPack: ...
    def finish(self) -> None: ...
    def progress(self) -> tuple[int, int]: ...


def revealed(definition: Definition, opened: OpenedPack, owned: Mapping[str, int]) -> RevealedPack:
    """What `Collection.open` has told, with how many copies are owned now; the second of two equal cards is not new."""
    ids = [definition.cards[kind].id for kind in opened.kinds]
    new = tuple(fresh and card not in ids[:i] for i, (card, fresh) in enumerate(zip(ids, opened.new, strict=True)))
    left: Counter[str] = Counter(ids)
    copies = []
    for card in ids:
        left[card] -= 1
        copies.append(owned.get(card, 0) - left[card])
    return RevealedPack(opened.kinds, new, tuple(copies))


class OwnedPackQueue:
    """The packs on the shelf of a collection; where packs are free, a new one is always there.

    The uppermost pack is put on the shelf when it is first looked at: its seed is kept, so leaving changes nothing in it.
    """

    def __init__(self, collection: Collection, source: BoosterSource, options: Mapping[str, str]) -> None:
        self.title, self.done = tr("progress-booster"), tr("progress-put-away")
        self.definition = collection.definition
        self.collection = collection
        self.source = source
        self.options = options
        if source == "free" and not self._packs():
            collection.take(options)

    def _packs(self) -> Sequence[Pack]:
        return self.collection.sealed(self.source)

    @property
    def count(self) -> int | None:
        return None if self.source == "free" else len(self._packs())

    def open(self) -> RevealedPack:
        packs = self._packs()
        pack = packs[0] if packs else self.collection.take(self.options)
        opened = self.collection.open(pack)
        if self.source == "free" and len(packs) < 2:
            self.collection.take(self.options)
        return revealed(self.definition, opened, self.collection.owned())

    def finish(self) -> None:
        """What is still sealed stays on the shelf."""

    def progress(self) -> tuple[int, int]:
        rows = self.collection.progress()
        return sum(row.have for row in rows), sum(row.of for row in rows)
