"""What is printed on a card as it is shown: its words without the marks that do not count now, or its back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tabletop.card_art import back, lying, other
from tabletop.core.ask import UNKNOWN

if TYPE_CHECKING:
    from tabletop.card_art import CardText
    from tabletop.table.cards.counters import SeatCounters
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.card_sprite import Sprite
    from tabletop.table.model.match_constants import MatchConstants
    from tabletop.table.model.view_state import ViewState


class Fronts:
    shown: ViewState

    def __init__(self, basics: MatchConstants, scene: Scene, counters: SeatCounters) -> None:
        self.basics, self.scene, self.counters = basics, scene, counters
        self.turned = False  # the other sides are looked at
        self._idle: dict[tuple[int, tuple[str, ...]], CardText] = {}

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def face(self, sprite: Sprite) -> CardText | None:
        """The words on a card, None for its back."""
        if sprite.back or sprite.kind == UNKNOWN or self.closed(sprite):
            return None
        side = other if self.turned else lying
        return side(self.basics.game, self._text(sprite.kind), self.shown.view, sprite.card)

    def closed(self, sprite: Sprite) -> bool:
        """It lies face down at somebody else's, and whoever looks happens to know it."""
        place = self.scene.places.zones[sprite.zone] if self.scene.places is not None else None
        if (
            place is None
            or not place.look.open
            or place.own
            or self.scene.over
            or sprite.kind == UNKNOWN
            or sprite.flying
        ):
            return False
        return not getattr(self.shown.telling.reached.table, place.look.open)[sprite.card]

    def back(self, sprite: Sprite) -> CardText | None:
        """The back of a card, for games with several: where no seat's cards lie, as in a fight, that of its owner."""
        seat = self.basics.kernel.zones[sprite.zone].seat
        if seat is None:
            seat = self.shown.view.table.owner[sprite.card]
        name = self.counters.seats[seat].back if self.counters.seats else ""
        return back(name) if name else None

    def _text(self, kind: int) -> CardText:
        """The words of a card without the marks that do not count in the fight that is going on."""
        text, idle = self.basics.texts[kind], self.scene.fight.idle if self.scene.fight is not None else ()
        if not any(name in idle for name, _ in text.marks):
            return text
        if (kind, idle) not in self._idle:
            marks = tuple(mark for mark in text.marks if mark[0] not in idle)
            self._idle[kind, idle] = msgspec.structs.replace(text, marks=marks)
        return self._idle[kind, idle]
