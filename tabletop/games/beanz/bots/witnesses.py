"""Which cards on the mats make a term of Mighty Beanz' value count: for reasons (bots.witness)."""

from __future__ import annotations

from tabletop.bots.evidence import EvidenceRules
from tabletop.core.view import ViewOf
from tabletop.games.beanz.bots.evaluation import bean_worth, strength
from tabletop.games.beanz.bots.value import GALAXIES
from tabletop.games.beanz.rules.cards import ATTACK
from tabletop.games.beanz.rules.table import COSMOS, RINGS, SIDEWAYZ, SLOTS, Beanz


def witnesses(view: ViewOf[Beanz]) -> EvidenceRules:
    """Against a half stand the attackers across, the strongest first; the other mat is made of its Beans and Cosmos cards."""
    s, seat = view.table, view.seat
    other = 1 - seat
    row = range(SLOTS * other, SLOTS * other + SLOTS)
    beans = sorted((card for ring in row for card in s.zones[ring]), key=lambda card: -bean_worth(s, card))
    across: dict[str, list[int]] = {}
    for half in range(3):
        facing = [card for ring in RINGS[other, 2 - half] for card in s.zones[ring]]
        able = [card for card in facing if ATTACK[s.kind[card]] is not None and s.pos[card] != SIDEWAYZ]
        across[GALAXIES[half if seat == 0 else 2 - half]] = sorted(able, key=lambda card: -strength(s, card))
    return EvidenceRules(across, {"beans": beans, "cosmos": [card for ring in row for card in s.zones[COSMOS + ring]]})
