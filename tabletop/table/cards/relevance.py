"""Whether what happens is about somebody at this screen: it is read then; what others do to each other is known by its look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.events import fields, seats_of

if TYPE_CHECKING:
    from tabletop.core.events import Fact
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.view_state import TableContext, ViewState

DUEL = 2  # at a table of two whatever one does is the other's business


class Relevance:
    shown: ViewState

    def __init__(self, context: TableContext, scene: Scene) -> None:
        self.player_view, self.constants, self.scene = context.player_view, context.constants, scene

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def between_others(self, fact: Fact) -> bool:
        """Somebody is named, and nobody at this screen is, neither by seat nor by a card of theirs. Whoever only looks on is
        told all of it.
        """
        here = {*self.player_view.seats}
        named = {*seats_of(fact), *self._owners(fact)} - {-1}
        return self.constants.seats > DUEL and bool(here and named) and not here & named

    def own(self, fact: Fact) -> bool:
        """It is a action of the only person at this screen, who knows what it was."""
        here = self.player_view.seats
        return len(here) == 1 and seats_of(fact)[:1] == here

    def _owners(self, fact: Fact) -> list[int]:
        cards = [getattr(fact, name) for name, about in fields(type(fact)).items() if about == "card"]
        return [self.owner(card) for card in cards if card >= 0]

    def owner(self, card: int) -> int:
        """Whose it is where the table says so; who has put a card on the stack, else before whom it lies; -1 for nobody."""
        if self.constants.look.owner:
            return int(getattr(self.shown.playback.view.table, self.constants.look.owner)[card])
        names, sprite, places = self.constants.look.stack, self.scene.sprites.get(card), self.scene.places
        items = getattr(self.shown.playback.view.table, names.items) if names is not None else ()
        for item in items:
            if names is not None and getattr(item, names.card) == card:
                return int(getattr(item, names.seat))
        seat = places.zones[sprite.zone].seat if sprite is not None and places is not None else None
        return -1 if seat is None else seat
