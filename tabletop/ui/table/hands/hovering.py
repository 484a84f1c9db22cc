"""What the mouse or the focus rests on: the card rises, is shown large beside it, and says why it cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import UNKNOWN
from tabletop.ui.markup import escape
from tabletop.ui.table.hands.choosing import BARE
from tabletop.ui.table.panels.facts import SheetCard

if TYPE_CHECKING:
    import pygame

    from tabletop.ui.table.cards.scene import Sprite
    from tabletop.ui.table.screen import TableScreen

KEY = "table zoom"
DROPS = {  # where a card goes that needs no target
    "centre": "Drag it to the middle",
    "mat": "Drag it to the table",
    "badge": "Drag it to your own plate",
    "fighter": "Drag it to the fight",
    "card": "Click it",
}
AT_ONCE = 0.2  # so far a card has risen as soon as the mouse is on it


class Hovering:
    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.card: Sprite | None = None

    def over(self, sprite: Sprite | None) -> None:
        """The mouse or the focus is on a card, or on none."""
        table = self.table
        self.card = sprite
        for other in table.scene.sprites.values():
            rises = other is sprite and self._rises(other)
            self._raise(other, 1.0 if rises else 0.0)
        table.app.touch.cancel(KEY)
        table.furniture.zoom.hide()
        if sprite is not None and self._seen(sprite):
            table.app.touch.run(0, _nothing, delay=table.app.prefs.tooltip_delay, key=KEY, done=self.zoom)
        table.stage.refresh()

    def _rises(self, sprite: Sprite) -> bool:
        if sprite.card == self.table.handling.choosing.announced:
            return False  # it lies above the question about it already
        place = self.table.places.zones[sprite.zone]
        mine = (place.own and place.look.kind == "hand") or place.look.part == "main" or place.look.kind == "fight"
        return (mine or sprite.zone in self.table.scene.fanned()) and not sprite.back

    def _seen(self, sprite: Sprite) -> bool:
        """Cards whose faces are shown, and backs that carry an eye because their face is known."""
        return sprite.kind != UNKNOWN and self.table.places.zones[sprite.zone].look.faces

    def _raise(self, sprite: Sprite, goal: float) -> None:
        start = sprite.raised
        if start == goal:
            return
        app = self.table.app
        if goal:
            app.sound("card_hover")
            start = max(start, AT_ONCE)  # the very next picture answers the mouse

        def step(part: float) -> None:
            sprite.raised = start + (goal - start) * part

        step(0.0)
        ms = 0 if app.prefs.reduced_motion else app.duration("hover")
        app.touch.run(ms, step, key=("raise", id(sprite)))

    def zoom(self) -> None:
        """Show the card large now."""
        sprite, table = self.card, self.table
        if sprite is None or not self._seen(sprite) or table.stage.dragged is not None or table.furniture.open():
            return
        areas, strip = table.places.areas, table.furniture.strip
        avoid = [areas.prompt, areas.hand, areas.corner, *(seat.badge for seat in areas.seats)]
        avoid += table.gauging.busy_places()
        free = [button.rect for button in table.furniture.buttons.children]
        free += [strip.box] if strip.visible else []
        free += [box for boxes in table.spots.boxes().values() for box in boxes if box != areas.centre]
        table.furniture.zoom.show(
            table.texts[sprite.kind], table.stage.pose(sprite).box, notes=self._notes(sprite), avoid=avoid, free=free
        )

    def again(self) -> None:
        """Something else is asked or lies elsewhere: what is shown large must fit it."""
        if self.card is None:
            return
        if not self._rises(self.card):
            self._raise(self.card, 0.0)
        if self.table.furniture.zoom.visible:
            self.zoom()

    def _notes(self, sprite: Sprite) -> list[str]:
        table, choosing = self.table, self.table.handling.choosing
        if not choosing.options:
            return []
        if sprite.card in choosing.sources:
            return [self._hint(sprite)] if choosing.active < 0 else []
        reason = table.match.reasons().get(sprite.card)
        return [f"[coral]{{ban}}[/] {escape(reason[1])} [faint]{reason[2]}, H[/]"] if reason is not None else []

    def _hint(self, sprite: Sprite) -> str:
        """How the card is used."""
        targets = self.table.handling.choosing.sources[sprite.card]
        way = DROPS[self.table.spots.drop(sprite.card)] if BARE in targets else "Drag it to what shines"
        return f"[muted]{way}, or press Enter[/]"

    def rule(self) -> str:
        """The rule that says why the card here cannot be played, "" when there is none."""
        if self.card is None or not self.table.handling.choosing.options:
            return ""
        reason = self.table.match.reasons().get(self.card.card)
        return reason[2] if reason is not None else ""

    def browse(self, zone: int) -> None:
        """Lay out a pile to look through, newest first."""
        table = self.table
        cards = [
            SheetCard(sprite.card, table.texts[sprite.kind] if sprite.kind != UNKNOWN else None)
            for sprite in reversed(table.scene.zones[zone])
        ]
        label = table.places.zones[zone].look.label
        table.furniture.viewer.open(f"{label}: {len(cards)} cards", cards, hint="Newest first.")

    def place(self) -> pygame.Rect | None:
        return self.table.stage.pose(self.card).box if self.card is not None else None


def _nothing(_part: float) -> None:
    """Only time passes."""
