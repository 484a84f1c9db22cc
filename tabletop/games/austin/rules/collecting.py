"""What the deck builder and the collection need to know of the Austin Powers CCG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tabletop.core.decks import Collecting, Facet, Format, ReadyDeck
from tabletop.core.dice import Dice
from tabletop.games.austin.rules.cards import CARDS, DECKS, PACK
from tabletop.games.austin.rules.decks import fill
from tabletop.games.austin.rules.legality import EACH, SIZE, mistakes, side
from tabletop.games.austin.rules.seating import backs, bad_seating

BY_RARITY: dict[str, list[int]] = {
    rarity: [n for n, card in enumerate(CARDS) if card.rarity == rarity] for rarity in {c.rarity for c in CARDS}
}
SALT = 81


def open_booster(seed: int) -> tuple[int, ...]:
    """The 11 kinds in a pack: commons, uncommons, the rare one last; no card twice, never a starter card."""
    dice, rules, out = Dice(seed, SALT), PACK.booster, []
    for rarity, count in (("common", rules.common), ("uncommon", rules.uncommon), ("rare", rules.rare)):
        out += dice.some(BY_RARITY[rarity], count)
    return tuple(out)


ONLY = "deck"  # one format
SIDE_WORDS = {"good": "Good", "evil": "Evil"}
TYPE_WORDS = {"agent": "Agents", "bone": "Frickin' Bones", "swinger": "Swingers", "happening": "Happenings"}
ROLE_WORDS = {"shagger": "Shaggers", "assassin": "Assassins"}
SEX_WORDS = {"f": "Women", "m": "Men", "none": "Robots"}
RARITIES = {"common": "Common", "uncommon": "Uncommon", "rare": "Rare", "starter": "Starter only"}
DOT_COLOURS = {
    "red": "#d8352f",
    "orange": "#ef8a1d",
    "blue": "#2f74c9",
    "yellow": "#f2cc2c",
    "green": "#3d9a4b",
    "purple": "#8447a8",
}


def only_format(_options: Mapping[str, str]) -> str:
    return ONLY


def booster(seed: int, _options: Mapping[str, str]) -> tuple[int, ...]:
    """The kinds in a pack, the rare one last (AP-4)."""
    return open_booster(seed)


def limited(options: Mapping[str, str]) -> bool:
    """AP-16."""
    return options["deck_source"] == "collection"


def _starter() -> dict[str, int]:
    """AP-3: what everybody owns from the start."""
    total: Counter[str] = Counter()
    for name in PACK.starter_set.decks:
        total.update(DECKS[name].cards)
    return dict(total)


COLLECTING = Collecting(
    formats=(Format(ONLY, "Deck", SIZE, "deck"),),
    format=only_format,
    mistakes=mistakes,
    fill=fill,
    ready=tuple(
        ReadyDeck(deck.id, deck.name, ONLY, deck.about, deck.cards, deck.allegiance) for deck in DECKS.values()
    ),
    starter=_starter(),
    booster=booster,
    facets=(
        Facet("side", "Side", SIDE_WORDS),
        Facet("dot", "Dot", {dot: dot.title() for dot in PACK.meta.dots}, DOT_COLOURS, EACH),
        Facet("type", "Type", TYPE_WORDS),
        Facet("role", "Role", ROLE_WORDS),
        Facet("sex", "Sex", SEX_WORDS),
        Facet("rarity", "Rarity", RARITIES),
    ),
    curve=("score", "Score"),
    rarities=RARITIES,
    together=bad_seating,
    side=side,
    limited=limited,
    backs=backs,
)
