"""Every mistake of a card file at once: file, card, field, what is wrong, the nearest valid word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from tabletop.core.lint import FileForm, doubles, findings, tables, too_long
from tabletop.core.operations import Op, Row, mistakes
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import field_mistakes, nearest, stray
from tabletop.games.rpgget.rules import effects  # registers the operations
from tabletop.games.rpgget.rules.cards import (
    STATIC,
    Block,
    Booster,
    Card,
    Character,
    Count,
    Deck,
    Enemy,
    Event,
    Meta,
    Mission,
    Pack,
    Printed,
    Reward,
    Roadblock,
)
from tabletop.games.rpgget.rules.effects_flow import TestRow
from tabletop.games.rpgget.rules.ops import PROGRAM
from tabletop.games.rpgget.texts import tr

__all__ = ["effects", "lint"]
LONGEST = {"name": 40, "text": 135, "flavour": 90, "art": 130}
TYPES: dict[str, type[Printed]] = {
    "character": Character,
    "enemy": Enemy,
    "event": Event,
    "mission": Mission,
    "reward": Reward,
    "roadblock": Roadblock,
}
KINDS = {
    "character": {"attack", "support", "defence", "recovery", "ability", "intrinsic"},
    "enemy": {"attack", "support", "defence", "recovery", "ability", "intrinsic"},
    "reward": {"attack", "support", "defence", "recovery", "ability", "intrinsic"},
    "event": {"event"},
    "mission": {"mission"},
    "roadblock": {"roadblock"},
}
TABLES = (("meta", Meta), ("count", Count), ("booster", Booster))


class MatchRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True, rename={"class_": "class"}):
    """A match as it is written; all that is given must fit."""

    name: str = ""
    keyword: str = ""
    type: str = ""
    class_: str = ""


def lint(data: bytes, name: str) -> list[str]:
    """What is wrong with the card file `name`, in reading order; empty when the game could be played with it."""
    form = FileForm(Pack, TABLES, TYPES, Deck, {"effects": _block})
    return findings(data, name, Pack, form.mistakes, _sense)


# -- the form ----------------------------------------------------------------------------------------------------------
def _block(block: Row, type_: str) -> Iterator[str]:
    yield from field_mistakes(block, Block, "block", ("do",))
    if wrong := stray(block.get("kind"), KINDS[type_]):
        yield f"kind: {wrong}"
        return
    rows = tables(block.get("do"))
    if block["kind"] == "attack" and (not rows or rows[0].get("op") != "damage"):
        yield tr("lint-attack")
    static = block["kind"] == "intrinsic" and not block.get("when")
    known = STATIC if static else {**PROGRAM.ops, **STATIC} if block.get("when") == "static" else PROGRAM.ops
    for row in rows:
        yield from _operation(row, known)


def _operation(row: Row, known: dict[str, Op]) -> Iterator[str]:
    """One operation with its match and test, and the operations inside."""
    op = shown(row.get("op"))
    yield from mistakes(row, known, {}, set())
    if "match" in row:
        yield from field_mistakes(row["match"], MatchRow, tr("core-in-operation", name=op, field="match"))
    if "test" in row:
        yield from field_mistakes(row["test"], TestRow, tr("core-in-operation", name=op, field="test"))
    for key in ("heads", "tails", "then", "else"):
        for inner in tables(row.get(key)):
            yield from _operation(inner, known)
    for branch in row.get("options", ()) if isinstance(row.get("options"), list) else ():
        for inner in tables(branch):
            yield from _operation(inner, known)


# -- the sense: what the fields must agree on --------------------------------------------------------------------------
def _sense(pack: Pack) -> Iterator[str]:
    ids = Counter(card.id for card in pack.card)
    for value in (value for value, n in ids.items() if n > 1):
        yield tr("core-given-twice", what="card", field="id", value=shown(value), count=ids[value])
    yield from doubles("deck", pack.deck)
    for card in pack.card:
        yield from (f"card {shown(card.id)}{mistake}" for mistake in _card(card, pack))
    yield from _counts(pack)
    for deck in pack.deck:
        yield from (f"deck {shown(deck.id)}{mistake}" for mistake in _deck(deck, pack))


def _card(card: Card, pack: Pack) -> Iterator[str]:
    yield from too_long(card, LONGEST)
    keywords, classes = pack.meta.keywords, pack.meta.classes
    for name in (*card.keywords, *(word for block in card.effects for word in block.keywords)):
        if name not in keywords:
            yield tr("lint-no-keyword", field="keywords", keyword=f"{shown(name)}{nearest(name, keywords)}")
    if isinstance(card, Character | Reward):
        for name in card.classes:
            if name not in classes:
                yield tr("lint-no-class", name=f"{shown(name)}{nearest(name, classes)}")
    if isinstance(card, Reward):
        twice = [what for what, n in Counter(block.kind for block in card.effects).items() if n > 1]
        yield from (tr("lint-two-blocks", kind=shown(what)) for what in twice)
    for row in _rows([block.do for block in card.effects]):
        yield from _words(row, pack)


def _words(row: Row, pack: Pack) -> Iterator[str]:
    """Keywords and names inside operations."""
    said = row.get("match") or {}
    names = {card.name for card in pack.card}
    keyword = said.get("keyword") or (row.get("test") or {}).get("keyword")
    for word in (*([keyword] if keyword else []), *row.get("vs", ())):
        if word not in pack.meta.keywords:
            yield tr("lint-no-keyword", field="effects", keyword=f"{shown(word)}{nearest(word, pack.meta.keywords)}")
    if said.get("name") and said["name"] not in names:
        wrong = f"{shown(said['name'])}{nearest(said['name'], names)}"
        yield tr("core-unknown-card", place=", effects", card=wrong)


def _rows(value: Any) -> Iterator[Row]:
    """All operations in a value, however deep."""
    if isinstance(value, dict):
        if "op" in value:
            yield value
        value = tuple(value.values())
    if isinstance(value, list | tuple):
        for inner in value:
            yield from _rows(inner)


def _counts(pack: Pack) -> Iterator[str]:
    found = Counter(type(card).__name__.lower() for card in pack.card)
    for name, count in msgspec.structs.asdict(pack.count).items():
        if found[name] != count:
            yield tr("lint-count", type=name, found=found[name], said=count)
    booster = pack.booster
    if booster.size != booster.common + booster.uncommon + booster.rare:
        yield tr("lint-booster-size", size=booster.size)


def _deck(deck: Deck, pack: Pack) -> Iterator[str]:
    """RG-4, RG-6 for the ready decks."""
    known = {card.id for card in pack.card}
    for card in deck.cards:
        if card not in known:
            yield tr("core-unknown-card", place=", cards", card=f"{shown(card)}{nearest(card, known)}")
    total = sum(deck.cards.values())
    if total != pack.meta.deck_size:
        yield tr("lint-deck-size", count=total, size=pack.meta.deck_size)
