"""The packs of a circuit: those it begins with, and those that were won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.progress.booster_queue import Revealed, revealed
from tabletop.progress.circuit_inventory import MINE
from tabletop.progress.collection import Opened

if TYPE_CHECKING:
    from tabletop.progress.circuit import Circuit


class CircuitPile:
    """What is still sealed stays so until somebody comes back."""

    def __init__(self, circuit: Circuit) -> None:
        self.definition = circuit.definition
        self.circuit = circuit
        self.title = "Your packs" if self.count > 1 else "Your pack"

    @property
    def count(self) -> int:
        return self.circuit.purse.packs - self.circuit.saved.opened

    @property
    def done(self) -> str:
        return "Open the rest at once" if self.count else "On with it"

    def open(self) -> Revealed:
        before = self.circuit.purse.found(MINE)
        kinds = self.circuit.open_pack()
        new = tuple(self.definition.cards[kind].id not in before for kind in kinds)
        return revealed(self.definition, Opened(kinds, new), self.circuit.purse.found(MINE))

    def finish(self) -> None:
        """Open what is left without ceremony."""
        while self.count:
            self.circuit.open_pack()

    def progress(self) -> tuple[int, int]:
        return len(self.circuit.purse.found(MINE)), len(self.definition.cards)
