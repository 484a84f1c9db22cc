"""The packs of one seat of a sealed night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.progress.collection import OpenedPack, RevealedPack, revealed

if TYPE_CHECKING:
    from tabletop.progress.collection import Collection
    from tabletop.progress.sealed_event import SealedEvent


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
