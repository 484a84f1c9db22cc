"""A card of a deck as one line: its number on the curve, its name over a piece of its picture, how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import layout, shapes
from tabletop.ui.screens.decks.facts import number
from tabletop.ui.screens.decks.handle import CardHandle, Hands

if TYPE_CHECKING:
    from tabletop.ui.screens.cards.shelf import CardShelf
    from tabletop.ui.screens.decks.facts import Row

HEIGHT = 46  # units
GLOW_MS = 420


class DeckRow(CardHandle):
    """A click or Enter takes one out. `wrong`: what is wrong with this card in the deck."""

    def __init__(self, row: Row, shelf: CardShelf, hands: Hands, *, wrong: str = "") -> None:
        super().__init__(f"row {row.card}", row.kind, row.card, hands, tooltip=wrong)
        self.row = row
        self.shelf = shelf
        self.wrong = wrong
        self._glow = 0.0

    def press(self) -> None:
        self.hands.remove_card(self.card)

    @property
    def name(self) -> str:
        return self.shelf.definition.cards[self.row.kind].name if self.row.kind >= 0 else self.row.card

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(HEIGHT)

    def glow(self) -> None:
        """Light up for a moment: one more has come."""

        def step(part: float) -> None:
            self._glow = 1 - part

        if not self.app.prefs.reduced_motion:
            self.app.touch.run(self.app.ms(GLOW_MS), step, key=("row", self.row.card), ease="out_cubic")

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit, box = self.kit, layout.inset(self.rect, 0, self.u(2))
        kit.panel(target, box, "inset")
        many, rest = layout.cut_right(box, kit.u(50))
        gem, rest = layout.cut_left(rest, kit.u(50))
        if self.row.kind >= 0:
            wide = rest.width * 6 // 10
            strip = self.shelf.strip(self.row.kind, (wide, box.height), 0)
            target.blit(strip, (rest.right - wide, box.y))
        if self.hovered or self.focused:
            kit.panel(target, box, "row_hover")
        if self._glow > 0:
            light = shapes.filled(box.size, kit.u(12), kit.color("gold_light"), kit.color("gold")).copy()
            light.set_alpha(round(190 * self._glow))
            target.blit(light, box)
        self._gem(target, gem)
        color = "coral" if self.wrong or self.row.kind < 0 else "white"
        words = layout.inset(rest, kit.u(8), 0)
        kit.write(target, self.name, "strong", words, color, size=kit.fit(self.name, "strong", words.width, 0.7))
        kit.panel(target, many, "row_chosen" if self.row.copies > 1 else "row")
        kit.write(target, f"{self.row.copies}", "number", many, "gold_light", align="center", size=25)

    def _gem(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        if self.row.kind < 0:
            icon = kit.icon("help", 28, "coral")
            target.blit(icon, icon.get_rect(center=box.center))
            return
        rules = self.shelf.definition.collecting
        mark = rules.curve[0] if rules else ""
        words = str(number(self.shelf.definition.cards[self.row.kind], mark))
        side = kit.u(36)
        place = pygame.Rect(0, 0, side, side)
        place.center = box.center
        target.blit(shapes.disc(side, kit.color("blue"), kit.color("#1B4E9C")), place)
        kit.write(target, words, "number", place, "white", align="center", size=23)
