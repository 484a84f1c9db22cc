"""Every mistake of a card file at once: file, card, field, what is wrong, the nearest valid word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabletop.core.lint import doubles, findings, tables, too_long
from tabletop.core.operations import Op, mistakes
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import field_mistakes, nearest, stray
from tabletop.games.beanz.rules import effects  # registers the operations
from tabletop.games.beanz.rules.ops import ATTACKS, DEEDS, MARKS, SLOT, STATIC, Team
from tabletop.games.beanz.rules.pack import Booster, Card, Copies, Deck, Meta, Pack
from tabletop.games.beanz.rules.pack import Team as TeamEntry

__all__ = ["effects", "lint"]
LONGEST = {"name": 24, "text": 140, "flavour": 90, "art": 110}
WHENS: dict[str, dict[str, Op]] = {
    "spin": DEEDS | ATTACKS,
    "headz_up": STATIC,
    "play": DEEDS,
    "answer": DEEDS,
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
    yield from field_mistakes(raw, Pack, "file", ("meta", "booster", "team", "card", "deck"))
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
        yield f", effects: {', '.join(sorted(whens - ALLOWED[card.type]))} does not go with type {shown(card.type)}"
    if card.type == "bean":
        yield from _bean(card, ranks, whens)
    elif card.team or card.rank or card.mmp or card.power_kind:
        yield ", team: only Beans have team, rank, mmp and power"
    if card.type == "instant" and card.cost:
        yield f", cost: {card.cost}, but an Instant costs 0 (MB-50)"
    if (card.type == "cosmos") != bool(card.kind):
        yield ", kind: belongs to a Cosmos card"
    if len({row.get("to") for row in card.effects if row["when"] == "answer"}) > 1:
        yield ", effects: an Instant is played in one window"


def _bean(card: Card, ranks: Mapping[str, str], whens: set[str]) -> Iterator[str]:
    power = POWERS["spin" in whens, "headz_up" in whens]
    if card.power_kind != power:
        yield f", power_kind: {shown(card.power_kind)}, but its effects say {shown(power)}"
    if card.team in ranks and card.rank != ranks[card.team]:
        yield f", rank: {shown(card.rank)}, but its team is {shown(ranks[card.team])} (MB-35)"
    if card.team not in ranks and not any(row["op"] == "wild_team" for row in card.effects):
        yield f", team: no team {shown(card.team)}{nearest(card.team, ranks)}"
    if whens and card.cost < 1:
        yield f", cost: {card.cost}, but a Bean with a power costs at least 1 (MB-152)"
    attacks = [row for row in card.effects if row["op"] == "bean_attack"]
    if attacks and len([row for row in card.effects if row["when"] == "spin"]) > 1:
        yield ", effects: a Bean Attack is the whole spin power"


def _deck(deck: Deck, pack: Pack) -> Iterator[str]:
    known = {card.id: card.rarity for card in pack.card}
    for entry in deck.cards:
        if entry.id not in known:
            yield f", cards: no card {shown(entry.id)}{nearest(entry.id, known)}"
        elif deck.format == "basic" and known[entry.id] in {"ultra_rare", "moose"}:
            yield f", cards: {shown(entry.id)} comes only from boosters (MB-131)"
        if deck.format == "expert" and entry.count > pack.meta.max_copies_expert:
            yield f", cards: {entry.count} of {shown(entry.id)}, at most {pack.meta.max_copies_expert} (MB-2)"
    size = pack.meta.deck_size_expert if deck.format == "expert" else pack.meta.deck_size_basic
    total = sum(entry.count for entry in deck.cards)
    if total != size:
        yield f", cards: {total}, a deck of this format has {size} (MB-1)"
