"""The deck builder of a circuit: only the cards that were won on it, kept with it after every change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.practice.purse import MINE
from tabletop.match.store import SavedDeck
from tabletop.ui import layout
from tabletop.ui.screens.decks.bench import Bench
from tabletop.ui.screens.decks.builder import BuilderScreen
from tabletop.ui.screens.sealed.builder import NightPool
from tabletop.ui.screens.words import many
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.dialog import confirm
from tabletop.ui.widgets.label import RichLabel

if TYPE_CHECKING:
    import pygame

    from tabletop.match.practice.circuit import Circuit
    from tabletop.ui.screens.decks.bench import Source
    from tabletop.ui.screens.desk import Desk


class Draft:
    """Keeps a deck that is being built with its circuit."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit

    @property
    def decks(self) -> Draft:
        return self

    def save(self, deck: SavedDeck, *, now: int) -> SavedDeck:  # noqa: ARG002  # the circuit has its own clock
        self.circuit.saved.draft = dict(deck.cards)
        self.circuit.save()
        return deck


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


class CircuitBuilder(BuilderScreen):
    """Back leaves the deck as it was; what was changed waits as a draft."""

    title = "Your deck"

    def __init__(self, desk: Desk, circuit: Circuit) -> None:
        self.circuit = circuit
        self.purse = circuit.purse
        self.mine = CircuitPool(self.purse, MINE)
        cards = dict(circuit.saved.draft or circuit.saved.deck)
        for card, copies in cards.items():  # those that were lent before still are
            self._lend(card, copies)
        begun = SavedDeck(
            id=0, profile=0, game=self.purse.definition.id, format=self.purse.format.id,
            name=f"{circuit.saved.person.name}'s deck", cards=cards, changed=0,
        )  # fmt: skip
        super().__init__(desk, self.mine, begun)

    def _lend(self, card: str, copies: int) -> None:
        pool = self.mine.pool()
        if copies > pool.get(card, 0):
            self.mine.lent[card] = copies - pool.get(card, 0)
            pool[card] = copies

    def make_bench(self, collection: Source, deck: SavedDeck) -> Bench:
        return Bench(Draft(self.circuit), collection, deck, self.desk.now, self.purse.options)

    # --- widgets
    def fill(self) -> None:
        self.told = self.add(RichLabel("", "small", label="purse"))
        self.ready_button = Button("Ready", self.finish, style="primary", icon="check", key="r")
        self.in_head(self.ready_button, 220)
        super().fill()
        self.lock.visible = False
        self._head = [(widget, 0 if widget is self.lock else units) for widget, units in self._head]
        self.panel.formats.visible = False

    def _show_tools(self) -> None:
        super()._show_tools()
        self.ready_button.style = "primary" if self.bench.full else "secondary"

    def find(self) -> None:
        self.search = self.search._replace(only=frozenset(self.bench.pool or ()))
        self.told.source = self.mine.told()
        super().find()

    # --- the end
    def finish(self) -> None:
        """The deck is ready; if it may not be played yet, auto-fill offers to mend it."""
        if any(not one.warning for one in self.bench.mistakes()):
            text = "It may not be played as it is. Auto-fill keeps what fits and completes it."
            confirm(self, "Mend the deck?", text, "Mend and go on", self._settle, no="Build on", icon="flash")
        else:
            self._settle()

    def _settle(self) -> None:
        self._kept(lambda: self.circuit.settle(self.bench.deck.cards))
        self.app.sound("share")
        self.close(None)

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        super().arrange(body)
        box = self.wall.rect
        told, rest = layout.cut_top(box, self.told.measure(box.width)[1], self.u(10))
        self.told.place(told)
        self.wall.place(rest)
