"""What a card file may say: its fields as types. What the fields must agree on is in `lint`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tabletop.core.operations import Row

Origin = Literal["pso", "skies", "grandia", "evolution", "mixed"]
Rarity = Literal["common", "uncommon", "rare"]
BlockKind = Literal["attack", "support", "defence", "recovery", "ability", "intrinsic", "event", "roadblock", "mission"]
When = Literal[
    "",
    "play_phase",
    "mission_announced",
    "enemies_set",
    "party_attack",
    "attack_declared",
    "card_declared",
    "turn_start",
    "enemy_step",
    "attempt_end",
    "on_enter",
    "on_death",
    "on_kill",
    "on_success",
    "on_fail",
    "on_enemy_death",
    "status_phase",
    "static",
]


class Meta(Struct, forbid_unknown_fields=True, frozen=True):
    """`words`: how classes and keywords are said, where that is not as the rules compare them."""

    game: str
    set: str
    set_name: str
    version: int
    origins: tuple[Origin, ...]
    classes: tuple[str, ...]
    keywords: tuple[str, ...]
    deck_size: int
    words: dict[str, str] = {}


class Count(Struct, forbid_unknown_fields=True, frozen=True):
    """How many different cards there are of each type."""

    character: int
    enemy: int
    event: int
    mission: int
    reward: int
    roadblock: int


class Booster(Struct, forbid_unknown_fields=True, frozen=True):
    """`rare_in`: one pack in so many has an uncommon card in place of its rare one."""

    size: int
    common: int
    uncommon: int
    rare: int
    rare_in: int


class Price(Struct, forbid_unknown_fields=True, frozen=True):
    counters: int


class Block(Struct, forbid_unknown_fields=True, frozen=True):
    """One action or standing effect; `do` are rows with `op`."""

    kind: BlockKind
    do: tuple[Row, ...]
    name: str = ""
    keywords: tuple[str, ...] = ()
    when: When = ""
    whose: Literal["", "own", "other", "any"] = ""
    limit: Literal["", "turn", "attempt", "use"] = ""
    price: Price = Price(0)


class Printed(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="type"):
    """What every card has."""

    id: str
    name: str
    origin: Origin
    rarity: Rarity
    keywords: tuple[str, ...]
    text: str
    effects: tuple[Block, ...]
    art: str
    flavour: str = ""


class Character(Printed, frozen=True, kw_only=True, tag="character"):
    level: int
    hp: int
    cost: int
    classes: tuple[str, ...]


class Enemy(Printed, frozen=True, kw_only=True, tag="enemy"):
    hp: int
    size: int


class Roadblock(Printed, frozen=True, kw_only=True, tag="roadblock"):
    size: int


class Mission(Printed, frozen=True, kw_only=True, tag="mission"):
    vp: int
    pp: int
    ep: int
    rp: int


class Event(Printed, frozen=True, kw_only=True, tag="event"):
    pass


class Reward(Printed, frozen=True, kw_only=True, tag="reward"):
    cost: int
    classes: tuple[str, ...]
    after: Literal["bank", "discard"]


Card = Character | Enemy | Roadblock | Mission | Event | Reward


class Deck(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    origin: Origin
    blurb: str
    cards: dict[str, int]


class Pack(Struct, forbid_unknown_fields=True, frozen=True):
    meta: Meta
    count: Count
    booster: Booster
    card: tuple[Card, ...]
    deck: tuple[Deck, ...]
