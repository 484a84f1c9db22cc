"""Which cards on the table make a term of RPG Get!'s value count: for reasons (bots.witness)."""

from __future__ import annotations

from tabletop.bots.evidence import EvidenceRules
from tabletop.core.seats import OPPONENTS
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.bots.power import FORCE
from tabletop.games.rpgget.rules.table import INVENTORY, PARTY, STEP, RpgGet


def witnesses(view: ViewOf[RpgGet]) -> EvidenceRules:
    """Party members and gear of the others, the strongest first."""
    s = view.table

    def theirs(zone: int) -> list[int]:
        cards = [card for x in OPPONENTS[s.alive, view.seat] for card in s.zones[zone + STEP * x]]
        return sorted(cards, key=lambda card: -FORCE[s.kind[card]])

    party = theirs(PARTY)
    return EvidenceRules({}, {"members": party, "hit points": party, "force": party, "gear": theirs(INVENTORY)})
