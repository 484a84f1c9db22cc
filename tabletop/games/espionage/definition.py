"""ESPIONAGE: secrets, answers upon answers, and four gold cards that decide everything."""

from __future__ import annotations

from tabletop.core.definition import Definition
from tabletop.core.pacing import Pacing
from tabletop.core.presentation import CardFace, Looks
from tabletop.games.espionage import words
from tabletop.games.espionage.rules.acts import ACTS
from tabletop.games.espionage.rules.cards import CARDS, GAME
from tabletop.games.espionage.rules.options import HOUSE_RULES
from tabletop.games.espionage.rules.pack import Card
from tabletop.games.espionage.rules.queries import concerns, rules, scores
from tabletop.games.espionage.rules.reasons import REASONS
from tabletop.games.espionage.rules.scripts import game
from tabletop.games.espionage.rules.table import Spies, layout, new
from tabletop.games.espionage.rules.verbs import by_dice

__all__ = ["DEFINITION", "REASONS"]

LINES = {"mission": "Mission", "reaction": "Reaction", "held": "Held"}


def _face(card: Card) -> CardFace:
    line = "Reaction or Mission" if card.as_mission else LINES[card.kind]
    text = (card.text, card.mission_text) if card.mission_text else (card.text,)
    return CardFace(
        card.id, card.name, line, text, card.flavour, card.rarity, card.copies, card.group, card.art, card.copied
    )


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
    cards=tuple(map(_face, CARDS)),
    house_rules=HOUSE_RULES,
    outcome=words.outcome,
    scores=scores,
    score_name="Cards in hand",
    prompt=words.prompt,
    label=words.label,
    narrate=words.narrate,
    looks=Looks(opening=by_dice, signs=words.signs),
    pacing=Pacing(forced=frozenset({"aims", "answered", "discards"}), concerns=concerns),
    moments=frozenset({"keeps", "catches", "goes_back", "falls", "claims", "concedes", "ran_out"}),
)
