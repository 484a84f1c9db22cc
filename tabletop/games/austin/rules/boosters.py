"""Booster packs (AP-4 to AP-7): what is in one follows from its seed alone."""

from __future__ import annotations

from tabletop.core.dice import Dice
from tabletop.games.austin.rules.cards import CARDS, PACK

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
