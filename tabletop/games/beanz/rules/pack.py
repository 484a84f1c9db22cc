"""What a card file may say: its fields as types. What the fields must agree on is in `lint`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Rank = Literal["rookie", "advanced", "pro", "super_pro"]
Rarity = Literal["common", "uncommon", "rare", "ultra_rare", "moose"]


class Meta(Struct, forbid_unknown_fields=True, frozen=True):
    game: str
    set: str
    set_name: str
    version: int
    deck_size_basic: int
    deck_size_expert: int
    max_copies_expert: int


class Booster(Struct, forbid_unknown_fields=True, frozen=True):
    """One roll 0..foil_roll-1 decides the foil card (MB-130)."""

    cards: int
    common: int
    uncommon: int
    foil: int
    foil_roll: int
    moose_at_most: int
    ultra_rare_at_most: int
    no_duplicates_in_pack: bool


class Team(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    rank: Rank
    colour: str
    symbol: str
    theme: str


class Card(Struct, forbid_unknown_fields=True, frozen=True):
    """`kind` is a Cosmos card's, `rank`, `team`, `mmp` and the power a Bean's. Effects are rows with `when` and `op`."""

    number: int
    id: str
    name: str
    type: Literal["bean", "action", "instant", "cosmos"]
    cost: int
    rarity: Rarity
    text: str
    art: str
    effects: tuple[dict[str, Any], ...]
    team: str = ""
    rank: Literal["", "rookie", "advanced", "pro", "super_pro"] = ""
    mmp: int = 0
    power_kind: Literal["", "none", "headz_up", "spin", "both"] = ""
    power: str = ""
    kind: Literal["", "moon", "asteroid_field"] = ""
    flavour: str = ""


class Copies(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    count: int


class Deck(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    format: Literal["basic", "expert"]
    blurb: str
    cards: tuple[Copies, ...]


class Pack(Struct, forbid_unknown_fields=True, frozen=True):
    meta: Meta
    booster: Booster
    team: tuple[Team, ...]
    card: tuple[Card, ...]
    deck: tuple[Deck, ...]
