"""A deck as a tile: its three best cards as a fan, its name, and whether it may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ui import layout
from tabletop.ui.screens.decks import facts
from tabletop.ui.sprites import Look
from tabletop.ui.widgets.base import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.decks import Deck, Violation
    from tabletop.core.definition import Definition
    from tabletop.ui.actions import Action
    from tabletop.ui.screens.decks.shelf import CardShelf

FAN = ((-1, 9), (1, -9), (0, 0))  # from behind to front: place beside the middle, degrees


class Entry(NamedTuple):
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


def heroes(definition: Definition, deck: Deck) -> list[int]:
    """The three kinds that a deck shows itself with: the rarest, then those highest on the curve."""
    rules = definition.collecting
    if rules is None:
        return []
    rarities = list(rules.rarities)

    def rank(kind: int) -> tuple[int, int, int]:
        card = definition.cards[kind]
        rarity = rarities.index(card.rarity) if card.rarity in rarities else 0
        return rarity, facts.number(card, rules.curve[0]), deck[card.id]

    known = [row.kind for row in facts.rows(definition, deck) if row.kind >= 0]
    return sorted(known, key=rank, reverse=True)[:3]


class DeckTile(Widget):
    """A click or Enter chooses it; a second one, while it is chosen, opens it."""

    focusable = True

    def __init__(self, entry: Entry, shelf: CardShelf, on_choose: Callable[[DeckTile], None]) -> None:
        super().__init__(f"deck {entry.name}")
        self.entry = entry
        self.shelf = shelf
        self.on_choose = on_choose
        self.chosen = False
        self._heroes = heroes(shelf.definition, entry.cards)

    def on_pointer(self, event: Pointer) -> bool:
        return event.kind == "down" and event.button == 1 and self.on_action("accept")

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        self.app.sound("button_click")
        self.on_choose(self)
        return True

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        if self.chosen:
            kit.panel(target, self.rect, "row_chosen")
        elif self.hovered:
            kit.panel(target, self.rect, "row_hover")
        inside = layout.inset(self.rect, kit.u(16), kit.u(12))
        foot, fan = layout.cut_bottom(inside, kit.u(58), kit.u(8))
        self._fan(target, fan)
        name, line = layout.rows(foot, [1.15, 1])
        kit.write(target, self.entry.name, "strong", name, "gold_light" if self.chosen else "text", align="center",
                  size=kit.fit(self.entry.name, "strong", name.width, 0.6))  # fmt: skip
        self._state(target, line)

    def _fan(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        wide = max(20, round(box.height * 0.86 / 1.4))
        if not self._heroes:
            icon = kit.icon("cards-outline", 64, "faint")
            target.blit(icon, icon.get_rect(center=box.center))
            return
        clip = target.get_clip()
        target.set_clip(self.rect.clip(clip))
        count = len(self._heroes)
        for (side, angle), kind in zip(FAN[-count:], reversed(self._heroes), strict=True):
            look = Look(self.shelf.definition.id, self.shelf.text(kind), wide, angle=angle)
            sprite = self.shelf.sprites.get(look)
            place = sprite.get_rect(
                center=(box.centerx + round(side * wide * 0.62), box.centery + abs(side) * kit.u(6))
            )
            target.blit(sprite, place)
        target.set_clip(clip)

    def _state(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, entry = self.kit, self.entry
        words = f"{entry.kind}  ·  {sum(entry.cards.values())} cards"
        size = kit.fit(words, "caption", box.width - kit.u(34), 0.6)
        wide = kit.measure(words, "caption", size)
        icon = kit.icon("check" if entry.legal else "alert", 22, "leaf" if entry.legal else "coral")
        x = box.centerx - (wide + kit.u(30)) // 2
        target.blit(icon, icon.get_rect(midleft=(x, box.centery)))
        kit.write(target, words, "caption", pygame.Rect(x + kit.u(30), box.y, wide + 2, box.height), size=size)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=18)


class BlankTile(Widget):
    """A place for a deck that is yet to come."""

    focusable = True

    def __init__(self, text: str, icon: str, on_press: Callable[[], None], *, tooltip: str = "") -> None:
        super().__init__(text, tooltip=tooltip)
        self.text = text
        self.icon = icon
        self.on_press = on_press

    def on_pointer(self, event: Pointer) -> bool:
        return event.kind == "down" and event.button == 1 and self.on_action("accept")

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        self.app.sound("button_click")
        self.on_press()
        return True

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "inset")
        if self.hovered or self.focused:
            kit.panel(target, self.rect, "row_hover")
        upper, lower = layout.rows(layout.inset(self.rect, kit.u(12), kit.u(20)), [1.7, 1])
        icon = kit.icon(self.icon, 64, "gold")
        target.blit(icon, icon.get_rect(center=upper.center))
        size = kit.fit(self.text, "strong", lower.width, 0.6)
        kit.write(target, self.text, "strong", lower, "text", align="center", size=size)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=14)
