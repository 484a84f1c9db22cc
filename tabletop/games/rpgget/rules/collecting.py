"""What the deck builder and the collection need to know of RPG Get!."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.decks import CardFacet, CollectingRules, Format, ReadyDeck
from tabletop.core.dice import Dice
from tabletop.games.rpgget.rules.cards import CARDS, DECK_SIZE, DECKS, KINDS, PACK
from tabletop.games.rpgget.rules.decks import fill
from tabletop.games.rpgget.rules.legality import mistakes
from tabletop.games.rpgget.rules.table import HAND_SIZE
from tabletop.games.rpgget.texts import tr

BY_RARITY: dict[str, list[int]] = {
    rarity: [n for n in KINDS if CARDS[n].rarity == rarity] for rarity in {card.rarity for card in CARDS}
}
SALT = 97
ORIGINS = {
    "pso": tr("origin-pso"),
    "skies": tr("origin-skies"),
    "grandia": tr("origin-grandia"),
    "evolution": tr("origin-evolution"),
    "mixed": tr("origin-mixed"),
}
GROUPS = {
    "character": tr("group-characters"),
    "enemy": tr("group-enemies"),
    "event": tr("group-events"),
    "mission": tr("group-missions"),
    "reward": tr("group-rewards"),
    "roadblock": tr("group-roadblocks"),
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
RARITIES = {"common": tr("rarity-common"), "uncommon": tr("rarity-uncommon"), "rare": tr("rarity-rare")}


def only_format(_options: Mapping[str, str]) -> str:
    return ONLY


def limited(options: Mapping[str, str]) -> bool:
    return options["deck_source"] == "collection"


COLLECTING = CollectingRules(
    formats=(Format(ONLY, tr("format-deck"), DECK_SIZE, "deck"),),
    format=only_format,
    mistakes=mistakes,
    fill=fill,
    ready=tuple(ReadyDeck(deck.id, deck.name, ONLY, deck.blurb, deck.cards) for deck in DECKS.values()),
    starter=dict(DECKS[STARTER].cards),
    booster=booster,
    facets=(
        CardFacet("type", tr("facet-type"), GROUPS),
        CardFacet("origin", tr("facet-origin"), {name: words for name, words in ORIGINS.items() if name != "mixed"}),
        CardFacet("rarity", tr("facet-rarity"), RARITIES),
    ),
    curve=("cost", tr("curve-cost")),
    rarities=RARITIES,
    limited=limited,
    hand=HAND_SIZE,
)
