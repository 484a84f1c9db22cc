"""Decks: which may be played (MB-1, MB-2, MB-132), and the surprise drawn from the whole set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from tabletop.core.pack import nearest
from tabletop.core.table import MASK
from tabletop.games.beanz.cards import ACTION_CARD, BEAN, CARDS, COSMOS_CARD, INSTANT, KIND, PACK, TYPE, deck_of
from tabletop.games.beanz.options import SURPRISE

SIZE = {"basic": PACK.meta.deck_size_basic, "expert": PACK.meta.deck_size_expert}
MIX = ((BEAN, 60), (COSMOS_CARD, 12), (ACTION_CARD, 18), (INSTANT, 10))  # percent of a usual deck


class Violation(NamedTuple):
    """Why a deck may not be played: a stable code, a sentence, the rule; `card` is its id when it is about one card."""

    code: str
    text: str
    rule: str
    card: str = ""


def legal(
    deck: Mapping[str, int], form: str = "basic", copies: int | None = None, owned: Mapping[str, int] | None = None
) -> list[Violation]:
    """All that is wrong with a deck of card ids and counts; empty when it may be played.

    form: "basic" or "expert"; copies: most of one card (None: what the form says); owned: a collection that limits it.
    """
    found = []
    limit = copies if copies is not None or form == "basic" else PACK.meta.max_copies_expert
    for card, count in deck.items():
        if card not in KIND:
            found.append(Violation("unknown_card", f"There is no card {card!r}{nearest(card, KIND)}.", "MB-132", card))
            continue
        name = CARDS[KIND[card]].name
        if limit is not None and count > limit:
            found.append(Violation("too_many_copies", f"{count} of {name}; at most {limit} fit.", "MB-2", card))
        if owned is not None and count > owned.get(card, 0):
            have = owned.get(card, 0)
            found.append(Violation("not_owned", f"{count} of {name}; you own {have}.", "MB-132", card))
    total = sum(deck.values())
    if total != SIZE[form]:
        found.append(Violation("deck_size", f"{total} cards; a deck of this game has exactly {SIZE[form]}.", "MB-1"))
    return found


class Dice:
    """A few numbers from a seed, apart from the table's own dice."""

    def __init__(self, seed: int, salt: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + salt * 0xBF58476D1CE4E5B9 + 0x94D049BB133111EB) & MASK
        self.roll(2)

    def roll(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.state = x = (self.state * 6364136223846793005 + 1442695040888963407) & MASK
        return (x >> 33) % n


def surprise(form: str, dice: Dice) -> bytes:
    """A legal deck from the whole set in the usual mix of kinds, at most as many alike as an Expert deck may hold."""
    out: Counter[int] = Counter()
    counts = {what: SIZE[form] * percent // 100 for what, percent in MIX}
    counts[BEAN] += SIZE[form] - sum(counts.values())  # what rounding has left
    for what, count in counts.items():
        kinds = [kind for kind in range(len(CARDS)) if TYPE[kind] == what]
        for _ in range(count):
            kind = kinds[dice.roll(len(kinds))]
            while out[kind] >= PACK.meta.max_copies_expert:
                kind = kinds[dice.roll(len(kinds))]
            out[kind] += 1
    return bytes(sorted(out.elements()))


def pick_deck(options: dict[str, str], seat: int, seed: int) -> bytes:
    """The kinds of a seat's deck, as the house rules say."""
    form = "expert" if options["expert"] == "on" else "basic"
    name = options[f"deck_{seat}" if form == "basic" else f"expert_deck_{seat}"]
    return surprise(form, Dice(seed, seat)) if name == SURPRISE else deck_of(name)
