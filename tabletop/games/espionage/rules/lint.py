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
from tabletop.games.espionage.rules.ops import ASKS, DEEDS, HELD, MARKS
from tabletop.games.espionage.rules.ops import Card as CardId
from tabletop.games.espionage.rules.pack import Answers, Card, Deck, Effect, Needs, Numbers, Pack, Test

__all__ = ["effects", "lint"]
LONGEST = {"name": 20, "text": 120, "mission_text": 120, "flavour": 90, "copied": 160, "art": 160}
NEED_AN_AIM = {"steal", "look_at_hand", "pick_card", "give", "done_looking", "redirect"}


def lint(data: bytes, name: str) -> list[str]:
    """What is wrong with the card file `name`, in reading order; empty when the game could be played with it."""
    return findings(data, name, Pack, _form, _sense)


# -- the form: every table on its own, so that one slip does not hide the next -----------------------------------------
def _form(raw: dict[str, Any]) -> Iterator[str]:
    yield from field_mistakes(raw, Pack, "file", ("game", "card", "deck"))
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
    deeds = HELD if effect.get("use") == "held" else DEEDS
    for key, known in (("ask", ASKS), ("do", deeds)):
        for n, row in enumerate(_list(effect.get(key))):
            where = f"{place}, {key}[{n}]"
            if not isinstance(row, dict):
                yield f"{where}: expected a table, got {shown(row)}"
                continue
            yield from (f"{where}: {mistake}" for mistake in mistakes(row, known, {CardId: titles}, MARKS))
            yield from _tests_form(row.get("if"), where, titles)
    yield from _tests_form(effect.get("if"), place, titles)


def _tests_form(tests: Any, place: str, titles: set[str]) -> Iterator[str]:
    for n, test in enumerate(_list(tests)):
        yield from field_mistakes(test, Test, f"{place}, if[{n}]")
        title = test.get("without", "") if isinstance(test, dict) else ""
        if title and (wrong := stray(title, titles)):
            yield f"{place}, if[{n}], without: no card {wrong}"


# -- the sense: what the fields must agree on --------------------------------------------------------------------------
def _sense(pack: Pack) -> Iterator[str]:
    titles = [card.id for card in pack.card]
    yield from doubles("card", pack.card)
    for card in pack.card:
        yield from (f"card {shown(card.id)}{mistake}" for mistake in _card(card, set(titles), pack.game))
    for deck in pack.deck:
        yield from (f"deck {shown(deck.id)}{mistake}" for mistake in _deck(deck, pack))
    if not pack.deck:
        yield "there is no [[deck]]: a card file states its own deck (ES-9)"
    for rarity, want in (("gold", pack.game.gold_titles), ("common", pack.game.common_titles)):
        have = sum(card.rarity == rarity for card in pack.card)
        if have != want:
            yield f"game, {rarity}_titles: {want}, but there are {have} cards"


def _card(card: Card, titles: set[str], game: Numbers) -> Iterator[str]:
    uses = Counter(effect.use for effect in card.effects)
    yield from too_long(card, LONGEST)
    if card.copies != (1 if card.rarity == "gold" else game.copies_per_common):
        yield f", copies: a {card.rarity} card cannot have {card.copies}"
    if (uses["mission"] > 0) != (card.kind == "mission" or card.as_mission) or uses["mission"] > 1:
        kind = f"kind {shown(card.kind)}, as_mission = {card.as_mission}"
        yield f", effects: {uses['mission']} Mission uses do not go with {kind}"
    if uses["reaction"] != (card.kind == "reaction"):
        yield f", effects: {uses['reaction']} Reaction uses do not go with kind {shown(card.kind)}"
    if bool(card.mission_text) != card.as_mission:
        yield ", mission_text: belongs to a Reaction that is also a Mission"
    dies = any(row["op"] == "knock_out" for effect in card.effects if effect.when == "discarded" for row in effect.do)
    if dies != card.fatal:
        yield f", fatal: {card.fatal}, but its effects say {dies}"
    for n, effect in enumerate(card.effects):
        yield from (f", effects[{n}]{mistake}" for mistake in _effect(effect, titles))


def _effect(effect: Effect, titles: set[str]) -> Iterator[str]:
    asks, does = [row["op"] for row in effect.ask], [row["op"] for row in effect.do]
    if not does:
        yield ", do: it does nothing"
    if (effect.use == "reaction") != (effect.answers is not None):
        yield ", answers: a Reaction names what it answers, nothing else does"
    if (effect.use == "held") != bool(effect.when):
        yield ", when: belongs to a held card"
    entry = effect.answers.entry if effect.answers else ""
    if entry not in {"", "yours", *titles}:
        yield f", answers, entry: no card {shown(entry)}{nearest(entry, {'yours', *titles})}"
    aimed = NEED_AN_AIM & set(does) or any(row.get("whose") == "aim" for row in effect.do)
    if aimed and "aim" not in asks:
        yield ", ask: its deeds need an aim"
    if ("recover" in does) != ("choose_discards" in asks):
        yield ", ask: recover goes with choose_discards"
    if "search_pile" in does and does[-1] != "shuffle_back":
        yield ", do: a search ends with shuffle_back (ES-91)"
    for row in effect.ask:
        if row["op"] == "aim" and row["cards"] not in {0, 1}:
            yield ", ask, aim, cards: 0 or 1"
    if max(effect.needs.hand, effect.needs.discards, effect.needs.opponents) > 1:
        yield ", needs: at most 1 of each"
    for row in effect.do:
        if row.get("if") and DEEDS.get(row["op"], HELD).asks:  # type: ignore[union-attr]
            yield f", do: {shown(row['op'])} asks and cannot have a test"


def _deck(deck: Deck, pack: Pack) -> Iterator[str]:
    copies = {card.id: card.copies for card in pack.card}
    yield from (
        f", cards: no card {shown(title)}{nearest(title, copies)}" for title in deck.cards if title not in copies
    )
    for title, n in copies.items():
        if title not in deck.cards:
            yield f", cards: {shown(title)} is in no deck"
        elif deck.cards[title] != n:
            yield f", cards: {deck.cards[title]} of {shown(title)}, but the card says {n} copies"
    total = sum(deck.cards.values())
    if not total == deck.size == pack.game.deck_size:
        yield f", size: {deck.size}, its cards are {total}, the game has {pack.game.deck_size}"
