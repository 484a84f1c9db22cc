"""The deck builder of a sealed night: only the cards of the opened packs, a clock, and help when it is over."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.pages.decks.pool_builder import PooledBuilder
from tabletop.progress.collection import OpenedPack, RevealedPack, revealed
from tabletop.storage import SavedDeck
from tabletop.toolkit.widgets.display import Label

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.core.decks import Deck
    from tabletop.progress.collection import Collection
    from tabletop.progress.sealed_event import SealedEvent
    from tabletop.progress.sealed_pool import SealedPool

LAST_MS = 60_000  # from here the clock is coral


class SealedDeckModel:
    """The opened cards of a seat, with those that the starter set lends where a deck cannot be filled without them. `lent`:
    those that it has lent before, to which it adds.
    """

    unlocked = False

    def __init__(self, night: SealedPool, seat: int, lent: dict[str, int]) -> None:
        self.night = night
        self.seat = seat
        self.definition = night.definition
        self.rules = dataclasses.replace(night.rules, fill=self._fill)
        self.lent = lent
        self._mine = night.pool(seat)
        self._pool = dict(Counter(self._mine) + Counter(lent))

    def pool(self) -> dict[str, int]:
        """One and the same dictionary, so that who builds sees what is lent later."""
        return self._pool

    def _fill(self, deck: Deck, _form: str, _pool: Deck | None, _seed: int) -> dict[str, int]:
        whole = self.night.complete(self.seat, deck)
        for card, copies in whole.lent.items():
            self.lent[card] = max(copies, self.lent.get(card, 0))
            self._pool[card] = self._mine.get(card, 0) + self.lent[card]
        return whole.cards

    def told(self) -> tuple[str, str]:
        """What there is to build from, and what of it is lent, in rich text."""
        night, side = self.night, self.night.sides[self.seat]
        found = sum(night.found(self.seat).values())
        words = tr("sealed-cards-from", cards=found, count=night.packs)
        if side:
            own = sum(self._mine.values())
            words = tr("sealed-your-side", side=self.rules.side_name(side), own=own, cards=found)
        lent = sum(self.lent.values())
        return words, tr("sealed-lent", count=lent) if lent else ""

    def in_words(self) -> str:
        """Both together, in rich text."""
        words, lent = self.told()
        return f"{words} {{hand-heart}} {lent}" if lent else words


def deck_model_of(evening: SealedEvent, seat: int) -> SealedDeckModel:
    """What this seat builds from; what is lent is kept with the evening."""
    return SealedDeckModel(evening.night, seat, evening.lent.setdefault(seat, {}))


def begun(evening: SealedEvent, seat: int) -> SavedDeck:
    """The deck of a seat as far as it is built; its clock, where there is one, runs from the first time on."""
    night = evening.night
    if evening.plan.minutes:
        evening.left.setdefault(seat, evening.plan.minutes * 60_000.0)
    return SavedDeck(
        id=0,
        profile=0,
        game=night.definition.id,
        format=night.format.id,
        name=tr("sealed-deck-of", name=night.setup.seats[seat].name),
        cards=dict(evening.drafts.get(seat, {})),
        changed=0,
    )


class SealedBuilder(PooledBuilder):
    """`finished`: the deck of this seat is ready. The clock, where there is one, is the evening's."""

    def __init__(self, services: AppServices, evening: SealedEvent, seat: int) -> None:
        night = evening.night
        self.evening = evening
        self.night = night
        self.seat = seat
        self.finished = False
        self.cards_of_night = deck_model_of(evening, seat)
        self._before: float | None = None
        super().__init__(services, self.cards_of_night, begun(evening, seat), night.options)
        self.title = tr("sealed-build")

    @property
    def left(self) -> float | None:
        """Milliseconds until auto-fill ends it, None for as long as one likes."""
        return self.evening.left.get(self.seat)

    def pool_words(self) -> str:
        return self.cards_of_night.in_words()

    def keep(self, cards: dict[str, int]) -> None:
        self.evening.drafts[self.seat] = cards
        self.evening.save()

    # --- widgets
    def fill_head(self) -> None:
        self.time = Label(self._clock(), "number", color="gold_light", align="right", label="time")
        if self.left is not None:
            self.in_head(self.time, 130)

    def auto_fill(self) -> None:
        lent = dict(self.cards_of_night.lent)
        super().auto_fill()
        if self.cards_of_night.lent != lent:
            count = sum(self.cards_of_night.lent.values())
            self.app.toast(tr("sealed-lends", count=count), "hand-heart")
            self.find()

    # --- the end
    def settle(self) -> None:
        self.night.settle(self.seat, self.deck_model.deck.cards)
        self._kept(self.evening.save)
        self.finished = True
        self.app.sound("share")
        self.close(None)

    # --- the clock
    def _clock(self) -> str:
        seconds = max(0, round((self.left or 0) / 1000))
        return f"{seconds // 60}:{seconds % 60:02}"

    def update(self, now: float) -> bool:
        passed, self._before = now - (self._before if self._before is not None else now), now
        moved = super().update(now)
        left = self.left
        if left is None or self.finished or self.app.top is not self:
            return moved
        left = self.evening.left[self.seat] = left - passed
        if left <= 0:
            self.app.sound("clock_tick")
            self.settle()
            return True
        words = self._clock()
        if words != self.time.text:
            self.time.text = words
            self.time.color = "coral" if left < LAST_MS else "gold_light"
            moved = True
        return moved


# The packs of one seat of a sealed night.


class SealedPackQueue:
    """`keeps`: the collection into which the cards go, too; a pack of the same evening goes into it once."""

    def __init__(self, evening: SealedEvent, seat: int, keeps: Collection | None = None) -> None:
        night = evening.night
        self.definition = night.definition
        self.evening = evening
        self.night = night
        self.seat = seat
        self.keeps = keeps
        self.title = tr("sealed-packs-of", name=night.setup.seats[seat].name)

    @property
    def count(self) -> int:
        return self.night.packs - self.night.opened[self.seat]

    @property
    def done(self) -> str:
        return tr("sealed-open-rest") if self.count else tr("sealed-build-the-deck")

    def open(self) -> RevealedPack:
        night, seat = self.night, self.seat
        index = night.opened[seat]
        if self.keeps is not None:
            source = f"sealed {night.seed} {seat} {index}"
            pack = self.keeps.receive(night.pack_seed(seat, index), source, night.options)
            if pack is not None:
                self.keeps.open(pack)
        before = night.found(seat)
        kinds = night.open(seat)
        self.evening.save()
        new = tuple(self.definition.cards[kind].id not in before for kind in kinds)
        return revealed(self.definition, OpenedPack(kinds, new), night.found(seat))

    def finish(self) -> None:
        """Open what is left without ceremony."""
        while self.count:
            self.open()

    def progress(self) -> tuple[int, int]:
        return len(self.night.found(self.seat)), len(self.definition.cards)
