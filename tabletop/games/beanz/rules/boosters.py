"""Booster packs (MB-129, MB-130): what is in one follows from its seed alone."""

from __future__ import annotations

from tabletop.core.dice import Dice
from tabletop.games.beanz.rules.cards import CARDS, PACK

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
