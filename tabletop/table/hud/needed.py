"""What of a table is needed or looked at, so that what comes up of itself makes way for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from tabletop.table.cards.scene import Scene
    from tabletop.table.hud.hud import Hud


def card_boxes(scene: Scene) -> list[pygame.Rect]:
    """Where the cards come to lie; the one that is dragged lies nowhere."""
    return [sprite.goal.box for zone in scene.zones for sprite in zone if sprite is not scene.dragged]


def read(panels: Hud) -> list[pygame.Rect]:
    """The question, what takes its place, the buttons that answer it, and what a game's pieces say."""
    instead = (panels.serving, panels.lookback, panels.shout)
    boxes = [panels.prompt.box] if panels.prompt.visible else [panel.rect for panel in instead if panel.visible]
    boxes += [panels.strip.box] if panels.strip.visible else []
    boxes += [button.rect for button in panels.buttons.children]
    return [*boxes, *(piece.rect for piece in panels.cards.pieces if piece.read)]


def looked_at(panels: Hud) -> list[pygame.Rect]:
    """Every card, what is said of it and of piles, the own score, the badges and the panels; and places that are asked for."""
    shown, cards = panels.shown, panels.cards
    asked = [shown.places.drop(target.number) for target in shown.choosing.targets() if target.spot == "zone"]
    said = [*cards.signs.above(), *cards.signs.fanned(), *cards.figures.above()]
    boxes = card_boxes(cards.scene)
    boxes += [picture.get_rect(topleft=place) for picture, place in said]
    boxes += [*cards.marks.captions(), *asked]
    boxes += [panels.prompt.rect, panels.buttons.rect, panels.corner.rect, *(piece.rect for piece in cards.pieces)]
    return [*boxes, *(badge.rect for badge in panels.badges), *([panels.log.rect] if panels.log.visible else [])]
