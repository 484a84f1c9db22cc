"""Booster packs: what is in one follows from its seed alone."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.dice import Dice
from tabletop.games.rpgget.rules.cards import CARDS, KINDS, PACK

BY_RARITY: dict[str, list[int]] = {
    rarity: [n for n in KINDS if CARDS[n].rarity == rarity] for rarity in {card.rarity for card in CARDS}
}
SALT = 97


def booster(seed: int, _options: Mapping[str, str]) -> tuple[int, ...]:
    """Commons, uncommons, the rare one last (in one pack of four an uncommon more instead); no card twice."""
    dice, rules = Dice(seed, SALT), PACK.booster
    rare = rules.rare if dice.roll(rules.rare_in) else 0
    out: list[int] = []
    for rarity, count in (("common", rules.common), ("uncommon", rules.uncommon + rules.rare - rare), ("rare", rare)):
        out += dice.some(BY_RARITY[rarity], count)
    return tuple(out)
