"""Which cards on the table make a term of Austin Powers' value count: for reasons (bots.witness)."""

from __future__ import annotations

from tabletop.bots.evidence import EvidenceRules
from tabletop.core.seats import OPPONENTS
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules.cards import SCORE
from tabletop.games.austin.rules.table import AGENTS, STEP, Austin


def witnesses(view: ViewOf[Austin]) -> EvidenceRules:
    """The Agents of the others, those that score most first."""
    s = view.table
    agents = [card for x in OPPONENTS[s.alive, view.seat] for card in s.zones[AGENTS + STEP * x]]
    ranked = sorted(agents, key=lambda card: -SCORE[s.kind[card]])
    return EvidenceRules({}, dict.fromkeys(("agents active", "score active", "one attack away"), ranked))
