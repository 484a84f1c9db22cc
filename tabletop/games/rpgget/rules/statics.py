"""Intrinsics that always hold (RG-112) as columns by kind, compiled once from the card file."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.operations import Row, word
from tabletop.games.rpgget.rules.cards import (
    CLASS_BIT,
    CLASSES,
    KEY_BIT,
    KEYS,
    KINDS,
    MIDDLE,
    NAME,
    NAMES,
    RANKS,
    TYPE,
    TYPES,
    ailments,
    blocks,
    keys,
)

STATIC = {
    "armor": word(n=int, vs=(list[str], [])),
    "weak": word(n=int, vs=list[str]),
    "immune": word(names=list[str]),
    "start_rank": word(to=str),
    "aura": word(match=Row, x=(int, 0), armor=(int, 0)),
    "cap": word(n=int),
}
NO_CAP = 99


class Match(NamedTuple):
    """Which cards a text means, -1 or 0 for any: all that is given must fit."""

    name: int = -1
    key: int = 0
    type: int = -1
    cls: int = 0


class Aura(NamedTuple):
    """What other matching cards of the own side get: attacks +x, `armor` less taken."""

    kinds: bytes
    x: int
    armor: int


def match_of(row: Row) -> Match:
    return Match(
        NAMES.index(row["name"]) if "name" in row else -1,
        KEY_BIT[row["keyword"]] if "keyword" in row else 0,
        TYPES.index(row["type"]) if "type" in row else -1,
        CLASS_BIT[row["class"]] if "class" in row else 0,
    )


def matching(said: Match) -> bytes:
    """By kind, whether it fits."""
    return bytes(
        said.name in (-1, NAME[kind])
        and said.type in (-1, TYPE[kind])
        and said.key & KEYS[kind] == said.key
        and said.cls & CLASSES[kind] == said.cls
        for kind in KINDS
    )


def _rows(kind: int, op: str) -> list[Row]:
    found = [*blocks(kind, "intrinsic", ""), *blocks(kind, "mission", "static")]
    return [row for block in found for row in block.do if row["op"] == op]


def _auras(kind: int) -> tuple[Aura, ...]:
    return tuple(
        Aura(matching(match_of(row["match"])), row.get("x", 0), row.get("armor", 0)) for row in _rows(kind, "aura")
    )


def _against(op: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    return tuple(tuple((row["n"], keys(row.get("vs", ()))) for row in _rows(kind, op)) for kind in KINDS)


ARMOR = _against("armor")  # by kind: (n, keywords that it is against, 0 for every attack)
WEAK = _against("weak")
IMMUNE = tuple(sum({ailments(row["names"]) for row in _rows(kind, "immune")}) for kind in KINDS)
START_RANK = tuple(next((RANKS.index(row["to"]) for row in _rows(kind, "start_rank")), MIDDLE) for kind in KINDS)
AURAS = tuple(map(_auras, KINDS))
CAP = tuple(next((row["n"] for row in _rows(kind, "cap")), NO_CAP) for kind in KINDS)
