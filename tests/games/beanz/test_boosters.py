"""Boosters over many packs: the odds of the foil card, and every card of a rarity as often as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.games.beanz.rules.cards import CARDS, PACK
from tabletop.games.beanz.rules.collecting import open_booster

PACKS = 100_000
LIMIT = 3.3  # standard deviations of a chi-square value from its mean: less than one set of fair packs in a thousand


def spread(counts, drawn):
    """How far the counts of equally likely cards are from even ones, in standard deviations of chi-square.

    drawn: how many of them a pack holds; they are drawn without putting back, so they vary less by that share.
    """
    cards = len(counts)
    even = sum(counts) / cards
    variance = even * (1 - drawn / cards) * cards / (cards - 1)
    free = cards - 1
    return (sum((n - even) ** 2 for n in counts) / variance - free) / (2 * free) ** 0.5


@pytest.mark.rule("MB-130", "MB-131")
def test_packs_are_fair():
    """100,000 seeds: 1 in 400 holds the Moose, 1 in 5 an ultra-rare card; no card of a rarity is favoured."""
    found = Counter(kind for seed in range(PACKS) for kind in open_booster(seed))
    by_rarity = {
        rarity: [found[kind] for kind, card in enumerate(CARDS) if card.rarity == rarity]
        for rarity in ("common", "uncommon", "rare", "ultra_rare")
    }
    foils = {"rare": sum(by_rarity["rare"]), "ultra_rare": sum(by_rarity["ultra_rare"])}
    foils["moose"] = PACKS - sum(foils.values())
    for rarity, share in (("moose", 1 / 400), ("ultra_rare", 80 / 400), ("rare", 319 / 400)):
        deviation = (PACKS * share * (1 - share)) ** 0.5
        assert abs(foils[rarity] - PACKS * share) < LIMIT * deviation, rarity
    drawn = {"common": PACK.booster.common, "uncommon": PACK.booster.uncommon, "rare": 1, "ultra_rare": 1}
    for rarity, counts in by_rarity.items():
        assert spread(counts, drawn[rarity]) < LIMIT, rarity
