"""Mighty Beanz: two mats that make one ring of 14 slots, three Galaxies, and a flick that decides."""

from __future__ import annotations

from typing import Any

from tabletop.core.definition import Definition
from tabletop.core.pacing import Pacing
from tabletop.core.presentation import CardFace, Looks
from tabletop.games.beanz import words
from tabletop.games.beanz.rules import show
from tabletop.games.beanz.rules.acts import ACTS
from tabletop.games.beanz.rules.cards import CARDS
from tabletop.games.beanz.rules.collecting import COLLECTING
from tabletop.games.beanz.rules.minor import minor
from tabletop.games.beanz.rules.options import HOUSE_RULES
from tabletop.games.beanz.rules.pack import Card
from tabletop.games.beanz.rules.reasons import REASONS
from tabletop.games.beanz.rules.rematch import rematch
from tabletop.games.beanz.rules.scripts import game
from tabletop.games.beanz.rules.table import Beanz, captured, layout, new, rules
from tabletop.games.beanz.words.common import team_name

__all__ = ["DEFINITION", "REASONS"]

RANKS = {"rookie": "Rookie", "advanced": "Advanced", "pro": "Pro", "super_pro": "Super Pro"}
LINES = {
    "action": "Action",
    "instant": "Instant Action",
    "moon": "Cosmos: Moon",
    "asteroid_field": "Cosmos: Asteroid Field",
}
COPIES = {"common": 4, "uncommon": 3, "rare": 2, "ultra_rare": 1, "moose": 1}  # how often the browser shows it as usual

TERMS = (  # what the words of a card's text mean, the more special ones first
    ("Bean Blitz", "several of your Beans strike together, and their values are added"),  # MB-86
    ("Bean Attack", "against a Bean of the other mat in its Galaxy: as much as its defence makes it Sidewayz"),  # MB-42
    ("Knockdown!", "a standing Bean becomes Sidewayz, whatever its MMP"),  # MB-60
    ("Spin:", "turn it Bottomz-up and pay its cost"),  # MB-41
    ("Headz-up", "upright: its power works, and it may spin"),  # MB-40
    ("Bottomz-up", "on its head: spun, until your next turn begins"),  # MB-16
    ("Sidewayz", "it lies: no powers, and the next hit takes it off the mat"),  # MB-45
    ("Sneak", "nobody may answer it with an Instant"),  # MB-62
    ("Instant:", "played in the other player's turn, for nothing"),  # MB-49, MB-50
    ("MMP", "what a Bean is worth in attack and defence"),
)


def _face(card: Card) -> CardFace:
    """Type line of a Bean: rank, team and MMP; the group is its team, or the kind of card."""
    if card.type == "bean":
        line, group = f"{RANKS[card.rank]} Bean, {team_name(card.team)}, {card.mmp} MMP", team_name(card.team)
    else:
        line = LINES[card.kind or card.type]
        group = line
    return CardFace(
        card.id,
        card.name,
        f"{line}, cost {card.cost}",
        (card.text,),
        card.flavour,
        card.rarity,
        COPIES[card.rarity],
        group,
        card.art,
        marks=_marks(card),
        terms=tuple(term for term in TERMS if term[0] in card.text),
    )


def _marks(card: Card) -> tuple[tuple[str, str], ...]:
    """What the printed card shows besides its words, by name."""
    out: tuple[tuple[str, str], ...] = (("cost", str(card.cost)), ("kind", card.kind or card.type))
    if card.type == "bean":
        out += (("mmp", str(card.mmp)), ("rank", card.rank), ("team", card.team), ("power", card.power_kind))
    return (*out, ("power_name", card.power)) if card.power else out


def scores(table: Any) -> tuple[int, ...]:
    """Captured Space Loot."""
    return tuple(captured(table, seat) for seat in range(table.seats))


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
    cards=tuple(map(_face, CARDS)),
    house_rules=HOUSE_RULES,
    outcome=words.outcome,
    scores=scores,
    score_name="Space Loot",
    prompt=words.prompt,
    label=words.label,
    narrate=words.narrate,
    pacing=Pacing(
        forced=frozenset(
            {"loot_half", "target_defence", "target_attack", "blitz_galaxy", "effect_galaxy", "effect_option"}
        ),
        forced_by={("auto_end_turn", "on"): "main"},
        concerns=show.concerns,
    ),
    looks=Looks(preview=show.foresee, minor=minor, signs=show.signs),
    collecting=COLLECTING,
    rematch=rematch,
    moments=frozenset({"captures", "shot", "throws", "fight", "domino", "concedes", "cancels", "knock_off"}),
)
