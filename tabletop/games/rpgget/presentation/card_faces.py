"""Printed facts of the cards for the screens above: lines, texts and marks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tabletop.core.presentation import CardFace
from tabletop.games.rpgget.rules.cards import CARDS, KINDS, TYPE, TYPES, full_name
from tabletop.games.rpgget.rules.collecting import GROUPS
from tabletop.games.rpgget.rules.pack import Character, Enemy, Mission, Reward, Roadblock

if TYPE_CHECKING:
    from collections.abc import Iterator


Term = tuple[str, str]

MOST = 6  # of all terms of a card, the numbers first

NUMBERS: dict[str, tuple[Term, ...]] = {  # of the gems and the lines of each type
    "character": (
        ("HP", "at 0 the hero falls unconscious"),  # RG-125
        ("Cost", "the room that the hero takes in the party of a Mission"),  # RG-55
    ),
    "enemy": (
        ("HP", "at 0 it is defeated"),  # RG-125
        ("Size", "the room that it takes among the enemies of a Mission"),  # RG-61
    ),
    "roadblock": (("Size", "the room that it takes among the enemies of a Mission"),),  # RG-61
    "reward": (("Cost", "in counters, to have it ready for use"),),  # RG-36
    "mission": (
        ("VP", "Victory Points: 10 win"),  # RG-20
        ("Party", "PP: so much may the heroes cost that are sent, together"),  # RG-55
        ("Enemies", "EP: so large may the monsters be that the others play, together"),  # RG-61
        ("Reward", "RP: the counters for completing it"),  # RG-87
    ),
}

WORDS: tuple[Term, ...] = (
    ("Combo", "attack the same targets once more"),  # RG-143
    ("Drain", "of the damage that it does, so much comes back as HP at most"),
    ("Recruit", "search the deck for such a monster and play it"),  # RG-64
    ("Resurrect", "an unconscious hero comes back"),  # RG-145
    ("Steadfast", "neither Sleep nor Paralysis works on it"),
    ("Poison", "loses 1 HP each turn"),  # RG-153
    ("Paralysis", "a hero cannot Attack, a monster has no Intrinsics"),  # RG-154
    ("Stun", "no Abilities"),  # RG-155
    ("Block", "a hero uses no Magic or Move, a monster has no Defence"),  # RG-156
    ("Confusion", "its targets are drawn by lot"),  # RG-157
    ("Sleep", "does nothing until the monsters have attacked"),  # RG-158
    ("Front", "Melee may hit for 1 more, and it is hit for 1 more"),  # RG-148
    ("Back", "may be hit for 1 less, and its Melee hits for 1 less"),  # RG-149
    ("Recovery", "may be used at any time, once a round"),  # RG-116
    ("Support", "used in the fight like an Attack, once an attempt"),  # RG-114
    ("Defence", "an answer when it is attacked, once an attempt"),  # RG-115
)

HITS = re.compile(r"(?<![\w+*-])(\d+)\((\d+)\)")
NEVER = re.compile(r"\*\((\d+)\)")
CHANGES = re.compile(r"([+-])(\d+)\(_\)")
WIDER = re.compile(r"_\(\+(\d+)\)")


def terms(kind: int) -> tuple[Term, ...]:
    """Word and meaning, in the order in which they are looked for."""
    text = CARDS[kind].text
    found = dict([*_classes(kind), *_damage(text), *NUMBERS.get(TYPES[TYPE[kind]], ()), *_words(kind)])
    return tuple(found.items())[:MOST]


def _classes(kind: int) -> Iterator[Term]:
    """What a hero can handle, or who can handle a Reward (RG-105)."""
    card = CARDS[kind]
    if isinstance(card, Character):
        yield "Classes", f"{', '.join(card.classes)}: for the Rewards that ask for one of them"
    if isinstance(card, Reward):
        yield "For", f"heroes of the class {' and '.join(card.classes)}" if card.classes else "any hero"


def _damage(text: str) -> Iterator[Term]:
    """The two numbers of an Attack (RG-120 to RG-122)."""
    for hit in HITS.finditer(text):
        yield hit[0], f"{hit[1]} damage to {_targets(int(hit[2]))}"
    for hit in NEVER.finditer(text):
        yield hit[0], f"no damage, whatever is added, to {_targets(int(hit[1]))}"
    for hit in CHANGES.finditer(text):
        yield hit[0], f"{hit[2]} damage {'more' if hit[1] == '+' else 'less'}"
    for hit in WIDER.finditer(text):
        yield hit[0], f"{hit[1]} target{'s' * (hit[1] != '1')} more"


def _targets(count: int) -> str:
    return "1 target" if count == 1 else f"each of up to {count} targets"


def _words(kind: int) -> Iterator[Term]:
    """Not where they are part of a name: "Pull Back" is no rank."""
    card = CARDS[kind]
    text = card.text
    for block in card.effects:
        text = text.replace(f"{block.kind.title()} {block.name}", block.kind.title()) if block.name else text
    return (term for term in WORDS if re.search(rf"\b{term[0]}\b", text))


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
