"""What the deck builder and the collection need to know of Mighty Beanz."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tabletop.core.decks import CardFacet, CollectingRules, Format, ReadyDeck
from tabletop.core.dice import Dice
from tabletop.games.beanz.rules.cards import CARDS, DECKS, PACK, RANKS, TEAMS
from tabletop.games.beanz.rules.decks import fill, form_of
from tabletop.games.beanz.rules.legality import SIZE, mistakes
from tabletop.games.beanz.rules.table import HAND_SIZE
from tabletop.games.beanz.texts import tr

BY_RARITY: dict[str, list[int]] = {
    rarity: [n for n, card in enumerate(CARDS) if card.rarity == rarity] for rarity in {c.rarity for c in CARDS}
}
SALT = 77  # so that a pack and a surprise deck of one seed have nothing in common


def open_booster(seed: int, ultra_slot: str = "replaces_rare") -> tuple[int, ...]:
    """The kinds in a pack: commons, uncommons, the foil card, and with "extra_card" a rare beside an ultra-rare one."""
    dice, rules = Dice(seed, SALT), PACK.booster
    out = [*_pick(dice, "common", rules.common), *_pick(dice, "uncommon", rules.uncommon)]
    foil = foil_rarity(dice.roll(rules.foil_roll))
    out += _pick(dice, foil, rules.foil)
    if foil != "rare" and ultra_slot == "extra_card":
        out += _pick(dice, "rare", rules.foil)
    return tuple(out)


def foil_rarity(roll: int) -> str:
    """What a roll of 0 to 399 puts into the foil place."""
    if roll <= PACK.booster.moose_at_most:
        return "moose"
    return "ultra_rare" if roll <= PACK.booster.ultra_rare_at_most else "rare"


def _pick(dice: Dice, rarity: str, count: int) -> list[int]:
    return dice.some(BY_RARITY[rarity], count)


STARTER = ("big-top-stampede", "toys-in-the-dark")  # the decks of a first game are everybody's own
KINDS = {
    "bean": tr("kind-bean"),
    "action": tr("kind-action"),
    "instant": tr("kind-instant"),
    "moon": tr("kind-moon"),
    "asteroid_field": tr("kind-asteroid-field"),
}
RARITIES = {
    "common": tr("rarity-common"),
    "uncommon": tr("rarity-uncommon"),
    "rare": tr("rarity-rare"),
    "ultra_rare": tr("rarity-ultra-rare"),
    "moose": tr("rarity-moose"),
}
POWERS = {
    "headz_up": tr("power-headz-up"),
    "spin": tr("power-spin"),
    "both": tr("power-both"),
    "none": tr("power-none"),
}


def _ready() -> tuple[ReadyDeck, ...]:
    return tuple(
        ReadyDeck(deck.id, deck.name, deck.format, deck.blurb, {entry.id: entry.count for entry in deck.cards})
        for deck in DECKS.values()
    )


def _starter() -> dict[str, int]:
    total: Counter[str] = Counter()
    for name in STARTER:
        for entry in DECKS[name].cards:
            total[entry.id] += entry.count
    return dict(total)


def booster(seed: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """The kinds in a pack, the foil card last (MB-129, MB-130)."""
    return open_booster(seed, options.get("ultra_slot", "replaces_rare"))


def limited(options: Mapping[str, str]) -> bool:
    """MB-132."""
    return options["collection"] == "owned"


COLLECTING = CollectingRules(
    formats=(
        Format("basic", tr("format-basic"), SIZE["basic"], "deck"),
        Format("expert", tr("format-expert"), SIZE["expert"], "expert_deck"),
    ),
    format=form_of,
    mistakes=mistakes,
    fill=fill,
    ready=_ready(),
    starter=_starter(),
    booster=booster,
    facets=(
        CardFacet("kind", tr("facet-kind"), KINDS),
        CardFacet("rank", tr("facet-rank"), {rank: tr(f"rank-{rank.replace('_', '-')}") for rank in RANKS}),
        CardFacet(
            "team",
            tr("facet-team"),
            {**{team.id: team.name for team in TEAMS}, "every-team": tr("every-team")},
            {team.id: team.colour for team in TEAMS},
        ),
        CardFacet("power", tr("facet-power"), POWERS),
        CardFacet("rarity", tr("facet-rarity"), RARITIES),
    ),
    curve=("cost", tr("curve-cost")),
    rarities=RARITIES,
    limited=limited,
    hand=HAND_SIZE,
)
