"""Printed facts of the cards for the screens above: lines, texts and marks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tabletop.core.presentation import CardFace
from tabletop.games.rpgget.rules.cards import (
    CARDS,
    KINDS,
    TYPE,
    TYPES,
    Character,
    Enemy,
    Mission,
    Reward,
    Roadblock,
    full_name,
    term_name,
)
from tabletop.games.rpgget.rules.collecting import GROUPS
from tabletop.games.rpgget.texts import all_of, tr
from tabletop.games.rpgget.words.common import TYPE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator


Term = tuple[str, str]

MOST = 6  # of all terms of a card, the numbers first

NUMBERS: dict[str, tuple[Term, ...]] = {  # of the gems and the lines of each type
    "character": (
        (tr("term-hp"), tr("term-hp-hero")),  # RG-125
        (tr("term-cost"), tr("term-cost-hero")),  # RG-55
    ),
    "enemy": (
        (tr("term-hp"), tr("term-hp-monster")),  # RG-125
        (tr("term-size"), tr("term-size-means")),  # RG-61
    ),
    "roadblock": ((tr("term-size"), tr("term-size-means")),),  # RG-61
    "reward": ((tr("term-cost"), tr("term-cost-reward")),),  # RG-36
    "mission": (
        (tr("term-vp"), tr("term-vp-means")),  # RG-20
        (tr("term-party"), tr("term-party-means")),  # RG-55
        (tr("term-enemies"), tr("term-enemies-means")),  # RG-61
        (tr("term-reward"), tr("term-reward-means")),  # RG-87
    ),
}

WORDS: tuple[Term, ...] = (
    (tr("term-combo"), tr("term-combo-means")),  # RG-143
    (tr("term-drain"), tr("term-drain-means")),
    (tr("term-recruit"), tr("term-recruit-means")),  # RG-64
    (tr("term-resurrect"), tr("term-resurrect-means")),  # RG-145
    (tr("term-steadfast"), tr("term-steadfast-means")),
    (tr("ailment-poison"), tr("term-poison-means")),  # RG-153
    (tr("ailment-paralysis"), tr("term-paralysis-means")),  # RG-154
    (tr("ailment-stun"), tr("term-stun-means")),  # RG-155
    (tr("ailment-block"), tr("term-block-means")),  # RG-156
    (tr("ailment-confusion"), tr("term-confusion-means")),  # RG-157
    (tr("ailment-sleep"), tr("term-sleep-means")),  # RG-158
    (tr("term-front"), tr("term-front-means")),  # RG-148
    (tr("term-back"), tr("term-back-means")),  # RG-149
    (tr("kind-recovery"), tr("term-recovery-means")),  # RG-116
    (tr("kind-support"), tr("term-support-means")),  # RG-114
    (tr("kind-defence"), tr("term-defence-means")),  # RG-115
)
ACTIONS = {  # how a printed action begins, by the kind of its block
    "attack": tr("kind-attack"),
    "ability": tr("kind-ability"),
    "support": tr("kind-support"),
    "recovery": tr("kind-recovery"),
    "defence": tr("kind-defence"),
}

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
        yield tr("term-classes"), tr("term-classes-means", classes=", ".join(map(term_name, card.classes)))
    if isinstance(card, Reward):
        classes = all_of(map(term_name, card.classes))
        yield tr("term-for"), tr("term-for-class", classes=classes) if classes else tr("term-for-any")


def _damage(text: str) -> Iterator[Term]:
    """The two numbers of an Attack (RG-120 to RG-122)."""
    for hit in HITS.finditer(text):
        yield hit[0], tr("term-damage", n=int(hit[1]), targets=int(hit[2]))
    for hit in NEVER.finditer(text):
        yield hit[0], tr("term-no-damage", targets=int(hit[1]))
    for hit in CHANGES.finditer(text):
        yield hit[0], tr("term-more" if hit[1] == "+" else "term-less", n=int(hit[2]))
    for hit in WIDER.finditer(text):
        yield hit[0], tr("term-wider", n=int(hit[1]))


def _words(kind: int) -> Iterator[Term]:
    """Not where they are part of a name: "Pull Back" is no rank."""
    card = CARDS[kind]
    text = card.text
    for block in card.effects:
        action = ACTIONS.get(block.kind, "")
        text = text.replace(f"{action} {block.name}", action) if action and block.name else text
    return (term for term in WORDS if re.search(rf"\b{term[0]}\b", text))


COPIES = {"common": 3, "uncommon": 2, "rare": 1}  # how often the browser shows it as usual


BLOCK = re.compile(rf"(?<=\.) (?=(?:{'|'.join(ACTIONS.values())})\b)")  # each printed block is a paragraph
HEAD = re.compile(rf"^({'|'.join(ACTIONS.values())})\b")


def _paragraphs(text: str) -> tuple[str, ...]:
    """The printed blocks as rich text: its kind in bold, keywords in italics."""
    words = text.replace("*", r"\*").replace("[", "*").replace("]", "*")
    return tuple(HEAD.sub(r"**\1**", block) for block in BLOCK.split(words))


def _line(kind: int) -> str:
    """The type in words, with classifications or keywords, as printed under the name."""
    card = CARDS[kind]
    if isinstance(card, Character):
        return tr("line-hero", level=card.level, classes=", ".join(map(term_name, card.classes)))
    if isinstance(card, Reward):
        classes = all_of(map(term_name, card.classes))
        return tr("line-reward", classes=classes) if classes else tr("line-reward-any")
    type_ = TYPE_NAMES[TYPES[TYPE[kind]]]
    return (
        tr("line-keywords", type=type_, keywords=", ".join(map(term_name, card.keywords))) if card.keywords else type_
    )


FIELDS: dict[type, tuple[str, ...]] = {  # that are printed as numbers, in the order of NUMBERS
    Character: ("level", "hp", "cost"),
    Enemy: ("hp", "size"),
    Roadblock: ("size",),
    Mission: ("vp", "pp", "ep", "rp"),
    Reward: ("cost", "after"),
}


def _marks(kind: int) -> tuple[tuple[str, str], ...]:
    """What the printed card shows besides its words, by name."""
    card = CARDS[kind]
    out: list[tuple[str, str]] = [("type", TYPES[TYPE[kind]]), ("origin", card.origin)]
    out += [(name, str(getattr(card, name))) for name in FIELDS.get(type(card), ())]
    if isinstance(card, Character | Reward):
        out.append(("classes", ", ".join(map(term_name, card.classes))))
    if card.keywords:
        out.append(("keywords", ", ".join(map(term_name, card.keywords))))
    return tuple(out)


def _spoken(kind: int) -> tuple[str, ...]:
    """The numbers of the gems and lines in words, and what those of its Attacks mean."""
    card, words = CARDS[kind], NUMBERS.get(TYPES[TYPE[kind]], ())
    numbers = [getattr(card, field) for field in FIELDS.get(type(card), ()) if field not in ("level", "after")]
    damage = (tr("spoken-term", word=word, means=means) for word, means in _damage(card.text))
    return *(tr("spoken-number", word=word, number=n) for (word, _), n in zip(words, numbers, strict=True)), *damage


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
        spoken=_spoken(kind),
        terms=terms(kind),
    )


FACES = tuple(map(_face, KINDS))
