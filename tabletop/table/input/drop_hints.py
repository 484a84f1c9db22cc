"""What to drop a card somewhere would do: said above the card while it is dragged, and where other seats can be its target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.table.model.selection import meant
from tabletop.table.widgets import panel_style
from tabletop.toolkit import shapes

if TYPE_CHECKING:
    import pygame

    from tabletop.table.input.drag_and_drop import DragAndDrop
    from tabletop.table.model.selection import OptionTarget
    from tabletop.table.model.view_state import MatchConstants
    from tabletop.table.widgets.game_text import GameText
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

SIZE = 19  # units: of the letters


def plate(kit: DrawContext, text: str, role: str = "label") -> pygame.Surface:
    """Words on a dark plate: whatever lies below them, they are read."""
    words = kit.line(text, role, "playable", size=SIZE)
    out = shapes.blank((words.get_width() + kit.u(28), kit.u(34)))
    panel_style.panel(out, kit, out.get_rect(), "count")
    out.blit(words, words.get_rect(center=out.get_rect().center))
    return out


class DropHints:
    """`live()` follows the card that is dragged. Nothing is said where it cannot be dropped."""

    def __init__(
        self, kit: DrawContext, constants: MatchConstants, drag_and_drop: DragAndDrop, words: GameText
    ) -> None:
        self.kit, self.constants, self.drag_and_drop, self.words = kit, constants, drag_and_drop, words

    def live(self) -> list[Blit]:
        hand = self.drag_and_drop
        if hand.dragging is None or not hand.hit_targets.shown.asks:
            return []
        here = hand.aimed()
        out = [self._seat(target) for target in sorted(hand.choosing.lit()) if target.spot == "seat" and target != here]
        return [*out, self._card(self.says(here))] if here is not None else out

    def says(self, target: OptionTarget) -> str:
        """What a drop there would do: all of it, or its first part where the card is aimed at it after it has been used."""
        choosing, view = self.drag_and_drop.choosing, self.drag_and_drop.hit_targets.shown.view
        later = target in choosing.victims
        found = meant(self.constants.look, choosing, target)
        if len(found) != 1:
            return tr("input-choose-what")  # its buttons will decide
        label = self.words.named(self.constants.definition.label(view, view.options[found[0]]))
        return tr("input-action-here", action=label) if later else label

    def clicked(self, target: OptionTarget) -> str:
        """What is said at a place that can be clicked: what that does, where it is one thing."""
        several = len(meant(self.constants.look, self.drag_and_drop.choosing, target)) != 1
        return tr("input-click-here") if several else tr("input-click-here-for", action=self.says(target))

    def _seat(self, target: OptionTarget) -> Blit:
        """Below the badge, or above it where the window ends."""
        places, words = self.drag_and_drop.hit_targets.shown.places, plate(self.kit, tr("input-drop-here"))
        badge = places.areas.seats[target.number].badge
        box = words.get_rect(midtop=(badge.centerx, badge.bottom))
        if box.bottom > places.window.bottom:
            box.bottom = badge.top
        return words, box.clamp(places.window).topleft

    def _card(self, text: str) -> Blit:
        """Above the card, or below it where the window ends."""
        scene, window = self.drag_and_drop.scene, self.drag_and_drop.hit_targets.shown.places.window
        card, words = scene.drag_pose.box, plate(self.kit, text, "strong")
        box = words.get_rect(midbottom=(card.centerx, card.top))
        if box.top < window.top:
            box.top = card.bottom
        return words, box.clamp(window).topleft
