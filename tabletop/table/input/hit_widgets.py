"""Cards and places as widgets without a picture: what mouse, keyboard and tests find on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.table.model.selection import OptionTarget, meant
from tabletop.table.widgets import panel_style
from tabletop.toolkit import shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.table.input.drag_and_drop import DragAndDrop
    from tabletop.table.input.hit_targets import HitTargets
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.selection import Selection
    from tabletop.table.model.view_state import MatchConstants, ViewState
    from tabletop.table.widgets.game_text import GameText
    from tabletop.table.widgets.seat_panel import SeatPanel
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit
    from tabletop.toolkit.widgets.widget import Pointer

# What to drop a card somewhere would do: said above the card while it is dragged, and where other seats can be its
# target.

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


LOW = 130  # units of height below which a place says nothing


class CardSpot(Widget):
    """A card that can be seen, taken up or chosen. `rect` is the part that no other card covers."""

    def __init__(self, hand: DragAndDrop, sprite: CardSprite) -> None:
        super().__init__(f"card {sprite.card}")
        self.hand, self.sprite = hand, sprite

    def update(self, rect: pygame.Rect, *, focusable: bool) -> None:
        self.label = f"card {self.sprite.card}"
        self.rect, self.focusable = rect, focusable

    def hears_pointer(self) -> bool:
        return True

    def on_pointer(self, event: Pointer) -> bool:
        return self.hand.card_pointer(self.sprite, event)

    def on_hover(self, inside: bool) -> None:
        self.hand.hover(self.sprite if inside else None)

    def on_focus(self, here: bool) -> None:
        if not here or self.app.keyboard:
            self.hand.hover(self.sprite if here else None)
        self.refresh()

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        self.hand.card_accepted(self.sprite)
        return True

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.hand.scene.pose(self.sprite).box, radius=10)


class TargetSpot(Widget):
    """A zone, or the middle of the table, while it can be chosen: it glows, more so under the mouse. `says`: what a click there
    does, in words.
    """

    focusable = True

    def __init__(self, hand: DragAndDrop, target: OptionTarget, says: Callable[[OptionTarget], str]) -> None:
        super().__init__(f"{target.spot} {target.number}" if target.number >= 0 else target.spot)
        self.hand, self.target, self.says = hand, target, says

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self.hand.choose(self.target)
            return True
        return False

    def on_hover(self, inside: bool) -> None:  # noqa: ARG002  # it lights up without a sound
        self.refresh()

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        self.hand.choose(self.target)
        return True

    def draw(self, target: pygame.Surface) -> None:
        kit, box, part = self.kit, self._box(), self._part()
        if not self.hand.hit_targets.shown.asks:
            return
        if part is not None:
            target.blit(*part)
            return
        dragged = self.hand.dragging is not None
        lit = self.hovered or (dragged and self.rect.collidepoint(self.app.pointing.pos))
        tint = kit.color("playable")
        faint = pygame.Color(tint.r, tint.g, tint.b, 44 if lit else 20)
        radius = kit.u(26)
        target.blit(shapes.filled(box.size, radius, faint, faint), box)
        edge = pygame.Color(tint.r, tint.g, tint.b, 255 if lit else 150)
        target.blit(shapes.ring(box.size, radius, max(2, kit.u(4 if lit else 3)), edge), box)
        if self.hand.hit_targets.shown.places.scheme.printed or box.height < kit.u(LOW):
            return
        words = plate(kit, tr("input-drop-here") if dragged else self.says(self.target))
        words = plate(kit, tr("input-click-here")) if words.get_width() > box.width else words
        target.blit(words, words.get_rect(midtop=(box.centerx, box.top + kit.u(14))))

    def _part(self) -> Blit | None:
        """A printed place is lit as it is printed."""
        shown = self.hand.hit_targets.shown
        if shown.style == "bare" or self.target.spot != "zone":
            return None
        places, lit = shown.places, self.hovered or self.rect.collidepoint(self.app.pointing.pos)
        tint = self.kit.color("white" if lit and self.hand.dragging is not None else "playable")
        place, group = places.zones[self.target.number], places.groups[self.target.number]
        return places.scheme.lit(place, group, places.areas, tint, 0.2 if lit or self.focused else 0.08)

    def _box(self) -> pygame.Rect:
        return self.rect.inflate(-self.u(24), -self.u(24)) if self.rect.width > self.u(500) else self.rect

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self._box(), radius=26)


class HitWidgets(Widget):
    """Keeps one spot for each card that can be seen or chosen, and one for each place that can be chosen."""

    def __init__(
        self,
        hit_targets: HitTargets,
        hand: DragAndDrop,
        badges: Sequence[SeatPanel],
        says: Callable[[OptionTarget], str],
    ) -> None:
        super().__init__("spots")
        self.hit_targets, self.hand, self.badges, self.says = hit_targets, hand, badges, says
        self._cards: dict[int, CardSpot] = {}
        self._places: dict[OptionTarget, TargetSpot] = {}

    def show(self, shown: ViewState) -> None:
        """Make the spots fit what is shown now."""
        choosing = shown.choosing
        self._keep_cards()
        self._keep_places()
        focus = self.host.focus if self.host is not None else None
        self._have([*self._places.values(), *self._cards.values()])
        if focus is not None:
            self._refocus(choosing, focus)

    def _have(self, hit_widgets: list[Widget]) -> None:
        """Have these spots and no others."""
        before, self.children = self.children, []
        there = set(hit_widgets)
        for spot in hit_widgets:
            self.add(spot)
        for spot in before:
            if spot not in there:
                spot.attach(None)

    def _keep_cards(self) -> None:
        kept, self._cards = self._cards, {}
        for card in self.hit_targets.open:
            spot = kept.get(id(card.sprite)) or CardSpot(self.hand, card.sprite)
            spot.update(card.rect, focusable=card.useful)
            self._cards[id(card.sprite)] = spot

    def _keep_places(self) -> None:
        old, places = self._places, self.hit_targets.places()
        self._places = {target: old.get(target) or TargetSpot(self.hand, target, self.says) for target in places}
        for target, spot in self._places.items():
            spot.rect = places[target]

    def _refocus(self, choosing: Selection, focus: Widget) -> None:
        """The focus leaves what is gone or done."""
        host, keyboard = self.host, self.app.keyboard
        if host is None:
            return
        done = isinstance(focus, CardSpot) and keyboard and focus.sprite.card == choosing.announced
        if done or focus not in host.focus_order():
            host.set_focus(self._next(choosing) if keyboard else None)

    def _next(self, choosing: Selection) -> Widget | None:
        """What the focus goes to when what it was on is gone: the first target of an announced card."""
        if choosing.announced < 0:
            return None
        found = (self.of(target) for target in choosing.targets())
        return next((widget for widget in found if widget is not None), None)

    def of(self, target: OptionTarget) -> Widget | None:
        """What stands for a target, or for a card."""
        widgets: dict[OptionTarget, Widget] = {spot.target: spot for spot in self._places.values()}
        widgets |= {OptionTarget("card", spot.sprite.card): spot for spot in self._cards.values()}
        widgets |= {OptionTarget("seat", badge.person.seat): badge for badge in self.badges}
        return widgets.get(target)

    def below(self, event: Pointer) -> bool:
        """A press on a panel that lies over a place: it means the place."""
        found = [spot for spot in self._places.values() if spot.rect.collidepoint(event.pos)]
        return bool(found) and found[0].on_pointer(event)

    def pointed(self) -> int:
        """The zone that can be chosen and that the mouse or the focus is on, -1 for none."""
        for target, spot in self._places.items():
            if target.spot == "zone" and (spot.hovered or spot.focused):
                return target.number
        return -1
