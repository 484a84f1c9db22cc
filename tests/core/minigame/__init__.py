"""A small and nasty game on the kernel's public words: everything a kernel can get wrong happens in it within a few turns.

Each of 3 to 15 seats holds a secret hand, a chest (another back: a heart and two papers) and a vault that nobody sees, which
holds gems only. A turn is a draw and up to three cards. Every card opens a window for reactions. Who loses the heart is out.
"""

from __future__ import annotations

from tabletop.core.definition import Definition, HouseRule, Outcome
from tabletop.core.presentation import CardFace
from tests.core.minigame import queries, scripts, verbs
from tests.core.minigame.table import HAND, NAMES, MiniTable, layout, new, place, rules
from tests.core.minigame.words import ACTS, label, narrate, prompt

__all__ = ["DEFINITION", "new", "queries", "scripts", "verbs"]


def outcome(s: MiniTable) -> Outcome | None:
    return Outcome(s.winners, s.ending, f"The game ended: {s.ending}.") if s.winners else None


HOUSE_RULES = (
    HouseRule("hand", "Cards dealt", {"2": "two", "3": "three"}, "MG-4", "How many cards each seat is dealt."),
    HouseRule("papers", "Papers", {"safe": "safe", "fatal": "fatal"}, "MG-5", "What happens to who loses a paper."),
    HouseRule("pace", "Pace", {"slow": "slow", "fast": "fast"}, "MG-6", "How long windows stay open.", "table"),
)
DEFINITION = Definition(
    id="minigame",
    name="Minigame",
    players=(3, 15),
    rules=rules,
    root="game",
    table=MiniTable,
    layout=layout,
    new=new,
    acts=ACTS,
    cards=tuple(CardFace(n.lower(), n, "card", (f"{n}.",), "", "common", 3, "mini", n.lower()) for n in NAMES),
    house_rules=HOUSE_RULES,
    outcome=outcome,
    scores=lambda s: tuple(len(s.zones[place(x, HAND)]) for x in range(s.seats)),
    score_name="cards",
    prompt=prompt,
    label=label,
    narrate=narrate,
)
