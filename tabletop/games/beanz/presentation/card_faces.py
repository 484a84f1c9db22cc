"""Printed facts of the cards for the screens above: lines, texts, marks and what their words mean."""

from __future__ import annotations

from tabletop.core.presentation import CardFace
from tabletop.games.beanz.rules.cards import CARDS, Card
from tabletop.games.beanz.texts import tr
from tabletop.games.beanz.words import team_name

LINES = {
    "action": "face-action",
    "instant": "face-instant",
    "moon": "face-moon",
    "asteroid_field": "face-asteroid-field",
}
COPIES = {"common": 4, "uncommon": 3, "rare": 2, "ultra_rare": 1, "moose": 1}  # how often the browser shows it as usual

TERMS = tuple(  # what the words of a card's text mean, the more special ones first
    (tr(f"term-{word}"), tr(f"means-{word}"))
    for word in (
        "blitz",  # MB-86
        "attack",  # MB-42
        "knockdown",  # MB-60
        "spin",  # MB-41
        "headz-up",  # MB-40
        "bottomz-up",  # MB-16
        "sidewayz",  # MB-45
        "sneak",  # MB-62
        "instant",  # MB-49, MB-50
        "mmp",
    )
)


def _face(card: Card) -> CardFace:
    """Type line of a Bean: rank, team and MMP; the group is its team, or the kind of card."""
    if card.type == "bean":
        group, rank = team_name(card.team), tr(f"rank-{card.rank.replace('_', '-')}")
        line = tr("face-bean", rank=rank, team=group, mmp=card.mmp, cost=card.cost)
    else:
        group = tr(LINES[card.kind or card.type])
        line = tr("face-card", kind=group, cost=card.cost)
    return CardFace(
        card.id,
        card.name,
        line,
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
