"""A card that can be taken hold of: pressed, carried, looked at, put in and taken out, by mouse and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from tabletop.i18n import tr
from tabletop.pages.card_views import FOOT, CardPicture
from tabletop.toolkit import rects
from tabletop.toolkit.keyboard import CONTROL, place_of
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    import pygame
    from pygame.event import Event

    from tabletop.pages.card_views import CardCache
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.draw_context import DrawContext


NEAR = 10  # pixels that the mouse may move before a press becomes a drag
ADD = ("+", "=", "[+]")
REMOVE = ("-", "[-]", "backspace", "delete")
LOOK = "z"
NOWHERE = (-1, -1)


class CardStock(NamedTuple):
    """How many of a card are in the deck; `owned` None: any number may be taken."""

    used: int
    owned: int | None

    @property
    def left(self) -> bool:
        return self.owned is None or self.used < self.owned


class CardHandlers(Protocol):
    """What a screen lets a person do with a card; `start`: where it comes from."""

    def stock(self, card: str) -> CardStock: ...
    def add_card(self, kind: int, start: pygame.Rect) -> None: ...
    def remove_card(self, card: str) -> None: ...
    def look_at(self, kind: int) -> None: ...
    def carry(self, kind: int, pos: tuple[int, int], source: Widget) -> None: ...
    def drop(self, kind: int, pos: tuple[int, int], source: Widget) -> None: ...


class CardHandle(Widget):
    """Derive and say in `press` what a click and Enter do. kind -1: a card that this game does not know."""

    focusable = True

    def __init__(self, label: str, kind: int, card: str, hands: CardHandlers, *, tooltip: str = "") -> None:
        super().__init__(label, tooltip=tooltip)
        self.kind = kind
        self.card = card
        self.hands = hands
        self._from: tuple[int, int] | None = None
        self._carried = False

    @property
    def known(self) -> bool:
        return self.kind >= 0

    @property
    def card_rect(self) -> pygame.Rect:
        """Where the card is."""
        return self.rect

    def press(self) -> None:
        """Do what a click is for."""

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down":
            if event.button == 3 and self.known:
                self.hands.look_at(self.kind)
            self._from = event.pos if event.button == 1 else None
            return True
        if self._from is None:
            return False
        if event.kind == "move" and self.known:
            far = abs(event.pos[0] - self._from[0]) + abs(event.pos[1] - self._from[1]) > NEAR
            self._carried = self._carried or far
            if self._carried:
                self.hands.carry(self.kind, event.pos, self)
        elif event.kind in ("up", "cancel"):
            carried, self._carried, self._from = self._carried, False, None
            if carried:
                self.hands.drop(self.kind, event.pos if event.kind == "up" else NOWHERE, self)
            elif event.kind == "up":
                self.press()
        return True

    def on_action(self, action: Action) -> bool:
        if action == "accept":
            self.press()
        return action == "accept"

    def on_key(self, event: Event) -> bool:
        name = place_of(event)
        if name in REMOVE:
            self.hands.remove_card(self.card)
        elif name in ADD and self.known:
            self.hands.add_card(self.kind, self.card_rect)
        elif name == LOOK and self.known and not getattr(event, "mod", 0) & CONTROL:
            self.hands.look_at(self.kind)
        else:
            return False
        return True


class PickCell(CardPicture, CardHandle):
    """A click or Enter takes one more."""

    foot = FOOT

    def __init__(self, kind: int, shelf: CardCache, hands: CardHandlers) -> None:
        card = shelf.definition.cards[kind].id
        super().__init__(f"card {card}", kind, card, hands)
        self.shelf = shelf

    def press(self) -> None:
        self.hands.add_card(self.kind, self.card_rect)

    def draw(self, target: pygame.Surface) -> None:
        stock = self.hands.stock(self.card)
        if self.draw_card(target, drained=stock.owned == 0, rise=6 if stock.left else 0):
            draw_stock(target, self.kit, self.foot_rect, stock)


def draw_stock(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, stock: CardStock) -> None:
    """Write how many of a card are used, of how many there are."""
    if stock.owned == 0 and not stock.used:
        words, color = tr("decks-not-owned"), "faint"
    elif stock.owned is None:
        words, color = (tr("decks-in-deck", count=stock.used) if stock.used else ""), "gold_light"
    else:
        words, color = (
            tr("decks-used-of", used=stock.used, owned=stock.owned),
            "leaf" if not stock.left else "gold_light" if stock.used else "muted",
        )
    if not words:
        return
    role = "strong" if stock.used else "caption"
    size = min(21, kit.fit(words, role, box.width - kit.u(20), 0.5))
    if stock.used:
        wide = kit.measure(words, role, size) + kit.u(30)
        kit.panel(target, rects.center(box, wide, box.height), "pill")
    kit.write(target, words, role, box, color, align="center", size=size)
