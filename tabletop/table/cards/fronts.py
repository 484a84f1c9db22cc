"""How a card is shown: what is printed on it, without the marks that do not count now, or its back; and how it is lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tabletop.card_art import back, lying, other
from tabletop.core.ask import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.card_art import CardText
    from tabletop.card_art.card_sprites import State
    from tabletop.table.cards.counters import SeatCounters
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.view_state import MatchConstants, ViewState


MANY = 12  # where more of the cards that are fanned out can be chosen only the one under the mouse glows


class CardFronts:
    shown: ViewState

    def __init__(self, constants: MatchConstants, scene: Scene, counters: SeatCounters) -> None:
        self.constants, self.scene, self.counters = constants, scene, counters
        self.turned = False  # the other sides are looked at
        self._idle: dict[tuple[int, tuple[str, ...]], CardText] = {}

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def face(self, sprite: CardSprite) -> CardText | None:
        """The words on a card, None for its back."""
        if sprite.back or sprite.kind == UNKNOWN or self.closed(sprite):
            return None
        side = other if self.turned else lying
        return side(self.constants.game, self._text(sprite.kind), self.shown.view, sprite.card)

    def closed(self, sprite: CardSprite) -> bool:
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
        return not getattr(self.shown.playback.reached.table, place.look.open)[sprite.card]

    def back(self, sprite: CardSprite) -> CardText | None:
        """The back of a card, for games with several: where no seat's cards lie, as in a fight, that of its owner."""
        seat = self.constants.kernel.zones[sprite.zone].seat
        if seat is None:
            seat = self.shown.view.table.owner[sprite.card]
        name = self.counters.seats[seat].back if self.counters.seats else ""
        return back(name) if name else None

    def _text(self, kind: int) -> CardText:
        """The words of a card without the marks that do not count in the fight that is going on."""
        text, idle = self.constants.texts[kind], self.scene.fight.idle if self.scene.fight is not None else ()
        if not any(name in idle for name, _ in text.marks):
            return text
        if (kind, idle) not in self._idle:
            marks = tuple(mark for mark in text.marks if mark[0] not in idle)
            self._idle[kind, idle] = msgspec.structs.replace(text, marks=marks)
        return self._idle[kind, idle]


def in_light(scene: Scene, seat: int) -> pygame.Rect | None:
    """Where cards of a seat lie open in the light, None where none do."""
    places = scene.places.zones if scene.places is not None else ()
    lit = [zone for zone, place in enumerate(places) if place.look.light and place.seat == seat]
    boxes = [sprite.goal.box for zone in lit for sprite in scene.zones[zone]]
    return boxes[0].unionall(boxes[1:]) if boxes else None


def to_see(scene: Scene, seat: int) -> pygame.Rect | None:
    """What stays in sight below words on a seat: the ring while somebody fights there, else its cards in the light."""
    fight = scene.fight
    return fight.area if fight is not None and fight.combatants else in_light(scene, seat)


class Highlights:
    """`allows(index)`: an option that may be taken now; a lesson allows what it asks for."""

    shown: ViewState

    def __init__(self, scene: Scene, allows: Callable[[int], bool]) -> None:
        self.scene, self.allows = scene, allows

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def state(self, sprite: CardSprite) -> State:
        choosing, scene, card = self.shown.choosing, self.scene, sprite.card
        if sprite is scene.acting or sprite is scene.dragged or (card == choosing.active and card >= 0):
            return "hover"
        place = self.shown.places.zones[sprite.zone]
        if not choosing.options or not self.shown.asks or scene.dealing:
            return "drained" if place.look.grey else "normal"
        if card in choosing.chosen:
            return "hover"
        if choosing.aims_at(card):
            return "target" if choosing.shines(card) else "normal"
        if choosing.active < 0 and card in choosing.sources:
            return "playable" if self._shines(sprite) else "normal"
        if choosing.active < 0 and scene.opens(sprite, choosing.shining()):
            return "playable"
        mine = place.own and place.look.kind == "hand"
        fan = sprite.zone in scene.spread and sprite not in scene.rest(sprite.zone)
        useless = (mine or (fan and choosing.sources)) and not sprite.back
        return "drained" if useless or place.look.grey else "normal"

    def _many(self, sprite: CardSprite) -> bool:
        """More can be chosen than are told apart by a glow."""
        scene, sources, zone = self.scene, self.shown.choosing.sources, sprite.zone
        if self.shown.places.zones[zone].look.kind == "cells":
            return len(sources) > MANY
        return zone in scene.fanned() and sum(other.card in sources for other in scene.zones[zone]) > MANY

    def _shines(self, sprite: CardSprite) -> bool:
        found = self.shown.choosing.shining().get(sprite.card, ())
        return any(map(self.allows, found)) and not self._many(sprite)
