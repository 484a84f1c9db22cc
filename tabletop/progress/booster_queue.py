"""The packs that somebody may open now, and what was in one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabletop.core.definition import Definition
    from tabletop.match.settings import BoosterSource
    from tabletop.progress.collection import Collection, Opened
    from tabletop.storage import Pack


class Revealed(NamedTuple):
    """The cards of a pack in the order in which they are shown; which are new; how many of each are there now."""

    kinds: tuple[int, ...]
    new: tuple[bool, ...]
    copies: tuple[int, ...]


class Pile(Protocol):
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
    def open(self) -> Revealed: ...
    def finish(self) -> None: ...
    def progress(self) -> tuple[int, int]: ...


def revealed(definition: Definition, opened: Opened, owned: Mapping[str, int]) -> Revealed:
    """What `Collection.open` has told, with how many copies are owned now; the second of two equal cards is not new."""
    ids = [definition.cards[kind].id for kind in opened.kinds]
    new = tuple(fresh and card not in ids[:i] for i, (card, fresh) in enumerate(zip(ids, opened.new, strict=True)))
    left: Counter[str] = Counter(ids)
    copies = []
    for card in ids:
        left[card] -= 1
        copies.append(owned.get(card, 0) - left[card])
    return Revealed(opened.kinds, new, tuple(copies))


class ShelfPile:
    """The packs on the shelf of a collection; where packs are free, a new one is always there.

    The uppermost pack is put on the shelf when it is first looked at: its seed is kept, so leaving changes nothing in it.
    """

    title = "Booster"
    done = "Put them away"

    def __init__(self, collection: Collection, source: BoosterSource, options: Mapping[str, str]) -> None:
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

    def open(self) -> Revealed:
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
