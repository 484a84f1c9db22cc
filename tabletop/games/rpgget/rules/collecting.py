"""What the deck builder and the collection need to know of RPG Get!."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.decks import Collecting, Facet, Format, ReadyDeck
from tabletop.core.dice import Dice
from tabletop.games.rpgget.rules.cards import CARDS, DECK_SIZE, DECKS, KINDS, PACK
from tabletop.games.rpgget.rules.decks import fill
from tabletop.games.rpgget.rules.legality import mistakes
from tabletop.games.rpgget.rules.table import HAND_SIZE

BY_RARITY: dict[str, list[int]] = {
    rarity: [n for n in KINDS if CARDS[n].rarity == rarity] for rarity in {card.rarity for card in CARDS}
}
SALT = 97
ORIGINS = {
    "pso": "Phantasy Star Online",
    "skies": "Skies of Arcadia",
    "grandia": "Grandia II",
    "evolution": "Evolution",
    "mixed": "Many worlds",
}
GROUPS = {
    "character": "Characters",
    "enemy": "Enemies",
    "event": "Events",
    "mission": "Missions",
    "reward": "Rewards",
    "roadblock": "Roadblocks",
}


def booster(seed: int, _options: Mapping[str, str]) -> tuple[int, ...]:
    """Commons, uncommons, the rare one last (in one pack of four an uncommon more instead); no card twice."""
    dice, rules = Dice(seed, SALT), PACK.booster
    rare = rules.rare if dice.roll(rules.rare_in) else 0
    out: list[int] = []
    for rarity, count in (("common", rules.common), ("uncommon", rules.uncommon + rules.rare - rare), ("rare", rare)):
        out += dice.some(BY_RARITY[rarity], count)
    return tuple(out)


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
