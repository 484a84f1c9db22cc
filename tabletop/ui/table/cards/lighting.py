"""How a card is lit: taken up, a target, playable, or drained because it cannot be used now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.table.hands.choosing import Target

if TYPE_CHECKING:
    from tabletop.ui.sprites import State
    from tabletop.ui.table.cards.scene import Sprite
    from tabletop.ui.table.screen import TableScreen

MANY = 8  # of more cards that are fanned out to choose from only the one under the mouse glows


def state(table: TableScreen, sprite: Sprite) -> State:
    choosing, scene, card = table.handling.choosing, table.scene, sprite.card
    if sprite is table.stage.dragged or (card == choosing.active and card >= 0):
        return "hover"
    if not choosing.options:
        return "normal"
    if Target("card", card) in choosing.targets():
        return "target"
    if choosing.active < 0 and card in choosing.sources:
        many = sprite.zone in scene.fanned() and len(scene.zones[sprite.zone]) > MANY
        return "normal" if many else "playable"
    place = table.places.zones[sprite.zone]
    mine = place.own and place.look.kind == "hand"
    useless = (mine or sprite.zone in scene.spread) and not sprite.back and choosing.sources
    return "drained" if useless else "normal"
