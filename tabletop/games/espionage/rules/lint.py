"""Every mistake of a card file at once: file, card, field, what is wrong, the nearest valid word (ES-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tabletop.core.lint import doubles, findings, too_long
from tabletop.core.operations import mistakes
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import field_mistakes, nearest, stray
from tabletop.games.espionage.rules import effects  # registers the operations
from tabletop.games.espionage.rules.cards import Answers, Card, Deck, Effect, Needs, Numbers, Pack, Test
from tabletop.games.espionage.rules.chain import ASKS, HELD, MARKS, OPS
from tabletop.games.espionage.rules.chain import Card as CardId
from tabletop.games.espionage.texts import tr

__all__ = ["effects", "lint"]
LONGEST = {"name": 20, "text": 120, "mission_text": 120, "flavour": 90, "copied": 160, "art": 160}
NEED_AN_AIM = {"steal", "look_at_hand", "pick_card", "give", "done_looking", "redirect"}


def lint(data: bytes, name: str) -> list[str]:
    """What is wrong with the card file `name`, in reading order; empty when the game could be played with it."""
    return findings(data, name, Pack, _form, _sense)


# -- the form: every table on its own, so that one slip does not hide the next -----------------------------------------
def _form(raw: dict[str, Any]) -> Iterator[str]:
    yield from field_mistakes(raw, Pack, tr("core-whole-file"), ("game", "card", "deck"))
    yield from field_mistakes(raw.get("game", {}), Numbers, "game")
    cards = [card for card in _list(raw.get("card")) if isinstance(card, dict)]
    titles = {str(card.get("id")) for card in cards}
    for card in _list(raw.get("card")):
        place = f"card {shown(card.get('id'))}" if isinstance(card, dict) else "card"
        yield from field_mistakes(card, Card, place, ("effects",))
        if isinstance(card, dict):
            for n, effect in enumerate(_list(card.get("effects"))):
                yield from _effect_form(effect, f"{place}, effects[{n}]", titles)
    for deck in _list(raw.get("deck")):
        yield from field_mistakes(deck, Deck, f"deck {shown(deck.get('id'))}" if isinstance(deck, dict) else "deck")


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _effect_form(effect: Any, place: str, titles: set[str]) -> Iterator[str]:
    yield from field_mistakes(effect, Effect, place, ("ask", "do", "if", "answers", "needs"))
    if not isinstance(effect, dict):
        return
    for key, kind in (("answers", Answers), ("needs", Needs)):
        if key in effect:
            yield from field_mistakes(effect[key], kind, f"{place}, {key}")
    steps = HELD if effect.get("use") == "held" else OPS
    for key, known in (("ask", ASKS), ("do", steps)):
        for n, row in enumerate(_list(effect.get(key))):
            where = f"{place}, {key}[{n}]"
            if not isinstance(row, dict):
                yield tr("core-no-table", place=where, value=shown(row))
                continue
            yield from (f"{where}: {mistake}" for mistake in mistakes(row, known, {CardId: titles}, MARKS))
            yield from _tests_form(row.get("if"), where, titles)
    yield from _tests_form(effect.get("if"), place, titles)


def _tests_form(tests: Any, place: str, titles: set[str]) -> Iterator[str]:
    for n, test in enumerate(_list(tests)):
        yield from field_mistakes(test, Test, f"{place}, if[{n}]")
        title = test.get("without", "") if isinstance(test, dict) else ""
        if title and (wrong := stray(title, titles)):
            yield tr("core-unknown-card", place=f"{place}, if[{n}], without", card=wrong)


# -- the sense: what the fields must agree on --------------------------------------------------------------------------
def _sense(pack: Pack) -> Iterator[str]:
    titles = [card.id for card in pack.card]
    yield from doubles("card", pack.card)
    for card in pack.card:
        yield from (f"card {shown(card.id)}{mistake}" for mistake in _card(card, set(titles), pack.game))
    for deck in pack.deck:
        yield from (f"deck {shown(deck.id)}{mistake}" for mistake in _deck(deck, pack))
    if not pack.deck:
        yield tr("lint-no-deck")
    for rarity, want in (("gold", pack.game.gold_titles), ("common", pack.game.common_titles)):
        have = sum(card.rarity == rarity for card in pack.card)
        if have != want:
            yield tr("lint-titles", rarity=rarity, said=want, found=have)


def _card(card: Card, titles: set[str], game: Numbers) -> Iterator[str]:
    uses = Counter(effect.use for effect in card.effects)
    yield from too_long(card, LONGEST)
    if card.copies != (1 if card.rarity == "gold" else game.copies_per_common):
        yield tr("lint-copies", rarity=card.rarity, count=card.copies)
    if (uses["mission"] > 0) != (card.kind == "mission" or card.as_mission) or uses["mission"] > 1:
        as_mission = str(card.as_mission)
        yield tr("lint-mission-uses", count=uses["mission"], kind=shown(card.kind), as_mission=as_mission)
    if uses["reaction"] != (card.kind == "reaction"):
        yield tr("lint-reaction-uses", count=uses["reaction"], kind=shown(card.kind))
    if bool(card.mission_text) != card.as_mission:
        yield tr("lint-mission-text")
    dies = any(row["op"] == "knock_out" for effect in card.effects if effect.when == "discarded" for row in effect.do)
    if dies != card.fatal:
        yield tr("lint-fatal", said=str(card.fatal), effects=str(dies))
    for n, effect in enumerate(card.effects):
        yield from (f", effects[{n}]{mistake}" for mistake in _effect(effect, titles))


def _effect(effect: Effect, titles: set[str]) -> Iterator[str]:
    asks, does = [row["op"] for row in effect.ask], [row["op"] for row in effect.do]
    if not does:
        yield tr("lint-does-nothing")
    if (effect.use == "reaction") != (effect.answers is not None):
        yield tr("lint-answers")
    if (effect.use == "held") != bool(effect.when):
        yield tr("lint-when-held")
    entry = effect.answers.entry if effect.answers else ""
    if entry not in {"", "yours", *titles}:
        wrong = f"{shown(entry)}{nearest(entry, {'yours', *titles})}"
        yield tr("core-unknown-card", place=", answers, entry", card=wrong)
    aimed = NEED_AN_AIM & set(does) or any(row.get("whose") == "aim" for row in effect.do)
    if aimed and "aim" not in asks:
        yield tr("lint-needs-aim")
    if ("recover" in does) != ("choose_discards" in asks):
        yield tr("lint-recover")
    if "search_pile" in does and does[-1] != "shuffle_back":
        yield tr("lint-search")
    for row in effect.ask:
        if row["op"] == "aim" and row["cards"] not in {0, 1}:
            yield tr("lint-aim-cards")
    if max(effect.needs.hand, effect.needs.discards, effect.needs.opponents) > 1:
        yield tr("lint-needs")
    for row in effect.do:
        if row.get("if") and OPS.get(row["op"], HELD).asks:  # type: ignore[union-attr]
            yield tr("lint-asks-untested", name=shown(row["op"]))


def _deck(deck: Deck, pack: Pack) -> Iterator[str]:
    copies = {card.id: card.copies for card in pack.card}
    for title in (title for title in deck.cards if title not in copies):
        yield tr("core-unknown-card", place=", cards", card=f"{shown(title)}{nearest(title, copies)}")
    for title, n in copies.items():
        if title not in deck.cards:
            yield tr("lint-in-no-deck", card=shown(title))
        elif deck.cards[title] != n:
            yield tr("lint-deck-copies", count=deck.cards[title], card=shown(title), said=n)
    total = sum(deck.cards.values())
    if not total == deck.size == pack.game.deck_size:
        yield tr("lint-deck-size", size=deck.size, count=total, game=pack.game.deck_size)
