"""How much is made of a card: its light, its sound and its sparks, by how rare it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tabletop.core.definition import Definition


class Splendour(NamedTuple):
    """colour: of the light; sound: when it is turned; sparks: kinds of particles; rays: behind it while it lies there."""

    colour: str
    sound: str
    sparks: tuple[str, ...] = ()
    rays: bool = False


LEVELS = (
    Splendour("#C9DCFF", "reveal_common"),
    Splendour("#4DE0A0", "reveal_uncommon", ("spark",)),
    Splendour("#FFC94D", "reveal_rare", ("star", "spark"), rays=True),
    Splendour("#FF6BC1", "reveal_rare", ("star", "star", "spark"), rays=True),
    Splendour("#FF8A3D", "reveal_rare", ("star", "star", "star", "spark"), rays=True),
)


def rank(definition: Definition, kind: int) -> int:
    """How rare a card is: 0 for the most frequent kind of card."""
    rarities = list(definition.collecting.rarities) if definition.collecting else []
    rarity = definition.cards[kind].rarity
    return rarities.index(rarity) if rarity in rarities else 0


def of(definition: Definition, kind: int) -> Splendour:
    return LEVELS[min(rank(definition, kind), len(LEVELS) - 1)]


def words(definition: Definition, kind: int) -> str:
    """The rarity of a card in words, "" for the frequent ones."""
    rarities = definition.collecting.rarities if definition.collecting else {}
    return rarities.get(definition.cards[kind].rarity, "") if of(definition, kind).rays else ""
