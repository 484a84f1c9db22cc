"""A card of a deck as one line: its number on the curve, its name over a piece of its picture, how many there are."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from tabletop import card_art
from tabletop.pages.decks.deck_cards import number
from tabletop.pages.decks.draggable_card import CardHandle, CardHandlers
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.widgets.pressable import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.pages.card_browser.card_cache import CardShelf
    from tabletop.pages.decks.deck_cards import DeckRowData
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.widgets.widget import Widget

HEIGHT, STRIP = 46, 240  # units: of a line, and the most of its picture's width
FADE, STEP = 40, 16  # units: how far the shade below a name reaches beyond it; pixels: its lengths
GLOW_MS = 420
SIGN = 30  # units: of a small picture behind the name


class DeckRow(CardHandle):
    """A click or Enter takes one out. `wrong`: what is wrong with this card in the deck."""

    def __init__(self, row: DeckRowData, shelf: CardShelf, hands: CardHandlers, *, wrong: str = "") -> None:
        super().__init__(f"row {row.card}", row.kind, row.card, hands, tooltip=wrong)
        self.row = row
        self.shelf = shelf
        self.wrong = wrong
        self._glow = 0.0

    def press(self) -> None:
        self.hands.remove_card(self.card)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(HEIGHT)

    def glow(self) -> None:
        """Light up for a moment: one more has come."""

        def step(part: float) -> None:
            self._glow = 1 - part

        if not self.app.prefs.reduced_motion:
            self.app.touch.run(self.app.ms(GLOW_MS), step, key=("row", self.row.card), ease="out_cubic")

    def draw(self, target: pygame.Surface) -> None:
        color = "coral" if self.wrong or self.row.kind < 0 else "white"
        draw_row(target, self, self.shelf, self.row, color)
        if self._glow > 0:
            box = rects.inset(self.rect, 0, self.u(2))
            light = shapes.filled(box.size, self.u(12), self.kit.color("gold_light"), self.kit.color("gold")).copy()
            light.set_alpha(round(150 * self._glow))
            target.blit(light, box)


class ListedRow(Pressable):
    """A card of a deck that can only be looked at."""

    sound = ""
    mouse = (1, 3)

    def __init__(self, row: DeckRowData, shelf: CardShelf, on_look: Callable[[], None]) -> None:
        super().__init__(f"listed {row.card}", on_look)
        self.row = row
        self.shelf = shelf

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(HEIGHT)

    def draw(self, target: pygame.Surface) -> None:
        draw_row(target, self, self.shelf, self.row, "coral" if self.row.kind < 0 else "white")


def draw_row(target: pygame.Surface, widget: Widget, shelf: CardShelf, row: DeckRowData, color: str) -> None:
    """Draw a card as a line into the place of a widget."""
    kit, box = widget.kit, rects.inset(widget.rect, 0, widget.u(2))
    kit.panel(target, box, "inset")
    many, rest = rects.cut_right(box, kit.u(50))
    gem, rest = rects.cut_left(rest, kit.u(50))
    name = shelf.definition.cards[row.kind].name if row.kind >= 0 else row.card
    words = rects.inset(rest, kit.u(8), 0)
    signs = _signs(shelf, row)
    words.width -= len(signs) * kit.u(SIGN + 4)
    size = kit.fit(name, "strong", words.width, 0.7)
    if row.kind >= 0:
        wide = min(rest.width * 6 // 10, kit.u(STRIP))
        target.blit(shelf.strip(row.kind, (wide, box.height), 0), (rest.right - wide, box.y))
        end = words.x + kit.measure(name, "strong", size) + kit.u(FADE)
        covered = -(-(end - (rest.right - wide)) // STEP) * STEP
        if covered > 0:
            target.blit(_shade((min(covered, wide), box.height)), (rest.right - wide, box.y))
    if widget.hovered or widget.focused:
        kit.panel(target, box, "row_hover")
    _gem(target, kit, gem, shelf, row)
    kit.write(target, name, "strong", words, color, size=size)
    for i, sign in enumerate(signs):
        picture = pictures.contain(sign, (kit.u(SIGN), kit.u(SIGN)))
        target.blit(picture, picture.get_rect(midleft=(words.right + kit.u(4) + i * kit.u(SIGN + 4), box.centery)))
    kit.panel(target, many, "row_chosen" if row.copies > 1 else "row")
    kit.write(target, f"{row.copies}", "number", many, "gold_light", align="center", size=25)


def _signs(shelf: CardShelf, row: DeckRowData) -> list[tuple[str, ...]]:
    """The pictures that say what a card is, where a deck is built by it."""
    text = shelf.text(row.kind) if row.kind >= 0 else None
    if text is None:
        return []
    game = shelf.definition.id
    return [(game, *file.split("/")) for file in card_art.signs(game, text)]


@lru_cache(maxsize=64)
def _shade(size: tuple[int, int]) -> pygame.Surface:
    """Dark on the left, clear on the right: a name can be read on a picture."""
    wide, high = size
    fade = shapes.gradient((high, wide), pygame.Color(18, 14, 38, 235), pygame.Color(18, 14, 38, 0))
    return pygame.transform.rotate(fade, 90)


def _gem(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, shelf: CardShelf, row: DeckRowData) -> None:
    """Draw the number on the curve; a question mark for a card that nobody knows."""
    if row.kind < 0:
        icon = kit.icon("help", 28, "coral")
        target.blit(icon, icon.get_rect(center=box.center))
        return
    rules = shelf.definition.collecting
    words = str(number(shelf.definition.cards[row.kind], rules.curve[0] if rules else ""))
    side = kit.u(36)
    place = pygame.Rect(0, 0, side, side)
    place.center = box.center
    target.blit(shapes.disc(side, kit.color("blue"), kit.color("#1B4E9C")), place)
    kit.write(target, words, "number", place, "white", align="center", size=23)
