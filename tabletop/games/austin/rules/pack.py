"""What a card file may say: its fields as types. What the fields must agree on is in `lint`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tabletop.core.operations import Row

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
