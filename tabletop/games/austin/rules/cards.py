"""The cards as columns by kind (an index into the card file), compiled once from cards.toml."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

from msgspec import Struct

from tabletop.core.operations import Row
from tabletop.core.toml_loader import read_cards

# What a card file may say: its fields as types. What the fields must agree on is in `lint`.

Allegiance = Literal["good", "evil"]
Dot = Literal["red", "orange", "blue", "yellow", "green", "purple"]
Rarity = Literal["rare", "uncommon", "common", "starter"]


class Meta(Struct, forbid_unknown_fields=True, frozen=True):
    game: str
    set: str
    set_name: str
    version: int
    dots: tuple[Dot, ...]
    deck_size: int
    per_dot: int


class Rarities(Struct, forbid_unknown_fields=True, frozen=True):
    """How many different cards there are of each (AP-2)."""

    rare: int
    uncommon: int
    common: int
    starter: int


class Booster(Struct, forbid_unknown_fields=True, frozen=True):
    """AP-4."""

    size: int
    rare: int
    uncommon: int
    common: int


class StarterSet(Struct, forbid_unknown_fields=True, frozen=True):
    decks: tuple[str, ...]


class Vibes(Struct, forbid_unknown_fields=True, frozen=True):
    groovy: int = 0
    shagadelic: int = 0
    randy: int = 0
    creepy: int = 0


class Printed(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="type"):
    """What every card has. Effects are rows with `op`, and `on` for when it happens."""

    id: str
    name: str
    allegiance: Allegiance
    dot: Dot
    rarity: Rarity
    source: Literal["document", "persona", "original"]
    text: str
    effects: tuple[Row, ...]
    art: str
    flavour: str = ""


class Agent(Printed, frozen=True, kw_only=True, tag="agent"):
    sex: Literal["m", "f", "none"]
    role: Literal["shagger", "assassin"]
    vibes: Vibes
    score: int
    persona: str = ""
    traits: tuple[Literal["shagette", "ministry", "henchman"], ...] = ()
    ship: bool = False
    ship_line: str = ""


class Bone(Printed, frozen=True, kw_only=True, tag="bone"):
    speaker: str
    need_shag: Vibes
    need_kill: Vibes
    score: int


class Swinger(Printed, frozen=True, kw_only=True, tag="swinger"):
    """`text`, `effects`, `on_table`: the box without vibes; `swing_...`: the box with vibes."""

    swing_need: Vibes
    swing_text: str
    swing_effects: tuple[Row, ...]
    swing_on_table: bool
    on_table: bool


class Happening(Printed, frozen=True, kw_only=True, tag="happening"):
    score: int


Card = Agent | Bone | Swinger | Happening


class Deck(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    allegiance: Allegiance
    kind: Literal["starter", "theme"]
    about: str
    cards: dict[str, int]


class Pack(Struct, forbid_unknown_fields=True, frozen=True):
    meta: Meta
    rarities: Rarities
    booster: Booster
    starter_set: StarterSet
    card: tuple[Card, ...]
    deck: tuple[Deck, ...]


FILE = "cards.toml"
AGENT, BONE, SWINGER, HAPPENING = range(4)
TYPES = ("agent", "bone", "swinger", "happening")
GOOD, EVIL = range(2)
SIDES = ("good", "evil")
MALE, FEMALE, NEITHER = range(3)
SEXES = ("m", "f", "none")
SHAGGER, ASSASSIN = range(2)
ROLES = ("shagger", "assassin")
SHAG, KILL = range(2)  # kinds of attack: that of a Shagger, that of an Assassin (AP-66)
GROOVY, SHAGADELIC, RANDY, CREEPY = range(4)
VIBE_NAMES = ("groovy", "shagadelic", "randy", "creepy")
TRAIT_NAMES = ("shagette", "ministry", "henchman")
FREE, SWING = range(2)  # the boxes of a Swinger (AP-88)
FOUR = tuple[int, int, int, int]  # vibes in the order of VIBE_NAMES

PACK = read_cards(files("tabletop.games.austin").joinpath(FILE).read_bytes(), Pack, FILE)
CARDS: tuple[Card, ...] = PACK.card
KIND = {card.id: kind for kind, card in enumerate(CARDS)}
DECKS = {deck.id: deck for deck in PACK.deck}
DOTS = PACK.meta.dots
AGENTS = [card if isinstance(card, Agent) else None for card in CARDS]
PERSONAS = tuple(sorted({card.persona for card in AGENTS if card and card.persona}))


def four(vibes: Vibes) -> FOUR:
    """Vibes in the order of VIBE_NAMES."""
    return vibes.groovy, vibes.shagadelic, vibes.randy, vibes.creepy


def _type(card: Card) -> int:
    return TYPES.index(type(card).__name__.lower())


NONE: FOUR = (0, 0, 0, 0)
TYPE = bytes(map(_type, CARDS))
SIDE = bytes(SIDES.index(card.allegiance) for card in CARDS)
DOT = bytes(DOTS.index(card.dot) for card in CARDS)
SCORE = bytes(0 if isinstance(card, Swinger) else card.score for card in CARDS)
SEX = tuple(SEXES.index(card.sex) if card else -1 for card in AGENTS)
ROLE = tuple(ROLES.index(card.role) if card else -1 for card in AGENTS)
PERSONA = tuple(PERSONAS.index(card.persona) if card and card.persona else -1 for card in AGENTS)
TRAITS = tuple(sum(1 << TRAIT_NAMES.index(t) for t in card.traits) if card else 0 for card in AGENTS)
SHIP = tuple(bool(card and card.ship) for card in AGENTS)
VIBES = tuple(four(card.vibes) if card else NONE for card in AGENTS)
NEED = (  # by kind of attack
    tuple(four(card.need_shag) if isinstance(card, Bone) else NONE for card in CARDS),
    tuple(four(card.need_kill) if isinstance(card, Bone) else NONE for card in CARDS),
)
SWING_NEED = tuple(four(card.swing_need) if isinstance(card, Swinger) else NONE for card in CARDS)
ON_TABLE = (  # by box
    tuple(isinstance(card, Swinger) and card.on_table for card in CARDS),
    tuple(isinstance(card, Swinger) and card.swing_on_table for card in CARDS),
)


def rows(kind: int, box: int, on: str) -> list[Row]:
    """The effects of a card (a Swinger: of a box) that happen `on` this occasion; "" is the usual one of its type."""
    card = CARDS[kind]
    if box == SWING:
        return [row for row in card.swing_effects if row.get("on", "") == on] if isinstance(card, Swinger) else []
    return [row for row in card.effects if row.get("on", "") == on]


@cache
def deck_of(name: str) -> bytes:
    """The kinds of a ready deck."""
    return bytes(KIND[card] for card, count in DECKS[name].cards.items() for _ in range(count))
