"""Codenames: Marvel: what the packages above know of it."""

from __future__ import annotations

from typing import Any

from tabletop.core.definition import Definition
from tabletop.core.presentation import Looks, Team
from tabletop.games.codenames import words
from tabletop.games.codenames.presentation.card_faces import FACES, ICONS
from tabletop.games.codenames.presentation.notes import forms, seat_notes
from tabletop.games.codenames.rules.acts import ACTS
from tabletop.games.codenames.rules.cards import SIDES
from tabletop.games.codenames.rules.options import HOUSE_RULES
from tabletop.games.codenames.rules.pacing import PACING, acting
from tabletop.games.codenames.rules.reasons import REASONS
from tabletop.games.codenames.rules.rematch import rematch
from tabletop.games.codenames.rules.scripts import game
from tabletop.games.codenames.rules.seating import BOTH
from tabletop.games.codenames.rules.table import Board, layout, new, rules
from tabletop.games.codenames.rules.verbs import by_key
from tabletop.games.codenames.texts import tr

__all__ = ["DEFINITION", "REASONS"]


def scores(table: Any) -> tuple[int, ...]:
    """Assets of the own side that are covered; an Agent for both has no side."""
    total = [8 + (side == table.starter) for side in (0, 1)]
    return tuple(0 if side == BOTH else total[side] - table.left[side] for side in table.sides)


ENDINGS = ("all_found", "found_by_rival", "assassin", "gauntlet", "rival_complete")

DEFINITION = Definition(
    id="codenames",
    name="Codenames: Marvel",
    players=(2, 8),
    rules=rules,
    root=game.__name__,
    table=Board,
    layout=layout,
    new=new,
    acts=ACTS,
    cards=FACES,
    house_rules=HOUSE_RULES,
    outcome=words.outcome,
    sides=words.teams,
    scores=scores,
    score_name=tr("score-name"),
    prompt=words.prompt,
    label=words.label,
    narrate=words.narrate,
    moments=frozenset({"clue", "full_house", "wins"}),
    pacing=PACING,
    looks=Looks(
        rarities={"common": tr("rarity-common"), "uncommon": tr("rarity-uncommon"), "rare": tr("rarity-rare")},
        endings={name: tr(f"ending-name-{name.replace('_', '-')}") for name in ENDINGS},
        icons=ICONS,
        opening=by_key,
        acting=acting,
        seat_notes=seat_notes,
        forms=forms,
        roles=words.roles,
        teams=(
            Team(SIDES[0], "blue", ("seat1", "seat7", "seat4", "seat3")),
            Team(SIDES[1], "red", ("seat0", "seat5", "seat2", "seat6")),
        ),
    ),
    rematch=rematch,
)
