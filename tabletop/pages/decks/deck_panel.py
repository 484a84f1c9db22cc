"""The deck beside the cards: its name, how full it is, its make-up, its cards, and what is wrong with it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

import pygame

from tabletop import card_art
from tabletop.card_art import compositor
from tabletop.i18n import tr
from tabletop.pages.decks import deck_cards
from tabletop.pages.decks.deck_cards import number
from tabletop.pages.decks.deck_charts import DeckCurve, DeckProblems, DeckTotal, FacetDots
from tabletop.pages.decks.draggable_card import CardHandle, CardHandlers
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.containers import Column, ScrollPanel
from tabletop.toolkit.widgets.keycap import draw_keycap, keycap_width
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import Segmented
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.pages.card_views import CardCache
    from tabletop.pages.decks.deck_cards import DeckRowData
    from tabletop.pages.decks.deck_model import DeckModel
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.widgets.screen import Screen

PAD, GAP = 20, 12  # units
ROOMY = 700  # units of height from which the curve is shown

HEIGHT, STRIP = 46, 240  # units: of a line, and the most of its picture's width
FADE, STEP = 40, 16  # units: how far the shade below a name reaches beyond it; pixels: its lengths
GLOW_MS = 420
SIGN = 30  # units: of a small picture behind the name


class DeckPanelHost(CardHandlers, Protocol):
    """The page on which a deck is built; `catches`: what is carried would fall into the deck."""

    deck_model: DeckModel
    shelf: CardCache

    @property
    def catches(self) -> bool: ...
    def rename(self, name: str) -> None: ...
    def set_format(self, form: str) -> None: ...


class DeckPanel(Widget):
    """Shows the deck on the screen's deck model; `show()` after every change."""

    def __init__(self, screen: DeckPanelHost) -> None:
        super().__init__("deck")
        self.screen = screen
        deck_model = screen.deck_model
        self.name = self.add(
            TextEntry(
                deck_model.deck.name,
                screen.rename,
                label="deck name",
                kept=False,
                hint=tr("decks-name-of-deck"),
                icon="pencil",
                limit=40,
            )
        )
        formats = [(entry.id, entry.name) for entry in deck_model.rules.formats]
        self.formats = self.add(Segmented(formats, deck_model.format.id, screen.set_format, label="format"))
        self.formats.visible = len(formats) > 1
        self.total = self.add(DeckTotal())
        mark, title = deck_model.rules.curve
        highest = max(deck_cards.number(card, mark) for card in deck_model.definition.cards)
        self.curve = self.add(DeckCurve(title, more=highest >= deck_cards.MOST_BARS))
        self.dots = [self.add(FacetDots(facet)) for facet in deck_model.rules.facets if facet.each]
        self.rows = Column(gap=2)
        self.list = self.add(ScrollPanel(self.rows, label="deck list"))
        self.report = DeckProblems()
        self.told = self.add(ScrollPanel(self.report, label="violations"))

    def show(self, glowing: str = "") -> None:
        """Read the deck model again; the line of the card `glowing` lights up."""
        deck_model = self.screen.deck_model
        found = deck_model.mistakes()
        wrong = {one.card: escape(one.text) for one in reversed(found) if one.card}
        self.rows.clear()
        for row in deck_cards.rows(deck_model.definition, deck_model.deck.cards):
            self.rows.add(DeckRow(row, self.screen.shelf, self.screen, wrong=wrong.get(row.card, "")))
        self.total.set(deck_model.total, deck_model.format.size)
        self.curve.set(deck_cards.curve(deck_model.definition, deck_model.deck.cards))
        for dots in self.dots:
            dots.set(deck_cards.tally(deck_model.definition, deck_model.deck.cards, dots.facet))
        self.report.set(found)
        self.formats.value = deck_model.format.id
        if self.rect.width:
            self.layout()
        if glowing and (line := self.line(glowing)):
            line.glow()
        self.refresh()

    def line(self, card: str) -> DeckRow | None:
        """The line of a card."""
        return next((row for row in self.rows.children if isinstance(row, DeckRow) and row.card == card), None)

    # --- place
    def layout(self) -> None:
        u = self.u
        box = rects.inset(self.rect, u(PAD))
        self.curve.visible = box.height >= u(ROOMY)
        for widget in (self.name, self.formats, self.total, self.curve, *self.dots):
            if widget.visible:
                place, box = rects.cut_top(box, widget.measure(box.width)[1], u(GAP))
                widget.place(place)
        wish = self.report.measure(box.width - u(24))[1]
        told, box = rects.cut_bottom(box, min(wish, box.height * 3 // 10), u(GAP))
        self.told.place(told)
        self.list.place(box)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        super().draw(target)
        if not self.rows.children:
            box = rects.inset(self.list.rect, kit.u(20))
            text = kit.rich(tr("decks-empty"), "small", max(1, box.width), align="center")  # fmt: skip
            if text.size[1] < box.height:
                text.draw(target, (box.x, box.centery - text.size[1] // 2))
        if self.screen.catches:
            kit.ring(target, rects.inset(self.rect, kit.u(4)), "gold", 18)


class DeckRow(CardHandle):
    """A click or Enter takes one out. `wrong`: what is wrong with this card in the deck."""

    def __init__(self, row: DeckRowData, shelf: CardCache, hands: CardHandlers, *, wrong: str = "") -> None:
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

    def __init__(self, row: DeckRowData, shelf: CardCache, on_look: Callable[[], None]) -> None:
        super().__init__(f"listed {row.card}", on_look)
        self.row = row
        self.shelf = shelf

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(HEIGHT)

    def draw(self, target: pygame.Surface) -> None:
        draw_row(target, self, self.shelf, self.row, "coral" if self.row.kind < 0 else "white")


def draw_row(target: pygame.Surface, widget: Widget, shelf: CardCache, row: DeckRowData, color: str) -> None:
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


def _signs(shelf: CardCache, row: DeckRowData) -> list[tuple[str, ...]]:
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


def _gem(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, shelf: CardCache, row: DeckRowData) -> None:
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


# The card under the mouse or the focus, large enough to be read, beside where it stands.

WIDE = 330  # units
DELAY_ROW, DELAY_CARD = 120, 550  # ms of rest before it comes


class CardPreview:
    """`screen` has widgets that are CardHandles. A card whose full face can be seen already is not shown again."""

    def __init__(self, screen: Screen[None], shelf: CardCache) -> None:
        self.screen = screen
        self.shelf = shelf
        self._shown: CardHandle | None = None
        self._wanted: CardHandle | None = None
        self._since = 0.0

    def update(self, now: float) -> bool:
        """Find out what is to be shown; True when that changed."""
        app = self.screen.app
        found = app.hovered if not app.keyboard else self.screen.focus
        wanted = found if isinstance(found, CardHandle) and found.known and app.top is self.screen else None
        if getattr(self.screen, "carried", None) is not None:
            wanted = None
        if wanted is not self._wanted:
            self._wanted, self._since = wanted, now
        delay = DELAY_ROW if isinstance(wanted, DeckRow) else DELAY_CARD
        shown = wanted if wanted is not None and now - self._since >= delay and self._needed(wanted) else None
        changed = shown is not self._shown
        self._shown = shown
        return changed

    def _needed(self, handle: CardHandle) -> bool:
        return isinstance(handle, DeckRow) or handle.card_rect.width < compositor.FULL_FROM

    def draw(self, target: pygame.Surface) -> None:
        shown = self._shown
        if shown is None or shown.host is None:
            return
        wide = max(self.screen.u(WIDE), compositor.FULL_FROM)
        sprite = self.shelf.raised(shown.kind, wide)
        place = sprite.get_rect()
        at, gap = shown.card_rect, self.screen.u(10)
        place.midright = (at.x - gap, at.centery)
        if place.x < 0:
            place.midleft = (at.right + gap, at.centery)
        place.clamp_ip(target.get_rect())
        target.blit(sprite, place)


# A square button with an icon only; the key that presses it hangs at its corner.

SIDE, ICON_GAP = 58, 6  # units


class ToolButton(Button):
    def __init__(self, label: str, icon: str, on_press: Callable[[], None], tip: str, key: str = "") -> None:
        super().__init__("", on_press, label=label, icon=icon, style="ghost", tooltip=tip, key=key)

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(SIDE)), self.u(self.height)

    def _draw_content(self, target: pygame.Surface, face: pygame.Rect, ink: str) -> None:
        kit = self.kit
        lift = kit.u(7) if self.key else 0
        icon = kit.icon(self.icon, 30, ink)
        target.blit(icon, icon.get_rect(center=(face.centerx, face.centery - lift)))
        if self.key and self.enabled:
            corner = (face.right - keycap_width(kit, self.key) + kit.u(3), face.bottom - kit.u(9))
            draw_keycap(target, kit, self.key, corner)


def place_tools(box: pygame.Rect, first: Button, tools: Sequence[Button]) -> None:
    """Tools at the right end of a line; `first` takes the rest of it."""
    for button in reversed(tools):
        place, box = rects.cut_right(box, first.u(SIDE), first.u(ICON_GAP))
        button.place(place)
    first.place(box)
