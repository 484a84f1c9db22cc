"""ESPIONAGE: secrets, answers upon answers, and four gold cards that decide everything."""

from __future__ import annotations

from typing import Any

from tabletop.core.definition import CardFace, Definition, Outcome
from tabletop.games.espionage import words
from tabletop.games.espionage.acts import ACTS
from tabletop.games.espionage.cards import CARDS, GAME
from tabletop.games.espionage.options import HOUSE_RULES
from tabletop.games.espionage.pack import Card
from tabletop.games.espionage.queries import rules, scores
from tabletop.games.espionage.scripts import game
from tabletop.games.espionage.table import Spies, layout, new

LINES = {"mission": "Mission", "reaction": "Reaction", "held": "Held"}


def _face(card: Card) -> CardFace:
    line = "Reaction or Mission" if card.as_mission else LINES[card.kind]
    text = (card.text, card.mission_text) if card.mission_text else (card.text,)
    return CardFace(card.id, card.name, line, text, card.flavour, card.rarity, card.copies, card.group, card.art)


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on."""
    if not table.ending:
        return None
    return Outcome(table.winners, table.ending, words.ENDINGS[table.ending])


DEFINITION = Definition(
    id=GAME.id,
    name=GAME.name,
    tagline="Secrets, answers upon answers, and four gold cards that decide everything.",
    players=(GAME.players_min, GAME.players_max),
    rules=rules,
    root=game.__name__,
    table=Spies,
    layout=layout,
    new=new,
    acts=ACTS,
    cards=tuple(map(_face, CARDS)),
    house_rules=HOUSE_RULES,
    outcome=outcome,
    scores=scores,
    score_name="Cards in hand",
    prompt=words.prompt,
    label=words.label,
    narrate=words.narrate,
)
