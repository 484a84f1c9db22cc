"""Printed facts of the cards for the screens above: lines, texts and marks."""

from __future__ import annotations

import re

from tabletop.core.definition import CardFace
from tabletop.games.rpgget.rules.cards import CARDS, KINDS, TYPE, TYPES, full_name
from tabletop.games.rpgget.rules.pack import Character, Enemy, Mission, Reward, Roadblock
from tabletop.games.rpgget.rules.terms import terms

ORIGINS = {
    "pso": "Phantasy Star Online",
    "skies": "Skies of Arcadia",
    "grandia": "Grandia II",
    "evolution": "Evolution",
    "mixed": "Many worlds",
}
GROUPS = {
    "character": "Characters",
    "enemy": "Enemies",
    "event": "Events",
    "mission": "Missions",
    "reward": "Rewards",
    "roadblock": "Roadblocks",
}
COPIES = {"common": 3, "uncommon": 2, "rare": 1}  # how often the browser shows it as usual


BLOCK = re.compile(r"(?<=\.) (?=(?:Attack|Ability|Support|Recovery|Defence)\b)")  # each printed block is a paragraph
HEAD = re.compile(r"^(Attack|Ability|Support|Recovery|Defence)\b")


def _paragraphs(text: str) -> tuple[str, ...]:
    """The printed blocks as rich text: its kind in bold, keywords in italics."""
    words = text.replace("*", r"\*").replace("[", "*").replace("]", "*")
    return tuple(HEAD.sub(r"**\1**", block) for block in BLOCK.split(words))


def _line(kind: int) -> str:
    """The type in words, with classifications or keywords, as printed under the name."""
    card = CARDS[kind]
    type_ = TYPES[TYPE[kind]].title()
    if isinstance(card, Character):
        return f"Level {card.level}: {', '.join(card.classes)}"
    if isinstance(card, Reward):
        return f"Reward for {' and '.join(card.classes)}" if card.classes else "Reward for anybody"
    return f"{type_}: {', '.join(card.keywords)}" if card.keywords else type_


def _marks(kind: int) -> tuple[tuple[str, str], ...]:
    """What the printed card shows besides its words, by name."""
    card = CARDS[kind]
    out: list[tuple[str, str]] = [("type", TYPES[TYPE[kind]]), ("origin", card.origin)]
    fields = {
        Character: ("level", "hp", "cost"),
        Enemy: ("hp", "size"),
        Roadblock: ("size",),
        Mission: ("vp", "pp", "ep", "rp"),
        Reward: ("cost", "after"),
    }.get(type(card), ())
    out += [(name, str(getattr(card, name))) for name in fields]
    if isinstance(card, Character | Reward):
        out.append(("classes", ", ".join(card.classes)))
    if card.keywords:
        out.append(("keywords", ", ".join(card.keywords)))
    return tuple(out)


def _face(kind: int) -> CardFace:
    card = CARDS[kind]
    return CardFace(
        card.id,
        full_name(kind),
        _line(kind),
        _paragraphs(card.text),
        card.flavour,
        card.rarity,
        COPIES[card.rarity],
        GROUPS[TYPES[TYPE[kind]]],
        card.art,
        marks=_marks(kind),
        terms=terms(kind),
    )


FACES = tuple(map(_face, KINDS))
