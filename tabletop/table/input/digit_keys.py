"""What the digit keys choose on the table now, drawn on it while keys are used, and where the focus goes after one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.ask import NOBODY
from tabletop.table.model.missing_choice import pressed
from tabletop.table.model.selection import Target
from tabletop.toolkit import shapes
from tabletop.toolkit.widgets.keycap import HEIGHT, draw_keycap, keycap_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.table.hud.action_buttons import ButtonRow
    from tabletop.table.input.drag_and_drop import DragAndDrop
    from tabletop.table.input.hit_widgets import HitWidgets
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit
    from tabletop.toolkit.widgets.widget import Widget

MOST = 9
EDGE = 4  # units between a key and the edge of its card
FOOT = 0.24  # of a card's height: there its name may stand


class Digits:
    """`live()`: the keys on cards and places, as long as they are what is used."""

    def __init__(self, kit: DrawContext, hand: DragAndDrop, spots: HitWidgets, buttons: ButtonRow) -> None:
        self.kit, self.hand, self.spots, self.buttons = kit, hand, spots, buttons

    def targets(self) -> dict[int, Target]:
        """By digit. Seats have their numbers, and nothing else has any then; other targets are counted."""
        choosing = self.hand.choosing
        seats = {target.number + 1: target for target in choosing.lit() if target.spot == "seat"}
        counted = enumerate(choosing.targets(), 1)
        return seats or {n: target for n, target in counted if n <= MOST and target.spot in ("card", "zone")}

    def own(self) -> dict[int, int]:
        """By digit, cards in the own hand from the left, where the digit means no target; where nothing can be done with any
        of these, the cards that lie open elsewhere and can be chosen.
        """
        taken = self.targets()
        if any(target.spot == "seat" for target in taken.values()):
            return {}
        hand = self.hand
        sources, zones = hand.choosing.sources, enumerate(hand.aims.shown.places.zones)
        own = next((zone for zone, place in zones if place.own and place.look.kind == "hand"), -1)
        if own < 0 or hand.choosing.announced >= 0:  # all play on one grid; or more is chosen for a card that is played
            return {}
        cards = [sprite.card for sprite in hand.scene.laid_out(own)]
        if hand.choosing.active < 0 and sources.keys().isdisjoint(cards):
            cards = [card.sprite.card for card in hand.aims.open if card.sprite.card in sources]
        return {n: card for n, card in enumerate(cards[:MOST], 1) if n not in taken}

    # --- the focus
    def go_on(self, card: int) -> None:
        """After a digit the focus is where Enter goes on: on what the active card may go to next, on the button that is wanted
        of it, else on `card`; nowhere when all is chosen.
        """
        host, choosing = self.spots.host, self.hand.choosing
        if host is None:
            return
        order = host.focus_order()
        next_ = [*choosing.targets(), *choosing.victims] if choosing.active >= 0 else []
        places = [self.spots.of(target) for target in next_]
        buttons = [self._button(index) for index in pressed(self.hand.look, choosing)]
        wished = (*places, *buttons, self.spots.of(Target("card", card)))
        host.set_focus(next((widget for widget in wished if widget in order), None))

    def starting(self, order: Sequence[Widget], index: int = NOBODY) -> Widget | None:
        """Where the focus begins: on what is offered, not on the idle card beside it; for one option, on the way to it."""
        choosing = self.hand.choosing
        if 0 <= index < len(choosing.options):
            found = {self.spots.of(choosing.step(index)), self._button(index)}
        else:
            found = {self.spots.of(target) for target in choosing.offered()}
        return next((widget for widget in order if widget in found), None)

    def _button(self, index: int) -> Widget | None:
        facts = zip(self.buttons.facts, self.buttons.children, strict=True)
        return next((child for fact, child in facts if fact.id == str(index)), None)

    # --- picture
    def live(self) -> list[Blit]:
        """Badges say their keys themselves."""
        app, aims = self.hand.app, self.hand.aims
        if not app.keyboard or not aims.shown.asks or not self.hand.choosing.options:
            return []
        wanted = {n: target for n, target in self.targets().items() if target.spot != "seat"}
        wanted |= {n: Target("card", card) for n, card in self.own().items()}
        window = aims.shown.places.window
        return [self._cap(n, box, window) for n, target in wanted.items() for box in aims.box(target)[:1]]

    def _cap(self, number: int, box: pygame.Rect, window: pygame.Rect) -> Blit:
        """At the lower left, where the next card leaves it free, and above the name that stands at the foot of a card."""
        kit = self.kit
        out = shapes.blank((keycap_width(kit, str(number)), kit.u(HEIGHT)))
        draw_keycap(out, kit, str(number), (0, out.get_height() // 2))
        foot = round(box.height * FOOT) if box.height > box.width else 0
        place = out.get_rect(bottomleft=(box.left + kit.u(EDGE), box.bottom - foot - kit.u(EDGE)))
        return out, place.clamp(window).topleft
