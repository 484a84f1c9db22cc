"""ESPIONAGE: secrets, answers upon answers, and four gold cards that decide everything."""

from __future__ import annotations

from tabletop.core.definition import Definition
from tabletop.core.pacing import Pacing
from tabletop.core.presentation import Looks
from tabletop.games.espionage import words
from tabletop.games.espionage.presentation.card_faces import FACES, ICONS, signs
from tabletop.games.espionage.rules.cards import GAME
from tabletop.games.espionage.rules.options import HOUSE_RULES
from tabletop.games.espionage.rules.queries import ACTS, concerns, rules, scores
from tabletop.games.espionage.rules.reasons import REASONS
from tabletop.games.espionage.rules.scripts import game
from tabletop.games.espionage.rules.table import Spies, layout, new
from tabletop.games.espionage.rules.verbs import by_dice
from tabletop.games.espionage.texts import tr

__all__ = ["DEFINITION", "REASONS"]

ENDINGS = ("knock-out", "package", "target", "bomb")

DEFINITION = Definition(
    id=GAME.id,
    name=GAME.name,
    players=(GAME.players_min, GAME.players_max),
    rules=rules,
    root=game.__name__,
    table=Spies,
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
    looks=Looks(
        rarities={"gold": tr("rarity-gold"), "common": tr("rarity-common")},
        endings={name: tr(f"ending-name-{name}") for name in ENDINGS},
        icons=ICONS,
        opening=by_dice,
        signs=signs,
    ),
    pacing=Pacing(forced=frozenset({"aims", "answered", "discards"}), concerns=concerns),
    moments=frozenset({"keeps", "catches", "goes_back", "falls", "claims", "concedes", "ran_out"}),
)
