"""The cards of a game as a deck builder needs them: what they are, which fit a search, and how a deck is made up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from tabletop.storage.deck_rows import NAME_LIMIT

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from tabletop.core.decks import CardFacet, Deck
    from tabletop.core.definition import Definition
    from tabletop.core.presentation import CardFace

MOST_BARS = 14  # of a curve; what costs more stands in the last one


class CardSearch(NamedTuple):
    """What is looked for; "" and missing facets allow everything. `only`: ids that are allowed, None: all."""

    words: str = ""
    facets: Mapping[str, str] = {}
    only: frozenset[str] | None = None


class DeckRowData(NamedTuple):
    """One card of a deck as a line of a list; kind is -1 for a card that this game does not know."""

    card: str
    kind: int
    copies: int


def value(card: CardFace, mark: str) -> str:
    """What a card shows of a facet: a mark, or its rarity or group."""
    if mark in ("rarity", "group"):
        return str(getattr(card, mark))
    return dict(card.marks).get(mark, "")


def number(card: CardFace, mark: str) -> int:
    """A mark that is a number; 0 where there is none."""
    said = value(card, mark)
    return int(said) if said.isdecimal() else 0


def fitting(definition: Definition, search: CardSearch) -> list[int]:
    """The kinds that fit: every word of the search is somewhere on the card."""
    return [kind for kind, card in enumerate(definition.cards) if _fits(card, search)]


def _fits(card: CardFace, search: CardSearch) -> bool:
    if search.only is not None and card.id not in search.only:
        return False
    if any(wanted and value(card, mark) != wanted for mark, wanted in search.facets.items()):
        return False
    marks = " ".join(word for _, word in card.marks)
    text = " ".join((card.name, card.line, card.rarity, card.group, marks, card.flavour, *card.text)).casefold()
    return all(word in text for word in search.words.casefold().split())


def rows(definition: Definition, deck: Deck) -> list[DeckRowData]:
    """The cards of a deck from left to right on the curve, then by name; unknown ones last."""
    kinds = {card.id: kind for kind, card in enumerate(definition.cards)}
    mark = definition.collecting.curve[0] if definition.collecting else ""

    def place(row: DeckRowData) -> tuple[bool, int, str]:
        if row.kind < 0:
            return True, 0, row.card
        card = definition.cards[row.kind]
        return False, number(card, mark), card.name

    return sorted((DeckRowData(card, kinds.get(card, -1), copies) for card, copies in deck.items()), key=place)


def curve(definition: Definition, deck: Deck) -> list[int]:
    """How many cards of the deck have which number on the curve: bars for 0, 1, 2 ... and the last for all above."""
    if definition.collecting is None:
        return []
    numbers = [number(card, definition.collecting.curve[0]) for card in definition.cards]
    bars = [0] * min(MOST_BARS, max(numbers) + 1)
    for row in rows(definition, deck):
        if row.kind >= 0:
            bars[min(numbers[row.kind], len(bars) - 1)] += row.copies
    return bars


def tally(definition: Definition, deck: Deck, facet: CardFacet) -> dict[str, int]:
    """How many cards of the deck have each value of a facet, in the facet's order."""
    found: Counter[str] = Counter()
    for row in rows(definition, deck):
        if row.kind >= 0:
            found[value(definition.cards[row.kind], facet.mark)] += row.copies
    return {word: found[word] for word in facet.values}


def names(definition: Definition) -> dict[str, str]:
    """Card id -> name."""
    return {card.id: card.name for card in definition.cards}


def unlike(name: str, taken: AbstractSet[str]) -> str:
    """The name of a new deck, with the next number that is free behind it if there is one of this name."""
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name[: NAME_LIMIT - len(str(number)) - 1]} {number}"
    return found
