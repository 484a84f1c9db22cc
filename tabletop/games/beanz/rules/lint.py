"""Every mistake of a card file at once: file, card, field, what is wrong, the nearest valid word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabletop.core.lint import doubles, findings, tables, too_long
from tabletop.core.operations import Op, mistakes
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import field_mistakes, nearest, stray
from tabletop.games.beanz.rules import effects  # registers the operations
from tabletop.games.beanz.rules.cards import Booster, Card, Copies, Deck, Meta, Pack
from tabletop.games.beanz.rules.cards import Team as TeamEntry
from tabletop.games.beanz.rules.ops import ATTACKS, MARKS, OPS, SLOT, STATIC, Team
from tabletop.games.beanz.texts import tr

__all__ = ["effects", "lint"]
LONGEST = {"name": 24, "text": 140, "flavour": 90, "art": 110}
WHENS: dict[str, dict[str, Op]] = {
    "spin": OPS | ATTACKS,
    "headz_up": STATIC,
    "play": OPS,
    "answer": OPS,
    "slot": SLOT,
}
ALLOWED = {"bean": {"spin", "headz_up"}, "action": {"play"}, "instant": {"answer"}, "cosmos": {"slot"}}
WINDOWS = {"action", "attack", "attack_target", "bean", "spin", "cosmos"}
POWERS = {(False, False): "none", (True, False): "spin", (False, True): "headz_up", (True, True): "both"}
TABLES = (("team", TeamEntry, ()), ("card", Card, ("effects",)), ("deck", Deck, ("cards",)))


def lint(data: bytes, name: str) -> list[str]:
    """What is wrong with the card file `name`, in reading order; empty when the game could be played with it."""
    return findings(data, name, Pack, _form, _sense)


# -- the form: every table on its own, so that one slip does not hide the next -----------------------------------------
def _form(raw: dict[str, Any]) -> Iterator[str]:
    yield from field_mistakes(raw, Pack, tr("core-whole-file"), ("meta", "booster", "team", "card", "deck"))
    yield from field_mistakes(raw.get("meta", {}), Meta, "meta")
    yield from field_mistakes(raw.get("booster", {}), Booster, "booster")
    teams = {str(team.get("id")) for team in tables(raw.get("team"))}
    for key, kind, inner in TABLES:
        for entry in tables(raw.get(key)):
            place = f"{key} {shown(entry.get('id'))}"
            yield from field_mistakes(entry, kind, place, inner)
            if key == "card":
                yield from _effects(entry, place, teams)
            for copies in tables(entry.get("cards")) if key == "deck" else ():
                yield from field_mistakes(copies, Copies, place)


def _effects(card: dict[str, Any], place: str, teams: set[str]) -> Iterator[str]:
    for n, row in enumerate(tables(card.get("effects"))):
        where = f"{place}, effects[{n}]"
        when: Any = row.get("when")
        if wrong := stray(when, WHENS):
            yield f"{where}, when: {wrong}"
            continue
        yield from (f"{where}: {mistake}" for mistake in mistakes(row, WHENS[when], {Team: teams}, MARKS))
        if when == "answer" and (wrong := stray(row.get("to"), WINDOWS)):
            yield f"{where}, to: {wrong}"


# -- the sense: what the fields must agree on --------------------------------------------------------------------------
def _sense(pack: Pack) -> Iterator[str]:
    for what, entries in (("card", pack.card), ("team", pack.team), ("deck", pack.deck)):
        yield from doubles(what, entries)
    ranks = {team.id: team.rank for team in pack.team}
    for card in pack.card:
        yield from (f"card {shown(card.id)}{mistake}" for mistake in _card(card, ranks))
    for deck in pack.deck:
        yield from (f"deck {shown(deck.id)}{mistake}" for mistake in _deck(deck, pack))


def _card(card: Card, ranks: Mapping[str, str]) -> Iterator[str]:
    yield from too_long(card, LONGEST)
    whens = {row["when"] for row in card.effects}
    if whens - ALLOWED[card.type]:
        yield tr("lint-whens", whens=", ".join(sorted(whens - ALLOWED[card.type])), type=shown(card.type))
    if card.type == "bean":
        yield from _bean(card, ranks, whens)
    elif card.team or card.rank or card.mmp or card.power_kind:
        yield tr("lint-only-beans")
    if card.type == "instant" and card.cost:
        yield tr("lint-instant-cost", cost=card.cost)
    if (card.type == "cosmos") != bool(card.kind):
        yield tr("lint-cosmos-kind")
    if len({row.get("to") for row in card.effects if row["when"] == "answer"}) > 1:
        yield tr("lint-one-window")


def _bean(card: Card, ranks: Mapping[str, str], whens: set[str]) -> Iterator[str]:
    power = POWERS["spin" in whens, "headz_up" in whens]
    if card.power_kind != power:
        yield tr("lint-power-kind", kind=shown(card.power_kind), effects=shown(power))
    if card.team in ranks and card.rank != ranks[card.team]:
        yield tr("lint-rank", rank=shown(card.rank), team=shown(ranks[card.team]))
    if card.team not in ranks and not any(row["op"] == "wild_team" for row in card.effects):
        yield tr("lint-no-team", team=f"{shown(card.team)}{nearest(card.team, ranks)}")
    if whens and card.cost < 1:
        yield tr("lint-bean-cost", cost=card.cost)
    attacks = [row for row in card.effects if row["op"] == "bean_attack"]
    if attacks and len([row for row in card.effects if row["when"] == "spin"]) > 1:
        yield tr("lint-whole-spin")


def _deck(deck: Deck, pack: Pack) -> Iterator[str]:
    known = {card.id: card.rarity for card in pack.card}
    for entry in deck.cards:
        if entry.id not in known:
            yield tr("core-unknown-card", place=", cards", card=f"{shown(entry.id)}{nearest(entry.id, known)}")
        elif deck.format == "basic" and known[entry.id] in {"ultra_rare", "moose"}:
            yield tr("lint-only-boosters", card=shown(entry.id))
        if deck.format == "expert" and entry.count > pack.meta.max_copies_expert:
            yield tr("lint-copies", count=entry.count, card=shown(entry.id), most=pack.meta.max_copies_expert)
    size = pack.meta.deck_size_expert if deck.format == "expert" else pack.meta.deck_size_basic
    total = sum(entry.count for entry in deck.cards)
    if total != size:
        yield tr("lint-deck-size", count=total, size=size)
