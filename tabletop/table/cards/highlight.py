"""How a card is lit: taken up or chosen, a target, playable, or drained because it cannot be used now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.card_art.card_sprites import State
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.card_sprite import Sprite
    from tabletop.table.model.view_state import ViewState

MANY = 12  # where more of the cards that are fanned out can be chosen only the one under the mouse glows


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


class Lighting:
    """`allows(index)`: an option that may be taken now; a lesson allows what it asks for."""

    shown: ViewState

    def __init__(self, scene: Scene, allows: Callable[[int], bool]) -> None:
        self.scene, self.allows = scene, allows

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def state(self, sprite: Sprite) -> State:
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

    def _many(self, sprite: Sprite) -> bool:
        """More can be chosen than are told apart by a glow."""
        scene, sources, zone = self.scene, self.shown.choosing.sources, sprite.zone
        if self.shown.places.zones[zone].look.kind == "cells":
            return len(sources) > MANY
        return zone in scene.fanned() and sum(other.card in sources for other in scene.zones[zone]) > MANY

    def _shines(self, sprite: Sprite) -> bool:
        found = self.shown.choosing.shining().get(sprite.card, ())
        return any(map(self.allows, found)) and not self._many(sprite)
