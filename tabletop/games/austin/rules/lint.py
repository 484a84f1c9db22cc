"""Every mistake of a card file at once: file, card, field, what is wrong, the nearest valid word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from tabletop.core.lint import FileForm, doubles, findings, tables, too_long
from tabletop.core.operations import Op, Row, mistakes
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import field_mistakes, nearest, stray
from tabletop.games.austin.rules import effects  # registers the operations
from tabletop.games.austin.rules.cards import (
    Agent,
    Bone,
    Booster,
    Card,
    Deck,
    Happening,
    Meta,
    Pack,
    Printed,
    Rarities,
    StarterSet,
    Swinger,
)
from tabletop.games.austin.rules.ops import BY_OCCASION, MARKS, OPS, ChoiceRow
from tabletop.games.austin.rules.select import CountRow, FilterRow, IfRow
from tabletop.games.austin.texts import tr

__all__ = ["effects", "lint"]
LONGEST = {"name": 40, "text": 120, "swing_text": 120, "ship_line": 80, "flavour": 90, "art": 130}
TYPES: dict[str, type[Printed]] = {"agent": Agent, "bone": Bone, "swinger": Swinger, "happening": Happening}
OCCASIONS = {
    "agent": {"", "static", "instead", "action", "won", "lost"},
    "bone": {"", "static", "instead", "won", "lost"},
    "swinger": {"", "static", "action"},
    "happening": {"", "before"},
}
TABLES = (("meta", Meta), ("rarities", Rarities), ("booster", Booster), ("starter_set", StarterSet))


def lint(data: bytes, name: str) -> list[str]:
    """What is wrong with the card file `name`, in reading order; empty when the game could be played with it."""
    form = FileForm(Pack, TABLES, TYPES, Deck, {"effects": _effect, "swing_effects": _effect})
    return findings(data, name, Pack, form.mistakes, _sense)


# -- the form ----------------------------------------------------------------------------------------------------------
def _effect(row: Row, kind: str) -> Iterator[str]:
    on = row.get("on", "")
    if on != "" and (wrong := stray(on, OCCASIONS[kind] - {""})):
        yield f"on: {wrong}"
    else:
        yield from _operation(row, BY_OCCASION[on])


def _operation(row: Row, known: dict[str, Op]) -> Iterator[str]:
    """One operation with its filters, conditions and counts, and the operations inside."""
    place = partial(_place, row)
    yield from mistakes(row, known, {}, MARKS)
    if "filter" in row:
        yield from _filter(row["filter"], place("filter"))
    if "if" in row:
        yield from field_mistakes(row["if"], IfRow, place("if"), ("filter",))
        if isinstance(row["if"], dict) and "filter" in row["if"]:
            yield from _filter(row["if"]["filter"], place("if, filter"))
    if isinstance(row.get("n"), dict):
        yield from field_mistakes(row["n"], CountRow, place("n"), ("filter",))
        yield from _filter(row["n"].get("filter"), place("n, filter"))
    for inner in (*tables(row.get("cost")), *tables(row.get("do"))):
        yield from _operation(inner, OPS)
    for option in tables(row.get("options")):
        yield from field_mistakes(option, ChoiceRow, place("options"), ("do",))
        for inner in tables(option.get("do")):
            yield from _operation(inner, OPS)


def _place(row: Row, field: str) -> str:
    return tr("core-in-operation", name=shown(row.get("op")), field=field)


def _filter(row: Any, place: str) -> Iterator[str]:
    """Filters are structs in all but one word that Python has taken."""
    yield from field_mistakes(row, FilterRow, place)


# -- the sense: what the fields must agree on --------------------------------------------------------------------------
def _sense(pack: Pack) -> Iterator[str]:
    for what, entries in (("card", pack.card), ("deck", pack.deck)):
        yield from doubles(what, entries)
    personas = {card.persona for card in pack.card if isinstance(card, Agent) and card.persona}
    for card in pack.card:
        yield from (f"card {shown(card.id)}{mistake}" for mistake in _card(card, personas))
    yield from _counts(pack)
    for deck in pack.deck:
        yield from (f"deck {shown(deck.id)}{mistake}" for mistake in _deck(deck, pack))
    decks = {deck.id for deck in pack.deck}
    for name in pack.starter_set.decks:
        if name not in decks:
            yield tr("lint-starter-deck", deck=f"{shown(name)}{nearest(name, decks)}")


def _card(card: Card, personas: set[str]) -> Iterator[str]:
    yield from too_long(card, LONGEST)
    rows = (*card.effects, *(card.swing_effects if isinstance(card, Swinger) else ()))
    for said in filter(None, map(_persona, _filters(rows))):
        if said not in personas:
            yield tr("lint-no-persona", persona=f"{shown(said)}{nearest(said, personas)}")
    if isinstance(card, Agent) and card.ship != bool(card.ship_line):
        yield tr("lint-ship-line")
    if isinstance(card, Agent) and card.ship and card.effects:
        yield tr("lint-ship-effects")
    if isinstance(card, Swinger):
        for field, lasts, effect_rows in (
            ("on_table", card.on_table, card.effects),
            ("swing_on_table", card.swing_on_table, card.swing_effects),
        ):
            if any(row.get("on", "") for row in effect_rows) != lasts:
                yield tr("lint-on-table", field=field)
    elif not isinstance(card, Swinger) and card.score < 1:
        yield tr("lint-score", score=card.score)


def _filters(rows: Any) -> Iterator[Row]:
    """All filters in effects, however deep."""
    if isinstance(rows, dict):
        if isinstance(rows.get("filter"), dict):
            yield rows["filter"]
        rows = tuple(rows.values())
    if isinstance(rows, list | tuple):
        for inner in rows:
            yield from _filters(inner)


def _persona(row: Row) -> str:
    return str(row.get("persona", ""))


def _counts(pack: Pack) -> Iterator[str]:
    """AP-2: so many cards of each rarity, as many Good as Evil ones."""
    found = Counter[str](card.rarity for card in pack.card)
    for rarity, count in msgspec.structs.asdict(pack.rarities).items():
        if found[rarity] != count:
            yield tr("lint-rarity", rarity=rarity, said=count, found=found[rarity])
    sides = Counter(card.allegiance for card in pack.card)
    if sides["good"] != sides["evil"]:
        yield tr("lint-sides", good=sides["good"], evil=sides["evil"])
    booster = pack.booster
    if booster.size != booster.rare + booster.uncommon + booster.common:
        yield tr("lint-booster-size", size=booster.size)


def _deck(deck: Deck, pack: Pack) -> Iterator[str]:
    """AP-12 and AP-14 for the ready decks."""
    known = {card.id: card for card in pack.card}
    dots: Counter[str] = Counter()
    for card, count in deck.cards.items():
        if card not in known:
            yield tr("core-unknown-card", place=", cards", card=f"{shown(card)}{nearest(card, known)}")
            continue
        dots[known[card].dot] += count
        if known[card].allegiance != deck.allegiance:
            yield tr("lint-other-side", card=shown(card))
    total = sum(deck.cards.values())
    if total != pack.meta.deck_size:
        yield tr("lint-deck-size", count=total, size=pack.meta.deck_size)
    for dot in pack.meta.dots:
        if dots[dot] != pack.meta.per_dot:
            yield tr("lint-dots", count=dots[dot], dot=dot, each=pack.meta.per_dot)
