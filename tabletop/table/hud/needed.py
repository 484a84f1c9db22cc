"""What of a table is needed or looked at, so that what comes up of itself makes way for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.cards.scene import Scene
    from tabletop.table.hud import CornerBar, LogPanel, PromptLine, TimeTravelBar
    from tabletop.table.hud.action_buttons import ActionButtons
    from tabletop.table.hud.reaction_panels import ReactionPanels
    from tabletop.table.model.view_state import ViewState
    from tabletop.toolkit.widgets.widget import Widget


class HudPanels(Protocol):
    """The panels of a table, as far as they are looked at here."""

    time_travel_bar: TimeTravelBar
    prompt: PromptLine
    corner: CornerBar
    log: LogPanel
    cards: CardParts
    shown: ViewState
    reactions: ReactionPanels
    buttons: ActionButtons

    @property
    def badges(self) -> Sequence[Widget]: ...


def card_boxes(scene: Scene) -> list[pygame.Rect]:
    """Where the cards come to lie; the one that is dragged lies nowhere."""
    return [sprite.goal.box for zone in scene.zones for sprite in zone if sprite is not scene.dragged]


def read(panels: HudPanels) -> list[pygame.Rect]:
    """The question, what takes its place, the buttons that answer it, and what a game's pieces say."""
    instead = (panels.reactions.prompt, panels.time_travel_bar, panels.reactions.call)
    boxes = [panels.prompt.box] if panels.prompt.visible else [panel.rect for panel in instead if panel.visible]
    boxes += [panels.reactions.bar.box] if panels.reactions.bar.visible else []
    boxes += [button.rect for button in panels.buttons.row.children]
    return [*boxes, *(piece.rect for piece in panels.cards.pieces if piece.read)]


def looked_at(panels: HudPanels) -> list[pygame.Rect]:
    """Every card, what is said of it and of piles, the own score, the badges and the panels; and places that are asked for."""
    shown, cards = panels.shown, panels.cards
    asked = [shown.places.drop(target.number) for target in shown.choosing.targets() if target.spot == "zone"]
    said = [*cards.signs.above(), *cards.signs.fanned(), *cards.score_counter.above()]
    boxes = card_boxes(cards.scene)
    boxes += [picture.get_rect(topleft=place) for picture, place in said]
    boxes += [*cards.marks.captions(), *asked]
    boxes += [
        panels.prompt.rect,
        panels.prompt.box,
        panels.buttons.row.rect,
        panels.corner.rect,
        *(piece.rect for piece in cards.pieces),
    ]
    return [*boxes, *(badge.rect for badge in panels.badges), *([panels.log.rect] if panels.log.visible else [])]
