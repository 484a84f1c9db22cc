"""The cards of a game as the browser needs them: their printed words, and which of them fit a search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tabletop.card_art import CardText, frame_of
from tabletop.core.sanitizing import capitals
from tabletop.i18n import tr
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.core.presentation import CardFace

ANY = ""


class CardQuery(NamedTuple):
    """What is looked for; "" allows everything."""

    words: str = ""
    line: str = ANY
    rarity: str = ANY
    group: str = ANY


def printed(definition: Definition, kind: int) -> CardText:
    """Return the words on the cards of a kind."""
    face = definition.cards[kind]
    before = definition.cards[:kind]
    first = 1 + (kind if definition.collecting is not None else sum(card.copies for card in before))
    return CardText(
        id=face.id,
        name=face.name,
        frame=frame_of(definition.id, face),
        text=face.text,
        kind=capitals(face.group),
        flavour=face.flavour,
        number=first,
        of=sum(card.copies for card in definition.cards),
        rarity=face.rarity,
        marks=face.marks,
        terms=face.terms,
        spoken=(face.line, *face.spoken),
    )


def meanings(terms: Sequence[tuple[str, str]]) -> list[str]:
    """What the numbers and short words on a card mean, a line of rich text each."""
    return [f"[gold_light]{escape(word)}[/] [muted]{escape(meaning)}[/]" for word, meaning in terms]


def values(definition: Definition, field: str) -> list[tuple[str, str]]:
    """Return (value, words) of a field for a choice, everything first."""
    found = dict.fromkeys(getattr(card, field) for card in definition.cards)
    collecting = definition.collecting
    rarities = definition.looks.rarities if collecting is None else collecting.rarities
    known = rarities if field == "rarity" else {}
    return [
        (ANY, tr("browser-everything")),
        *((value, known.get(value, value[:1].upper() + value[1:])) for value in found),
    ]


def fitting(definition: Definition, wish: CardQuery) -> list[int]:
    """Return the kinds that fit: every word of the search is somewhere on the card."""
    return [kind for kind, card in enumerate(definition.cards) if _fits(card, wish)]


def _fits(card: CardFace, wish: CardQuery) -> bool:
    for chosen, value in ((wish.line, card.line), (wish.rarity, card.rarity), (wish.group, card.group)):
        if chosen not in (ANY, value):
            return False
    text = _searchable((card.name, card.line, card.rarity, card.group, card.flavour, *card.text))
    return all(word in text for word in wish.words.casefold().split())


def _searchable(parts: Sequence[str]) -> str:
    return " ".join(parts).casefold()
