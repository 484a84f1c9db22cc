"""What the minigame asks, and why a card is no answer."""

# ruff: noqa: ARG001 - queries are called with the same arguments, wanted or not
from __future__ import annotations

from tabletop.core.ask import PASS, Option, ValueRefusal
from tests.core.minigame.table import (
    AIMED,
    CALL,
    CHOOSE,
    DISCARD,
    GIVE,
    HAND,
    HEART,
    KEEP,
    NAMES,
    PILE,
    PLAIN_MISSIONS,
    PLAY,
    REACT,
    REACTIONS,
    REST,
    SNATCH,
    MiniTable,
    place,
    rules,
)


def rivals(s: MiniTable, seat: int) -> list[int]:
    return [x for x in s.order() if x != seat]


@rules.query
def act(s: MiniTable, seat: int) -> list[Option]:
    found = [PASS]
    if s.played < 3:
        for card in s.zones[place(seat, HAND)]:
            kind = s.kind[card]
            if kind in AIMED:
                found += [(PLAY, card, x) for x in rivals(s, seat)]
            elif kind in PLAIN_MISSIONS:
                found.append((PLAY, card, seat))
    return found


@rules.reason_for(act)
def why_not(s: MiniTable, seat: int) -> dict[int, tuple[str, str, str]]:
    why = {}
    for card in s.zones[place(seat, HAND)]:
        if s.kind[card] in REACTIONS:
            why[card] = ("reaction_only", f"{NAMES[s.kind[card]]} answers a card that was played.", "MG-2")
        elif s.played >= 3:
            why[card] = ("three_played", "You have played three cards.", "MG-1")
    return why


@rules.query
def reactions(s: MiniTable, seat: int, about: int) -> list[Option]:
    return [PASS] + [(REACT, card, about) for card in s.digest(place(seat, HAND))]


@rules.first_for(reactions)
def first_reaction(s: MiniTable, seats: tuple[int, ...], about: int) -> tuple[int, list[Option]] | None:
    for i, seat in enumerate(seats):
        if s.digest(place(seat, HAND)):
            return i, reactions(s, seat, about)
    return None


@rules.query
def gift(s: MiniTable, seat: int) -> list[Option]:
    return [(GIVE, card, -1) for card in s.zones[place(seat, HAND)]] or [PASS]


@rules.query
def choose_seat(s: MiniTable, seat: int) -> list[Option]:
    return [(CHOOSE, -1, x) for x in rivals(s, seat)]


@rules.query
def keep_one(s: MiniTable, seat: int, cards: tuple[int, ...]) -> list[Option]:
    return [(KEEP, card, -1) for card in cards] or [PASS]


@rules.query
def rest(s: MiniTable, seat: int) -> list[Option]:
    return [(REST, -1, PILE), (REST, -1, DISCARD)]


@rules.query
def snatch(s: MiniTable, seat: int) -> list[Option]:
    """Only counts decide, so that the racers tell nothing."""
    card = s.zones[DISCARD][-1] if s.zones[DISCARD] else -1
    return [PASS, (SNATCH, card, -1)] if card >= 0 and len(s.zones[place(seat, HAND)]) < 6 else [PASS]


@rules.query
def coin(s: MiniTable, seat: int) -> list[str]:
    return ["tails", "heads"]


@rules.check(coin)
def is_side(s: MiniTable, seat: int, value: object) -> ValueRefusal | None:
    return None if value in ("tails", "heads") else ValueRefusal("no_side", "A coin has two sides.", "MG-3")


@rules.query
def call_kind(s: MiniTable, seat: int) -> list[Option]:
    return [(CALL, -1, kind) for kind in range(HEART)]
