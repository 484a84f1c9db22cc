"""How a match opens: the first cards fly from their pile to the hands, round the table, as events of the story.

Which cards are dealt from where is data (`deal` in layout.toml). They lie there already; the scene takes them back first.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from tabletop.core.ask import UNKNOWN

if TYPE_CHECKING:
    from tabletop.core.table import Event
    from tabletop.core.view import View
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.model.match_constants import MatchConstants
    from tabletop.toolkit.app import App


class OpeningDeal:
    def __init__(self, app: App, basics: MatchConstants, cards: CardParts) -> None:
        self.app, self.basics, self.look, self.kernel = app, basics, basics.look, basics.kernel
        self.scene, self.fronts = cards.scene, cards.fronts

    def begin(self, view: View) -> list[Event]:
        """Take back what was dealt; the events that deal it, card by card, from whoever begins on. Hands are looked at when all
        have theirs.
        """
        deals = [list(self._cards(view, *found)) for found in self._dealt(view)]
        for zone, source in self._dealt(view):
            self._fetch(zone)
            self.scene.gather(zone, source)
        self.scene.arrange(at_once=True)
        dealt = [event for together in zip_longest(*deals) for event in together if event is not None]
        known = [card for _, card, *_ in dealt if view.table.kind[card] != UNKNOWN]
        return [*dealt, ("show", known, [view.table.kind[card] for card in known], 0)] if known else dealt

    def _fetch(self, zone: int) -> None:
        """Pictures of cards that will lie face up are loaded while they are dealt, so that none lacks its own when it turns."""
        for sprite in self.scene.zones[zone]:
            self.app.cards.faces.get(self.basics.game, self.fronts.face(sprite), round(sprite.goal.width))

    def _dealt(self, view: View) -> list[tuple[int, int]]:
        """Pairs of a zone and the pile that its cards come from, clockwise from whoever begins."""
        seats = len(view.table.alive)
        order = [(view.table.turn + n) % seats for n in range(seats)]
        return [
            (self.kernel.find(to, seat), self._pile(pile, seat))
            for to, pile in self.look.deal.items()
            for seat in order
        ]

    def _pile(self, group: str, seat: int) -> int:
        """The own one, or that of the whole table."""
        own = [zone for zone, found in enumerate(self.kernel.zones) if found.group == group and found.seat == seat]
        return own[0] if own else self.kernel.find(group)

    @staticmethod
    def _cards(view: View, zone: int, source: int) -> list[Event]:
        return [("move", card, source, zone, UNKNOWN) for card in view.table.zones[zone]]
