"""What the deck builder and the collection need to know of RPG Get!."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.decks import Collecting, Facet, Format, ReadyDeck
from tabletop.games.rpgget.rules.boosters import booster
from tabletop.games.rpgget.rules.cards import DECK_SIZE, DECKS
from tabletop.games.rpgget.rules.decks import fill
from tabletop.games.rpgget.rules.faces import GROUPS, ORIGINS
from tabletop.games.rpgget.rules.legality import mistakes
from tabletop.games.rpgget.rules.table import HAND_SIZE

ONLY = "deck"  # one format
STARTER = "all-stars"
RARITIES = {"common": "Common", "uncommon": "Uncommon", "rare": "Rare"}


def only_format(_options: Mapping[str, str]) -> str:
    return ONLY


def limited(options: Mapping[str, str]) -> bool:
    return options["deck_source"] == "collection"


COLLECTING = Collecting(
    formats=(Format(ONLY, "Deck", DECK_SIZE, "deck"),),
    format=only_format,
    mistakes=mistakes,
    fill=fill,
    ready=tuple(ReadyDeck(deck.id, deck.name, ONLY, deck.blurb, deck.cards) for deck in DECKS.values()),
    starter=dict(DECKS[STARTER].cards),
    booster=booster,
    facets=(
        Facet("type", "Type", GROUPS),
        Facet("origin", "World", {name: words for name, words in ORIGINS.items() if name != "mixed"}),
        Facet("rarity", "Rarity", RARITIES),
    ),
    curve=("cost", "Cost"),
    rarities=RARITIES,
    limited=limited,
    hand=HAND_SIZE,
)
