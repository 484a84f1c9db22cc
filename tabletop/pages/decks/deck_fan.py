"""A deck in a picture: its three best cards as a fan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.card_art.compositor import RATIO
from tabletop.pages.decks import deck_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from tabletop.core.decks import Deck
    from tabletop.core.definition import Definition
    from tabletop.pages.card_browser.card_cache import CardShelf

FAN = ((-1, 9), (1, -9), (0, 0))  # from behind to front: place beside the middle, degrees
APART, SUNK, HIGH = 0.62, 0.04, 0.86  # of a card's width, of the height of the place


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


def draw_fan(target: pygame.Surface, shelf: CardShelf, kinds: Sequence[int | str], box: pygame.Rect) -> None:
    """Draw up to three cards, the first of `kinds` in front; a picture's name is a back."""
    wide = max(20, min(round(box.height * HIGH / RATIO), round(box.width / (1 + 2 * APART) * HIGH)))
    places = FAN[-len(kinds) :] if kinds else ()
    for (side, angle), kind in zip(places, reversed(kinds), strict=True):
        sprite = shelf.sprite(kind, wide, angle=angle)
        middle = (box.centerx + round(side * wide * APART), box.centery + round(abs(side) * box.height * SUNK))
        target.blit(sprite, sprite.get_rect(center=middle))
