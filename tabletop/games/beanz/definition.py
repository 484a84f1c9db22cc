"""Mighty Beanz: two mats that make one ring of 14 slots, three Galaxies, and a flick that decides."""

from __future__ import annotations

from typing import Any

from tabletop.core.definition import Definition
from tabletop.core.pacing import Pacing
from tabletop.core.presentation import Looks
from tabletop.games.beanz import words
from tabletop.games.beanz.presentation import signs
from tabletop.games.beanz.presentation.card_faces import FACES
from tabletop.games.beanz.presentation.signs import ICONS
from tabletop.games.beanz.rules.acts import ACTS
from tabletop.games.beanz.rules.collecting import COLLECTING
from tabletop.games.beanz.rules.options import HOUSE_RULES
from tabletop.games.beanz.rules.queries import minor
from tabletop.games.beanz.rules.reasons import REASONS, concerns
from tabletop.games.beanz.rules.scripts import game
from tabletop.games.beanz.rules.table import Beanz, captured, layout, new, rematch, rules
from tabletop.games.beanz.texts import tr

__all__ = ["DEFINITION", "REASONS"]


def scores(table: Any) -> tuple[int, ...]:
    """Captured Space Loot."""
    return tuple(captured(table, seat) for seat in range(table.seats))


ENDINGS = ("loot_cleared", "deck_out", "turn_cap", "concede")

DEFINITION = Definition(
    id="beanz",
    name="Mighty Beanz",
    players=(2, 2),
    rules=rules,
    root=game.__name__,
    table=Beanz,
    layout=layout,
    new=new,
    acts=ACTS,
    cards=FACES,
    house_rules=HOUSE_RULES,
    outcome=words.outcome,
    scores=scores,
    score_name=tr("score-name"),
    prompt=words.prompt,
    label=words.label,
    narrate=words.narrate,
    pacing=Pacing(
        forced=frozenset(
            {"loot_half", "target_defence", "target_attack", "blitz_galaxy", "effect_galaxy", "effect_option"}
        ),
        forced_by={("auto_end_turn", "on"): "main"},
        concerns=concerns,
    ),
    looks=Looks(
        counters={"points": tr("counter-points")},
        endings={name: tr(f"ending-name-{name.replace('_', '-')}") for name in ENDINGS},
        icons=ICONS,
        preview=signs.preview,
        minor=minor,
        signs=signs.signs,
    ),
    collecting=COLLECTING,
    rematch=rematch,
    moments=frozenset({"captures", "shot", "throws", "fight", "domino", "concedes", "cancels", "knock_off"}),
)
