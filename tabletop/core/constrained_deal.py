"""Dealing kinds to places when not every kind fits everywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

SWAPS = 4  # for each card: so often a deal is mixed, until all that fit are about equally likely


def dealt(
    cards: Sequence[int], kinds: Sequence[int], fit: Callable[[int, int], bool], rand: Random
) -> list[int] | None:
    """One of these kinds for each card, each used once, so that `fit(card, kind)` holds; None when there is no such deal."""
    left = rand.sample(kinds, len(kinds))
    at = [-1] * len(left)  # by place in `left`, which card has it
    for card in range(len(cards)):
        if not _place(card, cards, left, at, fit, set()):
            return None
    found = [0] * len(cards)
    for place, card in enumerate(at):
        found[card] = left[place]
    for _ in range(SWAPS * len(cards)):
        a, b = int(rand.random() * len(cards)), int(rand.random() * len(cards))
        if fit(cards[a], found[b]) and fit(cards[b], found[a]):
            found[a], found[b] = found[b], found[a]
    return found


def _place(
    card: int, cards: Sequence[int], left: list[int], at: list[int], fit: Callable[[int, int], bool], tried: set[int]
) -> bool:
    """Find a kind for a card; those that came before may have to take another one (an augmenting path)."""
    for place, kind in enumerate(left):
        if place not in tried and at[place] < 0 and fit(cards[card], kind):
            at[place] = card
            return True
    for place, kind in enumerate(left):
        if place not in tried and fit(cards[card], kind):
            tried.add(place)
            if _place(at[place], cards, left, at, fit, tried):
                at[place] = card
                return True
    return False
