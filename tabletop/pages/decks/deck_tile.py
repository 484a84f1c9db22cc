"""A deck as a tile: its three best cards as a fan, its name, and whether it may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.pages.decks import deck_cards
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from tabletop.core.decks import Deck, Violation
    from tabletop.core.definition import Definition
    from tabletop.pages.card_views import CardCache


TWO = 12  # units of the letters of a name in two lines
FAN = ((-1, 9), (1, -9), (0, 0))  # from behind to front: place beside the middle, degrees
APART, SUNK, HIGH = 0.62, 0.04, 0.86  # of a card's width, of the height of the place


class DeckEntry(NamedTuple):
    """A deck on the shelf: own ones have the id of a saved deck, ready ones the id of the game's."""

    id: str
    own: bool
    name: str
    format: str
    kind: str  # of deck, in one word
    cards: Deck
    blurb: str
    found: list[Violation]

    @property
    def legal(self) -> bool:
        return all(one.warning for one in self.found)


class DeckTile(Pressable):
    """A click or Enter chooses it; a second one, while it is chosen, opens it."""

    def __init__(self, entry: DeckEntry, shelf: CardCache, on_choose: Callable[[DeckTile], None]) -> None:
        super().__init__(f"deck {entry.name}", lambda: on_choose(self))
        self.entry = entry
        self.shelf = shelf
        self.chosen = False
        self._heroes = heroes(shelf.definition, entry.cards)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        if self.chosen:
            kit.panel(target, self.rect, "row_chosen")
        elif self.hovered:
            kit.panel(target, self.rect, "row_hover")
        inside = rects.inset(self.rect, kit.u(16), kit.u(12))
        foot, fan = rects.cut_bottom(inside, kit.u(58), kit.u(8))
        if self._heroes:
            draw_fan(target, self.shelf, self._heroes, fan)
        else:
            icon = kit.icon("cards-outline", 64, "faint")
            target.blit(icon, icon.get_rect(center=fan.center))
        name, line = rects.rows(foot, [1.15, 1])
        name = name.inflate(kit.u(20), 0)
        self._name(target, name, "gold_light" if self.chosen else "text")
        self._state(target, line)

    def _name(self, target: pygame.Surface, box: pygame.Rect, color: str) -> None:
        """In one line, or small in two."""
        kit, name = self.kit, self.entry.name
        size = kit.fit(name, "strong", box.width, 0.4)
        if kit.measure(name, "strong", size) <= box.width:
            kit.write(target, name, "strong", box, color, align="center", size=size)
            return
        text = kit.rich(escape(name), "strong", box.width, color, align="center", size=TWO)
        text.draw(target, (box.x, box.centery - text.size[1] // 2))

    def _state(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, entry = self.kit, self.entry
        count = sum(entry.cards.values())
        words = f"{entry.kind}  ·  {tr('decks-cards', count=count)}"
        size = kit.fit(words, "caption", box.width - kit.u(34), 0.6)
        wide = kit.measure(words, "caption", size)
        icon = kit.icon("check" if entry.legal else "alert", 22, "leaf" if entry.legal else "coral")
        x = box.centerx - (wide + kit.u(30)) // 2
        target.blit(icon, icon.get_rect(midleft=(x, box.centery)))
        kit.write(target, words, "caption", pygame.Rect(x + kit.u(30), box.y, wide + 2, box.height), size=size)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=18)


class BlankTile(Pressable):
    """A place for a deck that is yet to come."""

    def __init__(self, text: str, icon: str, on_press: Callable[[], None], *, tooltip: str = "") -> None:
        super().__init__(text, on_press, tooltip=tooltip)
        self.text = text
        self.icon = icon

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "inset")
        if self.hovered or self.focused:
            kit.panel(target, self.rect, "row_hover")
        upper, lower = rects.rows(rects.inset(self.rect, kit.u(12), kit.u(20)), [1.7, 1])
        icon = kit.icon(self.icon, 64, "gold")
        target.blit(icon, icon.get_rect(center=upper.center))
        size = kit.fit(self.text, "strong", lower.width, 0.6)
        kit.write(target, self.text, "strong", lower, "text", align="center", size=size)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=14)


def heroes(definition: Definition, deck: Deck) -> list[int]:
    """The three kinds that a deck shows itself with: the rarest, then those highest on the curve."""
    rules = definition.collecting
    if rules is None:
        return []
    rarities = list(rules.rarities)

    def rank(kind: int) -> tuple[int, int, int]:
        card = definition.cards[kind]
        rarity = rarities.index(card.rarity) if card.rarity in rarities else 0
        return rarity, deck_cards.number(card, rules.curve[0]), deck[card.id]

    known = [row.kind for row in deck_cards.rows(definition, deck) if row.kind >= 0]
    return sorted(known, key=rank, reverse=True)[:3]


def draw_fan(target: pygame.Surface, shelf: CardCache, kinds: Sequence[int | str], box: pygame.Rect) -> None:
    """Draw up to three cards, the first of `kinds` in front; a picture's name is a back."""
    wide = max(20, min(round(box.height * HIGH / RATIO), round(box.width / (1 + 2 * APART) * HIGH)))
    places = FAN[-len(kinds) :] if kinds else ()
    for (side, angle), kind in zip(places, reversed(kinds), strict=True):
        sprite = shelf.sprite(kind, wide, angle=angle)
        middle = (box.centerx + round(side * wide * APART), box.centery + round(abs(side) * box.height * SUNK))
        target.blit(sprite, sprite.get_rect(center=middle))
