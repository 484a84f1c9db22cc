"""Decks: the one of a seat, one drawn by lot, and what completes one that was begun."""

from __future__ import annotations

from tabletop.core.decks import Deck, cards_of, is_own
from tabletop.core.dice import Dice
from tabletop.games.rpgget.rules.cards import (
    CARDS,
    CHARACTER,
    CLASSES,
    DECK_SIZE,
    ENEMY,
    EVENT,
    KIND,
    KINDS,
    MISSION,
    REWARD,
    ROADBLOCK,
    TYPE,
    deck_of,
)
from tabletop.games.rpgget.rules.legality import fits
from tabletop.games.rpgget.rules.options import SURPRISE

MIX = {CHARACTER: 13, ENEMY: 25, EVENT: 5, MISSION: 13, REWARD: 20, ROADBLOCK: 4}  # a usual deck (section 10)
FILL_SALT = 83


def pick_deck(value: str, seat: int, seed: int) -> tuple[bytes, str]:
    """The kinds of a seat's deck, and its name if it is a ready one."""
    if is_own(value):
        return bytes(sorted(KIND[card] for card, count in cards_of(value).items() for _ in range(count))), ""
    if value == SURPRISE:
        filled = _filled({}, None, Dice(seed, seat))
        return bytes(sorted(KIND[card] for card, count in filled.items() for _ in range(count))), ""
    return deck_of(value), value


def fill(deck: Deck, _form: str, pool: Deck | None, seed: int) -> dict[str, int]:
    """The deck with cards of the pool until it is full: the usual mix of types, Rewards that its Characters can use."""
    return _filled(deck, pool, Dice(seed, FILL_SALT))


def _filled(deck: Deck, pool: Deck | None, dice: Dice) -> dict[str, int]:
    out, mix = dict(deck), dict(MIX)
    for card, count in deck.items():
        if card in KIND:
            mix[TYPE[KIND[card]]] -= count
    while sum(out.values()) < DECK_SIZE:
        free = [kind for kind in KINDS if pool is None or out.get(CARDS[kind].id, 0) < pool.get(CARDS[kind].id, 0)]
        if not free:
            break
        kind = _next(free, out, mix, dice)
        out[CARDS[kind].id] = out.get(CARDS[kind].id, 0) + 1
        mix[TYPE[kind]] -= 1
    return out


def _next(free: list[int], deck: Deck, mix: dict[int, int], dice: Dice) -> int:
    """Of the type that is most due, heroes before gear; as few copies as possible, gear that some hero can use."""
    there = {TYPE[kind] for kind in free}
    due = CHARACTER if CHARACTER in there and mix[CHARACTER] > 0 else max(there, key=lambda what: (mix[what], -what))
    kinds = [kind for kind in free if TYPE[kind] == due]
    heroes = [KIND[card] for card in deck if card in KIND and TYPE[KIND[card]] == CHARACTER]
    if due == REWARD:
        kinds = [kind for kind in kinds if any(fits(hero, kind) for hero in heroes)] or kinds
    least = min(deck.get(CARDS[kind].id, 0) for kind in kinds)
    kinds = [kind for kind in kinds if deck.get(CARDS[kind].id, 0) == least]
    shared = [sum(bool(CLASSES[kind] & CLASSES[hero]) for hero in heroes) if due == CHARACTER else 0 for kind in kinds]
    return dice.pick(kinds, [1 + n for n in shared])
