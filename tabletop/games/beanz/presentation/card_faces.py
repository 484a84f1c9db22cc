"""Printed facts of the cards for the screens above: lines, texts, marks and what their words mean."""

from __future__ import annotations

from tabletop.core.presentation import CardFace
from tabletop.games.beanz.rules.cards import CARDS
from tabletop.games.beanz.rules.pack import Card
from tabletop.games.beanz.words.common import team_name

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


FACES = tuple(map(_face, CARDS))
